import android.content.Intent;

/** Takes the data out of intents, each twice, and prints them. */
public class Intents {
	static native String take(Intents activity);

	private final Intent intent;

	Intents(Intent intent) {
		this.intent = intent;
	}

	public Intent getIntent() {
		return intent;
	}

	public static void main(String[] args) {
		System.load(args[0]);
		Intent[] intents = {
			new Intent("content://mail/1/Ada.adytum", 0x10000000), new Intent("content://old", 0x10100000),
			new Intent(null, 0), new Intent("", 0), null,
		};
		for (Intent intent : intents) {
			Intents activity = new Intents(intent);
			System.out.println(take(activity) + " " + take(activity));
		}
	}
}
