package decktet

// The 45 cards. The order is fixed forever: shuffles start from it, so
// changing it would change every deal.
const (
	AceOfMoons Card = iota
	AceOfSuns
	AceOfWaves
	AceOfLeaves
	AceOfWyrms
	AceOfKnots
	Author
	Desert
	Origin
	Journey
	Painter
	Savage
	Mountain
	Sailor
	Battle
	Forest
	Discovery
	Soldier
	Lunatic
	Penitent
	Market
	ChanceMeeting
	Castle
	Cave
	Diplomat
	Mill
	Betrayal
	Pact
	Darkness
	Merchant
	Huntress
	Bard
	Sea
	End
	Calamity
	Windfall
	Excuse
	Harvest
	Watchman
	LightKeeper
	Borderland
	Consul
	Rite
	Island
	Window

	// Count is the number of different cards.
	Count = iota
)

var table = [Count]struct {
	id, name string
	rank     Rank
	suits    Suits
	kinds    Kinds
}{
	AceOfMoons:    {id: "ace_of_moons", name: "Ace of Moons", rank: Ace, suits: Moons, kinds: AceCard},
	AceOfSuns:     {id: "ace_of_suns", name: "Ace of Suns", rank: Ace, suits: Suns, kinds: AceCard},
	AceOfWaves:    {id: "ace_of_waves", name: "Ace of Waves", rank: Ace, suits: Waves, kinds: AceCard},
	AceOfLeaves:   {id: "ace_of_leaves", name: "Ace of Leaves", rank: Ace, suits: Leaves, kinds: AceCard},
	AceOfWyrms:    {id: "ace_of_wyrms", name: "Ace of Wyrms", rank: Ace, suits: Wyrms, kinds: AceCard},
	AceOfKnots:    {id: "ace_of_knots", name: "Ace of Knots", rank: Ace, suits: Knots, kinds: AceCard},
	Author:        {id: "author", name: "The Author", rank: Rank(2), suits: Moons | Knots, kinds: Personality},
	Desert:        {id: "desert", name: "The Desert", rank: Rank(2), suits: Suns | Wyrms, kinds: Location},
	Origin:        {id: "origin", name: "The Origin", rank: Rank(2), suits: Waves | Leaves, kinds: Location | EventCard},
	Journey:       {id: "journey", name: "The Journey", rank: Rank(3), suits: Moons | Waves, kinds: EventCard},
	Painter:       {id: "painter", name: "The Painter", rank: Rank(3), suits: Suns | Knots, kinds: Personality},
	Savage:        {id: "savage", name: "The Savage", rank: Rank(3), suits: Leaves | Wyrms, kinds: Personality},
	Mountain:      {id: "mountain", name: "The Mountain", rank: Rank(4), suits: Moons | Suns, kinds: Location},
	Sailor:        {id: "sailor", name: "The Sailor", rank: Rank(4), suits: Waves | Leaves, kinds: Personality},
	Battle:        {id: "battle", name: "The Battle", rank: Rank(4), suits: Wyrms | Knots, kinds: EventCard},
	Forest:        {id: "forest", name: "The Forest", rank: Rank(5), suits: Moons | Leaves, kinds: Location},
	Discovery:     {id: "discovery", name: "The Discovery", rank: Rank(5), suits: Suns | Waves, kinds: EventCard},
	Soldier:       {id: "soldier", name: "The Soldier", rank: Rank(5), suits: Wyrms | Knots, kinds: Personality},
	Lunatic:       {id: "lunatic", name: "The Lunatic", rank: Rank(6), suits: Moons | Waves, kinds: Personality},
	Penitent:      {id: "penitent", name: "The Penitent", rank: Rank(6), suits: Suns | Wyrms, kinds: Personality},
	Market:        {id: "market", name: "The Market", rank: Rank(6), suits: Leaves | Knots, kinds: Location | EventCard},
	ChanceMeeting: {id: "chance_meeting", name: "The Chance Meeting", rank: Rank(7), suits: Moons | Leaves, kinds: EventCard},
	Castle:        {id: "castle", name: "The Castle", rank: Rank(7), suits: Suns | Knots, kinds: Location},
	Cave:          {id: "cave", name: "The Cave", rank: Rank(7), suits: Waves | Wyrms, kinds: Location},
	Diplomat:      {id: "diplomat", name: "The Diplomat", rank: Rank(8), suits: Moons | Suns, kinds: Personality},
	Mill:          {id: "mill", name: "The Mill", rank: Rank(8), suits: Waves | Leaves, kinds: Location},
	Betrayal:      {id: "betrayal", name: "The Betrayal", rank: Rank(8), suits: Wyrms | Knots, kinds: EventCard},
	Pact:          {id: "pact", name: "The Pact", rank: Rank(9), suits: Moons | Suns, kinds: EventCard},
	Darkness:      {id: "darkness", name: "The Darkness", rank: Rank(9), suits: Waves | Wyrms, kinds: Location},
	Merchant:      {id: "merchant", name: "The Merchant", rank: Rank(9), suits: Leaves | Knots, kinds: Personality},
	Huntress:      {id: "huntress", name: "The Huntress", rank: Crown, suits: Moons, kinds: Personality},
	Bard:          {id: "bard", name: "The Bard", rank: Crown, suits: Suns, kinds: Personality},
	Sea:           {id: "sea", name: "The Sea", rank: Crown, suits: Waves, kinds: Location},
	End:           {id: "end", name: "The End", rank: Crown, suits: Leaves, kinds: Location | EventCard},
	Calamity:      {id: "calamity", name: "The Calamity", rank: Crown, suits: Wyrms, kinds: EventCard},
	Windfall:      {id: "windfall", name: "The Windfall", rank: Crown, suits: Knots, kinds: EventCard},
	Excuse:        {id: "excuse", name: "The Excuse", rank: NoRank, suits: 0, kinds: 0},
	Harvest:       {id: "harvest", name: "The Harvest", rank: Pawn, suits: Moons | Suns | Leaves, kinds: EventCard},
	Watchman:      {id: "watchman", name: "The Watchman", rank: Pawn, suits: Moons | Wyrms | Knots, kinds: Personality},
	LightKeeper:   {id: "light_keeper", name: "The Light Keeper", rank: Pawn, suits: Suns | Waves | Knots, kinds: Personality},
	Borderland:    {id: "borderland", name: "The Borderland", rank: Pawn, suits: Waves | Leaves | Wyrms, kinds: Location},
	Consul:        {id: "consul", name: "The Consul", rank: Court, suits: Moons | Waves | Knots, kinds: Personality},
	Rite:          {id: "rite", name: "The Rite", rank: Court, suits: Moons | Leaves | Wyrms, kinds: EventCard},
	Island:        {id: "island", name: "The Island", rank: Court, suits: Suns | Waves | Wyrms, kinds: Location},
	Window:        {id: "window", name: "The Window", rank: Court, suits: Suns | Leaves | Knots, kinds: Location},
}
