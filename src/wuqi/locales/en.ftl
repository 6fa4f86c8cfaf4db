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

record-no-file = Cannot read { $path }: { $reason }.
record-not-json = This is not a record: it is damaged or cut off ({ $reason }).
record-not-ours = This is not a Wuqi record.
record-future = This record is of version { $version }; this program reads up to version { $known }.
record-edited = This record was changed after it was written: its checksum does not fit.
record-bad-field = This record is not complete or not right: { $reason }.
record-bad-action = Action { $number } of this record, "{ $action }", cannot be played: { $reason }
record-bad-result = This record claims a result that its actions do not lead to.
record-too-long = This file is too long for a record (at most { $longest } MB).
record-in-line = Line { $number }: { $reason }

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
play-number = Please type a number from 1 to { $highest }, or quit.
play-hint = Type an action, ? for what is legal, help for more.
play-help = An action as text plays it. ? lists what is legal · undo takes back · save FILE writes a record · board draws it again · quit leaves.
play-save-where = Say where: save FILE
play-saved = Saved as { $path }.
play-save-failed = That could not be saved: { $reason }.
play-save-offer = Type a file name to save this game, or press Enter to leave.
play-bye = Goodbye.
