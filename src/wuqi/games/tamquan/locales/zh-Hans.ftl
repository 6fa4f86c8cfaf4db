name = 三军棋
tagline = 各队同盘作战，每人只有一枚棋子：一起进军吧，因为谁也没法单独吃子。
credit = 越南的团队棋类游戏 cờ tam quân；发明者不详。

side-1 = 红队
side-2 = 蓝队
side-3 = 黄队
side-4 = 紫队

piece-1 = { side-1 } { $member } 号队员
piece-2 = { side-2 } { $member } 号队员
piece-3 = { side-3 } { $member } 号队员
piece-4 = { side-4 } { $member } 号队员
piece-1-marched = { side-1 } { $member } 号队员，已走过
piece-2-marched = { side-2 } { $member } 号队员，已走过
piece-3-marched = { side-3 } { $member } 号队员，已走过
piece-4-marched = { side-4 } { $member } 号队员，已走过

note-placed-1 = { side-1 }已放好：
note-placed-2 = { side-2 }已放好：
note-placed-3 = { side-3 }已放好：
note-placed-4 = { side-4 }已放好：
note-calm = 连续没有吃子的回合数：

option-size = 棋盘每边的格数
option-teams = 队伍数
option-pieces = 每队人数（每人指挥一枚棋子）
option-deploy = 各队如何布阵？
option-deploy-turns = 各队轮流选区，公开布阵。
option-deploy-hidden = 所有队伍同时秘密布阵，各自使用和队号相同的区，最后一起揭晓。
option-steps = 调兵时棋子可以往哪里走？
option-steps-orthogonal = 往上、下、左或右走一步。
option-steps-eight = 往任何方向走一步，包括斜走：局面更活跃。
option-taking = 吃子由各队决定，还是自动进行？
option-taking-optional = 轮到的队伍可以吃子，一次一枚，顺序随意。
option-taking-all = 调兵前后，所有可以吃的棋子都会自动一起移除。
option-zones-small = { $size }×{ $size } 棋盘的每个区只放得下 { $room } 枚棋子：请选大一点的棋盘，或减少棋子。

preset-5x5 = 5×5 棋盘，两队，每队三人：标准规则。
preset-8x8 = 8×8 棋盘，四队，每队五人，从四个角出发。

reason-last-team = 棋盘上只剩一支队伍的棋子。
reason-one-each = 只剩两队，各有一枚棋子，谁也吃不了谁。
reason-repetition = 同一局面、轮到同一队，已经第三次出现。
reason-calm = 连续太多回合没有吃子。

expect-zone = 请为本队选择布阵区。
expect-place = 请 { $member } 号队员把棋子放在区内的空格。
expect-place-secret = 各队同时秘密布阵：下一位队员把棋子放在本队区内的空格。
expect-take = 调兵之前：吃一枚敌子，或结束吃子。
expect-march = 调兵：还有 { $count } 枚棋子要走一步。
expect-take-again = 调兵之后：吃一枚敌子，或结束吃子。

position-phase = 局面要写明现在是哪个阶段，phase={ $right }；这里写的是“{ $found }”。
position-key-phase = 在这些选项之下，phase={ $phase } 不能用 { $key }。
position-too-many = 第 { $team } 队在棋盘上有 { $found } 枚棋子，但只有 { $most } 名队员。
position-members = members={ $members } 不符：应依次写出每队在棋盘上的队员号码（由左至右、由上至下），没有棋子的写 -。
position-marched = 小写字母是已走过的棋子：只有轮到的队伍才有，而且只在 phase=march 或 phase=end。
position-zones = 布阵时每队站在一个区内，两队不能同区；秘密布阵时，各队在和队号相同的区。
position-zone = 这里不可能选了 { $zone } 区。
position-placed = placed={ $placed } 不符：应写出每队已放好的人数；棋盘上显示一队的全部棋子，保密时则一枚也不显示。
position-all-placed = 所有队员都已放好，所以布阵已经结束。
position-deploy-mover = 第 { $team } 队是第一支还有队员要放的队伍，所以必须轮到它。
position-deploy-early = 第 { $team } 队还在布阵，所以后面的队伍不可能已在棋盘上。
position-out = out={ $out } 不符：应按出局的先后写出所有没有棋子的队伍，不多也不少。
position-mover-out = 第 { $team } 队已经没有棋子，不可能轮到它。

why-off-board = 这个棋盘上没有 { $square } 这一格。
why-zone-first = 请先为队伍选一个区，再放棋子。
why-zone-unknown = 这个棋盘上没有 { $zone } 区。
why-zone-taken = { $zone } 区已经属于别的队伍。
why-zone-chosen = 你的队伍已经有区了：请把棋子放进去。
why-zone-secret = 秘密布阵时，每队使用和队号相同的区，不用选择。
why-place-outside = { $square } 不在你队伍的区内。
why-place-occupied = { $square } 已经有棋子了。
why-place-over = 棋子都放好了，接下来是调兵。
why-deploy-first = 各队还在布阵：请先放好棋子。
why-take-own = { $square } 是你自己队里的棋子。
why-take-empty = { $square } 没有棋子可以吃。
why-take-few = 要吃 { $square } 的棋子，它的上、下、左、右至少要有两个敌人。现在有 { $foes } 个。
why-take-friends = { $square } 的棋子受到保护：旁边有 { $foes } 个敌人和 { $friends } 个同伴，敌人必须比同伴多才行。
why-take-marching = 你的队伍正在调兵：先走完，才能吃子。
why-take-automatic = 这一局会自动吃子，不用自己动手。
why-step-taking = 现在有子可吃：请先吃子或结束吃子，再调兵。
why-step-empty = { $from } 没有棋子。
why-step-enemy = { $from } 的棋子属于别的队伍。
why-step-again = { $from } 的棋子这回合已经走过了。
why-step-occupied = { $to } 已经有棋子：只能走到空格。
why-step-diagonal = 这一局不能斜走：请往上、下、左或右走。
why-step-far = { $to } 离 { $from } 太远了：每枚棋子恰好走一步。
why-step-ended = 调兵已经结束；现在可以吃子，或结束吃子。
why-done-march = 谁都不能留在原地：走得动的棋子都必须走一步。
why-done-deploy = 各队还在布阵，还没到吃子的时候。

# How a piece that is touched moves.
moves-member = 每枚棋子向上下左右走一步到空格。上下左右有两个以上的敌人，而且敌人比同伴多，就可能被吃。
moves-member-eight = 每枚棋子可向八个方向走一步到空格。上下左右有两个以上的敌人，而且敌人比同伴多，就可能被吃。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-deploy = 布阵
lesson-deploy-1 = 你带领三枚红子。先选下方的区，再把棋子并排放在 b2、c2、d2。
lesson-deploy-1-hint = 点最下面两行的任一格就选定这个区，然后点 b2、c2、d2。
lesson-deploy-1-wrong = 这样也可以，不过这里请选下方的区和 b2、c2、d2。
lesson-deploy-done = 站在一起的棋子会互相保护。
lesson-march = 全队调兵
lesson-march-1 = 轮到你时，每枚棋子都要走一步到空格，顺序随你。谁也不能留在原地。走完之后，要有一枚棋子站在 c3。
lesson-march-1-hint = 先从 c2 走到 c3，给其他棋子让路。
lesson-march-done = 顺序由你决定：先走的给后走的让路。
lesson-take = 二打一
lesson-take-1 = 敌子的上、下、左、右有你两枚以上的棋子，而且比它的同伴多，就可以吃。请吃掉 c4 的蓝子。
lesson-take-1-hint = 直接点夹在你两枚棋子中间的蓝子。
lesson-take-1-wrong = 这样就放过它了。要点它才会吃。
lesson-take-done = 单枪匹马什么也吃不到，要两枚棋子联手才行。
lesson-count = 数敌人，数同伴
lesson-count-1 = 旁边的同伴跟敌人一样多，棋子就安全。有两枚蓝子站在一起：你能吃哪一枚？
lesson-count-1-hint = 数一数：c3 旁边有你的两枚、它的同伴一枚；c2 旁边没有你的棋子。
lesson-count-1-wrong = 这样就放过它了。两枚之中有一枚可以吃。
lesson-count-done = 二对一：吃掉。二对二：吃不了。
lesson-hunt = 先调兵，再吃子
lesson-hunt-1 = 调兵之后还可以吃子。请让两枚棋子走到 c3 那枚落单蓝子的旁边，再吃掉它。
lesson-hunt-1-hint = 从 a3 走到 b3，从 e3 走到 d3。第三枚走哪里都行，然后点 c3。
lesson-hunt-done = 找落单的敌人，最好离你的两枚棋子各两步。
lesson-both = 吃、调兵、再吃
lesson-both-1 = 调兵之前和之后都可以吃子。请在一回合内吃掉中间的两枚蓝子。
lesson-both-1-hint = 先吃 c3。再从 b3 走到 b4、从 d3 走到 d4，c4 就被夹住了。
lesson-both-done = 一回合吃两枚，往往就决定了胜负。
lesson-safe = 逃出包围
lesson-safe-1 = 反过来也一样：可能有两枚蓝子走到你 c3 的棋子旁边。请调兵，让蓝队什么都吃不到。
lesson-safe-1-hint = c3 的棋子要避开三枚蓝子，往上走吧。
lesson-safe-done = 调兵之前先看：哪里会有两个敌人走到我的一枚棋子旁边？
lesson-first-win = 拿下首胜
lesson-first-win-1 = 跟 1 级电脑下一盘，三枚对两枚。彼此靠近，追捕落单的敌人，把它吃掉。
lesson-first-win-1-hint = 让两枚棋子走到同一枚蓝子旁边，也别让两枚蓝子走到你的一枚旁边。
lesson-first-win-done = 调度有方！接着三对三下一整盘吧。

# What to aim at, in one line for whoever is new to the game.
goal = 目标：吃光敌人的棋子，成为最后留在盘上的队伍。棋子旁边有两个以上的敌人，而且敌人比同伴多，就可能被吃。
guide-around = 旁边有敌人的棋子带有标记：一个 ◆ 是一个敌人，一个 ○ 是一个同伴。标记变成深色，表示这枚棋子可以被吃。
button-done = 结束吃子（剩 { $count } 枚）

### Pieces inside sentences, and in lists of moves.

noun-1 = {" "}{ $member } 号
noun-2 = {" "}{ $member } 号
noun-3 = {" "}{ $member } 号
noun-4 = {" "}{ $member } 号
noun-1-marched = {" "}{ $member } 号
noun-2-marched = {" "}{ $member } 号
noun-3-marched = {" "}{ $member } 号
noun-4-marched = {" "}{ $member } 号

### The page: setting up a position, without the notation of its text

setup-position-out = 每队至少要有一枚棋子。

### What can be done now and what to touch, for whoever is new to the game.

now-zone = 点你想布阵的区域里任意一格，或点它的编号。
now-place = 点自己区内的一格，放下 { $member } 号棋子。
now-take = 调兵之前可以吃子：点有圈的敌子；或点“结束吃子”开始调兵。调兵之后还能再吃。
now-march = 调兵：点有标记的己方棋子，再点旁边的圆点；还有 { $count } 枚要走。{ $taking ->
    [all] 走完后，能吃的敌子会自动全部吃掉。
   *[other] 走完后可以吃敌子。
}
now-take-again = 调兵之后可以吃子：点有圈的敌子；或点“结束吃子”结束这一回合。

### Why the game would be lost
threat-last-team = 你的队伍会被吃光。

### 题目的主题。
theme-marching = 不吃子的调兵
theme-capture = 吃子
theme-double-capture = 一回合吃两子
theme-taking-twice = 前后两次吃子
theme-outnumbered = 以少胜多
theme-holding = 守和
