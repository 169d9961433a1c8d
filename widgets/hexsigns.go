package widgets

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// signOf is the sign that the state of a cell asks for, or nil. Of several the
// most urgent is shown.
func signOf(c HexCell) fyne.Resource {
	brass, onBrass := themeColor(theme.ColorNamePrimary), themeColor(theme.ColorNameForegroundOnPrimary)
	alarm, onAlarm := themeColor(theme.ColorNameError), themeColor(theme.ColorNameForegroundOnError)
	switch s := c.Signs; {
	case s.has(HexStarving):
		return triangleSign("starving", alarm, onAlarm, `<path d="M12 9 V14 M12 17.7 V17.8"/>`)
	case s.has(HexAttack):
		return sign("attack", alarm, onAlarm, `<path d="M7.5 7.5 L16.5 16.5 M16.5 7.5 L7.5 16.5"/>`)
	case s.has(HexTrade):
		return sign("trade", alarm, onAlarm, `<path d="M7 9.2 H17 M7 14.8 H17"/>`)
	case s.has(HexLosing):
		return sign("losing", alarm, onAlarm, `<path d="M7 12 H17"/>`)
	case s.has(HexDanger):
		return triangleSign("danger", themeColor(theme.ColorNameBackground), themeColor(theme.ColorNameForeground), "")
	case s.has(HexGrow):
		return sign("grow", brass, onBrass, `<path d="M12 6.5 V17.5 M6.5 12 H17.5"/>`)
	case s.has(HexPlace):
		return placeSign(brass)
	case s.has(HexReach):
		return sign("reach", brass, onBrass, "")
	case s.has(HexPointed):
		return pinSign(brass, onBrass)
	}
	return nil
}

// triangleSign warns.
func triangleSign(name string, field, line color.Color, lines string) fyne.Resource {
	f, l := hex(field), hex(line)
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
		`<path d="M12 2.5 L22.5 21 H1.5 Z" fill="%s" stroke="%s" stroke-width="2" stroke-linejoin="round"/>`+
		`<g fill="none" stroke="%s" stroke-width="2.6" stroke-linecap="round">%s</g></svg>`,
		f, l, l, lines)
	return fyne.NewStaticResource(fmt.Sprintf("hex-%s-%s-%s.svg", name, f[1:], l[1:]), []byte(content))
}

// pinSign points down at what stands in the cell.
func pinSign(field, dot color.Color) fyne.Resource {
	f, d := hex(field), hex(dot)
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
		`<path d="M12 23 C8 17 4 13.5 4 9 A8 8 0 0 1 20 9 C20 13.5 16 17 12 23 Z" fill="%s"/>`+
		`<circle cx="12" cy="9" r="3" fill="%s"/></svg>`, f, d)
	return fyne.NewStaticResource(fmt.Sprintf("hex-pin-%s-%s.svg", f[1:], d[1:]), []byte(content))
}

// placeSign is a ring with a plus in it.
func placeSign(line color.Color) fyne.Resource {
	l := hex(line)
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
		`<g fill="none" stroke="%s" stroke-width="2.4" stroke-linecap="round"><circle cx="12" cy="12" r="10"/>`+
		`<path d="M12 7.5 V16.5 M7.5 12 H16.5"/></g></svg>`, l)
	return fyne.NewStaticResource("hex-place-"+l[1:]+".svg", []byte(content))
}
