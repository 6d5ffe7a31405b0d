### Spieltisch in English. The same keys as de.ftl; one section per room.

## setting up a game

unknown-game = There is no game "{ $game }". Known: { $games }.
no-game-file = There is no Python file { $path }.
no-game-in-file = { $path } does not define GAME, a Game.
players-count = { $game } is for { $least } to { $most } players.
options-object = Options are an object of names and values.
options-unknown = There is no option "{ $name }". Known: { $names }.
options-value = { $name } cannot be { $value }. Allowed: { $allowed }.
options-seats = { $name } is only for this number of players: { $seats }.
seed-shape = A seed is 64 hex digits.
deal-and-seed = Give a deal or a seed, not both.
deal-object = A deal is an object with { $names }.
deal-missing = The deal lacks "{ $name }".
deal-unknown = The deal has nothing called "{ $name }", only { $names }.
deal-choice = "{ $name }" in the deal is a whole number from 0 to { $most }.
deal-word = "{ $name }" in the deal is a 64-bit number as decimal text.
deal-list = "{ $name }" in the deal is a list of { $count } tiles.
deal-piles = "{ $name }" in the deal is a list of { $count } lists.
deal-tile = "{ $name }" in the deal: there is no tile "{ $tile }".
deal-too-many = "{ $name }" in the deal: { $count } too many of "{ $tile }".
deal-too-few = "{ $name }" in the deal: { $count } too few of "{ $tile }".

## playing

game-over = The game is over.
not-asked = Seat { $seat } is not asked to decide now. Asked: { $asked }.
no-seat = There is no seat { $seat } here, only 0 to { $most }.
which-seat = Several seats are asked ({ $asked }): say which one decides.
move-shape = A move is a piece of text.
move-illegal = "{ $move }" is not a legal move now.
move-unreadable = "{ $move }" is not a move. Moves look like { $examples }.
nothing-to-undo = Nothing has been played yet.

## game records

record-object = A game record is an object with { $names }.
record-missing = The game record lacks "{ $name }".
record-unknown = The game record has something called "{ $name }".
record-rules = The game record follows rules { $theirs }; these are rules { $ours }.
record-move = Move { $number } of the game record is not a pair of seat and move.
record-refused = Move { $number } of the game record was refused: { $reason }
record-result = The game record's result is not the one its moves lead to.

## terminal

play-which = Which game? (number or name)
play-getting-ready = Getting the rules ready (only the first time takes some seconds)
play-other-moved = Seat { $seat } plays { $move }.
play-your-moves = Your moves:
play-more = ... and { $count } more
play-help = (u takes back, q leaves)
play-settled = That can no longer be taken back.
play-result = Points:
play-won = You have won.
play-lost = You have not won this time.
play-drawn = Drawn.
options-shape = An option is given as name=value, not as "{ $option }".

## referee

request-op = A request is an object with "op", one of { $ops }.
request-unknown-op = There is no op "{ $op }". Known: { $ops }.
request-unknown-key = "{ $op }" has no key "{ $name }".
request-missing-key = "{ $op }" needs the key "{ $name }".
seat-shape = A seat is a whole number.
no-game = There is no game yet: send "new" or "load" first.
line-too-long = The line has more than { $most } bytes.
line-not-json = The line is not JSON: { $problem }.

## ten

ten-no-pass = Passing is only for a player who can move none of his stones in round two.
ten-round-two = All stones lie: now a stone moves, as in 2,3>0,1.
ten-round-one = Stones move only when all 30 lie; now one is laid.
ten-not-yours = No stone of yours lies on { $place }.
ten-stuck = The stone on { $place } cannot leave: it has no free side, or the others would fall apart.
ten-elsewhere = The stone must go to another place.
ten-which-end = Say which end of the row is taken: L: or R:.
ten-no-ends = In the closed game the stone turned up is laid; L: and R: are for the open game.
ten-last-left = The last stone of the row is named L:.
ten-taken = A stone already lies on { $place }.
ten-first = The first stone lies in the middle, on 0,0.
ten-touches-nothing = { $place } touches no stone along a full edge.

## links

links-row-y = y yellow
links-row-r = r red
links-row-b = b blue
links-row-g = g green
links-legend = Left and right: cards missing to the bonus of that half. *12: a joker as the 12. |: a connection card.
links-legend-legal = +: a card of yours goes there. o: only a joker of yours does.
links-seat = Seat { $seat }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $connections ->
    [one] 1 connection card
   *[other] { $connections } connection cards
}, { $bonuses ->
    [one] 1 bonus
   *[other] { $bonuses } bonuses
}
links-seat-short = Seat { $seat }
links-you = (you)
links-points = = { $points } points
links-shown = took { $count ->
    [one] a joker that is still in the hand
   *[other] { $count } jokers that are still in the hand
}
links-lacks = has passed, so does not hold { $cards }
links-stack = Stack: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
links-stack-short = Stack: { $count }
links-hand = Your hand, { $jokers ->
    [0] no joker
    [one] and 1 joker
   *[other] and { $jokers } jokers
}
links-missing = missing
links-over = The game is over.
links-laid = Seat { $seat }'s turn: { $laid } of { $most } cards laid.
links-bound = Seat { $seat } has exchanged a joker and must now lay a card.
links-owes = Whoever has exchanged a joker must lay a card in the same turn: no drawing, passing or ending before that.
links-end-early = Nothing has been laid yet in this turn, so there is nothing to end.
links-no-place = There is no place { $place }: the rows run from 1 to 21.
links-eleven = { $place } has been lying since the start, like all the 11s.
links-taken = A card already lies on { $place }.
links-exchange-instead = A joker lies on { $place }. To put your card there and take the joker, say { $place }=.
links-not-held = You do not hold { $place }.
links-no-joker = You hold no joker.
links-enough = { $most } cards are laid in this turn, that is all. You may still exchange jokers, then end.
links-no-connection = { $place } is next to no card of its row, and you have no connection card left to get there.
links-nothing-beside = { $place } is next to no card of its row, and no { $number } lies in a neighbouring row.
links-no-joker-there = No joker lies on { $place }.
links-board-full = All places are full: after an exchange you would have to lay a card, and there is no place for it.
links-draw-late = Whoever has laid a card does not draw in that turn; it is closed with end.
links-stack-empty = The stack is used up.
links-pass-late = Whoever has laid a card does not pass; the turn is closed with end.
links-pass-stack = While the stack lasts nobody passes: lay, or draw.
links-forced = The stack is used up, so whoever can must lay. Of yours fits: { $cards }.

## sums

sums-call-first = First say whether a second card follows: lay one of the same value, or say call.
sums-lay-first = Nothing is announced yet: first lay one of your cards on a pile, as in o4>2.
sums-no-card = There is no card { $card }: the values are -2 and 0 to 6, the colours o, y, p and x.
sums-no-pile = There is no pile { $pile }: they are 1 and 2 above, 3 and 4 below.
sums-not-in-hand = { $card } is not in your hand. You hold: { $hand }.
sums-unlike = A second card must have the value of the first, { $value }; { $card } has not.
sums-same-pile = The first card lies on pile { $pile }; the second goes on a pile beside it.
sums-diagonal = Pile { $pile } is across from pile { $first }; the second card goes on a pile beside the first.
sums-announced = The sum is announced: write { $sum } into a field, or write nothing with -.
sums-grey = Grey is no colour: there is no grey row on the sheet.
sums-no-field = There is no field { $field }: the rows o, y and p have fields 1 to 9.
sums-other-row = Row { $row } was not announced, only { $rows }.
sums-taken = { $field } already holds { $number }.
sums-left = { $sum } cannot go into { $field }: { $other }, left of it, holds { $number }, and numbers rise to the right.
sums-right = { $sum } cannot go into { $field }: { $other }, right of it, holds { $number }, and numbers rise to the right.
sums-column = { $sum } cannot go into { $field }: { $other } in the same column holds { $sum } already.
sums-o = orange
sums-y = yellow
sums-p = purple
sums-x = grey
sums-status-choose = Seat { $seat } lays a card.
sums-status-second = Seat { $seat } lays a second card of the same value, or calls.
sums-status-write = { $sum } in { $colours }. Writing: { $seats }.
sums-status-over = The game is over. Winner: { $seats }.
sums-said = Seat { $seat } announced { $sum } in { $colours }.
sums-said-grey = Seat { $seat } announced { $sum } in no colour.
sums-pile = { $left } to draw, { $covered } covered
sums-hand = Your hand
sums-plays = What each card would announce:
sums-on-pile = on { $pile }
sums-call = Call
sums-sheet = Seat { $seat }
sums-own-sheet = You, seat { $seat }
sums-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
sums-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
 }
sums-decided = has decided
sums-deciding = decides
sums-misses = Misses
sums-columns = columns
sums-total = total
sums-legend = < > pentagon: counts when its column of three is full; ## gap
sums-legend-legal = o1, y1 ...: the fields that can take the sum

## blockers

blockers-no-pass = One of your tiles can be laid, so you cannot pass.
blockers-which-colour = Say which of your two colours you play: a: or b:.
blockers-one-colour = You play one colour, so nothing like "{ $letter }:" stands before a move.
blockers-no-tile = There is no tile "{ $tile }". Tiles are 1 to 9, A to I, s1 to s9 and *.
blockers-no-cell = There is no cell "{ $cell }". Cells are A1 to I9.
blockers-closed = Your colour { $letter } is closed; its last four tiles are not played.
blockers-played = You have played { $tile } already.
blockers-not-on-rack = { $tile } is not on your rack.
blockers-column = { $tile } belongs in column { $tile }, not on { $cell }.
blockers-row = { $tile } belongs in row { $tile }, not on { $cell }.
blockers-section = { $tile } belongs in the section from { $first } to { $last }, not on { $cell }.
blockers-own = On { $cell } lies a tile of the very colour you are playing.
blockers-protected = The tile on { $cell } cannot be taken: its group would fall apart.

blockers-title = Blockers, seats: { $seats }
blockers-seat = Seat { $seat }
blockers-you = you
blockers-plays = to play
blockers-won = won
blockers-groups = { $count ->
    [one] { $count } group
   *[other] { $count } groups
}
blockers-most = { $count } taken of one colour
blockers-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
blockers-turns = { $count ->
    [one] { $count } turn to come
   *[other] { $count } turns to come
}
blockers-passed = passed { $count }×
blockers-rack = rack
blockers-stock = { $count } in the stock
blockers-closed-rack = closed
blockers-taken = taken
blockers-nothing = nothing
blockers-free = may be taken
blockers-safe = protected: its group would fall apart
blockers-target = here you may lay a tile
blockers-colour = { $colour ->
    [r] red
    [y] yellow
    [b] blue
    [g] green
   *[p] purple
}
blockers-symbol = { $symbol ->
    [sun] sun
    [star] star
    [heart] heart
    [triangle] triangle
    [circle] circle
    [square] square
    [moon] moon
    [cloud] cloud
    [diamond] diamond
   *[other] { $symbol }
}
