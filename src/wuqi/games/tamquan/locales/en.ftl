name = Cờ Tam Quân
tagline = Teams on one board, a single piece for each player: march together, because nobody can take anything alone.
credit = A Vietnamese team game, cờ tam quân; its inventor is unknown.

side-1 = Red
side-2 = Blue
side-3 = Yellow
side-4 = Purple

piece-1 = { side-1 }, member { $member }
piece-2 = { side-2 }, member { $member }
piece-3 = { side-3 }, member { $member }
piece-4 = { side-4 }, member { $member }
piece-1-marched = { side-1 }, member { $member }, has marched
piece-2-marched = { side-2 }, member { $member }, has marched
piece-3-marched = { side-3 }, member { $member }, has marched
piece-4-marched = { side-4 }, member { $member }, has marched

note-placed-1 = { side-1 } has placed:
note-placed-2 = { side-2 } has placed:
note-placed-3 = { side-3 } has placed:
note-placed-4 = { side-4 } has placed:
note-calm = Turns without a capture:

option-size = Squares on each side of the board
option-teams = Number of teams
option-pieces = Members in each team (each commands one piece)
option-deploy = How do the teams set up?
option-deploy-turns = One team after another chooses a zone and sets up in the open.
option-deploy-hidden = All teams set up at the same time in secret, each in the zone with its own number, and the armies are revealed together.
option-steps = Where may a piece step when it marches?
option-steps-orthogonal = One step up, down, left or right.
option-steps-eight = One step in any direction, diagonals too: a livelier game.
option-taking = Is taking optional or automatic?
option-taking-optional = The team to move may take, one piece at a time, in any order.
option-taking-all = Everything that can be taken is removed automatically, all at once, before and after the march.
option-zones-small = The zones of a { $size }×{ $size } board have room for only { $room } pieces each: choose a larger board or fewer pieces.

preset-5x5 = Two teams of three on a 5×5 board: the normal game.
preset-8x8 = Four teams of five on an 8×8 board, starting in the corners.

reason-last-team = Only one team has pieces left on the board.
reason-one-each = Two teams are left with one piece each, and neither can take the other.
reason-repetition = The same position with the same team to move came up for the third time.
reason-calm = Too many turns in a row have passed without a capture.

expect-zone = Choose the zone where the team sets up.
expect-place = Member { $member } places a piece on a free square of the zone.
expect-place-secret = All teams are setting up in secret: place your piece on a free square of your team’s zone.
expect-take = Before the march: take an enemy piece, or finish and march.
expect-march = { $count ->
    [one] March: one member still has to take a step.
   *[other] March: { $count } members still have to take a step.
}
expect-take-again = After the march: take an enemy piece, or finish your turn.

position-phase = A position must say which phase it is in: phase={ $right }. This one says “{ $found }”.
position-key-phase = With these options, { $key } cannot be used in phase={ $phase }.
position-too-many = Team { $team } has { $found } pieces on the board, but only { $most } members.
position-members = members={ $members } does not fit: it needs, for each team in turn, the numbers of its members on the board in reading order, or - for none.
position-marched = Small letters are pieces that have marched: only the team to move has them, and only in phase=march or phase=end.
position-zones = While the armies are set up, each team stands in one zone, and no two teams in the same; set up in secret, each in the zone with its own number.
position-zone = Zone { $zone } cannot have been chosen here.
position-placed = placed={ $placed } does not fit: it needs the number of placed members for each team, and the board shows all of a team or, in secret, none.
position-all-placed = All members are placed, so the armies are no longer being set up.
position-deploy-mover = Team { $team } is the first that still has members to place, so it must be to move.
position-deploy-early = Team { $team } is still setting up, so no later team can be on the board.
position-out = out={ $out } does not fit: it must name exactly the teams without a piece, in the order in which they were eliminated.
position-mover-out = Team { $team } has no piece left, so it cannot be to move.

why-off-board = There is no square { $square } on this board.
why-zone-first = First choose a zone for your team, then place your pieces.
why-zone-unknown = There is no zone { $zone } on this board.
why-zone-taken = Zone { $zone } belongs to another team already.
why-zone-chosen = Your team already has its zone: place your pieces in it.
why-zone-secret = When armies are set up in secret, each team has the zone with its own number; there is nothing to choose.
why-place-outside = { $square } is not in your team’s zone.
why-place-occupied = There is already a piece on { $square }.
why-place-over = All pieces are placed; from now on they march.
why-deploy-first = The armies are still being set up: place your pieces first.
why-take-own = The piece on { $square } is one of your own.
why-take-empty = There is no piece on { $square } to take.
why-take-few = The piece on { $square } can be taken only with at least two foes beside it (above, below, left or right). Foes now: { $foes }.
why-take-friends = The piece on { $square } is protected: it has { $foes ->
    [one] one foe
   *[other] { $foes } foes
} and { $friends ->
    [one] one friend
   *[other] { $friends } friends
} beside it, and there must be more foes than friends.
why-take-marching = Your team is marching: finish the march first, then you may take.
why-take-automatic = Captures are automatic in this game.
why-step-taking = There is something to take: take it or finish taking, then march.
why-step-empty = There is no piece on { $from }.
why-step-enemy = The piece on { $from } belongs to another team.
why-step-again = The piece on { $from } has already marched in this turn.
why-step-occupied = { $to } is occupied: a piece may only step to an empty square.
why-step-diagonal = Diagonal steps are not allowed in this game: go up, down, left or right.
why-step-far = { $to } is too far from { $from }: every piece takes exactly one step.
why-step-ended = The march is over: now take an enemy piece, or finish your turn.
why-done-march = No piece may stay where it is: every piece that can move must take a step.
why-done-deploy = The armies are still being set up: there is nothing to finish yet.

# How a piece that is touched moves.
moves-member = Each piece steps to an empty square above, below, left or right. It can be taken when two or more foes stand beside it, and more foes than friends.
moves-member-eight = Each piece steps to any empty square around it, diagonals included. It can be taken when two or more foes stand beside it (not diagonally), and more foes than friends.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-deploy = Setting up
lesson-deploy-1 = You lead the three red pieces. First choose the zone at the bottom, then place your pieces side by side on b2, c2 and d2.
lesson-deploy-1-hint = Touch any square of the two bottom rows to choose the zone. Then touch b2, c2 and d2.
lesson-deploy-1-wrong = That is allowed, but here we want the bottom zone and the squares b2, c2 and d2.
lesson-deploy-done = Pieces that stand together protect each other.
lesson-march = The whole team marches
lesson-march-1 = In your turn every piece takes one step to an empty square, in any order you like. Nobody may stay behind. March, and have a piece on c3 at the end.
lesson-march-1-hint = Step from c2 to c3 first; that makes room for the others.
lesson-march-done = You choose the order. The piece that goes first makes room for the next.
lesson-take = Two against one
lesson-take-1 = You can take an enemy piece when two or more of yours stand beside it (above, below, left or right) and outnumber its friends there. Take the blue piece on c4.
lesson-take-1-hint = Simply touch the blue piece between your two.
lesson-take-1-wrong = That passes up the capture. Nothing is taken unless you touch it.
lesson-take-done = Nobody takes anything alone. It takes two.
lesson-count = Count foes and friends
lesson-count-1 = A piece is safe as long as it has as many friends beside it as foes. Two blue pieces stand together: which of them can you take?
lesson-count-1-hint = Count: two of your pieces and one of its friends stand beside c3. None of yours stand beside c2.
lesson-count-1-wrong = That passes up the capture. One of the two can be taken.
lesson-count-done = Two foes against one friend: taken. Two against two: protected.
lesson-hunt = March, then take
lesson-hunt-1 = After the march you may take again. March so that two of your pieces stand beside the lone blue piece on c3, then take it.
lesson-hunt-1-hint = Step from a3 to b3 and from e3 to d3. The third piece may go anywhere; then touch c3.
lesson-hunt-done = Look for an enemy piece that stands alone, two steps away from two of yours.
lesson-both = Take, march, take again
lesson-both-1 = You may take before the march and after it. Take both blue pieces in the middle in one turn.
lesson-both-1-hint = Take c3. Then step from b3 to b4 and from d3 to d4: c4 stands between you.
lesson-both-done = Two captures in one turn decide most games.
lesson-safe = Get out of reach
lesson-safe-1 = It works the other way round, too: two blue pieces could come beside your piece on c3. March so that Blue can take nothing.
lesson-safe-1-hint = The piece on c3 has to get away from all three blue pieces. Move it up.
lesson-safe-done = Before you march: where can two of them come beside one of mine?
lesson-first-win = Your first win
lesson-first-win-1 = A game against level 1, with three pieces against two. Stay together, hunt the piece that stands alone, and take it.
lesson-first-win-1-hint = March so that two of yours stand beside the same blue piece, and never let two blue pieces come beside one of yours.
lesson-first-win-done = Well marched! Now try a whole game, three against three.

# What to aim at, in one line for whoever is new to the game.
goal = Your goal: take all the enemy pieces and be the last team on the board. A piece can be taken when two or more foes stand beside it and outnumber its friends there.
guide-around = A piece with foes beside it has a badge: ◆ for each foe, ○ for each friend beside it. If the badge is dark, the piece can be taken.
button-done = { $count ->
    [one] Finish (1 left to take)
   *[other] Finish ({ $count } left to take)
}

### Pieces inside sentences, and in lists of moves.

noun-1 = piece { $member }
noun-2 = piece { $member }
noun-3 = piece { $member }
noun-4 = piece { $member }
noun-1-marched = piece { $member }
noun-2-marched = piece { $member }
noun-3-marched = piece { $member }
noun-4-marched = piece { $member }

### The page: setting up a position, without the notation of its text

setup-position-out = Every team needs at least one piece.

### What can be done now and what to touch, for whoever is new to the game.

now-zone = Touch a square of the zone where your team should set up, or press its number.
now-place = Touch a square of your zone to place piece { $member } there.
now-take = Before the march you may take: touch a ringed enemy piece, or press Finish to march. After the march you may take again.
now-march = March: touch a marked piece of yours, then a dot beside it; { $count } still to go. { $taking ->
    [all] After that, everything that can be taken is taken automatically.
   *[other] After that, you may take enemy pieces.
}
now-take-again = After the march you may take: touch a ringed enemy piece, or press Finish to end your turn.

### Why the game would be lost
threat-last-team = Your team would have no pieces left.

### What puzzles are about.
theme-marching = Quiet march
theme-capture = Capture
theme-double-capture = Two captures in a turn
theme-taking-twice = Lường tiếm
theme-outnumbered = Outnumbered
theme-holding = Holding the draw
