### Spieltisch in English. The same keys as de.ftl; one section per room.

## setting up a game

unknown-game = There is no game "{ $game }". Known: { $games }.
no-game-file = There is no Python file { $path }.
no-game-in-file = { $path } does not define GAME, a Game.
players = { $game } is for { $least } to { $most } players.
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
