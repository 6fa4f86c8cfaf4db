name = Three Musketeers
tagline = Three swordsmen who must fight at every turn, against twenty-two enemies who only want to herd them into one line.
credit = Invented by Haar Hoolim, published in 1969.

side-1 = The musketeers
side-2 = The enemies

piece-musketeer = musketeer
piece-enemy = enemy

option-start = Where do the three musketeers start? Choose one, or write three squares of your own such as a1,b3,e4.
option-start-diagonal = The musketeers begin on a1, c3 and e5, along the long diagonal.
option-start-bottom = The musketeers begin in the centre and in the two bottom corners: c3, a1 and e1.
option-stuck = How soon do the musketeers win when none of them can capture?
option-stuck-own-turn = They win when it is their turn and no musketeer can capture; until then the enemies may still change that.
option-stuck-immediate = They win the moment no musketeer could capture, even if it is the enemies’ turn.
label-start = Starting squares
option-start-form = “{ $value }” is not three different squares such as a1,b3,e4.
option-start-in-line = The musketeers may not start in one row or column: { $value }.

result-win = { $winner } win.

reason-line = The three musketeers stand in one line.
reason-stranded = No musketeer can capture any more, and they do not stand in one line.
reason-enemy-stuck = The enemies cannot move.

expect-capture = Capture an enemy with a musketeer.
expect-step = Move an enemy one step to an empty square.

position-three-musketeers = A position needs exactly three musketeers; this one has { $found }.

why-nobody-there = There is no piece on { $from }.
why-musketeers-turn = It is the musketeers’ turn, and the piece on { $from } is an enemy.
why-enemies-turn = It is the enemies’ turn, and the piece on { $from } is a musketeer.
why-one-step = From { $from } to { $to } is not one step: a piece goes to the next square up, down, left or right, never diagonally.
why-must-capture = A musketeer must capture: it can never move to an empty square.
why-own-musketeer = There is a musketeer on { $to }, and musketeers do not capture each other.
why-enemies-never-capture = { $to } is occupied: enemies step to empty squares and never capture.
why-write-x = A capture is written with an x: { $from }x{ $to }.
why-write-dash = A step is written with a dash: { $from }-{ $to }.

# How a piece that is touched moves.
moves-musketeer = A musketeer steps one square up, down, left or right, always onto an enemy, and captures it.
moves-enemy = An enemy steps one square up, down, left or right to an empty square and never captures.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-capture = How musketeers fight
lesson-capture-1 = You lead the three musketeers. A musketeer captures an enemy right next to it: above, below, left or right. Find all four captures of the musketeer on c3.
lesson-capture-1-hint = Touch c3, then one of the enemies beside it. After each capture the board is put back.
lesson-capture-2 = A musketeer never steps to an empty square. Find both captures of the musketeer on c4.
lesson-capture-2-hint = b4 and c3 are empty, so two of its neighbours are left.
lesson-capture-done = Musketeers must capture on every turn. That is their strength, and their weakness.
lesson-enemy = How enemies step
lesson-enemy-1 = Now you lead the enemies. They never capture: an enemy steps to an empty square beside it. Close the gap on c3 with the enemy on b3.
lesson-enemy-1-hint = Touch b3, then c3.
lesson-enemy-1-wrong = That step is allowed, but let the enemy on b3 do it.
lesson-enemy-done = Enemies only step. They win in another way, as you will see next.
lesson-line = Never in one line
lesson-line-1 = If all three musketeers stand in one row or one column, they lose at once. Capture an enemy without completing a line.
lesson-line-1-hint = Two of them stand in column c already. Keep the third one out of it.
lesson-line-1-wrong = Now all three stand in column c, and the enemies have won.
lesson-line-done = Before each capture, look at rows and columns. Diagonals do not count.
lesson-lure = Look one step ahead
lesson-lure-1 = Enemies step to where they want to be captured. Two musketeers stand in column b, and the third, on c4, must not be lured there. Find the safe capture.
lesson-lure-1-hint = The enemy on b4 is the bait. Let another musketeer capture it.
lesson-lure-1-wrong = The musketeer from c4 ends up in column b with the others.
lesson-lure-done = Ask after each capture: what will I have to take next?
lesson-apart = Keep apart
lesson-apart-1 = Two musketeers in one row are half a line. Capture so that all three stand in different rows and different columns.
lesson-apart-1-hint = The musketeers on b3 and d3 share row 3. Move one of them to a row of its own.
lesson-apart-1-wrong = Two musketeers still share a row.
lesson-apart-done = Three different rows and three different columns: that makes you hard to catch.
lesson-quiet = Win by having nobody to fight
lesson-quiet-1 = When it is your turn and no musketeer can capture, you have won. One enemy is still within reach. Who should take it?
lesson-quiet-1-hint = Two musketeers stand in column c. The one on d4 should stay where it is.
lesson-quiet-done = The fewer enemies near you, the closer the win. Go where it is quiet.
lesson-trap = Set the trap
lesson-trap-1 = You lead the enemies. Two musketeers stand in column a. Step so that the third one has to capture its way into that column.
lesson-trap-1-hint = The musketeer on b5 must capture its only neighbour. Offer it an enemy on a5.
lesson-trap-2 = Once more: two musketeers stand in row 2. Lure the third one there.
lesson-trap-2-hint = Offer the musketeer on b3 an enemy right below it.
lesson-trap-done = Enemies win by leaving just one capture: the wrong one.
lesson-first-win = Your first win
lesson-first-win-1 = A whole game against level 1. You lead the musketeers: keep apart, never complete a line, and capture until no enemy is left within reach.
lesson-first-win-1-hint = Before each capture: would all three stand in one row or column? If so, choose another. The best one leaves them in the most different rows and columns.
lesson-first-win-done = Well fought! You are ready for a game from the start.

# What to aim at, in one line for whoever is new to the game.
goal-1 = Your goal: capture until no enemy is left beside you, and never let the three musketeers stand in one row or column.
goal-2 = Your goal: lure the three musketeers into one row or column.

### Pieces inside sentences, and in lists of moves.

tell-piece = the { $piece }
noun-musketeer = musketeer
noun-enemy = enemy

### What can be done now and what to touch, for whoever is new to the game.

now-capture = Touch a marked musketeer, then an enemy right beside it (above, below, left or right) to capture it.
now-step = Touch a marked enemy, then an empty square right beside it. The enemies never capture.

### Why the game would be lost
threat-line = The three musketeers would stand in one line.
threat-stranded = No musketeer could capture any more.
threat-enemy-stuck = The enemies could not move any more.

places-title = Where musketeers stand in won positions
places-group = { $count ->
    [one] One enemy left
   *[other] { $count } enemies left
}
places-won = Musketeers win { $won } of { $of } positions with the enemies to move ({ $percent }). Each square shows in how many of the won ones a musketeer is there.

### What puzzles are about.
theme-line-danger = Danger of a line
theme-stranding = Stranding
theme-forced-line = Forcing the line
theme-bait = Bait
theme-retreat = Retreat
theme-one-capture = Only one capture left
