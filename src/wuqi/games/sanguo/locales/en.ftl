name = Three Kingdoms Dark Chess
tagline = Three players, one xiangqi set shuffled face down: flip a piece and find out which camp you lead.
credit = A game handed down among players of Chinese chess; nobody knows who invented it.

side-1 = Player 1
side-2 = Player 2
side-3 = Player 3

camp-generals-1 = Generals and soldiers (帥將兵卒, 12 pieces)
camp-generals-2 = The red officers (仕相俥傌炮, 10 pieces)
camp-generals-3 = The black officers (士象車馬包, 10 pieces)
camp-ranks-1 = The soldiers (兵卒, 10 pieces)
camp-ranks-2 = The court (帥仕相將士象, 10 pieces)
camp-ranks-3 = Chariots, horses and cannons (俥傌炮車馬包, 12 pieces)

piece-red-general = red general
piece-red-advisor = red advisor
piece-red-elephant = red elephant
piece-red-chariot = red chariot
piece-red-horse = red horse
piece-red-cannon = red cannon
piece-red-soldier = red soldier
piece-black-general = black general
piece-black-advisor = black advisor
piece-black-elephant = black elephant
piece-black-chariot = black chariot
piece-black-horse = black horse
piece-black-cannon = black cannon
piece-black-soldier = black soldier
piece-hidden = face-down piece

option-split = How are the 32 pieces divided into three camps?
option-split-generals = Both generals with all the soldiers (12), the other red pieces (10), the other black pieces (10). The fairer split.
option-split-ranks = All soldiers (10); generals, advisors and elephants (10); chariots, horses and cannons (12). Warning: the third camp has all four chariots and is too strong.
option-mode = How is the game won?
option-mode-annihilation = Wipe out both other camps: the last camp alive wins.
option-mode-recall = Capture as many pieces as your own camp started with, and your army is recalled. The first to be recalled takes first place.
option-mode-points = You score for what you capture and lose points for what you lose. The highest score at the end wins.
option-mode-race = Only captures score. The first to reach 200 points wins at once.

reason-last-camp = Only one camp is left.
reason-recall = An army captured enough pieces and was recalled, which decided the game.
reason-race = A player has captured 200 points’ worth of pieces.
reason-stalled = Sixty turns in a row passed with neither a flip nor a capture.
reason-repetition = The same position came up for the third time with the same player to move.
reason-nobody-can-act = Everyone still in play had to pass, one after another.

expect-first-flip = Flip any piece: what it shows decides your camp.
expect-flip-for-camp = Flip a piece. You have no camp yet, so you can only flip.
expect-flip-or-move = Flip a piece, or move one of yours.
expect-flip = Flip a piece: none of yours can move.
expect-move = Move one of your pieces: nothing is left to flip.
expect-skip = You can neither flip nor move: you have to pass.
expect-reveal = The piece on { $square } is being flipped.

position-three-parts = { $key }={ $value } must have three parts, one for each player, separated by commas; write - for nothing.
position-bad-camps = camps={ $value }: a camp is 1, 2 or 3, or - for none yet, and no two players share one.
position-two-camps = camps={ $value }: when two players have camps, the third has the last one.
position-bad-letter = “{ $letter }” in { $key } is not a piece in this game.
position-too-many = There are too many pieces “{ $piece }”: a set does not have that many.
position-not-32 = { $found ->
    [one] One piece lies face down, but it should be { $right }: the rest of the 32 are face up, captured or removed.
   *[other] { $found } pieces lie face down, but it should be { $right }: the rest of the 32 are face up, captured or removed.
}
position-bad-players = { $key }={ $value } must list players from 1 to 3, each at most once, separated by commas.
position-taken-no-camp = Player { $player } has no camp yet and so cannot have captured anything.
position-taken-own = Player { $player } cannot have captured pieces of their own camp.
position-camp-missing = Player { $player } has no camp, but nothing is face down any more.
position-recall-only = recalled and removed belong to the mode recall only.
position-recall-number = { $found ->
    [one] Player { $player } has captured one piece; the army is recalled exactly when { $right } are captured.
   *[other] Player { $player } has captured { $found } pieces; the army is recalled exactly when { $right } are captured.
}
position-recalled-army = The army of player { $player } was recalled, so none of it can stand on the board face up.
position-removed = removed may hold only pieces of recalled armies, not { $removed }.
position-out = out={ $found } does not fit the pieces: the players with nothing left are { $right }.
position-mover-gone = Player { $player } takes no more turns and so cannot be to move.
position-flip = flip={ $point }: no face-down piece lies there.
position-flip-over = flip={ $point }: the game is over, so nothing can be flipped.

why-no-camp-yet = You have no camp yet, so you can only flip a piece.
why-empty = There is no piece on { $square }.
why-face-down = The piece on { $square } is still face down: you can flip it but not move it.
why-not-yours = The piece on { $square } does not belong to your camp.
why-stay = A move must end on another point.
why-straight = A general or a chariot moves in a straight line, along a row or a column.
why-blocked = Something stands in the way between { $from } and { $to }.
why-horse = A horse jumps two points straight and one to the side. { $to } cannot be reached from { $from } like that.
why-elephant = An elephant jumps exactly two points diagonally. { $to } cannot be reached from { $from } like that.
why-advisor = An advisor goes exactly one point diagonally. { $to } cannot be reached from { $from } like that.
why-soldier = A soldier goes exactly one point up, down, left or right. { $to } cannot be reached from { $from } like that.
why-cannon-straight = A cannon moves and captures in a straight line, along a row or a column.
why-cannon-needs-screen = To capture, a cannon must jump exactly one piece. There is none between { $from } and { $to }.
why-cannon-too-many = To capture, a cannon must jump exactly one piece. There is more than one between { $from } and { $to }.
why-take-face-down = The piece on { $square } is face down. A face-down piece can never be captured.
why-take-own = The piece on { $square } belongs to your own camp.
why-nothing-to-take = There is nothing to capture on { $square }: it is empty.
why-write-x = A capture is written with an x: { $from }x{ $to }.
why-flip-empty = There is nothing to flip on { $square }: it is empty.
why-flip-face-up = The piece on { $square } is already face up.
why-kind-not-hidden = No piece of that kind is face down any more.
why-can-still-act = You may pass only when you can neither flip nor move.
why-only-skip = You can neither flip nor move, so you have to pass.
why-being-flipped = A piece is being flipped. Wait until it is revealed.

# What the values of options that stand side by side are called.
name-mode-annihilation = Annihilation
name-mode-recall = Recall
name-mode-points = Points
name-mode-race = Race to 200
name-split-generals = Generals with the soldiers
name-split-ranks = Split by rank

# How a piece that is touched moves.
moves-general = A general moves like a chariot: any distance along a row or a column.
moves-chariot = A chariot moves any distance along a row or a column.
moves-horse = A horse jumps two points straight and one to the side; nothing can block it.
moves-elephant = An elephant jumps exactly two points diagonally; nothing can block it.
moves-advisor = An advisor goes one point diagonally.
moves-soldier = A soldier goes one point up, down, left or right.
moves-cannon = A cannon moves like a chariot, but captures by jumping over exactly one piece in line.
moves-hidden = A face-down piece: anyone may flip it on their turn. It cannot move or be captured.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-flip = Flip a piece
lesson-flip-1 = All 32 pieces lie face down. The first piece you flip decides which camp is yours. Flip the ringed piece on d2.
lesson-flip-1-hint = Touch d2.
lesson-flip-1-wrong = Any piece would do in a game. Here, please flip the one on d2.
lesson-flip-done = A red chariot! You lead the red officers: 仕相俥傌炮, ten pieces. On each turn you flip one piece or move one of yours.
lesson-straight = The chariot goes straight
lesson-straight-1 = Your chariot 俥 moves along rows and columns, as far as the way is clear. Capture the black chariot 車.
lesson-straight-1-hint = It stands on c1, straight below yours on c3.
lesson-straight-done = Generals 帥將 move the same way. Any piece can capture any enemy piece here: there are no ranks.
lesson-jump = Horse, elephant, advisor
lesson-jump-1 = The horse 傌 jumps two points straight and one to the side, over anything. Find all four jumps of the horse on b2.
lesson-jump-1-hint = Touch b2: the points it can go to are marked.
lesson-jump-2 = The elephant 相 jumps exactly two points diagonally. Find its four jumps.
lesson-jump-2-hint = From c3 they are the four corners of a large square.
lesson-jump-3 = The advisor 仕 goes one point diagonally. Find its four steps.
lesson-jump-3-hint = From c3: the four points touching it at the corners.
lesson-jump-done = Soldiers 兵卒 go one point up, down, left or right. Now you know them all but one.
lesson-cannon = The cannon jumps
lesson-cannon-1 = The cannon 炮 moves like a chariot, but to capture it must jump over exactly one piece. A face-down piece will do. Capture the black chariot 車.
lesson-cannon-1-hint = On e3, between b3 and g3, lies a face-down piece. Jump over it.
lesson-cannon-done = Without a piece to jump over, a cannon captures nothing. Look for one before you aim.
lesson-foes = Who is my enemy?
lesson-foes-1 = Colours deceive: the red general 帥 belongs to the camp of generals and soldiers, not to yours! Capture a piece of another camp.
lesson-foes-1-hint = The general on d5 stands in the line of your chariot.
lesson-foes-done = Every piece that is not of your camp is an enemy. The ring around a piece shows its camp.
lesson-value = Take the strong ones first
lesson-value-1 = Your chariot can capture two pieces. Take the one that is more dangerous.
lesson-value-1-hint = A chariot reaches all over the board, a soldier only the next point.
lesson-value-1-wrong = You can do better: capture the black chariot on g3.
lesson-value-done = Chariots and generals are worth most, then cannons, horses, soldiers; elephants and advisors least.
lesson-guarded = Is it protected?
lesson-guarded-1 = Look before you capture: can someone recapture? Capture a piece so that the next player cannot take anything of yours.
lesson-guarded-1-hint = The advisor on e4 protects d5. The horse on g3 stands alone.
lesson-guarded-done = A capture is good if you keep your piece, or win more than you lose.
lesson-flee = Get away
lesson-flee-1 = The black horse 馬 on e5 attacks your chariot. Make a move after which the next player can take nothing of yours.
lesson-flee-1-hint = Move the chariot to a point that neither the horse nor the cannon reaches.
lesson-flee-done = Before you flip another piece: is one of mine attacked? Then save it, or strike first.
lesson-first-win = Your first win
lesson-first-win-1 = The last camp alive wins. You lead the red officers against two players of level 1 with two pieces each. Take them all.
lesson-first-win-1-hint = Look for what you can capture without being recaptured. If there is nothing, move closer, to a point that nobody can reach.
lesson-first-win-done = The three kingdoms are yours! Now try a whole game, with all 32 pieces.

# What to aim at, in one line for whoever is new to the game.
goal-annihilation = Your goal: wipe out both other camps and be the last one left.
goal-recall = Your goal: be the first to capture as many pieces as your own camp started with.
goal-points = Your goal: the highest score. Captures bring points, losses cost them.
goal-race = Your goal: be the first to capture pieces worth 200 points.

### Pieces inside sentences, and in lists of moves.

noun-red-general = red general 帥
short-red-general = general 帥
noun-red-advisor = red advisor 仕
short-red-advisor = advisor 仕
noun-red-elephant = red elephant 相
short-red-elephant = elephant 相
noun-red-chariot = red chariot 俥
short-red-chariot = chariot 俥
noun-red-horse = red horse 傌
short-red-horse = horse 傌
noun-red-cannon = red cannon 炮
short-red-cannon = cannon 炮
noun-red-soldier = red soldier 兵
short-red-soldier = soldier 兵
noun-black-general = black general 將
short-black-general = general 將
noun-black-advisor = black advisor 士
short-black-advisor = advisor 士
noun-black-elephant = black elephant 象
short-black-elephant = elephant 象
noun-black-chariot = black chariot 車
short-black-chariot = chariot 車
noun-black-horse = black horse 馬
short-black-horse = horse 馬
noun-black-cannon = black cannon 包
short-black-cannon = cannon 包
noun-black-soldier = black soldier 卒
short-black-soldier = soldier 卒
noun-hidden = face-down piece

### The page: setting up a position, without the notation of its text

setup-position-out = A player who has a camp needs at least one piece of it.

### What can be done now and what to touch, for whoever is new to the game.

now-first-flip = Touch any face-down piece to flip it. What it shows decides which camp is yours.
now-flip-for-camp = Touch a face-down piece to flip it. You get a camp when you flip a piece of one that nobody has yet.
now-flip-or-move = Touch a face-down piece to flip it. Or touch a marked piece of yours and then where it should go: onto an enemy piece captures it.
now-flip = Touch a face-down piece to flip it. None of your pieces can move now.
now-move = Touch a marked piece of yours, then where it should go: onto an enemy piece captures it. Nothing is left to flip.

### Beside the name of a player

camp-short-generals-1 = Generals
camp-short-generals-2 = Red officers
camp-short-generals-3 = Black officers
camp-short-ranks-1 = Soldiers
camp-short-ranks-2 = Court
camp-short-ranks-3 = Chariots
seat-left = { $left } left
seat-left-score = { $score ->
    [one] { $left } left, 1 point
   *[other] { $left } left, { $score } points
}

### Why the game would be lost; what an option is about, in a word
threat-last-camp = Another camp would be the last one left.
threat-recall = Another player would capture enough pieces to be recalled.
threat-race = Another player would reach 200 points.
label-split = Camps
label-mode = How to win

### What puzzles are about.
theme-flip = Flip
theme-capture = Capture
theme-quiet-move = Quiet move
theme-cannon = Cannon
theme-general = Taking a general
