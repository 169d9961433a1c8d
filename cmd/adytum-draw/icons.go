package main

// Icons are drawn in a square of 24 with a line of 2, in black, as filled
// paths alone: the theme replaces fills and drops everything it does not know,
// so a hole is an outline that turns back.
const iconLine = 2.0

// line is an icon's line along a path.
func line(data string) shape { return pen(iconLine, data) }

// rim is a line along the inside of a rounded box.
func rim(x, y, w, h, r float64) shape { return frame(x, y, w, h, r, iconLine) }

var icons = map[string][]shape{
	"play":         {path("M7 5.5 C7 4 8.5 3.3 9.7 4.1 L19 10.3 C20.3 11.2 20.3 12.8 19 13.7 L9.7 19.9 C8.5 20.7 7 20 7 18.5 Z")},
	"continue":     {rim(3, 3, 18, 18, 3), path("M9.5 8.4 C9.5 7.6 10.3 7.2 11 7.6 L16.2 11.2 C16.8 11.6 16.8 12.4 16.2 12.8 L11 16.4 C10.3 16.8 9.5 16.4 9.5 15.6 Z")},
	"statistics":   {roundBox(3, 12, 4.5, 9, 1.5), roundBox(9.75, 3, 4.5, 18, 1.5), roundBox(16.5, 8, 4.5, 13, 1.5)},
	"learn":        {line("M12 6.5 C10 4.5 6.5 4 3 4 V18 C6.5 18 10 18.5 12 20.5 C14 18.5 17.5 18 21 18 V4 C17.5 4 14 4.5 12 6.5 V20")},
	"settings":     {gear()},
	"back":         {line("M20 12 H4.5 M11 5 L4 12 L11 19")},
	"menu":         {line("M4 6 H20 M4 12 H20 M4 18 H20")},
	"undo":         {line("M8.5 4 L4 8.5 L8.5 13 M4.5 8.5 H14 A5.75 5.75 0 0 1 14 20 H8")},
	"redo":         {line("M15.5 4 L20 8.5 L15.5 13 M19.5 8.5 H10 A5.75 5.75 0 0 0 10 20 H16")},
	"hint":         {line("M9 17 C9 14.5 5.5 13.5 5.5 9 A6.5 6.5 0 0 1 18.5 9 C18.5 13.5 15 14.5 15 17 Z M9.5 21 H14.5")},
	"confirm":      {pen(2.6, "M4.5 12.5 L9.5 17.5 L19.5 6.5")},
	"close":        {line("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5")},
	"trophy":       {path("M6.5 3 H17.5 V9.5 A5.5 5.5 0 0 1 6.5 9.5 Z"), line("M6.5 5 H3.5 C3.5 8.5 4.5 10.5 7.5 11 M17.5 5 H20.5 C20.5 8.5 19.5 10.5 16.5 11 M12 14 V19"), roundBox(7, 18.5, 10, 2.5, 1.2)},
	"discard":      {pile()},
	"deck":         {rim(4, 2.5, 12.5, 17, 2.5), line("M19.5 6 V19 A2.5 2.5 0 0 1 17 21.5 H8"), star(10.25, 11, 4, 2, 4)},
	"eye":          {line("M2.5 12 C5 7.5 8.5 5.5 12 5.5 C15.5 5.5 19 7.5 21.5 12 C19 16.5 15.5 18.5 12 18.5 C8.5 18.5 5 16.5 2.5 12 Z"), circle(12, 12, 3.2)},
	"seed":         {rim(3.5, 3.5, 17, 17, 3.5), circle(8.3, 8.3, 1.6), circle(15.7, 8.3, 1.6), circle(12, 12, 1.6), circle(8.3, 15.7, 1.6), circle(15.7, 15.7, 1.6)},
	"info":         {ring(12, 12, 9, iconLine), circle(12, 7.8, 1.4), line("M12 11.5 V16.5")},
	"warning":      {line("M12 3.8 L21.2 19.8 H2.8 Z M12 10 V14"), circle(12, 16.9, 1.3)},
	"computer":     {rim(4, 7, 16, 12, 3), circle(9, 12.5, 1.7), circle(15, 12.5, 1.7), line("M12 7 V3.8 M9.5 16 H14.5 M1.8 11 V15 M22.2 11 V15"), circle(12, 3, 1.6)},
	"person":       {ring(12, 7.5, 4, iconLine), line("M4 20.5 C4 16.5 7.5 14.5 12 14.5 C16.5 14.5 20 16.5 20 20.5")},
	"flag":         {line("M5 3 V21.5"), path("M5 3.5 C9 2 12 5.5 19 3.5 C20 3.2 20.5 4.2 20 5 L18 8.5 L20 12 C20.5 13 20 13.6 19 13.8 C12 15.5 9 12 5 13.5 Z")},
	"replay":       {line("M4.2 12 A7.9 7.9 0 1 0 7 6 M7.5 2.2 L6.3 6.7 L10.8 7.8")},
	"calendar":     {rim(3, 4.5, 18, 16.5, 3), box(4, 8.5, 16, 2), line("M8 2.8 V6 M16 2.8 V6"), star(12, 15.2, 3.6, 1.7, 5)},
	"keyboard":     {rim(1.5, 5, 21, 14, 3), circle(6, 9.5, 1.2), circle(10, 9.5, 1.2), circle(14, 9.5, 1.2), circle(18, 9.5, 1.2), line("M7.5 14.5 H16.5")},
	"list":         {circle(4.5, 6, 1.5), circle(4.5, 12, 1.5), circle(4.5, 18, 1.5), line("M9 6 H20 M9 12 H20 M9 18 H20")},
	"plus":         {line("M12 4.5 V19.5 M4.5 12 H19.5")},
	"trash":        {line("M4 6.5 H20 M9.5 6 V3.5 H14.5 V6 M6 7 L7 20.5 H17 L18 7 M10.2 11 V16.5 M13.8 11 V16.5")},
	"leg":          {circle(12, 18.5, 4.5), line("M12 16 V5"), ellipse(12, 4.4, 4.4, 2.3)},
	"pincer":       {circle(12, 18.5, 4.5), path("M10 16 V12.5 C4.5 12 3 7 5 2.5 C5.5 1.4 7.6 1.4 8.6 2.6 C7.4 6 9 8.4 12 9 C15 8.4 16.6 6 15.4 2.6 C16.4 1.4 18.5 1.4 19 2.5 C21 7 19.5 12 14 12.5 V16 Z")},
	"body":         {ring(12, 12, 6.5, iconLine), circle(12, 12, 2.2)},
	"liberties":    {ring(12, 12, 3.2, iconLine), circle(12, 3.5, 1.8), circle(19.4, 7.75, 1.8), circle(19.4, 16.25, 1.8), circle(12, 20.5, 1.8), circle(4.6, 16.25, 1.8), circle(4.6, 7.75, 1.8)},
	"flip":         {line("M8 4 L4 8 L8 12 M4.5 8 H20 M16 12 L20 16 L16 20 M19.5 16 H4")},
	"bag":          {path("M8.5 8 H15.5 C20 11.5 21.5 15 20.5 18.5 C20 20.5 18 21.5 16 21.5 H8 C6 21.5 4 20.5 3.5 18.5 C2.5 15 4 11.5 8.5 8 Z"), path("M8 6.6 L6.5 2.5 L10 4 L12 2.4 L14 4 L17.5 2.5 L16 6.6 Z")},
	"seal":         {join(star(12, 12, 10, 7.8, 9), circle(12, 12, 5.2).reversed()), circle(12, 12, 2.6)},
	"cube":         {path("M12 2.5 L20.5 7 L12 11.5 L3.5 7 Z"), path("M3.2 9 L11 13 V21.8 L3.2 17.5 Z"), path("M20.8 9 L13 13 V21.8 L20.8 17.5 Z")},
	"share":        {line("M12 15 V3.5 M7.5 7.5 L12 3 L16.5 7.5 M8 11 H5 V20.5 H19 V11 H16")},
	"sword":        {path("M20.8 3.2 L20.4 8 L11 17.4 L6.6 13 L16 3.6 Z"), line("M4.5 12.8 L11.2 19.5 M7.2 16.8 L4 20"), circle(3.9, 20.1, 1.8)},
	"shield":       {line("M12 3 C14.5 4.8 17 5.4 20 5.4 C20.3 12.5 18 18 12 21 C6 18 3.7 12.5 4 5.4 C7 5.4 9.5 4.8 12 3 Z"), path("M12 6.6 V17.4 C8.6 15.2 7.1 12 7 8 C9 7.9 10.6 7.4 12 6.6 Z")},
	"boot":         {path("M7.5 3 H14.5 V11.5 C16 13.4 21 13.6 21.4 16.5 V17.5 H6 C6.5 12.5 7.5 9 7.5 3 Z"), roundBox(5.6, 18.8, 15.8, 2.4, 1.1)},
	"hourglass":    {roundBox(4.5, 2.2, 15, 2.6, 1.2), roundBox(4.5, 19.2, 15, 2.6, 1.2), line("M7 5 C7 9 10.6 10.2 10.6 12 C10.6 13.8 7 15 7 19 M17 5 C17 9 13.4 10.2 13.4 12 C13.4 13.8 17 15 17 19"), path("M9 19 C9.4 16.8 10.8 15.8 12 15.2 C13.2 15.8 14.6 16.8 15 19 Z"), path("M9.3 8 H14.7 C14 9.4 12.6 10 12 11 C11.4 10 10 9.4 9.3 8 Z")},
	"coin":         {ring(12, 12, 8.5, iconLine), polygon(12, 6.8, 16.2, 12, 12, 17.2, 7.8, 12)},
	"tower":        {path("M6.5 2.5 H9.2 V5 H10.7 V2.5 H13.3 V5 H14.8 V2.5 H17.5 V9 H6.5 Z"), join(path("M8 10.5 H16 L17 21.5 H7 Z"), path("M10.4 21.5 V17.5 A1.6 1.6 0 0 1 13.6 17.5 V21.5 Z").reversed())},
	"castle":       {join(path("M2.5 5 H4.8 V7 H6.2 V5 H8.5 V10.5 H10.5 V8.5 H13.5 V10.5 H15.5 V5 H17.8 V7 H19.2 V5 H21.5 V20.5 H2.5 Z"), path("M9.5 20.5 V16 A2.5 2.5 0 0 1 14.5 16 V20.5 Z").reversed())},
	"action-point": {line("M12 2.8 L20 7.4 V16.6 L12 21.2 L4 16.6 V7.4 Z"), path("M13.6 5.8 L7.8 13 H11 L10.4 18.2 L16.2 11 H13 Z")},
	"cards":        {rim(9.2, 3, 11.3, 16, 2).turned(12, 15, 11), join(path("M4.5 5 H11 A2 2 0 0 1 13 7 V18.5 A2 2 0 0 1 11 20.5 H4.5 A2 2 0 0 1 2.5 18.5 V7 A2 2 0 0 1 4.5 5 Z"), polygon(7.75, 9, 10.3, 12.75, 7.75, 16.5, 5.2, 12.75).reversed())},
	"zoom-in":      {ring(10.5, 10.5, 7, iconLine), line("M10.5 7.3 V13.7 M7.3 10.5 H13.7"), pen(2.6, "M16 16 L20.6 20.6")},
	"zoom-out":     {ring(10.5, 10.5, 7, iconLine), line("M7.3 10.5 H13.7"), pen(2.6, "M16 16 L20.6 20.6")},
	"show-all":     {line("M3.5 8.5 V3.5 H8.5 M15.5 3.5 H20.5 V8.5 M20.5 15.5 V20.5 H15.5 M8.5 20.5 H3.5 V15.5"), polygon(12, 7.4, 16, 9.7, 16, 14.3, 12, 16.6, 8, 14.3, 8, 9.7)},
	"unfold":       {line("M4.5 15.5 L12 8.5 L19.5 15.5")},
	"fold":         {line("M4.5 8.5 L12 15.5 L19.5 8.5")},
	"swap":         {line("M7.5 20.5 V4 M3.5 8 L7.5 4 L11.5 8 M16.5 3.5 V20 M12.5 16 L16.5 20 L20.5 16")},
}

func iconPicture(shapes []shape) *picture {
	p := &picture{width: 24, height: 24, decimals: 2}
	for _, s := range shapes {
		p.fill("#000000", s)
	}
	return p
}

// gear is a toothed wheel with a round hole.
func gear() shape {
	wheel := circle(12, 12, 6.8)
	tooth := roundBox(-2, -10, 4, 5, 1.2)
	for i := range 8 {
		wheel = join(wheel, tooth.turned(float64(i)*45, 0, 0).at(12, 12))
	}
	return join(wheel, circle(12, 12, 3).reversed())
}

// pile is a heap of cards lying askew.
func pile() shape {
	return join(
		line("M4 13.5 L12 17.5 L20 13.5 M4 17.5 L12 21.5 L20 17.5"),
		line("M12 2.8 L20.5 7.8 L12 12.8 L3.5 7.8 Z"))
}
