# Norderwind: Deutsch

game-title = Norderwind
game-summary = Handle, wage dich in den Nebel und bring drei bedrängten Häfen, was sie brauchen.

## Waren, Gold und Briefe

slug-grain = Getreide
slug-fish = Fisch
slug-salt = Salz
slug-wood = Holz
slug-wine = Wein
slug-gold = Gold
slug-letter =
    { $amount ->
        [one] Handelsbrief
       *[other] Handelsbriefe
    }
slug-captain =
    { $amount ->
        [one] Piratenkapitän
       *[other] Piratenkapitäne
    }
slug-cannon =
    { $amount ->
        [one] Kanone
       *[other] Kanonen
    }
slug-cube = Marker
slug-sail = Segel
slug-all-ports = ein Auftrag in jedem Hafen
slug-full-crew = volle Mannschaft

## Häfen und Plättchen; das Zeichen unterscheidet gleiche (der Preis, wo es einen gibt)

slug-norderkap = Norderkap
    .at = in Norderkap
slug-trutzhavn = Trutzhavn
    .at = in Trutzhavn
slug-olesand = Olesand
    .at = in Olesand
family-grain = Getreidehafen ({ $mark })
    .at = im Getreidehafen ({ $mark })
family-fish = Fischhafen ({ $mark })
    .at = im Fischhafen ({ $mark })
family-salt = Salzhafen ({ $mark })
    .at = im Salzhafen ({ $mark })
family-wood = Holzhafen ({ $mark })
    .at = im Holzhafen ({ $mark })
family-wine = Weinhafen ({ $mark })
    .at = im Weinhafen ({ $mark })
family-equipment = Ausrüstungshafen ({ $mark })
    .at = im Ausrüstungshafen ({ $mark })
family-merchant = Handelsschiff ({ $mark })
    .at = beim Handelsschiff ({ $mark })
family-wreck = Wrack ({ $mark })
    .at = beim Wrack ({ $mark })
family-fog = Nebel ({ $mark })
    .at = im Nebel ({ $mark })

## Mannschaft

slug-boatman = Bootsmann
    .acc = einen Bootsmann
slug-accountant = Buchhalter
    .acc = einen Buchhalter
slug-cannoneer = Kanonier
    .acc = einen Kanonier
slug-treasurer = Schatzmeister
    .acc = einen Schatzmeister
slug-lookout = Ausguck
    .acc = einen Ausguck

## Seiten der Würfel (Totenköpfe sind Zahlen)

slug-coin = Münze
slug-silver = silberne Kugel
slug-blue = blaue Doppelkugel
slug-blank = leere Seite

## Was ein Platz tun kann

action-sail = Kurs auf { $port } nehmen
action-look = Den Ausguck hinaufschicken
action-next = Weitersegeln
action-bottom = Unter den Stapel legen
action-stop = Anker werfen
action-done = Das ist alles
action-pass = Den Brief behalten
action-pay = Die Piraten bezahlen
action-battle = Gegen die Piraten kämpfen
action-buy = { $good } kaufen
action-buy-over = { $good } kaufen, { $good2 } geht über Bord
action-sell = { $good } verkaufen
action-hoist = Mehr Segel setzen
action-cannon = Eine Kanone kaufen
action-hire = { $role } anheuern
action-fulfil = Den Auftrag von { $port } erfüllen
action-search = Das Wrack absuchen

## Was der Zufall bringt

action-reveal = Aufgedeckt: { $tile }
action-look-at = Der Ausguck sieht: { $tile }
action-event =
    { $face-slug ->
        [coin] Aus dem Nebel: ein Schatz
        [1] Aus dem Nebel: Piraten, ein Totenkopf
       *[other] Aus dem Nebel: Piraten, { $face } Totenköpfe
    }
action-shot =
    { $shot-slug ->
        [silver] Der Schuss: eine silberne Kugel
        [blue] Der Schuss: eine blaue Doppelkugel
        [blank] Der Schuss: ins Wasser, kein Treffer
       *[other] Der Schuss: { $shot }
    }
action-veiled-look = Der Ausguck sieht ein Plättchen und hält es geheim

## Was gerade entschieden wird

prompt-choose-stack = Wohin geht die Fahrt? Wähle den Hafen, auf den du Kurs nimmst.
prompt-set-sail = Schickst du erst den Ausguck hinauf, oder segelst du gleich los?
prompt-looked =
    { $turned ->
        [0] Dein Ausguck hat das nächste Plättchen gesehen. Segelst du hin, oder kommt es unter den Stapel?
       *[other] Dein Ausguck hat das nächste Plättchen gesehen. Segelst du hin, kommt es unter den Stapel, oder wirfst du Anker?
    }
prompt-tile =
    { $can-slug ->
        [use] Du bist { $tile-at }, weiter tragen dich deine Segel nicht. Nutze das Plättchen oder wirf Anker.
        [use-or-sail]
            { $look ->
                [0] Du bist { $tile-at }. Nutze das Plättchen, segle weiter oder wirf Anker.
               *[other] Du bist { $tile-at }. Nutze das Plättchen, segle weiter oder wirf Anker. Du kannst auch den Ausguck hinaufschicken, verzichtest dann aber auf dieses Plättchen.
            }
       *[sail]
            { $look ->
                [0] Du bist { $tile-at } und kannst hier nichts tun. Segle weiter oder wirf Anker.
               *[other] Du bist { $tile-at } und kannst hier nichts tun. Schick den Ausguck hinauf, segle weiter oder wirf Anker.
            }
    }
prompt-more =
    { $direction-slug ->
        [sold] Verkauft. Noch eine Ware, oder ist das alles?
       *[bought] Gekauft. Noch eine Ware, oder ist das alles?
    }
prompt-sail-on =
    { $look ->
        [0]
            { $left ->
                [one] Deine Segel tragen dich noch ein Plättchen weit. Segelst du weiter, oder wirfst du Anker?
               *[other] Deine Segel tragen dich noch { $left } Plättchen weit. Segelst du weiter, oder wirfst du Anker?
            }
       *[other]
            { $left ->
                [one] Deine Segel tragen dich noch ein Plättchen weit. Schickst du den Ausguck hinauf, segelst du weiter, oder wirfst du Anker?
               *[other] Deine Segel tragen dich noch { $left } Plättchen weit. Schickst du den Ausguck hinauf, segelst du weiter, oder wirfst du Anker?
            }
    }
prompt-pirates =
    { $skulls ->
        [one] Piraten, ein Totenkopf!
       *[other] Piraten, { $skulls } Totenköpfe!
    } { $payable ->
        [0] Bezahlen kannst du sie nicht: Kämpfe.
       *[other]
            { $winnable ->
                [0] Diesen Kampf kannst du nicht gewinnen. Bezahlst du sie mit { $price } Gold, oder verlierst du und kehrst heim?
               *[other] Bezahlst du sie mit { $price } Gold, oder kämpfst du?
            }
    }
prompt-letter =
    { $letters ->
        [one] Gibst du deinen Handelsbrief ab und machst { $tile-at } auch ein Geschäft, oder behältst du ihn?
       *[other] Gibst du einen deiner { $letters } Handelsbriefe ab und machst { $tile-at } auch ein Geschäft, oder behältst du ihn?
    }
prompt-reveal = Das nächste Plättchen wird aufgedeckt.
prompt-look = Der Ausguck klettert hinauf.
prompt-event = Im Nebel regt sich etwas: Der Ereigniswürfel rollt.
prompt-shot = Die Kanone feuert: Der Kampfwürfel rollt.
prompt-over = Das Spiel ist vorbei.

## Was geschehen ist

effect-gain =
    { $what-slug ->
        [sail] { $seat } setzt mehr Segel und kommt ab der nächsten Fahrt { $amount } Plättchen weiter.
        [gold] { $seat } erhält { $amount } Gold { $cause }.
       *[other]
            { $cause-slug ->
                [port] { $seat } kauft { $amount } { $what } { $cause }.
                [merchant] { $seat } kauft { $amount } { $what } { $cause }.
                [equipment] { $seat } kauft { $amount } { $what } { $cause }.
               *[other] { $seat } erhält { $amount } { $what } { $cause }.
            }
    }
effect-lose =
    { $cause-slug ->
        [overboard] { $seat } wirft { $amount } { $what } über Bord.
        [letter] { $seat } gibt { $cause } einen Handelsbrief ab.
        [pirates] { $seat } zahlt { $amount } Gold { $cause }.
        [contract]
            { $what-slug ->
                [gold] { $seat } zahlt { $amount } Gold { $cause }.
               *[other] { $seat } liefert { $amount } { $what } { $cause }.
            }
       *[other]
            { $what-slug ->
                [gold] { $seat } zahlt { $amount } Gold { $cause }.
               *[other] { $seat } verkauft { $amount } { $what } { $cause }.
            }
    }
effect-hire = { $seat } heuert { $what-acc } an.
effect-cube =
    { $cause-slug ->
        [contract] { $seat } erfüllt einen Auftrag von { $what } und setzt einen Marker.
        [majority] { $seat } hat am meisten für { $what } getan und setzt einen Marker.
       *[other] { $seat } setzt einen Marker { $cause }.
    }
effect-cube-back = { $seat } führt in { $what } nicht mehr allein und nimmt den Marker zurück.
effect-look = { $seat } hat gesehen: { $what }.
effect-pirates =
    { $amount ->
        [one] Piraten mit einem Totenkopf halten { $seat } auf.
       *[other] Piraten mit { $amount } Totenköpfen halten { $seat } auf.
    }
effect-battle-won = { $seat } besiegt die Piraten.
effect-battle-lost = { $seat } wird von den Piraten besiegt.
effect-voyage-ends = { $seat } kehrt heim: { $cause }.
effect-win = { $seat } gewinnt: Alle { $amount } Marker liegen auf dem Spielplan!
effect-round-limit = Runde { $amount } ist vorbei, und niemand hat gewonnen.

## Warum es geschehen ist

cause-port = im Hafen
cause-merchant = beim Handelsschiff
cause-equipment = im Ausrüstungshafen
cause-contract = für den Auftrag
cause-pirates = an die Piraten
cause-letter = für das Geschäft
cause-overboard = um Platz zu schaffen
cause-income = weil der Beutel leer war
cause-accountant = dank des Buchhalters
cause-wreck = aus dem Wrack
cause-treasure = aus dem Nebel
cause-victory = nach dem Kampf
cause-full-brig = statt eines Gefangenen
cause-voyage = für höchstens eine Aktion
cause-majority = für die Mehrheit
cause-all-ports = für einen Auftrag in jedem Hafen
cause-full-crew = für die volle Mannschaft
cause-stop = Der Anker ist geworfen
cause-actions = Es ist keine Aktion mehr übrig
cause-range = Weiter tragen die Segel nicht
cause-defeat = Die Piraten waren stärker

## Warum etwas nicht geht, und was richtig wäre

# Was ein Platz an einem Plättchen stattdessen tun kann, je nach Angebot.
advice =
    { $can-slug ->
        [letter] Nutze deinen Brief anders oder behalte ihn.
        [more] Handle mit einer angebotenen Ware oder lass es gut sein.
        [use] Nutze das Plättchen anders oder wirf Anker.
        [use-or-sail] Nutze das Plättchen anders, segle weiter oder wirf Anker.
       *[sail] Segle weiter oder wirf Anker.
    }
reason-voyage-under-way = Deine Fahrt hat schon begonnen. In deinem nächsten Zug wählst du wieder einen Hafen.
reason-others-voyage = Das ist die Fahrt eines anderen Schiffs. Du wählst einen Hafen, wenn du am Zug bist.
reason-choose-stack-first = Wähle zuerst den Hafen, auf den du Kurs nimmst.
reason-first-tile = Noch ist kein Plättchen aufgedeckt. Segle zum ersten.
reason-tile-resolved = Mit diesem Plättchen bist du fertig. Segle weiter oder wirf Anker.
reason-no-range =
    { $distance ->
        [one] Deine Segel haben dich ein Plättchen weit getragen, mehr geht nicht. Nutze dieses oder wirf Anker.
       *[other] Deine Segel haben dich { $distance } Plättchen weit getragen, mehr geht nicht. Nutze dieses oder wirf Anker.
    }
reason-look-only-first = Der Ausguck schaut einmal, vor dem ersten Plättchen. Wähle eine der angebotenen Aktionen.
reason-nothing-looked-at = Nur ein Plättchen, das dein Ausguck eben gesehen hat, kommt unter den Stapel. Wähle eine der angebotenen Aktionen.
reason-no-look = Nachsehen kannst du gerade nicht: Dazu brauchst du einen Ausguck, und er schaut einmal je Fahrt. Wähle eine der angebotenen Aktionen.
reason-no-trade-here = Waren kauft und verkauft { $tile-at } niemand. { advice }
reason-other-good = Mit { $good } wird { $tile-at } nicht gehandelt, nur mit { $traded }. { advice }
reason-none-to-sell = Du hast { $good } nicht an Bord und kannst nichts davon verkaufen. { advice }
reason-one-direction = Mit einer Aktion kaufst du in einem Hafen, oder du verkaufst. Mach weiter, wie du angefangen hast, oder lass es gut sein.
reason-exchange = Mit dem Bootsmann beginnt ein Tausch mit dem Verkauf und endet mit einer anderen Ware. Handle mit einer angebotenen Ware oder lass es gut sein.
reason-nothing-traded = Noch hast du nichts gehandelt. { advice }
reason-finish-trade = Du steckst mitten im Handel. Nimm noch eine Ware dazu oder lass es gut sein.
reason-enough-of-a-kind =
    { $most ->
        [one] Dein Laderaum fasst höchstens 1 { $good }. { advice }
       *[other] Dein Laderaum fasst höchstens { $most } { $good }. { advice }
    }
reason-too-dear = Das kostet { $price } Gold, und du hast { $gold }. { advice }
reason-hold-full = Alle { $hold } Plätze in deinem Laderaum sind belegt. Wirf beim Kauf eine andere Ware über Bord.
reason-hold-has-room = In deinem Laderaum ist Platz. Kaufe, ohne etwas über Bord zu werfen.
reason-none-to-throw = Du hast { $good } nicht an Bord. Wirf etwas über Bord, das du hast.
reason-no-equipment-here = Schiffe werden { $tile-at } nicht ausgerüstet. { advice }
reason-sail-at-maximum = Mehr als { $most } leistet kein Segel. { advice }
reason-cannons-at-maximum =
    { $most ->
        [one] Dein Schiff trägt nur eine Kanone. { advice }
       *[other] Dein Schiff trägt nur { $most } Kanonen. { advice }
    }
reason-post-taken = Du hast schon { $role-acc }. { advice }
reason-crew-complete =
    { $most ->
        [one] Mit einem Mann ist deine Mannschaft vollzählig. { advice }
       *[other] Mit { $most } Leuten ist deine Mannschaft vollzählig. { advice }
    }
reason-letter-first = Sag zuerst, ob du hier deinen Handelsbrief abgibst oder behältst.
reason-no-letter-asked = Nach einem Brief fragt gerade niemand. { advice }
reason-no-pirates = Es sind keine Piraten in Sicht. Wähle eine der angebotenen Aktionen.
reason-cannot-pay = Die Piraten verlangen { $price } Gold, und du hast { $gold }. Du musst kämpfen.
reason-pirates-first =
    { $payable ->
        [0] Erst kommen die Piraten. Bezahlen kannst du sie nicht: Kämpfe.
       *[other] Erst kommen die Piraten. Bezahle sie oder kämpfe.
    }
reason-not-at-port = Du bist nicht in { $port }, wo dieser Auftrag erfüllt wird. { advice }
reason-column-done = Alle Aufträge von { $port } sind erfüllt. { advice }
reason-needs-missing = Für den Auftrag von { $port } fehlt dir noch: { $missing }. { advice }
reason-no-wreck-here = Abzusuchen gibt es { $tile-at } nichts. { advice }

## Optionen

option-letters_on_a_tile = Handelsbriefe je Plättchen
    .hint = Wie viele andere an einem Plättchen per Brief mitmachen dürfen.
option-letters_on_a_tile-each = alle
option-letters_on_a_tile-one = nur der erste
option-lookout_any_time = Ausguck jederzeit
    .hint = Der Ausguck darf vor jedem Plättchen einer Fahrt schauen, weiterhin einmal. Wer von einem ungenutzten Plättchen aus schaut, verzichtet auf dieses.
option-seen_tiles = Gesehene Plättchen merken
    .hint = Der Tisch zeigt, welche Plättchen du in jedem Stapel schon gesehen hast.
option-round_limit = Rundenlimit
    .hint = Nach dieser Runde endet das Spiel ohne Sieger.
option-round_limit-0 = keines

## Was an einer Editionsdatei nicht stimmt

fault-norderwind-rows = Die Aufträge von „{ $port }“ sind mit { $got } nummeriert. Nummeriere sie 1, 2, 3 und so weiter.
fault-norderwind-empty-contract = „{ $field }“ verlangt nichts. Nenne mindestens eine Ware, Gold oder Kapitäne.
fault-norderwind-good-not-sold = „{ $field }“ verlangt { $good }, aber kein Hafen handelt damit. Ergänze so einen Hafen oder verlange etwas anderes.
fault-norderwind-contract-too-big = „{ $field }“ verlangt mehr, als ein Schiff fasst: höchstens { $hold } Waren, { $of_a_kind } von einer Sorte, { $brig } Kapitäne.
fault-norderwind-destinations = { $got } Plättchen sind Zielhäfen. Es müssen { $expected } sein.
fault-norderwind-tile-count = Es sind { $got } Plättchen. Drei volle Stapel brauchen { $expected }.
fault-norderwind-sail-too-far = Ein Segel von { $got } könnte einen Stapel leeren. Erlaubt sind höchstens { $highest }.
fault-norderwind-start-above-maximum = „{ $field }“ beginnt bei { $got }, über seinem Höchstwert { $highest }. Setze es herab.
fault-norderwind-blank-die = Keine Seite von „{ $die }“ zeigt etwas. Gib mindestens einem Bild eine Seite.
fault-norderwind-no-fog = Aufträge verlangen Kapitäne, aber es gibt keinen Nebel, in dem man Piraten trifft. Ergänze ein Nebelplättchen.
