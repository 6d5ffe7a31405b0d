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
series-round-goes-on = Round { $number } is not over yet.
series-other-round = Round { $number } is not the one that this series deals.
tally-other = { $what }

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
play-help = (h gives a hint, u takes back, q leaves)
play-hint = { $move }: wins { $share } % of the time, give or take { $within }
play-thinking = Thinking ...
play-too-many = { $bots } bots and you are more than { $players } players.
play-settled = That can no longer be taken back.
play-tally = Seat { $seat }:
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

## table

table-setup-object = A table is set up by an object of names and values.
table-setup-value = "{ $name }" is no part of a table's set-up, or has no value of the right kind.
table-clock = A clock is of the kind none, minutes (1 to 600, with an increment of 0 to 600 seconds) or days (1 to 30).
table-no-series = { $game } is not played in a series.
table-event-object = What happens at a table is an object with "type", "v" and "at".
table-event-type = Nothing called "{ $type }" can happen at a table. Known: { $types }.
table-event-key = "{ $type }" has no key "{ $name }".
table-event-value = "{ $type }" needs a value of the right kind for "{ $name }".
table-time = Something later has already happened at this table.
table-not-yours = Seat { $seat } is not yours.
table-itself = Only the table itself does that ({ $type }).
table-host = Only the host seats bots.
table-not-seating = The seats are taken, and a game is going on.
table-not-dealing = Nothing is being dealt now.
table-not-playing = No game is going on now.
table-not-over = The game is not over yet.
table-seat-taken = Seat { $seat } is taken.
table-seat-empty = Nobody sits on seat { $seat }.
table-already-seated = You already have a seat at this table.
table-seats-open = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-deal-given = At this table the deal is given, not made from everybody's numbers.
table-deal-made = At this table the deal is made from everybody's numbers, not given.
table-deal-needed = At this table the deal has to be given.
table-number-given = Your number for this deal is already in.
table-numbers-missing = Still to add a number: { $names }.
table-is-away = A bot is playing for you. Come back first.
table-not-away = No bot is playing for you.
table-resigned = You have given up this game.
table-undo-off = At this table nothing is taken back.
table-undo-nothing = There is no move of yours to take back.
table-undo-settled = That can no longer be taken back.
table-end-already = You have already agreed to end the game.
table-end-none = Nobody has proposed to end the game.
table-not-waiting = The table is not waiting for seat { $seat }.
table-time-left = There is still time: { $seconds } s.
table-timeout-other = Only somebody else at the table can ask for a bot to go on.
table-not-watched = At this table nobody looks on.
table-no-moment = There is no moment { $number } in this round.
table-still-hidden = The hands lie open only when the round is over.
table-record-object = This is not the record of a table.
table-record-version = This record was written by a newer version ({ $version }).
table-record-refused = Event { $number } of the record was refused: { $reason }
table-record-rounds = The rounds in the record are not those its events lead to.

table-say-seats = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-say-full = All seats are taken. The deal is being prepared.
table-say-ready = { $rounds ->
    [1] The deal is ready. Begin?
   *[other] Round { $round } of { $rounds } is ready. Begin?
}
table-say-dealing = { $count ->
    [0] The tiles are being dealt.
   *[other] Waiting for { $names }.
}
table-say-between = Round { $round } of { $rounds } is over.
table-say-turn = It is your turn.
table-say-others = { $count ->
    [one] It is { $names }'s turn.
   *[other] Still to decide: { $names }.
}
table-say-away = A bot is playing for you. You can come back at any time.
table-say-won-you = { $count ->
    [one] You have won.
   *[other] You share the win.
}
table-say-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the win.
}
table-say-drawn = The game is drawn.
table-say-agreed = The game was ended by agreement.
table-say-resigned = { $count ->
    [0] The game was given up.
    [one] The others have given up: { $names } has won.
   *[other] The game was given up. Left in it: { $names }.
}

table-turn-bridges = { $words ->
    [draw] Nothing on your rack fits: draw a tile.
    [pass] Nothing on your rack fits and the bag is empty: pass.
    [skip] Lay a tile of your rack on its own field, open or not, or skip that.
    [keep] Give one tile to your left neighbour, or keep all of them.
    [end] { $only ->
        [end] Nothing more can be laid: end your turn.
       *[other] Lay another tile, or end your turn.
    }
   *[other] { $phase ->
        [bonus] Put the tile you have drawn, { $bonus }, on one of its fields.
       *[other] Lay a tile of your rack that fits.
    }
}
table-turn-links = { $words ->
    [draw] Lay up to four cards, or draw one.
    [pass] No number card of yours is forced: lay up to four cards, or pass.
    [end] { $laid ->
        [1] Lay up to three more cards, or end your turn.
        [2] Lay up to two more cards, or end your turn.
        [3] Lay one more card, or end your turn.
       *[other] Four cards are laid: end your turn.
    }
   *[other] { $bound ->
        [yes] You have exchanged a joker: now lay a card.
       *[other] The stack is used up and a card of yours fits: lay up to four.
    }
}
table-turn-sums = { $phase ->
    [choose] Lay one of your cards on a pile.
    [second] { $only ->
        [call] No second card goes with it: announce the sum.
       *[other] Lay a second card of the same value beside it, or announce the sum.
    }
   *[other] Write { $announced-sum } into a field, or write nothing.
}
table-turn-ten = { $round ->
    [1] Lay a stone beside another one.
   *[other] { $words ->
        [pass] None of your stones can move: pass.
       *[other] Move one of your stones to another place.
    }
}
table-turn-blockers = { $words ->
    [pass] None of your tiles has a cell to go to: pass.
   *[other] Lay a tile from your rack on a cell it matches.
}

verify-round = Game { $game }, round { $round }
verify-given = The deal was given, there is nothing to check.
verify-commitment = The secret is the one the table had bound itself to: { $good ->
    [yes] yes
   *[no] NO
}
verify-seed = The seed follows from the secret and all numbers: { $good ->
    [yes] yes
   *[no] NO
}
verify-deal = The deal follows from the seed: { $good ->
    [yes] yes
   *[no] NO
}
verify-moves = The moves keep to the rules and lead to the result: { $good ->
    [yes] yes
   *[no] NO
}
verify-found = { $number }... belongs to game { $game }, round { $round }.
verify-missing = { $number }... is NOT in the record.
verify-result = { $good ->
    [yes] All is as it should be.
   *[no] Something is WRONG.
}

## server

guest-first = Quick, Calm, Bright, Brave, Merry, Gentle, Clever, Sunny, Curious, Lucky, Patient, Quiet, Bold, Kind, Nimble, Jolly
guest-second = Fox, Otter, Heron, Badger, Robin, Hedgehog, Squirrel, Owl, Hare, Swift, Marten, Wren, Beaver, Magpie, Finch, Lynx
people-name = A name has 1 to { $most } visible characters on one line, a letter or digit among them.
people-bot-owner = That is for people, not for bot accounts.
people-bots = Nobody has more than { $most } bot accounts: remove one first.
people-no-bot = You have no such bot account.
passkey-address = Passkeys need an address with a name, such as localhost or table.example, not one in numbers.
passkey-late = This passkey answer comes too late, or for the second time. Start again.
passkey-most = Nobody has more than { $most } passkeys.
passkey-unknown = This passkey is not known here.
passkey-wrong = This passkey answer is not right.
chat-gesture = There are these gestures: { $gestures }
chat-line = A line has 1 to { $most } visible characters.
chat-mute = Nobody whom you could turn off sits on seat { $seat }.
chat-public = At public tables there are gestures only. Tables by link have a chat.
chat-seated = Who sits at the table can talk there.
hint-not-asked = There is advice when it is your turn.
hint-rated = No hints here: this game counts for the ratings.
hint-seated = Advice is for those who sit at the table.
server-away = The database cannot be reached at the moment. Try again soon; what has been confirmed is safe.
server-broken = Something went wrong on the server. It has been noted there; nothing you did was lost.
server-csrf = The header X-CSRF-Token has to hold the value of the cookie csrftoken.
server-from-alone = "from" already says game, players, options, deal and moves: leave these out.
server-long = A message has at most { $most } bytes.
server-message = The message cannot be read: { $problem }
server-moves-no-deal = "moves" goes with "deal" only.
server-no-lesson = There is no lesson in { $game } with that step.
server-no-page = The server runs, but its page has not been built; an installed package always has it. In the project's folder this builds it:
server-no-address = There is nothing at { $path }.
server-no-method = { $path } cannot be asked with { $method }.
server-no-table = There is no such table.
server-nobody = Nobody is signed in: POST /api/guest makes you a guest, a bot account sends its token.
server-often = At most { $most } messages a second.
server-opening-over = After these moves the game is already over.
server-origin = This request comes from the page of another site.
server-ours = "{ $name }" is for the server to set.
server-request = The request cannot be read: { $problem }
server-seats = { $players } players need { $players } seats, not { $count }.
server-seats-me = You can sit on one seat only.
server-seats-twice = Nobody can sit on two seats.
server-stops = The server is being restarted. Try again in a moment.
server-tables-open = At most { $most } tables can be open on one socket.
server-too-late = Too late: the game has moved on.
server-too-long = Nothing more fits into this table's history.
server-wait = Too often. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
serve-address = Cannot listen at { $address } ({ $problem }). Another port: --port 8001
serve-failed = The server could not start.
serve-open = Spieltisch is open at { $address } (Ctrl+C ends it)
backup-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and everything about them are in { $file } now. Whoever has this file has every tile: keep it safe.
backup-exists = { $file } exists already; a backup never replaces a file.
backup-missing = There is no file { $file }.
backup-none = { $file } is not a backup of Spieltisch, or is damaged.
copy-full = There is something in the new database already. Nothing was changed: choose an empty one.
copy-running = Other programs are connected to the old database. Stop all servers first, so that no move is lost.
copy-version = The database is of another version than this program. Start the server of this version there once.
folder-taken = Another server, or a move to another database, is at work in { $folder }.
migrate-done = { $tables ->
    [one] 1 table has
   *[other] { $tables } tables have
} moved, with everything about them. Start the server with the new database now.
restore-done = { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} back from { $file }, with everything about them.
export-extra = Parquet needs the extra "parquet" (pip install "spieltisch[parquet]"). The same comes as JSON lines without it.
host-not-you = This is for the host: ask from the machine itself, or send the key of the settings (host_key).
settings-host-key = host_key is to have at least { $least } characters.
settings-bus = The address of a bus starts with nats://; without one Postgres carries the news itself.
settings-database = A database address starts with postgresql://; without one SQLite is used.
settings-file = The settings file { $file } is not TOML: { $problem }
settings-value = These settings are not right: { $problem }

## bots

bots-level = There is no level "{ $level }". There are: { $levels }.

## hints: what speaks for a move

hint-only = It is the only move.
hint-tries = It won most often when this game was played on in many ways.

hint-ten-win = It makes a row of exactly ten.
hint-ten-block = Otherwise the other can make ten here with a { $value }.
hint-ten-chances = { $count ->
    [one] Then a { $value } at { $place } would make ten.
   *[other] Then you have { $count } chances of ten, one of them a { $value } at { $place }.
}
hint-ten-stop = It cuts off the other's row of { $sum }.
hint-ten-row = It brings a row of yours to { $sum }.
hint-ten-new = { $free ->
    [0] It stands between the other's stones and takes room from them.
    [one] From here a row can still grow in one direction.
   *[other] From here rows can grow in { $free } directions.
}

hint-blockers-lay = { $what ->
    [join] It joins { $count } of your groups into one
    [split] It keeps { $count } groups apart that { $colour ->
        [r] red
        [y] yellow
        [b] blue
        [g] green
       *[p] purple
    } could have joined here
    [add] It belongs to one of your groups at once and begins no new one
    [near] It begins a group that one more tile can join to another of yours
   *[apart] It begins a group { $count ->
        [0] where only taking a tile leads on
        [one] with one free cell beside it
       *[other] with { $count } free cells beside it
    }
}{ $took ->
    [none] .
   *[other] { $cost ->
        [0] {""}, and taking { $took ->
            [r] a red
            [y] a yellow
            [b] a blue
            [g] a green
           *[p] a purple
        } tile costs you nothing.
       *[other] {""}, and that is worth the point for taking { $took ->
            [r] a red
            [y] a yellow
            [b] a blue
            [g] a green
           *[p] a purple
        } tile.
    }
}

hint-bridges-out = With it you are rid of all your tiles.
hint-bridges-opens = It opens { $colour ->
    [y] yellow
    [r] red
    [b] blue
    [g] green
   *[several] several rows
} for you: { $mine ->
    [one] one more of your tiles fits next
   *[other] { $mine } more of your tiles fit next
}{ $theirs ->
    [0] , and nothing opens for others alone.
    [one] ; one field opens for others alone.
   *[other] ; { $theirs } fields open for others alone.
}
hint-bridges-bonus = The bonus bridge brings a tile from the bag onto its field at once.
hint-bridges-pair = With two neighbours laid in one turn you may give a tile away at its end.
hint-bridges-closed = It opens nothing for anybody, and { $points ->
    [one] one point
   *[other] { $points } points
} are off your rack.
hint-bridges-dear = It takes { $points } points off your rack{ $theirs ->
    [one] {""} and opens only one field for others.
   *[other] {""}; { $theirs } fields open for others.
}
hint-bridges-lay = { $theirs ->
    [one] One tile less, and only one field opens for others.
   *[other] One tile less, though { $theirs } fields open for others.
}
hint-bridges-stop = Whatever you could still lay opens more for others than for you.
hint-bridges-wait = { $count ->
    [one] The field that is left for you can wait until your next turn.
   *[other] The { $count } fields that are left for you can wait until your next turn.
}
hint-bridges-give = { $points ->
    [one] It would cost you one point
   *[other] It would cost you { $points } points
} at the end{ $open ->
    [yes] .
   *[no] , and your neighbour cannot lay it yet.
}
hint-bridges-keep = { $count ->
    [0] Your tiles go together; whoever gets one of them only learns what you hold.
    [one] One of your tiles fits already: you lay it yourself.
   *[other] { $count } of your tiles fit already: you lay them yourself.
}

hint-links-out = With it you have laid your last card.
hint-links-exchange = For your { $number } you get a joker, which fits anywhere.
hint-links-bonus = It completes the { $half ->
    [lower] lower
   *[upper] upper
} half of { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
}: a bonus of 11 points.
hint-links-opens = { $connection ->
    [yes] The connection card
   *[no] It
} opens { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
} for you: { $mine ->
    [one] one more of your cards fits next
   *[other] { $mine } more of your cards fit next
}{ $theirs ->
    [0] .
    [one] ; one place opens for others alone.
   *[other] ; { $theirs } places open for others alone.
}
hint-links-connection = { $joker ->
    [yes] A joker and a connection card
   *[no] A connection card
} { $joker ->
    [yes] begin
   *[no] begins
} a new stretch in { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
}.
hint-links-closed = { $joker ->
    [yes] The joker, which would cost 11 at the end, is off your hand
   *[no] One card less in hand
}, and nothing opens for others.
hint-links-dear = It takes { $number } points off your hand{ $theirs ->
    [one] {""} and opens only one place for others.
   *[other] {""}; { $theirs } places open for others.
}
hint-links-lay = { $joker ->
    [yes] The joker, which would cost 11 at the end, is off your hand
   *[no] One card less in hand
}{ $theirs ->
    [one] , and only one place opens for others.
   *[other] , though { $theirs } places open for others.
}
hint-links-save = { $some ->
    [yes] Your number cards would need a connection card now
   *[no] Only a joker could be laid now
}{ $word ->
    [draw] {""}: a card from the stack costs less.
   *[other] {""}: better keep it for later.
}
hint-links-stop = Whatever fits opens more for others than for you{ $word ->
    [draw] {""}: draw instead.
   *[other] .
}
hint-links-wait = { $count ->
    [one] The card that fits
   *[other] The { $count } cards that fit
} can wait{ $word ->
    [draw] {""}; drawing keeps { $count ->
        [one] it
       *[other] them all
    } and may bring a joker.
   *[other] {""} until your next turn.
}

hint-sums-number = { $what ->
    [play] It gives { $sum }, and in { $field } that
   *[write] In { $field } the { $sum }
} { $why ->
    [row] fills the { $colour ->
        [o] orange
        [y] yellow
       *[p] purple
    } row: { $points ->
        [one] one point
       *[other] { $points } points
    }
    [column] completes a column of three: { $points ->
        [one] one point
       *[other] { $points } points
    }
    [soon] leaves only one number to write in a column of three
    [tight] costs a little room in the row, but counts
   *[room] sits well: { $smaller ->
        [0] no field is free before it
        [one] one field before it stays free for a smaller number
       *[other] { $smaller } fields before it stay free for smaller numbers
    }, { $larger ->
        [0] none after it
        [one] one after it for a larger one
       *[other] { $larger } after it for larger ones
    }
}{ $others ->
    [0] .
    [one] ; one of the others cannot write it.
   *[other] ; { $others } of the others cannot write it.
}
hint-sums-nothing = Wherever you wrote it, { $sum } would cost more room than it counts{ $active ->
    [yes] , even against the 5 points of the miss.
   *[no] .
}
hint-sums-miss = { $choice ->
    [no] None of your cards makes a sum that you can write
   *[yes] The miss costs less than the sums that you could write
}{ $others ->
    [0] .
    [one] ; one of the others cannot write this one either.
   *[other] ; { $others } of the others cannot write this one either.
}

## arena

arena-nobody = Nobody plays: name bots after --bots, for example --bots hard easy mine.py.
arena-bot-unknown = There is no bot "{ $bot }". A bot is a level ({ $levels }), a Python file (mine.py) or a program ("prog:./mine").
arena-budget = The budget of "{ $bot }" is not one. A bot with a budget looks like hard@1000 (simulations) or hard@50ms (milliseconds).
arena-usual-budget = "{ $budget }" is not a budget. A budget is 1000 (simulations) or 50ms (milliseconds).
arena-no-file = There is no file { $path } that could be read.
arena-start = { $bot } does not start: { $problem }
arena-start-time = not ready after { $note } seconds
arena-start-gone = it ended at once (exit code { $note })
arena-start-illegal = its first move, "{ $note }", is not legal
arena-journal = { $path } does not hold the games of an arena: { $problem }
arena-other = In { $folder } there are games of another contest; different are: { $what }. Go on with the same one, or name another folder.
arena-folder-busy = Another arena is playing in { $path } right now.
arena-least = { $name } is at least { $least }.
arena-program = Rules or bots here are not those of whoever asks: the same version has to be installed everywhere.
arena-percent = { $number } %
arena-headline = { $game }, { $players } players ({ $options }): { $games } games, { $deals } deals, seed { $seed }
arena-bots = Bots
arena-bot = Bot
arena-games = Games
arena-share = Wins in %
arena-points = Points
arena-rating = Rating
arena-time = ms/move
arena-longest = at most
arena-forfeits = Forfeits
arena-pairs = Two by two: by how much the first wins more than the second
arena-pair = Bots
arena-deals = Deals
arena-difference = Difference in %
arena-verdict = Verdict
arena-open = open
arena-better = { $better } is better than { $worse }
arena-places = What it is worth to be asked first
arena-place = Asked as number
arena-fault-time = { $bot } took longer than { $note } seconds for a decision; games lost by that: { $games }.
arena-fault-gone = { $bot } ended in the middle of a game (exit code { $note }); games lost by that: { $games }.
arena-fault-illegal = { $bot } chose "{ $note }", which is not a legal move; games lost by that: { $games }.
arena-fault-error = { $bot } failed with "{ $note }"; games lost by that: { $games }.
arena-ended-complete = All games have been played.
arena-ended-clear = Ended early: it is clear how the first bot stands against the others.
arena-ended-stopped = Stopped before the end. The same command with the same folder goes on from here.
arena-left-out = Not counted, because other games of their deals are missing: { $games }.
arena-left-over = Not counted, because it was clear before they were over: { $games } games.
arena-how = Every deal was played with every bot on every seat. The intervals in brackets are 95 % ones; they take the deals as independent; those of the pairs hold however often one looks.
arena-page-language = English
arena-page-title = Arena: { $game } – { $bots }
arena-page-clear = { $verdict }.
arena-page-open = It is open which is better, { $a } or { $b }.
arena-page-even = If all were alike, each would have { $share } (the dashed line).
arena-page-rating = 400 points more mean odds of ten to one. The mean of all is 0.
arena-page-pairs = To the right of the middle the first of the two wins more often. These intervals hold however often one looks.
arena-page-course = How it went: by how much { $bot } wins more than …
arena-page-course-how = Difference in %, after so many deals. The band is where the expected difference lies; as soon as it leaves the middle line behind, it is clear who is better.
arena-page-place = Asked as number { $place }
arena-page-time = Milliseconds for a decision
arena-page-time-how = The dot is the mean, the line goes to the longest (in brackets).

## bot-adapter

adapter-no-program = There is no program that "{ $command }" could start.
adapter-question = This is not a question to a bot: { $problem }
adapter-seen = What is in "seen" is not a position of { $game }, or comes from another version.
adapter-eyes = "seen" is not what seat { $seat } sees.
adapter-not-asked = Seat { $seat } is not asked.
adapter-hello = { $name } { $theirs } is not what is understood here; that is { $ours }.

## lab

lab-no-parquet = Parquet files need DuckDB: pip install "spieltisch[parquet]".
lab-no-folder = There is no folder for { $path }.

## selfplay

selfplay-done = { $games } games are in { $path } ({ $seconds } s, { $rate } games a second).
selfplay-stopped = Stopped: { $games } of { $all } games are in { $path }. The same command goes on from here.
selfplay-part = { $path } does not hold games that have been begun: { $problem }
selfplay-busy = Somebody else is writing to { $path } right now.
selfplay-other = { $path } holds games of another kind; different are: { $what }. Go on with the same ones, or name another file.
selfplay-format = { $path } has an unknown ending; possible are: { $formats }.
selfplay-exists = { $path } is there already.
selfplay-file = { $path } does not hold games: { $problem }
selfplay-untrue = Game { $number } of { $path } is not one of these rules: it does not end as it says.

## crew

crew-worker-gone = A worker has ended before its work was done; perhaps the memory was not enough. The same command goes on from here.
crew-lost = A piece of work has been lost { $tries } times.
crew-no-ray = A cluster needs Ray: pip install "spieltisch[cluster]".
crew-cluster = There is no cluster at { $address }: { $problem }
crew-failed = The work failed on the cluster: { $problem }

## ten

ten-no-pass = Passing is only for a player who can move none of his stones in round two.
ten-round-two = All stones lie: now a stone moves, as in 2,3>0,1.
ten-round-one = Stones move only when all 30 lie; now one is laid.
ten-empty = No stone lies on { $place }.
ten-not-yours = The stone on { $place } is not yours.
ten-no-side = The stone on { $place } has no free side, so it cannot be pushed out.
ten-apart = Without the stone on { $place } the others would fall apart.
ten-elsewhere = The stone must go to another place.
ten-touches-itself = On { $place } the stone would touch only the place it comes from.
ten-which-end = Say which end of the row is taken: L: or R:.
ten-no-ends = In the closed game the stone turned up is laid; L: and R: are for the open game.
ten-last-left = The last stone of the row is named L:.
ten-taken = A stone already lies on { $place }.
ten-first = The first stone lies in the middle, on 0,0.
ten-touches-nothing = { $place } touches no stone along a full edge.
ten-first-round = { $kind ->
    [open] Open game
   *[closed] Closed game
}, round one
ten-second-round = { $kind ->
    [open] Open game
   *[closed] Closed game
}, round two: { $moved } of { $most } moves
ten-seat = Seat { $seat } { $colour ->
    [light] (light)
   *[dark] (dark)
}
ten-you = you
ten-plays = to play
ten-won = has won
ten-drawn = drawn
ten-turned-up = turned up { $stone }
ten-face-down = { $count } face down
ten-unlaid = still to lay: { $ones } × 1, { $twos } × 2, { $threes } × 3
ten-all-laid = all stones lie
ten-row = { $colour ->
    [light] ( )
   *[dark] [ ]
} row of { $sum }: { $places }
ten-target = a stone may go here
ten-movable = these may move: { $places }
tally-ten-row = a row of exactly 10: { $places }
tally-ten-none = no row of 10

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
tally-links-bonuses = { $count ->
    [0] no bonus
    [one] 1 bonus
   *[other] { $count } bonuses
}
tally-links-cards = { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
} in hand: { $numbers }
tally-links-jokers = { $count ->
    [one] 1 joker in hand
   *[other] { $count } jokers in hand
}
tally-links-out = no card left

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
tally-sums-row = { $colour ->
    [o] orange
    [y] yellow
   *[p] purple
} row: { $count ->
    [0] no number
    [one] 1 number
   *[other] { $count } numbers
}
tally-sums-full = { $colour ->
    [o] orange
    [y] yellow
   *[p] purple
} row, full: its last number, { $number }
tally-sums-column = column of three no. { $column }, full: { $number } in the pentagon
tally-sums-misses = { $count ->
    [0] no miss
    [one] 1 miss
   *[other] { $count } misses
}

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
tally-blockers-groups = { $count ->
    [one] 1 group
   *[other] { $count } groups
} in { $colour ->
    [r] red
    [y] yellow
    [b] blue
    [g] green
   *[p] purple
}
tally-blockers-most = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} taken in { $colour ->
    [r] red
    [y] yellow
    [b] blue
    [g] green
   *[p] purple
}, the colour taken most
tally-blockers-taken = { $count ->
    [0] nothing taken
    [one] 1 tile taken in all
   *[other] { $count } tiles taken in all
} (this decides a tie)

## bridges

bridges-no-tile = There is no tile "{ $tile }".
bridges-no-field = There is no field { $field }: the rows run from 1 to 20, with a symbol field L and R at the ends.
bridges-no-symbols = The symbol tiles are not in this game.
bridges-no-tile-for = You hold no { $tile } to lay on { $field }.
bridges-taken = A tile already lies on { $field }.
bridges-closed = { $field } is not open: nothing lies beside it, nor at the other end of a bridge or connection.
bridges-symbol-early = A symbol tile goes on { $field } only when { $number } is filled.
bridges-eleven-first = The first tile is an 11: { $fields }.
bridges-enough = { $most } tiles are laid, that is all for this turn. Close it with end.
bridges-end-early = At least one tile is laid in every turn. Of yours fit: { $fields }.
bridges-draw-early = Draw only when no tile fits. Of yours fit: { $fields }.
bridges-pass-early = Pass only when no tile fits. Of yours fit: { $fields }.
bridges-draw-late = Whoever has laid a tile does not draw in that turn. Close it with end.
bridges-pass-late = Whoever has laid a tile does not pass. Close the turn with end.
bridges-must-draw = None of your tiles fits, and there are tiles in the bag: draw.
bridges-must-pass = None of your tiles fits, and the bag is empty: pass.
bridges-drawn-first = The { $tile } you have drawn fits and must be laid now: { $fields }.
bridges-bonus-first = The bonus tile { $tile } must be laid now: { $fields }.
bridges-free-or-skip = First lay a free tile for the symbol, or say skip.
bridges-free-symbol = The free tile is a number or a joker, not a symbol.
bridges-nothing-to-skip = Nothing is to be skipped: a free tile comes only after a symbol tile.
bridges-give-or-keep = The turn is closed: give a tile to your left neighbour, as in give:y5, or say keep.
bridges-not-held = You hold no { $tile } to give away.
bridges-gift-later = A tile is given away only after end, and only if two neighbours in a row were laid in this turn.
bridges-layout-file = { $path } is no readable JSON file with a board for bridges.
bridges-layout-missing = { $path }: "{ $name }" is missing.
bridges-layout-rows = { $path }: "rows" lists the four colours y, r, b, g from top to bottom, each once.
bridges-layout-columns = { $path }: "{ $name }" must be { $columns }; the tiles are made for that.
bridges-layout-bridge = { $path }: bridge { $place } needs two rows, a number from 1 to 20, and "bonus" true or false.
bridges-layout-apart = { $path }: bridge { $place } does not join neighbouring rows.
bridges-layout-twice = { $path }: bridge { $place } is there twice.
bridges-layout-symbols = { $path }: "symbols", side { $side }, gives each row one of square, triangle, star, circle.
bridges-row = { $colour ->
    [y] y yellow
    [r] r red
    [b] b blue
    [g] g green
    [x] x jokers
   *[s] symbols
}
bridges-legend = x: jokers. #: connected from top to bottom. |: a bridge. *: a bridge with a bonus.
bridges-legend-legal = +: a tile of yours goes there.
bridges-seat = Seat { $seat }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
bridges-you = (you)
bridges-points = = { $points } points
bridges-bag = Bag: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
bridges-gave = Seat { $giver } gave { $tile } to seat { $to }.
bridges-did = Seat { $seat }: { $did }
bridges-rack = Your tiles
bridges-over = The game is over. Seat { $seat } is rid of all tiles and wins.
bridges-status-lay = Seat { $seat }'s turn: { $laid } of { $most } tiles laid{ $draws ->
    [0] .
   *[other] , { $draws } drawn.
}
bridges-status-drawn = Seat { $seat } has drawn { $tile } and lays it.
bridges-status-bonus = Seat { $seat } has drawn { $tile } as a bonus and chooses its field.
bridges-status-free = Seat { $seat } may lay a free tile for a symbol.
bridges-status-give = Seat { $seat } may give a tile to the left neighbour.
tally-bridges-tiles = { $colour ->
    [y] yellow
    [r] red
    [b] blue
    [g] green
   *[x] jokers
}: { $numbers }
tally-bridges-symbols = { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
}
tally-bridges-out = rid of all tiles

## web: verify the shuffle

web-fair-heading = Verify the shuffle
web-fair-about = Before the deal the table bound itself to a secret, then everybody's device added a number of its own. From the record your browser now works out by itself which deal follows from that.
web-fair-verify = Verify
web-fair-no-hash = Browsers work out hashes only on pages that come over https or from this machine. Here you can still download the record and check it with "spieltisch verify".
web-fair-no-record = The record of this table cannot be had at the moment.
web-fair-nothing = No round is over yet. While one is played, its secret stays a secret.
web-fair-verdict = { $good ->
    [yes] All is as it should be: nobody chose who gets what.
   *[no] Something is wrong with this record.
}
web-fair-round = { $games ->
    [one] Round { $round }
   *[other] Game { $game }, round { $round }
}
web-fair-given = This deal was not made from a secret and numbers but given, as in a lesson. There is nothing to check.
web-fair-kept = { $good ->
    [yes] The secret ({ $secret }…) is the one the table had bound itself to: its hash is { $commitment }….
   *[no] The secret ({ $secret }…) is NOT the one the table had bound itself to; that one's hash is { $commitment }….
}
web-fair-seen = { $good ->
    [yes] Your browser saw this hash before the deal and noted it.
    [no] Your browser noted ANOTHER hash before the deal.
   *[unknown] Your browser was not there before this deal, so it cannot say which hash was shown then.
}
web-fair-added = { $count ->
    [0] Nobody's device added a number: here you have to trust the table.
    [one] A number was added by { $names }.
   *[other] Numbers were added by { $names }.
}
web-fair-own = { $good ->
    [yes] The number your browser added is among them.
   *[no] The number your browser added is NOT among them.
}
web-fair-grown = { $good ->
    [yes] Secret and numbers together give the seed { $seed }….
   *[no] Secret and numbers together do NOT give the seed { $seed }….
}
web-fair-dealt = { $good ->
    [yes] From this seed your browser dealt every tile again: they lay as in the game.
   *[no] From these numbers your browser dealt again, and the tiles do NOT lie as in the game ({ $part }).
}
web-fair-all = The whole numbers
web-fair-name = { $name ->
    [commitment] Hash shown before the deal
    [secret] Secret
   *[seed] Seed
}
web-fair-dropped = A deal that was announced here ({ $commitment }…) was never played. That happens when somebody leaves before it; if nobody did, ask who runs this table.
web-fair-yourself = "spieltisch verify" checks the moves as well, without the network.
web-fair-record = Download the record

## boards on the page

board-rack = Your tiles
board-fits = { $tile }, fits
board-sort = Sort
board-sort-colour = By colour
board-sort-number = By number
board-which = Which one?
board-tile = { $colour ->
    [y] yellow
    [r] red
    [b] blue
    [g] green
    [o] orange
    [p] purple
   *[x] joker
} { $text }
board-shape = { $shape ->
    [square] square
    [triangle] triangle
    [star] star
    [circle] circle
    [sun] sun
    [heart] heart
    [moon] moon
    [cloud] cloud
   *[diamond] diamond
}
board-empty = { $field }, empty
board-empty-fits = { $field }, empty, fits
board-holds = { $field }, filled
board-holds-joker = { $field }, filled by a joker
board-goes = { $tile } is chosen. It goes on { $fields }.
board-goes-nowhere = { $tile } is chosen. It fits nowhere now.

## blockers on the page

web-blockers-board = The board
web-blockers-joker = joker
web-blockers-rack = Your tiles: { $colour ->
    [r] red
    [y] yellow
    [b] blue
    [g] green
   *[p] purple
}
web-blockers-cell = { $cell }, { $section }
web-blockers-holds = { $cell }: { $tile }, { $state ->
    [fits] fits, takes that tile
    [free] may be taken
   *[safe] protected
}
web-blockers-laid = { $tile } laid on { $cell }
web-blockers-passed = passed
web-blockers-pass = Pass
web-blockers-groups = { $count ->
    [one] 1 group
   *[other] { $count } groups
}
web-blockers-groups-of = { $colour ->
    [r] red
    [y] yellow
    [b] blue
    [g] green
   *[p] purple
}: { $count ->
    [one] 1 group
   *[other] { $count } groups
}
web-blockers-taken = { $count } taken of one colour
web-blockers-taken-all = { $count } taken
web-blockers-heap = { $count } taken: { $colour ->
    [r] red
    [y] yellow
    [b] blue
    [g] green
   *[p] purple
}
web-blockers-points = { $count ->
    [one] 1 point as it stands
   *[other] { $count } points as it stands
}
web-blockers-standing = { $groups ->
    [one] 1 group
   *[other] { $groups } groups
}, { $taken } taken

## bridges on the page

web-bridges-board = The board
web-bridges-symbol-field = symbol field beside { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
} { $side ->
    [L] 1
   *[R] 20
}
web-bridges-laid = { $tile } laid
web-bridges-laid-bonus = { $laid }, and from the bag: { $tiles }
web-bridges-did = { $move ->
    [draw] a tile drawn
    [pass] passed
    [end] turn ended
    [skip] no free tile laid
   *[keep] nothing given away
}
web-bridges-gave = { $tile } given to the left
web-bridges-gave-hidden = a tile given to the left
web-bridges-button = { $move ->
    [draw] Draw a tile
    [pass] Pass
    [end] End turn
    [skip] Lay no free tile
   *[keep] Give nothing
}
web-bridges-standing = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
web-bridges-bonus = Bonus for { $name }: { $field }, drawn from the bag and laid
web-bridges-bonus-you = Your bonus: { $field }, drawn from the bag and laid
web-bridges-bridge = Bridge from { $one } to { $other }{ $bonus ->
    [yes] , with a bonus
    [spent] , its bonus is drawn
   *[no] {""}
}
web-bridges-give = Give the chosen tile to { $name }

## links on the page

web-links-board = The rows
web-links-joker = joker
web-links-half = { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
} { $from } to { $to }: { $count ->
    [0] complete
    [one] 1 card missing to the bonus
   *[other] { $count } cards missing to the bonus
}
web-links-holds-joker = { $field }, filled by a joker{ $able ->
    [yes] , fits: you can exchange it
   *[no] {""}
}
web-links-empty-connects = { $field }, empty, fits with a connection card
web-links-joker-goes = The joker is chosen. { $count ->
    [0] It fits nowhere now.
    [one] It goes on one place.
   *[other] It goes on { $count } places.
}
web-links-which = { $how ->
    [exchange] { $card }, exchanged for the joker
   *[lay] { $card }
}
web-links-laid = { $card } laid
web-links-laid-joker = joker laid as { $place }
web-links-exchanged = { $place } laid in exchange for the joker there
web-links-did = { $move ->
    [draw] a card drawn
    [pass] passed
   *[end] turn ended
}
web-links-button = { $move ->
    [draw] Draw a card
    [pass] Pass
   *[end] End turn
}
web-links-standing = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-links-standing-bonus = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $bonuses ->
    [one] 1 bonus
   *[other] { $bonuses } bonuses
}
web-links-stack = { $count ->
    [0] Stack used up
   *[other] Stack: { $count }
}
web-links-draw = { $stack }. Draw a card
web-links-connections = { $count ->
    [0] no connection card
    [one] 1 connection card
   *[other] { $count } connection cards
}
web-links-bonuses = { $count ->
    [one] 1 bonus of 11 points
   *[other] { $count } bonuses of 11 points
}
web-links-bound = Exchanged: now lay a card, too

## sums on the page

web-sums-board = Piles and sheet
web-sums-colour = { $colour ->
    [o] orange
    [y] yellow
    [p] purple
   *[x] grey
}
web-sums-card = { $colour ->
    [o] orange
    [y] yellow
    [p] purple
   *[x] grey
} { $value }
web-sums-field = { $colour ->
    [o] orange
    [y] yellow
   *[p] purple
} field { $place }{ $bonus ->
    [yes] , pentagon
   *[no] {""}
}
web-sums-fits = { $field }, empty, fits: { $sum }
web-sums-could = { $field }, empty, could take { $sums }
web-sums-filled = { $field }: { $number }
web-sums-announces = { $sum } in { $colours }
web-sums-announces-nothing = { $sum }, a miss
web-sums-pile = Pile { $pile }: { $card }
web-sums-pile-fits = { $pile }, fits: { $what }
web-sums-goes = { $card } is chosen. { $plays }.
web-sums-on-pile = On pile { $pile }: { $what }
web-sums-slip = The sum { $sum }
web-sums-card-on-pile = { $card } on pile { $pile }: { $what }
web-sums-call = Announce
web-sums-nothing = Write nothing
web-sums-laid = { $card } laid on pile { $pile }
web-sums-called = the sum announced
web-sums-wrote = sum written: { $field }
web-sums-wrote-nothing = nothing written
web-sums-standing = { $count ->
    [one] 1 point
   *[other] { $count } points
}{ $state ->
    [writes] , writes
    [decided] , has decided
   *[waits] {""}
}
web-sums-state = { $state ->
    [decided] has decided
   *[writes] is deciding
}
web-sums-left = { $count ->
    [0] none to draw
   *[other] { $count } to draw
}
web-sums-sheets = All sheets
web-sums-sheet = { $name }'s sheet
web-sums-misses = { $count ->
    [0] no miss
    [one] 1 miss
   *[other] { $count } misses
} of 4
web-sums-each-miss = −5 each
web-sums-points = Points: orange { $o }, yellow { $y }, purple { $p }, columns { $columns }, misses { $misses }, total { $total }

## ten on the page

web-ten-board = The table
web-ten-stone = { $seat ->
    [0] light
   *[1] dark
} { $value }
web-ten-a-stone = a stone
web-ten-at = { $stone } on { $place }
web-ten-in-row = { $stone }, in a row of { $sums }
web-ten-goes = { $count ->
    [0] This stone cannot be moved now.
    [one] Chosen. It goes to one place.
   *[other] Chosen. It goes to { $count } places.
}
web-ten-end = { $end ->
    [R] right end
   *[L] left end
}
web-ten-laid = { $stone } laid on { $to }
web-ten-moved = { $stone } moved from { $from } to { $to }
web-ten-passed = passed
web-ten-pass = Pass
web-ten-hidden = { $count ->
    [one] One stone face down
   *[other] { $count } stones face down
}
web-ten-unlaid = Still to lay: { $ones } × 1, { $twos } × 2, { $threes } × 3
web-ten-standing = { $seat ->
    [0] light
   *[1] dark
}{ $round ->
    [1] , { $count } to lay
   *[2] {""}
}
web-ten-round-two = Round two: move { $moved } of { $most }
web-ten-view = What is seen of the table
web-ten-nearer = Nearer
web-ten-farther = Farther
web-ten-all = Show everything

## web

web-name = Spieltisch
web-game-bridges = Bridges
web-game-links = Links
web-game-sums = Sums
web-game-ten = Ten
web-game-blockers = Blockers
web-loading = One moment…
web-nav = Everywhere
web-skip = To the content
web-close = Close
web-other-language = Deutsch
web-theme-button = Light or dark: { $theme }
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-host = Host
web-host-all = Tables kept
web-host-bots = Bots thinking / waiting
web-host-commit = Commit, ms: half / 99 %
web-host-cpu = Processor
web-host-key = The host's key (host_key in the settings)
web-host-late = Loop late by, ms
web-host-memory = Memory
web-host-move = Move, ms: half / 99 %
web-host-open = Open
web-host-people = People connected
web-host-playing = Games running
web-host-rate = Moves a second
web-host-since = Running since
web-host-slow = Slow queries
web-host-slow-none = None.
web-host-sockets = Connections
web-host-tables = Tables in memory / watched
web-host-version = Spieltisch { $version }, { $database }. Times and rates are those of the last minute.
web-host-workers = Workers
web-me = Me
web-learn = Learn
web-rule = rule { $rule }
web-lost = The connection is lost. Trying to get it back…
web-offline = No connection
web-offline-text = The table cannot be reached at the moment. Nothing is lost: this page tries again by itself.
web-offline-again = Try again
web-unreachable = The server cannot be reached. Please try again in a moment.
web-nowhere = There is nothing here
web-nowhere-text = The address is wrong, or what was here is gone.
web-go-home = To the games
web-not-watched = Nobody looks on at this table.
web-copied = The link is copied. Send it to those who shall come.

web-welcome = What shall we play?
web-welcome-text = Five games with numbers, tiles and a little luck: against bots at once, or with friends by link. No account needed.
web-games = The games
web-continue = Go on
web-join = Open tables
web-play-now = Play now
web-invite = Invite
web-choose = Choose…
web-player-range = { $least } to { $most } players
web-player-count = { $least } players
web-minutes-bridges = 40 minutes
web-minutes-links = 30 minutes
web-minutes-sums = 25 minutes
web-minutes-ten = 20 minutes
web-minutes-blockers = 30 minutes
web-about-bridges = Lay your tiles along four rows, cross over by bridges, and be the first to be rid of all of them.
web-about-links = Grow four rows of cards from the middle, link them to one another and fill a half for its bonus.
web-about-sums = Add two cards to a sum and write it where it fits best. Everybody writes at the same time.
web-about-ten = Two players, thirty stones, one aim: a row of your own that adds up to exactly ten.
web-about-blockers = Tiles that name a row, a column or a section meet on one board: gather, block and take.

web-players = Players
web-level = Bots
web-level-random = at random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-bot-of = { $level ->
    [random] Random bot
    [easy] Easy bot
    [medium] Medium bot
   *[other] Strong bot
}
web-length = Length
web-length-one = one round
web-length-series = a whole series
web-time = Time
web-clock-none = no clock
web-clock-minutes-5 = 5 minutes + 5 s
web-clock-minutes-15 = 15 minutes + 10 s
web-clock-days-2 = 2 days a turn
web-option-bridges-symbols = Symbol tiles
web-choice-bridges-symbols-false = without
web-choice-bridges-symbols-true = with
web-option-bridges-bonus_chain = A bonus tile can bring another bonus
web-choice-bridges-bonus_chain-false = no
web-choice-bridges-bonus_chain-true = yes
web-option-links-bonus_cards = Cards for a bonus
web-choice-links-bonus_cards-8 = 8
web-choice-links-bonus_cards-7 = 7
web-option-ten-open = Stones
web-choice-ten-open-false = face down
web-choice-ten-open-true = open in a row
web-option-ten-move_cap = Moves in round two, at most
web-option-blockers-duel = Two colours each
web-choice-blockers-duel-false = no
web-choice-blockers-duel-true = yes
web-option-blockers-scoring = What counts
web-choice-blockers-scoring-blockers = groups and tiles taken
web-choice-blockers-scoring-groups = groups only
web-start-bots = Play against bots
web-start-friends = Invite friends
web-public = anybody may join
web-table-yours = your turn
web-table-seating = waiting for players
web-table-dealing = being dealt
web-table-playing = others are thinking
web-table-between = between two rounds
web-table-over = over
web-table-watch = watch

web-you = You
web-watcher = Onlooker
web-seat = Seat { $seat }
web-seats = Players
web-seat-free = free
web-seat-asked = to move
web-seat-thinking = thinking
web-seat-lost = not connected
web-seat-away = a bot plays on
web-seat-resigned = has given up
web-seat-ready = is ready
web-seat-not-ready = not ready yet
web-seat-end = wants to end
web-seat-rematch = wants a rematch
web-seat-total = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
web-watching = { $count ->
    [one] One person looks on
   *[other] { $count } people look on
}
web-clock = { $time } left
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
web-title-turn = Your turn
web-round-of = Round { $number } of { $of }
web-moved = { $name }: { $what }.
web-move-secret = a hidden move
web-taken-back = The last move was taken back.
web-actions = Your turn
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-do = Do that
web-return = Play again yourself
web-board = Board
web-no-board = The board could not be loaded. Please load the page again.
web-changed = Since your last turn
web-moves = Moves
web-moves-none = No moves yet.
web-replay-now = Look back from the start

web-sit-title = There is a seat for you
web-your-name = Your name
web-sit = Sit down
web-invite-title = Waiting for players
web-invite-text = Send this link to those who shall come, or let them scan the code.
web-invite-link = Link to this table
web-copy = Copy
web-share = Share
web-or-bots = Or with bots
web-seat-bot = Bot on seat { $seat }
web-qr = QR code with the link to this table
web-leave = Leave the table

web-menu = More
web-sound-on = Sound and vibration: on
web-sound-off = Sound and vibration: off
web-rules = Rules
web-keys = Keyboard
web-key-tab = Tab
web-key-does-tab = from part to part: board, own tiles, buttons, moves
web-key-arrows = Arrow keys
web-key-does-arrows = from field to field and from tile to tile
web-key-enter = Enter or space
web-key-does-enter = choose a tile, lay it, press a button
web-key-escape = Escape
web-key-does-escape = put the chosen tile back, close what is open
web-key-moves = In the list of moves
web-key-does-moves = Tab goes from move to move; each is shown on the board
web-watch-link = Copy the link to this table
web-end = Propose to end the game
web-end-proposed = { $name }: I propose to end the game without a winner.
web-end-agree = Agree
web-end-decline = Go on playing
web-resign = Give up
web-resign-title = Give up this game?
web-resign-text = The others go on; a bot plays your seat. With two players the game is over.
web-resign-yes = Give up
web-resign-no = Go on playing

web-chat = Chat
web-chat-write = Write something
web-send = Send
web-chat-mute = Quiet, please
web-chat-unmute = Listen again
web-chat-muted = You hear nothing of the others now.
web-mute-on = Mute { $name }
web-mute-off = Hear { $name } again
web-reactions = Gestures
web-react-clap = 👏 Well played
web-react-wow = 😮 Oh!
web-react-laugh = 😄 Ha ha
web-react-think = 🤔 Hm
web-react-oops = 🙈 Oops
web-react-thanks = 🙏 Thanks

web-round-over = Round { $round } of { $rounds } is over
web-winner = has won
web-sum = Total
web-series = All rounds
web-round = Round
web-next-round = Next round
web-rematch = Rematch
web-replay = Replay
web-verify = Verify the shuffle
web-other-game = Another game

web-copied-place = The link to this position is copied.
web-replay-none = The game has not begun yet.
web-replay-start = Before the first move
web-to-table = To the table
web-eyes = Seen by
web-eyes-open = all hands open
web-copy-place = Link to this position
web-go-on = Go on from here against bots
web-download = Download the record
web-controls = Replay
web-first = To the beginning
web-back = One move back
web-forth = One move on
web-last = To the end
web-play = Play
web-pause = Pause
web-position = Position
web-position-of = Move { $number } of { $most }

web-who = Who I am
web-save = Save
web-name-saved = Your name is saved.
web-passkey-text = You are a guest in this browser. With a passkey you stay yourself, here and on other devices.
web-passkey-make = Make a passkey
web-passkey-done = Done: from now on your passkey brings you back.
web-passkey-login = I have one
web-passkey-have = You have a passkey.
web-logout = Log out
web-forget = Forget me
web-forget-title = Forget you?
web-forget-text = Your name, your games and your passkey are removed from this server. That cannot be undone.
web-keep = Keep everything
web-look = How it looks and sounds
web-language = Language
web-language-de = Deutsch
web-language-en = English
web-theme = Light or dark
web-sound = Sound and vibration
web-on = on
web-off = off
web-nobody = You are nobody here yet; with your first game you become a guest.
web-my-games = My games
web-my-games-none = None yet.
web-played-won = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
web-rating = rating { $rating }
web-when = When
web-which = Game
web-with = With
web-outcome = Result
web-outcome-won = won
web-outcome-lost = lost
web-outcome-drawn = drawn
web-points = Points
web-more = More
web-export = Download my games
web-bots = My bots
web-bots-text = A program of yours can play here, too: with an account of its own, over the same interface as this page.
web-bot-name = Name of a new bot
web-bot-make = Make an account
web-bot-remove = Remove { $name }
web-bot-token = { $name }'s token. It is shown only this once.

# The page: learning

web-learn-title = Learn a game
web-learn-text = A lesson takes five minutes: you make the moves, step by step. The rules fit on one page each.
web-learn-all = All games
web-rules-text = The rules, in our own words.
web-lesson = First lesson
web-lesson-begin = Begin the first lesson
web-lesson-of = First lesson: { $game }
web-lesson-step = Step { $number } of { $most }
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-shown = Like this: { $what }.
web-lesson-another = That would be allowed, too. But try what is asked for here.
web-lesson-opponent = Your opponent
web-lesson-play = Play a first game
web-lesson-again = Once more

# A first lesson in each game (games/ID/lesson.json)

lesson-bridges-1 = Four rows, each with the numbers 1 to 20, and each begins with its 11. You hold the red one: choose it below, then its lit field.
lesson-bridges-2 = Now its neighbours fit. The red 12 goes beside the 11. In one turn you may lay up to three tiles.
lesson-bridges-3 = Grey tiles are jokers: this 13 fits as the 13 of every row. Lay it in the red row, at the bridge with the star, and see what happens.
lesson-bridges-4 = A bridge with a star gives a present, once: green 5 came from the bag and was laid at once, with nothing beside it. Your three tiles are laid. End your turn.
lesson-bridges-5 = You filled numbers that follow each other in a row. For that you may give one tile, face down, to your left neighbour. Give away the yellow 14, which would be hard to lay.
lesson-bridges-6 = Your opponent has gone on to the red 15. Bridges lead from row to row: since the red 15 lies, you can lay the blue 15 at the other end of its bridge.
lesson-bridges-7 = All the 1s are joined, and so are all the 20s: when one lies, the others fit. Green 1 has come from the bag, so lay your yellow 1.
lesson-bridges-8 = One tile is a must while any fits; the second and the third are up to you. When nothing fits, you draw. Now end your turn.
lesson-bridges-9 = That is all there is to it. Whoever is rid of all tiles first has won, and the others lose the numbers on theirs. Now for a whole game!
lesson-links-1 = Four rows from 1 to 21, and the 11s lie already. A card goes beside one that lies in its row: lay your blue 12.
lesson-links-2 = In one turn you may lay up to four cards. Go on with the blue 13.
lesson-links-3 = You have four connection cards. With one of them a card may also go above or below the same number: lay the red 13 below the blue one, and the connection is drawn between them.
lesson-links-4 = A joker stands for any card that could be laid. Lay yours as the green 10.
lesson-links-5 = Four cards are laid; end your turn. Instead of laying you could draw a card, and then your turn would be over, too.
lesson-links-6 = Your opponent has laid a joker as the yellow 14. You hold the real one: exchange them, and the joker is yours. It counts as none of your four cards.
lesson-links-7 = Whoever exchanges also has to lay a card. Put the joker between the red 11 and the red 13.
lesson-links-8 = The gap is closed. End your turn.
lesson-links-9 = Late in another game: of the yellow half from 1 to 10 only the 1 is missing. Whoever lays the last card of a half earns 11 points. Lay it!
lesson-links-10 = A bonus! The game is over as soon as somebody's hand is empty. Then each bonus counts 11, and the numbers left in hand are taken off. Now for a whole game!
lesson-sums-1 = Your sheet has three rows to fill. First you need a sum: lay the orange 4 on pile 4, at the bottom right. It counts with the two piles beside it, never with the one across.
lesson-sums-2 = 4 and 1 and 5 are 10, in orange and yellow; grey would be no colour. With another 4 in your hand you could lay that now, too. Announce the sum.
lesson-sums-3 = Now everybody may write the 10 in a row of one of these colours. The numbers of a row rise from left to right, so leave room on both sides: take the fifth field of your orange row.
lesson-sums-4 = Your opponent has announced 12, in orange or yellow. You may write it as well: right of your 10.
lesson-sums-5 = Your turn. You hold two cards with the same value and may lay both. First the orange 2 on pile 2.
lesson-sums-6 = Now the purple 2 on pile 4, beside it. Only the second card makes the sum, with the 2 and the 5 beside it.
lesson-sums-7 = 9, in any of the three colours. Begin your purple row with it: in the fifth field.
lesson-sums-8 = Whoever is on turn and writes nothing takes a miss, minus 5. Two full rows or a fourth miss end the game. A full row counts its last number, a full column its pentagon. Now for a whole game!
lesson-ten-1 = You want a straight row of your own stones that adds up to exactly ten. Your first stone is a 3, and the first of all lies in the middle.
lesson-ten-2 = Every further stone touches a lying one along a full side. You turn up another 3: lay it to the right of your first.
lesson-ten-3 = 3 and 3 are 6. Now you turn up a 2. Lay it at the right end of your row, which makes 8.
lesson-ten-4 = Your opponent has stopped you on the right. But you have turned up another 2, and the left end is free ...
lesson-ten-5 = 2 and 3 and 3 and 2 are ten: won! Rows count as a whole, from end to end. A part of a longer row does not count, and more than ten is of no use.
lesson-ten-6 = Another game. The dark column stands at 8, and its lower end is free. A 2 there would win, so put your stone in the way.
lesson-ten-7 = Here all 30 stones lie, and nobody has a ten. Now stones wander: take one of your own that has a free side, and lay it elsewhere; the others must still hang together. One such move makes a ten. Find it, or have it shown to you.
lesson-ten-8 = A ten on the diagonal! Rows count across, down and both ways diagonally. Now for a whole game!
lesson-blockers-1 = Each of your tiles says where it may lie: a number names a column, a letter a row, a symbol one of the nine sections. Lay the 5 in the very middle, on E5.
lesson-blockers-2 = At the end every group of your tiles costs a point, so keep together: lay the E beside it, on E4.
lesson-blockers-3 = The circle fits the section in the middle. Lay it on F5, below your 5: still a single group.
lesson-blockers-4 = On F6 lies a tile of your opponent's. You may take it, as it stands alone: lay the F on it. Think twice, though: each tile of the colour you take most of costs a point, too.
lesson-blockers-5 = D5, D6 and D7 are one group now. Its middle is protected, since the group would fall apart; its ends can be taken. Take D5 with the joker, which fits everywhere.
lesson-blockers-6 = Your group has grown again. Lay the C above it, on C5.
lesson-blockers-7 = One group and two tiles taken: 3 points, and the fewest points win. After 24 turns each the game is over. Now for a whole game!
