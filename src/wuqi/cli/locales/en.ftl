# What `wuqi --help` says, and what the option parser refuses.
help-usage = Usage: { $line }
help-command-word = COMMAND
help-options-word = {"["}OPTIONS]
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-required = (required)
help-range = (from { $least } to { $most })
help-at-least = (at least { $least })
help-variable = (or set { $variable })
help-default = (default: { $value })

## The commands.
help-wuqi = Board games, exact and fast.
help-serve = Run the game room for browsers and bots.
help-play = Play at the terminal. Type a move, or ? to list the legal ones.
help-games = List the games with their options and presets.
help-rules = Show the rule book of a game.
help-moves = List the legal moves of a position: the start, the one given, or one per line from a pipe.
help-replay = Replay a record, or JSON lines with game, options, start and actions, to the last position.
help-verify = Check that the shuffle of a game was fair. Exits with 0 if it was, 1 if not, 2 if the record does not say.
help-perft = Count the sequences of actions of each length up to DEPTH. The time shown is that of the last depth.
help-bench = Measure how fast the rules run on this machine.
help-bench-playouts = Play random games to the end on one thread, and count them per second of CPU time.
help-analyse = Show the best lines of a position: the start, the one given, or one per line from a pipe.
help-review = Review a game: each side’s chances, and the turning points.
help-puzzle = Solve puzzles one after another, with a comment on every try.
help-match = Play a match: one player for each side, changing sides after every game.
help-tournament = Play games between every combination of players; ratings show how strong each is.
help-hub = Speak the Hub protocol on standard input and output, for other programs.
help-solve = Make the tablebase of a game, or check the existing one. It can be interrupted and resumed.
help-probe = Say who wins a position (the start, the one given, or one per line from a pipe), and how soon.
help-verify-solution = Check the tablebases of a game against the rules, with a reader of their files that shares nothing with the solver.
help-import = Turn the games of another program’s file into records, one per line or one file each. Problems are reported on standard error.
help-export = Write records in the format of another program.
help-bot = Run a computer player on a server. It opens tables that anyone can join.
help-backup = Write everything a server stores to one file, even while it runs.
help-restore = Fill an empty database from a backup. No server may be using it.
help-admin = Ban or rename players, reset passwords, close tables, read reports, compute ratings.
help-admin-ban = Ban a player.
help-admin-unban = Lift a ban.
help-admin-rename = Give a player another name.
help-admin-reset-password = Give a member a new password and print it. They are signed out everywhere.
help-admin-close-table = End a game without a winner, or close a table that has not started.
help-admin-rate = Rate finished games that have not been rated yet.
help-admin-reports = List what players have reported.

## What several commands take.
help-any-help = Show this help.
help-any-lang = Language: en, zh-Hant, zh-Hans, vi or ja.
help-any-game = Which game; wuqi games lists them.
help-any-option = An option of the game; may be given several times.
help-any-preset = A preset: a named set of options.
help-any-position = A position as text.
help-any-json = Print JSON and nothing else.
help-any-file = A record, or lines of JSON; - for standard input.
help-any-data = The folder where everything is stored.
help-any-database = A database (postgresql+asyncpg://…) instead of a file.
help-any-seed = The same seed gives the same games.
help-any-seats = Who plays, separated by commas: level:4,level:3.
help-any-games = How many games to play.
help-any-on = Where to run: here or ray.
help-any-processes = How many games to play at the same time; by default one per core.
help-any-opening = Random half-moves at the start of every game.
help-any-openings = A file with one opening per line, its actions separated by spaces.
help-any-to = The folder for the records.
help-any-again = Start over instead of continuing.
help-any-threads = How many threads to use.
help-any-format = The other program’s format, such as pdn; by default the file name decides.
help-any-name = A member’s name, or anyone’s id.

## What single commands take.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-redis = Redis (redis://…) to connect several processes.
help-serve-workers = How many processes to run.
help-serve-player = Offer a further computer player, unrated: NAME=py:MODULE:CLASS, NAME=program:COMMAND or NAME=hub:COMMAND; GAME:NAME=… for one game only. Can be given several times.
help-serve-tables = Solve the small games when someone first asks about them.
help-serve-secure = Set this if people connect over https, through a proxy.
help-serve-address = The address of this site, for links in e-mails: https://games.example.org.
help-serve-smtp = The mail server: smtp://user:password@host:587, or smtps://…. Better in the environment, as WUQI_SMTP.
help-serve-mail-from = The address that e-mails are sent from.
help-serve-private-webhooks = Allow webhooks to addresses in private networks.
help-serve-limits = A factor for the ordinary rate limits; 0 for none.
help-serve-open-metrics = Show /metrics to everyone.
help-serve-log = How much to log: debug, info or warning.
help-play-game = Which game; you are asked if it is left out.
help-play-seats = Who plays, by side or by seat: you,level:4 or you,you.
help-play-position = The position to start from.
help-play-seed = The same seed makes the computer play the same.
help-verify-record = The file of a finished game.
help-perft-depth = How many half-moves deep.
help-bench-playouts-seconds = How many seconds to play.
help-bench-playouts-seed = The seed of the random numbers.
help-analyse-seconds = How many seconds to think; 2 if no limit is given.
help-analyse-nodes = How many positions or simulations.
help-analyse-lines = How many lines to show.
help-analyse-memory = Megabytes for remembering positions.
help-review-nodes = Positions or simulations per action.
help-puzzle-id = The puzzle with this id.
help-puzzle-grade = Only puzzles of this difficulty.
help-puzzle-try = Judge this action instead of asking.
help-puzzle-seed = The same seed gives the same order.
help-solve-depth = Store how long every win takes, not only who wins.
help-solve-threads = How many threads to use; by default all cores.
help-solve-again = Make it again even if it exists.
help-solve-sample = How many positions to check at the end.
help-verify-solution-sample = How many random positions to check.
help-verify-solution-all = Check every position. In large tablebases this takes days.
help-verify-solution-seed = Which random positions: another number, other positions.
help-solve-pieces = Make the larger tablebase of endings with up to so many pieces, for games that have one. It says who wins but not how soon. What it costs is said first.
help-import-file = A file of games, such as games.pdn; - for standard input.
help-import-to = The folder for one record file per game.
help-import-json = Records are always JSON, so this option changes nothing.
help-bot-server = The server’s address, such as http://host:8000.
help-bot-token = A personal token with the scope “play”.
help-bot-level = How strong: a level from 1 to 8, random or perfect.
help-bot-tables = How many games at the same time.
help-backup-file = The file to write.
help-restore-file = The backup.
help-admin-rename-new = The new name.
help-admin-close-table-table = The table’s id.
help-admin-rate-again = Compute all ratings again from all rated games.
help-admin-reports-close = Close the report with this id.

## What the option parser refuses.
option-not-a-pair = “{ $pair }” is not an option; write it as key=value.
parse-no-command = There is no command “{ $command }”. The commands are: { $right }.
parse-no-option = There is no option { $option } here. See { $help }.
parse-needs-value = { $option } needs a value.
parse-no-value = { $option } does not take a value.
parse-missing = { $name } is missing. See { $help }.
parse-extra = “{ $text }” does not belong here.
parse-not-choice = { $name } must be one of: { $right }.
parse-not-between = { $name } must be a number from { $least } to { $most }.
parse-not-at-least = { $name } must be a number, at least { $least }.
parse-not-whole = { $name } must be a whole number.
parse-not-number = { $name } must be a number.
parse-wrong = This command line cannot be understood. See { $help }.

### Games that are being written

game-unfinished = The game { $name } is not finished: { $problem }{ $more ->
    [0] {""}
    [one] {" "}There is one more problem: see wuqi check-game { $name }.
   *[other] {" "}There are { $more } more problems: see wuqi check-game { $name }.
}
game-lacks-file = The file { $file } is missing.
game-lacks = { $file } does not define { $attribute }.
game-left-out = { $name } was not loaded. { $reason }
encoding-not-this = { $game } has no encoding.py, so it cannot be used for machine learning.
help-new-game = Create a small game in a new folder here, as a package of its own. It can be played at once; change it into yours.
help-new-game-name = The name of the game: lower-case letters, digits and _.
help-new-game-inside = Put it into the Wuqi sources instead.
help-check-game = List everything that a game lacks. Exits with 0 if the game can be played, 1 if not.
help-check-game-name = The name of the game: lower-case letters, digits and _.
new-game-name = A game cannot be called “{ $name }”: use lower-case letters, digits and _, beginning with a letter.
new-game-taken = There is already a game called { $name }.
new-game-exists = { $path } already exists, so nothing was written.
new-game-no-sources = --inside needs the Wuqi sources, with the folder web/src/games.
new-game-written = The game { $name } was written to { $path }.
new-game-next = Next: { $install } · wuqi play { $name } · wuqi check-game { $name }
new-game-next-inside = Next: wuqi play { $name } · wuqi check-game { $name } · make page
check-game-done = { $problems ->
    [0] The game can be played.
    [one] One problem.
   *[other] { $problems } problems.
}{ $warnings ->
    [0] {""}
    [one] {" "}One optional thing is missing.
   *[other] {" "}{ $warnings } optional things are missing.
}
game-lacks-word = locales/en.ftl lacks the message { $word }.
game-stands-still = There is no legal action here, but the game is not over: { $position }
game-endless = A random game did not end within { $plies } half-moves.
game-misread = Writing this position and reading it back gives a different one: { $position }
game-miscounted = count and actions in rules.py disagree here: { $position }
game-odd-action = ACTION in text.py does not match the action { $action }.
game-misjudged = judge must return a value within ±999, and the opposite value for the other side: { $position }
game-ragged = The rows of the picture have different lengths: { $position }
game-lacks-language = { $number ->
    [one] { $language } lacks one message; the English one is used instead.
   *[other] { $language } lacks { $number } messages; the English ones are used instead.
}
game-lacks-book = locales/en.md is missing: there is no rule book.
game-lacks-opening = opening.json is missing: the game’s board on the home page will not move.
game-lacks-drawing = { $file } is missing: the page will draw plain discs on a grid.

### What else wuqi check-game finds

game-mistake = { $line ->
    [0] { $file }: { $error }
   *[other] { $file }, line { $line }: { $error }
}
game-overflows = { $constant } in rules.py is too small: { $needed } are needed in { $position }
game-odd-state = start in rules.py gives { $length } numbers, but WORDS is { $words }.
game-lacks-reason = result in rules.py gives reason number { $number } (counted from 0), but REASONS in face.py has only { $length }.
game-action-of-no-kind = No pattern of ACTION_KINDS in face.py matches the action { $action }.
game-unknown-ink = There is no colour “{ $ink }”. The colours are: { $right }
game-bad-diagram = Diagram { $number } of locales/en.md cannot be shown: { $reason }
game-diagram-allows = Diagram { $number } of locales/en.md says that { $action } is refused, but it is legal.
game-bad-opening = opening.json of { $name } cannot be played: { $reason }
game-inside-lacks = Games in Wuqi itself also need { $file }.
game-lacks-golden = No stored game in { $folder } ends with: { $reasons }

### What the library refuses

limits-seconds = A search cannot think for { $seconds } seconds. Give a number of 0 or more, or leave it out.
limits-nodes = A search must look at least at 1 position, not { $nodes }. Leave it out for no limit.
limits-depth = A search must look at least 1 half-move ahead, not { $depth }. Leave it out for no limit.
analyse-lines = An analysis has at least 1 line, not { $lines }.
chance-not-now = Nothing is decided by chance in this position.
batch-rows = A batch has at least 1 row, not { $rows }.
network-shape = The network’s { $part } have the shape { $found }, but { $wanted } is expected.
network-not-finite = Some of the network’s { $part } are not finite numbers.
batch-threads = The number of threads must be at least 1, not { $threads }.
side-unknown = There is no side { $side }; this game has { $sides }.
player-no-choose = { $player } cannot play: it has no method choose(view, seat).
player-not-imported = { $player } could not be imported: { $reason }. Write py:MODULE:CLASS.
program-command = “{ $command }” does not name a program to start. Write program:COMMAND, or program:0.1:COMMAND for a tenth of a second per action.
arena-own-here = Players that are Python objects play in one process. Name them py:MODULE:CLASS to use several.
batch-row = Rows are counted from 0, and this batch has { $rows }.
batch-other-game = This batch plays { $game } with other options: read the position with the batch’s own game.

### What is installed, and where the room is

layer-missing = This needs more packages. Install them with: { $install }
port-taken = Port { $port } is in use. Port { $next } is free: add --port { $next }, or make run PORT={ $next }.
port-offer = Port { $port } is in use. Use { $next } instead? [Y/n]
serve-stop = Press Ctrl-C to stop.
serve-play = To play in the terminal: { $command }

### How sure a match is, and exporting folders

arena-elo = Elo (95%)
arena-sprt = “{ $bounds }” is not a test. Write --sprt 0,10 to ask whether the first of two players is at least 10 Elo better, or no better at all.
arena-sprt-better = SPRT: decided that { $entry } is { $better } Elo better, not { $worse }.
arena-sprt-not-better = SPRT: decided that { $entry } is at most { $worse } Elo better, not { $better }.
arena-sprt-undecided = SPRT: not decided yet whether { $entry } is { $better } Elo better or at most { $worse }. Play more games.
help-any-sprt = Stop as soon as this is decided: 0,10 tests whether the first of two players is 10 Elo better, or no better.
help-export-files = Record files, files with a record per line, or folders such as those of matches.
export-empty = There are no records in { $path }.

### Datasets

help-dataset = Let the program play against itself, and write the games and values to a Parquet or Arrow file for machine learning.
help-dataset-to = The file: its name ends in .parquet or .arrow.
help-dataset-nodes = Positions or simulations per action.
dataset-written = Written: { $path } and its description { $card }
dataset-suffix = The name { $path } does not show the format. It must end in { $right }.
dataset-exists = { $path } already exists. Choose another name.
dataset-other = { $path } contains parts of another dataset. Remove it, or choose another name.
dataset-secret = With these options the sides of { $game } hide things from each other, so a position alone does not tell what each side knows. Choose other options.

help-serve-log-format = How the log is written: text for people, json for programs; auto picks text at a terminal.
version-build = Build: { $build }, { $page }
version-compiled = busiest modules compiled
version-plain = plain Python
version-page = with the page
version-no-page = without the page
version-kernels = Rules: { $number } compiled functions, { $size } MB, in { $path }
help-any-version = Show the version, the build and the compiled rules.
help-analyse-depth = How many half-moves deep; only for games searched by alpha-beta.
board-too-wide = The board is cut off: the terminal must be { $columns } columns wide.
play-hint-secret = There are no hints while players set up in secret.
arena-folder-foreign = { $path } is not empty and contains no match to resume, so choose a new or empty folder.
arena-folder-unwritable = Cannot write to { $path }: { $reason }.
import-exists = { $path } already exists and is not the same game, so nothing was written.
compiling-now = Compiling { $name }: { $number } of { $total }, { $seconds } s
compiling-done = Compiled { $number } functions in { $seconds } s; the next start will be immediate.

# The mail server of the game room.

smtp-bad = The mail server must be written as smtp://user:password@host:587 or smtps://….
smtp-incomplete = To send e-mails, the server also needs --address and --mail-from.

# Further computer players of the game room.

engine-written = A computer player is offered as NAME=PLAYER or GAME:NAME=PLAYER, such as Greedy=py:mine:Greedy, not “{ $text }”. A name has letters, digits, spaces and . + - _, at most 31.
engine-twice = Two computer players are called { $name }.
engine-refused = The computer player { $name } cannot be offered: { $reason }
