package widgets

// A GridStep is one thing that happened on a grid.
type GridStep struct {
	Kind GridStepKind
	// From is where the piece stands that acts or falls, To where it goes,
	// strikes or appears.
	From, To string
}

// GridStepKind is what happens in a step.
type GridStepKind int

// The kinds of steps.
const (
	GridMoves   GridStepKind = iota // the piece goes from From to To
	GridStrikes                     // the piece on From strikes at To
	GridFalls                       // the piece on From is lost
	GridAppears                     // a piece comes to To
	GridSwaps                       // the pieces on From and To change places
)

// Play shows the steps that led from the state before the last SetState to the
// state of now, one after another. It never holds anybody up: a tap, a key or a
// new state ends it. Without motion only the end is shown.
func (g *CastleGrid) Play([]GridStep) {}

// Moving says whether steps are being shown.
func (g *CastleGrid) Moving() bool { return false }

// Settle ends what is being shown at once.
func (g *CastleGrid) Settle() {}
