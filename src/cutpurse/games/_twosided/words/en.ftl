# What Lucre and COIN share. Each of them defines the terms -prize (Purse), -prizes, -hoard (Wealth), -owner (the lead)
# and -back (one coin).

## The table

prize = { -prize }
the-prize = the { -prize }
prizes-to-come = { -prizes } to come
hoard = { -hoard }
middle = Middle
unclaimed = Unclaimed
beneath-deck = Beneath your deck
highest = highest
lowest = lowest
hoard-coins = { $fronts } on fronts, { $backs } face down, { $won ->
    [one] 1 { -prize }
   *[other] { $won } { -prizes }
} won
two-counts = { FORM($seat1, case: "within") } { $n1 }, { FORM($seat2, case: "within") } { $n2 }
three-counts = { two-counts }, { FORM($seat3, case: "within") } { $n3 }
four-counts = { three-counts }, { FORM($seat4, case: "within") } { $n4 }

## Prompts and actions

prompt-middle = { YOU($seat) ->
    [yes] Your card for the middle, face up or face down.
   *[no] { $seat } plays to the middle.
}
face-up = Face up
face-down = Face down
keep-hand = Keep your hand
put-beneath = Put beneath
drawn-last = you draw it last
back-without-value = { -back }, no value
only-card-so-far = the only card face up so far
highest-so-far = highest so far, for the { -prize }
lowest-so-far = lowest so far, would stay face up
neither-so-far = neither highest nor lowest: would be turned over, { -back }
value-up = { $value } up
value-down = { $value } down
keep = keep

## Why not

not-in-hand = { YOU($seat) ->
    [yes] you don't hold the { $value }
   *[no] { $seat } does not hold the { $value }
}
value-barred = { $why }, and no value may be played twice; it may go face down
has-played = { YOU($seat) ->
    [yes] you have played { $value }
   *[no] { $seat } has played { $value }
}
has-laid-aside = { YOU($seat) ->
    [yes] you put { $value } in the { -hoard }
   *[no] { $seat } put { $value } in the { -hoard }
}
prize-has-value = the { -prize } is { $value }

## The log

draws = { YOU($seat) ->
    [yes] You draw the { $values }.
   *[no] { $seat } draws the { $values }.
}
plays-face-up = { YOU($seat) ->
    [yes] You play { $value } face up.
   *[no] { $seat } plays { $value } face up.
}
plays-face-down = { YOU($seat) ->
    [yes] You play a card face down.
   *[no] { $seat } plays a card face down.
}
face-down-card-is = { YOU($seat) ->
    [yes] Your face-down card is the { $value }.
   *[no] { $seat }'s face-down card is the { $value }.
}
highest-takes = { YOU($seat) ->
    [yes] You are highest with { $value } and take { $cards }.
   *[no] { $seat } is highest with { $value } and takes { $cards }.
}
highest-stays = { YOU($seat) ->
    [yes] You are highest with { $value }; it stays face up.
   *[no] { $seat } is highest with { $value }; it stays face up.
}
highest-alone = { YOU($seat) ->
    [yes] You are highest alone with { $value }; it stays face up.
   *[no] { $seat } is highest alone with { $value }; it stays face up.
}
lowest-stays = { YOU($seat) ->
    [yes] You are lowest with { $value }; it stays face up.
   *[no] { $seat } is lowest with { $value }; it stays face up.
}
nobody-wins-owner-takes = { YOU($seat) ->
    [yes] Nobody wins the { -prize }: you take { $cards }.
   *[no] Nobody wins the { -prize }: { $seat } takes { $cards }.
}
nobody-wins-waits = Nobody wins the { -prize }: it waits for the next winner.
nobody-wins-set-aside = Nobody wins the { -prize }: it is set aside.
turned-over = { $n ->
    [one] { $seats }: { -back }, face down.
   *[other] { $seats }: { -back } each, face down.
}

## Where coins come from

prizes = { -prizes }
highest-cards = highest cards
lowest-cards = lowest cards
face-down-cards = face-down cards

## Why an action may be good

because-nobody-higher = nobody can be higher, for the { -prize } worth { $coins }
because-one-higher = { $seat } can still beat it with { $values }
because-few-higher = only { $values } can still beat it
because-nobody-lower = nobody can be lower: it stays face up, worth { $coins }
because-few-lower = only { $values } would be lower
because-rich-prize = the { -prize } is worth { $coins }
because-front = its front is worth { $coins } if it stays lowest
because-turned-over = it would be turned over: { $seat }'s { $value } is higher
because-barred = { $value } may not be played face up now
because-between = face up it would be turned over, between { $values }
because-higher-lies = { $value } is higher, and { $values } may still come below it
because-one-coin-anyway = its front shows only one coin
because-keeps-best = keeps the { $value }, which nobody can beat any more
because-no-poor-card = every card in the hand shows at least { $coins } coins
because-some-higher = { $seats } can still beat it
because-some-lower = { $seats } can still go below it
because-hand-shows = the hand shows { $coins } coins
because-front-only = its front shows { $coins ->
    [one] only one coin
   *[other] { $coins } coins
}
because-safe-coins = { $coins ->
    [one] one coin is safe
   *[other] { $coins } coins are safe
}

## Options

option-coins = Coins on the values 1 to 13; estimated, as only 9 and 12 are known: type in those of your own cards
    .estimated = estimated
    .lean = lean
    .rich = rich
option-unclaimed = What becomes of a { -prize } that nobody wins
    .aside = it is set aside and scores for nobody
    .carry = it waits: the next winner of a { -prize } takes it, too
    .lead = { -owner } takes it
option-lone_card = What the only face-up card in the middle wins
    .takes = the { -prize }, being the highest
    .no_contest = nothing: the { -prize } is unclaimed; the card stays face up
option-strict_memory = Hide the log of earlier tricks: who wants to know what was turned over must remember it
