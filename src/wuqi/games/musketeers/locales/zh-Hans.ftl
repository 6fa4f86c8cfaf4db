name = 三侠棋
tagline = 三名侠客步步都得出手，二十二名敌兵只想把他们逼成一线。
credit = Haar Hoolim 创作，1969 年发表。

side-1 = 侠客方
side-2 = 敌兵方

piece-musketeer = 侠客
piece-enemy = 敌兵

option-start = 三名侠客从哪里开始？选其中一种，或自选三格，例如 a1,b3,e4。
option-start-diagonal = 侠客从 a1、c3、e5 开始，站在长对角线上。
option-start-bottom = 侠客从中央格与下方两个角开始：c3、a1、e1。
option-stuck = 侠客吃不到子时，什么时候算侠客方获胜？
option-stuck-own-turn = 轮到侠客方而没有侠客能吃子时才获胜；在那之前，敌兵方还有一步可以改变局面。
option-stuck-immediate = 只要没有侠客能吃子就立刻获胜，即使正轮到敌兵方。
label-start = 侠客起始位置
option-start-form = “{ $value }”不是三个不同的格子，请写成 a1,b3,e4 这样。
option-start-in-line = 侠客开局时不能三名都在同一横行或同一竖列：{ $value }。

result-win = { $winner }获胜。

reason-line = 三名侠客站成了一线。
reason-stranded = 侠客吃不到子，而且没有站成一线。
reason-enemy-stuck = 敌兵方无棋可走。

expect-capture = 请用一名侠客吃掉一名敌兵。
expect-step = 请把一名敌兵走到相邻的空格。

position-three-musketeers = 局面里要正好有三名侠客，这里有 { $found } 名。

why-nobody-there = { $from } 上没有棋子。
why-musketeers-turn = 现在轮到侠客方，{ $from } 上的棋子是敌兵。
why-enemies-turn = 现在轮到敌兵方，{ $from } 上的棋子是侠客。
why-one-step = 从 { $from } 到 { $to } 不是一步：棋子只能往上、下、左、右走一格，不能斜走。
why-must-capture = 侠客一定要吃子，不能走到空格。
why-own-musketeer = { $to } 上是另一名侠客，侠客不能吃自己人。
why-enemies-never-capture = { $to } 上已经有棋子：敌兵只能走到空格，不能吃子。
why-write-x = 吃子要写 x：{ $from }x{ $to }。
why-write-dash = 走一步要写短横线：{ $from }-{ $to }。

# How a piece that is touched moves.
moves-musketeer = 侠客每次向上下左右走一格，而且必须走到敌兵身上把它吃掉。
moves-enemy = 敌兵每次向上下左右走一格，只能走到空格，不能吃子。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-capture = 侠客怎么吃子
lesson-capture-1 = 你带领三名侠客。侠客可以吃掉紧挨着的敌兵：上、下、左、右都行。请找出 c3 侠客的全部四种吃法。
lesson-capture-1-hint = 先点 c3，再点旁边的敌兵。每吃一次，棋盘就会恢复原样。
lesson-capture-2 = 侠客绝不走到空格。请找出 c4 侠客的两种吃法。
lesson-capture-2-hint = b4 和 c3 是空格，所以只剩旁边两名敌兵可吃。
lesson-capture-done = 侠客每回合都必须吃子。这是他们的长处，也是弱点。
lesson-enemy = 敌兵怎么走
lesson-enemy-1 = 现在换你带领敌兵。敌兵从不吃子，只走到旁边的空格。请用 b3 的敌兵补上 c3 的空格。
lesson-enemy-1-hint = 先点 b3，再点 c3。
lesson-enemy-1-wrong = 这样走也可以，不过这次请让 b3 的敌兵来走。
lesson-enemy-done = 敌兵只会移动。他们另有取胜之道，下一课就知道了。
lesson-line = 千万别连成一线
lesson-line-1 = 三名侠客一旦站到同一横行或同一竖列，立刻就输。请吃掉一名敌兵，但不要连成一线。
lesson-line-1-hint = c 列已经有两名侠客，别让第三名也站进去。
lesson-line-1-wrong = 三名侠客都在 c 列，敌兵方赢了。
lesson-line-done = 每次吃子之前，先看横行和竖列。斜线不算。
lesson-lure = 多看一步
lesson-lure-1 = 敌兵会故意走过来让侠客吃。b 列已有两名侠客，别让 c4 的第三名也被引过去。请找出安全的吃法。
lesson-lure-1-hint = b4 的敌兵是诱饵，让别的侠客去吃。
lesson-lure-1-wrong = c4 的侠客最后还是进了 b 列，跟另外两名连成一线。
lesson-lure-done = 每次吃子之后想一想：下一步我会被迫吃谁？
lesson-apart = 彼此散开
lesson-apart-1 = 两名侠客同在一行，就已经成了半条线。请吃一子，让三名侠客分别站在不同的横行和竖列。
lesson-apart-1-hint = b3 和 d3 的侠客同在第 3 行。让其中一名换到别的行。
lesson-apart-1-wrong = 还是有两名侠客同在一行。
lesson-apart-done = 三行三列各不相同，敌兵就很难逮住你。
lesson-quiet = 无子可吃就赢了
lesson-quiet-1 = 轮到你时，如果没有侠客能吃子，你就赢了。这里只剩一名敌兵吃得到。该由谁去吃？
lesson-quiet-1-hint = c 列已经有两名侠客，d4 那一名最好别动。
lesson-quiet-done = 身边的敌兵越少，离胜利就越近。往清静的地方去吧。
lesson-trap = 设下陷阱
lesson-trap-1 = 你带领敌兵。a 列已有两名侠客。请走一步，逼第三名侠客吃进那一列。
lesson-trap-1-hint = b5 的侠客身边只有一名敌兵时，就非吃不可。送一名敌兵到 a5 去。
lesson-trap-2 = 再来一次：第 2 行已有两名侠客，把第三名也引过来。
lesson-trap-2-hint = 在 b3 侠客的正下方送上一名敌兵。
lesson-trap-done = 敌兵方取胜的诀窍：只留给侠客一种吃法，而且是错的那一种。
lesson-first-win = 拿下首胜
lesson-first-win-1 = 跟 1 级电脑下一整盘。你带领侠客：吃子、散开、绝不连成一线，直到身边再也无子可吃。
lesson-first-win-1-hint = 每次吃子前先看：三人会不会站到同一横行或同一竖列？会的话就换一种吃法。最好选让他们散得最开的那一种。
lesson-first-win-done = 打得漂亮！可以从头下一盘了。

# What to aim at, in one line for whoever is new to the game.
goal-1 = 目标：一直吃到身边再也没有敌兵，而且三名侠客绝不能站到同一横行或同一竖列。
goal-2 = 目标：把三名侠客引到同一横行或同一竖列。

### Pieces inside sentences, and in lists of moves.

tell-piece = { $piece }
noun-musketeer = 侠客
noun-enemy = 敌兵

### What can be done now and what to touch, for whoever is new to the game.

now-capture = 先点有标记的侠客，再点紧邻（上下左右）的敌兵，就能吃掉。
now-step = 先点有标记的敌兵，再点旁边的空格。敌兵不能吃子。

### Why the game would be lost
threat-line = 三名侠客会站成一线。
threat-stranded = 侠客会无子可吃。
threat-enemy-stuck = 敌兵会无路可走。

places-title = 侠客在胜局中的位置
places-group = 剩 { $count } 个敌兵
places-won = 轮到敌兵方时，{ $of } 个局面中侠客方赢 { $won } 个（{ $percent }）。每一格是侠客在这些胜局中站在那里的比例。

### 题目的主题。
theme-line-danger = 成列之险
theme-stranding = 无子可吃
theme-forced-line = 逼成一列
theme-bait = 诱饵
theme-retreat = 退避
theme-one-capture = 只剩一种吃法
