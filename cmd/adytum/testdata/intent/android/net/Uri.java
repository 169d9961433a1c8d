package android.net;

/** What the app asks of Android's class of this name. */
public class Uri {
	private final String text;

	public Uri(String text) {
		this.text = text;
	}

	@Override
	public String toString() {
		if (text.isEmpty()) {
			throw new IllegalStateException();
		}
		return text;
	}
}
