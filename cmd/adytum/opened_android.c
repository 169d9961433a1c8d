#include <jni.h>
#include <stdint.h>
#include <string.h>

// Of the flags of an intent: the app was begun from the list of recent ones, with an
// intent that was answered long ago.
#define LAUNCHED_FROM_HISTORY 0x00100000

static jobject ask(JNIEnv *env, jobject of, const char *method, const char *signature) {
	if (of == NULL || (*env)->ExceptionCheck(env)) {
		return NULL;
	}
	jmethodID id = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, of), method, signature);
	return id == NULL ? NULL : (*env)->CallObjectMethod(env, of, id, NULL);
}

static jint flags(JNIEnv *env, jobject intent) {
	if (intent == NULL || (*env)->ExceptionCheck(env)) {
		return 0;
	}
	jmethodID id = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, intent), "getFlags", "()I");
	return id == NULL ? 0 : (*env)->CallIntMethod(env, intent, id);
}

// takeIntentData takes the data out of the intent of an activity, so that it is found
// once. The text is the caller's to free; it is NULL without data.
char *takeIntentData(uintptr_t environment, uintptr_t activity) {
	JNIEnv *env = (JNIEnv *)environment;
	char *text = NULL;
	if ((*env)->PushLocalFrame(env, 16) != 0) {
		(*env)->ExceptionClear(env);
		return NULL;
	}
	jobject intent = ask(env, (jobject)activity, "getIntent", "()Landroid/content/Intent;");
	jobject data = ask(env, intent, "getData", "()Landroid/net/Uri;");
	jstring uri = (jstring)ask(env, data, "toString", "()Ljava/lang/String;");
	jint how = flags(env, intent);
	if (uri != NULL && !(*env)->ExceptionCheck(env)) {
		const char *chars = (*env)->GetStringUTFChars(env, uri, NULL);
		if (chars != NULL && !(how & LAUNCHED_FROM_HISTORY)) {
			text = strdup(chars);
		}
		if (chars != NULL) {
			(*env)->ReleaseStringUTFChars(env, uri, chars);
		}
		ask(env, intent, "setData", "(Landroid/net/Uri;)Landroid/content/Intent;"); // to null
	}
	if ((*env)->ExceptionCheck(env)) {
		(*env)->ExceptionClear(env);
	}
	(*env)->PopLocalFrame(env, NULL);
	return text;
}
