name = 三国暗棋
tagline = 三个人，一副扣着洗乱的象棋：翻开一枚棋子，看看你统率的是哪一路军。
credit = 象棋爱好者之间流传的玩法，发明者已无从查考。

side-1 = 玩家一
side-2 = 玩家二
side-3 = 玩家三

camp-generals-1 = 将帅队（帅将兵卒，共 12 枚）
camp-generals-2 = 红子队（仕相俥傌炮，共 10 枚）
camp-generals-3 = 黑子队（士象车马包，共 10 枚）
camp-ranks-1 = 兵卒队（兵卒，共 10 枚）
camp-ranks-2 = 将士象队（帅仕相将士象，共 10 枚）
camp-ranks-3 = 车马炮队（俥傌炮车马包，共 12 枚）
seat-camp = 剩 { $left } 枚 · { $camp }
seat-camp-score = 剩 { $left } 枚，{ $score } 分 · { $camp }

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

option-split = 32 枚棋子怎样分成三队。
option-split-generals = 将帅和全部兵卒一队（12 枚），其余红子一队（10 枚），其余黑子一队（10 枚）。这种分法比较公平。
option-split-ranks = 兵卒一队（10 枚），将帅士象一队（10 枚），车马炮一队（12 枚）。注意：第三队独占四个车，过于强势。
option-mode = 以什么决定胜负。
option-mode-annihilation = 消灭另外两队，最后存活的一队获胜。
option-mode-recall = 吃到的棋子数等于自己原有的棋子数，就可以收军；最先收军的是第一名。
option-mode-points = 吃子加分，被吃扣分，结束时得分最高者获胜。
option-mode-race = 只计吃子的分数，先得 200 分的人立刻获胜。

reason-last-camp = 只剩下一队。
reason-recall = 有一路军吃够了棋子而收军，胜负就此分晓。
reason-race = 有玩家吃子累计达到 200 分。
reason-stalled = 连续六十步没有翻棋，也没有吃子。
reason-repetition = 同一局面、轮到同一位玩家，已经第三次出现。
reason-nobody-can-act = 还在场上的玩家都无棋可走，接连跳过。

expect-first-flip = 请翻开任意一枚棋子：翻到哪一队的子，你就是哪一队。
expect-flip-for-camp = 请翻棋。你还没有队，所以只能翻棋。
expect-flip-or-move = 请翻一枚棋子，或走自己的一枚棋子。
expect-flip = 请翻棋：你的棋子现在都不能走。
expect-move = 请走自己的一枚棋子：已经没有暗子了。
expect-skip = 你既不能翻棋也不能走棋，请跳过这一步。
expect-reveal = 正在翻开 { $square } 的棋子。

position-three-parts = { $key }={ $value } 必须写出三位玩家，用逗号隔开；没有的写 -。
position-bad-camps = camps={ $value }：队是 1、2、3，还没有的写 -，而且不能两人同一队。
position-two-camps = camps={ $value }：两位玩家有了队，第三位就是剩下的那一队。
position-bad-letter = { $key } 里的“{ $letter }”不是这个游戏的棋子。
position-too-many = 棋子“{ $piece }”太多了，一副棋没有这么多。
position-not-32 = 有 { $found } 枚棋子扣着，但 32 枚之中应有 { $right } 枚不在场上，也没有被吃或移走。
position-bad-players = { $key }={ $value } 必须是 1 到 3 的玩家，用逗号隔开，每位最多一次。
position-taken-no-camp = 玩家 { $player } 还没有队，不可能吃过子。
position-taken-own = 玩家 { $player } 不可能吃自己队的棋子。
position-camp-missing = 玩家 { $player } 还没有队，却已经没有暗子了。
position-recall-only = recalled 和 removed 只用于收军（mode=recall）。
position-recall-number = 玩家 { $player } 吃了 { $found } 枚；正好吃到 { $right } 枚时才收军。
position-recalled-army = 玩家 { $player } 已经收军，场上不能再有他的明棋。
position-removed = removed 只能有已收军的棋子，不能有 { $removed }。
position-out = out={ $found } 与棋子不符：没有棋子的玩家是 { $right }。
position-mover-gone = 玩家 { $player } 已不再走棋，不能轮到他。
position-flip = flip={ $point }：那里没有暗子。
position-flip-over = flip={ $point }：棋局已经结束，不能再翻棋。

why-no-camp-yet = 你还没有队，所以只能翻棋。
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
moves-hidden = 扣着的棋子：轮到的人都可以翻开；它不能走，也不会被吃。
