package widgets

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
)

// The signs are drawn in a field of 24 by 24: a disc, and a line upon it. Their
// colours are part of the resource's name, by which Fyne keeps drawn pictures.

func checkSign(disc, line color.Color) fyne.Resource {
	return sign("check", disc, line, `<path d="M6.5 12.5 L10.5 16.5 L17.5 8.5"/>`)
}

func crosshairSign(disc, line color.Color) fyne.Resource {
	return sign("crosshair", disc, line,
		`<circle cx="12" cy="12" r="4.5"/><path d="M12 4 V9 M12 15 V20 M4 12 H9 M15 12 H20"/>`)
}

func towerSign(disc, line color.Color) fyne.Resource {
	return sign("tower", disc, line, `<path d="M8 18 V7 H10 V9 H11 V7 H13 V9 H14 V7 H16 V18 Z"/>`)
}

func houseSign(disc, line color.Color) fyne.Resource {
	return sign("house", disc, line, `<path d="M6 12.5 L12 7 L18 12.5 M8 11.5 V17.5 H16 V11.5"/>`)
}

func questionSign(disc, line color.Color) fyne.Resource {
	return sign("question", disc, line,
		`<path d="M9 9.5 C9 5.5 15 5.5 15 9.5 C15 12 12 11.8 12 14.2 M12 17.6 V17.8"/>`)
}

func sign(name string, disc, line color.Color, lines string) fyne.Resource {
	d, l := hex(disc), hex(line)
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
		`<circle cx="12" cy="12" r="11" fill="%s" stroke="%s" stroke-width="1.5"/>`+
		`<g fill="none" stroke="%s" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">%s</g></svg>`,
		d, l, l, lines)
	return fyne.NewStaticResource(fmt.Sprintf("sign-%s-%s-%s.svg", name, d[1:], l[1:]), []byte(content))
}

func hex(c color.Color) string {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("#%02X%02X%02X", n.R, n.G, n.B)
}

// checkMark is the check without its disc.
func checkMark(line color.Color) fyne.Resource {
	l := hex(line)
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
		`<path d="M4 12.5 L9.5 18 L20 6.5" fill="none" stroke="%s" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`, l)
	return fyne.NewStaticResource("mark-check-"+l[1:]+".svg", []byte(content))
}
