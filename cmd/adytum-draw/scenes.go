package main

// A drawing is the scene of one card with its accent, the colour of the
// card's main suit.
type drawing struct {
	accent string
	paint  scene
}

var scenes = map[string]drawing{
	"ace_of_moons":   {moonsBlue, ace(0)},
	"ace_of_suns":    {sunsGold, ace(1)},
	"ace_of_waves":   {wavesBlue, ace(2)},
	"ace_of_leaves":  {leavesGreen, ace(3)},
	"ace_of_wyrms":   {wyrmsRed, ace(4)},
	"ace_of_knots":   {knotsPink, ace(5)},
	"author":         {knotsPink, drawAuthor},
	"desert":         {sunsGold, drawDesert},
	"origin":         {leavesGreen, drawOrigin},
	"journey":        {wavesBlue, drawJourney},
	"painter":        {sunsGold, drawPainter},
	"savage":         {leavesGreen, drawSavage},
	"mountain":       {moonsBlue, drawMountain},
	"sailor":         {wavesBlue, drawSailor},
	"battle":         {wyrmsRed, drawBattle},
	"forest":         {leavesGreen, drawForest},
	"discovery":      {sunsGold, drawDiscovery},
	"soldier":        {wyrmsRed, drawSoldier},
	"lunatic":        {moonsBlue, drawLunatic},
	"penitent":       {wyrmsRed, drawPenitent},
	"market":         {knotsPink, drawMarket},
	"chance_meeting": {leavesGreen, drawChanceMeeting},
	"castle":         {sunsGold, drawCastle},
	"cave":           {wyrmsRed, drawCave},
	"diplomat":       {sunsGold, drawDiplomat},
	"mill":           {wavesBlue, drawMill},
	"betrayal":       {wyrmsRed, drawBetrayal},
	"pact":           {sunsGold, drawPact},
	"darkness":       {wavesBlue, drawDarkness},
	"merchant":       {leavesGreen, drawMerchant},
	"huntress":       {moonsBlue, drawHuntress},
	"bard":           {sunsGold, drawBard},
	"sea":            {wavesBlue, drawSea},
	"end":            {leavesGreen, drawEnd},
	"calamity":       {wyrmsRed, drawCalamity},
	"windfall":       {knotsPink, drawWindfall},
	"excuse":         {brass, drawExcuse},
	"harvest":        {sunsGold, drawHarvest},
	"watchman":       {moonsBlue, drawWatchman},
	"light_keeper":   {wavesBlue, drawLightKeeper},
	"borderland":     {leavesGreen, drawBorderland},
	"consul":         {knotsPink, drawConsul},
	"rite":           {wyrmsRed, drawRite},
	"island":         {sunsGold, drawIsland},
	"window":         {sunsGold, drawWindow},
}

// ace shows the suit itself, large.
func ace(i int) scene {
	return func(s *stage) {
		s.mid(circle(centreX, centreY, 90))
		s.paper(circle(centreX, centreY, 82))
		paintSuit(s.picture, suits[i], centreX-59, centreY-59, 118)
	}
}
