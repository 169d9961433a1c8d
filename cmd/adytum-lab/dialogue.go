package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/engine/match"
)

// A dialogue is a game with a person at a terminal.
type dialogue struct {
	game    labGame
	match   *match.Match
	seat    engine.Seat  // the person's
	bots    []engine.Bot // by seat, nil for the person
	think   thinkFlags
	streams []*engine.Rand
	out     io.Writer
}

// say prints a line. A terminal that is gone shows at the next prompt.
func (d *dialogue) say(format string, args ...any) { _, _ = fmt.Fprintf(d.out, format+"\n", args...) }

// converse plays until the end of the game, the input or the context.
func (d *dialogue) converse(ctx context.Context, input *lineReader) error {
	h := d.match.Header()
	d.say("%s, seed %s. Type help for the commands.", d.game.Name(), h.Seed)
	d.say("%s", d.game.notation)
	if err := d.untilAsked(ctx); err != nil {
		return stopQuietly(ctx, err)
	}
	for {
		if _, err := io.WriteString(d.out, "> "); err != nil {
			return err
		}
		l, ok := input.next(ctx)
		if !ok {
			d.say("")
			return input.end(ctx)
		}
		quit, err := d.obey(ctx, l)
		if err != nil {
			return stopQuietly(ctx, err)
		}
		if quit {
			return nil
		}
	}
}

// stopQuietly leaves out the error of a context that has ended.
func stopQuietly(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// untilAsked lets the bots play until the person is asked or the game is over,
// and shows the result.
func (d *dialogue) untilAsked(ctx context.Context) error {
	for seat := d.match.Position().ToMove(); seat != engine.Nobody && seat != d.seat; seat = d.match.Position().ToMove() {
		choice, _, err := d.think.choose(ctx, d.bots[seat], d.match.View(seat), d.streams[seat])
		if err != nil {
			return err
		}
		e, err := d.match.Play(choice.Move)
		if err != nil {
			return fmt.Errorf("%s plays %s: %w", d.bots[seat].Name(), choice.Move, inWords(err))
		}
		d.say("%s at seat %d plays %s.", d.bots[seat].Name(), seat, e.Text)
		d.sayEvents(e)
	}
	d.show()
	return nil
}

func (d *dialogue) sayEvents(e match.Entry) {
	for _, event := range e.Events {
		d.say("  %s", tell(event.Seen(d.seat), len(d.bots)))
	}
}

// fewMoves is how many legal moves are listed without being asked.
const fewMoves = 12

// show prints what the person knows, and the moves or the end.
func (d *dialogue) show() {
	v := d.match.View(d.seat)
	d.say("")
	for part := range strings.SplitSeq(v.String(), " | ") {
		d.say("  %s", part)
	}
	if o, over := v.Outcome(); over {
		d.say("The game is over: %s. Score: %s. You can undo, record, save FILE or quit.", o.Name, numbers(o.Scores))
		return
	}
	if moves := v.Moves(); len(moves) > fewMoves {
		d.say("%d legal moves; type moves to see them.", len(moves))
	} else {
		d.list(moves)
	}
}

func numbers(scores []int) string {
	var words []string
	for _, s := range scores {
		words = append(words, strconv.Itoa(s))
	}
	return strings.Join(words, " ")
}

func (d *dialogue) list(moves []engine.Move) {
	for i, m := range moves {
		d.say("  #%d %s", i+1, m)
	}
}

const commands = `  MOVE       play a move; a part of one is answered with what is missing
  #N         play move number N of the list
  show       show the table again
  moves      list the legal moves
  undo       take your last move back
  redo       play it again
  hint       ask for advice, with the chance to win
  record     print the game so far as a record
  save FILE  write the record to a new file
  resign     give the game up
  quit       leave`

// obey does what a line says and reports whether it was to quit. The error ends
// the dialogue.
func (d *dialogue) obey(ctx context.Context, l inputLine) (quit bool, err error) {
	name, rest, _ := strings.Cut(strings.TrimSpace(l.text), " ")
	switch {
	case l.tooLong:
		d.say("That line is too long.")
	case name == "":
	case name == "quit" || name == "exit":
		return true, nil
	case name == "help":
		d.say("%s\n%s", d.game.notation, commands)
	case name == "show":
		d.show()
	case name == "moves":
		d.list(d.match.View(d.seat).Moves())
	case name == "undo":
		d.undo()
	case name == "redo":
		d.redo()
	case name == "hint":
		return false, d.hint(ctx)
	case name == "record":
		d.say("%s", strings.TrimSuffix(d.match.Record().String(), "\n"))
	case name == "save":
		d.save(strings.TrimSpace(rest))
	case name == engine.ResignText:
		return false, d.played(ctx, d.resign)
	default:
		return false, d.move(ctx, strings.TrimSpace(l.text))
	}
	return false, nil
}

// played makes a ply of the person's and goes on with the game. A refusal is
// spoken.
func (d *dialogue) played(ctx context.Context, play func() (match.Entry, error)) error {
	e, err := play()
	if err != nil {
		d.say("%s", speak(err))
		return nil
	}
	d.sayEvents(e)
	return d.untilAsked(ctx)
}

// speak words an error as a sentence.
func speak(err error) string {
	var r *engine.Refusal
	if errors.As(err, &r) {
		return sentence(r)
	}
	return err.Error() + "."
}

func (d *dialogue) resign() (match.Entry, error) {
	if _, ok := d.match.Position().(engine.Resigner); !ok {
		return match.Entry{}, errors.New("this game cannot be given up; quit leaves it")
	}
	return d.match.Resign(d.seat)
}

// move plays what was typed, or answers the half-made move.
func (d *dialogue) move(ctx context.Context, text string) error {
	v := d.match.View(d.seat)
	if numbered, ok := strings.CutPrefix(text, "#"); ok {
		n, err := strconv.Atoi(numbered)
		moves := v.Moves()
		if err != nil || n < 1 || n > len(moves) {
			d.say("The moves have the numbers 1 to %d.", len(moves))
			return nil
		}
		text = moves[n-1].String()
	}
	answer := v.Consider(text)
	switch answer.State {
	case engine.Complete:
		return d.played(ctx, func() (match.Entry, error) { return d.match.Play(answer.Move) })
	case engine.Possible:
		var next []string
		for _, part := range answer.Next {
			next = append(next, part.Text)
		}
		d.say("Possible so far%s. Next: %s.", bracketed(answer.Facts), strings.Join(next, " "))
	default:
		d.say("%s", sentence(answer.Refusal))
	}
	return nil
}

func bracketed(f engine.Facts) string {
	if len(f) == 0 {
		return ""
	}
	return " (" + figures(f) + ")"
}

// undo takes plies back until the person is asked again.
func (d *dialogue) undo() {
	own := slices.ContainsFunc(d.match.History(), func(e match.Entry) bool { return e.Seat == d.seat })
	if !own {
		d.say("There is nothing to undo.")
		return
	}
	for taken := (match.Entry{Seat: engine.Nobody}); taken.Seat != d.seat; {
		if d.match.UndoReveals() {
			d.say("What this takes back had revealed something; the record will say so.")
		}
		taken, _ = d.match.Undo()
		d.say("Taken back: %s.", taken.Text)
	}
	d.show()
}

// redo plays undone plies again, the person's and the answers to it.
func (d *dialogue) redo() {
	if !d.match.CanRedo() {
		d.say("There is nothing to redo.")
		return
	}
	for again := true; again; again = d.match.CanRedo() && d.match.Position().ToMove() != d.seat {
		e, _ := d.match.Redo()
		d.say("Played again: %s.", e.Text)
	}
	d.show()
}

// runnersUp is how many other candidates a hint names.
const runnersUp = 3

// hint asks the strongest bot.
func (d *dialogue) hint(ctx context.Context) error {
	b, ok := d.game.strongest()
	v := d.match.View(d.seat)
	if !ok || len(v.Moves()) == 0 {
		d.say("There is nothing to advise.")
		return nil
	}
	choice, _, err := d.think.choose(ctx, b, v, d.streams[d.seat])
	if err != nil {
		return err
	}
	d.match.MarkHint()
	d.say("%s would play %s.", b.Name(), choice.Move)
	for _, c := range choice.Candidates[:min(len(choice.Candidates), 1+runnersUp)] {
		d.say("  %5.1f %% chance to win with %s", 100*c.Chance, c.Move)
	}
	return nil
}

func (d *dialogue) save(file string) {
	if file == "" {
		d.say("Save to which file? Type save FILE.")
		return
	}
	if err := saveRecord(file, d.match.Record()); err != nil {
		d.say("Not saved: %v.", err)
		return
	}
	d.say("Saved to %s.", file)
}

func (d *dialogue) result(interrupted bool) playResult {
	h := d.match.Header()
	r := playResult{Game: d.game.Name(), Seed: h.Seed, Options: h.Options, Plies: d.match.Ply(), Scores: []int{},
		Record: d.match.Record().String(), Interrupted: interrupted}
	if o, over := d.match.Position().Outcome(); over {
		r.Outcome, r.Scores = o.Name, o.Scores
	}
	return r
}
