#include <jni.h>
#include <stdint.h>
#include <stdlib.h>

char *takeIntentData(uintptr_t env, uintptr_t activity);

JNIEXPORT jstring JNICALL Java_Intents_take(JNIEnv *env, jclass class, jobject activity) {
	char *text = takeIntentData((uintptr_t)env, (uintptr_t)activity);
	jstring taken = text == NULL ? NULL : (*env)->NewStringUTF(env, text);
	free(text);
	return taken;
}
