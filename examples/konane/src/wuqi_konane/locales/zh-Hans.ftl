name = 夏威夷跳棋
tagline = 满盘黑白石子。一路跳下去，让对手先无子可跳。
credit = 夏威夷的传统棋，当地称为 Kōnane，用黑色熔岩和白色珊瑚做棋子。

side-1 = 黑方
side-2 = 白方

piece-black = 黑子
piece-white = 白子
noun-black = 黑子
noun-white = 白子

option-size = 棋盘的大小。
option-size-6 = 6×6 格，适合快速下一局。
option-size-8 = 8×8 格。

reason-no-jump = 轮到败方走，却无子可跳。

expect-first = 请拿掉角上或中央的一枚己方棋子。
expect-second = 请拿掉空格旁边的一枚己方棋子。
expect-jump = 请跳过一枚敌子，落在后面的空格。

position-wrong-colour = { $square } 的棋子颜色不对：黑子在黑格，白子在白格，而 a1 是黑格。

why-no-square = 这张棋盘上没有 { $square }。
why-remove-first = 第一枚要从角上或中央拿掉。
why-remove-second = 请拿掉紧挨空格的一枚己方棋子。
why-removing-over = 双方都拿掉过一枚了，接下来只能跳。
why-empty = { $from } 没有棋子。
why-not-yours = { $from } 的棋子不是你的。
why-straight = 从 { $from } 到 { $to } 不是直线：只能往上、下、左、右跳。
why-two-squares = 每跳一次前进两格，连跳也一样。
why-nothing-jumped = { $square } 没有敌子可以跳过。
why-occupied = { $square } 不是空格。

moves-stone = 棋子往上、下、左、右跳过紧邻的敌子，落在后面的空格，并吃掉它；可以沿同一方向继续跳。

kind-remove = 拿掉一枚棋子

move-take = 拿掉 { $square }

goal = 目标：对手无子可跳时，你还能跳。

lesson-begin = 先腾出空位
lesson-begin-1 = 你执黑。要有空位才能跳：请从角上或中央拿掉一枚己方棋子。
lesson-begin-1-hint = 点一枚标出的棋子。
lesson-begin-2 = 现在你执白。黑方拿掉了 c3，请拿掉紧挨空格的一枚己方棋子。
lesson-begin-2-hint = c3 的上、下、左、右各有一枚白子。
lesson-begin-done = 双方各拿掉一枚，之后每一步都是跳。
lesson-jump = 怎么跳
lesson-jump-1 = 棋子跳过紧邻的敌子，并吃掉它。请找出 c3 的四种跳法。
lesson-jump-1-hint = 先点 c3，再点一枚白子后面的空格。每跳一次，棋盘都会复原。
lesson-jump-done = 只能往上、下、左、右跳，不能斜跳，而且要落在空格上。
lesson-further = 继续跳
lesson-further-1 = 跳完后可以沿同一方向继续跳。请一步吃掉这一行的两枚白子。
lesson-further-1-hint = 先点 a1，再点第二跳落下的 e1。
lesson-further-1-wrong = 这样走可以，但还能多吃一枚。
lesson-further-done = 跳到哪里停，由你决定；但一步之中不能拐弯。
lesson-last-jump = 最后一跳
lesson-last-jump-1 = 无子可跳的一方输。你有两种跳法，白方只有一种。请走出这步就赢的棋。
lesson-last-jump-1-hint = 接下来哪枚白子能跳？吃掉它。
lesson-last-jump-1-wrong = 这下白方从 d3 跳出，你就无子可跳了。
lesson-last-jump-done = 要数的是还能跳几次，不是还有几枚子：断掉对手的跳法，留住自己的跳法。
lesson-first-win = 拿下首胜
lesson-first-win-1 = 跟 1 级电脑下一整盘。你执黑先走，让白方无子可跳就赢了。
lesson-first-win-1-hint = 先吃掉能跳的敌子；别人抢不走的跳法，留到后面再用。
lesson-first-win-done = 下得好！可以到大棋盘上试试了。
