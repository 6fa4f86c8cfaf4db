name = 国际跳棋
tagline = 跳过去、再跳一次，让小兵戴上王冠：一百格的棋盘上，有子可吃就非吃不可。
credit = 传统棋类，百格棋盘从十八世纪流传至今；标准规则依据盒装桌游“DJ05211 西洋棋”的说明书。

side-1 = 蓝方
side-2 = 绿方

piece-1-man = 蓝兵
piece-1-king = 蓝王棋
piece-2-man = 绿兵
piece-2-king = 绿王棋

option-draws = 棋局僵持不下时，怎样算和棋？
option-draws-toybox = 盒装版规则：同一局面第三次出现，或双方各走 20 步都没有吃子、也没有动过兵，即为和棋。
option-draws-fmjd = 世界国际跳棋联合会规则：同一局面第三次出现，或双方各走 25 步都只动王棋而没有吃子，即为和棋；一方只剩一枚王棋、另一方也所剩无几时，改为各走 16 步或 5 步。
option-draws-literal = 完全照盒装版说明书的字面：同一位玩家用同一枚棋子去、回、去、回、再去，或双方各走 20 步都没有吃子、也没有动过兵，即为和棋。
option-capture = 有人没有吃掉最多的棋子时，该怎么办？
option-capture-enforced = 强制：只能走吃子最多的路线，所以不可能漏吃。
option-capture-huff = 罚子：可以漏吃，但对手可以拿走一枚本来该去吃子的棋子。

preset-international = 国际规则：采用世界国际跳棋联合会的和棋规定，其余相同。双方各走 25 步（标准规则是 20 步）仍无进展才算和棋，少数残局更早判和。

reason-no-pieces = 败方已经没有棋子。
reason-no-move = 轮到败方走，却无棋可走。
reason-repetition = 棋局在原地打转：同一局面第三次出现，或同一枚棋子来来回回。
reason-quiet-20 = 双方各走了 20 步，没有吃子也没有动过兵。
reason-quiet-25 = 双方各走了 25 步，只动王棋而没有吃子。
reason-few-16 = 三枚棋子对单独一枚王棋，各走 16 步仍分不出胜负。
reason-few-5 = 一两枚棋子对单独一枚王棋，各走 5 步仍分不出胜负。

expect-move = 请走一枚自己的棋子。
expect-capture = 必须吃子：请选一条吃得最多的路线。
expect-capture-or-risk = 现在有子可吃。请走吃得最多的路线，否则可能被罚子。
expect-huff = 对手漏吃了：你可以罚掉一枚棋子，也可以直接走棋。
expect-huff-only = 你无棋可走，但可以罚掉对手一枚棋子。

position-fen = “{ $text }”不是国际跳棋的局面；写法像 W:W31-50:B1-20，先写轮到谁走，再写双方的棋子。
position-piece = “{ $item }”不是棋子：请写 1 到 50 的格号，或 31-35 这样的范围，王棋前面加 K。
position-square-twice = { $square } 号格写了两次。
position-nobody = 棋盘上一枚棋子也没有。
position-too-many = 有一方有 { $found } 枚棋子，但每方最多只有 { $most } 枚。
position-captures = 这个局面有 { $most } 种以上的吃法，多得无法一一列出，因此无法对局。
position-uncrowned = 兵不可能停在对方底线的 { $square } 号格：走到那里就已升变为王棋。请写成 K{ $square }。
position-few = few={ $value } 在这里不能用：只有在 draws=fmjd，而且最多三枚棋子（其中有王棋）对单独一枚王棋时才计数。
position-huff-off = huff={ $value } 在这里不能用：这一局是强制吃子，没有罚子。
position-huff = “{ $item }”不能罚：huff=… 要列出刚走完那一方棋子所在的格号，每格一次。

why-no-square = 格子的编号是 1 到 50，没有 { $square } 号。
why-no-piece = { $from } 号格上没有棋子。
why-not-yours = { $from } 号格上的棋子不是你的。
why-occupied = { $to } 号格上已经有棋子了。
why-not-diagonal = 棋子只能沿同一条斜线走；{ $to } 号格不在 { $from } 号格的斜线上。
why-man-backward = 兵只能往前走，只有吃子的时候才可以往后。
why-man-far = 兵一次只走一格，王棋才能走得更远。
why-king-blocked = { $square } 号格上的棋子挡住了去路。
why-must-capture = 有子可吃，就一定要吃。
why-must-take-most = 有多吃多：这一步可以吃 { $count } 枚，就必须吃 { $count } 枚。
why-nothing-jumped = { $from } 号格和 { $to } 号格之间没有可以跳过的敌方棋子。
why-own-piece = 不能跳过 { $square } 号格上自己的棋子。
why-no-room = 吃不到 { $square } 号格上的棋子：它后面的格子不是空的。
why-man-lands-behind = 兵只能跳过紧邻的棋子，并且落在它正后方的那一格。
why-jumped-twice = { $square } 号格上的棋子这一步已经跳过了，同一枚棋子只能跳一次。
why-unfinished = 还没吃完：同一枚棋子从 { $to } 号格还可以继续吃。
why-is-capture = 这一步会吃子，要写成 x，不是短横线。
why-huff-off = 这一局是强制吃子，没有罚子。
why-nothing-to-huff = 现在没有棋子可以罚。
why-cannot-huff = { $square } 号格上的棋子本来就走不出吃子最多的路线，不能罚它。

pdn-game-type = 这不是 10×10 的国际跳棋：GameType 是“{ $kind }”，不是 20。
pdn-small-board = 没有一步走到 { $last } 号格以外，这可能是 8×8 的西洋跳棋。{ $reason }
pdn-odd = 第 { $move } 步处有“{ $text }”，这不是 PDN 的写法。
pdn-illegal = 第 { $move } 步 { $action }：{ $reason }
pdn-ambiguous = 第 { $move } 步 { $action } 可能是 { $right } 中的任何一种，从后面的着法也看不出是哪一种。
pdn-huff = PDN 格式无法记录罚子，所以采用罚子规则的棋局不能导出成 PDN。
pdn-played-on = 在第 { $move } 步之前按规则已是和棋，但棋局仍继续进行。{ $reason }
pdn-other-result = 文件写的结果和规则不同。{ $reason }
position-hub = “{ $text }”不是 Hub 协议的局面：先写 W 或 B，再为 50 个格子各写一个字母 w b W B e。

# How a piece that is touched moves.
moves-man = 兵斜着向前走一格；吃子时可向前或向后跳过紧邻的敌子。
moves-king = 王棋沿斜线走任意格数；吃子时可以隔空跳过敌子，落在后面的任一空格。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-move = 兵怎么走
lesson-move-1 = 你执蓝方，往上走。兵每次向前斜走一格。请找出 33 号格的兵能走的两步。
lesson-move-1-hint = 先点这枚兵，再点它左前方的格子；然后是右前方。
lesson-move-done = 兵只能往前，而且只走深色格。
lesson-take = 有子必吃
lesson-take-1 = 兵跳过旁边的敌子，落在它后面的空格，就吃掉它。能吃就一定要吃。请吃掉 29 号格的绿兵。
lesson-take-1-hint = 用 33 号格的兵跳过 29，落在 24。
lesson-take-2 = 兵走棋只能向前，吃子却可以向后。请找出该吃的那一步。
lesson-take-2-hint = 28 号格的兵可以往回跳过 33。
lesson-take-done = 有子可吃，就不能走别的。双方都一样，这一点可以好好利用。
lesson-chain = 连跳
lesson-chain-1 = 吃子之后，同一枚兵如果还能再跳，就继续跳。请一回合吃掉两枚绿兵。
lesson-chain-1-hint = 从 42 号格的兵开始：先跳过 38，再跳过 28。
lesson-chain-2 = 有多吃多。你有两枚兵能吃子：找出能吃三枚的那一枚。
lesson-chain-2-hint = 36 号格的兵只能吃一枚；44 号格的兵沿斜线直上，可以吃三枚。
lesson-chain-done = 只能走吃得最多的路线。走之前先数一数。
lesson-crown = 升变为王棋
lesson-crown-1 = 兵走到对方底线并停在那里，就升变为王棋。让一枚兵升变吧。
lesson-crown-1-hint = 8 号格的兵只差一步。
lesson-crown-1-wrong = 这枚兵离底线还远，有一枚更近。
lesson-crown-2 = 王棋沿斜线想走多远就走多远，还能隔空吃子。用王棋吃掉 23 号格的兵。
lesson-crown-2-hint = 先点 46 号格的王棋，再点同一斜线上 23 后面的任一空格。
lesson-crown-done = 一枚王棋大约抵三枚兵。自己要升变，也别让绿方升变。
lesson-safe = 走之前先看
lesson-safe-1 = 输棋往往输在白送一枚兵。请走一步，让绿方什么都吃不到。
lesson-safe-1-hint = 靠边的兵不会被跳吃。看看 30 号格的兵。
lesson-safe-done = 每一步之前先看：这枚兵会不会被跳吃？它后面的格子是不是空的？
lesson-shot = 弃一吃二
lesson-shot-1 = 绿方也非吃不可！送出一枚兵，让自己接着连跳两次。
lesson-shot-1-hint = 从 30 走到 24。绿方只好吃掉它，落在你 25 号格的兵面前。
lesson-shot-1-wrong = 这样绿方不会上钩。
lesson-shot-2 = 再来一次：送一枚、吃两枚，还直达底线。
lesson-shot-2-hint = 从 29 走到 24。绿方 30 号格的兵必须吃它，落在 19。
lesson-shot-2-wrong = 这样绿方不会上钩。
lesson-shot-done = 强迫对手吃子是最厉害的武器，每一步都找找看。
lesson-first-win = 拿下首胜
lesson-first-win-1 = 跟 1 级电脑下一盘。你有六枚兵，绿方三枚。让兵靠在一起，别白送子，升变出王棋，把对方吃光。
lesson-first-win-1-hint = 先找吃子，再找让绿方无子可吃的走法，然后往底线推进。
lesson-first-win-done = 下得好！接着下一整盘吧。

# What to aim at, in one line for whoever is new to the game.
goal = 目标：吃光对方的棋子，或让对方无棋可走。

### Pieces inside sentences, and in lists of moves.

noun-1-man = 兵
noun-1-king = 王棋
noun-2-man = 兵
noun-2-king = 王棋

### What can be done now and what to touch, for whoever is new to the game.

now-move = 点有标记的棋子，再点圆点：兵斜着向前走一格，王棋走多远都行。
now-capture = 现在必须吃子。点有标记的棋子，再点敌子后面的落点，一路跳到没有圆点为止。

### Squares are numbers here: what stands around them in the common sentences

-after-square = {" "}号格

### Why the game would be lost
threat-no-pieces = 你的棋子会被吃光。
threat-no-move = 你会无棋可走。

### 题目的主题。
theme-shot = 连吃
theme-big-shot = 连吃三子以上
theme-sacrifice = 弃子
theme-double-sacrifice = 多次弃子
theme-breakthrough = 突破升变
theme-king-trap = 捕王
theme-endgame = 残局
theme-holding = 守和
