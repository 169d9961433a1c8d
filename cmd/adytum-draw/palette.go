package main

// The inks of the whole set: two tones on paper, and one accent of six.
const (
	paper = "#FFFBF2"
	ink   = "#2B2620"
	mid   = "#CBB489"

	moonsBlue   = "#56B4E9"
	sunsGold    = "#E69F00"
	wavesBlue   = "#0072B2"
	leavesGreen = "#009E73"
	wyrmsRed    = "#D55E00"
	knotsPink   = "#CC79A7"
	seatGrey    = "#8A8F98"
	brass       = "#D0A85C"
)
