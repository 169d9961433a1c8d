package main

import (
	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/adaptoid"
	"adytum/engine/adellos"
	"adytum/engine/alchemist"
	"adytum/engine/template"
)

// The sentences that word refusals, by their codes; a name in braces stands for
// that fact.

// shared are the sentences of what all games refuse.
var shared = map[string]string{
	engine.CodeUnreadable: `"{text}" cannot be read as a move.`,
	engine.CodeOver:       "The game is over.",
	engine.CodeNotYours:   "It is another seat's turn.",
	engine.CodeIllegal:    `No legal move is like "{text}".`,
	engine.CodeOption:     `The option "{option}" cannot be "{value}"; allowed: {allowed}.`,
	engine.CodeSeats:      "The number of seats is {fewest} to {most}, not {seats}.",
	engine.CodeSeed:       `"{seed}" is no seed: a seed is 1 to 40 small letters, digits and hyphens.`,
	engine.CodePosition:   "The position is wrong at {where}: {why}.",
}

// own are the sentences of each game, by the letter of its paragraphs: games may
// use the same code for different things.
var own = map[byte]map[string]string{
	'A': ofAdaman, 'P': ofAdaptoid, 'L': ofAlchemist, 'D': ofAdellos,
	'T': {template.CodeNotInHand: "{card} is not in your hand."},
}

var ofAdaman = map[string]string{
	adaman.CodeNoTarget:      "{card} lies neither in the palace nor in the capital.",
	adaman.CodeNoResource:    "{card} is not among your resources.",
	adaman.CodeNothingPaid:   "{target} costs {price}, and nothing is paid yet.",
	adaman.CodeNoCommonSuit:  "{card} shares no suit with {target}.",
	adaman.CodeTooLittle:     "{target} costs {price}, but the payment is {sum}: {missing} missing.",
	adaman.CodeOutOfReach:    "{target} costs {price}, and all your resources that fit make only {sum}.",
	adaman.CodePaysNothing:   "No target that can be paid takes {cards}.",
	adaman.CodeExcuseWaits:   "The Excuse turned up in the {in} and must be answered first, with one card.",
	adaman.CodeNoExcuse:      "The Excuse asks nothing now.",
	adaman.CodeExcuseForbids: "{card} may not be taken for the Excuse.",
}

var ofAdaptoid = map[string]string{
	adaptoid.CodeNotOnBoard:    "{cell} is not on this board.",
	adaptoid.CodePlaceFirst:    "The first {colour} body must be placed first.",
	adaptoid.CodePlaced:        "The first bodies are on the board already.",
	adaptoid.CodeChooseFirst:   "A colour must be picked first.",
	adaptoid.CodeChosen:        "There is no colour to pick.",
	adaptoid.CodeMustGrow:      "Something can grow, so something must.",
	adaptoid.CodeMustAct:       "An action is possible, so one must be taken.",
	adaptoid.CodeOneAction:     "A step and a growth are two actions; a turn has one.",
	adaptoid.CodeNoPiece:       "{cell} is empty.",
	adaptoid.CodeEnemy:         "{piece} on {cell} is not yours.",
	adaptoid.CodeNoLegs:        "{piece} on {cell} has no legs.",
	adaptoid.CodeEnclosed:      "{piece} on {cell} can go nowhere.",
	adaptoid.CodeOccupied:      "{piece} stands on {cell}.",
	adaptoid.CodeOutOfReach:    "{to} is out of reach from {from}: legs {legs}, steps {steps}.",
	adaptoid.CodeNobodyThere:   "Nobody stands on {cell}.",
	adaptoid.CodeNoPincers:     "{piece} on {from} has no pincers to attack {enemy} on {to}.",
	adaptoid.CodeTooFewPincers: "The piece on {from} has {pincers} pincers; against {to} it needs {needed}.",
	adaptoid.CodeTooFar:        "No adaptoid of yours is next to {cell}.",
	adaptoid.CodeFull:          "{piece} on {cell} has all the limbs it can carry.",
	adaptoid.CodeNoneLeft:      "No {growth} is left in your supply.",
	adaptoid.CodeFeedsItself:   "Feeding is no move: it follows each turn by itself.",
	adaptoid.CodeNobodyStarves: "No enemy is unfed.",
	adaptoid.CodeEnded:         "The step ends the game by {outcome}; nothing grows after it.",
}

var ofAlchemist = map[string]string{
	alchemist.CodeOpening:     "The first turn brews with tile {tile} or a higher one.",
	alchemist.CodeNoSeal:      "All your seals are on recipes.",
	alchemist.CodeNoCauldron:  "All cauldrons are taken.",
	alchemist.CodeTaken:       "{cauldron} is taken, by seat {creator}.",
	alchemist.CodeForbidden:   "{cauldron} shows {ingredient} and does not take it.",
	alchemist.CodeTooManyKind: "{count} of {ingredient} are too many; a recipe has at most {most}.",
	alchemist.CodeTooMany:     "{count} cubes are too many; a recipe has at most {most}.",
	alchemist.CodeNotInStock:  "That takes {need} of {ingredient}, and you have {have}.",
	alchemist.CodeNotNew:      "{recipe} stands already, at {cauldron}.",
	alchemist.CodeTileGone:    "Tile {tile} lies at {cauldron} already.",
	alchemist.CodeTileLow:     "Tile {tile} is too low: the first turn takes {least} or a higher one.",
	alchemist.CodeNoRecipe:    "No free cauldron takes {recipe} in a new recipe.",
	alchemist.CodeNotBrewed:   "{cauldron} is empty: there is nothing to copy.",
	alchemist.CodeOwn:         "The recipe at {cauldron} is your own; only foreign ones are copied.",
	alchemist.CodeNoTribute:   "The recipe at {cauldron} has no {ingredient}.",
	alchemist.CodeNoCopy:      "There is no foreign recipe that you can pay.",
	alchemist.CodeReserveOut:  "The reserve has no {ingredient}.",
	alchemist.CodeBagEmpty:    "The bag is empty.",
	alchemist.CodeMustTake:    "Something can be taken, so something must.",
}

var ofAdellos = map[string]string{
	adellos.CodeAsked:       "Something else is asked now: {asks}.",
	adellos.CodeTaken:       "{faction} is played by another seat.",
	adellos.CodeNotYours:    "{what} is not yours.",
	adellos.CodeNoPiece:     "Nobody stands on {at}.",
	adellos.CodeOccupied:    "{at} is taken.",
	adellos.CodeNoEntry:     "{at} cannot be entered.",
	adellos.CodeNobleAway:   "Your noble is not in its castle.",
	adellos.CodeNoneLeft:    "No {unit} is left in the supply.",
	adellos.CodeGold:        "That costs {price} gold, and you have {gold}.",
	adellos.CodeSummons:     "No more than {most} summonings may begin now.",
	adellos.CodePrice:       "{unit} does not come that way: some are hired, others are summoned.",
	adellos.CodePoints:      "That takes {need} action points, and you have {have}.",
	adellos.CodeMarked:      "Time markers lie on {at}: {time}.",
	adellos.CodeImmobile:    "The piece on {at} cannot move, swap or attack.",
	adellos.CodeTooFar:      "{to} is out of reach from {from}.",
	adellos.CodeFriend:      "The piece on {at} is your own.",
	adellos.CodeAided:       "The piece on {at} was saved and may not be attacked in this turn.",
	adellos.CodeTruce:       "A truce protects seat {seat}.",
	adellos.CodeNoAbility:   "{ability} cannot be used here.",
	adellos.CodeUsed:        "The piece on {at} has used {ability} in this turn.",
	adellos.CodeNothing:     "That would have no effect: {at}.",
	adellos.CodeNotInHand:   "{card} is not in your hand.",
	adellos.CodeWindow:      "{card} cannot be played now; its time is {window}.",
	adellos.CodeNoTarget:    "What {card} names cannot be chosen.",
	adellos.CodeMustAct:     "Action points can still be used: {left}.",
	adellos.CodeMustChoose:  "At least one must be chosen.",
	adellos.CodeNoGifts:     "Gifts were not agreed on.",
	adellos.CodeNoble:       "The piece on {at} is a noble, and nobles are not meant.",
	adellos.CodeSwapPartner: "No piece of yours that can swap stands on {to}.",
}
