package frame

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/widgets/controls"
)

// showFocused scrolls the page so that what has the keyboard's focus is in sight.
func (r *Router) showFocused() {
	if object, ok := r.canvas.Focused().(fyne.CanvasObject); ok {
		r.ScrollTo(object)
	}
}

// ScrollTo scrolls the page so that an object in it is in sight.
func (r *Router) ScrollTo(object fyne.CanvasObject) {
	if r.frame.page == nil {
		return
	}
	scroll := scrollAround(r.frame.page.Content, object)
	if scroll == nil {
		return
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(object).Y - driver.AbsolutePositionForObject(scroll).Y
	offset := scroll.Offset
	switch bottom := top + object.Size().Height; {
	case top < 0 || object.Size().Height > scroll.Size().Height:
		offset.Y += top - focusMargin
	case bottom > scroll.Size().Height:
		offset.Y += bottom - scroll.Size().Height + focusMargin
	default:
		return
	}
	scroll.ScrollToOffset(fyne.NewPos(offset.X, max(0, offset.Y)))
	if scroll.OnScrolled != nil { // which hears of fingers and wheels alone
		scroll.OnScrolled(scroll.Offset)
	}
}

// focusMargin is the room between a control and the edge it was scrolled to.
const focusMargin = 8

// A pagePosition is where somebody is in a page: nobody loses it by a new look, or by a
// page that lies on top for a while.
type pagePosition struct {
	scroll  *container.Scroll
	focused int // which of the page's controls has the keyboard; -1 for none
}

func positionIn(p *Page, focused fyne.Focusable) *pagePosition {
	return &pagePosition{firstScroll(p.Content), slices.Index(p.controls(), focused)}
}

// controls are what the keyboard reaches in the page and at the end of its title.
func (p *Page) controls() []fyne.Focusable {
	all := controls.Controls(p.Content)
	for _, action := range p.Actions {
		all = append(all, controls.Controls(action)...)
	}
	return all
}

// refocus gives the keyboard back to the control at that position.
func (s *pagePosition) refocus(p *Page, c fyne.Canvas) {
	if all := p.controls(); c.Focused() == nil && s.focused >= 0 && s.focused < len(all) {
		c.Focus(all[s.focused])
	}
}

// find brings a rebuilt page to that position.
func (s *pagePosition) find(p *Page, c fyne.Canvas) {
	s.refocus(p, c)
	scroll := firstScroll(p.Content)
	if s.scroll == nil || scroll == nil {
		return
	}
	scroll.ScrollToOffset(s.scroll.Offset)
	if p.Anchor != nil {
		lower := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.Anchor).Y - p.AnchorTop
		scroll.ScrollToOffset(fyne.NewPos(scroll.Offset.X, max(0, scroll.Offset.Y+lower)))
	}
}

// scrollAround finds the scroll whose content holds an object; nil if there is
// none.
func scrollAround(root, object fyne.CanvasObject) *container.Scroll {
	switch root := root.(type) {
	case *container.Scroll:
		if holds(root.Content, object) {
			return root
		}
	case *fyne.Container:
		for _, child := range root.Objects {
			if found := scrollAround(child, object); found != nil {
				return found
			}
		}
	}
	return nil
}

// firstScroll finds the uppermost scroll of a page; nil if there is none.
func firstScroll(root fyne.CanvasObject) *container.Scroll {
	switch root := root.(type) {
	case *container.Scroll:
		return root
	case *fyne.Container:
		for _, child := range root.Objects {
			if found := firstScroll(child); found != nil {
				return found
			}
		}
	}
	return nil
}

func holds(root, object fyne.CanvasObject) bool {
	if root == object {
		return true
	}
	if c, ok := root.(*fyne.Container); ok {
		for _, child := range c.Objects {
			if holds(child, object) {
				return true
			}
		}
	}
	return false
}
