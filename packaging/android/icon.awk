# Turns the icon into a drawing of Android: without its ground, within the circle
# that every launcher shows, in colours or as one shape.
BEGIN {
	print "<vector xmlns:android=\"http://schemas.android.com/apk/res/android\""
	print "\tandroid:width=\"108dp\" android:height=\"108dp\" android:viewportWidth=\"744\" android:viewportHeight=\"744\">"
	print "\t<group android:translateX=\"116\" android:translateY=\"97\">"
}
function path(colour, d) {
	printf "\t\t<path android:fillColor=\"%s\" android:fillType=\"evenOdd\" android:pathData=\"%s\"/>\n", colour, d
}
/<path/ {
	if (n++ == 0) next
	if (drawing == "foreground") path($2, $4)
	# Two arches, the floor, the door: what is dark is cut out of what is below it.
	else if ($2 == "#14171F") path("#FFFFFF", below " " $4)
	else if (below != "" && last != "#14171F") path("#FFFFFF", below)
	below = $4
	last = $2
}
END { print "\t</group>\n</vector>" }
