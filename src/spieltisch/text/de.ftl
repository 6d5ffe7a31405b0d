### Spieltisch auf Deutsch. Dieselben Schlüssel wie en.ftl; ein Abschnitt je Raum.

## Ein Spiel aufbauen

unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt sind: { $games }.
no-game-file = Eine Python-Datei { $path } gibt es nicht.
no-game-in-file = { $path } legt kein GAME fest.
players-count = { $game } ist für { $least } bis { $most } Personen.
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
series-round-goes-on = Runde { $number } ist noch nicht zu Ende.
series-other-round = Runde { $number } ist nicht die, die in dieser Serie gegeben wird.
tally-other = { $what }

## Spielaufzeichnungen

record-object = Eine Spielaufzeichnung ist ein Objekt mit { $names }.
record-missing = In der Spielaufzeichnung fehlt „{ $name }“.
record-unknown = Die Spielaufzeichnung enthält ein unbekanntes „{ $name }“.
record-rules = Die Spielaufzeichnung folgt den Regeln { $theirs }; hier gelten die Regeln { $ours }.
record-move = Zug { $number } der Spielaufzeichnung ist kein Paar aus Platz und Zug.
record-refused = Zug { $number } der Spielaufzeichnung wurde abgelehnt: { $reason }
record-result = Das Ergebnis in der Spielaufzeichnung passt nicht zu ihren Zügen.

## terminal

play-which = Welches Spiel? (Nummer oder Name)
play-getting-ready = Die Regeln werden vorbereitet (nur beim ersten Mal einige Sekunden)
play-other-moved = Platz { $seat } spielt { $move }.
play-your-moves = Deine Züge:
play-more = ... und { $count } weitere
play-help = (h gibt einen Tipp, u nimmt zurück, q hört auf)
play-hint = { $move }: gewinnt zu { $share } %, auf { $within } genau
play-thinking = Ich überlege ...
play-too-many = { $bots } Bots und du sind mehr als { $players } Personen.
play-settled = Das lässt sich nicht mehr zurücknehmen.
play-tally = Platz { $seat }:
play-result = Punkte:
play-won = Du hast gewonnen.
play-lost = Diesmal hast du nicht gewonnen.
play-drawn = Unentschieden.
options-shape = Eine Option wird als Name=Wert angegeben, nicht als „{ $option }“.

## referee

request-op = Eine Anfrage ist ein Objekt mit „op“, einem von { $ops }.
request-unknown-op = Ein op „{ $op }“ gibt es nicht. Bekannt sind: { $ops }.
request-unknown-key = „{ $op }“ hat keinen Schlüssel „{ $name }“.
request-missing-key = „{ $op }“ braucht den Schlüssel „{ $name }“.
seat-shape = Ein Platz ist eine ganze Zahl.
no-game = Es gibt noch kein Spiel: erst „new“ oder „load“ schicken.
line-too-long = Die Zeile hat mehr als { $most } Bytes.
line-not-json = Die Zeile ist kein JSON: { $problem }.

## table

table-setup-object = Ein Tisch wird durch ein Objekt aus Namen und Werten eingerichtet.
table-setup-value = „{ $name }“ gehört nicht zur Einrichtung eines Tisches oder hat keinen passenden Wert.
table-clock = Eine Uhr ist von der Art none, minutes (1 bis 600, mit 0 bis 600 Sekunden Zugabe) oder days (1 bis 30).
table-no-series = { $game } wird nicht als Serie gespielt.
table-event-object = Was an einem Tisch geschieht, ist ein Objekt mit „type“, „v“ und „at“.
table-event-type = „{ $type }“ kann an einem Tisch nicht geschehen. Bekannt sind: { $types }.
table-event-key = „{ $type }“ hat keinen Schlüssel „{ $name }“.
table-event-value = „{ $type }“ braucht einen passenden Wert für „{ $name }“.
table-time = An diesem Tisch ist schon etwas Späteres geschehen.
table-not-yours = Platz { $seat } ist nicht deiner.
table-itself = Das tut nur der Tisch selbst ({ $type }).
table-host = Nur wer den Tisch eröffnet hat, setzt Bots.
table-not-seating = Die Plätze sind vergeben, es wird gespielt.
table-not-dealing = Gerade wird nicht gegeben.
table-not-playing = Gerade wird nicht gespielt.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-seat-taken = Platz { $seat } ist vergeben.
table-seat-empty = Auf Platz { $seat } sitzt niemand.
table-already-seated = Du hast an diesem Tisch schon einen Platz.
table-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-deal-given = An diesem Tisch wird die Verteilung vorgegeben, nicht aus allen Zahlen gebildet.
table-deal-made = An diesem Tisch entsteht die Verteilung aus den Zahlen aller, sie wird nicht vorgegeben.
table-deal-needed = An diesem Tisch muss die Verteilung vorgegeben werden.
table-number-given = Deine Zahl für diese Verteilung liegt schon vor.
table-numbers-missing = Es fehlen noch die Zahlen von: { $names }.
table-is-away = Ein Bot spielt für dich. Komm zuerst zurück.
table-not-away = Für dich spielt kein Bot.
table-resigned = Du hast dieses Spiel aufgegeben.
table-undo-off = An diesem Tisch wird nichts zurückgenommen.
table-undo-nothing = Von dir gibt es keinen Zug zurückzunehmen.
table-undo-settled = Das lässt sich nicht mehr zurücknehmen.
table-end-already = Du hast dem Ende des Spiels schon zugestimmt.
table-end-none = Niemand hat vorgeschlagen, das Spiel zu beenden.
table-not-waiting = Auf Platz { $seat } wird gerade nicht gewartet.
table-time-left = Es ist noch Zeit: { $seconds } s.
table-timeout-other = Nur jemand anderes am Tisch kann einen Bot weiterspielen lassen.
table-not-watched = An diesem Tisch schaut niemand zu.
table-no-moment = Einen Augenblick { $number } gibt es in dieser Runde nicht.
table-still-hidden = Die Hände liegen erst offen, wenn die Runde zu Ende ist.
table-record-object = Das ist nicht die Aufzeichnung eines Tisches.
table-record-version = Diese Aufzeichnung stammt von einer neueren Fassung ({ $version }).
table-record-refused = Ereignis { $number } der Aufzeichnung wurde abgelehnt: { $reason }
table-record-rounds = Die Runden in der Aufzeichnung sind nicht die, zu denen ihre Ereignisse führen.

table-say-seats = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
table-say-full = Alle Plätze sind vergeben. Gleich wird gegeben.
table-say-ready = { $rounds ->
    [1] Es kann gegeben werden. Beginnen?
   *[other] Runde { $round } von { $rounds } ist bereit. Beginnen?
}
table-say-dealing = { $count ->
    [0] Es wird gegeben.
   *[other] Gewartet wird auf { $names }.
}
table-say-between = Runde { $round } von { $rounds } ist zu Ende.
table-say-turn = Du bist am Zug.
table-say-others = { $count ->
    [one] { $names } ist am Zug.
   *[other] Es entscheiden noch: { $names }.
}
table-say-away = Ein Bot spielt für dich. Du kannst jederzeit zurückkommen.
table-say-won-you = { $count ->
    [one] Du hast gewonnen.
   *[other] Du teilst dir den Sieg.
}
table-say-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
table-say-drawn = Das Spiel endet unentschieden.
table-say-agreed = Das Spiel wurde einvernehmlich beendet.
table-say-resigned = { $count ->
    [0] Das Spiel wurde aufgegeben.
    [one] Die anderen haben aufgegeben: { $names } hat gewonnen.
   *[other] Das Spiel wurde aufgegeben. Übrig sind: { $names }.
}

table-turn-bridges = { $words ->
    [draw] Von deinen Plättchen passt keines: Zieh eines.
    [pass] Von deinen Plättchen passt keines, und der Beutel ist leer: Passe.
    [skip] Leg eines deiner Plättchen auf sein eigenes Feld, offen oder nicht, oder verzichte.
    [keep] Gib ein Plättchen nach links weiter, oder behalte alle.
    [end] { $only ->
        [end] Mehr lässt sich nicht legen: Beende deinen Zug.
       *[other] Leg noch ein Plättchen, oder beende deinen Zug.
    }
   *[other] { $phase ->
        [bonus] Leg das gezogene Plättchen, { $bonus }, auf eines seiner Felder.
       *[other] Leg ein Plättchen, das passt.
    }
}
table-turn-links = { $words ->
    [draw] Leg bis zu vier Karten, oder zieh eine.
    [pass] Keine deiner Zahlenkarten muss gelegt werden: Leg bis zu vier Karten, oder passe.
    [end] { $laid ->
        [1] Leg noch bis zu drei Karten, oder beende deinen Zug.
        [2] Leg noch bis zu zwei Karten, oder beende deinen Zug.
        [3] Leg noch eine Karte, oder beende deinen Zug.
       *[other] Vier Karten liegen: Beende deinen Zug.
    }
   *[other] { $bound ->
        [yes] Du hast einen Joker getauscht: Leg nun eine Karte.
       *[other] Der Stapel ist aufgebraucht, und eine Karte von dir passt: Leg bis zu vier.
    }
}
table-turn-sums = { $phase ->
    [choose] Leg eine deiner Karten auf einen Stapel.
    [second] { $only ->
        [call] Keine zweite Karte passt dazu: Sag die Summe an.
       *[other] Leg eine zweite Karte vom selben Wert daneben, oder sag die Summe an.
    }
   *[other] Trag { $announced-sum } in ein Feld ein, oder nichts.
}
table-turn-ten = { $round ->
    [1] Leg einen Stein an einen anderen.
   *[other] { $words ->
        [pass] Keiner deiner Steine kann weg: Passe.
       *[other] Setz einen deiner Steine an einen anderen Platz.
    }
}
table-turn-blockers = { $words ->
    [pass] Keines deiner Plättchen hat ein Feld, auf das es kann: Passe.
   *[other] Leg ein Plättchen von deiner Ablage auf ein Feld, zu dem es passt.
}

verify-round = Spiel { $game }, Runde { $round }
verify-given = Die Verteilung war vorgegeben, da ist nichts zu prüfen.
verify-commitment = Das Geheimnis ist das, auf das sich der Tisch festgelegt hatte: { $good ->
    [yes] ja
   *[no] NEIN
}
verify-seed = Der Startwert folgt aus dem Geheimnis und allen Zahlen: { $good ->
    [yes] ja
   *[no] NEIN
}
verify-deal = Die Verteilung folgt aus dem Startwert: { $good ->
    [yes] ja
   *[no] NEIN
}
verify-moves = Die Züge halten die Regeln ein und führen zum Ergebnis: { $good ->
    [yes] ja
   *[no] NEIN
}
verify-found = { $number }... gehört zu Spiel { $game }, Runde { $round }.
verify-missing = { $number }... steht NICHT in der Aufzeichnung.
verify-result = { $good ->
    [yes] Alles ist, wie es sein soll.
   *[no] Etwas ist FALSCH.
}

## server

guest-first = Flinker, Ruhiger, Heller, Mutiger, Fröhlicher, Sanfter, Kluger, Sonniger, Neugieriger, Glücklicher, Geduldiger, Leiser, Kühner, Freundlicher, Wendiger, Munterer
guest-second = Fuchs, Otter, Reiher, Dachs, Specht, Igel, Star, Uhu, Hase, Mauersegler, Marder, Zaunkönig, Biber, Häher, Fink, Luchs
people-name = Ein Name hat 1 bis { $most } sichtbare Zeichen in einer Zeile, darunter einen Buchstaben oder eine Ziffer.
people-bot-owner = Das ist Menschen vorbehalten, nicht Bot-Konten.
people-bots = Niemand hat mehr als { $most } Bot-Konten: erst eines entfernen.
people-no-bot = Ein solches Bot-Konto hast du nicht.
passkey-address = Passkeys brauchen eine Adresse mit Namen, etwa localhost oder tisch.example, keine aus Zahlen.
passkey-late = Diese Passkey-Antwort kommt zu spät oder zum zweiten Mal. Bitte von vorn beginnen.
passkey-most = Niemand hat mehr als { $most } Passkeys.
passkey-unknown = Dieser Passkey ist hier nicht bekannt.
passkey-wrong = Diese Passkey-Antwort stimmt nicht.
chat-gesture = Diese Gesten gibt es: { $gestures }
chat-line = Eine Zeile hat 1 bis { $most } sichtbare Zeichen.
chat-mute = Auf Platz { $seat } sitzt niemand, den du stummschalten könntest.
chat-public = An öffentlichen Tischen gibt es nur Gesten. Tische mit Einladungslink haben einen Chat.
chat-seated = Reden kann, wer am Tisch sitzt.
hint-not-asked = Rat gibt es, wenn du am Zug bist.
hint-rated = Hier gibt es keine Tipps: Dieses Spiel zählt für die Wertung.
hint-seated = Rat bekommt, wer am Tisch sitzt.
server-away = Die Datenbank ist gerade nicht zu erreichen. Versuch es gleich noch einmal; was bestätigt wurde, ist sicher.
server-broken = Auf dem Server ist etwas schiefgegangen. Es ist dort notiert; nichts von dir ist verloren.
server-csrf = Die Kopfzeile X-CSRF-Token muss den Wert des Cookies csrftoken enthalten.
server-from-alone = „from“ sagt schon Spiel, Spielerzahl, Varianten, Verteilung und Züge: diese weglassen.
server-long = Eine Nachricht hat höchstens { $most } Bytes.
server-message = Die Nachricht ist nicht zu lesen: { $problem }
server-moves-no-deal = „moves“ gibt es nur zusammen mit „deal“.
server-no-lesson = Eine solche Lektion in { $game } gibt es nicht.
server-no-page = Der Server läuft, aber seine Seite ist nicht gebaut; ein installiertes Paket hat sie immer dabei. Im Ordner des Projekts baut sie:
server-no-address = Unter { $path } gibt es nichts.
server-no-method = { $path } kann nicht mit { $method } gefragt werden.
server-no-table = Diesen Tisch gibt es nicht.
server-nobody = Niemand ist angemeldet: POST /api/guest macht dich zum Gast, ein Bot-Konto schickt sein Token.
server-often = Höchstens { $most } Nachrichten in der Sekunde.
server-opening-over = Nach diesen Zügen ist das Spiel schon zu Ende.
server-origin = Diese Anfrage kommt von der Seite eines anderen Anbieters.
server-ours = „{ $name }“ setzt der Server selbst.
server-request = Die Anfrage ist nicht zu lesen: { $problem }
server-seats = { $players } Spieler brauchen { $players } Plätze, nicht { $count }.
server-seats-me = Du kannst nur auf einem Platz sitzen.
server-seats-twice = Niemand kann auf zwei Plätzen sitzen.
server-stops = Der Server wird neu gestartet. Gleich noch einmal versuchen.
server-tables-open = Über eine Verbindung können höchstens { $most } Tische offen sein.
server-too-late = Zu spät: Das Spiel ist schon weiter.
server-too-long = Mehr passt nicht in die Geschichte dieses Tisches.
server-wait = Zu oft. Wieder in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
serve-address = An { $address } ist kein Platz ({ $problem }). Ein anderer Port: --port 8001
serve-failed = Der Server konnte nicht starten.
serve-open = Spieltisch ist offen unter { $address } (Strg+C beendet ihn)
backup-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit allem, was dazugehört: jetzt in { $file }. Wer diese Datei hat, sieht jeden Stein: gut aufheben.
backup-exists = { $file } gibt es schon; eine Sicherung ersetzt nie eine Datei.
backup-missing = Eine Datei { $file } gibt es nicht.
backup-none = { $file } ist keine Sicherung von Spieltisch oder ist beschädigt.
copy-full = In der neuen Datenbank steht schon etwas. Nichts wurde verändert: bitte eine leere nehmen.
copy-running = Andere Programme sind mit der alten Datenbank verbunden. Erst alle Server anhalten, damit kein Zug verloren geht.
copy-version = Die Datenbank hat eine andere Version als dieses Programm. Einmal den Server dieser Version dort starten.
folder-taken = In { $folder } arbeitet schon ein anderer Server oder ein Umzug.
migrate-done = { $tables ->
    [one] 1 Tisch ist
   *[other] { $tables } Tische sind
} umgezogen, mit allem, was dazugehört. Jetzt den Server mit der neuen Datenbank starten.
restore-done = { $tables ->
    [one] 1 Tisch ist
   *[other] { $tables } Tische sind
} aus { $file } zurück, mit allem, was dazugehört.
export-extra = Parquet braucht das Extra „parquet“ (pip install "spieltisch[parquet]"). Dasselbe gibt es ohne es als JSON-Zeilen.
host-not-you = Das ist für den, der den Tisch betreibt: von der Maschine selbst aus oder mit dem Schlüssel der Einstellungen (host_key).
settings-host-key = host_key soll mindestens { $least } Zeichen haben.
settings-bus = Die Adresse eines Busses beginnt mit nats://; ohne eine überbringt Postgres die Nachrichten selbst.
settings-database = Die Adresse einer Datenbank beginnt mit postgresql://; ohne eine wird SQLite genommen.
settings-file = Die Einstellungsdatei { $file } ist kein TOML: { $problem }
settings-value = Diese Einstellungen stimmen nicht: { $problem }

## bots

bots-level = Eine Stufe „{ $level }“ gibt es nicht. Es gibt: { $levels }.

## hints: what speaks for a move

hint-only = Es ist der einzige Zug.
hint-tries = So ging die Partie, auf viele Arten weitergespielt, am häufigsten gut aus.

hint-ten-win = Das wird eine Reihe mit genau zehn.
hint-ten-block = Sonst kommt der andere hier mit einer { $value } auf zehn.
hint-ten-chances = { $count ->
    [one] Dann fehlt dir zur Zehn noch eine { $value } auf { $place }.
   *[other] Dann kannst du auf { $count } Arten zehn schaffen, zum Beispiel mit einer { $value } auf { $place }.
}
hint-ten-stop = Das sperrt die { $sum }er-Reihe des anderen.
hint-ten-row = Das bringt eine deiner Reihen auf { $sum }.
hint-ten-new = { $free ->
    [0] Der Stein steht zwischen denen des anderen und nimmt ihnen Platz.
    [one] Von hier aus kann noch in eine Richtung eine Reihe wachsen.
   *[other] Von hier aus können Reihen in { $free } Richtungen wachsen.
}

hint-blockers-lay = { $what ->
    [join] Das verbindet { $count } deiner Gruppen zu einer
    [split] Das hält { $count } Gruppen auseinander, die { $colour ->
        [r] Rot
        [y] Gelb
        [b] Blau
        [g] Grün
       *[p] Lila
    } hier hätte verbinden können
    [add] Das Plättchen gehört gleich zu einer deiner Gruppen und beginnt keine neue
    [near] Damit beginnt eine Gruppe, die schon ein weiteres Plättchen mit einer anderen verbinden kann
   *[apart] Damit beginnt eine Gruppe, { $count ->
        [0] neben der kein Feld frei ist
        [one] neben der ein Feld frei ist
       *[other] neben der { $count } Felder frei sind
    }
}{ $took ->
    [none] .
   *[other] { $cost ->
        [0] {""}, und ein { $took ->
            [r] rotes
            [y] gelbes
            [b] blaues
            [g] grünes
           *[p] lila
        } Plättchen zu nehmen kostet dich nichts.
       *[other] {""}, und das ist den Punkt für ein { $took ->
            [r] rotes
            [y] gelbes
            [b] blaues
            [g] grünes
           *[p] lila
        } Plättchen wert.
    }
}

hint-bridges-out = Damit bist du alle Plättchen los.
hint-bridges-opens = Das öffnet { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
    [g] Grün
   *[several] mehrere Reihen
} für dich: { $mine ->
    [one] Noch eines deiner Plättchen passt danach
   *[other] Noch { $mine } deiner Plättchen passen danach
}{ $theirs ->
    [0] , und nichts öffnet sich nur für andere.
    [one] ; ein Feld öffnet sich nur für andere.
   *[other] ; { $theirs } Felder öffnen sich nur für andere.
}
hint-bridges-bonus = Die Bonusbrücke bringt gleich ein Plättchen aus dem Beutel auf sein Feld.
hint-bridges-pair = Wer in einem Zug zwei Nachbarn legt, darf am Ende ein Plättchen verschenken.
hint-bridges-closed = Das öffnet für niemanden etwas, und auf deiner Ablage { $points ->
    [one] liegt ein Punkt
   *[other] liegen { $points } Punkte
} weniger.
hint-bridges-dear = Das nimmt { $points } Punkte von deiner Ablage{ $theirs ->
    [one] {""} und öffnet anderen nur ein Feld.
   *[other] {""}; anderen öffnen sich { $theirs } Felder.
}
hint-bridges-lay = { $theirs ->
    [one] Ein Plättchen weniger, und anderen öffnet sich nur ein Feld.
   *[other] Ein Plättchen weniger, auch wenn sich anderen { $theirs } Felder öffnen.
}
hint-bridges-stop = Was du noch legen könntest, öffnet anderen mehr als dir.
hint-bridges-wait = { $count ->
    [one] Das Feld, das dir bleibt, kann bis zum nächsten Zug warten.
   *[other] Die { $count } Felder, die dir bleiben, können bis zum nächsten Zug warten.
}
hint-bridges-give = Am Ende würde es dich { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} kosten{ $open ->
    [yes] .
   *[no] , und links von dir lässt es sich noch nicht legen.
}
hint-bridges-keep = { $count ->
    [0] Deine Plättchen gehören zusammen; wer eines bekäme, wüsste nur, was du hast.
    [one] Eines deiner Plättchen passt schon: Das legst du selbst.
   *[other] { $count } deiner Plättchen passen schon: Die legst du selbst.
}

hint-links-out = Damit hast du deine letzte Karte gelegt.
hint-links-exchange = Für deine { $number } bekommst du einen Joker, der überall passt.
hint-links-bonus = Das macht die { $half ->
    [lower] untere
   *[upper] obere
} Hälfte von { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
} voll: ein Bonus von 11 Punkten.
hint-links-opens = { $connection ->
    [yes] Die Verbindungskarte
   *[no] Das
} öffnet { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
} für dich: { $mine ->
    [one] Noch eine deiner Karten passt danach
   *[other] Noch { $mine } deiner Karten passen danach
}{ $theirs ->
    [0] .
    [one] ; ein Platz öffnet sich nur für andere.
   *[other] ; { $theirs } Plätze öffnen sich nur für andere.
}
hint-links-connection = { $joker ->
    [yes] Ein Joker und eine Verbindungskarte beginnen
   *[no] Eine Verbindungskarte beginnt
} ein neues Stück in { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
}.
hint-links-closed = { $joker ->
    [yes] Der Joker, der am Ende 11 kosten würde, ist von der Hand
   *[no] Eine Handkarte weniger
}, und anderen öffnet sich nichts.
hint-links-dear = Das nimmt dir { $number } Punkte von der Hand{ $theirs ->
    [one] {""} und öffnet anderen nur einen Platz.
   *[other] {""}; anderen öffnen sich { $theirs } Plätze.
}
hint-links-lay = { $joker ->
    [yes] Der Joker, der am Ende 11 kosten würde, ist von der Hand
   *[no] Eine Handkarte weniger
}{ $theirs ->
    [one] , und anderen öffnet sich nur ein Platz.
   *[other] , auch wenn sich anderen { $theirs } Plätze öffnen.
}
hint-links-save = { $some ->
    [yes] Deine Zahlenkarten gingen jetzt nur mit Verbindungskarte
   *[no] Legen ließe sich jetzt nur ein Joker
}{ $word ->
    [draw] {""}: Eine Karte vom Stapel kostet weniger.
   *[other] {""}: Das hebst du besser auf.
}
hint-links-stop = Was passt, öffnet anderen mehr als dir{ $word ->
    [draw] {""}: Zieh lieber.
   *[other] .
}
hint-links-wait = { $count ->
    [one] Die Karte, die passt, kann
   *[other] Die { $count } Karten, die passen, können
}{ $word ->
    [draw] {""} warten; wer zieht, behält sie und bekommt vielleicht einen Joker.
   *[other] {""} bis zum nächsten Zug warten.
}

hint-sums-number = { $what ->
    [play] Das ergibt { $sum }, und die
   *[write] Die { $sum }
} { $why ->
    [row] macht mit { $field } die { $colour ->
        [o] orange
        [y] gelbe
       *[p] lila
    } Reihe voll: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
    [column] macht mit { $field } eine Dreierspalte voll: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
    [soon] lässt in { $field } nur noch eine Zahl bis zu einer vollen Dreierspalte
    [tight] kostet in { $field } etwas Platz, aber sie zählt
   *[room] steht in { $field } gut: Davor { $smaller ->
        [0] ist kein Feld mehr frei
        [one] bleibt ein Feld für eine kleinere Zahl frei
       *[other] bleiben { $smaller } Felder für kleinere Zahlen frei
    }, dahinter { $larger ->
        [0] keines
        [one] eines für eine größere
       *[other] { $larger } für größere
    }
}{ $others ->
    [0] .
    [one] ; von den anderen kann einer sie nicht eintragen.
   *[other] ; von den anderen können { $others } sie nicht eintragen.
}
hint-sums-nothing = Wo du sie auch einträgst, die { $sum } kostet mehr Platz, als sie zählt{ $active ->
    [yes] {""} - auch gegen die 5 Punkte für den Fehlwurf.
   *[no] .
}
hint-sums-miss = { $choice ->
    [no] Keine deiner Karten ergibt eine Summe, die du eintragen kannst
   *[yes] Der Fehlwurf kostet weniger als die Summen, die du eintragen könntest
}{ $others ->
    [0] .
    [one] ; auch von den anderen kann einer diese nicht eintragen.
   *[other] ; auch von den anderen können { $others } diese nicht eintragen.
}

## arena

arena-nobody = Niemand spielt: Nenne Bots hinter --bots, zum Beispiel --bots hard easy mine.py.
arena-bot-unknown = Es gibt keinen Bot „{ $bot }“. Ein Bot ist eine Stufe ({ $levels }), eine Python-Datei (mine.py) oder ein Programm ("prog:./mine").
arena-budget = Das Budget von „{ $bot }“ ist keins. Ein Bot mit Budget sieht so aus: hard@1000 (Simulationen) oder hard@50ms (Millisekunden).
arena-usual-budget = „{ $budget }“ ist kein Budget. Ein Budget ist 1000 (Simulationen) oder 50ms (Millisekunden).
arena-no-file = Es gibt keine Datei { $path }, die sich lesen ließe.
arena-start = { $bot } startet nicht: { $problem }
arena-start-time = nach { $note } Sekunden nicht bereit
arena-start-gone = er endete sofort (Exit-Code { $note })
arena-start-illegal = sein erster Zug, „{ $note }“, ist nicht erlaubt
arena-journal = In { $path } stehen keine Spiele einer Arena: { $problem }
arena-other = In { $folder } liegen Spiele eines anderen Wettkampfs; verschieden sind: { $what }. Setze denselben fort oder nenne einen anderen Ordner.
arena-folder-busy = In { $path } spielt gerade eine andere Arena.
arena-least = { $name } ist mindestens { $least }.
arena-program = Regeln oder Bots sind hier andere als dort, wo gefragt wird: Überall muss dieselbe Version installiert sein.
arena-percent = { $number } %
arena-headline = { $game }, Spielerzahl { $players } ({ $options }): { $games } Spiele, { $deals } Austeilungen, Startwert { $seed }
arena-bots = Bots
arena-bot = Bot
arena-games = Spiele
arena-share = Siege in %
arena-points = Punkte
arena-rating = Wertung
arena-time = ms/Zug
arena-longest = höchstens
arena-forfeits = Aufgaben
arena-pairs = Je zwei: um wie viel der erste öfter gewinnt als der zweite
arena-pair = Bots
arena-deals = Austeilungen
arena-difference = Unterschied in %
arena-verdict = Urteil
arena-open = offen
arena-better = { $better } ist besser als { $worse }
arena-places = Was es wert ist, zuerst gefragt zu werden
arena-place = Gefragt als Nummer
arena-fault-time = { $bot } brauchte für eine Entscheidung länger als { $note } Sekunden; dadurch verlorene Spiele: { $games }.
arena-fault-gone = { $bot } endete mitten im Spiel (Exit-Code { $note }); dadurch verlorene Spiele: { $games }.
arena-fault-illegal = { $bot } wählte „{ $note }“, keinen erlaubten Zug; dadurch verlorene Spiele: { $games }.
arena-fault-error = { $bot } scheiterte mit „{ $note }“; dadurch verlorene Spiele: { $games }.
arena-ended-complete = Alle Spiele sind gespielt.
arena-ended-clear = Vorzeitig beendet: Es ist klar, wie der erste Bot gegen die anderen steht.
arena-ended-stopped = Vor dem Ende angehalten. Derselbe Befehl mit demselben Ordner macht hier weiter.
arena-left-out = Nicht gezählt, weil andere Spiele derselben Austeilung fehlen: { $games }.
arena-left-over = Nicht gezählt, weil es schon vor ihrem Ende klar war: { $games } Spiele.
arena-how = Jede Austeilung wurde mit jedem Bot auf jedem Platz gespielt. Die Intervalle in Klammern sind solche zu 95 %; sie nehmen die Austeilungen als unabhängig; die der Paare gelten, so oft man auch nachsieht.
arena-page-language = Deutsch
arena-page-title = Arena: { $game } – { $bots }
arena-page-clear = { $verdict }.
arena-page-open = Es ist offen, wer besser ist, { $a } oder { $b }.
arena-page-even = Wären alle gleich gut, hätte jeder { $share } (gestrichelte Linie).
arena-page-rating = 400 Punkte mehr heißen: Die Gewinnaussichten stehen zehn zu eins. Der Mittelwert aller ist 0.
arena-page-pairs = Rechts der Mitte gewinnt der erste der beiden öfter. Diese Intervalle gelten, so oft man auch nachsieht.
arena-page-course = Der Verlauf: um wie viel { $bot } öfter gewinnt als …
arena-page-course-how = Unterschied in % nach so vielen Austeilungen. Im Band liegt der erwartete Unterschied; sobald es die Mittellinie hinter sich lässt, ist klar, wer besser ist.
arena-page-place = Gefragt als Nummer { $place }
arena-page-time = Millisekunden für eine Entscheidung
arena-page-time-how = Der Punkt ist der Mittelwert, die Linie reicht bis zur längsten (in Klammern).

## bot-adapter

adapter-no-program = Es gibt kein Programm, das sich mit „{ $command }“ starten ließe.
adapter-question = Das ist keine Frage an einen Bot: { $problem }
adapter-seen = Was in „seen“ steht, ist keine Stellung von { $game } oder stammt aus einer anderen Version.
adapter-eyes = „seen“ ist nicht das, was Platz { $seat } sieht.
adapter-not-asked = Platz { $seat } ist nicht gefragt.
adapter-hello = { $name } { $theirs } wird hier nicht verstanden, nur { $ours }.

## lab

lab-no-parquet = Parquet-Dateien brauchen DuckDB: pip install "spieltisch[parquet]".
lab-no-folder = Für { $path } gibt es keinen Ordner.

## selfplay

selfplay-done = { $games } Spiele stehen in { $path } ({ $seconds } s, { $rate } Spiele je Sekunde).
selfplay-stopped = Angehalten: { $games } von { $all } Spielen stehen in { $path }. Derselbe Befehl macht hier weiter.
selfplay-part = In { $path } stehen keine angefangenen Spiele: { $problem }
selfplay-busy = In { $path } schreibt gerade jemand anders.
selfplay-other = In { $path } stehen andere Spiele; verschieden sind: { $what }. Setze dieselben fort oder nenne eine andere Datei.
selfplay-format = { $path } hat eine unbekannte Endung; möglich sind: { $formats }.
selfplay-exists = { $path } gibt es schon.
selfplay-file = In { $path } stehen keine Spiele: { $problem }
selfplay-untrue = Spiel { $number } aus { $path } ist keins nach diesen Regeln: Es endet nicht so, wie es sagt.

## crew

crew-worker-gone = Ein Arbeitsprozess endete vor seiner Arbeit; vielleicht reichte der Speicher nicht. Derselbe Befehl macht hier weiter.
crew-lost = Ein Stück Arbeit ging { $tries }-mal verloren.
crew-no-ray = Ein Cluster braucht Ray: pip install "spieltisch[cluster]".
crew-cluster = Unter { $address } ist kein Cluster: { $problem }
crew-failed = Die Arbeit scheiterte auf dem Cluster: { $problem }

## ten

ten-no-pass = Passen darf nur, wer in der zweiten Runde keinen seiner Steine bewegen kann.
ten-round-two = Alle Steine liegen: Jetzt wandert einer, etwa 2,3>0,1.
ten-round-one = Steine wandern erst, wenn alle 30 liegen; jetzt wird einer gelegt.
ten-empty = Auf { $place } liegt kein Stein.
ten-not-yours = Der Stein auf { $place } gehört nicht dir.
ten-no-side = Der Stein auf { $place } hat keine freie Seite, er lässt sich nicht herausschieben.
ten-apart = Ohne den Stein auf { $place } zerfielen die übrigen.
ten-elsewhere = Der Stein muss an einen anderen Platz.
ten-touches-itself = Auf { $place } berührte der Stein nur den Platz, von dem er kommt.
ten-which-end = Sag, welches Ende der Reihe du nimmst: L: oder R:.
ten-no-ends = Im verdeckten Spiel wird der aufgedeckte Stein gelegt; L: und R: gehören zum offenen Spiel.
ten-last-left = Der letzte Stein der Reihe heißt L:.
ten-taken = Auf { $place } liegt schon ein Stein.
ten-first = Der erste Stein liegt in der Mitte, auf 0,0.
ten-touches-nothing = { $place } berührt keinen Stein mit einer ganzen Kante.
ten-first-round = { $kind ->
    [open] Offenes Spiel
   *[closed] Verdecktes Spiel
}, erste Runde
ten-second-round = { $kind ->
    [open] Offenes Spiel
   *[closed] Verdecktes Spiel
}, zweite Runde: { $moved } von { $most } Zügen
ten-seat = Platz { $seat } { $colour ->
    [light] (hell)
   *[dark] (dunkel)
}
ten-you = du
ten-plays = ist am Zug
ten-won = hat gewonnen
ten-drawn = unentschieden
ten-turned-up = aufgedeckt { $stone }
ten-face-down = { $count } verdeckt
ten-unlaid = noch zu legen: { $ones } × 1, { $twos } × 2, { $threes } × 3
ten-all-laid = alle Steine liegen
ten-row = { $colour ->
    [light] ( )
   *[dark] [ ]
} Reihe mit { $sum }: { $places }
ten-target = hierhin darf ein Stein
ten-movable = diese dürfen wandern: { $places }
tally-ten-row = eine Reihe mit genau 10: { $places }
tally-ten-none = keine Zehnerreihe

## links

links-row-y = y gelb
links-row-r = r rot
links-row-b = b blau
links-row-g = g grün
links-legend = Links und rechts: so viele Karten fehlen zum Bonus dieser Hälfte. *12: Joker als 12. |: Verbindungskarte.
links-legend-legal = +: dort passt eine Karte von dir. o: dort passt nur ein Joker von dir.
links-seat = Platz { $seat }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $connections ->
    [one] 1 Verbindungskarte
   *[other] { $connections } Verbindungskarten
}, { $bonuses ->
    [one] 1 Bonus
   *[other] { $bonuses } Boni
}
links-seat-short = Platz { $seat }
links-you = (du)
links-points = = { $points } Punkte
links-shown = hat { $count ->
    [one] einen getauschten Joker
   *[other] { $count } getauschte Joker
} noch auf der Hand
links-lacks = hat gepasst, hält also nicht { $cards }
links-stack = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
links-stack-short = Stapel: { $count }
links-hand = Deine Hand, { $jokers ->
    [0] kein Joker
    [one] dazu 1 Joker
   *[other] dazu { $jokers } Joker
}
links-missing = fehlen
links-over = Das Spiel ist zu Ende.
links-laid = Platz { $seat } ist am Zug: { $laid } von { $most } Karten gelegt.
links-bound = Platz { $seat } hat einen Joker getauscht und muss nun eine Karte legen.
links-owes = Wer einen Joker getauscht hat, muss im selben Zug eine Karte legen; vorher wird nicht gezogen, gepasst oder beendet.
links-end-early = In diesem Zug liegt noch nichts, also gibt es nichts zu beenden.
links-no-place = Einen Platz { $place } gibt es nicht: Die Reihen gehen von 1 bis 21.
links-eleven = { $place } liegt wie alle 11er von Anfang an.
links-taken = Auf { $place } liegt schon eine Karte.
links-exchange-instead = Auf { $place } liegt ein Joker. Wer seine Karte dorthin legt und den Joker nimmt, sagt { $place }=.
links-not-held = { $place } hast du nicht auf der Hand.
links-no-joker = Du hast keinen Joker auf der Hand.
links-enough = { $most } Karten sind in diesem Zug gelegt, mehr geht nicht. Joker tauschen geht noch, dann beenden.
links-no-connection = { $place } liegt neben keiner Karte seiner Reihe, und du hast keine Verbindungskarte mehr für den Weg dorthin.
links-nothing-beside = { $place } liegt neben keiner Karte seiner Reihe, und in keiner Nachbarreihe liegt die { $number }.
links-no-joker-there = Auf { $place } liegt kein Joker.
links-board-full = Alle Plätze sind belegt: Nach einem Tausch müsstest du eine Karte legen und hättest keinen Platz dafür.
links-draw-late = Wer gelegt hat, zieht in diesem Zug nicht mehr; mit end ist er zu Ende.
links-stack-empty = Der Stapel ist aufgebraucht.
links-pass-late = Wer gelegt hat, passt nicht; der Zug wird mit end beendet.
links-pass-stack = Solange der Stapel reicht, wird nicht gepasst: legen oder ziehen.
links-forced = Der Stapel ist aufgebraucht, wer kann, muss legen. Von dir passt: { $cards }.
tally-links-bonuses = { $count ->
    [0] kein Bonus
    [one] 1 Bonus
   *[other] { $count } Boni
}
tally-links-cards = { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
} auf der Hand: { $numbers }
tally-links-jokers = { $count ->
    [one] 1 Joker auf der Hand
   *[other] { $count } Joker auf der Hand
}
tally-links-out = keine Karte mehr

## sums

sums-call-first = Sag zuerst, ob eine zweite Karte folgt: Leg eine vom selben Wert, oder sag call.
sums-lay-first = Noch ist nichts angesagt: Leg zuerst eine deiner Karten auf einen Stapel, etwa o4>2.
sums-no-card = Eine Karte { $card } gibt es nicht: Die Werte sind -2 und 0 bis 6, die Farben o, y, p und x.
sums-no-pile = Einen Stapel { $pile } gibt es nicht: Oben liegen 1 und 2, unten 3 und 4.
sums-not-in-hand = { $card } hast du nicht auf der Hand. Du hast: { $hand }.
sums-unlike = Eine zweite Karte muss den Wert der ersten haben, { $value }; { $card } hat ihn nicht.
sums-same-pile = Auf Stapel { $pile } liegt die erste Karte; die zweite kommt auf einen Stapel daneben.
sums-diagonal = Stapel { $pile } liegt schräg gegenüber von Stapel { $first }; die zweite Karte kommt neben die erste.
sums-announced = Die Summe ist angesagt: Trag { $sum } in ein Feld ein, oder mit - nichts.
sums-grey = Grau ist keine Farbe: Auf dem Zettel gibt es keine graue Reihe.
sums-no-field = Ein Feld { $field } gibt es nicht: Die Reihen o, y und p haben die Felder 1 bis 9.
sums-other-row = Die Reihe { $row } ist nicht angesagt, nur { $rows }.
sums-taken = In { $field } steht schon { $number }.
sums-left = { $sum } passt nicht in { $field }: Links davon, in { $other }, steht { $number }, und nach rechts wird es mehr.
sums-right = { $sum } passt nicht in { $field }: Rechts davon, in { $other }, steht { $number }, und nach rechts wird es mehr.
sums-column = { $sum } passt nicht in { $field }: In derselben Spalte, in { $other }, steht schon { $sum }.
sums-o = Orange
sums-y = Gelb
sums-p = Lila
sums-x = Grau
sums-status-choose = Platz { $seat } legt eine Karte.
sums-status-second = Platz { $seat } legt eine zweite Karte vom selben Wert oder sagt an.
sums-status-write = { $sum } in { $colours }. Es schreiben: { $seats }.
sums-status-over = Das Spiel ist zu Ende. Gewonnen: { $seats }.
sums-said = Platz { $seat } hat { $sum } in { $colours } angesagt.
sums-said-grey = Platz { $seat } hat { $sum } angesagt, ohne Farbe.
sums-pile = noch { $left } zu ziehen, { $covered } verdeckt
sums-hand = Deine Hand
sums-plays = Was jede Karte ansagen würde:
sums-on-pile = auf { $pile }
sums-call = Ansagen
sums-sheet = Platz { $seat }
sums-own-sheet = Du, Platz { $seat }
sums-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
sums-cards = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
 }
sums-decided = hat entschieden
sums-deciding = entscheidet
sums-misses = Fehlwürfe
sums-columns = Spalten
sums-total = gesamt
sums-legend = < > Fünfeck: zählt, wenn seine Dreierspalte voll ist; ## Lücke
sums-legend-legal = o1, y1 ...: die Felder, in die die Summe passt
tally-sums-row = { $colour ->
    [o] orange
    [y] gelbe
   *[p] lila
} Reihe: { $count ->
    [0] keine Zahl
    [one] 1 Zahl
   *[other] { $count } Zahlen
}
tally-sums-full = { $colour ->
    [o] orange
    [y] gelbe
   *[p] lila
} Reihe, voll: ihre letzte Zahl, die { $number }
tally-sums-column = { $column }. Dreierspalte, voll: { $number } im Fünfeck
tally-sums-misses = { $count ->
    [0] kein Fehlwurf
    [one] 1 Fehlwurf
   *[other] { $count } Fehlwürfe
}

## blockers

blockers-no-pass = Eines deiner Plättchen lässt sich legen, darum darfst du nicht passen.
blockers-which-colour = Sag, welche deiner beiden Farben du spielst: a: oder b:.
blockers-one-colour = Du spielst eine Farbe, darum steht kein „{ $letter }:“ vor dem Zug.
blockers-no-tile = Ein Plättchen „{ $tile }“ gibt es nicht. Es gibt 1 bis 9, A bis I, s1 bis s9 und *.
blockers-no-cell = Ein Feld „{ $cell }“ gibt es nicht. Die Felder heißen A1 bis I9.
blockers-closed = Deine Farbe { $letter } ist abgeschlossen; ihre letzten vier Plättchen werden nicht gespielt.
blockers-played = { $tile } hast du schon gespielt.
blockers-not-on-rack = { $tile } liegt nicht auf deiner Bank.
blockers-column = { $tile } gehört in Spalte { $tile }, nicht auf { $cell }.
blockers-row = { $tile } gehört in Reihe { $tile }, nicht auf { $cell }.
blockers-section = { $tile } gehört in den Abschnitt von { $first } bis { $last }, nicht auf { $cell }.
blockers-own = Auf { $cell } liegt ein Plättchen genau der Farbe, die du spielst.
blockers-protected = Das Plättchen auf { $cell } darf nicht genommen werden: Seine Gruppe zerfiele.

blockers-title = Blockers, Plätze: { $seats }
blockers-seat = Platz { $seat }
blockers-you = du
blockers-plays = am Zug
blockers-won = gewonnen
blockers-groups = { $count ->
    [one] { $count } Gruppe
   *[other] { $count } Gruppen
}
blockers-most = { $count } einer Farbe genommen
blockers-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
blockers-turns = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
blockers-passed = { $count }× gepasst
blockers-rack = Bank
blockers-stock = { $count } im Vorrat
blockers-closed-rack = abgeschlossen
blockers-taken = genommen
blockers-nothing = nichts
blockers-free = darf genommen werden
blockers-safe = geschützt: seine Gruppe zerfiele
blockers-target = hier darfst du legen
blockers-colour = { $colour ->
    [r] rot
    [y] gelb
    [b] blau
    [g] grün
   *[p] lila
}
blockers-symbol = { $symbol ->
    [sun] Sonne
    [star] Stern
    [heart] Herz
    [triangle] Dreieck
    [circle] Kreis
    [square] Quadrat
    [moon] Mond
    [cloud] Wolke
    [diamond] Raute
   *[other] { $symbol }
}
tally-blockers-groups = { $count ->
    [one] 1 Gruppe
   *[other] { $count } Gruppen
} in { $colour ->
    [r] Rot
    [y] Gelb
    [b] Blau
    [g] Grün
   *[p] Lila
}
tally-blockers-most = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} genommen in { $colour ->
    [r] Rot
    [y] Gelb
    [b] Blau
    [g] Grün
   *[p] Lila
}, der am meisten genommenen Farbe
tally-blockers-taken = { $count ->
    [0] nichts genommen
    [one] 1 Plättchen genommen
   *[other] insgesamt { $count } Plättchen genommen
} (entscheidet bei Gleichstand)

## bridges

bridges-no-tile = Ein Plättchen „{ $tile }“ gibt es nicht.
bridges-no-field = Ein Feld { $field } gibt es nicht: Die Reihen gehen von 1 bis 20, mit einem Symbolfeld L und R an den Enden.
bridges-no-symbols = Die Symbolplättchen sind in diesem Spiel nicht dabei.
bridges-no-tile-for = Du hast kein Plättchen { $tile }, das auf { $field } gehört.
bridges-taken = Auf { $field } liegt schon ein Plättchen.
bridges-closed = { $field } ist nicht offen: Weder daneben noch am anderen Ende einer Brücke oder Verbindung liegt etwas.
bridges-symbol-early = Ein Symbolplättchen darf erst auf { $field }, wenn auf { $number } etwas liegt.
bridges-eleven-first = Das erste Plättchen ist eine 11: { $fields }.
bridges-enough = { $most } Plättchen liegen, mehr geht in diesem Zug nicht. Beende ihn mit end.
bridges-end-early = In jedem Zug wird mindestens ein Plättchen gelegt. Von deinen passen: { $fields }.
bridges-draw-early = Gezogen wird nur, wenn nichts passt. Von deinen passen: { $fields }.
bridges-pass-early = Gepasst wird nur, wenn nichts passt. Von deinen passen: { $fields }.
bridges-draw-late = Wer gelegt hat, zieht in diesem Zug nicht mehr. Beende ihn mit end.
bridges-pass-late = Wer gelegt hat, passt nicht. Beende den Zug mit end.
bridges-must-draw = Keines deiner Plättchen passt, und im Beutel sind noch welche: Du musst ziehen (draw).
bridges-must-pass = Keines deiner Plättchen passt, und der Beutel ist leer: Du musst passen (pass).
bridges-drawn-first = Das gezogene Plättchen { $tile } passt und muss jetzt gelegt werden: { $fields }.
bridges-bonus-first = Das Bonusplättchen { $tile } muss jetzt gelegt werden: { $fields }.
bridges-free-or-skip = Lege erst ein freies Plättchen für das Symbol, oder verzichte mit skip.
bridges-free-symbol = Das freie Plättchen ist eine Zahl oder ein Joker, kein Symbol.
bridges-nothing-to-skip = Zu verzichten gibt es nichts: Ein freies Plättchen kommt nur nach einem Symbolplättchen.
bridges-give-or-keep = Der Zug ist beendet: Gib dem linken Nachbarn ein Plättchen, etwa give:y5, oder behalte alle mit keep.
bridges-not-held = Du hast kein Plättchen { $tile } zum Weitergeben.
bridges-gift-later = Weitergegeben wird erst nach end, und nur wenn in diesem Zug zwei Nachbarn in einer Reihe gelegt wurden.
bridges-layout-file = { $path } ist keine lesbare JSON-Datei mit einem Spielplan für bridges.
bridges-layout-missing = { $path }: „{ $name }“ fehlt.
bridges-layout-rows = { $path }: „rows“ nennt die vier Farben y, r, b, g von oben nach unten, jede einmal.
bridges-layout-columns = { $path }: „{ $name }“ muss { $columns } sein; dafür sind die Plättchen gemacht.
bridges-layout-bridge = { $path }: Brücke { $place } braucht zwei Reihen, eine Zahl von 1 bis 20 und „bonus“ true oder false.
bridges-layout-apart = { $path }: Brücke { $place } verbindet keine Nachbarreihen.
bridges-layout-twice = { $path }: Brücke { $place } kommt zweimal vor.
bridges-layout-symbols = { $path }: „symbols“, Seite { $side }, gibt jeder Reihe eines von square, triangle, star, circle.
bridges-row = { $colour ->
    [y] y gelb
    [r] r rot
    [b] b blau
    [g] g grün
    [x] x Joker
   *[s] Symbole
}
bridges-legend = x: Joker. #: von oben bis unten verbunden. |: Brücke. *: Brücke mit Bonus.
bridges-legend-legal = +: dort passt ein Plättchen von dir.
bridges-seat = Platz { $seat }: { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
bridges-you = (du)
bridges-points = = { $points } Punkte
bridges-bag = Beutel: { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
bridges-gave = Platz { $giver } gab { $tile } an Platz { $to }.
bridges-did = Platz { $seat }: { $did }
bridges-rack = Deine Plättchen
bridges-over = Das Spiel ist zu Ende. Platz { $seat } ist alle Plättchen los und gewinnt.
bridges-status-lay = Platz { $seat } ist am Zug: { $laid } von { $most } Plättchen gelegt{ $draws ->
    [0] .
   *[other] , { $draws } gezogen.
}
bridges-status-drawn = Platz { $seat } hat { $tile } gezogen und legt es.
bridges-status-bonus = Platz { $seat } hat { $tile } als Bonus gezogen und wählt das Feld.
bridges-status-free = Platz { $seat } darf für ein Symbol ein freies Plättchen legen.
bridges-status-give = Platz { $seat } darf dem linken Nachbarn ein Plättchen geben.
tally-bridges-tiles = { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
    [g] Grün
   *[x] Joker
}: { $numbers }
tally-bridges-symbols = { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
}
tally-bridges-out = alle Plättchen los

## web: verify the shuffle

web-fair-heading = Mischen prüfen
web-fair-about = Vor dem Geben hat sich der Tisch auf ein Geheimnis festgelegt, danach hat jedes Gerät eine eigene Zahl dazugegeben. Aus dem Protokoll rechnet dein Browser nun selbst aus, welche Verteilung daraus folgt.
web-fair-verify = Prüfen
web-fair-no-hash = Browser rechnen Prüfsummen nur auf Seiten aus, die über https oder von diesem Rechner kommen. Du kannst das Protokoll hier trotzdem herunterladen und mit „spieltisch verify“ prüfen.
web-fair-no-record = Das Protokoll dieses Tisches ist gerade nicht zu bekommen.
web-fair-nothing = Noch ist keine Runde zu Ende. Solange eine gespielt wird, bleibt ihr Geheimnis geheim.
web-fair-verdict = { $good ->
    [yes] Alles ist, wie es sein soll: Niemand hat ausgesucht, wer was bekommt.
   *[no] An diesem Protokoll stimmt etwas nicht.
}
web-fair-round = { $games ->
    [one] Runde { $round }
   *[other] Spiel { $game }, Runde { $round }
}
web-fair-given = Diese Verteilung entstand nicht aus Geheimnis und Zahlen, sie war vorgegeben wie in einer Lektion. Es gibt nichts zu prüfen.
web-fair-kept = { $good ->
    [yes] Das Geheimnis ({ $secret }…) ist das, auf das sich der Tisch festgelegt hatte: Seine Prüfsumme ist { $commitment }….
   *[no] Das Geheimnis ({ $secret }…) ist NICHT das, auf das sich der Tisch festgelegt hatte; dessen Prüfsumme ist { $commitment }….
}
web-fair-seen = { $good ->
    [yes] Dein Browser hat diese Prüfsumme vor dem Geben gesehen und sich gemerkt.
    [no] Dein Browser hat sich vor dem Geben eine ANDERE Prüfsumme gemerkt.
   *[unknown] Dein Browser war vor diesem Geben nicht dabei; er kann nicht sagen, welche Prüfsumme da zu sehen war.
}
web-fair-added = { $count ->
    [0] Kein Gerät hat eine Zahl dazugegeben: Hier musst du dem Tisch glauben.
    [one] Eine Zahl dazugegeben hat { $names }.
   *[other] Zahlen dazugegeben haben { $names }.
}
web-fair-own = { $good ->
    [yes] Die Zahl deines Browsers ist darunter.
   *[no] Die Zahl deines Browsers ist NICHT darunter.
}
web-fair-grown = { $good ->
    [yes] Geheimnis und Zahlen ergeben zusammen den Startwert { $seed }….
   *[no] Geheimnis und Zahlen ergeben zusammen NICHT den Startwert { $seed }….
}
web-fair-dealt = { $good ->
    [yes] Aus diesem Startwert hat dein Browser alles noch einmal gegeben: Es lag wie im Spiel.
   *[no] Aus diesen Zahlen hat dein Browser noch einmal gegeben, und es liegt NICHT alles wie im Spiel ({ $part }).
}
web-fair-all = Die ganzen Zahlen
web-fair-name = { $name ->
    [commitment] Prüfsumme, vor dem Geben gezeigt
    [secret] Geheimnis
   *[seed] Startwert
}
web-fair-dropped = Ein Geben, das hier angekündigt war ({ $commitment }…), wurde nie gespielt. Das kommt vor, wenn vorher jemand geht; ist niemand gegangen, frag den Betreiber dieses Tisches.
web-fair-yourself = „spieltisch verify“ prüft ohne Netz auch die Züge.
web-fair-record = Protokoll herunterladen

## boards on the page

board-rack = Deine Plättchen
board-fits = { $tile }, passt
board-sort = Sortieren
board-sort-colour = Nach Farbe
board-sort-number = Nach Zahl
board-which = Welche Möglichkeit?
board-tile = { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
    [g] Grün
    [o] Orange
    [p] Lila
   *[x] Joker
} { $text }
board-shape = { $shape ->
    [square] Quadrat
    [triangle] Dreieck
    [star] Stern
    [circle] Kreis
    [sun] Sonne
    [heart] Herz
    [moon] Mond
    [cloud] Wolke
   *[diamond] Raute
}
board-empty = { $field }, frei
board-empty-fits = { $field }, frei, passt
board-holds = { $field }, belegt
board-holds-joker = { $field }, belegt mit einem Joker
board-goes = { $tile } ist gewählt. Passt auf { $fields }.
board-goes-nowhere = { $tile } ist gewählt. Passt jetzt nirgends.

## blockers on the page

web-blockers-board = Der Spielplan
web-blockers-joker = Joker
web-blockers-rack = Deine Plättchen: { $colour ->
    [r] Rot
    [y] Gelb
    [b] Blau
    [g] Grün
   *[p] Lila
}
web-blockers-cell = { $cell }, { $section }
web-blockers-holds = { $cell }: { $tile }, { $state ->
    [fits] passt und nimmt dieses Plättchen
    [free] darf genommen werden
   *[safe] geschützt
}
web-blockers-laid = { $tile } auf { $cell } gelegt
web-blockers-passed = gepasst
web-blockers-pass = Passen
web-blockers-groups = { $count ->
    [one] 1 Gruppe
   *[other] { $count } Gruppen
}
web-blockers-groups-of = { $colour ->
    [r] Rot
    [y] Gelb
    [b] Blau
    [g] Grün
   *[p] Lila
}: { $count ->
    [one] 1 Gruppe
   *[other] { $count } Gruppen
}
web-blockers-taken = { $count } einer Farbe genommen
web-blockers-taken-all = { $count } genommen
web-blockers-heap = { $count } genommen: { $colour ->
    [r] Rot
    [y] Gelb
    [b] Blau
    [g] Grün
   *[p] Lila
}
web-blockers-points = { $count ->
    [one] 1 Punkt beim jetzigen Stand
   *[other] { $count } Punkte beim jetzigen Stand
}
web-blockers-standing = { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
}, { $taken } genommen

## bridges on the page

web-bridges-board = Der Spielplan
web-bridges-symbol-field = Symbolfeld neben { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
} { $side ->
    [L] 1
   *[R] 20
}
web-bridges-laid = { $tile } gelegt
web-bridges-laid-bonus = { $laid }, dazu aus dem Beutel: { $tiles }
web-bridges-did = { $move ->
    [draw] ein Plättchen gezogen
    [pass] gepasst
    [end] Zug beendet
    [skip] kein freies Plättchen gelegt
   *[keep] nichts weitergegeben
}
web-bridges-gave = { $tile } nach links gegeben
web-bridges-gave-hidden = ein Plättchen nach links gegeben
web-bridges-button = { $move ->
    [draw] Plättchen ziehen
    [pass] Passen
    [end] Zug beenden
    [skip] Kein freies Plättchen
   *[keep] Nichts geben
}
web-bridges-standing = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
web-bridges-bonus = Bonus für { $name }: { $field }, aus dem Beutel gezogen und gelegt
web-bridges-bonus-you = Dein Bonus: { $field }, aus dem Beutel gezogen und gelegt
web-bridges-bridge = Brücke von { $one } nach { $other }{ $bonus ->
    [yes] , mit Bonus
    [spent] , Bonus schon gezogen
   *[no] {""}
}
web-bridges-give = Das gewählte Plättchen { $name } geben

## links on the page

web-links-board = Die Reihen
web-links-joker = Joker
web-links-half = { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
} { $from } bis { $to }: { $count ->
    [0] vollständig
    [one] noch 1 Karte bis zum Bonus
   *[other] noch { $count } Karten bis zum Bonus
}
web-links-holds-joker = { $field }, belegt mit einem Joker{ $able ->
    [yes] , passt: du kannst ihn tauschen
   *[no] {""}
}
web-links-empty-connects = { $field }, frei, passt mit einer Verbindungskarte
web-links-joker-goes = Der Joker ist gewählt. { $count ->
    [0] Er passt jetzt nirgends.
    [one] Er passt auf einen Platz.
   *[other] Er passt auf { $count } Plätze.
}
web-links-which = { $how ->
    [exchange] { $card }, gegen den Joker
   *[lay] { $card }
}
web-links-laid = { $card } gelegt
web-links-laid-joker = Joker als { $place } gelegt
web-links-exchanged = { $place } gegen den Joker dort getauscht
web-links-did = { $move ->
    [draw] eine Karte gezogen
    [pass] gepasst
   *[end] Zug beendet
}
web-links-button = { $move ->
    [draw] Karte ziehen
    [pass] Passen
   *[end] Zug beenden
}
web-links-standing = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-links-standing-bonus = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $bonuses ->
    [one] 1 Bonus
   *[other] { $bonuses } Boni
}
web-links-stack = { $count ->
    [0] Stapel aufgebraucht
   *[other] Stapel: { $count }
}
web-links-draw = { $stack }. Eine Karte ziehen
web-links-connections = { $count ->
    [0] keine Verbindungskarte
    [one] 1 Verbindungskarte
   *[other] { $count } Verbindungskarten
}
web-links-bonuses = { $count ->
    [one] 1 Bonus zu 11 Punkten
   *[other] { $count } Boni zu 11 Punkten
}
web-links-bound = Getauscht: nun auch eine Karte legen

## sums on the page

web-sums-board = Stapel und Zettel
web-sums-colour = { $colour ->
    [o] Orange
    [y] Gelb
    [p] Lila
   *[x] Grau
}
web-sums-card = { $colour ->
    [o] Orange
    [y] Gelb
    [p] Lila
   *[x] Grau
} { $value }
web-sums-field = { $colour ->
    [o] Orange
    [y] Gelb
   *[p] Lila
}, Feld { $place }{ $bonus ->
    [yes] , Fünfeck
   *[no] {""}
}
web-sums-fits = { $field }, frei, passt: { $sum }
web-sums-could = { $field }, frei, möglich: { $sums }
web-sums-filled = { $field }: { $number }
web-sums-announces = { $sum } in { $colours }
web-sums-announces-nothing = { $sum }, ein Fehlwurf
web-sums-pile = Stapel { $pile }: { $card }
web-sums-pile-fits = { $pile }, passt: { $what }
web-sums-goes = { $card } ist gewählt. { $plays }.
web-sums-on-pile = Auf Stapel { $pile }: { $what }
web-sums-slip = Die Summe { $sum }
web-sums-card-on-pile = { $card } auf Stapel { $pile }: { $what }
web-sums-call = Ansagen
web-sums-nothing = Nichts eintragen
web-sums-laid = { $card } auf Stapel { $pile } gelegt
web-sums-called = die Summe angesagt
web-sums-wrote = Summe eingetragen: { $field }
web-sums-wrote-nothing = nichts eingetragen
web-sums-standing = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}{ $state ->
    [writes] , schreibt
    [decided] , hat entschieden
   *[waits] {""}
}
web-sums-state = { $state ->
    [decided] hat entschieden
   *[writes] entscheidet noch
}
web-sums-left = { $count ->
    [0] nichts mehr zu ziehen
   *[other] noch { $count } zu ziehen
}
web-sums-sheets = Alle Zettel
web-sums-sheet = Zettel von { $name }
web-sums-misses = { $count ->
    [0] kein Fehlwurf
    [one] 1 Fehlwurf
   *[other] { $count } Fehlwürfe
} von 4
web-sums-each-miss = je −5
web-sums-points = Punkte: Orange { $o }, Gelb { $y }, Lila { $p }, Spalten { $columns }, Fehlwürfe { $misses }, gesamt { $total }

## ten on the page

web-ten-board = Der Tisch
web-ten-stone = { $seat ->
    [0] helle
   *[1] dunkle
} { $value }
web-ten-a-stone = ein Stein
web-ten-at = { $stone } auf { $place }
web-ten-in-row = { $stone }, in einer Reihe mit { $sums }
web-ten-goes = { $count ->
    [0] Dieser Stein kann jetzt nicht wandern.
    [one] Gewählt. Er passt auf einen Platz.
   *[other] Gewählt. Er passt auf { $count } Plätze.
}
web-ten-end = { $end ->
    [R] rechtes Ende
   *[L] linkes Ende
}
web-ten-laid = { $stone } gelegt auf { $to }
web-ten-moved = { $stone } von { $from } nach { $to } gezogen
web-ten-passed = gepasst
web-ten-pass = Passen
web-ten-hidden = { $count ->
    [one] Ein Stein verdeckt
   *[other] { $count } Steine verdeckt
}
web-ten-unlaid = Noch zu legen: { $ones } × 1, { $twos } × 2, { $threes } × 3
web-ten-standing = { $seat ->
    [0] hell
   *[1] dunkel
}{ $round ->
    [1] , noch { $count }
   *[2] {""}
}
web-ten-round-two = Zweite Runde: Zug { $moved } von { $most }
web-ten-view = Was vom Tisch zu sehen ist
web-ten-nearer = Näher
web-ten-farther = Weiter weg
web-ten-all = Alles zeigen

## web

web-name = Spieltisch
web-game-bridges = Brücken
web-game-links = Reihen
web-game-sums = Summen
web-game-ten = Zehn
web-game-blockers = Blocker
web-loading = Einen Moment …
web-nav = Überall
web-skip = Zum Inhalt
web-close = Schließen
web-other-language = English
web-theme-button = Hell oder dunkel: { $theme }
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-host = Betrieb
web-host-all = Aufbewahrte Tische
web-host-bots = Bots denken / warten
web-host-commit = Schreiben, ms: Hälfte / 99 %
web-host-cpu = Prozessor
web-host-key = Schlüssel des Betreibers (host_key in den Einstellungen)
web-host-late = Schleife verspätet um, ms
web-host-memory = Speicher
web-host-move = Zug, ms: Hälfte / 99 %
web-host-open = Öffnen
web-host-people = Verbundene Menschen
web-host-playing = Laufende Spiele
web-host-rate = Züge pro Sekunde
web-host-since = Läuft seit
web-host-slow = Langsame Abfragen
web-host-slow-none = Keine.
web-host-sockets = Verbindungen
web-host-tables = Tische im Speicher / angesehen
web-host-version = Spieltisch { $version }, { $database }. Zeiten und Raten gelten für die letzte Minute.
web-host-workers = Prozesse
web-me = Ich
web-learn = Lernen
web-rule = Regel { $rule }
web-lost = Die Verbindung ist weg. Sie wird wieder aufgebaut …
web-offline = Keine Verbindung
web-offline-text = Der Tisch ist im Augenblick nicht zu erreichen. Verloren ist nichts: Diese Seite versucht es von selbst wieder.
web-offline-again = Noch einmal versuchen
web-unreachable = Der Server ist nicht erreichbar. Bitte gleich noch einmal versuchen.
web-nowhere = Hier ist nichts
web-nowhere-text = Die Adresse stimmt nicht, oder was hier war, ist fort.
web-go-home = Zu den Spielen
web-not-watched = An diesem Tisch schaut niemand zu.
web-copied = Der Link ist kopiert. Schick ihn denen, die kommen sollen.

web-welcome = Was spielen wir?
web-welcome-text = Fünf Spiele mit Zahlen, Steinen und etwas Glück: sofort gegen Bots oder per Link mit Freunden. Ohne Anmeldung.
web-games = Die Spiele
web-continue = Weiterspielen
web-join = Offene Tische
web-play-now = Sofort spielen
web-invite = Einladen
web-choose = Wählen …
web-player-range = { $least } bis { $most } Personen
web-player-count = { $least } Personen
web-minutes-bridges = 40 Minuten
web-minutes-links = 30 Minuten
web-minutes-sums = 25 Minuten
web-minutes-ten = 20 Minuten
web-minutes-blockers = 30 Minuten
web-about-bridges = Lege deine Steine an vier Reihen entlang, wechsle über Brücken und werde als Erste oder Erster alle los.
web-about-links = Lass vier Kartenreihen aus der Mitte wachsen, verbinde sie und fülle eine Hälfte für ihren Bonus.
web-about-sums = Zähle zwei Karten zusammen und schreib die Summe dorthin, wo sie am besten passt. Alle schreiben gleichzeitig.
web-about-ten = Zwei Spieler, dreißig Steine, ein Ziel: eine eigene Reihe, die genau zehn ergibt.
web-about-blockers = Steine, die eine Zeile, Spalte oder einen Abschnitt nennen, treffen sich: sammeln, sperren und schlagen.

web-players = Personen
web-level = Bots
web-level-random = zufällig
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-bot-of = { $level ->
    [random] Zufallsbot
    [easy] Leichter Bot
    [medium] Mittlerer Bot
   *[other] Starker Bot
}
web-length = Länge
web-length-one = eine Runde
web-length-series = eine ganze Serie
web-time = Zeit
web-clock-none = ohne Uhr
web-clock-minutes-5 = 5 Minuten + 5 s
web-clock-minutes-15 = 15 Minuten + 10 s
web-clock-days-2 = 2 Tage je Zug
web-option-bridges-symbols = Symbolsteine
web-choice-bridges-symbols-false = ohne
web-choice-bridges-symbols-true = mit
web-option-bridges-bonus_chain = Ein Bonusstein kann wieder einen Bonus bringen
web-choice-bridges-bonus_chain-false = nein
web-choice-bridges-bonus_chain-true = ja
web-option-links-bonus_cards = Karten für einen Bonus
web-choice-links-bonus_cards-8 = 8
web-choice-links-bonus_cards-7 = 7
web-option-ten-open = Steine
web-choice-ten-open-false = verdeckt
web-choice-ten-open-true = offen in einer Reihe
web-option-ten-move_cap = Züge in Runde zwei, höchstens
web-option-blockers-duel = Zwei Farben für jeden
web-choice-blockers-duel-false = nein
web-choice-blockers-duel-true = ja
web-option-blockers-scoring = Was zählt
web-choice-blockers-scoring-blockers = Gruppen und geschlagene Steine
web-choice-blockers-scoring-groups = nur Gruppen
web-start-bots = Gegen Bots spielen
web-start-friends = Freunde einladen
web-public = alle dürfen dazukommen
web-table-yours = du bist dran
web-table-seating = wartet auf Mitspieler
web-table-dealing = es wird ausgeteilt
web-table-playing = die anderen überlegen
web-table-between = zwischen zwei Runden
web-table-over = zu Ende
web-table-watch = zuschauen

web-you = Du
web-watcher = Zuschauer
web-seat = Platz { $seat }
web-seats = Am Tisch
web-seat-free = frei
web-seat-asked = ist dran
web-seat-thinking = überlegt
web-seat-lost = nicht verbunden
web-seat-away = ein Bot spielt weiter
web-seat-resigned = hat aufgegeben
web-seat-ready = ist bereit
web-seat-not-ready = noch nicht bereit
web-seat-end = möchte aufhören
web-seat-rematch = möchte Revanche
web-seat-total = { $points ->
    [one] { $points } Punkt insgesamt
   *[other] { $points } Punkte insgesamt
}
web-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-clock = noch { $time }
web-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } Std.
web-title-turn = Du bist dran
web-round-of = Runde { $number } von { $of }
web-moved = { $name }: { $what }.
web-move-secret = ein verdeckter Zug
web-taken-back = Der letzte Zug wurde zurückgenommen.
web-actions = Dein Zug
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Überlegt …
web-hint-do = Mach das
web-return = Wieder selbst spielen
web-board = Spielbrett
web-no-board = Das Spielbrett ließ sich nicht laden. Bitte die Seite neu laden.
web-changed = Seit deinem letzten Zug
web-moves = Züge
web-moves-none = Noch keine Züge.
web-replay-now = Von Anfang an ansehen

web-sit-title = Hier ist ein Platz für dich
web-your-name = Dein Name
web-sit = Hinsetzen
web-invite-title = Warten auf Mitspieler
web-invite-text = Schick diesen Link denen, die kommen sollen, oder lass sie den Code scannen.
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-share = Teilen
web-or-bots = Oder mit Bots
web-seat-bot = Bot auf Platz { $seat }
web-qr = QR-Code mit dem Link zu diesem Tisch
web-leave = Den Tisch verlassen

web-menu = Mehr
web-sound-on = Ton und Vibration: an
web-sound-off = Ton und Vibration: aus
web-rules = Regeln
web-keys = Tastatur
web-key-tab = Tab
web-key-does-tab = von Teil zu Teil: Brett, eigene Steine, Knöpfe, Züge
web-key-arrows = Pfeiltasten
web-key-does-arrows = von Feld zu Feld und von Stein zu Stein
web-key-enter = Enter oder Leertaste
web-key-does-enter = einen Stein wählen, ihn legen, einen Knopf drücken
web-key-escape = Escape
web-key-does-escape = den gewählten Stein zurücklegen, Offenes schließen
web-key-moves = In der Liste der Züge
web-key-does-moves = Tab geht von Zug zu Zug; jeder wird auf dem Brett gezeigt
web-watch-link = Link zu diesem Tisch kopieren
web-end = Vorschlagen, das Spiel zu beenden
web-end-proposed = { $name }: Ich schlage vor, das Spiel ohne Sieger zu beenden.
web-end-agree = Einverstanden
web-end-decline = Weiterspielen
web-resign = Aufgeben
web-resign-title = Dieses Spiel aufgeben?
web-resign-text = Die anderen spielen weiter, ein Bot übernimmt deinen Platz. Zu zweit ist das Spiel damit zu Ende.
web-resign-yes = Aufgeben
web-resign-no = Weiterspielen

web-chat = Unterhaltung
web-chat-write = Schreib etwas
web-send = Senden
web-chat-mute = Bitte Ruhe
web-chat-unmute = Wieder zuhören
web-chat-muted = Du hörst jetzt nichts von den anderen.
web-mute-on = { $name } stummschalten
web-mute-off = { $name } wieder hören
web-reactions = Gesten
web-react-clap = 👏 Gut gespielt
web-react-wow = 😮 Oh!
web-react-laugh = 😄 Ha ha
web-react-think = 🤔 Hm
web-react-oops = 🙈 Ups
web-react-thanks = 🙏 Danke

web-round-over = Runde { $round } von { $rounds } ist vorbei
web-winner = hat gewonnen
web-sum = Summe
web-series = Alle Runden
web-round = Runde
web-next-round = Nächste Runde
web-rematch = Revanche
web-replay = Wiederholung
web-verify = Die Mischung prüfen
web-other-game = Ein anderes Spiel

web-copied-place = Der Link zu dieser Stellung ist kopiert.
web-replay-none = Das Spiel hat noch nicht begonnen.
web-replay-start = Vor dem ersten Zug
web-to-table = Zum Tisch
web-eyes = Gesehen von
web-eyes-open = alles offen
web-copy-place = Link zu dieser Stellung
web-go-on = Ab hier gegen Bots weiterspielen
web-download = Aufzeichnung herunterladen
web-controls = Wiederholung
web-first = Zum Anfang
web-back = Ein Zug zurück
web-forth = Ein Zug weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-position = Stelle
web-position-of = Zug { $number } von { $most }

web-who = Wer ich bin
web-save = Speichern
web-name-saved = Dein Name ist gespeichert.
web-passkey-text = In diesem Browser bist du Gast. Mit einem Passkey bleibst du du selbst, hier und auf anderen Geräten.
web-passkey-make = Passkey anlegen
web-passkey-done = Fertig: Ab jetzt bringt dich dein Passkey zurück.
web-passkey-login = Ich habe einen
web-passkey-have = Du hast einen Passkey.
web-logout = Abmelden
web-forget = Vergiss mich
web-forget-title = Dich vergessen?
web-forget-text = Dein Name, deine Spiele und dein Passkey werden auf diesem Server gelöscht. Das lässt sich nicht rückgängig machen.
web-keep = Alles behalten
web-look = Aussehen und Ton
web-language = Sprache
web-language-de = Deutsch
web-language-en = English
web-theme = Hell oder dunkel
web-sound = Ton und Vibration
web-on = an
web-off = aus
web-nobody = Noch bist du hier niemand; mit dem ersten Spiel wirst du Gast.
web-my-games = Meine Spiele
web-my-games-none = Noch keine.
web-played-won = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, davon { $won } gewonnen
web-rating = Wertung { $rating }
web-when = Wann
web-which = Spiel
web-with = Mit
web-outcome = Ergebnis
web-outcome-won = gewonnen
web-outcome-lost = verloren
web-outcome-drawn = unentschieden
web-points = Punkte
web-more = Mehr
web-export = Meine Spiele herunterladen
web-bots = Meine Bots
web-bots-text = Auch ein Programm von dir kann hier spielen: mit eigenem Konto, über dieselbe Schnittstelle wie diese Seite.
web-bot-name = Name eines neuen Bots
web-bot-make = Konto anlegen
web-bot-remove = { $name } entfernen
web-bot-token = Das Token von { $name }. Es wird nur dieses eine Mal gezeigt.

# Die Seite: lernen

web-learn-title = Ein Spiel lernen
web-learn-text = Eine Lektion dauert fünf Minuten: Du machst die Züge, Schritt für Schritt. Die Regeln passen jeweils auf eine Seite.
web-learn-all = Alle Spiele
web-rules-text = Die Regeln, in unseren eigenen Worten.
web-lesson = Erste Lektion
web-lesson-begin = Die erste Lektion beginnen
web-lesson-of = Erste Lektion: { $game }
web-lesson-step = Schritt { $number } von { $most }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-show = Zeig es mir
web-lesson-shown = So geht es: { $what }.
web-lesson-another = Das wäre auch erlaubt. Probiere aber, worum es hier geht.
web-lesson-opponent = Dein Gegenüber
web-lesson-play = Ein erstes Spiel spielen
web-lesson-again = Noch einmal

# Eine erste Lektion für jedes Spiel (games/ID/lesson.json)

lesson-bridges-1 = Vier Reihen mit den Zahlen 1 bis 20, und jede beginnt mit ihrer 11. Die rote hast du: Wähle sie unten aus, dann ihr leuchtendes Feld.
lesson-bridges-2 = Jetzt passen die Nachbarn. Die rote 12 gehört neben die 11. In einem Zug darfst du bis zu drei Plättchen legen.
lesson-bridges-3 = Graue Plättchen sind Joker: Diese 13 passt als 13 in jede Reihe. Lege sie in die rote Reihe, an die Brücke mit dem Stern, und schau, was geschieht.
lesson-bridges-4 = Eine Brücke mit Stern schenkt einmal etwas: Die grüne 5 kam aus dem Beutel und wurde sofort gelegt, obwohl nichts daneben liegt. Deine drei Plättchen liegen. Beende deinen Zug.
lesson-bridges-5 = Du hast in einer Reihe Zahlen gefüllt, die aufeinander folgen. Dafür darfst du ein Plättchen verdeckt nach links weitergeben. Gib die gelbe 14 ab, die schwer zu legen wäre.
lesson-bridges-6 = Dein Gegenüber ist bis zur roten 15 gekommen. Brücken führen von Reihe zu Reihe: Weil die rote 15 liegt, kannst du am anderen Ende ihrer Brücke die blaue 15 legen.
lesson-bridges-7 = Alle Einsen sind verbunden, alle Zwanzigen auch: Liegt eine, passen die anderen. Die grüne 1 kam aus dem Beutel, also lege deine gelbe 1.
lesson-bridges-8 = Ein Plättchen ist Pflicht, solange eines passt; das zweite und dritte sind freiwillig. Passt keines, ziehst du nach. Beende jetzt deinen Zug.
lesson-bridges-9 = Das ist schon alles. Wer zuerst alle Plättchen los ist, gewinnt; die anderen verlieren, was auf ihren steht. Und nun ein ganzes Spiel!
lesson-links-1 = Vier Reihen von 1 bis 21, und die Elfen liegen schon. Eine Karte kommt neben eine, die in ihrer Reihe liegt: Lege deine blaue 12.
lesson-links-2 = In einem Zug darfst du bis zu vier Karten legen. Mach weiter mit der blauen 13.
lesson-links-3 = Du hast vier Verbindungskarten. Mit einer davon darf eine Karte auch über oder unter dieselbe Zahl: Lege die rote 13 unter die blaue; die Verbindung wird dazwischen gezeichnet.
lesson-links-4 = Ein Joker steht für jede Karte, die man legen könnte. Lege deinen als grüne 10.
lesson-links-5 = Vier Karten liegen; beende deinen Zug. Statt zu legen, könntest du auch eine Karte ziehen, dann wäre dein Zug ebenfalls vorbei.
lesson-links-6 = Dein Gegenüber hat einen Joker als gelbe 14 gelegt. Die echte hast du: Tausche sie aus, und der Joker gehört dir. Das zählt nicht zu deinen vier Karten.
lesson-links-7 = Wer tauscht, muss auch eine Karte legen. Lege den Joker zwischen die rote 11 und die rote 13.
lesson-links-8 = Die Lücke ist zu. Beende deinen Zug.
lesson-links-9 = Spät in einem anderen Spiel: Der gelben Hälfte von 1 bis 10 fehlt nur noch die 1. Wer die letzte Karte einer Hälfte legt, bekommt 11 Punkte. Lege sie!
lesson-links-10 = Ein Bonus! Sobald jemand keine Karten mehr hat, ist das Spiel aus. Dann zählt jeder Bonus 11, und die Zahlen auf der Hand gehen ab. Und nun ein ganzes Spiel!
lesson-sums-1 = Dein Zettel hat drei Reihen. Zuerst brauchst du eine Summe: Lege die orange 4 auf Stapel 4, unten rechts. Sie zählt mit den beiden Stapeln daneben, nie mit dem schräg gegenüber.
lesson-sums-2 = 4 und 1 und 5 sind 10, in Orange und Gelb; Grau wäre keine Farbe. Mit noch einer 4 auf der Hand könntest du auch die jetzt legen. Sage die Summe an.
lesson-sums-3 = Jetzt dürfen alle die 10 in eine Reihe dieser Farben schreiben. Die Zahlen einer Reihe steigen von links nach rechts, also lass auf beiden Seiten Platz: Nimm das fünfte Feld deiner orangen Reihe.
lesson-sums-4 = Dein Gegenüber hat 12 angesagt, in Orange oder Gelb. Auch du darfst sie eintragen: rechts von deiner 10.
lesson-sums-5 = Du bist dran. Du hast zwei Karten mit demselben Wert und darfst beide legen. Zuerst die orange 2 auf Stapel 2.
lesson-sums-6 = Jetzt die lila 2 auf Stapel 4 daneben. Nur die zweite Karte macht die Summe, mit der 2 und der 5 daneben.
lesson-sums-7 = 9, in jeder der drei Farben. Beginne damit deine lila Reihe: im fünften Feld.
lesson-sums-8 = Wer am Zug ist und nichts einträgt, bekommt einen Fehlwurf, minus 5. Zwei volle Reihen oder der vierte Fehlwurf beenden das Spiel. Eine volle Reihe zählt ihre letzte Zahl, eine volle Spalte ihr Fünfeck. Und nun ein ganzes Spiel!
lesson-ten-1 = Du willst eine gerade Reihe eigener Steine, die genau zehn ergibt. Dein erster Stein ist eine 3, und der allererste liegt in der Mitte.
lesson-ten-2 = Jeder weitere Stein berührt einen liegenden mit einer ganzen Seite. Du deckst wieder eine 3 auf: Lege sie rechts neben deine erste.
lesson-ten-3 = 3 und 3 sind 6. Jetzt deckst du eine 2 auf. Lege sie rechts an deine Reihe, das macht 8.
lesson-ten-4 = Rechts hat dein Gegenüber dich gestoppt. Aber du hast noch eine 2 aufgedeckt, und das linke Ende ist frei ...
lesson-ten-5 = 2 und 3 und 3 und 2 sind zehn: gewonnen! Reihen zählen als Ganzes, von Ende zu Ende. Ein Stück einer längeren Reihe zählt nicht, und mehr als zehn nützt nichts.
lesson-ten-6 = Ein anderes Spiel. Die dunkle Spalte steht bei 8, und ihr unteres Ende ist frei. Eine 2 würde dort gewinnen, also lege deinen Stein davor.
lesson-ten-7 = Hier liegen alle 30 Steine, und niemand hat zehn. Jetzt wandern Steine: Nimm einen eigenen, der eine freie Seite hat, und lege ihn anderswo an; die übrigen müssen weiter zusammenhängen. Ein solcher Zug ergibt zehn. Finde ihn, oder lass ihn dir zeigen.
lesson-ten-8 = Eine schräge Zehn! Reihen zählen waagerecht, senkrecht und in beiden Schrägen. Und nun ein ganzes Spiel!
lesson-blockers-1 = Jedes deiner Plättchen sagt, wohin es darf: Eine Zahl nennt eine Spalte, ein Buchstabe eine Reihe, ein Zeichen einen der neun Abschnitte. Lege die 5 genau in die Mitte, auf E5.
lesson-blockers-2 = Am Ende kostet jede Gruppe deiner Plättchen einen Punkt, also bleib zusammen: Lege das E daneben, auf E4.
lesson-blockers-3 = Der Kreis passt in den mittleren Abschnitt. Lege ihn auf F5, unter deine 5: immer noch eine einzige Gruppe.
lesson-blockers-4 = Auf F6 liegt ein Plättchen deines Gegenübers. Du darfst es nehmen, denn es steht allein: Lege das F darauf. Aber überlege gut: Von der Farbe, von der du am meisten nimmst, kostet auch jedes Plättchen einen Punkt.
lesson-blockers-5 = D5, D6 und D7 sind jetzt eine Gruppe. Ihre Mitte ist geschützt, weil die Gruppe sonst zerfiele; ihre Enden lassen sich nehmen. Nimm D5 mit dem Joker, der überall passt.
lesson-blockers-6 = Deine Gruppe ist gewachsen. Lege das C darüber, auf C5.
lesson-blockers-7 = Eine Gruppe und zwei genommene Plättchen: 3 Punkte, und die wenigsten gewinnen. Nach 24 Zügen für jeden ist Schluss. Und nun ein ganzes Spiel!
