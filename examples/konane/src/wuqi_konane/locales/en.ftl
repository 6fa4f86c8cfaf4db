name = Kōnane
tagline = A board full of black and white stones. Jump, and leave your opponent without a jump.
credit = Traditional in Hawaiʻi, where it was played with black lava and white coral.

side-1 = Black
side-2 = White

piece-black = black stone
piece-white = white stone
noun-black = stone
noun-white = stone

option-size = How large is the board?
option-size-6 = Six by six squares, for a short game.
option-size-8 = Eight by eight squares.

reason-no-jump = The losing side was to move but had no jump left.

expect-first = Remove one of your stones, in a corner or in the centre.
expect-second = Remove one of your stones beside the empty square.
expect-jump = Jump over a stone to the empty square behind it.

position-wrong-colour = The stone on { $square } has the wrong colour: black stones stand on black squares, white stones on white ones, and a1 is black.

why-no-square = There is no square { $square } on this board.
why-remove-first = The first stone is removed from a corner or from the centre.
why-remove-second = Remove one of your stones right beside the empty square.
why-removing-over = Both sides have removed a stone. From now on stones only jump.
why-empty = There is no stone on { $from }.
why-not-yours = The stone on { $from } is not yours.
why-straight = From { $from } to { $to } is not a straight jump up, down, left or right.
why-two-squares = Every jump lands two squares further on, including further jumps in the same move.
why-nothing-jumped = There is no stone of your opponent on { $square } to jump over.
why-occupied = { $square } is not empty.

moves-stone = A stone jumps over a stone right beside it, up, down, left or right, to the empty square behind it, and captures it. It may continue to jump in the same direction.

kind-remove = removing a stone

move-take = Remove { $square }

goal = Your goal: still have a jump when your opponent has none.

lesson-begin = Two stones make room
lesson-begin-1 = You play black. Before anyone can jump, there must be room: remove one of your stones, from a corner or from the centre.
lesson-begin-1-hint = Touch one of the marked stones.
lesson-begin-2 = Now you play white. Black has removed the stone on c3. Remove one of your stones right beside the empty square.
lesson-begin-2-hint = Four white stones lie beside c3: above, below, left and right of it.
lesson-begin-done = Each side removes one stone. From then on, every move is a jump.
lesson-jump = How stones jump
lesson-jump-1 = A stone jumps over a stone of the other colour right beside it and captures it. Find all four jumps of the stone on c3.
lesson-jump-1-hint = Touch c3, then the empty square behind one of the white stones. After each jump the board is put back.
lesson-jump-done = Up, down, left or right, never diagonally, and always to an empty square.
lesson-further = Jumping on
lesson-further-1 = After a jump the stone may continue in the same direction. Capture both stones of the row in one move.
lesson-further-1-hint = Touch a1, then e1, where the second jump ends.
lesson-further-1-wrong = That is allowed, but the stone could have captured one more.
lesson-further-done = You decide where a stone stops. It never turns a corner during a move.
lesson-last-jump = The last jump
lesson-last-jump-1 = A player without a jump loses. You have two jumps, White has one. Win with this move.
lesson-last-jump-1-hint = Which white stone could jump next? Capture that one.
lesson-last-jump-1-wrong = Now White jumps from d3, and no jump is left for you.
lesson-last-jump-done = Count jumps, not stones: take away your opponent’s, keep your own for later.
lesson-first-win = Your first win
lesson-first-win-1 = A whole game against level 1. You play black and begin. The game is won when White has no jump left.
lesson-first-win-1-hint = Capture the stones that could jump themselves. Keep the jumps that nobody can take from you.
lesson-first-win-done = Well played! You are ready for the large board.
