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

reason-no-jump = 轮到走的一方无子可跳，输了。

expect-first = 请拿掉角上或中央的一颗己方棋子。
expect-second = 请拿掉空格旁边的一颗己方棋子。
expect-jump = 请跳过一颗敌子，落在后面的空格。

position-wrong-colour = { $square } 的棋子颜色不对：黑子在黑格，白子在白格，而 a1 是黑格。

why-no-square = 这张棋盘上没有 { $square }。
why-remove-first = 第一颗要从角上或中央拿掉。
why-remove-second = 请拿掉紧挨空格的一颗己方棋子。
why-removing-over = 双方都拿掉过一颗了，接下来只能跳。
why-empty = { $from } 没有棋子。
why-not-yours = { $from } 的棋子不是你的。
why-straight = 从 { $from } 到 { $to } 不是直线：只能往上、下、左、右跳。
why-two-squares = 每跳一次前进两格，连跳也一样。
why-nothing-jumped = { $square } 没有敌子可以跳过。
why-occupied = { $square } 不是空格。

moves-stone = 棋子往上、下、左、右跳过紧邻的敌子，落在后面的空格，并吃掉它；可以沿同一方向继续跳。

kind-remove = 拿掉一颗棋子

move-take = 拿掉 { $square }

goal = 目标：对手无子可跳时，你还能跳。
