/* bcryptprimitives.dll for a Wine without ProcessPrng, which Go asks for chance. */
#include <windows.h>
BOOLEAN WINAPI SystemFunction036(PVOID bytes, ULONG count);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return SystemFunction036(bytes, (ULONG)count); }
