package android.content;

import android.net.Uri;

/** What the app asks of Android's class of this name. */
public class Intent {
	private final int flags;
	private Uri data;

	public Intent(String data, int flags) {
		this.data = data == null ? null : new Uri(data);
		this.flags = flags;
	}

	public int getFlags() {
		return flags;
	}

	public Uri getData() {
		return data;
	}

	public Intent setData(Uri data) {
		this.data = data;
		return this;
	}
}
