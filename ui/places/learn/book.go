package learn

import (
	"regexp"
	"strings"
)

// A chapter is a heading of a rulebook with the paragraphs below it.
type chapter struct {
	// id is the paragraph's id, such as "A3"; "" for the chapters that tell
	// no rules.
	id       string
	title    string
	passages []passage
}

// A passage is a paragraph, or the sketch of a table.
type passage struct {
	table string // the game whose table it is; "" for a paragraph
	text  string // of a table, what is to be seen
}

// sketch is a picture in a rulebook: "![What is seen](tables/adaman.svg)".
var sketch = regexp.MustCompile(`^!\[(.+)\]\(tables/([a-z]+)\.svg\)$`)

// parse reads a rulebook's Markdown: headings of two levels, paragraphs,
// pictures of tables, and emphasis, which is left in the texts.
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
			last.passages = append(last.passages, passageOf(block))
		}
	}
	return chapters
}

func passageOf(block string) passage {
	if m := sketch.FindStringSubmatch(block); m != nil {
		return passage{table: m[2], text: m[1]}
	}
	return passage{text: block}
}
