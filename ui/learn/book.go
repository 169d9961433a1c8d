package learn

import "strings"

// A chapter is a heading of a rulebook with the paragraphs below it.
type chapter struct {
	// id is the paragraph's id, such as "A3"; "" for the chapters that tell
	// no rules.
	id    string
	title string
	texts []string
}

// parse reads a rulebook's Markdown: headings of two levels, paragraphs, and
// emphasis, which is left in the texts.
func parse(markdown string) []chapter {
	var chapters []chapter
	for _, block := range strings.Split(markdown, "\n\n") {
		block = strings.Join(strings.Fields(block), " ")
		switch {
		case block == "":
		case strings.HasPrefix(block, "## "):
			id, title, _ := strings.Cut(strings.TrimPrefix(block, "## "), " ")
			chapters = append(chapters, chapter{id: id, title: title})
		case strings.HasPrefix(block, "# "):
			chapters = append(chapters, chapter{title: strings.TrimPrefix(block, "# ")})
		case len(chapters) > 0:
			last := &chapters[len(chapters)-1]
			last.texts = append(last.texts, block)
		}
	}
	return chapters
}
