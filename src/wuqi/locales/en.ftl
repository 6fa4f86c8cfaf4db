# Common words, used by every game.

game-unknown = There is no game called “{ $name }”. The games are: { $right }.
language-unknown = “{ $language }” is not available yet. Choose from: { $right }.

option-unknown = There is no option “{ $option }”. The options are: { $right }.
option-none = This game has no options, so “{ $option }” cannot be set.
option-bad-value = “{ $value }” is not a valid value for { $option }. Allowed: { $right }.
option-twice = Option “{ $option }” is given twice with different values.
preset-unknown = There is no preset “{ $preset }”. The presets are: { $right }.
preset-none = This game has no presets, so “{ $preset }” does not exist.

position-too-long = This position text is too long (at most { $longest } characters).
position-too-short = A position needs a board and the side to move, but this says only “{ $text }”.
position-bad-mover = “{ $mover }” cannot be the side to move. It must be one of: { $right }.
position-bad-key = “{ $key }” is not a known key here. Known: { $right }.
position-key-twice = “{ $key }” appears twice in this position.
position-bad-number = { $key }={ $value } is not a whole number from 0 to { $highest }.
position-bad-rows = { $found ->
    [one] The board has one row, but it needs { $right }.
   *[other] The board has { $found } rows, but it needs { $right }.
}
position-bad-width = { $found ->
    [one] Row { $row } of the board (from the top) has one square, but it needs { $right }.
   *[other] Row { $row } of the board (from the top) has { $found } squares, but it needs { $right }.
}
position-bad-piece = “{ $piece }” in row { $row } of the board (from the top) is not a piece in this game.
position-in-line = Line { $number }: { $reason }

action-malformed = “{ $action }” is not a valid way to write a move in this game.
action-ambiguous = “{ $action }” could mean any of: { $right }.
action-game-over = The game is over: no more moves can be played.
action-not-yours = This seat cannot play { $action } now.
action-tells-chance = Nobody knows yet what the flip will show: just write “{ $right }”.
action-not-your-turn = It is not your turn.

record-no-file = Cannot read { $path }: { $reason }.
record-not-json = This is not a record: it is damaged or cut off ({ $reason }).
record-not-ours = This is not a Wuqi record.
record-future = This record has version { $version }; this program reads versions up to { $known }.
record-edited = This record was changed after it was written: its checksum does not match.
record-bad-field = This record is incomplete or invalid: { $reason }.
record-bad-action = Action { $number } of this record, “{ $action }”, cannot be played: { $reason }
record-bad-result = This record claims a result that its actions do not lead to.
record-bad-resumed = This record plays on after a draw, from “{ $text }”, but that is not the position that was drawn.
record-too-long = This file is too long for a record (at most { $longest } MB).
record-in-line = Line { $number }: { $reason }

deal-commitment-twice = Seat { $seat } cannot commit: there is no such seat, or it has done so already.
deal-not-hex = This must be { $digits } hexadecimal digits in lower case.
deal-too-early = Secrets are revealed only when every seat has committed to one.
deal-other-secret = This is not the secret that seat { $seat } committed to.
deal-not-dealing = Pieces cannot be dealt now: a secret is still missing, or the game is over.

verify-fair = Fair: the commitments, the shuffle and all flips are correct (flips: { $flips }).
verify-nothing-dealt = Nothing is shuffled in this game, and every action follows the rules.
verify-no-proof = This record does not say how its pieces were shuffled, so nobody can tell whether it was fair.
verify-not-over = This game is not over, so the server’s secret is not known yet. All the seats’ secrets match their commitments.
verify-seats = Not fair: each of the { $right } seats must have committed to a secret and revealed it.
verify-seat-secret = Not fair: the secret of seat { $seat } is not the one it committed to.
verify-server-secret = Not fair: the server’s secret is not the one it committed to.
verify-never-revealed = Not fair: the game is over, but the server has not revealed its secret.
verify-flip = Not fair: action { $number } says “{ $action }”, but the shuffle says “{ $right }”.
verify-rules = Invalid record: { $reason }

format-unknown = There is no format “{ $format }”. The formats are: { $right }.
format-unclear = The file name { $path } does not show the format. Choose one with --format: { $right }.
import-game = Game { $number }: { $reason }
import-done = Imported { $games ->
    [one] one game
   *[other] { $games } games
} ({ $moves ->
    [one] one move
   *[other] { $moves } moves
}); { $left } could not be read.
export-other-game = The format { $format } is for { $right }, but this is a record of { $game }.
export-no-format = { $game } cannot be exported to any other format.

perft-depth = The depth must be a whole number from 0 to { $deepest }.
perft-threads = The number of threads must be from 1 to { $most }.
perft-chance = Perft cannot count here: chance decides what happens. Give a position in which nothing is face down.
bench-seconds = The time must be more than 0 and at most 3600 seconds.

player-unknown = There is no player “{ $player }”. Choose from: { $right }.
seats-wrong-number = { $found ->
    [one] One player is named, but this game has { $sides } sides and { $seats } seats: name one for each side or one for each seat.
   *[other] { $found } players are named, but this game has { $sides } sides and { $seats } seats: name one for each side or one for each seat.
}

undo-nothing = There is nothing to take back.
undo-shown = A reveal cannot be taken back.

result-draw = A draw.
result-win = { $winner } wins.
result-place = { $place }. { $names }.
list-joint = , {""}

diagram-try = Try:
diagram-refused = Not allowed:

play-which-game = Which game? Type its number.
play-who = Who plays?
play-against-computer = You against the computer
play-one-screen = Everyone at this keyboard
play-how-strong = How strong should it be? Type a level from 1 (a beginner) to { $highest }.
play-number = Please type a number from 1 to { $highest }, or quit.
play-hint = Type an action, ? for what is legal, help for more.
play-help = Type an action to play it. ? lists legal actions · undo takes one back · hint gives a clue, and one more each time · resign concedes the game · save FILE writes a record · board redraws the board · wait lets a computer team-mate go first · quit exits.
play-wait-nobody = No team-mate played by the computer can act now.
play-in-secret = has acted in secret
play-hand-over = Next: { $side }, in secret. Press Enter when nobody else is looking.
play-shuffled = The pieces are shuffled, and their order is now fixed. This commitment lets you prove it later (wuqi verify): { $commitment }
play-save-where = Say where: save FILE
play-saved = Saved as { $path }.
play-save-failed = That could not be saved: { $reason }.
play-save-offer = Type a file name to save this game, or press Enter to leave.
play-bye = Goodbye.

# The game room.

table-unknown = There is no such table.
table-busy = This table is busy right now. Please try again.
seat-unknown = There is no seat { $seat }; this table has { $right }.
seat-not-yours = You are not sitting in seat { $seat }.
seat-locked = Seat { $seat } is locked.
seat-taken = Seat { $seat } is already taken.
one-side-only = At a table that others can join, you can play only one side.
not-seated = You are not sitting at this table.
owner-only = Only the host of this table can do that.
already-started = The game has already started.
not-started = The game has not started yet.
not-over = The game is not over yet.
removed = You have been removed from this table.
swap-itself = Choose two different seats to swap.
remove-yourself = You cannot remove yourself.
seats-not-full = Not every seat is taken yet.
seats-one-each = { $found ->
    [one] One seat is described, but this game has { $right }.
   *[other] { $found } seats are described, but this game has { $right }.
}
clock-empty = A clock needs a time, an increment or days.
position-over = In this position the game is already over.
stale = The game has moved on: { $ply ->
    [0] no move has
    [one] one move has
   *[other] { $ply } moves have
} been played. Look at the board again before you play.
claim-nobody = The player in seat { $seat } has not left.
claim-too-early = The player in seat { $seat } may still come back. Wait a little longer.
claim-own-side = You cannot claim a win against your own side.
claim-team-there = Someone on that team is still here.
claim-several = In a game with more than two sides nobody can claim a win. Let the computer take over instead.
offer-pending = This offer has already been made. Wait for an answer.
offer-declined = The offer was declined. You can ask again after the next move.
offer-none = This offer is no longer open.
offer-answered = You have answered this offer already.
draw-computer = The computer declines: it wants to play on.
rematch-exists = A rematch has already been opened.
name-length = A name must have 1 to { $longest } characters.
name-letter = A name cannot contain the character { $letter }.
name-no-letter = A name needs at least one letter or digit.
not-signed-in = Choose a name first.
watching-too-many = You can watch at most { $most } tables at once.
avoiding-too-many = You can mute or block at most { $most } people.
message-bad = The server did not understand the message: { $reason }
http-error = The server cannot handle this request: { $reason }
server-trouble = The server cannot reach its database right now. Please try again in a moment.
server-mistake = Something went wrong on the server. The error has been logged.
not-found = Not found.
database-unknown = “{ $url }” is not a database we can use: write sqlite+aiosqlite:///FILE or postgresql+asyncpg://….
reason-resigned = The losing side resigned.
reason-agreed = Draw by agreement.
reason-reported = As recorded in the imported game.
reason-time = The losing side ran out of time.
reason-abandoned = A player left and did not come back.
reason-closed = The table was closed.
chat-empty = The message is empty.
chat-no-team = There is no team chat in this game: everyone plays alone.
seat-avoided = You cannot sit here: you or someone at this table has blocked the other.
several-need-redis = Another server uses this database. Several can share it only with --redis redis://….
cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }.
name-marks = This name has too many accents on one letter.
name-mixed = A name cannot mix look-alike letters from different alphabets.
name-reserved = “{ $name }” is not allowed as a name: it could mislead others.
name-taken = The name “{ $name }”, or one that looks like it, is already taken.
account-exists = You have an account already.
account-none = You are playing as a guest. Create an account first.
login-wrong = Wrong name or password.
password-wrong = Wrong password.
bot-member-only = Only a registered account can become a bot.
person-unknown = There is no such player.
tokens-too-many = You can have at most { $most } tokens. Revoke one first.
token-unknown = This token is not valid.
token-scope = This token cannot do that: it lacks the scope “{ $scope }”.
too-much = Too many requests. Please wait a moment.
strange-origin = This request comes from another website.
deal-closed = The shuffle is closed: nothing more can be added.
record-secret = Part of this game is still hidden, so it cannot be exported yet.
archive-before = This archive page does not exist.
server-address = “{ $server }” is not a server address: write http://HOST:PORT.
server-refuses = The server refuses: { $reason }
backup-done = { $rows ->
    [one] One entry saved to { $path }.
   *[other] { $rows } entries saved to { $path }.
}
backup-failed = The backup { $path } cannot be made: { $reason }
backup-not-ours = { $path } is not a Wuqi backup.
backup-damaged = The backup { $path } is damaged, incomplete or missing.
backup-layout = This backup has format { $found }, which this version does not support. Use the version that made it.
restore-done = { $rows ->
    [one] One entry restored.
   *[other] { $rows } entries restored.
}
restore-not-empty = This database is not empty. A backup is restored into a new one.
admin-banned = { $name } is banned.
admin-unbanned = { $name } is no longer banned.
admin-renamed = { $name } is now called { $new }.
admin-closed = Table { $table } is closed.
database-unreachable = The database { $url } cannot be used: { $reason }
database-newer = This database has format { $found }, which this version does not know: a newer version has used it.
redis-unreachable = Redis cannot be used: { $reason }

# Tablebases: perfect play, made by `wuqi solve` and asked by `wuqi probe`.

table-no-file = The tablebase { $path } cannot be opened: { $reason }.
table-not-ours = { $path } is not a Wuqi tablebase.
table-damaged = The tablebase { $path } is damaged and was not used. Remove it and make it again with `wuqi solve`.
table-version = The tablebase { $path } is of version { $found }, but this program reads version { $wanted }. Remove it and make it again with `wuqi solve`.
table-other = The tablebase { $path } is for another game or other options. Remove it and make it again with `wuqi solve`.
table-wrong = A check found a wrong value in the new tablebase (entry { $number }). The tablebase was moved to { $path } and will not be used.
table-missing = The tablebase for this game and these options has not been made yet. Make it with: { $command }
table-no-room = There is too little room in { $path }: { $needed } GB more are needed.

solve-not-this = There are no tablebases for { $game } with these options.
solve-not-so-many = There are no tablebases for { $game } with --pieces { $pieces }.
solve-estimate = { $numbers } values. Estimate: { $time } of processor time, { $memory } GB of memory, { $disk } GB of disk space while it is made and { $file } GB in the end. You can interrupt this and continue later.
solve-on = Cannot run on “{ $on }”. Choose from: { $right }.
solve-beginning = Getting ready
solve-waiting = Waiting: another program is making this tablebase
solve-layer = Layer { $layer } of { $layers }
solve-slice = Slice { $slice } of { $slices }
solve-round = { $found ->
    [one] Round { $round } (one position in the last one)
   *[other] Round { $round } ({ $found } positions in the last one)
}
solve-writing = Writing
solve-checking = Checking
solve-left = { $time } left
solve-path = Tablebase: { $path }
solve-kept = { $numbers } values in { $size } MB.
solve-checked = { $checked } random positions checked, all correct. It took { $seconds } seconds.

value-unknown = unknown
value-win = win
value-loss = loss
value-draw = draw
value-win-in-plies = { $distance ->
    [one] win in one move
   *[other] win in { $distance } moves, counting both sides
}
value-loss-in-plies = { $distance ->
    [one] loss in one move
   *[other] loss in { $distance } moves, counting both sides
}
value-win-in-turns = { $distance ->
    [one] win in one turn
   *[other] win in { $distance } turns
}
value-loss-in-turns = { $distance ->
    [one] loss in one turn
   *[other] loss in { $distance } turns
}

perfect-unknown = This position is not in the tablebases, so it cannot be played perfectly.

# Analysis and computer players.

analyse-table = from a tablebase, exact
analyse-alpha-beta = depth { $depth } · { $nodes } positions · { $seconds } s · { $pace } million per second
analyse-mcts = depth { $depth } · { $nodes } simulations · { $seconds } s · { $pace } million per second
analyse-seconds = The time must be more than 0 and at most { $most } seconds.
analyse-memory = The memory must be from 1 to { $most } megabytes.
analyse-nothing-to-do = There is nothing to analyse here: nobody has a move to choose.
level-unknown = There is no level “{ $level }”. Levels go from 1 to { $highest }, written level:4.
level-pace = “{ $pace }” is not a valid pace. A pace is a number from { $least } to { $most }: level:4:0.1 thinks for a tenth of the time.

## The page: around every page.

wuqi = Wuqi
nav-home = 五棋 Wuqi, home page
nav-pages = Pages
skip = Skip to content
title-home = Board games that are hard to find anywhere else
title-new = New table
title-learn = Learn
title-archive = Archive
title-settings = Settings
title-nowhere = Page not found
link-lost = Connection lost. Reconnecting…
link-no-answer = The server is not responding. Please try again.
try-again = Try again
guest-name = Guest { $number }

## The page: home.

home-play = Play
home-play-game = Play { $game } against the computer
home-rules = Rules
home-pause = Pause the demo boards
home-go-on = Resume the demo boards
home-none-open = Nobody is waiting for players right now. Open a table!
title-unfinished = Your unfinished games
title-open = Open tables
title-playing = Games in progress
table-join = Join
table-watch = Watch
player-random = Computer (random moves)
player-level = Computer (level { $level })
player-perfect = Computer (perfect)
player-engine = { $name } (computer)

## The page: the board.

board-held = { $square }: { $piece }
board-empty = { $square }: empty
board-piece-of = { $side }, { $piece }
board-taken-up = { $text }, selected
board-can-act = { $text }, can move
board-can-go = { $text }, possible destination
board-which-way = Which way?
board-here = Here: { $piece }

## The page: a new table.

new-game = Game
new-variant = Variant
new-usual = Standard rules
new-own = Custom rules
new-seats = Players
new-seat-you = You
new-seat-friend = A friend (by link)
new-apart = Set each member separately
new-clock = Time control
new-see = Who can join
new-wait = Wait for me to start the game
clock-none = Unlimited
clock-minutes = { $base } min + { $increment } s
clock-seconds = { $base } s + { $increment } s
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
clock-own = Custom…
clock-own-minutes = Minutes per side
clock-own-increment = Increment in seconds
clock-own-days = Days per move
see-private = Private: only people with the link
see-listed = Public: listed on the home page, anyone can join
see-anyone = Quick pairing: the next player looking for this game
terms-value = { $what }: { $value }
terms-unusual = Custom rules
new-open = Open table
new-begin = Start game
new-start-board = Starting position under these rules

## The page: a table.

table-board = { $game } board
table-moves = Moves
table-hidden = Still face down
table-hidden-action = (secret)
table-turn-board = Flip board
table-rematch = Rematch
table-to-rematch = Go to the rematch
table-replay = Replay
table-resign = Resign
table-start = Start game
table-close = Close table
table-dealing = Shuffling fairly: every player adds a secret number, so nobody can rig the order…
dealing-waiting = Waiting for { $names }. In { $seconds } s the server will add a secret for them.
table-onlookers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-onlookers-too = { $count ->
    [one] One other person is watching.
   *[other] { $count } other people are watching.
}
title-waiting = Waiting for players
title-gone = This table no longer exists
title-chat = Chat
waiting-copy-link = Copy link
waiting-for-all = The game starts when every seat is taken.
waiting-for-owner = The game starts when the host is ready.
copied = Copied
seat-empty = empty seat
seat-you = you
seat-away = away
seat-would-give-up = wants to resign
seat-failed = in place of { $name }, which stopped working
seat-marked = { $name } ({ $marks })
seat-out-resigned = Resigned
seat-out-time = Ran out of time
seat-out-abandoned = Left the game
seat-out-now = now played by { $names }
seat-captured = Captured
seat-clock = Time left
clock-left = { $days } d { $hours } h
seat-on-turn = to move
seat-take = Sit here
seat-leave = Leave seat
seat-computer = Computer…
seat-clear = Remove computer
seat-remove = Remove player
seat-lock = Keep this seat empty
seat-unlock = Open this seat
seat-swap = Swap with another seat
seat-swap-both = Swap the seats
seat-swap-whom = Swap { $name } ({ $seat }) with whom?
seat-swap-with = Swap with { $seat }
seat-swap-stop = Cancel
prompt-you = Your turn
prompt-side = { $side } to play
action-skip = Pass
action-pass = Pass
action-done = Finish
action-zone = Zone { $what }
action-huff = Huff the piece on { $what }
confirm-move = Play this move: { $action }?
confirm-yes = Yes
confirm-no = No
offer-takeback = Take back
offer-draw = Offer a draw
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-draw-from = { $name } offers a draw.
offer-takeback-from = { $name } asks to take a move back.
offer-rematch-from = { $name } offers a rematch.
offer-draw-waiting = Draw offer sent.
offer-takeback-waiting = Takeback request sent.
offer-rematch-waiting = Rematch offer sent.
offer-agreed = You accepted. Waiting for the others.
offer-rematch-declined = The rematch was declined.
draw-sure = End this game as a draw?
draw-yes = Draw
resign-sure = Resign this game?
resign-yes = Resign
resign-no = Keep playing
resign-team = Ready to resign on your team: { $names }. The team loses only when everyone on it resigns.
claim-gone = { $name } is away.
claim-win = Claim the win
claim-computer = Let the computer take over
order-start = Suggest an order
order-stop = Finish the order
chat-say = Type a message
chat-to = To
chat-everybody = Everyone
chat-team = Team
avoid-mute = Mute: hide their messages
avoid-block = Block: never seat us together
fair-yes = The shuffle was fair
fair-no = The shuffle could not be verified
fair-server = The server: commitment and secret
fair-seat = Seat { $seat }: commitment and secret

## The page: replay.

title-replay = Replay
replay-first = Go to start
replay-back = Previous move
replay-forward = Next move
replay-last = Go to end
replay-play = Autoplay
replay-stop = Stop
replay-at = Move { $ply } of { $all }
replay-take-along = Save and share
replay-copy-position = Copy position
replay-copy-link = Copy link
replay-record = Record
replay-svg = Picture (SVG)
replay-png = Picture (PNG)
replay-gif = Animation (GIF)
replay-filming = Creating GIF…

## The page: learn.

learn-choose = Choose a game
learn-contents = Contents
learn-board = Practice board
learn-try = Show me
learn-refused = Try an illegal move:
learn-again = Reset
learn-free = You can play on every board here: click the pieces.
help-title = Playing with others
help-meet = Finding an opponent
help-meet-text = “Play a person” on the home page looks for a player who wants the same game and time control, preferably with a similar rating. While you wait, you can play the computer or solve puzzles: you will be notified. “Invite a friend” gives you a link and a QR code to share. Tap a name anywhere to see that player’s profile, to challenge or follow them, or to mute, block or report them.
help-challenge = Challenges
help-challenge-text = Tap a name and choose “Challenge”, then pick the game, the variant, the time control and your side. The other player sees the challenge on every page, and can get a notification. It is open for 15 minutes, in correspondence games for three days.
help-rating = Ratings
help-rating-text = You have a rating for each game and speed. It starts at 1500. The number after ± shows how uncertain it is, and a question mark means that it is provisional. A rated game needs an account, a time control, and the standard rules or a preset. The computer’s levels have fixed ratings. If you prefer, make your profile private in the settings: then you will not be on the leaderboards either.
help-tournament = Tournaments
help-tournament-text = Anyone with an account can create a tournament or join one. In an arena you get a new game as soon as the last one is over. In a Swiss tournament you meet players with similar scores; in a round robin you meet everyone. You can withdraw at any time. If you finish in the first three places, your profile shows a trophy.
help-days = Correspondence
help-days-text = With days for each move, players do not have to be online at the same time. A vacation pauses your clocks for up to 30 days a year. With conditional moves you choose replies in advance: if your opponent plays the move you expect, your reply is played at once.
help-notify = Notifications
help-notify-text = In the settings you choose how to be notified when it is your turn, when a game has started or when someone challenges you: in the browser, by e-mail, in a feed reader or by a webhook. You can switch off each kind separately, and every e-mail has a link to unsubscribe.
help-watch = Watching and embedding
help-watch-text = The home page shows games in progress. Spectators see rated games 15 seconds late. To show a game, a position or a puzzle on your own website, use the address of its page with “/embed” in front of the path.

## The page: archive.

archive-mine = My games
archive-everybody = Everyone’s games
archive-game = Game
archive-any-game = All games
archive-reason = How it ended
archive-any-reason = Any ending
archive-when = When
archive-within = { $days ->
    [0] Any time
    [1] Last 24 hours
    [7] Last 7 days
    [30] Last 30 days
   *[365] Last year
}
archive-none = There are no games here yet.
archive-more = More
upload-waiting = { $count ->
    [one] One finished game is only on this device.
   *[other] { $count } finished games are only on this device.
}
upload-games = Upload to your account
upload-done = { $count ->
    [one] One game is now in your account.
   *[other] { $count } games are now in your account.
}
upload-account = To upload games, sign in or create an account.
archive-plies = { $count ->
    [one] one move
   *[other] { $count } moves
}

## The page: settings.

settings-language = Language
settings-more = More
settings-theme = Theme
theme-system = System
theme-light = Paper (light)
theme-dark = Ink (dark)
settings-colours = Colours
colours-full = Standard
colours-safe = Colour-blind friendly
settings-pieces = Pieces
pieces-drawn = Illustrated
pieces-letters = Letters
settings-destinations = Show legal moves
destinations-selected = For the selected piece
destinations-always = Always, and mark the pieces that can move
destinations-never = Never
settings-sound = Sound
settings-coordinates = Coordinates
settings-confirm = Confirm each move
title-person = Account
person-name = Name
person-keep = Set a password to keep this name
person-password = Password
person-sign-up = Create account
person-sign-in = Sign in
person-sign-out = Sign out
person-have = I already have an account
person-change-password = Change password
person-old-password = Current password
person-new-password = New password
person-changed = Password changed. You have been signed out on all other devices.
person-export = Download my data
person-delete = Delete my account
person-delete-sure = This permanently deletes your name, your password and your chat messages. Your games remain, without your name.
person-delete-yes = Delete permanently
person-gone = deleted account
title-avoided = Muted and blocked players
avoid-mute-on = muted
avoid-block-on = blocked
avoid-undo = Remove

# Matches and tournaments.

arena-games = The number of games must be from 1 to { $most }.
arena-too-few = A tournament needs at least two players.
arena-entries = { $found ->
    [one] One player is named, but this game has { $sides } sides: name one for each.
   *[other] { $found } players are named, but this game has { $sides } sides: name one for each.
}
arena-processes = The number of processes must be from 1 to { $most }.
arena-on = Games cannot be played on “{ $on }”. Choose from: { $right }.
arena-folder-damaged = { $path } contains a damaged plan. Choose another folder, or start over with --again.
arena-folder-other = { $path } contains another match. Choose another folder, or start over with --again.
arena-folder-version = { $path } contains games of another version of the players. Choose another folder, or start over with --again.
arena-player = player
arena-games-played = games
arena-won = won
arena-shared = tied
arena-lost = lost
arena-score = score
arena-interval = 95% interval
arena-rating = rating
arena-forfeits = { $number ->
    [one] { $entry } forfeited one game by answering late or illegally.
   *[other] { $entry } forfeited { $number } games by answering late or illegally.
}
arena-openings = { $path } contains no openings: write one per line, its actions separated by spaces.
arena-records = Records: { $path }

# Adapters for other frameworks
adapter-tokens-illegal = { $rows ->
    [one] One row was given an illegal token; its mask lists the legal ones.
   *[other] { $rows } rows were given illegal tokens; their masks list the legal ones.
}
adapter-render-mode = There is no render mode “{ $wanted }”. The modes are: { $right }.
agent-unknown = There is no agent “{ $agent }”. The agents are: { $right }.

# Engines from outside, through the Hub protocol.

hub-not-this = { $game } cannot be played over the Hub protocol; only { $right } can.
hub-command = “{ $command }” does not name a program to start. Write hub:COMMAND, hub:0.1:COMMAND for a tenth of a second per move, or hub:0.1:book=false:COMMAND with a parameter.
engine-not-started = { $player } could not be started.
engine-silent = { $player } did not answer in time.
engine-gone = { $player } stopped in the middle of the game.
engine-illegal = { $player } played { $move }, which is not legal.

# The teacher: hints, reviews, puzzles.

kind-take = a capture
kind-step = a quiet move
kind-flip = flipping a piece
kind-skip = passing
kind-huff = a huff
kind-zone = choosing a zone
kind-place = placing a piece
kind-done = capturing nothing more
kind-pass = passing
kind-roll = rolling a cube
kind-slide = sliding a cube without rolling it
hint-kind = Consider { $kind }.
hint-square = Look at square { $square }.
turn-win-lost = A winning position became a loss.
turn-win-drawn = A winning position became a draw.
turn-draw-lost = A drawn position became a loss.
turn-blunder = A blunder.
turn-mistake = A mistake.
review-better = Better: { $line }
review-point = Half-move { $number }, { $side }, { $action }: { $turn } { $cost }
review-cost = Winning chances fell by { $percent }%.
review-no-turning = No turning points: nobody made a serious mistake.
review-empty = No moves were played in this game.
puzzle-unknown = There is no puzzle “{ $puzzle }”.
puzzle-none = There are no puzzles for this game yet.
puzzle-goal-win = { $side } to play: find the only winning move.
puzzle-goal-draw = { $side } to play: find the only move that does not lose.
puzzle-goal-material = { $side } to play: find the move that wins material by force.
puzzle-goal-best = { $side } to play: flip or move? Find the best choice.
puzzle-right-win = Correct! That wins, and nothing else does.
puzzle-right-draw = Correct! That holds the draw; everything else loses.
puzzle-right-material = Correct! That wins material by force.
puzzle-right-best = Correct! That is clearly best.
puzzle-goes-on = Correct! It is not over yet: find the next move.
puzzle-done = Solved! You found every move.
puzzle-other-moves = This puzzle has no turn after these moves: { $moves }
puzzle-refuted = The answer: { $line }
puzzle-only-draws = That only draws.
puzzle-loses = That loses.
puzzle-loses-in-plies = { $distance ->
    [one] That loses in one move.
   *[other] That loses in { $distance } moves, counting both sides.
}
puzzle-loses-in-turns = { $distance ->
    [one] That loses in one turn.
   *[other] That loses in { $distance } turns.
}
puzzle-wins-nothing = That wins nothing.
puzzle-wins-men = { $men ->
    [one] That wins one piece, but there is something better.
   *[other] That wins { $men } pieces, but there is something better.
}
puzzle-loses-men = { $men ->
    [one] That loses one piece.
   *[other] That loses { $men } pieces.
}
puzzle-less-chance = That gives you a { $chance }% chance; the best move gives you { $best }%.
puzzle-grade = Difficulty { $grade } of { $hardest }
puzzle-streak = First-try streak: { $streak }
puzzle-line = Continuation: { $line }
puzzle-help = Type an action, ? for what is legal, hint, show, next or quit.
puzzle-grade-range = The difficulty must be from 1 to { $hardest }.
setup-pieces = Those are not pieces in this game. Choose from: { $right }.
teacher-failed = The engine found no answer. Please ask again.
teacher-busy = The engine is busy. Please try again in a moment.
analysis-playing = You are playing this game against other people or for your rating, so analysis of it is off until your game ends.
hint-people = Hints are available only when all your opponents are computers.
hint-not-now = No hint now: it is not your turn.
review-not-over = A game can be reviewed once it is over.

## The page: analysis, reviews, hints, puzzles.

worth-chance = { $percent }%
title-analysis = Analysis
analysis-engine = Engine
analysis-waiting = Waiting in line: { $before } ahead of you.
analysis-thinking = Thinking…
analysis-exact = Solved: the exact value of every move
analysis-depth = Depth { $depth }, { $nodes } positions
analysis-worths = Every move and its value
analysis-lines = Best lines
analysis-chance = Which piece is revealed?
analysis-play = Play from this position
analysis-level = Opponent
analysis-play-here = Start playing
analysis-position = Position
analysis-paste = Position as text
analysis-set = Apply
analysis-edit = Set up a position
analysis-start = Starting position
analysis-upload = Open a record file
analysis-prune = Delete from here
analysis-open = Open on the analysis board
title-review = Review
review-ask = Review this game
review-progress = Reviewing the game
review-graph = Each side’s chances, move by move
review-now = { $side } { $percent }%
hint-ask = Hint
hint-more = Tell me more
title-puzzles = Puzzles
puzzles-choose = Find the right move, and the next one after the best defence. Choose a game.
puzzles-solved = { $solved } of { $all } solved
puzzles-best = Best: { $best }
puzzles-next = Next puzzle
puzzles-show = Show the solution
puzzles-grade = Difficulty
puzzles-again = Try again
puzzles-theme = Theme
puzzles-all-themes = All
puzzles-theme-count = { $theme } ({ $count })
puzzles-rated = Rating { $rating }
puzzles-your-rating = Your puzzle rating: { $rating }
puzzles-daily = Puzzle of the day
puzzles-run-streak = Until the first mistake
puzzles-run-timed = Three minutes
puzzles-run-solved = Solved: { $solved }
puzzles-run-over = The run is over.
puzzles-run-record = A new personal best!
puzzles-run-stop = Stop
theme-one-turn = One move
theme-several-turns = Two moves
theme-long = Three moves or more
puzzles-others = Puzzles for other games
editor-title = Set up a position
editor-pieces = Piece to place
editor-erase = Erase
editor-mover = To move
editor-empty = Clear the board
editor-use = Analyse this position
editor-leave = Cancel

### How what happened is shown on the board
settings-pace = Animation speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Off
sign-huff = Huffed!
sign-recall = { $side }: army recalled
sign-out = { $side } is out
sign-camp = { $side }: { $camp }
sign-zone = { $side }: zone { $zone }

### How words, sentences and facts are put together
title-of = { $title }: { $name }
part-joint = {" · "}
sentence-joint = {" "}
seat-member = { $side } { $member }
chat-after-name = :{" "}
chat-after-name-team = {"\u00A0"}(team):{" "}
board-worth = { $text }, { $value }
play-acted = { $name }: { $action }
arena-range = { $low }% – { $high }%
arena-leader = { $entry } { $percent }%

### What the program says while it works
compiling = Compiling the rules for this machine (once, takes a few seconds)…
serve-at = The game room is at { $url }
bench-playouts = { $games } games/s · { $moves } moves/s · { $mean } moves per game

### Hints, clue by clue, and what a review says of lost games.

hint-one-choice = You have only one legal move.
hint-only = Only one move is good enough here.
hint-lost = Against perfect play this position is lost. Make it as hard as you can for your opponents.
hint-behind = Your side has the harder task here. Make it as hard as you can for your opponents.
hint-no-move = The best choice is not a move on the board this time: look at the buttons.
hint-where = Only the piece on { $square } can move. Where should it go?
hint-area = Look at the marked part of the board, between { $from } and { $to }.
hint-piece = Look at the piece on { $square }.
hint-do-step = Move { $path }.
hint-do-roll = Roll { $path }.
hint-do-taking = { $count ->
    [one] That captures a piece.
   *[other] That captures { $count } pieces.
}
hint-do-take = Take the piece on { $square }.
hint-do-flip = Flip the piece on { $square }.
hint-do-huff = Huff the piece on { $square }.
hint-do-place = Place on { $square }: { $piece }.
hint-do-zone = Choose zone { $zone }.
hint-do-done = Press Finish and capture nothing more.
hint-do-skip = Pass.
hint-do-pass = Pass.
hint-why-wins = { $count ->
    [one] Within a few moves it wins a piece.
   *[other] Within a few moves it wins { $count } pieces.
}
hint-why-saves = { $count ->
    [one] Otherwise you would soon lose a piece.
   *[other] Otherwise you would soon lose { $count } pieces.
}
hint-why-clear = Every other move is clearly worse: your chances are about { $best }% with this one, at most { $other }% with any other.
hint-why-chance = It keeps your chances at about { $best }%. Other moves are nearly as good.
hint-why-hardest = It makes things hardest for your opponents.
hint-why-win = It wins by force.
hint-why-win-in-plies = { $distance ->
    [one] It wins by force in one more move.
   *[other] It wins by force in { $distance } more moves, counting both sides.
}
hint-why-win-in-turns = { $distance ->
    [one] It wins by force in one more turn.
   *[other] It wins by force in { $distance } more turns, counting both sides.
}
hint-why-only-win = Nothing else wins.
hint-why-draw = It keeps the draw.
hint-why-only-draw = It keeps the draw; everything else loses.
hint-why-loss = Every move loses, but this one makes it hardest for your opponents.
hint-why-loss-in-plies = { $distance ->
    [one] Every move loses, but this one lasts longest: one more move.
   *[other] Every move loses, but this one lasts longest: { $distance } more moves, counting both sides.
}
hint-why-loss-in-turns = { $distance ->
    [one] Every move loses, but this one lasts longest: one more turn.
   *[other] Every move loses, but this one lasts longest: { $distance } more turns, counting both sides.
}
turn-hastened = The game was already lost, but this lost it much sooner.
turn-slip = The most costly move, though not a blunder.
review-lost-from-start = { $side } could not have won: against perfect play that side is lost from the start. What counts is how long it lasts.
review-behind-from-start = { $side } had the worse position from the start.
review-slipped = { $side } lost the game little by little; no single move was to blame.
review-unseen = { $side } lost, but no single move stands out as the losing one.
puzzles-rising = Gets harder as you improve

### Looking back at the table, moves made ahead

browse-toolbar = Earlier positions
browse-leave = Back to the game
browse-start = Starting position
browse-at = Move { $ply } of { $all }
browse-new = { $count ->
    [one] One new move since then.
   *[other] { $count } new moves since then.
}
premove-set = Premove ready. It will be played as soon as it is your turn.
premove-take-back = Cancel premove
premove-dropped = Your premove was no longer possible.
unsent-waiting = No connection. Your move will be sent when the connection is back.
unsent-dropped = Your move was not sent: the game has moved on.
pending-cancel = Cancel
plan-going-on = The rest will be placed on your next turns.
settings-premoves = Allow premoves

### Pieces for readers who know no xiangqi characters
settings-discs = Xiangqi pieces
discs-characters = Characters
discs-moves = Diagrams of their moves
table-discs-moves = Show move diagrams on the pieces
table-discs-characters = Show characters on the pieces
settings-explain = Explain how a selected piece moves

### Touch

board-which-square = Which square?

### Lessons: what the rules say about a try, and the page.

lesson-unknown = There is no such lesson: { $lesson }.
lesson-over = This task is over. Start it again.
lesson-one-action = Find the moves one at a time.
lesson-other-piece = That is allowed, but this task is about the piece on { $square }.
lesson-not-won = That does not win yet.
lesson-nothing-taken = You have not captured anything.
lesson-more-to-take = You captured { $taken }, but you can capture { $wanted }.
lesson-not-there = Not quite yet: check what the task asks for on { $square }.
lesson-not-safe = { $side } can punish that: look at the board.
lesson-lost = You lost this one. It is only practice: try again!
lesson-shared = Nobody won this one. Try again!
title-lessons = Lessons
lessons-choose = Short tasks on the board, from the first move to your first win. Which game?
lessons-start = Learn to play
lessons-progress = { $done } of { $all } done
lesson-number = Lesson { $number } of { $all }
lesson-task-of = Task { $number } of { $all }
lesson-right = Correct!
lesson-found = { $found } of { $all } found
lesson-show = Show me
lesson-retry = Try again
lesson-go-on = Continue
lesson-next = Next lesson
lesson-finished = done
lesson-all-done = You have finished all the lessons. You are ready for level 1!
lesson-play = Play against level 1

### Guidance at the table: what to aim at, and what stands beside what.

guide-dismiss = Got it
guide-ask = How do I win?
board-around = { $text }, { $foes } { $foes ->
    [one] foe
   *[other] foes
} and { $friends } { $friends ->
    [one] friend
   *[other] friends
} beside it
board-falls = { $text }, can be taken

### The page: what happened, in sentences, and moves as lists show them.

tell-piece = { $whose ->
    [you] your { $piece }
    [nobody] { $piece }
   *[other] { $owner }’s { $piece }
}
tell-at = { $piece } on { $square }
tell-moves = { $piece } moved from { $from } to { $to }.
tell-takes = { $victim ->
    [you] { $piece } from { $from } captured { $taken } on { $to }.
   *[other] { $piece } on { $from } captured { $taken } on { $to }.
}
tell-jumps = { $victim ->
    [you] { $piece } captured { $taken } on { $square }, jumping from { $from } to { $to }.
   *[other] { $piece } jumped from { $from } to { $to } and captured { $taken } on { $square }.
}
tell-jumps-many = { $piece } jumped from { $from } to { $to } and captured { $victim ->
    [you] { $count } of your pieces
   *[other] { $count } pieces
}.
tell-path = { $piece } on { $from } { $parts }.
tell-part-roll = rolled to { $to } ({ $piece } on top)
tell-part-step = slid to { $to }
tell-part-take = captured { $taken } on { $to }
tell-places = { $actor ->
    [you] You
   *[other] { $name }
} placed { $piece } on { $square }.
tell-flips = { $actor ->
    [you] You
   *[other] { $name }
} flipped { $square }: { $piece }.
tell-camp = { $actor ->
    [you] You now lead
   *[other] { $name } now leads
}: { $camp }.
tell-crowned = It was crowned on { $square }.
tell-huffs = { $actor ->
    [you] You
   *[other] { $name }
} huffed { $taken } on { $square }.
tell-removed = { $piece } on { $square } left the board.
tell-recalled = { $actor ->
    [you] Your army was recalled
   *[other] { $name }’s army was recalled
} and left the board.
tell-out = { $actor ->
    [you] You are
   *[other] { $name } is
} out of the game.
tell-zone = { $actor ->
    [you] You
   *[other] { $name }
} chose zone { $zone }.
tell-march = { $actor ->
    [you] You
   *[other] { $name }
} marched: { $steps }.
tell-captures = { $actor ->
    [you] You
   *[other] { $name }
} captured { $taken }.
tell-skip = { $actor ->
    [you] You
   *[other] { $name }
} had to pass.
tell-pass = { $actor ->
    [you] You
   *[other] { $name }
} had to pass.
tell-done = { $actor ->
    [you] You
   *[other] { $name }
} stopped capturing.
tell-secret = { $actor ->
    [you] You
   *[other] { $name }
} acted in secret.
move-flip = Flip { $square }
move-flipped = Flip { $square }: { $piece }
move-place = Place on { $square }
move-placed = { $square } { $piece }
move-place-member = Place { $member } on { $square }
move-take = Capture { $square }
move-done = Finish capturing
move-piece = { $piece } { $squares }
move-member = ({ $member }) { $squares }
moves-notation = Show notation
round-title = Since your last move
round-title-everybody = The last round
round-none = Nothing has happened yet.
refuse-not-yours = You cannot move { $piece }.
refuse-nobody = This piece belongs to nobody.
refuse-empty = There is nothing to move here.
refuse-stuck = This piece cannot move now.
board-goal = { $text }, your goal
board-goal-of = { $text }, goal of { $side }
settings-notation = Move lists
notation-words = Words and symbols
notation-raw = Notation, as in records
editor-good = This position can be played.
noun-any = piece

### Endings, levels, sounds, set-ups

result-closed = No game was played.
ending-won = You won!
ending-lost = You lost.
ending-drew = A draw.
ending-placed = You finished { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} of { $of }.
ending-placed-shared = You share { $place ->
    [1] first
    [2] second
   *[other] third
} place.
ending-harder = Harder: level { $level }
ending-easier = Easier: level { $level }
ending-try-harder = Two wins in a row! How about level { $level }?
ending-try-easier = That was hard. How about level { $level }?
ending-review = Where the game turned
level-ask = How strong should the computer be? 1 is the weakest, 8 the strongest.
sound-mute = Sound off
sound-on = Sound on
settings-volume = Volume
set-up-ask = Set up everything at once:
set-up-random = Random

### Games that leave something out

action-not-legal = This move is not allowed here.
editing-not-this = Positions of { $game } cannot be set up here.

### At the table: leaving early, invitations, warnings, waiting for a hint.

resign-settled = Your place is already decided, so there is nothing left to resign.
claim-settled = The place of that side is already decided.
ending-replaced = { $name } { $how ->
    [resigned] resigned
    [time] ran out of time
   *[abandoned] left
} and ranks below everyone who played on. A computer finished the game in their place.
ending-only-computers = Only computers were left, so the game ended there.
invited-by = { $name } invites you to play { $game }.
invited = You are invited to play { $game }.
invited-sit = Take a free seat to play, or stay and watch.
invited-full = Every seat is taken. You can stay and watch.
nav-menu = Menu
hint-thinking = Thinking…
computer-queued = The computer is waiting for its turn to think: { $before ->
    [0] it is next.
   *[other] { $before } before it.
}
peril-now = “!” marks moves that lose at once. { $reason }
peril-next = “!” marks moves that let your opponent win on the next turn. { $reason }
peril-threat = Careful: your opponent threatens to win on the next turn. { $reason }

### Puzzles from a finished game, and the home page

title-mistakes = Puzzles from this game
ending-puzzle = Puzzle from this game
review-progress-at = Reviewing position { $done } of { $of }…
mistakes-number = Puzzle { $number } of { $all } · move { $move }
mistakes-try = Try it yourself
mistakes-yours = Here you played { $move }. { $turn } Find a better move.
mistakes-theirs = { $side } played { $move } here. { $turn } Find a better move.
mistakes-same = That is the move from the game. Look for another one.
mistakes-wrong = Not this one either. { $turn }
mistakes-right-win = Correct! That keeps the win.
mistakes-right-draw = Correct! That holds the draw.
mistakes-right-loss = Correct! That lasts longest.
mistakes-right-chance = Correct! That keeps your chances.
mistakes-none = There is no puzzle in this game: no single move decided it.
mistakes-none-own = You made no serious mistake. Here is what the others missed.
mistakes-others = More puzzles
home-welcome = Find an opponent, play the computer or invite a friend. New to a game? Its lessons take only a few minutes.

### Lists within sentences: what stands before the last part; and the sign of a goal.

list-last-joint = {" "}and{" "}
path-last-joint = {" "}and{" "}
board-goal-sign = Goal

### At the table: looking back, the end among three

prompt-past = Move { $ply } of { $all }: looking back
ranking-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}: { $names }.
ranking-shared = Shared { $place ->
    [1] first
    [2] second
   *[other] third
} place: { $names }.
ending-left-placed = You came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}: { $how ->
    [resigned] you resigned
    [time] your time ran out
   *[abandoned] you left the game
}.
ending-left-shared = You share { $place ->
    [1] first
    [2] second
   *[other] third
} place: { $how ->
    [resigned] you resigned
    [time] your time ran out
   *[abandoned] you left the game
}.

### The review: what a move gave away, and what was better

review-said-win-lost = { $side } had a won game here and gave it away: after this move it is lost.
review-said-win-drawn = { $side } had a won game here: after this move it is only a draw.
review-said-draw-lost = { $side } could still have drawn: after this move the game is lost.
review-said-fell = { $turn ->
    [blunder] A blunder:
    [mistake] A mistake:
   *[slip] Not a blunder, but the costliest move:
} { $side } had a { $before }% chance of winning before it, and { $after }% after it.
review-said-sooner = { $side } had already lost, but the game could have lasted { $long } more moves. This move { $short ->
    [one] loses at once.
   *[other] loses in { $short }.
}
review-said-lost = { $side } had already lost, and this move made it easier for the others.
review-said-pieces = { $pieces ->
    [one] It gives away a piece.
   *[other] It gives away { $pieces } pieces.
}
review-best-win = Better: { $move }, which wins.
review-best-draw = Better: { $move }, which holds the draw.
review-best-loss = Better: { $move }, which lasts longer.
review-best-chance = Better: { $move }, which keeps the chance at { $percent }%.
review-line = See the continuation

### At the table: what is left to place, and signs at the squares of a step

set-up-random-rest = Place the rest at random
balance-takes = +: enemy pieces that you can then take
balance-loses = −: your pieces that can then be taken

### What the first clue of a hint is about

hint-look-wins = { $count ->
    [one] You can win a piece there.
   *[other] You can win { $count } pieces there.
}
hint-look-saves = One of your pieces is in danger there.
hint-look-crown = One of your pieces can soon be crowned there.
hint-look-trade = Pieces can be exchanged there.
hint-look-quiet = Nothing can be captured there yet. It is about finding good squares for your pieces.

### Pages that lead nowhere

home-back = Back to the home page

### Playing offline, and new versions of the page

offline-title = Play offline
offline-what = Play against the computer or with a friend on the same screen, solve puzzles, take lessons and analyse, all without a connection. Games are kept on this device.
offline-get = Download ({ $size } MB)
offline-loading = Downloading: { $percent }%
offline-ready = Downloaded. You can play without a connection.
offline-failed = The download was interrupted. Please try again.
offline-here = Play on this device
offline-back = Play online again
offline-starting = Starting on this device…
player-here = Player
offline-now = You are playing on this device. To play other people, you need to be online.
offline-page = This page needs a connection
offline-page-then = It opens as soon as you are online again.
offline-needed = This needs a connection.

solved-title = Tablebases
solved-what = With a tablebase, this device knows the exact value of every position in it. Where a whole game is solved, you can also play against the perfect computer.
solved-loading = Downloading
solved-remove = Remove
solved-get = Download ({ $size } MB)
solved-failed = The tablebase could not be downloaded. Please try again.
settings-engine = Where to run analysis and computer players
engine-auto = On this device, if it is fast enough
engine-device = On this device
engine-server = On the server
engine-unmeasured = The speed of this device will be measured when it is first needed.
engine-fast = This device searches { $speed } positions a second: fast enough.
engine-slow = This device searches { $speed } positions a second: too slow, so the server is used.
engine-casual = The computer runs on this device only in casual games without other people.

analysis-python = Open in Python
python-what = A Python console with Wuqi, running on this device. What you run here affects only this page. A position is shown as a board. The examples come from the cookbook.
python-examples = Examples:
python-printed = Input and output
python-picture = Board of the position
python-input = Python code
python-run = Run
python-stop = Stop
python-loading = Starting Python…
python-running = Running…
python-failed = Python could not be loaded. Please try again when you are online.
python-not-started = Python could not be started.
python-playing = You are playing other people, so Python is off until your games end.

version-new = A new version is ready.
version-reload = Reload

### Solved positions

analysis-perfect = Show perfect play

### What is limited at a table

undo-too-often = No more than { $most } moves can be taken back in one game.
offer-too-often = This has already been offered { $most } times in this game and cannot be offered again.
table-worn-out = Too many changes were made at this table before the game. Please open a new one.
lend-alone = The computer can run on your device only in casual games without other people.
open-too-many = You are already waiting at { $most } tables. Close one of them first.
upload-unfinished = Only finished games of at most { $most } moves can be uploaded.
table-spoilt = This table cannot be read. The administrator has been notified.
verify-replaced = Fair: the commitments, the shuffle and all flips are correct (flips: { $flips }). But not everyone took part to the end: the server had to supply a secret for players who committed to one and did not reveal it (seats: { $seats }).

### The round above your own move; records of other programs; the first lesson

person-save = Save
round-title-own = Your last move
analysis-upload-format = Open a record or { $format } file
lessons-first = Start lesson 1

### A game of yours that goes on, on the home page

unfinished-move = Move { $ply }

### Ratings, profiles and leaderboards

rated-account = Rated games are for players with an account. Sign in or create one, or play a casual game.
rated-clock = A rated game needs a time control.
rated-rules = A rated game uses the standard rules or a preset, and begins from the starting position.
rated-computer = This computer player has no rating. In a rated game, choose one of the levels.
undo-rated = Moves cannot be taken back in a rated game.
hint-rated = There are no hints in a rated game.
admin-rated = { $games ->
    [one] { $games } game has been rated.
   *[other] { $games } games have been rated.
}
admin-rated-again = { $games ->
    [one] { $games } game has been rated again
   *[other] { $games } games have been rated again
}; { $changed ->
    [one] { $changed } rating has changed.
   *[other] { $changed } ratings have changed.
}
profile-private = This player’s page is private.
speed-blitz = Blitz
speed-rapid = Rapid
speed-days = Correspondence
rating-points = { $points }
rating-provisional = { $points }?
rating-doubt = ± { $doubt }
rating-change = { $before } → { $after }
rating-explained = A question mark means that the rating is provisional. It settles as you play more rated games.
rated-one-side = In a rated game you play only one side.
new-rating = Rating
new-casual = Casual: does not affect ratings
new-rated = Rated: affects the rating of everyone who takes a seat
terms-rated = Rated
terms-casual = Casual
terms-where = Where it is played
terms-lent = The computer runs on the player’s own device.
terms-on-device = Played on the player’s own device
person-profile = Profile
person-own-profile = My profile
person-private = Private: hide my profile and leave the leaderboards
avoid-unmute = Show their messages again
avoid-unblock = Unblock
profile-bot = Bot
profile-since = Member since { $date }
profile-only-you = This page is private: only you can see it.
profile-ratings = Ratings
profile-no-ratings = No rated games yet.
profile-graph = Rating history
profile-between = { $first } – { $last }
profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-record = { $wins } won, { $draws } drawn, { $losses } lost
profile-puzzles = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
profile-to-leaderboard = Leaderboard: { $game }
profile-best = Best wins
profile-trophies = Trophies
trophy-place = { $place ->
    [1] 1st place
    [2] 2nd place
   *[3] 3rd place
}
profile-against = Opponent rating: { $points }
profile-sides = Rated games by side
profile-played = Games played
profile-all-games = All games
title-leaderboards = Leaderboards
leaderboard-none = Nobody has an established rating here yet.
leaderboard-explained = Players are listed once their rating is no longer provisional. The number after ± shows how far off the rating may be. The computer’s levels have fixed ratings.

## The page: people who find each other.

home-person = Play a person
home-computer = Play the computer
home-friend = Invite a friend
home-online = { $count ->
    [one] One person online
   *[other] { $count } people online
}
home-waiting = { $count } waiting
home-clock = Time control for pairing
own-games = Your games ({ $count })
own-turns = Your turn ({ $count })
own-waiting = Waiting
title-turns = ({ $count }) { $title }
call-begun = { $name } has joined. Your game of { $game } is starting.
call-dismiss = Not now
call-notify = Notify me when someone joins
seek-title = Looking for an opponent…
seek-meanwhile = Wait here or do something else: you will be notified when someone joins.
seek-stop = Stop looking
invited-side = Your side
share-link = Send the link…
share-code = QR code for this table
share-scan = Your friend can scan this code, or you can send the link.
seat-take-team = Play the whole team
first-move = First move within { $left }
first-move-why = If the first move is not made in time, the game is called off and does not count.
result-called-off = The game was called off.
reason-called-off = The first move was not made in time. The game does not count.
prompt-mates = Your team is waiting for { $names }
home-more-playing = More games in progress

### Tournaments

undo-tournament = Moves cannot be taken back in a tournament.
rematch-tournament = There are no rematches in a tournament. Go back to the tournament page for your next game.
berserk-none = Berserk (half your time for an extra point) is not available here.
berserk-late = You can go berserk only once, before your first move.
tournament-clock = A tournament needs a time control in minutes.
tournament-when = A tournament must start within the next 90 days.
tournament-name = Give the tournament a name.
tournament-too-many = You have already created { $most } tournaments that have not started yet. Wait for one of them to start, or cancel it.
tournament-over = This tournament is over.
tournament-closed = This tournament is closed: nobody else can join.
tournament-not-joined = You have not joined this tournament.
tournament-owner = Only the person who created the tournament can cancel it.
tournament-begun = The tournament has already started.
tournament-account = Tournaments are for players with an account. Sign in or create one.
tournament-unknown = There is no such tournament.
hint-tournament = There are no hints in a tournament.
title-tournaments = Tournaments
tournaments-new = New tournament
tournaments-coming = Coming up
tournaments-running = Running now
tournaments-past = Finished
tournaments-none = There are no tournaments yet. Anyone with an account can create one.
tournaments-home = Arena, Swiss, round robin
system-arena = Arena
system-swiss = Swiss
system-round-robin = Round robin
system-arena-means = Play as many games as you can in a set time. When one ends, you are paired for the next.
system-swiss-means = A set number of rounds. You meet players with a similar score, and nobody twice.
system-round-robin-means = Everyone plays everyone else.
tournament-medley = All games in turn
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-round = Round { $round } of { $rounds }
tournament-round-of = Round { $round }
tournament-until = until { $time }
tournament-by = Created by
tournament-return = Rejoin
tournament-withdraw = Withdraw
tournament-cancel = Cancel tournament
tournament-ready = Your game is ready: play now
tournament-joined = You have joined. The tournament starts at the time above; keep this page open.
tournament-waiting = Your next game will appear here. Keep this page open.
tournament-away = You will not be paired again until you rejoin.
tournament-standings = Standings
tournament-none-joined = Nobody has joined yet.
tournament-points = { $points } pts
tournament-tiebreak = Tiebreak: { $value }
tournament-gone = withdrawn
tournament-streak = double points
tournament-games = Games
tournament-bye = no game this round
tournament-results = Download the results
tournament-records = Download the games
tournament-to = Go to the tournament
tournament-berserk = Berserk: half my time for an extra point
tournament-halved = berserk
tournament-label = Tournament name
tournament-system = Format
tournament-start = Start
tournament-in = In { $minutes } min
tournament-at = Date and time
tournament-length = Duration
tournament-minutes = { $minutes } min
tournament-rounds = Rounds
tournament-rounds-enough = As many as needed
tournament-missing = If a player has no opponent
tournament-missing-rest = That player sits out
tournament-announce = Create tournament
first-move-tournament = A player who does not make the first move in time loses the game.

### Notifications

channel-unknown = This link or address is no longer valid.
channel-email = “{ $address }” is not an e-mail address.
channel-url = “{ $address }” is not a web address that notifications can be sent to.
channel-too-many = You already get notifications in { $most } ways. Remove one of them first.
channel-no-mail = This server does not send e-mails.
notice-turn-title = Your turn: { $game }
notice-turn = It is your turn in your game of { $game } with { $names }.
notice-began-title = Your game has started: { $game }
notice-began = Your game of { $game } with { $names } has started.
notice-ended-title = Your game has ended: { $game }
notice-ended = Your game of { $game } with { $names } has ended.
notice-round-title = Your next tournament game: { $game }
notice-round = Your tournament game of { $game } with { $names } has started.
notice-challenge-title = New challenge: { $game }
notice-challenge = { $names } challenges you to { $game }.
mail-why = You are getting this e-mail because you asked for it in your settings. To stop these e-mails:
mail-confirm-title = Confirm your e-mail address
mail-confirm = Someone, probably you, wants notifications about games on Wuqi sent to this address. To confirm it, open this link:
mail-confirm-else = If it was not you, ignore this e-mail: you will get no others.
feed-title = Wuqi: your games
title-notifications = Notifications
notify-turn = My turn (correspondence games)
notify-began = My game has started
notify-ended = My game has ended (correspondence games)
notify-round = My tournament game has started
notify-challenge = Someone challenges me
notify-email = E-mail
notify-push = Browser
notify-webhook = Webhook
notify-feed = Feed
notify-unconfirmed = Open the link in the e-mail to confirm this address.
notify-here = Notify me in this browser
notify-denied = This browser does not allow notifications from this site. You can change that in the browser’s settings.
notify-address = E-mail address
notify-add-email = Add e-mail address
notify-add-feed = Create a feed
notify-feed-why = Add this address to a feed reader to follow your games. Keep it private.
notify-url = Webhook address
notify-add-webhook = Add webhook
notify-secret = Signing key
notify-remove = Remove
notify-copy = Copy
notify-present = No e-mails are sent while you have this site open.
title-confirm = Confirm your address
letter-confirm = Confirm
confirm-done = Notifications will be sent to { $address }.
title-unsubscribe = Unsubscribe
unsubscribe-one = Stop these e-mails
unsubscribe-all = Stop all e-mails
unsubscribe-done = Done. These e-mails will no longer be sent to { $address }.

### Vacation, and conditional moves

vacation-already = You are already on vacation.
vacation-too-long = You have only { $left ->
    [one] one day
   *[other] { $left } days
} of vacation left this year.
vacation-none = You are not on vacation.
title-vacation = Vacation
vacation-why = While you are on vacation, your clock is paused in correspondence games. Your opponents can see that you are away.
vacation-days = Days
vacation-take = Start now
vacation-until = You are on vacation until { $date }.
vacation-end = End vacation
vacation-left = Vacation days left this year: { $left } of { $all }
seat-vacation = On vacation until { $date }
plan-game = Conditional moves are for correspondence games between two players, in which nothing is hidden or left to chance.
plan-your-turn = It is your turn: make your move now.
plan-two-replies = You have entered two different replies to { $action }.
plan-no-reply = A line must end with one of your own moves.
plan-turns = After these moves the game is over, or the players do not alternate. End the line earlier.
title-plans = Conditional moves
plans-why = Choose your reply in advance. If your opponent plays the move you expect, your reply is played at once. Your opponent cannot see it.
plans-add = Add a line
plans-theirs = What might your opponent play?
plans-yours = What will you reply?
plans-if = If { $move }, play { $reply }.
plans-then = Then, if { $move }, play { $reply }.
plans-keep = Save
plans-stop = Cancel

## Challenges, following, reports.

following-too-many = You can follow at most { $most } people.
report-waiting = You have already reported this player. The administrator will look at your report.
report-too-many = You can report at most { $most } players a day.
report-unknown = There is no such report.
challenge-over = This challenge has expired or been withdrawn.
challenge-guest = { $name } is playing as a guest. Rated games are for players with an account.
challenge-impossible = You cannot challenge { $name }.
challenge-waiting = You have already challenged { $name }. Wait for the answer, or close that table.
challenge-too-many = You can have at most { $most } open challenges.
challenge-side = There is no side { $side } in this game.
admin-report = { $report }  { $at }  { $by } → { $about }: { $kind }
admin-report-table = table { $table }
admin-report-closed = Report { $report } is closed.
admin-reports-none = There are no open reports.
report-messages = Chat messages
report-name = Name
report-cheating = Cheating
report-leaving = Leaving games on purpose
report-other = Something else
person-challenge = Challenge…
person-follow = Follow
person-unfollow = Unfollow
person-report = Report…
report-title = Report { $name }
report-why = What is it about?
report-text = What happened (optional)
report-explained = Only the administrator of this server reads reports. To stop seeing or meeting this player, mute or block them as well.
report-send = Send report
report-done = Thank you. The administrator will look at your report.
dialog-close = Close
challenge-title = Challenge { $name }
challenge-game = Game
challenge-clock = Time control
challenge-any-side = Random
challenge-casual = A rated game needs a time control, and both players need an account.
challenge-send = Send challenge
challenge-received = challenges you to { $game }
challenge-to-you = { $name } challenges you to { $game }
challenge-decline = Decline
title-following = Players you follow
follow-playing = playing { $game }
follow-online = online
follow-away = offline
challenged-waiting = has been challenged and can answer until { $until }.
challenged-declined = has declined. You can send the link to someone else.
challenged-expired = did not answer in time. You can send the link to someone else.
order-yours = You suggest:
order-proposes = suggests:
order-accept = Agree
order-leave = Stop following this order
embed-open = Open { $game } on Wuqi
embed-back = Previous move
embed-on = Next move
embed-unknown = There is no game, position or puzzle at this address.

### Checking tablebases

verified-checking = Checking positions
verified-file = { $path }: { $numbers } entries
verified-hash-right = Its SHA-256 is the published one: { $hash }
verified-hash-other = Its SHA-256 is { $hash }, but { $wanted } is published.
verified-hash-none = Its SHA-256 is { $hash }. None is published for this file.
verified-damaged = Part { $chapter } of the file differs from its checksum.
verified-start = The start of the game: { $value }
verified-start-other = The start of the game: { $value }, but { $wanted } is published.
verified-right = { $checked ->
    [one] One position checked: its value is that of its best move.
   *[other] { $checked } positions checked: the value of each is that of its best move.
}
verified-wrong = Wrong: { $position } is stored as { $kept }, but its moves give { $follows }.

### The explorer of solved positions

title-solved = Solved positions
explore-choose = These games are solved, wholly or towards their end. Choose a game to see the exact value of every move.
explore-none = There is no tablebase here yet.
explore-download = Download tablebases in the settings
explore-open = Explore solved positions
explore-unknown = This position is not in the tablebase.
explore-play = Play the perfect line
explore-stop = Stop
explore-longest = The longest win
only-find = Find the only move
only-right = Right! Every other move gives it away.
only-wrong = { $move } gives it away. Try again.
only-shown = This was the only move.
only-none = From here on, the perfect line never depends on a single move.
proof-title = Proof
proof-here = Prove this position
proof-root = Back to where it begins
proof-what = { $side }: one move that wins, then every reply. Unfold a reply to see the answer.
proof-answer = The answer to { $move }
proof-end = The game is over.
proof-draw = A draw: neither side can force a win, so there is no winning move to show.
