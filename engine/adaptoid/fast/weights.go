package fast

// Full is the tuned evaluation: a logistic regression of how 18 500 games ended
// on the 570 000 positions in them. In the games of the last two rounds each
// side played with weights drawn at random around the best so far, so that a
// feature counts for what it brings and not for who likes it. The last weights
// beat those of an earlier round 117 to 83 at equal nodes. That an adaptoid can
// go anywhere at all has turned out to be worth much, to how many cells nothing.
var Full = Weights{
	Mover:  [features]int32{64, 7, 14, -11, 335, 529, -41, 0, -478, -219, 51},
	Other:  [features]int32{-43, -6, -16, 13, -327, -184, 91, 1113, 1240, 477, -64},
	Short:  [2][8]int32{{9000, 3523, 1852, 783, -99, -941, -1750, -2550}, {9000, 2885, 1775, 761, -78, -958, -1800, -2600}},
	Strike: [2]int32{5363, 1291},
	Turn:   52,
}

// Simple sees what a beginner sees: captures, who starves, and who can be
// captured at once.
var Simple = Weights{
	Mover:  [features]int32{fLegs: 20, fPincers: 20, fVictims: 300, fUnfed: -400},
	Other:  [features]int32{fLegs: -20, fPincers: -20, fVictims: -200, fUnfed: 300},
	Short:  [2][8]int32{{4000, 1500, 1000, 700, 400, 0, -300, -600}, {4000, 1500, 1000, 700, 400, 0, -300, -600}},
	Strike: [2]int32{3000, 700},
}
