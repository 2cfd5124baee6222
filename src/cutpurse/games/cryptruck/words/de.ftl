# Cryptruck auf Deutsch: Die Karte, die Trumpf macht, wird aufgeschlagen, die zum Kauf angebotene aufgedeckt.

tagline =
    Sechs Stiche je Runde: Gewinne gar keinen Block oder drei verschiedene und kaufe dir das Ausspiel, das du brauchst
credits = Von Takahiro

## Colours and cards

suit-Blue = Blau
suit-Green = Grün
suit-Red = Rot
suit-Yellow = Gelb
suit-Violet = Violett
suit-White = Weiß
letter-Blue = B
letter-Green = Gr
letter-Red = R
letter-Yellow = Ge
letter-Violet = V
letter-White = W
the-card = { $card }
white-alone = nur Weiß
colour-and-white = { $suit } und Weiß

## The table

dealer = gibt
revealing = deckt auf
gets-it-so-far = bekäme sie
wants-it = will sie
does-not-want-it = will sie nicht
trump = Trumpf
blocks = Blöcke
blocks-worth = { $blocks }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
of-complete-rounds = aus ganzen Runden
turned-up = Aufgeschlagen
trump-is = Trumpf ist { $trump }
not-dealt = Nicht gegeben
revealed = Aufgedeckt
nobody-wants-it-yet = noch will sie niemand
wanted-by = begehrt von { FORM($seats, case: "dative") }
leads-it = { YOU($seat) ->
    [yes] du spielst sie aus
   *[no] { $seat } spielt sie aus
}
given = Hergegeben
from-to = { FORM($seat, case: "within") } an { FORM($seat2, case: "accusative") }
taken = Genommen

## Blocks

no-block = kein Block
gain = { $n ->
    [0] kein Block
    [one] 1 Block
   *[other] { $n } Blöcke
}, insgesamt { $total }
no-blocks = kein Block
    .accusative = keinen Block
no-blocks-no-trick = kein Block und kein Stich
    .accusative = keinen Block und keinen Stich
blocks-at-a-point = { $n } Blöcke zu je einem Punkt
blocks-in-colours = { $n ->
    [one] 1 Block
   *[other] { $n } Blöcke
} in { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
}

## Prompts

prompt-reveal = { YOU($seat) ->
    [yes] Deck eine Karte auf. Wer sie will, kauft sie und spielt sie aus; sonst tust du es.
   *[no] { $seat } deckt eine Karte auf.
}
prompt-asked = { YOU($seat) ->
    [yes] Willst du { $card }? { $terms }
   *[no] { $seat } wird nach { $card } gefragt.
}
first-yes = Wer zuerst Ja sagt, bekommt sie, gibt { FORM($seat, case: "dative") } dafür eine Karte und spielt sie aus.
last-yes = Wer zuletzt Ja sagt, bekommt sie, gibt { FORM($seat, case: "dative") } dafür eine Karte und spielt sie aus.
so-far = { YOU($seat) ->
    [yes] { $text } Bisher bist das du.
   *[no] { $text } Bisher ist das { $seat }.
}
last-asked = { $text } Nach dir wird niemand mehr gefragt.
prompt-give = { YOU($seat) ->
    [yes] Du bekommst { $card } und spielst sie aus. Gib { $seat2 } dafür eine Karte.
   *[no] { $seat } gibt { FORM($seat2, case: "dative") } eine Karte.
}
prompt-lead = { YOU($seat) ->
    [yes] Du spielst aus: eine beliebige Karte.
   *[no] { $seat } spielt aus.
}
prompt-play = { $seat } spielt eine Karte.
prompt-free = Auf Weiß darf alles folgen: Spiel eine beliebige Karte.
prompt-void = Du hast kein { $suit }: Spiel eine beliebige Karte.
prompt-no-trump = Du hast keinen Trumpf: Spiel eine beliebige Karte.
prompt-follow = Bediene { $suit }.
prompt-follow-trump = Bediene Trumpf.

## Actions

reveal = Aufdecken
give = Hergeben
lead-card = Ausspielen
play-card = Spielen
want = Ich will sie
decline = Ich nicht
you-get-it = du bekommst sie
unless-overruled = wenn nicht jemand nach dir Ja sagt
cannot-win = kann nicht gewinnen
would-win = gewinnt den Stich: { $gain }
wins-so-far = führt bisher: { $gain }
to-reveal = { $card } aufdecken
to-give = { $card } hergeben
to-want = wollen
to-decline = ablehnen

## Why not

not-in-play = zu { $players } ist { $suit } nicht im Spiel
must-lead-it = { YOU($seat) ->
    [yes] du hast { $card } gerade gekauft und musst sie ausspielen
   *[no] { $seat } hat { $card } gerade gekauft und muss sie ausspielen
}
not-in-hand = { YOU($seat) ->
    [yes] du hast { $card } nicht auf der Hand
   *[no] { $seat } hat { $card } nicht auf der Hand
}
must-follow = auf { $card } muss { $suit } bedient werden
must-follow-trump = auf { $card } muss Trumpf bedient werden

## The log

colours-are = Die Farben dieses Spiels sind { $suits }.
deals = { YOU($seat) ->
    [yes] Runde { $round }: Du gibst und schlägst { $card } auf; Trumpf ist { $trump }.
   *[no] Runde { $round }: { $seat } gibt und schlägt { $card } auf; Trumpf ist { $trump }.
}
is-dealt = { YOU($seat) ->
    [yes] Du bekommst { $cards }.
   *[no] { $seat } bekommt { $cards }.
}
reveals = { YOU($seat) ->
    [yes] Du deckst { $card } auf. Wer will sie?
   *[no] { $seat } deckt { $card } auf. Wer will sie?
}
wants = { YOU($seat) ->
    [yes] Du willst sie.
   *[no] { $seat } will sie.
}
declines = { YOU($seat) ->
    [yes] Du willst sie nicht.
   *[no] { $seat } will sie nicht.
}
gets = { YOU($seat) ->
    [yes] Du bekommst { $card }.
   *[no] { $seat } bekommt { $card }.
}
nobody-wants-it = Niemand will sie.
gives = { YOU($seat) ->
    [yes] Du gibst { $seat2 } dafür eine Karte.
   *[no] { $seat } gibt { FORM($seat2, case: "dative") } dafür eine Karte.
}
gives-openly = { YOU($seat) ->
    [yes] Du gibst { $seat2 } dafür { $card }.
   *[no] { $seat } gibt { FORM($seat2, case: "dative") } dafür { $card }.
}
gift-is = Es ist { $card }.
leads = { YOU($seat) ->
    [yes] Du spielst { $card } aus.
   *[no] { $seat } spielt { $card } aus.
}
plays = { YOU($seat) ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
}
wins-trick = { YOU($seat) ->
    [yes] Du gewinnst Stich { $trick } mit { $card }: { $gain }.
   *[no] { $seat } gewinnt Stich { $trick } mit { $card }: { $gain }.
}
wins-trick-has-three = { wins-trick }
round-over = Runde { $round } ist vorbei.
undealt-was = Die zweite Karte, die nicht gegeben wurde, war { $card }.
scores = { YOU($seat) ->
    [yes] Du
   *[no] { $seat }
}: { $points } für { FORM($blocks, case: "accusative") }, insgesamt { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.

## Statistics

for-blocks = Blöcke
several-colours = mehrere Farben

## Who won

share-the-win = { YOU($seats) ->
    [yes] { $seats } teilt euch
   *[no] { $seats } teilen sich
} den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
wins = { YOU($seat) ->
    [yes] Du gewinnst mit { $points } zu { $second } Punkten
   *[no] { $seat } gewinnt mit { $points } zu { $second } Punkten
}

## Warum ein Zug gut sein kann

because-unseen-beat = { $n ->
    [0] keine ungesehene Karte schlägt sie
    [one] 1 ungesehene Karte schlägt sie
   *[other] { $n } ungesehene Karten schlagen sie
}
because-block = sie ist ein Block
because-not-a-block = sie ist kein Block
because-takes = bringt { $n ->
    [0] keinen Block
    [one] 1 Block
   *[other] { $n } Blöcke
}: aus { $points ->
    [one] 1 Punkt wird
   *[other] { $points } Punkten werden
} { $points2 }
because-fourth-block = gibt { $seat } { $n } Blöcke, zu viele für den Bonus
because-block-goes = gibt { $seat } einen Block
because-stays-free = bleibt ohne einen einzigen Block
because-keeps-three = behält drei Blöcke im Wert von { $points }
because-no-block = im Stich liegt kein Block
because-leaves-trick = überlässt { $seat } den Stich, wie er liegt
because-void = lässt kein { $suit } auf der Hand

## Options

option-auction =
    Wann eine Karte aufgedeckt wird und gekauft werden kann. Laut Regelblatt einmal je Runde; laut der Ankündigung des
    Autors wird in jedem Stich auf besondere Art bestimmt, wer ausspielt
    .first_trick = vom Geber, im ersten Stich einer Runde; danach spielt der Gewinner aus, was er will
    .every_trick = in jedem Stich, vom Gewinner des vorigen
option-buyer_is = Wer eine aufgedeckte Karte bekommt, die mehrere wollen
    .last = alle sprechen einmal, und das letzte Ja zählt
    .first = das erste Ja entscheidet
    .outbidding =
        das letzte Ja, doch nach jedem Ja werden alle noch einmal gefragt, die sie bisher nicht wollten
option-open_gift =
    Die Karte, die man für eine gekaufte hergibt, sehen alle; sonst: nur die beiden, die es angeht
option-white_led = Was auf eine ausgespielte weiße Karte folgt
    .white = nur die andere weiße muss folgen
    .trumps = jeder Trumpf muss folgen, ob weiß oder in der Trumpffarbe
    .free = alle spielen, was sie wollen
option-one_trump_suit =
    Wird die Trumpffarbe ausgespielt, zählt Weiß dazu und muss sie bedienen; sonst: Weiß ist eine eigene Farbe
option-white_scores = Was eine weiße Karte bei der Wertung der Blöcke gilt
    .colour = sie ist ein Block, und Weiß ist eine weitere Farbe
    .block = sie ist ein Block, aber keine Farbe; nur Weiße zusammen zählen als eine Farbe
    .nothing = sie ist kein Block
option-trick_for_five = Fünf Punkte für keinen Block gibt es nur mit einem Stich; sonst: immer
option-first_dealer =
    Wer zuerst gibt: 1 ist Ada, 2 Bram und so weiter; nach dem letzten Platz geht es bei Ada weiter
option-next_dealer = Wer die zweite und die dritte Runde gibt
    .left = reihum nach links
    .winner = wer den letzten Stich gewonnen hat
    .lowest = wer die wenigsten Punkte hat; bei mehreren der Reihe nach von links
    .random = irgendwer, nach Zufall
option-random_colours =
    Mit welchen Farben gespielt wird, bestimmt jedes Mal der Zufall; sonst: die ersten, so viele wie Leute mitspielen
option-show_undealt = Die zweite nicht gegebene Karte wird nach der Runde gezeigt; sonst: nie

## Tips

tip-aim =
    Gar kein Block bringt fünf Punkte, drei in verschiedenen Farben bringen neun. Ab vier zählt jeder nur einen Punkt.
tip-trump =
    Die aufgeschlagene Karte zeigt die Trumpffarbe dieser Runde. Auch Weiß ist Trumpf. Ein Trumpf sticht jede andere
    Karte.
tip-reveal =
    Biete eine Karte zum Kauf an. Wer sie kauft, gibt dir eine andere dafür und spielt sie aus; sonst spielst du sie
    selbst aus.
tip-want =
    Wer die Karte bekommt, spielt sie aus und zahlt mit einer anderen. Eine niedrige verliert meist: gut, wenn du keine
    Blöcke willst.
tip-give = Zahl mit einer Karte, vor der dir graut, etwa einem hohen Trumpf, der dir Blöcke einbrächte.
tip-why = Wenn du die ausgespielte Farbe hast, musst du sie bedienen. Weiß ist hier eine eigene Farbe.
tip-blocks =
    Die 3, 4 und 5 jeder Farbe und beide Weißen tragen einen Block. Genommene Karten liegen offen: Sieh nach, wer wie
    viele hat.
tip-three =
    Drei Blöcke: drei Punkte für jede Farbe unter ihnen. Mit einem vierten wären sie zusammen nur noch vier wert.
tip-round =
    Die Punkte aller drei Runden zählen zusammen. Jetzt gibt der Nächste, und eine andere Farbe kann Trumpf sein.

## Das geführte erste Spiel

guide-aim = Du bist Ada, das ist deine Hand. Es zählen Blöcke auf den Karten, die du gewinnst: Jede 3, 4 und 5 hat einen, jede weiße Karte auch. 1, 2 und 6 haben keinen.
guide-count = Gar kein Block bringt 5 Punkte. Bis zu drei zählen mal die Zahl ihrer Farben, drei in drei Farben also 9. Ab vier ist jeder nur noch einen Punkt wert.
guide-trump = Diese Karte wurde aufgedeckt: Grün ist in dieser Runde Trumpf. Weiß ist es immer. Trümpfe schlagen alle anderen Farben, der höhere Rang gewinnt.
guide-want = Das erste Ausspiel wird verkauft. Cleo teilt aus und zeigt eine Karte; alle anderen sagen einmal, ob sie sie wollen. Sie verliert den Stich, das passt dir. Sag, du willst sie.
guide-want-other = Du darfst sie lassen. Aber Kaufen ist das halbe Spiel: Sag, dass du sie willst.
guide-give = Wer zuletzt Ja sagt, bekommt sie, und Bram wollte nicht. Du zahlst mit einer Karte, die nur Cleo sieht, irgendeiner. Gib die rote 2 und behalte deine Trümpfe.
guide-give-other = Jede Karte darf es sein. Behalte diese aber hier, du wirst sie brauchen: Gib die rote 2.
guide-followed = Die rote 1 hast du gleich ausgespielt. Wer die ausgespielte Farbe hat, muss bedienen. Ohne Trumpf gewinnt die höchste: Bram nahm den Stich mit einem Block und spielt aus.
guide-follow = Blau wurde ausgespielt, und du hast zwei blaue Karten: Eine davon musst du spielen. Heb den Block der 3 auf. Spiel die blaue 2.
guide-follow-other = Auch damit bedienst du. Aber Cleo bekäme einen Block mehr. Spiel die blaue 2, die hat keinen.
guide-white = Cleo spielt Weiß aus, eine eigene Farbe. Du hast keine weiße Karte und darfst alles spielen. Grün ist Trumpf, deine 6 höher als ihre 3: Spiel sie und gewinn einen weißen Block.
guide-white-other = Erlaubt, aber das gewinnt nicht oder nicht sicher. Die grüne 6 ist der höchste Trumpf, den es gibt.
guide-lead = Ein Block: vorerst nur ein Punkt. Du brauchst noch zwei in anderen Farben. Jetzt spielst du aus. Spiel die rote 3 und sieh, was kommt.
guide-lead-other = Jede Karte darf ausgespielt werden. Aber behalte diese, sie bringt dir noch etwas. Spiel die rote 3.
guide-trumped = Cleo hatte kein Rot mehr und spielte einen Trumpf, die grüne 3. Der schlägt sogar Brams rote 6. Von zwei gleich hohen Trümpfen gewänne der spätere.
guide-second = Grün wurde ausgespielt, und du hast eine grüne Karte, also muss es die sein. Sie gewinnt sogar: Spiel die grüne 4.
guide-three = Bram musste die rote 4 hineinwerfen: Damit hast du einen weißen, einen grünen und einen roten Block. Drei in drei Farben, neun Punkte! Ein vierter ließe dir nur vier.
guide-last = Deine letzte Karte, und du musst sie ausspielen. Spiel die blaue 3 und hoffe, dass sie verliert.
guide-round = Hat sie: neun Punkte für dich, einer für Bram mit einem Block, fünf für Cleo mit fünf. Nun teilt aus, wer links vom Geber sitzt: du.
guide-end = Nach drei Runden gewinnen die meisten Punkte. Merk dir: gar keiner oder drei in drei Farben, und Vorsicht vor dem vierten. Viel Glück!
