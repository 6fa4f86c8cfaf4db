# Common words, used by every game.

game-unknown = There is no game called "{ $name }". The games are: { $right }.
language-unknown = We do not speak "{ $language }" yet. Try one of: { $right }.

option-unknown = There is no option "{ $option }". The options are: { $right }.
option-none = This game has no options, so "{ $option }" cannot be set.
option-bad-value = "{ $value }" is not a value of { $option }. Allowed: { $right }.
option-not-a-pair = "{ $pair }" is not an option; write it as key=value.
option-twice = Option "{ $option }" is given twice with different values.
preset-unknown = There is no preset "{ $preset }". The presets are: { $right }.
preset-none = This game has no presets, so "{ $preset }" does not exist.

position-too-long = This position text is too long (at most { $longest } characters).
position-too-short = A position needs a board and the side to move, but this says only "{ $text }".
position-bad-mover = "{ $mover }" cannot be to move. It must be one of: { $right }.
position-bad-key = "{ $key }" means nothing here. Known: { $right }.
position-key-twice = "{ $key }" stands in this position twice.
position-bad-number = { $key }={ $value } is not a whole number from 0 to { $highest }.
position-bad-rows = The board has { $found } rows, but it needs { $right }.
position-bad-width = Row { $row } of the board (from the top) has { $found } squares, but it needs { $right }.
position-bad-piece = "{ $piece }" in row { $row } of the board (from the top) is no piece of this game.
position-in-line = Line { $number }: { $reason }

action-malformed = "{ $action }" is not how an action is written in this game.
action-ambiguous = "{ $action }" could mean any of: { $right }.
action-game-over = The game is over: nothing can be played any more.
action-not-yours = It is not for this seat to play { $action } now.
action-tells-chance = Nobody can say what will be shown: just write "{ $right }".
action-not-your-turn = It is not your turn to act.

record-no-file = Cannot read { $path }: { $reason }.
record-not-json = This is not a record: it is damaged or cut off ({ $reason }).
record-not-ours = This is not a Wuqi record.
record-future = This record is of version { $version }; this program reads up to version { $known }.
record-edited = This record was changed after it was written: its checksum does not fit.
record-bad-field = This record is not complete or not right: { $reason }.
record-bad-action = Action { $number } of this record, "{ $action }", cannot be played: { $reason }
record-bad-result = This record claims a result that its actions do not lead to.
record-bad-resumed = This record goes on from "{ $text }" after a draw, but that is not the position that was drawn.
record-too-long = This file is too long for a record (at most { $longest } MB).
record-in-line = Line { $number }: { $reason }

deal-commitment-twice = Seat { $seat } cannot commit: there is no such seat, or it has done so already.
deal-not-hex = This must be { $digits } hexadecimal digits, in small letters.
deal-too-early = Secrets are revealed only when every seat has committed to one.
deal-other-secret = This is not the secret that seat { $seat } committed to.
deal-not-dealing = Nothing is dealt now: not every secret is known yet, or the game is over.

verify-fair = Fair. The commitments, the shuffle and every flip are as they should be (flips: { $flips }).
verify-nothing-dealt = Nothing is shuffled in this game, and every action follows the rules.
verify-no-proof = This record does not say how its pieces were shuffled, so nobody can tell whether it was fair.
verify-not-over = This game is not over, so the server's secret is not known yet. The seats' secrets are those they committed to.
verify-seats = Not fair: each of the { $right } seats must have committed to a secret and revealed it.
verify-seat-secret = Not fair: the secret of seat { $seat } is not the one it committed to.
verify-server-secret = Not fair: the server's secret is not the one it committed to.
verify-never-revealed = Not fair: the game is over, but the server has not revealed its secret.
verify-flip = Not fair: action { $number } says "{ $action }", but the shuffle says "{ $right }".
verify-rules = Not in order: { $reason }

format-unknown = There is no format "{ $format }". The formats are: { $right }.
format-unclear = The name { $path } does not tell the format; say which with --format: { $right }.
import-game = Game { $number }: { $reason }
import-done = { $games } games read, { $moves } moves; { $left } not.
export-other-game = The format { $format } is for { $right }, but this is a record of { $game }.
export-no-format = There is no foreign format for { $game }.

perft-depth = The depth must be a whole number from 0 to { $deepest }.
perft-threads = The number of threads must be from 1 to { $most }.
perft-chance = Perft cannot count here: chance decides what happens. Give a position in which nothing is face down.
bench-seconds = The time must be more than 0 and at most 3600 seconds.

player-unknown = Nobody called "{ $player }" can sit here. Choose from: { $right }.
seats-wrong-number = { $found } players are named, but this game has { $sides } sides and { $seats } seats: name one for each side or one for each seat.

undo-nothing = There is nothing to take back.
undo-shown = What has been shown cannot be taken back.

result-draw = A draw.
result-win = { $winner } win.
result-place = { $place }. { $names }.
list-joint = , {""}

diagram-try = Try:
diagram-refused = Not allowed:

play-which-game = Which game? Type its number.
play-who = Who plays?
play-against-computer = You against the computer
play-one-screen = Everybody at this keyboard
play-how-strong = How strong should it be? Type a level from 1 (a beginner) to { $highest }.
play-number = Please type a number from 1 to { $highest }, or quit.
play-hint = Type an action, ? for what is legal, help for more.
play-help = An action as text plays it. ? lists what is legal · undo takes back · save FILE writes a record · board draws it again · wait lets a team-mate played by the computer go first · quit leaves.
play-wait-nobody = No team-mate played by the computer can act now.
play-in-secret = acts in secret
play-hand-over = { $side } next, in secret. When nobody else is looking, press Enter.
play-shuffled = The pieces are shuffled and will stay as they are. This commitment will prove it (wuqi verify): { $commitment }
play-save-where = Say where: save FILE
play-saved = Saved as { $path }.
play-save-failed = That could not be saved: { $reason }.
play-save-offer = Type a file name to save this game, or press Enter to leave.
play-bye = Goodbye.

# The game room.

table-unknown = There is no such table.
table-busy = So much is happening at this table that your turn did not come. Please try again.
seat-unknown = There is no seat { $seat }; this table has { $right }.
seat-not-yours = You do not sit in seat { $seat }.
seat-locked = Seat { $seat } is locked.
seat-taken = Somebody sits in seat { $seat } already.
one-side-only = At a table for everybody you can play for one side only.
not-seated = You do not sit at this table.
owner-only = Only the person who opened this table can do that.
already-started = The game has already begun.
not-started = The game has not begun yet.
not-over = The game is not over yet.
removed = You have been sent away from this table.
swap-itself = Name two different seats to swap.
remove-yourself = You cannot send yourself away.
seats-not-full = Not every seat is taken yet.
seats-one-each = { $found } seats are described, but this game has { $right }.
clock-empty = A clock needs a time, an increment or days.
position-over = In this position the game is already over.
stale = Something has happened meanwhile: the table is now at action { $ply }. Look again before you act.
claim-nobody = Nobody has left seat { $seat }.
claim-too-early = The player in seat { $seat } may still come back. Wait a little longer.
claim-own-side = You cannot win against your own side.
claim-team-there = Somebody of that team is still here.
offer-pending = There is already such an offer. Wait for the answer.
offer-declined = That was declined just now. Ask again after the next action.
offer-none = There is no such offer any more.
offer-answered = You have answered this offer already.
draw-computer = The computer wants to play on.
rematch-exists = The rematch has already been opened.
name-length = A name has between 1 and { $longest } letters.
name-letter = A name cannot contain the character { $letter }.
name-no-letter = A name needs at least one letter or digit.
not-signed-in = Choose a name first.
watching-too-many = You can watch at most { $most } tables at once.
avoiding-too-many = You can mute or block at most { $most } people.
message-bad = The server did not understand this: { $reason }
http-error = The server does not do this: { $reason }
server-trouble = The server cannot reach its data just now. Please try again in a moment.
server-mistake = Something went wrong in the server; it is in its log.
not-found = There is nothing here.
database-unknown = "{ $url }" is not a database we can use: write sqlite+aiosqlite:///FILE or postgresql+asyncpg://….
reason-resigned = By resignation.
reason-agreed = Everybody agreed on a draw.
reason-reported = As the imported game reports.
reason-time = Time ran out.
reason-abandoned = A player left and did not come back.
reason-closed = The table was closed.
chat-empty = There is nothing in this message.
chat-no-team = In this game you play alone: there is no team to talk to.
seat-avoided = You and somebody at this table do not want to meet.
several-need-redis = Another server uses this database. Several can share it only with --redis redis://….
cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }.
name-marks = A name cannot pile up so many marks over one letter.
name-mixed = A name cannot mix letters of different alphabets that look alike.
name-reserved = "{ $name }" cannot be a name: it would mislead others.
name-taken = Somebody is called "{ $name }" already, or something that looks like it.
account-exists = You have an account already.
account-none = You are a guest. Make an account first.
login-wrong = There is nobody with this name and password.
password-wrong = This is not your password.
bot-member-only = Only an account can become a bot.
person-unknown = There is no such person.
tokens-too-many = You can have at most { $most } tokens. Revoke one first.
token-unknown = This token is not valid.
token-scope = This token may not do that: it lacks the scope "{ $scope }".
too-much = That was too often. Please wait a little.
strange-origin = This request comes from another web site.
deal-closed = Nothing can be added to this shuffle now.
record-secret = Something is still hidden in this game, so it cannot be written down yet.
archive-before = This is not a page of the archive.
server-address = "{ $server }" is no address of a server: write http://HOST:PORT.
server-refuses = The server refuses: { $reason }
backup-done = { $rows } entries are kept in { $path }.
backup-failed = The backup { $path } cannot be made: { $reason }
backup-not-ours = { $path } is not a Wuqi backup.
backup-damaged = The backup { $path } is damaged, cut off or not there.
backup-layout = This backup is of layout { $found }, which this program does not keep. Use the program that made it.
restore-done = { $rows } entries are back.
restore-not-empty = This database is not empty. A backup is restored into a new one.
admin-banned = { $name } is shut out.
admin-unbanned = { $name } may come in again.
admin-renamed = { $name } is now called { $new }.
admin-closed = Table { $table } is closed.
database-unreachable = The database { $url } cannot be used: { $reason }
database-newer = This database is of layout { $found }, which this program does not know: a newer one has used it.
redis-unreachable = Redis cannot be used: { $reason }

# Tables: perfect play, made by `wuqi solve` and asked by `wuqi probe`.

table-no-file = The table { $path } cannot be opened: { $reason }.
table-not-ours = { $path } is not a Wuqi table.
table-damaged = The table { $path } is damaged and was not used. Remove it and make it again with `wuqi solve`.
table-version = The table { $path } is of version { $found }, but this program reads version { $wanted }. Remove it and make it again with `wuqi solve`.
table-other = The table { $path } is for another game or other options. Remove it and make it again with `wuqi solve`.
table-wrong = A check found a wrong value in the new table (number { $number }). It was put aside as { $path } and is not used.
table-missing = The table for this game and these options has not been made yet. Make it with: { $command }

solve-not-this = There are no tables for { $game } with these options.
solve-on = Work cannot be done on "{ $on }". Choose from: { $right }.
solve-no-ray = Ray is not installed here. Install it with: pip install 'wuqi[ray]'
solve-beginning = Getting ready
solve-waiting = Waiting: another program is making this table
solve-layer = Layer { $layer } of { $layers }
solve-slice = Slice { $slice } of { $slices }
solve-round = Round { $round } ({ $found } positions in the last one)
solve-writing = Writing
solve-checking = Looking it over
solve-left = { $time } left
solve-path = Table: { $path }
solve-kept = { $numbers } values in { $size } MB.
solve-checked = { $checked } random positions were looked over and are right. It took { $seconds } seconds.

value-unknown = not known
value-win = win
value-loss = loss
value-draw = draw
value-win-in-plies = win in { $distance } plies
value-loss-in-plies = loss in { $distance } plies
value-win-in-turns = win in { $distance } turns
value-loss-in-turns = loss in { $distance } turns

perfect-unknown = The tables do not know this position, so it cannot be played perfectly.

# Analysis and computer players.

analyse-table = from a table, exact
analyse-alpha-beta = depth { $depth } · { $nodes } positions · { $seconds } s · { $pace } million a second
analyse-mcts = depth { $depth } · { $nodes } simulations · { $seconds } s · { $pace } million a second
analyse-seconds = The time must be more than 0 and at most { $most } seconds.
analyse-memory = The memory must be from 1 to { $most } megabytes.
analyse-nothing-to-do = There is nothing to think about here: nobody has an action to choose.
level-unknown = There is no level "{ $level }". Levels go from 1 to { $highest }, written level:4.
level-pace = "{ $pace }" is not a pace. It is a number from { $least } to { $most }, as in level:4:0.1 for a tenth of the time.

## The page: around every page.

wuqi = Wuqi
nav-home = 五棋 Wuqi, to the first page
nav-pages = Pages
skip = Straight to the content
title-home = Five board games that are hard to find anywhere else
title-new = New table
title-learn = Learn
title-archive = Archive
title-settings = Settings
title-nowhere = There is nothing here
link-lost = The connection was lost. Trying again …
link-no-answer = The server does not answer. Please try again.
guest-name = Guest { $number }

## The page: home.

home-play = Play
home-play-game = Play { $game } against the computer
home-friends = With friends
home-rules = Rules
home-pause = Stop the boards
home-go-on = Let the boards play
home-none-open = No table is open right now. Open one!
title-unfinished = Go on playing
title-open = Open tables
title-playing = Being played now
table-go-on = Go on
table-join = Join
table-watch = Watch
player-random = Computer (plays anything)
player-level = Computer (level { $level })
player-perfect = Computer (perfect)

## The page: the board.

board-held = { $square }: { $piece }
board-empty = { $square }: empty
board-piece-of = { $side }, { $piece }
board-taken-up = { $text }, taken up
board-can-act = { $text }, can act
board-can-go = { $text }, can be reached
board-which-way = Which way?
board-here = Here: { $piece }
told-goes = { $piece } goes from { $from } to { $to }.
told-takes = { $piece } on { $from } takes { $taken } on { $to }.
told-now = Now on { $square }: { $piece }.
told-leaves = { $piece } on { $square } is taken.
told-comes = { $piece } appears on { $square }.

## The page: a new table.

new-game = Game
new-variant = Variant
new-usual = The usual rules
new-own = Your own choice
new-seats = Who plays
new-seat-you = You
new-seat-friend = A friend, by link
new-apart = Choose for each member
new-clock = Clock
new-see = Who may come
new-wait = Begin only when I say so
clock-none = No clock
clock-minutes = { $base } min + { $increment } s
clock-seconds = { $base } s + { $increment } s
clock-days = { $days ->
    [one] One day for each move
   *[other] { $days } days for each move
}
clock-own = Another …
clock-own-minutes = Minutes for the game
clock-own-increment = Seconds more a move
clock-own-days = Days for each move
see-private = Only those with the link
see-listed = Everybody who sees the first page
see-anyone = Whoever wants the same game first, on whichever side
terms-value = { $what }: { $value }
terms-unusual = Unusual rules
new-open = Open the table
new-begin = Begin
new-start-board = The start under these rules

## The page: a table.

table-board = Board of { $game }
table-moves = Moves
table-hidden = Still face down
table-hidden-action = (secret)
table-turn-board = Turn the board
table-rematch = Play again
table-to-rematch = To the next game
table-replay = Look at the game
table-resign = Give up
table-start = Begin
table-close = Close the table
table-dealing = Everybody adds a secret to the shuffle, so that nobody can choose it …
dealing-waiting = Waiting for { $names }. The server adds a secret for them in { $seconds } s.
table-onlookers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
title-waiting = Waiting for players
title-gone = This table is not there any more
title-chat = Talk
waiting-invite = Send this link to those who shall play with you.
waiting-copy-link = Copy link
waiting-for-all = Play begins when every seat is taken.
waiting-for-owner = Play begins when whoever opened the table says so.
copied = Copied
seat-empty = nobody yet
seat-you = you
seat-away = away
seat-would-give-up = would give up
seat-marked = { $name } ({ $marks })
seat-out-resigned = Gave up
seat-out-time = Ran out of time
seat-out-abandoned = Left and did not come back
seat-out-now = now: { $names }
seat-captured = Captured
seat-clock = Time left
clock-left = { $days } d { $hours } h
seat-on-turn = on turn
seat-take = Sit here
seat-leave = Get up
seat-computer = Computer …
seat-clear = Clear
seat-remove = Send away
seat-lock = Keep this seat empty
seat-unlock = Open this seat
seat-swap = Swap with another seat
seat-swap-both = Swap the seats
seat-swap-whom = With whom shall { $seat }, { $name }, change places?
seat-swap-with = Swap with { $seat }
seat-swap-stop = Leave it
prompt-you = Your turn
prompt-side = { $side } to play
action-skip = Skip
action-pass = Pass
action-done = Done
action-zone = Zone { $what }
action-huff = Huff { $what }
confirm-move = Play { $action }?
confirm-yes = Yes
confirm-no = No
offer-takeback = Take back
offer-draw = Offer a draw
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-draw-from = { $name } offers a draw.
offer-takeback-from = { $name } would like to take a move back.
offer-rematch-from = { $name } would like to play again.
offer-draw-waiting = You have offered a draw.
offer-takeback-waiting = You have asked to take a move back.
offer-rematch-waiting = You have asked to play again.
offer-agreed = You have agreed. The others have not answered yet.
offer-rematch-declined = Somebody does not want to play again.
draw-sure = End this game as a draw?
draw-yes = A draw
resign-sure = Give up this game?
resign-yes = Give up
resign-no = Play on
resign-team = Of your team, { $names } would give up. The game is lost once everybody would.
claim-gone = { $name } has gone.
claim-win = Claim the win
claim-computer = Let a computer go on
order-start = Propose an order
order-stop = Done proposing
chat-say = Say something
chat-to = To whom
chat-everybody = Everybody
chat-team = Team
avoid-open = Mute or block { $name }
avoid-mute = Do not show me what they say
avoid-block = Do not let us meet again
fair-yes = The shuffle was fair
fair-no = The shuffle could not be confirmed
fair-server = The server: commitment and secret
fair-seat = Seat { $seat }: commitment and secret

## The page: replay.

title-replay = Replay
replay-first = To the start
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play by itself
replay-stop = Stop
replay-at = Move { $ply } of { $all }
replay-take-along = Take it along
replay-copy-position = Copy position
replay-copy-link = Copy link
replay-record = Record
replay-svg = Picture (SVG)
replay-png = Picture (PNG)
replay-gif = Film (GIF)
replay-filming = Filming …

## The page: learn.

learn-choose = Which game?
learn-contents = Contents
learn-board = A board to try things out
learn-try = Show it
learn-refused = Try what is not allowed
learn-again = Start again
learn-free = Touch the pieces: you can play here.

## The page: archive.

archive-mine = My games
archive-everybody = Everybody's games
archive-game = Game
archive-any-game = All games
archive-reason = How it ended
archive-any-reason = However it ended
archive-when = When
archive-within = { $days ->
    [0] Whenever
    [1] Since yesterday
    [7] In the last week
    [30] In the last month
   *[365] In the last year
}
archive-none = There are no games here yet.
archive-more = More
archive-plies = { $count ->
    [one] one move
   *[other] { $count } moves
}

## The page: settings.

settings-language = Language
settings-more = More
settings-theme = Theme
theme-system = Like the device
theme-light = Paper
theme-dark = Ink
settings-colours = Colours
colours-full = Full
colours-safe = Safe for colour blindness
settings-pieces = Pieces
pieces-drawn = Drawn
pieces-letters = Letters
settings-destinations = Show where a piece may go
destinations-selected = When it is taken up
destinations-always = Always, and what can act
destinations-never = Never
settings-sound = Sound
settings-coordinates = Coordinates
settings-confirm = Ask before each move
title-person = You
person-name = Name
person-rename = Change
person-keep = Keep this name with a password
person-password = Password
person-sign-up = Keep it
person-sign-in = Sign in
person-sign-out = Sign out
person-have = I have a name already
person-change-password = Change the password
person-old-password = Old password
person-new-password = New password
person-changed = The password is changed. Everywhere else you are signed out.
person-export = Take along everything that is kept about you
person-delete = Delete my name
person-delete-sure = Your name, your password and all you have said are deleted for good. Games stay, without your name.
person-delete-yes = Delete for good
person-gone = somebody who has left us
title-avoided = People you avoid
avoid-mute-on = is not shown to you
avoid-block-on = is not seated with you
avoid-undo = No longer

# Matches and tournaments.

arena-games = The number of games must be from 1 to { $most }.
arena-too-few = A tournament needs at least two players.
arena-entries = { $found } players are named, but this game has { $sides } sides: name one for each.
arena-processes = The number of processes must be from 1 to { $most }.
arena-on = Games cannot be played on "{ $on }". Choose from: { $right }.
arena-no-ray = Ray is not installed here. Install it with: pip install "wuqi[ray]"
arena-folder-damaged = { $path } holds a damaged plan. Name another folder, or begin anew with --again.
arena-folder-other = { $path } holds another match. Name another folder, or begin anew with --again.
arena-folder-version = { $path } holds games of another version of the players. Name another folder, or begin anew with --again.
arena-player = player
arena-games-played = games
arena-won = won
arena-shared = shared
arena-lost = lost
arena-score = score
arena-interval = 95% sure
arena-rating = rating
arena-forfeits = { $entry } lost { $number } games by not answering properly.
arena-openings = { $path } holds no openings: it should have one a line, its actions with spaces between.
arena-records = Records: { $path }

# Adapters for other frameworks
adapter-letters-illegal = { $rows ->
    [one] One row was given a letter that may not come next there; its mask holds those that may.
   *[other] { $rows } rows were given letters that may not come next there; their masks hold those that may.
}
adapter-render-mode = There is no render mode “{ $wanted }”. There are: { $right }.

# Engines from outside, through the Hub protocol.

hub-not-this = { $game } is not played through the Hub protocol; { $right } is.
hub-command = "{ $command }" names no program to start. Write hub:COMMAND, hub:0.1:COMMAND for a tenth of a second a move, or hub:0.1:book=false:COMMAND with a parameter.
engine-not-started = { $player } could not be started.
engine-silent = { $player } did not answer in time.
engine-gone = { $player } has ended in the middle of the game.
engine-illegal = { $player } played { $move }, which is not legal.

# The teacher: hints, reviews, puzzles.

kind-take = a capture
kind-step = a quiet move
kind-flip = a piece to turn over
kind-skip = skipping your turn
kind-huff = a huff
kind-zone = a zone to choose
kind-place = a place for a piece
kind-done = ending your captures
kind-pass = passing
kind-roll = a cube to roll
kind-slide = a cube to slide without rolling
hint-kind = Look for { $kind }.
hint-kind-only = Only one action is good enough here: look for { $kind }.
hint-square = Look at { $square }.
hint-action = { $action }: { $why }
hint-because-best = it promises the most.
hint-because-win = it wins by force.
hint-because-draw = it keeps the draw.
hint-because-loss = everything loses, but this holds out.
hint-because-win-in-plies = it wins in { $distance } plies.
hint-because-loss-in-plies = everything loses, but this holds out longest, { $distance } plies.
hint-because-win-in-turns = it wins in { $distance } turns.
hint-because-loss-in-turns = everything loses, but this holds out longest, { $distance } turns.
turn-win-lost = Here a sure win became a loss.
turn-win-drawn = Here perfect play was lost: a sure win became a draw.
turn-draw-lost = Here perfect play was lost: a draw became a loss.
turn-blunder = A blunder.
turn-mistake = A mistake.
review-better = Better: { $line }
review-point = Move { $number }, { $side }, { $action }: { $turn } { $cost }
review-cost = It cost { $percent } of 100.
review-no-turning = No turning points: nobody gave anything away.
review-empty = Nothing was played in this game.
puzzle-unknown = There is no puzzle “{ $puzzle }”.
puzzle-none = There are no puzzles of this game.
puzzle-goal-win = { $side } to act: find the only action that wins.
puzzle-goal-draw = { $side } to act: find the only action that does not lose.
puzzle-goal-material = { $side } to act: find the move that wins material by force.
puzzle-goal-best = { $side } to act: turn a piece over, or move? Find the best action.
puzzle-right-win = Right: that wins, and nothing else does.
puzzle-right-draw = Right: that holds the draw, and everything else loses.
puzzle-right-material = Right: that wins material by force.
puzzle-right-best = Right: that is clearly the best.
puzzle-only-draws = That only draws.
puzzle-slower = That also wins, in { $distance }, but not as surely.
puzzle-loses = That loses.
puzzle-loses-in-plies = That loses in { $distance } plies.
puzzle-loses-in-turns = That loses in { $distance } turns.
puzzle-wins-nothing = That wins nothing.
puzzle-wins-men = That wins { $men }, but more can be had.
puzzle-loses-men = That loses { $men }.
puzzle-less-chance = That promises { $chance } of 100; the best action promises { $best }.
puzzle-grade = Grade { $grade } of { $hardest }
puzzle-streak = Solved at the first try in a row: { $streak }
puzzle-line = How it goes on: { $line }
puzzle-help = Type an action, ? for what is legal, hint, show, next or quit.
puzzle-grade-range = The grade must be from 1 to { $hardest }.
setup-pieces = These are no pieces of this game. Choose from: { $right }.
teacher-failed = The teacher did not find an answer. Ask again.
teacher-busy = The teacher has too many questions to answer. Try again in a moment.
analysis-playing = You are playing this game against people: until it is over, the server analyses none of its positions for you.
hint-people = Hints are only for games in which everybody else is a computer.
hint-not-now = There is nothing to hint at now: it is not your turn.
review-not-over = A game can be reviewed when it is over.

## The page: analysis, reviews, hints, puzzles.

worth-chance = { $percent }%
title-analysis = Analysis
analysis-engine = Engine
analysis-waiting = Others are being answered first: { $before } before you.
analysis-thinking = Thinking …
analysis-exact = Solved: the exact worth of every action
analysis-depth = Depth { $depth }, { $nodes } looked at
analysis-worths = Every action and its worth
analysis-lines = Best lines
analysis-chance = What does it show? Choose.
analysis-play = Play on
analysis-level = Against whom
analysis-play-here = Play from here
analysis-position = Position
analysis-paste = Position as text
analysis-set = Set
analysis-edit = Set up a position
analysis-start = To the start position
analysis-upload = Open a record or PDN file
analysis-prune = Remove this move and what follows
analysis-open = On the analysis board
title-review = Review
review-ask = Look this game over
review-progress = Looking the game over
review-graph = The chances of each side, move by move
review-now = { $side } { $percent }%
hint-ask = Hint
hint-more = Tell me more
title-puzzles = Puzzles
puzzles-choose = One action is right, and every other is proven worse. Of which game?
puzzles-solved = { $solved } of { $all } solved
puzzles-best = Best: { $best }
puzzles-next = Next puzzle
puzzles-show = Show the solution
puzzles-grade = Grade
puzzles-any = Any
puzzles-others = Puzzles of other games
editor-title = Set up a position
editor-pieces = Piece to put down
editor-erase = Erase
editor-mover = To move
editor-empty = Empty the board
editor-use = Analyse this
editor-leave = Cancel

### How what happened is shown on the board
settings-pace = Pace of the moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Off: pieces jump
sign-huff = Huffed!
sign-recall = { $side }: the army is recalled
sign-out = { $side } is out
sign-camp = { $side }: { $camp }
sign-zone = { $side }: zone { $zone }
