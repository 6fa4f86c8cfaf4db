name = 三侠棋
tagline = 三名侠客步步都得出手，二十二名敌兵只想把他们逼成一线。
credit = Haar Hoolim 创作，1969 年发表。

side-1 = 侠客方
side-2 = 敌方

piece-musketeer = 侠客
piece-enemy = 敌兵

option-start = 三名侠客从哪里开始：选其中一种，或自选三格，例如 a1,b3,e4。
option-start-diagonal = 侠客从 a1、c3、e5 开始，站在长对角线上。
option-start-bottom = 侠客从中央格与下方两个角开始：c3、a1、e1。
option-stuck = 侠客吃不到子时，什么时候算侠客方获胜。
option-stuck-own-turn = 轮到侠客方而没有侠客能吃子时才获胜；在那之前，敌方还有一步可以改变局面。
option-stuck-immediate = 只要没有侠客能吃子就立刻获胜，即使正轮到敌方。
option-start-form = “{ $value }”不是三个不同的格子，要写成像 a1,b3,e4 这样。
option-start-in-line = 侠客开局时不能三名都在同一横行或同一竖列：{ $value }。

reason-line = 三名侠客站成了一线。
reason-stranded = 侠客吃不到子，而且没有站成一线。
reason-enemy-stuck = 敌方无棋可走。

expect-capture = 用一名侠客吃掉一名敌兵
expect-step = 把一名敌兵走到相邻的空格

position-three-musketeers = 局面里要正好有三名侠客，这里有 { $found } 名。

why-nobody-there = { $from } 上没有棋子。
why-musketeers-turn = 现在轮到侠客方，{ $from } 上的棋子是敌兵。
why-enemies-turn = 现在轮到敌方，{ $from } 上的棋子是侠客。
why-one-step = 从 { $from } 到 { $to } 不是一步：棋子只能往上、下、左、右走一格，不能斜走。
why-must-capture = 侠客一定要吃子，不能走到空格。
why-own-musketeer = { $to } 上是另一名侠客，侠客不能吃自己人。
why-enemies-never-capture = { $to } 上已经有棋子：敌兵只能走到空格，不能吃子。
why-write-x = 吃子要写 x：{ $from }x{ $to }。
why-write-dash = 走一步要写短横线：{ $from }-{ $to }。

# How a piece that is touched moves.
moves-musketeer = 侠客每次向上下左右走一格，而且必须走到敌兵身上把它吃掉。
moves-enemy = 敌兵每次向上下左右走一格，只能走到空格，不能吃子。
