# Words of Lucre; those it shares with COIN are in ../../_twosided/words.

-prize = Purse
-prizes = Purses
-hoard = Wealth
-owner = the lead
-back = one coin

tagline = Eight purses, four guilds: the highest card takes the purse, the lowest keeps its face
credits = Design John Clowdus, published by Small Box Games

## The table

swapped = Swapped
coins-in-first-game = Coins in the first game
before-round-1 = Before round 1
play-off = Play-off

## Prompts and actions

prompt-swap = Choose a card to put beneath your deck, or keep what you hold. You may swap up to two.
prompt-second-swap = Choose a second card to put beneath your deck, or draw one now.
everyone-may-swap = Everyone may swap cards.
may-swap = { $seat } may swap cards.
prompt-wealth = { YOU($seat) ->
    [yes] You lead: choose a card for your Wealth.
   *[no] { $seat } leads and adds a card to its Wealth.
}
that-is-all = That is all
draw-one = draw one card
draw-none = draw none
one-coin-unseen = one coin, unseen
coins-for-good = { $coins ->
    [one] 1 coin, for good
   *[other] { $coins } coins, for good
}
to-wealth = To your Wealth
swap-value = swap { $value }
wealth-value = wealth { $value }

## The log

puts-beneath = { YOU($seat) ->
    [yes] You put the { $value } beneath the deck.
   *[no] { $seat } puts the { $value } beneath the deck.
}
swaps = { YOU($seat) ->
    [yes] You swap { $n }.
   *[no] { $seat } swaps { $n }.
}
cards-swapped = Cards swapped: { $counts }.
round-begins = Round { $round }: the Purse is { $card } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}); { YOU($seat) ->
    [yes] you lead.
   *[no] { $seat } leads.
}
late-round-begins = { round-begins }
adds-to-wealth = { YOU($seat) ->
    [yes] You add { $value } to your Wealth.
   *[no] { $seat } adds { $value } to its Wealth.
}
adds-face-down = { YOU($seat) ->
    [yes] You add a face-down card to your Wealth.
   *[no] { $seat } adds a face-down card to its Wealth.
}
wealth-card-is = { YOU($seat) ->
    [yes] Your card for your Wealth is the { $value }.
   *[no] { $seat }'s card for its Wealth is the { $value }.
}
last-cards-shown = Last cards, face up: { $counts }.
coins-counted = Coins: { $counts }.
tied-play-off = { $seats } are level with { $coins } coins and play off: the best of them wins.

## Where coins come from

lead-cards = cards added as Lead
last-cards = last cards

## Who won

wins-on-coins = { YOU($seat) ->
    [yes] You win with { $coins } coins to { $coins2 }
   *[no] { $seat } wins with { $coins } coins to { $coins2 }
}
wins-on-cards = { YOU($seat) ->
    [yes] You win on cards, { $n } to { $n2 }
   *[no] { $seat } wins on cards, { $n } to { $n2 }
}
wins-by-seat = { YOU($seat) ->
    [yes] You win by seat order, level with { $seats } at { $coins } coins
   *[no] { $seat } wins by seat order, level with { FORM($seats, case: "within") } at { $coins } coins
}
share-win = { $seats } share the win with { $coins } coins and { $size } cards each
share-play-off = { $seats } share the win, level again in the play-off ({ $counts })
wins-play-off = { YOU($seat) ->
    [yes] You win the play-off ({ $counts })
   *[no] { $seat } wins the play-off ({ $counts })
}
wins-play-off-on-cards = { YOU($seat) ->
    [yes] You win the play-off on cards, { $n } to { $n2 } ({ $counts })
   *[no] { $seat } wins the play-off on cards, { $n } to { $n2 } ({ $counts })
}

## Options

option-mulligan = Before round 1 everyone may swap up to two cards
option-buried_order = In which order two swapped cards lie beneath the deck
    .owner = their owner decides: the second lies below the first
    .random = by chance
option-swap_order = How the swaps before round 1 are chosen
    .together = all at once, told when all have chosen
    .seat = one after the other, each seeing how many
option-lead_card_bars = The value that the lead adds to its Wealth may not be played face up by others
option-purse_bars = The value of the Purse may not be played face up, as in COIN
option-lead_card_down = The lead's card for its Wealth goes there face down, worth one coin (not recommended)
option-final_tie = Who wins when coins and cards are level
    .shared = all of them
    .seat = the first of them in seat order
    .play_off = the best of them in one more game; all of them if they are level again

## Tips

tip-start = After eight rounds the most coins in front of you win. A front shows one to three coins, every back is one.
tip-swap = You may swap up to two cards. They go beneath your deck and come back as the last you draw. Keep what shows three coins.
tip-wealth = You lead. First one card goes to your Wealth, and its coins are safe. Choose one that is rarely highest or lowest, like a 7.
tip-up = Face up a card competes: the highest takes the Purse, the lowest keeps its coins, any other is turned over and worth one coin.
tip-down = Face down a card is one coin, whatever is on its front. It can't win, but nobody can stop it. Use a poor card.
tip-why = No value shows twice in a round. If yours is taken, by a card in the middle or the Lead's, it can only go face down.
tip-lowest = The lowest card stays face up as well, and keeps its coins. Low cards can pay as much as high ones.
tip-takes = Whoever is highest keeps that card and the Purse, both face up. The owner of the next Purse leads next.
tip-late = Two rounds to go. The last card in your hand will count face up: keep a rich one that wins no more.
