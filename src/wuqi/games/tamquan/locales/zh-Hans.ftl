name = 三军棋
tagline = 各队同盘作战，每人只有一枚棋子：一起进军吧，因为谁也没法单独吃子。
credit = 越南的团队棋戏 cờ tam quân；发明者不详。

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
note-calm = 连续无吃子的回合：

option-size = 棋盘每边有几格。
option-teams = 有几支队伍参加。
option-pieces = 每队有几名队员；每人指挥一枚棋子。
option-deploy = 各队如何布阵。
option-deploy-turns = 各队轮流选区，公开布阵。
option-deploy-hidden = 所有队伍同时秘密布阵，各自使用和队号相同的区，最后一起揭晓。
option-steps = 调兵时棋子可以往哪里走。
option-steps-orthogonal = 往上、下、左或右走一步。
option-steps-eight = 往任何方向走一步，包括斜走：局面更活跃。
option-taking = 吃子是权利还是义务。
option-taking-optional = 轮到的队伍可以吃子，一次一枚，顺序随意。
option-taking-all = 调兵前后，所有可以吃的棋子都会自动一起移除。
option-zones-small = { $size }×{ $size } 棋盘的每个区只放得下 { $room } 枚棋子：请选大一点的棋盘，或少一点棋子。

preset-5x5 = 5×5 棋盘，两队，每队三人：普通玩法。
preset-8x8 = 8×8 棋盘，四队，每队五人，从四个角出发。

result-win = { $winner }获胜。

reason-last-team = 棋盘上只剩一支队伍的棋子。
reason-one-each = 只剩两队，各有一枚棋子，谁也吃不了谁。
reason-repetition = 同一局面、轮到同一队，已经第三次出现。
reason-calm = 连续太多回合没有吃子。

expect-zone = 请为本队选择布阵区。
expect-place = 请 { $member } 号队员把棋子放在区内的空格。
expect-place-secret = 各队同时秘密布阵：下一位队员把棋子放在本队区内的空格。
expect-take = 调兵之前：吃一枚敌子，或点“完成”。
expect-march = 调兵：还有 { $count } 枚棋子要走一步。
expect-take-again = 调兵之后：吃一枚敌子，或点“完成”。

position-phase = 局面要写明现在是哪个阶段，phase={ $right }；这里写的是“{ $found }”。
position-key-phase = 在这些选项之下，{ $key } 在 phase={ $phase } 没有意义。
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
why-place-outside = { $square } 不在你的队伍的区内。
why-place-occupied = { $square } 已经有棋子了。
why-place-over = 棋子都放好了，接下来是调兵。
why-deploy-first = 各队还在布阵：请先放好棋子。
why-take-own = { $square } 是你自己队里的棋子。
why-take-empty = { $square } 没有棋子可以吃。
why-take-few = 要吃 { $square } 的棋子，它的上、下、左、右至少要有两个敌人。现在有 { $foes } 个。
why-take-friends = { $square } 的棋子受到保护：旁边有 { $foes } 个敌人和 { $friends } 个同伴，敌人必须比同伴多才行。
why-take-marching = 你的队伍正在调兵：先走完，才能吃子。
why-take-automatic = 这一局会自动吃子，不需要你下令。
why-step-taking = 现在有子可吃：请先吃子或点“完成”，再调兵。
why-step-empty = { $from } 没有棋子。
why-step-enemy = { $from } 的棋子属于别的队伍。
why-step-again = { $from } 的棋子这回合已经走过了。
why-step-occupied = { $to } 已经有棋子：只能走到空格。
why-step-diagonal = 这一局不能斜走：请往上、下、左或右走。
why-step-far = { $to } 离 { $from } 太远了：每枚棋子恰好走一步。
why-step-ended = 调兵已经结束；现在可以吃子，或点“完成”。
why-done-march = 谁都不能留在原地：走得动的棋子都必须走一步。
why-done-deploy = 各队还在布阵，现在没有什么可以结束。

# How a piece that is touched moves.
moves-member = 每枚棋子向上下左右走一步到空格。上下左右的敌子有两枚以上而且多于自己人时，就会被吃。
moves-member-eight = 每枚棋子可向八个方向走一步到空格。上下左右的敌子有两枚以上而且多于自己人时，就会被吃。
