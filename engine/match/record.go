package match

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"adytum/engine"
)

// A Record is a match as plain text that a person can read and mail. A
// position is always rebuilt from it. docs/record.md gives the grammar.
type Record struct {
	Game  string
	Rules int
	Header
	// Result is "*" while the game lasts, else the outcome's name and scores.
	Result string
	Plies  []Ply
	// Pending is the help taken since the last ply.
	Pending Marks
	// Comments are kept in the order they were written.
	Comments []Comment
}

// A Ply is one line of the record.
type Ply struct {
	Text  string
	Marks Marks
}

// A Comment is a line of free text.
type Comment struct {
	After int // plies before it
	Text  string
}

// FormatName opens every record; the number grows when the grammar changes.
const FormatName = "adytum 1"

// The bounds of a record that is read; they keep a hostile file cheap.
const (
	mostPlies    = 100_000
	mostComments = 10_000
	mostTags     = 64 // of options, of seats
	mostName     = 200
	mostLine     = 1_000
)

// MostText is how many bytes a record has at most; more need not be read.
const MostText = 8 << 20

// What else a *RecordError may be of, besides refusals.
var (
	// ErrOtherFormat says that another version of the format wrote the record.
	ErrOtherFormat = errors.New("match: the record has another format")
	// ErrUnknownGame says that no game has the match's name.
	ErrUnknownGame = errors.New("match: the game is unknown")
	// ErrOtherRules says that other rules than today's played the match, so that it
	// cannot be replayed.
	ErrOtherRules = errors.New("match: it was played by another version of the rules")
)

// A RecordError says what is wrong with a record and where.
type RecordError struct {
	Line int // counted from 1; 0 if no single line is at fault
	Why  string
	Err  error // what caused it, or nil
}

// Error names the line and the reason.
func (e *RecordError) Error() string {
	if e.Line == 0 {
		return "record: " + e.Why
	}
	return fmt.Sprintf("record: line %d: %s", e.Line, e.Why)
}

// Unwrap is what caused the error.
func (e *RecordError) Unwrap() error { return e.Err }

// Record writes the match down, without what was undone.
func (m *Match) Record() Record {
	r := Record{Game: m.game.Name(), Rules: m.game.RulesVersion(), Header: m.Header(), Result: m.result(), Pending: m.pending}
	for _, e := range m.entries[:m.ply] {
		r.Plies = append(r.Plies, Ply{e.Text, e.Marks})
	}
	return r
}

func (m *Match) result() string {
	outcome, over := m.Position().Outcome()
	if !over {
		return "*"
	}
	words := []string{outcome.Name}
	for _, s := range outcome.Scores {
		words = append(words, strconv.Itoa(s))
	}
	return strings.Join(words, " ")
}

// Load replays a record with the game it names and checks every ply and the
// result. The error is a *RecordError.
func Load(games []engine.Game, r Record) (*Match, error) {
	i := slices.IndexFunc(games, func(g engine.Game) bool { return g.Name() == r.Game })
	if i < 0 {
		return nil, &RecordError{Why: fmt.Sprintf("no game is called %q", r.Game), Err: ErrUnknownGame}
	}
	if have := games[i].RulesVersion(); r.Rules != have {
		why := fmt.Sprintf("it was played by version %d of the rules of %s, this is version %d", r.Rules, r.Game, have)
		return nil, &RecordError{Why: why, Err: ErrOtherRules}
	}
	m, err := New(games[i], r.Header)
	if err != nil {
		return nil, &RecordError{Why: "the game cannot be dealt: " + err.Error(), Err: err}
	}
	for n, ply := range r.Plies {
		m.pending = ply.Marks
		if _, err := m.PlayText(ply.Text); err != nil {
			return nil, &RecordError{Why: fmt.Sprintf("ply %d, %s: %v", n+1, ply.Text, err), Err: err}
		}
	}
	m.pending = r.Pending
	if r.Result != m.result() {
		return nil, &RecordError{Why: fmt.Sprintf("the result is given as %q, but the plies lead to %q", r.Result, m.result())}
	}
	return m, nil
}

// Receive reads and replays a record from elsewhere, and opens it if it is sealed. Unlike in Load, at each seat
// there must be a person, one of the game's bots, or one of the players given. The
// error is a *RecordError.
func Receive(games []engine.Game, text string, players ...string) (Record, *Match, error) {
	text, err := unseal(text)
	if err != nil {
		return Record{}, nil, err
	}
	r, err := ParseRecord(text)
	if err != nil {
		return r, nil, err
	}
	m, err := Load(games, r)
	if err != nil {
		return r, nil, err
	}
	players = append(players, Person)
	for _, b := range m.game.Bots() {
		players = append(players, b.Name())
	}
	for _, p := range r.Players {
		if !slices.Contains(players, p.Kind) {
			return r, nil, &RecordError{Why: fmt.Sprintf("no player of %s is called %.40q", r.Game, p.Kind)}
		}
	}
	return r, m, nil
}

// String is the record's text; ParseRecord reads it back.
func (r Record) String() string {
	var b strings.Builder
	tag := func(name, value string) { fmt.Fprintf(&b, "[%s %q]\n", name, value) }
	tag("Format", FormatName)
	tag("Game", r.Game)
	tag("Rules", strconv.Itoa(r.Rules))
	for _, name := range slices.Sorted(maps.Keys(r.Options)) {
		tag("Option", name+" "+r.Options[name])
	}
	for _, p := range r.Players {
		tag("Seat", strings.Join(strings.Fields(p.Kind+" "+p.Name), " "))
	}
	tag("Seed", string(r.Seed))
	if r.Date != "" {
		tag("Date", r.Date)
	}
	tag("Result", r.Result)
	comments := r.Comments
	for n := 0; n <= len(r.Plies); n++ {
		for len(comments) > 0 && comments[0].After == n {
			b.WriteString("; " + comments[0].Text + "\n")
			comments = comments[1:]
		}
		if n < len(r.Plies) {
			fmt.Fprintf(&b, "%d. %s%s\n", n+1, r.Plies[n].Text, r.Plies[n].Marks.text())
		}
	}
	if r.Pending != (Marks{}) {
		fmt.Fprintf(&b, "%d. *%s\n", len(r.Plies)+1, r.Pending.text())
	}
	return b.String()
}

func (m Marks) text() string {
	text := ""
	if m.TookBack > 0 {
		text += fmt.Sprintf(" took-back=%d", m.TookBack)
	}
	if m.Hints > 0 {
		text += fmt.Sprintf(" hints=%d", m.Hints)
	}
	return text
}

// ParseRecord reads a record's text and checks all that can be checked without
// playing. The error is a *RecordError that names the line.
func ParseRecord(text string) (Record, error) {
	if len(text) > MostText {
		return Record{}, errLong
	}
	p := parser{seen: map[string]bool{}}
	p.Options = engine.Options{}
	number := 0
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		number++
		if err := p.read(strings.TrimSuffix(line, "\r")); err != nil {
			return Record{}, &RecordError{Line: number, Why: err.Error(), Err: err}
		}
	}
	for _, name := range []string{"Format", "Game", "Rules", "Seat", "Seed", "Result"} {
		if !p.seen[name] {
			return Record{}, &RecordError{Why: "the tag " + name + " is missing"}
		}
	}
	return p.Record, nil
}

var datePattern = regexp.MustCompile(`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`)

type parser struct {
	Record
	seen   map[string]bool
	closed bool // a line of pending marks ends the plies
}

func (p *parser) read(line string) error {
	switch {
	case len(line) > mostLine:
		return fmt.Errorf("longer than %d bytes", mostLine)
	case !isText(strings.ReplaceAll(line, "\t", " ")):
		return fmt.Errorf("it holds what is no text")
	case strings.TrimSpace(line) == "":
		return nil
	case line[0] == ';' && len(p.Comments) >= mostComments:
		return fmt.Errorf("more than %d comments", mostComments)
	case line[0] == ';':
		p.Comments = append(p.Comments, Comment{len(p.Plies), strings.TrimSpace(line[1:])})
		return nil
	case line[0] == '[':
		return p.readTag(line)
	}
	return p.readPly(line)
}

// isText reports whether a text may be shown: a terminal might obey what is none.
func isText(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, unicode.IsControl)
}

func (p *parser) readTag(line string) error {
	if len(p.Plies) > 0 || p.closed {
		return fmt.Errorf("a tag after the first ply")
	}
	name, quoted, found := strings.Cut(strings.TrimSuffix(line[1:], "]"), " ")
	value, err := strconv.Unquote(quoted)
	if !found || err != nil || !strings.HasSuffix(line, "]") || !isText(value) {
		return fmt.Errorf("%.40q is not a tag of the form [Name \"value\"]", line)
	}
	if !p.seen["Format"] && name != "Format" {
		return fmt.Errorf("a record begins with [Format %q]", FormatName)
	}
	if p.seen[name] && name != "Option" && name != "Seat" {
		return fmt.Errorf("the tag %s stands twice", name)
	}
	p.seen[name] = true
	return p.set(name, value)
}

func (p *parser) set(name, value string) error {
	switch name {
	case "Format":
		if value != FormatName {
			return fmt.Errorf("%w: %.40q, this program reads %q", ErrOtherFormat, value, FormatName)
		}
	case "Game":
		p.Game = value
	case "Rules":
		version, err := strconv.Atoi(value)
		if err != nil || version < 1 {
			return fmt.Errorf("%.20q is not a version of rules", value)
		}
		p.Rules = version
	case "Option":
		option, choice, found := strings.Cut(value, " ")
		if _, twice := p.Options[option]; !found || twice {
			return fmt.Errorf("%.40q is not an option and its value, or stands twice", value)
		}
		if len(p.Options) >= mostTags {
			return fmt.Errorf("more than %d options", mostTags)
		}
		p.Options[option] = choice
	case "Seat":
		kind, player, _ := strings.Cut(value, " ")
		if kind == "" {
			return fmt.Errorf("a seat without a kind of player")
		}
		if len(p.Players) >= mostTags {
			return fmt.Errorf("more than %d seats", mostTags)
		}
		if len(player) > mostName {
			return fmt.Errorf("the name of a player is longer than %d bytes", mostName)
		}
		p.Players = append(p.Players, Player{kind, strings.TrimSpace(player)})
	case "Seed":
		p.Seed = engine.Seed(value)
	case "Date":
		if !datePattern.MatchString(value) {
			return fmt.Errorf("%.20q is not a date of the form 2026-11-20", value)
		}
		p.Date = value
	case "Result":
		p.Result = value
	default:
		return fmt.Errorf("the tag %.40q is unknown", name)
	}
	return nil
}

// readPly reads "7. move took-back=1 hints=2", the move "*" for pending marks.
func (p *parser) readPly(line string) error {
	words := strings.Fields(line)
	number, ok := strings.CutSuffix(words[0], ".")
	if want := strconv.Itoa(len(p.Plies) + 1); !ok || number != want {
		return fmt.Errorf("%.40q where ply %q was expected", words[0], want+".")
	}
	if p.closed || len(p.Plies) >= mostPlies {
		return fmt.Errorf("a ply after the last one")
	}
	if len(words) < 2 {
		return fmt.Errorf("ply %s is empty", number)
	}
	marks, err := parseMarks(words[2:])
	if err != nil {
		return err
	}
	if words[1] == "*" {
		p.Pending, p.closed = marks, true
		return nil
	}
	p.Plies = append(p.Plies, Ply{words[1], marks})
	return nil
}

func parseMarks(words []string) (Marks, error) {
	var m Marks
	for _, word := range words {
		name, value, _ := strings.Cut(word, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > mostPlies {
			return m, fmt.Errorf("%.40q is not a mark", word)
		}
		switch {
		case name == "took-back" && m.TookBack == 0:
			m.TookBack = n
		case name == "hints" && m.Hints == 0:
			m.Hints = n
		default:
			return m, fmt.Errorf("the mark %.40q is unknown or stands twice", name)
		}
	}
	return m, nil
}
