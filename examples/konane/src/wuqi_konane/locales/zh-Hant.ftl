name = 夏威夷跳棋
tagline = 滿盤黑白石子。一路跳下去，讓對手先無子可跳。
credit = 夏威夷的傳統棋，當地稱為 Kōnane，用黑色熔岩和白色珊瑚當棋子。

side-1 = 黑方
side-2 = 白方

piece-black = 黑子
piece-white = 白子
noun-black = 黑子
noun-white = 白子

option-size = 棋盤要多大？
option-size-6 = 6×6 格，適合快速下一局。
option-size-8 = 8×8 格。

reason-no-jump = 輪到敗方走，卻無子可跳。

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

lesson-begin = 先騰出空位
lesson-begin-1 = 你執黑。要有空位才能跳：請從角落或中央拿掉一顆己方棋子。
lesson-begin-1-hint = 點一顆標出的棋子。
lesson-begin-2 = 現在你執白。黑方拿掉了 c3，請拿掉緊鄰空格的一顆己方棋子。
lesson-begin-2-hint = c3 的上、下、左、右各有一顆白子。
lesson-begin-done = 雙方各拿掉一顆，之後每一步都是跳。
lesson-jump = 怎麼跳
lesson-jump-1 = 棋子跳過緊鄰的敵子，並吃掉它。請找出 c3 的四種跳法。
lesson-jump-1-hint = 先點 c3，再點一顆白子後面的空格。每跳一次，棋盤都會復原。
lesson-jump-done = 只能往上、下、左、右跳，不能斜跳，而且要落在空格上。
lesson-further = 繼續跳
lesson-further-1 = 跳完後可以沿同一方向繼續跳。請一步吃掉這一列的兩顆白子。
lesson-further-1-hint = 先點 a1，再點第二跳落下的 e1。
lesson-further-1-wrong = 這樣走可以，但還能多吃一顆。
lesson-further-done = 要跳到哪裡停，由你決定；但一步之中不能轉彎。
lesson-last-jump = 最後一跳
lesson-last-jump-1 = 無子可跳的一方輸。你有兩種跳法，白方只有一種。請走出這步就贏的棋。
lesson-last-jump-1-hint = 接下來哪顆白子能跳？吃掉它。
lesson-last-jump-1-wrong = 這下白方從 d3 跳出，你就無子可跳了。
lesson-last-jump-done = 要數的是能跳幾次，不是有幾顆子：斷掉對手的，把自己的留著。
lesson-first-win = 拿下首勝
lesson-first-win-1 = 跟 1 級電腦下一整盤。你執黑先走，讓白方無子可跳就贏了。
lesson-first-win-1-hint = 先吃掉能跳的敵子；別人搶不走的跳法，留到後面再用。
lesson-first-win-done = 下得好！可以到大棋盤上試試了。
