# The page's own words. Another language is a file with the same keys beside this one.

## The lobby

lobby-again = Try again
lobby-failed = Something went wrong.
lobby-noanswer = The server does not answer. Is the connection still there?
lobby-close = Close
lobby-home = Cutpurse, all games
lobby-lights = Light or dark
lobby-start-here = Start here
lobby-preparing = Stronger bots are being prepared, once, and play by simple rules until then: { $games }.
lobby-preparing-part = { $game } ({ $n } of { $of })
lobby-preparing-soon = { $game } (waiting)
lobby-size = { $players } players, { $minutes } min
lobby-games = Games
lobby-headline = Small games about money.
lobby-promise = Play with bots at once, or with friends by link. No account.
lobby-mine = Your matches
lobby-mine-none = None yet. What you play stays here: to go on with, or to look back at.
lobby-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
lobby-with = with { $names }
lobby-yourturn = your turn
lobby-waiting = waiting
lobby-goon = go on
lobby-won = won
lobby-review = review
lobby-more = { $n } more
lobby-open = Open tables
lobby-none = No table is open to everybody now. Yours can be: change its options.
lobby-taken = { $n } of { $seats } seats taken
lobby-played = being played
lobby-sit = sit down
lobby-watch = watch
lobby-join = Join a table
lobby-join-go = Join
lobby-nocode = No table has this code. It may be over.
import-record = Watch a record
import-about = The record of a match, as text or JSON, can be watched here step by step. Whoever has its link can watch it, too.
import-paste = Paste a record
import-file = or choose a file
import-go = Watch
lobby-copy = Copy link
lobby-copied = Copied
lobby-offline = You are offline. What you see may be old; tables come back by themselves.
lobby-joining = Looking for the table.

## A new table

new-title = New table: { $game }
new-rules = How to play
new-given = The same deal as in a match that was played before, with its options.
new-who = Who sits at { $seat }
new-open = Open seat
new-bot = { $level } bot
new-level = Bots
new-level-novice = Novice
new-level-quick = Quick
new-level-casual = Casual
new-level-sharp = Sharp
new-level-expert = Expert
new-level-novice-about = Novice plays sensibly, but is careless now and then.
new-level-quick-about = Quick plays at once: what a small network has learned, else simple rules.
new-level-casual-about = Casual tries a few things out before it plays.
new-level-sharp-about = Sharp remembers what was played and looks ahead.
new-level-expert-about = Expert thinks longest, and forgets nothing.
new-players = Players
new-change = Change options
new-start = Start with bots
new-start-all = bots take the open seats
new-invite = Invite by link
new-waiting = { $n ->
    [one] { $seat } stays open
   *[other] { $n } seats stay open
}
new-busy = The table is being laid.
new-listed = Listed for everybody
new-unlisted = By link only
new-listed-long = List this table in the lobby: anybody may sit down or watch. Otherwise only people with its link or code find it.
new-hints = Hints are allowed at this table.
new-hands = Open all hands after the match. Without it there is no review, and nobody can check the deal.
new-talk = People may write what they like, beside the phrases. Only at a table by link.
new-options = Options: { $game }
new-table = The table
new-clock = Clock
new-clock-about = When the time is up a bot makes the move.
new-clock-none = No clock
new-clock-move = { $n ->
    [one] { $n } second a move
   *[other] { $n } seconds a move
}
new-clock-bank = { $n ->
    [one] { $n } minute, and { $s } seconds more each move
   *[other] { $n } minutes, and { $s } seconds more each move
}
new-clock-days = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
new-pace = Bots take
new-pace-of = { $s } seconds a move
new-houserules = House rules
new-houserules-about = Rule sheets leave gaps. Each option here settles one; what is usual is a choice of ours.
new-reset = All as usual
new-usual = usual
new-own = A value of your own
new-allowed = It takes { $values }; { $usual } is usual.
new-on = Yes
new-off = No
new-changed = { $n ->
    [one] One house rule changed
   *[other] { $n } house rules changed
}
new-settles = Settles gap { $id } of the rule sheet; the usual value is our choice.
new-follows = Rule { $id } of the rule sheet.

## You

me-title = You and settings
me-tool = { $name }: name, looks, devices
me-settings = Settings
me-name = Name
me-guest = Guest
me-rename = Change
me-renamed = You have this name at the next table you sit down at.
me-about = No account: this browser knows who you are.
me-rated = Keep my results and ratings.
me-noresults = Nothing yet: it is kept from your next match on.
me-game = Game
me-matches = Matches
me-rating = Rating
me-rank = rank { $rank }, { $score }
me-devices = Other devices
me-link = Carry me to another device
me-link-about = Open a link on your other device, and it is you there, too.
me-link-picture = The link as a QR code
me-link-link = The link
me-link-once = It works once, within ten minutes. Show it to nobody else: whoever has it can play as you.
me-forget = Forget other devices
me-forget-about = If somebody else may have such a link: forget all devices but this one.
me-forgotten = Only this device is you now.
me-arrive = Be the same person on this device?
me-arrive-about = This link makes this device somebody who plays here already. Who you were on this device is lost.
me-arrive-go = Yes, that is me
me-arrived = Welcome, { $name }.

## How to play

rules-title = How to play
rules-play = Play
rules-contents = Contents
rules-here = Rulings of this table
rules-usual = What can be agreed on
rules-rulings-about = Where a rule sheet is silent or leaves a choice, this is what is played.
rules-unusual = not as usual
rules-keys = Keys
rules-keys-more = Buttons show the letter that stands for them.
rules-key-move = previous, next card
rules-key-choose = choose a card by its place
rules-key-play = play, or the main button
rules-key-letgo = let go, close
rules-key-amount = more, less
rules-key-skip = go on without a pause
rules-key-log = log and scores
rules-key-trick = last trick
rules-key-hint = hint
rules-key-undo = take back
rules-key-rules = rules and keys
rules-key-replay = in a replay: its beginning, its end
rules-tips = Show the tips again
rules-tips-done = They come in your next game

## A replay

replay-title = Replay
replay-show = Show
replay-review = Review
replay-table = Table
replay-share = Share and keep
replay-steps = Steps
replay-first = First step
replay-back = One step back
replay-forward = One step forward
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-stepof = step { $step } of { $last }
replay-speed = Speed
replay-eyes = Seen by
replay-allhands = Show all hands
replay-beside = Beside the table
replay-beside-table = somebody beside the table
replay-whatexpert = What would Expert do?
replay-thinking = Expert thinks.
replay-expert = Expert, in the place of { $seat }
replay-playon = Play on from here
replay-samedeal = Same deal, new bots
replay-link-step = Link to this step
replay-link-deal = The same deal, for a friend
replay-record = Record
replay-record-text = Download as text
replay-record-json = Download as JSON
proof-title = Was the deal fair?
proof-closed = The proof is shown when the match is over, at tables that open all hands then.
proof-none = This deal has no proof: it was chosen, not drawn at a table.
proof-cant = This browser checks proofs only over a safe connection (https). “cutpurse verify” checks the record anywhere.
proof-commitment = The server's secret is the one it had fixed before the deal.
proof-commitment-no = The server's secret is NOT the one it had fixed.
proof-seed = { $n ->
    [one] The cards come from that secret and what one player added.
   *[other] The cards come from that secret and what { $n } players added.
}
proof-seed-no = The cards do NOT come from that secret and what the players added.
proof-same = It is the promise that this browser saw before the deal.
proof-same-no = It is NOT the promise that this browser saw before the deal.
proof-ours = What this browser added is in it.
proof-ours-no = What this browser added is NOT in it.
proof-unseen = This browser did not see the promise before the deal. Whoever did can compare it.
proof-cards = That every card follows from these numbers is checked by “cutpurse verify” with the record.
proof-numbers = The proof in numbers
proof-value-commitment = Promise before the deal (SHA-256 of the secret)
proof-value-secret = The server's secret
proof-value-added = Added by { $seat }
proof-value-seed = Seed of the cards

## A review

review-chance-title = Chance to win
review-score-title = { $unit } to expect
review-judge = per cent, as { $bot } sees it in { $ms } ms a decision
review-judge-plain = as { $bot } sees it in { $ms } ms a decision
review-chart = Chance to win after each decision. { $told }
review-chart-score = { $unit } to expect in the end, after each decision. { $told }
review-line = { $name }: { $chance } per cent at last.
review-line-score = { $name }: { $n } at last.
review-working = Every decision is being thought over.
review-progress = { $n } of { $all } decisions
review-moments = Moments
review-whose = Whose choices
review-verdict = What this decision was worth
review-all-mistakes = Mistakes
review-mistakes = { $n ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $n } mistakes
  }
review-mistake-of = mistake { $n } of { $all }
review-mistake-back = Previous mistake
review-mistake-next = Next mistake
review-best = best
review-close = close
review-costly = costly
review-at = { $stage }: “{ $label }”
review-best-head = “{ $label }”: as good as anything.
review-cost-head = “{ $label }”: −{ $n }%{"\u00A0"}chance.
review-close-plain = “{ $label }” was nearly as good.
review-costly-plain = “{ $label }” was costly.
review-better-plain = Better: “{ $label }”.
review-better = Better: “{ $label }” ({ $chance }%).
review-luck = bad luck
review-luck-about = Nothing was better. The cards fell otherwise: −{ $n }% chance.
review-nothing = Nothing was given away. Well played.
review-again = Try again
review-choices = What could have been done
review-choice = Choice
review-chance = chance
review-grade = grade
review-played = played
review-betterone = better
review-start = The beginning.
review-hand-before = { $name }, hand before that
review-hands = All hands
review-result = Result
review-by = By
review-by-cause = By cause
review-by-part = By part
review-total = Total

## Everywhere

cutpurse = Cutpurse
loading = One moment.
face-down-card = face-down card
not-here = There is nothing at this address.
all-games = All games

## What is counted on cards

pip-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
pip-gray = { $n ->
    [one] { $n } gray coin
   *[other] { $n } gray coins
}
pip-fingerprint = { $n ->
    [one] { $n } fingerprint
   *[other] { $n } fingerprints
}
pip-block = { $n ->
    [one] { $n } block
   *[other] { $n } blocks
}
pip-chip = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
pip-other = { $n } of these

## The table

table-selected = selected
table-playable = playable
table-not-playable = not playable: { $why }
table-hand = Your hand
table-yours = Your place
table-middle = The middle
table-your-card = your card
table-turn = Your turn
table-hint = Hint
table-undo = Take back
table-pause = Pause
table-go-on = Go on
table-rules = Rules
table-table = Table
table-more = Settings, leaving
table-lost = The line is lost. It comes back by itself; nothing is forgotten.
table-failed = That did not work. Please try again.
table-got-it = Got it
table-no-tips = No more tips
table-who = Who plays?
table-sit-down = Choose a seat, or stay and watch.
table-watch = All seats are taken. You can stay and watch.
table-free = { $n ->
    [one] One seat is free. Send somebody the link, or give it to a bot.
   *[other] { $n } seats are free. Send somebody the link, or give them to bots.
}
table-slow = { $n ->
    [one] Waiting for one more to be ready.
   *[other] Waiting for { $n } more to be ready.
}
table-all-here = Everybody is here.
table-deal = Deal
table-deal-about = you are ready for the cards
table-share = Whoever has this link can watch, and sit down where a seat is free.
table-invite = Bring somebody
table-code = Code of this table:{ " " }
table-qr = The link as a picture for a camera
table-rematch = Rematch
table-rematch-same = same seats
table-rotate = Rematch, rotated
table-rotate-about = everybody one seat further
table-review = Review
table-review-about = replay, chances, statistics
table-share-result = Share this match
table-same-deal = Same deal again
table-running = Wins so far:
table-see-cards = See the cards
table-result = Result
result-place = You finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $of }.
result-join = Play again
result-another = another match is prepared
table-rest = The rest of the match
table-rest-about = A bot plays on for you, a move at a time. You can take over again whenever you like.
table-rest-yes = Let a bot play the rest
table-resting = A bot plays for you.
table-rest-back = Play on myself
table-leave = Leave the table
table-leave-sure = A bot plays on in your place, and you can't come back to this seat.
table-leave-yes = Leave for good

## A seat

seat-you = You
seat-you-name = You, { $name }
seat-open = All that { $name } has
seat-turn = on turn
prompt-seconds = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
prompt-hurry = Less than { $n } seconds left.
seat-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
seat-away = { $name } is away: a bot plays
seat-left = a bot plays
seat-simple = { $level } is being prepared, and plays by simple rules until then
seat-simple-short = simple
seat-away-short = away
presence-here = connected
presence-gone = not connected
presence-away = away: a bot plays
seat-free = free
seat-ready = ready
seat-sit = Sit here
seat-fill = Who gets the seat { $name }
seat-open-to-all = open seat
seat-bot = { $level } bot

## The ledger

ledger-log = What happened
ledger-nothing = Nothing has happened yet.
ledger-undone = taken back
ledger-all = Ledger
ledger-sheet = Score sheet
ledger-open = open a name for the reasons
ledger-who = who
ledger-tricks = Tricks
ledger-last = Last trick
ledger-no-trick = No trick has been played to its end yet.
ledger-failed = What was played before can't be had now.
ledger-tab-log = Log
ledger-tab-sheet = Score sheet
ledger-tab-tricks = Last trick
ledger-tab-talk = Talk

## What you can do

act-all = What you can do
act-sure = { $label }: are you sure?
act-no = No
act-back = Back
act-more = More
act-amount = How many
act-less = one less
act-plus = one more
act-match = Match { $n }
act-over = More: { $n }
act-most = Most: { $n }

## Phrases

say-title = Say something
talk-title = What is said
talk-nothing = Nobody has said anything yet.
talk-watching = Those who sit at the table can speak.
talk-write = Write something
talk-send = Send
talk-mute = Mute somebody
talk-mute-one = Don't show what { $name } says
talk-unread = { $n ->
    [one] { $n } new
   *[other] { $n } new
}
name-title = What is your name?
name-about = The others at the table see it. No account: this browser remembers it.
name-guest = Sit down as a guest
name-take = Take this name
name-you = You are { $name }.
name-tell = Tell your name
name-change = Change
watch-you = You are watching
watch-short = Watching
watch-others = { $n ->
    [one] and one more
   *[other] and { $n } more
}
watch-all = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
agreed-usual = As usual.
agreed-no-hints = No hints.
agreed-no-hands = Hands stay hidden after the match.
agreed-talk = You may write what you like.

## Settings

settings-title = Settings
settings-pause = A full trick stays
settings-summary = The end of a round is shown
settings-summary-stay = until I go on
settings-summary-seconds = for some seconds
settings-summary-never = not at all
settings-seconds = { $n } s
settings-speed = Cards move
settings-still = not at all
settings-sound = Sound
settings-off = off
settings-confirm = Playing a card asks twice
settings-confirm-touch = when I touch
settings-confirm-always = always
settings-confirm-never = never
settings-sort = Hand in order of
settings-sort-suit = suits
settings-sort-rank = ranks
settings-sort-dealt = the deal
settings-theme = Light or dark
settings-theme-auto = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-language = Language
settings-notify = Tell me when it is my turn and I am elsewhere
settings-forced = Play for me where there is only one choice
settings-labels = Names of suits on cards
settings-big = Cards a quarter larger
settings-left = For the left hand
settings-muted = Don't show what others say
settings-tips = Tips in a first game

## The operator's page

op-title = Operator
op-key = Operator's key
op-open = Open
op-about = The key that the server was started with. It stays in this tab.
op-connected = People connected
op-sockets = Open sockets
op-tables = Tables in memory
op-commands = Commands a second
op-refused = Refused
op-within = 99% answered within
op-ms = { $n } ms
op-workers = Workers
op-database = Database
op-mb = { $n } MB
op-waiting = waiting
op-playing = playing
op-over = over
op-nothing = No table yet
op-since = People who have come: { $people }. Matches whose results are kept: { $matches }. Cutpurse { $version } on { $database }.

## The guided first game

learn-title = Learn by playing
learn-minutes = Learn by playing, { $minutes } min
learn-game = Learn by playing, { $minutes } min: { $game }
learn-step = Step { $n } of { $of }
learn-step-short = { $n } / { $of }
learn-coach = The coach
learn-next = Next
learn-back = Back
learn-leave = Leave
learn-again = From the beginning
learn-play = Play a real game
learn-rules = The rules

## Puzzles

puzzles-title = Puzzles
puzzles-promise = Positions from games in which one choice is clearly the best. You see what one player knows: find it.
puzzles-none = There are no puzzles here.
puzzles-all = All puzzles
puzzles-go = Solve
puzzles-solve = Solve puzzles: { $game }
puzzle-about = This puzzle
puzzle-stars = { $n } of 5 stars
puzzle-streak = Streak
puzzle-best-streak = Longest streak
puzzle-solved = Solved
puzzle-of = { $n } of { $all }
puzzle-task = One choice is clearly the best here. Take it at the table, as if you were playing.
puzzle-hint = Hint
puzzle-one-of = One of these is right: “{ $one }” or “{ $other }”.
puzzle-helped = With a hint your streak stays as it is.
puzzle-skip = Another one
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-level = How hard
puzzle-all = All
puzzle-verdict = What is best
puzzle-right = Right. “{ $label }” is best.
puzzle-wrong = Not the best. “{ $label }” is better.
puzzle-value = Value
puzzle-yours = yours
puzzle-best = best
puzzle-bots-wrong = Mostly wrong here: { $bots }.
puzzle-bots-right = Mostly right here: { $bots }.

## What many play together

evenings-title = More to play
evenings-play = play
evenings-solve = solve
evenings-puzzles = Positions in which one choice is clearly the best. Find it.
daily-title = Deal of the day
daily-same = The same cards, the same seat and the same bots for everybody.
daily-note = Today: { $game }. You have played { $n } of { $of }.
daily-about = Everybody plays the same cards from the same seat against the same bots. Then you compare.
daily-rules = You play each deal once. There are no hints, and nothing is taken back. How others have played is shown when you have played.
daily-ends = Until midnight UTC, in { $time }.
daily-featured = Today's game
daily-play = Play
daily-go-on = Go on
daily-compare = Compare
daily-compare-about = with everybody who has played these cards
daily-mine = { $points } points, place { $rank } among the bots
daily-players = { $n ->
    [one] { $n } person has played it
   *[other] { $n } people have played it
}
daily-nobody = Nobody has played it yet
daily-yesterday = Yesterday's
daily-fair = Nobody chose the cards
daily-fair-about = These are the hashes (SHA-256) of the deals' seeds. When a day is over its seeds are told. Keep tomorrow's hash, and see that the seed fits.
daily-today = Today:
daily-tomorrow = Tomorrow:
daily-hash = Hash:
daily-seed = Seed:
daily-seed-later = The seed is told when the day is over.
daily-place = Place { $place } of { $of }: { $points } points, place { $rank } among the bots.
daily-late = { $points } points. The day was over by then, so they do not count.
daily-mean = { $n ->
    [one] { $n } person has played it: { $mean } points.
   *[other] { $n } people have played it: { $mean } points on average.
}
daily-distribution = How many people have how many points
daily-points = Points
daily-people = People
daily-rank = Place
daily-bots = Among bots
daily-watch = Replay
daily-none = Nobody has played this deal.
daily-all = All games of today
daily-again = Play these cards
daily-again-about = the day is over: it does not count
cup-title = Tournaments
cup-one = Tournament
cup-note = Several rounds at several tables, with everybody who has the link.
cup-open-short = open
cup-new = A new tournament
cup-about = Open it, send the link, and begin when all are there. Bots fill the tables up. All tables of a round have the same cards.
cup-seats = Seats at a table
cup-rounds = Rounds
cup-system = Who plays whom
cup-swiss = Swiss
cup-robin = Everybody
cup-swiss-about = Those play each other who have about as many points.
cup-robin-about = Everybody meets everybody about equally often.
cup-bots = Bots in empty seats
cup-clock = Seconds for a move
cup-open = Open the tournament
cup-mine = Your tournaments
cup-players = { $n ->
    [0] Nobody takes part yet
    [one] { $n } person takes part
   *[other] { $n } people take part
}
cup-round = Round { $n } of { $of }
cup-phase-waiting = waiting
cup-phase-playing = being played
cup-phase-over = over
cup-plan = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} at tables of { $seats }.
cup-over = The tournament is over.
cup-next = The next round begins in { $time }.
cup-others = Others are still playing this round.
cup-gone = You have left: a bot plays in your place.
cup-instead = A bot still plays this round in your place.
cup-table = To your table
cup-join = Take part
cup-again = Take part again
cup-begin = Begin
cup-begin-about = then nobody joins any more
cup-leave = Leave the tournament
cup-leave-sure = A bot plays on in your place. You can take part again: then your next round is yours.
cup-share = Whoever has this link can take part.
cup-who = Who takes part
cup-bot = { $level } bot { $n }
cup-left = a bot plays
cup-standings = Standings
cup-final = Final standings
cup-points-about = A match point for everybody at your table who ends behind you, half a point for equals. Where these are equal, points of the game decide.
cup-points = Match points
cup-score = Game points
cup-won = Won
cup-csv = Download as CSV
cup-json = Download as JSON
cup-tables = Tables
cup-same = All tables of a round have the same cards, so they can be watched when the round is over.
cup-table-n = Table { $n }
cup-result = { $points } points, place { $place }
cup-done = over
cup-back = To the tournament
cup-back-about = standings, and the next round
cup-fair = All deals follow from the server's secret and from what everybody has added on joining. This is the secret's hash; the secret is told when the tournament is over.
cup-secret = Secret:
