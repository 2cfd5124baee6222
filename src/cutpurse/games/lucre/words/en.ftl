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

## The guided first game

guide-aim = You are Blue; this is your hand. After eight rounds, whoever has the most coins on the table in front of them wins. Look: the front of a card shows one to three.
guide-purse = Round 1. This card is the Purse, the prize. It is green, so Green has the Lead and begins.
guide-lead = The Lead does two things: first a card into its Wealth, the 6, whose coins are safe. Then one to the middle, where all compete: the 10.
guide-middle = Of the middle only two cards stay as they are: the highest, which takes the Purse, too, and the lowest. All others are turned over: every back is one coin.
guide-lowest = No value may show twice in a round, so your 12 could only go face down. But nobody is below your 2: be the lowest and keep its three coins. Play it face up.
guide-lowest-other = That is allowed, but it would lie face down in the end: one coin. Your 2, face up, is the lowest and brings three. Try that.
guide-resolved = Yellow was highest: it has the Purse and its 12. You have three coins. Red's 7 and Green's 10 became one coin each.
guide-wealth = Round 2. Everybody has drawn a card, and the Purse is blue: the Lead is yours. The 11 shows two coins but is seldom the highest. Put it safely in your Wealth.
guide-wealth-other = Its coins would be safe, too. But the 11 is worth more here: two coins that are hard to win in the middle. Choose it.
guide-highest = Now your card for the middle, before all others. Only a 13 could beat your 12, and you would win the Purse and three coins. Play it face up.
guide-highest-other = You may. But whoever plays first needs a card that holds at one end. The 12, face up, is nearly sure to be highest.
guide-won = Nobody could: the Purse is yours, and so is the 12, face up. Yellow has played face down, which is always allowed. Such a card has no value: it is one coin.
guide-third = Round 3. This Purse is worth three coins. It is yellow: Yellow begins, and you come next.
guide-down = Your 5, 7 and 9 are good for neither end. Face down any card is one coin, so give a poor one: the 5 or the 9. The 7 shows two coins; keep it.
guide-down-other = It could be done. But face up it would be turned over, most likely, and the 7 is too good for that. Play the 5 or the 9 face down.
guide-so-far = Red's 13 took the Purse, Green's 2 was lowest, and you have a coin that nobody could take from you: ten in all. So it goes for eight rounds; each Guild leads twice.
guide-last-card = At the end one card is left in your hand. It joins your Wealth face up, and its front counts. So keep a rich one that can win no more.
guide-end = That is Lucre. Before round 1 of a real game you may swap up to two cards, and if coins are level, the most cards win. Good luck!
