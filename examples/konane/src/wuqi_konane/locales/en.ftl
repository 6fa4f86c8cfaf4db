name = Kōnane
tagline = A board full of black and white stones. Jump, and leave your opponent without a jump.
credit = Traditional in Hawaiʻi, where it was played with black lava and white coral.

side-1 = Black
side-2 = White

piece-black = black stone
piece-white = white stone
noun-black = stone
noun-white = stone

option-size = How large the board is.
option-size-6 = Six by six squares, for a short game.
option-size-8 = Eight by eight squares.

reason-no-jump = The side to move has no jump left and loses.

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
why-two-squares = Every jump lands two squares further on, also those that follow in the same move.
why-nothing-jumped = There is no stone of your opponent on { $square } to jump over.
why-occupied = { $square } is not empty.

moves-stone = A stone jumps over a stone right beside it, up, down, left or right, to the empty square behind it, and captures it. It may continue to jump in the same direction.

kind-remove = removing a stone

move-take = Remove { $square }

goal = Your goal: still have a jump when your opponent has none.
