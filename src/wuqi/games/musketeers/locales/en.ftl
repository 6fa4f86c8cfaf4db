name = Three Musketeers
tagline = Three swordsmen who must fight at every turn, against twenty-two enemies who only want to herd them into one line.
credit = Invented by Haar Hoolim, published in 1969.

side-1 = The musketeers
side-2 = The enemies

piece-musketeer = musketeer
piece-enemy = enemy

option-start = Where the three musketeers start: choose one, or write three squares of your own such as a1,b3,e4.
option-start-diagonal = The musketeers begin on a1, c3 and e5, along the long diagonal.
option-start-bottom = The musketeers begin in the centre and in the two bottom corners: c3, a1 and e1.
option-stuck = When musketeers who cannot capture have won.
option-stuck-own-turn = They win when it is their turn and no musketeer can capture; until then the enemies may still change that.
option-stuck-immediate = They win the moment no musketeer could capture, even if it is the enemies’ turn.
option-start-form = “{ $value }” is not three different squares such as a1,b3,e4.
option-start-in-line = The musketeers may not start in one row or column: { $value }.

reason-line = The three musketeers stand in one line.
reason-stranded = No musketeer can capture any more, and they do not stand in one line.
reason-enemy-stuck = The enemies cannot move.

expect-capture = Capture an enemy with a musketeer
expect-step = Move an enemy one step to an empty square

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
