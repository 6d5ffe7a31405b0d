### Spieltisch auf Deutsch. Dieselben Schlüssel wie en.ftl; ein Abschnitt je Raum.

## Ein Spiel aufbauen

unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt sind: { $games }.
no-game-file = Eine Python-Datei { $path } gibt es nicht.
no-game-in-file = { $path } legt kein GAME fest.
players = { $game } ist für { $least } bis { $most } Personen.
options-object = Optionen sind ein Objekt aus Namen und Werten.
options-unknown = Eine Option „{ $name }“ gibt es nicht. Bekannt sind: { $names }.
options-value = { $name } kann nicht { $value } sein. Erlaubt: { $allowed }.
options-seats = { $name } gibt es nur bei dieser Personenzahl: { $seats }.
seed-shape = Ein Startwert besteht aus 64 Hexadezimalziffern.
deal-and-seed = Entweder eine Verteilung oder ein Startwert, nicht beides.
deal-object = Eine Verteilung ist ein Objekt mit { $names }.
deal-missing = In der Verteilung fehlt „{ $name }“.
deal-unknown = Die Verteilung kennt kein „{ $name }“, nur { $names }.
deal-choice = „{ $name }“ in der Verteilung ist eine ganze Zahl von 0 bis { $most }.
deal-word = „{ $name }“ in der Verteilung ist eine 64-Bit-Zahl als Dezimaltext.
deal-list = „{ $name }“ in der Verteilung ist eine Liste von { $count } Plättchen.
deal-piles = „{ $name }“ in der Verteilung ist eine Liste von { $count } Listen.
deal-tile = „{ $name }“ in der Verteilung: „{ $tile }“ gibt es nicht.
deal-too-many = „{ $name }“ in der Verteilung: „{ $tile }“ kommt { $count }-mal zu oft vor.
deal-too-few = „{ $name }“ in der Verteilung: „{ $tile }“ fehlt { $count }-mal.

## Spielen

game-over = Das Spiel ist zu Ende.
not-asked = Platz { $seat } ist gerade nicht gefragt. Gefragt: { $asked }.
no-seat = Einen Platz { $seat } gibt es hier nicht, nur 0 bis { $most }.
which-seat = Mehrere Plätze sind gefragt ({ $asked }): Bitte sagen, wer entscheidet.
move-shape = Ein Zug ist ein Stück Text.
move-illegal = „{ $move }“ ist jetzt kein erlaubter Zug.
move-unreadable = „{ $move }“ ist kein Zug. Züge sehen so aus: { $examples }.
nothing-to-undo = Es wurde noch nichts gespielt.

## Spielaufzeichnungen

record-object = Eine Spielaufzeichnung ist ein Objekt mit { $names }.
record-missing = In der Spielaufzeichnung fehlt „{ $name }“.
record-unknown = Die Spielaufzeichnung enthält ein unbekanntes „{ $name }“.
record-rules = Die Spielaufzeichnung folgt den Regeln { $theirs }; hier gelten die Regeln { $ours }.
record-move = Zug { $number } der Spielaufzeichnung ist kein Paar aus Platz und Zug.
record-refused = Zug { $number } der Spielaufzeichnung wurde abgelehnt: { $reason }
record-result = Das Ergebnis in der Spielaufzeichnung passt nicht zu ihren Zügen.

## referee

request-op = Eine Anfrage ist ein Objekt mit „op“, einem von { $ops }.
request-unknown-op = Ein op „{ $op }“ gibt es nicht. Bekannt sind: { $ops }.
request-unknown-key = „{ $op }“ hat keinen Schlüssel „{ $name }“.
request-missing-key = „{ $op }“ braucht den Schlüssel „{ $name }“.
seat-shape = Ein Platz ist eine ganze Zahl.
no-game = Es gibt noch kein Spiel: erst „new“ oder „load“ schicken.
line-too-long = Die Zeile hat mehr als { $most } Bytes.
line-not-json = Die Zeile ist kein JSON: { $problem }.

## ten

ten-no-pass = Passen darf nur, wer in der zweiten Runde keinen seiner Steine bewegen kann.
ten-round-two = Alle Steine liegen: Jetzt wandert einer, etwa 2,3>0,1.
ten-round-one = Steine wandern erst, wenn alle 30 liegen; jetzt wird einer gelegt.
ten-not-yours = Auf { $place } liegt keiner deiner Steine.
ten-stuck = Der Stein auf { $place } kann nicht weg: Er hat keine freie Seite, oder die übrigen zerfielen.
ten-elsewhere = Der Stein muss an einen anderen Platz.
ten-which-end = Sag, welches Ende der Reihe du nimmst: L: oder R:.
ten-no-ends = Im verdeckten Spiel wird der aufgedeckte Stein gelegt; L: und R: gehören zum offenen Spiel.
ten-last-left = Der letzte Stein der Reihe heißt L:.
ten-taken = Auf { $place } liegt schon ein Stein.
ten-first = Der erste Stein liegt in der Mitte, auf 0,0.
ten-touches-nothing = { $place } berührt keinen Stein mit einer ganzen Kante.
