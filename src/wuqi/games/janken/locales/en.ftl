name = Janken Shogi
tagline = Roll your cubes across the board: the face on top decides whom you beat.
credit = Invented by Umeda Ryūichi (梅田龍一), published by Gakken in 2010.

side-1 = Red
side-2 = Blue

piece-rock-paper = rock (paper north and south)
piece-rock-scissors = rock (scissors north and south)
piece-paper-rock = paper (rock north and south)
piece-paper-scissors = paper (scissors north and south)
piece-scissors-rock = scissors (rock north and south)
piece-scissors-paper = scissors (paper north and south)

way-roll = Roll: { $piece }
way-slide = Slide: { $piece }
way-place = Place: { $piece }

note-cubes = R rock · P paper · S scissors; the letters around it show what rolling that way brings to the top
note-quiet = Turns without a capture (80 make a draw):

option-actions = Which cubes act in a turn?
option-actions-one-cube = One cube makes all the steps of a turn.
option-actions-any-cube = A turn has two actions: one cube steps twice, or two cubes step once each.
option-rolling = Does a cube roll when it steps to an empty square?
option-rolling-optional = At each step you choose: roll the cube over, or slide it with the same face on top.
option-rolling-forced = Every step to an empty square rolls the cube over.
option-turning-back = May a cube step straight back?
option-turning-back-no = A cube may not step straight back to the square it has just left in this turn.
option-turning-back-yes = A cube may step out and straight back in the same turn.
option-last-stand = What may the last cube of a side do?
option-last-stand-no = A last cube moves like any other.
option-last-stand-yes = A side down to one cube makes three steps a turn and may go back into its own triangle.

preset-seed = One cube makes two steps, rolling or sliding as you like, and never turns straight back.
preset-gakken = The Japanese edition: two actions by any cubes, always rolling, turning back allowed, and a last stand.

reason-corner = A cube has reached the opponent’s corner.
reason-all-taken = All the cubes of one side have been taken.
reason-repetition = The same position has come up for the third time, so the game is a draw.
reason-quiet = Eighty turns have gone by without a capture, so the game is a draw.
reason-both-passed = Neither side could move, so the game is a draw.

expect-place = Place a cube on one of your free marked squares, with any face on top.
expect-one-cube = Move one of your cubes two steps.
expect-any-cube = Make two actions: one cube twice, or two cubes once each.
expect-last-stand = Last stand: move your last cube three steps.
expect-pass = None of your cubes can move: you have to pass.

position-too-many-cubes = A side has at most four cubes, but { $side ->
    [X] Red
   *[O] Blue
} has { $found } here.
position-no-cubes = There is no cube on the board. To begin a game by placing them, add phase=place.
position-not-marked = While cubes are being placed, each stands on a marked square of its own side; the one on { $square } does not.
position-all-placed = All eight cubes are placed, so the placing is over: leave out phase=place.
position-not-in-turn = It cannot be { $mover ->
    [X] Red
   *[O] Blue
}’s turn to place: Red has placed { $x } of its cubes and Blue { $o }.
position-placing-counts-nothing = While cubes are being placed no turns are counted: leave out quiet and passed.

why-place-first = All the cubes have to be placed before anyone moves.
why-placing-over = All the cubes are placed already: now they move.
why-not-marked = You cannot place a cube on { $square }: choose one of your own four marked squares.
why-occupied = There is already a cube on { $square }.
why-same-face = A cube cannot lie like that: adjacent faces are never the same kind.
why-empty-square = There is no cube on { $square }.
why-not-yours = The cube on { $square } belongs to your opponent.
why-not-one-step = From { $from } to { $to } is not one step: a cube steps to the next square up, down, left or right.
why-own-cube = You cannot step to { $to }: your own cube stands there.
why-not-beaten = Your cube does not beat the one on { $to }: scissors beat paper, paper beats rock, rock beats scissors.
why-no-roll-capture = There is an enemy cube on { $to }: stepping there captures it, without rolling, and is written with an x.
why-nothing-to-capture = There is nothing to capture on { $to }.
why-must-roll = Here a cube may not slide: every step to an empty square rolls it over.
why-turn-back = A cube may not step straight back to { $to } in the same turn.
why-home-triangle = A cube outside its own triangle may not go into it, and { $to } lies inside.
why-one-cube = All the steps of a turn are made by one cube.
why-one-path = These steps are made by the same cube: write them as one path, without a comma.
why-step-left = The turn is not finished: this cube can still step, so it has to.
why-action-left = The turn is not finished: one of your cubes can still act, so you have to continue.
why-too-many-steps = Too many steps: this turn has only { $count }.
why-third-capture = You may capture at most two cubes in a turn.
why-game-ends-there = The step to { $to } ends the game, so nothing can follow it.
why-pass-not-forced = You may pass only when none of your cubes can move.
why-must-pass = None of your cubes can move, so you can only pass.

# How a piece that is touched moves.
moves-rock = Rock on top: this cube steps up, down, left or right and takes scissors. Paper takes it.
moves-paper = Paper on top: this cube steps up, down, left or right and takes rock. Scissors take it.
moves-scissors = Scissors on top: this cube steps up, down, left or right and takes paper. Rock takes it.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-steps = One cube, two steps
lesson-steps-1 = You lead the red cubes. In a turn one of your cubes makes two steps: up, down, left or right. Bring your cube to d4.
lesson-steps-1-hint = Touch the cube on b4, then c4, then d4. At each step choose to slide or to roll; here either will do.
lesson-steps-2 = The second step may turn a corner, but never go straight back. Bring your cube to c3.
lesson-steps-2-hint = Go through c4 or b3.
lesson-steps-done = Two steps a turn, both by the same cube.
lesson-roll = Rolling changes the face on top
lesson-roll-1 = If you slide a cube, it stays as it is. If you roll it, another face comes to the top; the faces at its sides show which. Bring the rock to d4 so that it shows paper there.
lesson-roll-1-hint = Roll once towards d4 and slide once. Rolling twice the same way brings the rock back.
lesson-roll-2 = Now bring it to c3 so that it shows scissors.
lesson-roll-2-hint = Roll it sideways, to b3, then slide to c3.
lesson-roll-done = Opposite faces are alike. Rolling forward or back brings up one kind, rolling sideways the other.
lesson-beat = Beat a cube
lesson-beat-1 = Rock beats scissors, scissors beat paper, paper beats rock. Step onto a cube that yours beats, and you capture it. Capture the rock on c3.
lesson-beat-1-hint = Your rock cannot beat a rock. Your paper on b3 can. After the capture it still makes its second step.
lesson-beat-2 = Paper does not beat scissors. But you may roll first! Capture the scissors on d4.
lesson-beat-2-hint = Roll to c4: now it shows rock. Then step onto d4.
lesson-beat-done = Roll first, capture second: that is the heart of the game.
lesson-two = Two in one turn
lesson-two-1 = Each of the two steps may capture. Take both cubes in one turn.
lesson-two-1-hint = Your rock beats scissors: c4 first, then d4.
lesson-two-done = A cube does not roll when it captures, so the face on top stays the same.
lesson-corner = The corner wins
lesson-corner-1 = Bring a cube to your opponent’s corner and you win at once. Your goal is f1.
lesson-corner-1-hint = e1 is held by a paper, which your rock does not beat. Go round through f2.
lesson-corner-2 = The corner is guarded by scissors. Win anyway.
lesson-corner-2-hint = Roll to e1, then look at the face on top.
lesson-corner-done = A cube two steps from the corner threatens to win. Always look out for that, on both sides.
lesson-guard = Guard your own corner
lesson-guard-1 = The rock on c6 threatens to run to your corner a6 and win. Stop it, and leave none of your cubes open to capture.
lesson-guard-1-hint = Your paper on b5 beats rock. Slide to b6, then take it.
lesson-guard-done = Before every turn: can one of their cubes reach a6 in two steps? A cube that has left your triangle cannot come back, so keep one at home.
lesson-place = Setting up
lesson-place-1 = Before the game you place your four cubes on the marked squares, with any face on top. Begin with the guard: put a cube on your corner a6.
lesson-place-1-hint = Touch a6 and choose the face on top.
lesson-place-1-wrong = That square is yours as well, but begin with the corner: a6.
lesson-place-done = Show different faces, so that you have an answer to everything.
lesson-first-win = Your first win
lesson-first-win-1 = A game against level 1, with four cubes against three. Run for f1 with one cube, keep one at home, and take what you can beat.
lesson-first-win-1-hint = First look for a way to f1. Then for a capture. Then make sure that nobody can reach a6 or take one of your cubes.
lesson-first-win-done = Well rolled! Now try a whole game.

# What to aim at, in one line for whoever is new to the game.
goal = Your goal: bring one of your cubes to { $corner }, the opponent’s corner, or take all the opponent’s cubes.

### Pieces inside sentences, and in lists of moves.

tell-places = { $actor ->
    [you] You
   *[other] { $name }
} placed a cube on { $square }, { $piece } on top.
noun-any = cube
noun-rock-paper = rock
short-rock-paper = rock/paper
noun-rock-scissors = rock
short-rock-scissors = rock/scissors
noun-paper-rock = paper
short-paper-rock = paper/rock
noun-paper-scissors = paper
short-paper-scissors = paper/scissors
noun-scissors-rock = scissors
short-scissors-rock = scissors/rock
noun-scissors-paper = scissors
short-scissors-paper = scissors/paper

### Named set-ups

setup-fan = Fan: every kind in front
setup-wall = Wall of rocks
setup-blades = Blades: scissors in front

### The page: setting up a position, without the notation of its text

setup-position-no-cubes = There is no cube on the board yet.

### The buttons of a choice: a word under the picture of the cube

way-roll-short = Roll
way-slide-short = Slide

### What can be done now and what to touch, for whoever is new to the game.

now-place = Touch one of your marked squares, then choose which face lies on top.
now-one-cube = Touch one of your cubes, then a square beside it, then another: two steps. { $rolling ->
    [forced] Each step rolls the cube.
   *[other] At each step choose to roll or to slide.
} Step onto a cube that yours beats to take it.
now-any-cube = Two actions: touch a cube, then a square beside it; then the same with this cube or another. Step onto a cube that yours beats to take it.
now-last-stand = Last stand: three steps with your last cube. Touch it, then one square after another.

# Above the six ways to place a cube.
way-place-ask = Which face on top? The small signs are the sides.

### Why the game would be lost
threat-corner = A cube of your opponent would reach your corner.
threat-all-taken = All your cubes would be taken.

### What puzzles are about.
theme-corner = Into the corner
theme-last-cube = The last cube
theme-rolling = Two rolls
theme-sliding = Two slides
theme-double-capture = Two captures in a turn
theme-outnumbered = Outnumbered
theme-holding = Holding the draw
