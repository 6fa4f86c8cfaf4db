name = International Draughts
tagline = Jump, jump again and crown your men: the hundred-square game in which a capture is never optional.
credit = Traditional; played on a hundred squares since the eighteenth century. The standard rules follow the leaflet of a boxed edition (DJ05211).

side-1 = Blue
side-2 = Green

piece-1-man = blue man
piece-1-king = blue king
piece-2-man = green man
piece-2-king = green king

option-draws = When is a stalled game a draw?
option-draws-toybox = As in the boxed edition: the same position for the third time, or 20 moves by each side with no capture and no man moved.
option-draws-fmjd = World Draughts Federation: the same position for the third time, or 25 king moves by each side with no capture; 16 or 5 moves each when few pieces are left against a lone king.
option-draws-literal = The boxed edition’s leaflet to the letter: one player moves the same piece there, back, there, back and there again, or 20 moves by each side with no capture and no man moved.
option-capture = What happens when a player does not make the largest capture?
option-capture-enforced = Enforced: only the largest captures can be played, so none can be missed.
option-capture-huff = Huffing: a capture may be missed, but then the opponent may take away a piece that should have captured.

preset-international = World Draughts Federation rules: only the draws differ. A stalled game is a draw after 25 moves by each side instead of 20, and sooner in a few endings.

reason-no-pieces = The losing side has no pieces left.
reason-no-move = The losing side was to move but had no move.
reason-repetition = Play went round in circles: the same position came up for the third time, or one piece kept moving to and fro.
reason-quiet-20 = Each side has made 20 moves with no capture and no man moved.
reason-quiet-25 = Each side has made 25 moves with kings only and no capture.
reason-few-16 = Three pieces against a lone king: nobody won within 16 moves each.
reason-few-5 = One or two pieces against a lone king: nobody won within 5 moves each.

expect-move = Move one of your pieces.
expect-capture = You must capture: choose one of the captures that take the most pieces.
expect-capture-or-risk = You can capture. Take the most you can, or risk being huffed.
expect-huff = Your opponent missed a capture: huff a piece if you like, or simply move.
expect-huff-only = You cannot move, but you may huff a piece.

position-fen = “{ $text }” is not a draughts position. Write it like W:W31-50:B1-20: the side to move first, then both sides.
position-piece = “{ $item }” is not a piece: write a square from 1 to 50, or a range such as 31-35, with K in front for a king.
position-square-twice = Square { $square } is named twice.
position-nobody = There are no pieces on this board.
position-too-many = One side has { $found } pieces, but the most a side can have is { $most }.
position-captures = This position has { $most } captures or more: too many to list them all, so it cannot be played.
position-uncrowned = A man cannot stand on square { $square }, on the far row: it would have been crowned there. Write K{ $square }.
position-few = few={ $value } cannot be used here: it counts only with draws=fmjd, when at most three pieces with a king among them are left against a lone king.
position-huff-off = huff={ $value } cannot be used here: captures are enforced in this game, so there is no huffing.
position-huff = “{ $item }” cannot be huffed: huff=… lists, once each, squares with pieces of the side that has just moved.

why-no-square = The squares are numbered from 1 to 50; { $square } is not one of them.
why-no-piece = There is no piece on square { $from }.
why-not-yours = The piece on square { $from } is not yours.
why-occupied = Square { $to } is not empty.
why-not-diagonal = Pieces go straight along a diagonal; square { $to } is not on a diagonal from { $from }.
why-man-backward = A man steps forward only. It may go backward only when it captures.
why-man-far = A man steps one square at a time. Only a king goes further.
why-king-blocked = The piece on square { $square } is in the way.
why-must-capture = You can capture, so you must.
why-must-take-most = You must take as many pieces as you can: here { $count }.
why-nothing-jumped = There is no enemy piece to jump between { $from } and { $to }.
why-own-piece = You cannot jump over your own piece on square { $square }.
why-no-room = The piece on square { $square } cannot be taken: the square behind it is not empty.
why-man-lands-behind = A man jumps a piece right next to it and lands right behind it.
why-jumped-twice = The piece on square { $square } has already been jumped in this move, and a piece may be jumped only once.
why-unfinished = The capture is not finished: from square { $to } the same piece can take more.
why-is-capture = This move captures, so it is written with an x, not with a dash.
why-huff-off = There is no huffing in this game: captures are enforced.
why-nothing-to-huff = There is nothing to huff now.
why-cannot-huff = The piece on square { $square } could not have begun the biggest capture, so it cannot be huffed.

pdn-game-type = This is not 10×10 draughts: GameType “{ $kind }” instead of 20.
pdn-small-board = No move goes beyond square { $last }, so this may be draughts on 8×8 squares. { $reason }
pdn-odd = Move { $move } contains “{ $text }”, which is not PDN.
pdn-illegal = Move { $move } { $action }: { $reason }
pdn-ambiguous = Move { $move } { $action } could be any of { $right }, and the moves after it do not tell which.
pdn-huff = PDN cannot record huffing, so a game played with huffing cannot be exported.
pdn-played-on = Before move { $move } the game was drawn by the rules, but play went on. { $reason }
pdn-other-result = The file gives a different result from the rules. { $reason }
position-hub = “{ $text }” is not a position in the Hub protocol: write W or B, then one of the letters w b W B e for each of the 50 squares.

# How a piece that is touched moves.
moves-man = A man steps one square diagonally forward, and captures forward or backward by jumping over the piece next to it.
moves-king = A king moves any distance diagonally, and captures by jumping over a piece from afar.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-move = How men move
lesson-move-1 = You play Blue and move up the board. A man steps one square diagonally forward. Find both steps of the man on 33.
lesson-move-1-hint = Touch the man, then the square in front of it to the left, then to the right.
lesson-move-done = Men step forward only, and only on the dark squares.
lesson-take = You must capture
lesson-take-1 = A man captures by jumping over an enemy beside it onto the empty square behind. If you can capture, you must. Capture the green man on 29.
lesson-take-1-hint = Jump with the man on 33, over 29, to 24.
lesson-take-2 = Men step forward only, but they capture backward as well. Find the capture.
lesson-take-2-hint = The man on 28 can jump back over 33.
lesson-take-done = If there is a capture, nothing else is allowed. That is true for both sides, and you can use it.
lesson-chain = Jump and jump again
lesson-chain-1 = If the same man can jump again after a capture, it must. Take two green men in one turn.
lesson-chain-1-hint = Begin with the man on 42: over 38, then over 28.
lesson-chain-2 = You must take as many as you can. Two of your men can capture: find the one that takes three.
lesson-chain-2-hint = The man on 36 takes only one. The one on 44 takes three, straight up the diagonal.
lesson-chain-done = The capture that takes the most is compulsory. Count before you move.
lesson-crown = Crown a king
lesson-crown-1 = A man that ends its turn on the far row becomes a king. Crown one.
lesson-crown-1-hint = The man on 8 is one step away.
lesson-crown-1-wrong = That man is still a long way from the far row. Another one is closer.
lesson-crown-2 = A king moves as far as it likes along a diagonal, and captures from afar. Capture the man on 23 with your king.
lesson-crown-2-hint = Touch the king on 46, then any empty square behind 23 on the same diagonal.
lesson-crown-done = A king is worth about three men. Get one, and let Green get none.
lesson-safe = Look before you step
lesson-safe-1 = Most games are lost by giving a man away. Make a move after which Green can capture nothing.
lesson-safe-1-hint = Men at the edge cannot be jumped. Look at the man on 30.
lesson-safe-done = Before every move: could that man be jumped? Is the square behind it empty?
lesson-shot = Give one, take two
lesson-shot-1 = Green must capture too! Offer a man so that you can jump twice afterwards.
lesson-shot-1-hint = Step from 30 to 24. Green has to take it, and lands in front of your man on 25.
lesson-shot-1-wrong = That does not force Green to capture into your trap.
lesson-shot-2 = Once more: give one man away, take two, and land on the far row.
lesson-shot-2-hint = Step from 29 to 24. Green must take it from 30 and land on 19.
lesson-shot-2-wrong = That does not force Green to capture into your trap.
lesson-shot-done = Forced captures are your best weapon: look for them on every move.
lesson-first-win = Your first win
lesson-first-win-1 = A game against level 1. You have six men, Green has three. Keep your men together, give nothing away, crown a king, and take everything.
lesson-first-win-1-hint = Look first for captures, then for moves after which Green has none, then advance towards the far row.
lesson-first-win-done = Well played! Now try a whole game.

# What to aim at, in one line for whoever is new to the game.
goal = Your goal: take all enemy pieces, or leave them without a move.

### Pieces inside sentences, and in lists of moves.

noun-1-man = man
noun-1-king = king
noun-2-man = man
noun-2-king = king

### What can be done now and what to touch, for whoever is new to the game.

now-move = Touch a marked piece, then a dot: men go one square diagonally forward, kings any distance.
now-capture = You must capture. Touch a marked piece, then the square behind the enemy where it lands. Keep jumping until there are no more dots.

### Why the game would be lost
threat-no-pieces = You would have no pieces left.
threat-no-move = You would have no move left.

### What puzzles are about.
theme-shot = Shot
theme-big-shot = Shot over three or more pieces
theme-sacrifice = Sacrifice
theme-double-sacrifice = Several sacrifices
theme-breakthrough = Breakthrough
theme-king-trap = King trap
theme-endgame = Endgame
theme-holding = Holding the draw
