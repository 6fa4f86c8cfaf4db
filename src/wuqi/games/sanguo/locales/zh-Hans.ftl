name = 三国暗棋
tagline = 三个人，一副扣着洗乱的象棋：翻开一枚棋子，看看你带领哪一队。
credit = 象棋爱好者之间流传的玩法，发明者已无从查考。

side-1 = 玩家一
side-2 = 玩家二
side-3 = 玩家三

camp-generals-1 = 将帅队（帅将兵卒，共 12 枚）
camp-generals-2 = 红子队（仕相车马炮，共 10 枚）
camp-generals-3 = 黑子队（士象车马炮，共 10 枚）
camp-ranks-1 = 兵卒队（兵卒，共 10 枚）
camp-ranks-2 = 将士象队（帅仕相将士象，共 10 枚）
camp-ranks-3 = 车马炮队（两色车马炮，共 12 枚）

piece-red-general = 红帅
piece-red-advisor = 红仕
piece-red-elephant = 红相
piece-red-chariot = 红车（俥）
piece-red-horse = 红马（傌）
piece-red-cannon = 红炮
piece-red-soldier = 红兵
piece-black-general = 黑将
piece-black-advisor = 黑士
piece-black-elephant = 黑象
piece-black-chariot = 黑车
piece-black-horse = 黑马
piece-black-cannon = 黑炮（包）
piece-black-soldier = 黑卒
piece-hidden = 暗子

option-split = 32 枚棋子怎样分成三队？
option-split-generals = 将帅和全部兵卒一队（12 枚），其余红子一队（10 枚），其余黑子一队（10 枚）。这种分法比较公平。
option-split-ranks = 兵卒一队（10 枚），将帅士象一队（10 枚），车马炮一队（12 枚）。注意：第三队独占四枚车，过于强势。
option-mode = 以什么决定胜负？
option-mode-annihilation = 消灭另外两队，最后存活的一队获胜。
option-mode-recall = 吃到的棋子数等于自己原有的棋子数，就自动收军；最先收军的是第一名。
option-mode-points = 吃子加分，被吃扣分，结束时得分最高者获胜。
option-mode-race = 只计吃子的分数，先得 200 分的人立刻获胜。

reason-last-camp = 只剩下一队。
reason-recall = 有一队吃够了棋子而收军，胜负就此分晓。
reason-race = 有玩家吃子累计达到 200 分。
reason-stalled = 连续六十步没有翻棋，也没有吃子。
reason-repetition = 同一局面、轮到同一位玩家，已经第三次出现。
reason-nobody-can-act = 还在场上的玩家都无棋可走，接连跳过。

expect-first-flip = 请翻开任意一枚棋子：翻到哪一队的子，你就是哪一队。
expect-flip-for-camp = 请翻棋。你还没有队伍，所以只能翻棋。
expect-flip-or-move = 请翻一枚棋子，或走自己的一枚棋子。
expect-flip = 请翻棋：你的棋子现在都不能走。
expect-move = 请走自己的一枚棋子：已经没有暗子了。
expect-skip = 你既不能翻棋也不能走棋，请跳过这一步。
expect-reveal = 正在翻开 { $square } 的棋子。

position-three-parts = { $key }={ $value } 必须写出三位玩家，用逗号隔开；没有的写 -。
position-bad-camps = camps={ $value }：队是 1、2、3，还没有的写 -，而且不能两人同一队。
position-two-camps = camps={ $value }：两位玩家有了队伍，第三位就是剩下的那一队。
position-bad-letter = { $key } 里的“{ $letter }”不是这个游戏的棋子。
position-too-many = 棋子“{ $piece }”太多了，一副棋没有这么多。
position-not-32 = 局面里有 { $found } 枚暗子，但 32 枚棋子除去明子、被吃的和移走的，应剩 { $right } 枚。
position-bad-players = { $key }={ $value } 必须是 1 到 3 的玩家，用逗号隔开，每位最多一次。
position-taken-no-camp = 玩家 { $player } 还没有队伍，不可能吃过子。
position-taken-own = 玩家 { $player } 不可能吃自己队的棋子。
position-camp-missing = 玩家 { $player } 还没有队伍，却已经没有暗子了。
position-recall-only = recalled 和 removed 只用于收军（mode=recall）。
position-recall-number = 玩家 { $player } 吃了 { $found } 枚；正好吃到 { $right } 枚时才收军。
position-recalled-army = 玩家 { $player } 已经收军，场上不能再有他的明子。
position-removed = removed 只能有已收军的棋子，不能有 { $removed }。
position-out = out={ $found } 与棋子不符：没有棋子的玩家是 { $right }。
position-mover-gone = 玩家 { $player } 已不再走棋，不能轮到他。
position-flip = flip={ $point }：那里没有暗子。
position-flip-over = flip={ $point }：棋局已经结束，不能再翻棋。

why-no-camp-yet = 你还没有队伍，所以只能翻棋。
why-empty = { $square } 没有棋子。
why-face-down = { $square } 还是暗子：可以翻开，但不能走。
why-not-yours = { $square } 的棋子不属于你这一队。
why-stay = 走棋必须走到另一个交叉点。
why-straight = 将帅和车只能沿横线或竖线走。
why-blocked = { $from } 和 { $to } 之间有棋子挡住。
why-horse = 马走“日”字：先直走两格，再横走一格。从 { $from } 这样走不到 { $to }。
why-elephant = 象走“田”字：斜走正好两格。从 { $from } 这样走不到 { $to }。
why-advisor = 士只能斜走一格。从 { $from } 这样走不到 { $to }。
why-soldier = 兵卒只能往上下左右走一格。从 { $from } 这样走不到 { $to }。
why-cannon-straight = 炮只能沿横线或竖线走棋和吃子。
why-cannon-needs-screen = 炮要隔着正好一枚棋子才能吃子；{ $from } 和 { $to } 之间没有炮架。
why-cannon-too-many = 炮要隔着正好一枚棋子才能吃子；{ $from } 和 { $to } 之间不止一枚。
why-take-face-down = { $square } 还是暗子。暗子不能吃。
why-take-own = { $square } 是你自己队的棋子。
why-nothing-to-take = { $square } 是空的，没有棋子可吃。
why-write-x = 吃子要写 x：{ $from }x{ $to }。
why-flip-empty = { $square } 是空的，没有棋子可翻。
why-flip-face-up = { $square } 的棋子已经翻开了。
why-kind-not-hidden = 暗子里已经没有这一种了。
why-can-still-act = 只有在不能翻棋也不能走棋的时候才可以跳过。
why-only-skip = 你既不能翻棋也不能走棋，这一步只能跳过。
why-being-flipped = 有一枚棋子正在翻开，请稍等。

# What the values of options that stand side by side are called.
name-mode-annihilation = 全灭
name-mode-recall = 收军
name-mode-points = 得失分
name-mode-race = 抢 200 分
name-split-generals = 将帅领兵卒
name-split-ranks = 按兵种分队

# How a piece that is touched moves.
moves-general = 将帅走法同车：沿直线走任意距离。
moves-chariot = 车沿直线走任意距离。
moves-horse = 马走日字，不蹩马腿。
moves-elephant = 象走田字，不塞象眼。
moves-advisor = 士斜走一步，不限九宫。
moves-soldier = 兵卒向上下左右走一步。
moves-cannon = 炮走法同车，吃子时须正好隔一枚棋子。
moves-hidden = 暗子：轮到谁，谁就可以翻开；它不能走，也不会被吃。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-flip = 翻开一枚棋子
lesson-flip-1 = 三十二枚棋子都是暗子。你最先翻到什么，就决定你带领哪一队。请翻开 d2 那枚圈起来的棋子。
lesson-flip-1-hint = 点 d2。
lesson-flip-1-wrong = 真正下棋时翻哪枚都行，这里请翻 d2。
lesson-flip-done = 翻到红车（棋子上写作“俥”）！你带领红子队：仕相车马炮，共十枚。每回合翻一枚棋子，或走一枚自己的。
lesson-straight = 车走直线
lesson-straight-1 = 车沿横线和竖线走，只要没有东西挡住，多远都行。请吃掉黑车。
lesson-straight-1-hint = 黑车在 c1，就在你 c3 的红车正下方。
lesson-straight-done = 帅和将也这样走。这里不分大小，任何棋子都能吃别队的棋子。
lesson-jump = 马、象、士
lesson-jump-1 = 马走“日”字，不会蹩马腿（红马在棋子上写作“傌”）。请找出 b2 的马能跳到的四个点。
lesson-jump-1-hint = 点 b2，能去的点会标出来。
lesson-jump-2 = 相走“田”字，斜走正好两格，不会塞象眼。请找出它的四种走法。
lesson-jump-2-hint = 以 c3 为中心，点大方形的四个角。
lesson-jump-3 = 仕斜走一步。请找出它的四种走法。
lesson-jump-3-hint = 就是 c3 斜角上的四个点。
lesson-jump-done = 兵和卒向上、下、左、右走一步。只剩一种棋子还没学。
lesson-cannon = 炮要隔子打
lesson-cannon-1 = 炮走起来像车，吃子时却要正好隔一枚棋子，暗子也算。请吃掉黑车。
lesson-cannon-1-hint = b3 和 g3 之间的 e3 有一枚暗子，隔着它打。
lesson-cannon-done = 没有炮架就打不到。瞄准之前先找炮架。
lesson-foes = 谁是敌人？
lesson-foes-1 = 别被颜色骗了：红帅属于将帅队，不是你的！请吃掉别队的一枚棋子。
lesson-foes-1-hint = d5 的帅正好和你的车在同一条直线上。
lesson-foes-done = 不是自己这一队的，都是敌人。看棋子的外圈就知道是哪一队。
lesson-value = 先吃强的
lesson-value-1 = 你的车能吃两枚棋子。请吃比较危险的那一枚。
lesson-value-1-hint = 车横行全盘，卒只走一步。
lesson-value-1-wrong = 还有更值得吃的：g3 的黑车。
lesson-value-done = 车和将帅最有价值，其次是炮、马、兵卒，最后是象和士。
lesson-guarded = 有没有人保护？
lesson-guarded-1 = 吃之前先看：会不会被吃回来？请吃一枚棋子，而且让下一家吃不到你的棋子。
lesson-guarded-1-hint = e4 的士保护着 d5，而 g3 的马孤立无援。
lesson-guarded-done = 吃完自己没事，或得的比失的多，才值得吃。
lesson-flee = 快逃
lesson-flee-1 = e5 的黑马正瞄着你的车。请走一步，让下一家吃不到你的任何棋子。
lesson-flee-1-hint = 把车走到马和炮都打不到的点。
lesson-flee-done = 翻棋之前先看：有没有自己的棋子被盯上？先救它，或先下手为强。
lesson-first-win = 拿下首胜
lesson-first-win-1 = 最后存活的一队获胜。你带领红子队，对上两个 1 级电脑，他们各剩两枚棋子。把他们全吃掉吧。
lesson-first-win-1-hint = 先找吃了也不会被吃回来的棋子；没有的话，就走到别人打不到的地方慢慢逼近。
lesson-first-win-done = 三国归你！接着用全部三十二枚棋子下一盘吧。

# What to aim at, in one line for whoever is new to the game.
goal-annihilation = 目标：消灭另外两队，成为最后的胜者。
goal-recall = 目标：最先吃到和自己队原有数目一样多的棋子。
goal-points = 目标：得分最高。吃子加分，失子扣分。
goal-race = 目标：最先吃到 200 分。

### Pieces inside sentences, and in lists of moves.

noun-red-general = 红帅
short-red-general = 帅
noun-red-advisor = 红仕
short-red-advisor = 仕
noun-red-elephant = 红相
short-red-elephant = 相
noun-red-chariot = 红车
short-red-chariot = 车
noun-red-horse = 红马
short-red-horse = 马
noun-red-cannon = 红炮
short-red-cannon = 炮
noun-red-soldier = 红兵
short-red-soldier = 兵
noun-black-general = 黑将
short-black-general = 将
noun-black-advisor = 黑士
short-black-advisor = 士
noun-black-elephant = 黑象
short-black-elephant = 象
noun-black-chariot = 黑车
short-black-chariot = 车
noun-black-horse = 黑马
short-black-horse = 马
noun-black-cannon = 黑炮
short-black-cannon = 炮
noun-black-soldier = 黑卒
short-black-soldier = 卒
noun-hidden = 暗子

### The page: setting up a position, without the notation of its text

setup-position-out = 已有队伍的玩家至少要有一枚自己的棋子。

### What can be done now and what to touch, for whoever is new to the game.

now-first-flip = 点任意一枚暗子把它翻开，翻到哪一队的子，你就是哪一队。
now-flip-for-camp = 点一枚暗子把它翻开。翻到还没有人的那一队，那一队就是你的。
now-flip-or-move = 点一枚暗子把它翻开；或点自己有标记的棋子，再点要去的地方，走到敌子上就是吃子。
now-flip = 点一枚暗子把它翻开。你的棋子现在都不能走。
now-move = 点自己有标记的棋子，再点要去的地方，走到敌子上就是吃子。已经没有暗子了。

### Beside the name of a player

camp-short-generals-1 = 将帅队
camp-short-generals-2 = 红子队
camp-short-generals-3 = 黑子队
camp-short-ranks-1 = 兵卒队
camp-short-ranks-2 = 将士象队
camp-short-ranks-3 = 车马炮队
seat-left = 剩 { $left } 枚
seat-left-score = 剩 { $left } 枚，{ $score } 分

### Why the game would be lost; what an option is about, in a word
threat-last-camp = 场上会只剩下别队。
threat-recall = 别队会吃够棋子而收军。
threat-race = 别的玩家会达到 200 分。
label-split = 分队
label-mode = 胜负方式

### 题目的主题。
theme-flip = 翻棋
theme-capture = 吃子
theme-quiet-move = 不吃子的一步
theme-cannon = 炮
theme-general = 吃将帅
