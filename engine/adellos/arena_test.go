package adellos

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/search"
)

func TestArena(t *testing.T) {
	spec := os.Getenv("ARENA") // "master,adept games options"
	if spec == "" {
		t.Skip()
	}
	w := strings.Fields(spec)
	names := strings.Split(w[0], ",")
	games, _ := strconv.Atoi(w[1])
	o := engine.Options{OptionFactions: Chosen, OptionRoundLimit: "on"}
	bots := map[string]engine.Bot{"random": search.Random{}}
	for _, b := range game.Bots() {
		bots[b.Name()] = b
	}
	for _, name := range names {
		var b Planner
		if k, _ := fmt.Sscanf(name, "p%d/%d/%d/%f", &b.Width, &b.Replies, &b.ReplyWidth, &b.Blur); k == 4 {
			b.Level = name
			if strings.HasSuffix(name, "o") {
				b.Level = "old"
			}
			bots[name] = b
		}
	}
	wins := make([]float64, len(names))
	ends := map[string]int{}
	fac, facn := map[string]float64{}, map[string]int{}
	nob, nobn := map[string]float64{}, map[string]int{}
	firstWins, rounds := 0.0, 0
	var longest time.Duration
	var total time.Duration
	turns := 0
	n := len(names)
	fs := game.Edition().Factions
	start := time.Now()
	for g := range games {
		shift := g % n
		o[OptionStart] = fmt.Sprintf("seat-%d", 1+(g/n)%n)
		pos, _, err := game.Deal(engine.Setup{Seats: n, Seed: engine.Seed(fmt.Sprintf("arena-%d", g/(2*n))), Options: o})
		if err != nil {
			t.Fatal(err)
		}
		r := engine.Seed(fmt.Sprintf("think-%d", g)).Stream(engine.ThinkStream)
		p := pos.(Position)
		var turn time.Duration
		last := uint8(0)
		for p.ToMove() >= 0 {
			seat := int(p.ToMove())
			bot := bots[names[(seat+shift)%n]]
			var m engine.Move
			if p.phase == AsksFaction {
				// all combinations in turn
				k := g / (2 * n)
				f := (k + seat*(1+(k/4)%3)) % 4
				for p.factionTaken(uint8(f)) {
					f = (f + 1) % 4
				}
				m, _ = game.ParseMove("faction:" + fs[f].ID)
			} else {
				at := time.Now()
				c, err := bot.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: r})
				if err != nil {
					t.Fatal(err)
				}
				m = c.Move
				if p.active != last {
					longest = max(longest, turn)
					turn, last = 0, p.active
					turns++
				}
				turn += time.Since(at)
				total += time.Since(at)
			}
			next, _, err := p.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			p = next.(Position)
		}
		out, _ := p.Outcome()
		ends[out.Name]++
		rounds += int(p.round)
		for seat := range n {
			s := search.Share(out, engine.Seat(seat))
			wins[(seat+shift)%n] += s
			fac[fs[p.seat[seat].faction].ID] += s
			facn[fs[p.seat[seat].faction].ID]++
			id := p.sheet.kinds[p.seat[seat].noble].id
			nob[id] += s
			nobn[id]++
			if seat == int(p.start) {
				firstWins += s
			}
		}
	}
	fmt.Printf("%s over %d games: %v first %.3f ends %v rounds %.1f; turn avg %v longest %v; %v\n", w[0], games, wins, firstWins/float64(games), ends,
		float64(rounds)/float64(games), total/time.Duration(max(1, turns)), longest, time.Since(start))
	for k, v := range fac {
		fmt.Printf("  %s %.0f%% of %d\n", k, 100*v/float64(facn[k]), facn[k])
	}
	if len(w) > 2 {
		for k, v := range nob {
			fmt.Printf("    %s %.0f%% of %d\n", k, 100*v/float64(nobn[k]), nobn[k])
		}
	}
}

func TestBalance(t *testing.T) {
	spec := os.Getenv("BALANCE") // "p24/6/4/0 gamesPerPair part parts map"
	if spec == "" {
		t.Skip()
	}
	w := strings.Fields(spec)
	var b Planner
	b.Level = "x"
	fmt.Sscanf(w[0], "p%d/%d/%d/%f", &b.Width, &b.Replies, &b.ReplyWidth, &b.Blur)
	games, _ := strconv.Atoi(w[1])
	fs := game.Edition().Factions
	fac, facn := map[string]float64{}, map[string]int{}
	nob, nobn := map[string]float64{}, map[string]int{}
	pair := map[string]float64{}
	ends := map[string]int{}
	first, total, rounds := 0.0, 0, 0
	seatw := 0.0
	for i := range fs {
		for j := i + 1; j < len(fs); j++ {
			for g := range games {
				ids := []string{fs[i].ID, fs[j].ID}
				if g%2 == 1 {
					ids[0], ids[1] = ids[1], ids[0]
				}
				m := MapHalf
				if len(w) > 2 {
					m = w[2]
				}
				pos, _, err := game.Deal(engine.Setup{Seats: 2, Seed: engine.Seed(fmt.Sprintf("bal-%d-%d-%d", i, j, g)), Options: engine.Options{OptionMap: m, OptionFactions: Chosen, OptionRoundLimit: "on", OptionStart: fmt.Sprintf("seat-%d", 1+(g/2)%2)}})
				if err != nil {
					t.Fatal(err)
				}
				r := engine.Seed(fmt.Sprintf("balt-%d-%d-%d", i, j, g)).Stream(engine.ThinkStream)
				p := pos.(Position)
				later, _ := strconv.Atoi(os.Getenv("LATER"))
				for p.ToMove() >= 0 {
					if p.phase == AsksNoble && p.asked == p.start && later > 0 && p.seat[p.start].noble == 0 {
						p.seat[1-p.start].gold += int16(later)
						later = 0
					}
					var m engine.Move
					if p.phase == AsksFaction {
						m, _ = game.ParseMove("faction:" + ids[p.asked])
					} else {
						c, err := b.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: r})
						if err != nil {
							t.Fatal(err)
						}
						m = c.Move
					}
					next, _, err := p.Play(m)
					if err != nil {
						t.Fatal(err)
					}
					p = next.(Position)
				}
				out, _ := p.Outcome()
				ends[out.Name]++
				rounds += int(p.round)
				total++
				for seat := range 2 {
					s := search.Share(out, engine.Seat(seat))
					id := fs[p.seat[seat].faction].ID
					fac[id] += s
					facn[id]++
					if id == fs[i].ID {
						pair[fs[i].ID+" v "+fs[j].ID] += s
					}
					n := id + "." + p.sheet.kinds[p.seat[seat].noble].id
					nob[n] += s
					nobn[n]++
					if seat == int(p.start) {
						first += s
						ends["fx-"+out.Name] += int(s)
					}
					if seat == 0 {
						seatw += s
					}
				}
			}
		}
	}
	fmt.Printf("BALANCE %s: first %.3f seat0 %.3f ends %v rounds %.1f\n", spec, first/float64(total), seatw/float64(total), ends, float64(rounds)/float64(total))
	for k, v := range fac {
		fmt.Printf("  F %s %.1f%% of %d\n", k, 100*v/float64(facn[k]), facn[k])
	}
	for k, v := range pair {
		fmt.Printf("  P %s %.1f%%\n", k, 100*v/float64(games))
	}
	for k, v := range nob {
		fmt.Printf("    N %s %.1f%% of %d\n", k, 100*v/float64(nobn[k]), nobn[k])
	}
}

func TestShow(t *testing.T) {
	spec := os.Getenv("SHOW")
	if spec == "" {
		t.Skip()
	}
	b := Planner{Width: 24, Replies: 6, ReplyWidth: 4}
	pos, _, _ := game.Deal(engine.Setup{Seats: 2, Seed: engine.Seed(spec), Options: engine.Options{OptionRoundLimit: "on"}})
	r := engine.Seed(spec).Stream(engine.ThinkStream)
	p := pos.(Position)
	var line []string
	last := uint8(9)
	for p.ToMove() >= 0 {
		c, _ := b.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: r})
		if p.active != last {
			fmt.Println(strings.Join(line, " "))
			fmt.Println(p.seatText(0, everybody), "|", p.seatText(1, everybody), "|", p.boardText())
			line = []string{fmt.Sprint(p.round), p.castleName(p.active)}
			last = p.active
		}
		line = append(line, fmt.Sprintf("%s(%.2f)", c.Move, func() float64 {
			if len(c.Candidates) > 0 {
				return c.Candidates[0].Chance
			}
			return 0
		}()))
		next, _, err := p.Play(c.Move)
		if err != nil {
			t.Fatal(err)
		}
		p = next.(Position)
	}
	fmt.Println(strings.Join(line, " "))
	fmt.Println(p)
}

func editionFile() string {
	if f := os.Getenv("EDITION"); f != "" {
		return f
	}
	return "../../assets/adellos/edition.json"
}
