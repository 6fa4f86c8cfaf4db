name = 三俠棋
tagline = 三名俠客步步都得出手，二十二名敵兵只想把他們逼成一線。
credit = Haar Hoolim 創作，1969 年發表。

side-1 = 俠客方
side-2 = 敵方

piece-musketeer = 俠客
piece-enemy = 敵兵

option-start = 三名俠客從哪裡開始：選其中一種，或自選三格，例如 a1,b3,e4。
option-start-diagonal = 俠客從 a1、c3、e5 開始，站在長對角線上。
option-start-bottom = 俠客從中央格與下方兩個角落開始：c3、a1、e1。
option-stuck = 俠客吃不到子時，什麼時候算俠客方獲勝。
option-stuck-own-turn = 輪到俠客方而沒有俠客能吃子時才獲勝；在那之前，敵方還有一步可以改變局面。
option-stuck-immediate = 只要沒有俠客能吃子就立刻獲勝，即使正輪到敵方。
option-start-form = 「{ $value }」不是三個不同的格子，要寫成像 a1,b3,e4 這樣。
option-start-in-line = 俠客開局時不能三名都在同一橫列或同一直行：{ $value }。

reason-line = 三名俠客站成了一線。
reason-stranded = 俠客吃不到子，而且沒有站成一線。
reason-enemy-stuck = 敵方無棋可走。

expect-capture = 用一名俠客吃掉一名敵兵
expect-step = 把一名敵兵走到相鄰的空格

position-three-musketeers = 局面裡要剛好有三名俠客，這裡有 { $found } 名。

why-nobody-there = { $from } 上沒有棋子。
why-musketeers-turn = 現在輪到俠客方，{ $from } 上的棋子是敵兵。
why-enemies-turn = 現在輪到敵方，{ $from } 上的棋子是俠客。
why-one-step = 從 { $from } 到 { $to } 不是一步：棋子只能往上、下、左、右走一格，不能斜走。
why-must-capture = 俠客一定要吃子，不能走到空格。
why-own-musketeer = { $to } 上是另一名俠客，俠客不能吃自己人。
why-enemies-never-capture = { $to } 上已經有棋子：敵兵只能走到空格，不能吃子。
why-write-x = 吃子要寫 x：{ $from }x{ $to }。
why-write-dash = 走一步要寫短橫線：{ $from }-{ $to }。

# How a piece that is touched moves.
moves-musketeer = 俠客每次向上下左右走一格，而且必須走到敵兵身上把它吃掉。
moves-enemy = 敵兵每次向上下左右走一格，只能走到空格，不能吃子。
