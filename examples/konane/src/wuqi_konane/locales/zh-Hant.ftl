name = 夏威夷跳棋
tagline = 滿盤黑白石子。一路跳下去，讓對手先無子可跳。
credit = 夏威夷的傳統棋，當地稱為 Kōnane，用黑色熔岩和白色珊瑚當棋子。

side-1 = 黑方
side-2 = 白方

piece-black = 黑子
piece-white = 白子
noun-black = 黑子
noun-white = 白子

option-size = 棋盤的大小。
option-size-6 = 6×6 格，適合快速下一局。
option-size-8 = 8×8 格。

reason-no-jump = 輪到走的一方無子可跳，輸了。

expect-first = 請拿掉角落或中央的一顆己方棋子。
expect-second = 請拿掉空格旁邊的一顆己方棋子。
expect-jump = 請跳過一顆敵子，落在後面的空格。

position-wrong-colour = { $square } 的棋子顏色不對：黑子在黑格，白子在白格，而 a1 是黑格。

why-no-square = 這張棋盤上沒有 { $square }。
why-remove-first = 第一顆要從角落或中央拿掉。
why-remove-second = 請拿掉緊鄰空格的一顆己方棋子。
why-removing-over = 雙方都拿掉過一顆了，接下來只能跳。
why-empty = { $from } 沒有棋子。
why-not-yours = { $from } 的棋子不是你的。
why-straight = 從 { $from } 到 { $to } 不是直線：只能往上、下、左、右跳。
why-two-squares = 每跳一次前進兩格，連跳也一樣。
why-nothing-jumped = { $square } 沒有敵子可以跳過。
why-occupied = { $square } 不是空格。

moves-stone = 棋子往上、下、左、右跳過緊鄰的敵子，落在後面的空格，並吃掉它；可以沿同一方向繼續跳。

kind-remove = 拿掉一顆棋子

move-take = 拿掉 { $square }

goal = 目標：對手無子可跳時，你還能跳。
