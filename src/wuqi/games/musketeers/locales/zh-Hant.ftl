name = 三俠棋
tagline = 三名俠客步步都得出手，二十二名敵兵只想把他們逼成一線。
credit = Haar Hoolim 創作，1969 年發表。

side-1 = 俠客方
side-2 = 敵兵方

piece-musketeer = 俠客
piece-enemy = 敵兵

option-start = 三名俠客從哪裡開始？選其中一種，或自選三格，例如 a1,b3,e4。
option-start-diagonal = 俠客從 a1、c3、e5 開始，站在長對角線上。
option-start-bottom = 俠客從中央格與下方兩個角落開始：c3、a1、e1。
option-stuck = 俠客吃不到子時，什麼時候算俠客方獲勝？
option-stuck-own-turn = 輪到俠客方而沒有俠客能吃子時才獲勝；在那之前，敵兵方還有一步可以改變局面。
option-stuck-immediate = 只要沒有俠客能吃子就立刻獲勝，即使正輪到敵兵方。
label-start = 俠客起始位置
option-start-form = 「{ $value }」不是三個不同的格子，要寫成像 a1,b3,e4 這樣。
option-start-in-line = 俠客開局時不能三名都在同一橫列或同一直行：{ $value }。

result-win = { $winner }獲勝。

reason-line = 三名俠客站成了一線。
reason-stranded = 俠客吃不到子，而且沒有站成一線。
reason-enemy-stuck = 敵兵方無棋可走。

expect-capture = 請用一名俠客吃掉一名敵兵。
expect-step = 請把一名敵兵走到相鄰的空格。

position-three-musketeers = 局面裡要剛好有三名俠客，這裡有 { $found } 名。

why-nobody-there = { $from } 上沒有棋子。
why-musketeers-turn = 現在輪到俠客方，{ $from } 上的棋子是敵兵。
why-enemies-turn = 現在輪到敵兵方，{ $from } 上的棋子是俠客。
why-one-step = 從 { $from } 到 { $to } 不是一步：棋子只能往上、下、左、右走一格，不能斜走。
why-must-capture = 俠客一定要吃子，不能走到空格。
why-own-musketeer = { $to } 上是另一名俠客，俠客不能吃自己人。
why-enemies-never-capture = { $to } 上已經有棋子：敵兵只能走到空格，不能吃子。
why-write-x = 吃子要寫 x：{ $from }x{ $to }。
why-write-dash = 走一步要寫短橫線：{ $from }-{ $to }。

# How a piece that is touched moves.
moves-musketeer = 俠客每次向上下左右走一格，而且必須走到敵兵身上把它吃掉。
moves-enemy = 敵兵每次向上下左右走一格，只能走到空格，不能吃子。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-capture = 俠客怎麼吃子
lesson-capture-1 = 你帶領三名俠客。俠客可以吃掉緊鄰的敵兵：上、下、左、右都行。請找出 c3 俠客的全部四種吃法。
lesson-capture-1-hint = 先點 c3，再點旁邊的敵兵。每吃一次，棋盤就會恢復原狀。
lesson-capture-2 = 俠客絕不走到空格。請找出 c4 俠客的兩種吃法。
lesson-capture-2-hint = b4 和 c3 是空格，所以只剩旁邊兩名敵兵可吃。
lesson-capture-done = 俠客每回合都必須吃子。這是他們的長處，也是弱點。
lesson-enemy = 敵兵怎麼走
lesson-enemy-1 = 現在換你帶領敵兵。敵兵從不吃子，只走到旁邊的空格。請用 b3 的敵兵補上 c3 的空格。
lesson-enemy-1-hint = 先點 b3，再點 c3。
lesson-enemy-1-wrong = 這樣走也可以，不過這次請讓 b3 的敵兵來走。
lesson-enemy-done = 敵兵只會移動。他們另有取勝之道，下一課就知道。
lesson-line = 千萬別連成一線
lesson-line-1 = 三名俠客一旦站到同一橫列或同一直行，立刻就輸。請吃掉一名敵兵，但不要連成一線。
lesson-line-1-hint = c 行已經有兩名俠客，別讓第三名也站進去。
lesson-line-1-wrong = 三名俠客都在 c 行，敵兵方贏了。
lesson-line-done = 每次吃子之前，先看橫列和直行。斜線不算。
lesson-lure = 多看一步
lesson-lure-1 = 敵兵會故意走過來讓俠客吃。b 行已有兩名俠客，別讓 c4 的第三名也被引過去。請找出安全的吃法。
lesson-lure-1-hint = b4 的敵兵是誘餌，讓別的俠客去吃。
lesson-lure-1-wrong = c4 的俠客最後還是進了 b 行，跟另外兩名連成一線。
lesson-lure-done = 每次吃子之後想一想：下一步我會被迫吃誰？
lesson-apart = 彼此散開
lesson-apart-1 = 兩名俠客同在一列，就已經成了半條線。請吃一子，讓三名俠客分別站在不同的橫列和直行。
lesson-apart-1-hint = b3 和 d3 的俠客同在第 3 列。讓其中一名換到別的列。
lesson-apart-1-wrong = 還是有兩名俠客同在一列。
lesson-apart-done = 三列三行各不相同，敵兵就很難逮住你。
lesson-quiet = 無子可吃就贏了
lesson-quiet-1 = 輪到你時，如果沒有俠客能吃子，你就贏了。這裡只剩一名敵兵吃得到。該由誰去吃？
lesson-quiet-1-hint = c 行已經有兩名俠客，d4 那一名最好別動。
lesson-quiet-done = 身邊的敵兵越少，離勝利就越近。往清靜的地方去吧。
lesson-trap = 設下陷阱
lesson-trap-1 = 你帶領敵兵。a 行已有兩名俠客。請走一步，逼第三名俠客吃進那一行。
lesson-trap-1-hint = b5 的俠客身邊只有一名敵兵時，就非吃不可。送一名敵兵到 a5 去。
lesson-trap-2 = 再來一次：第 2 列已有兩名俠客，把第三名也引過來。
lesson-trap-2-hint = 在 b3 俠客的正下方送上一名敵兵。
lesson-trap-done = 敵兵方取勝的訣竅：只留給俠客一種吃法，而且是錯的那一種。
lesson-first-win = 拿下首勝
lesson-first-win-1 = 跟 1 級電腦下一整盤。你帶領俠客：吃子、散開、絕不連成一線，直到身邊再也無子可吃。
lesson-first-win-1-hint = 每次吃子前先看：三人會不會站到同一橫列或同一直行？會的話就換別的吃法，最好選讓他們散得最開的。
lesson-first-win-done = 打得漂亮！可以從頭下一盤了。

# What to aim at, in one line for whoever is new to the game.
goal-1 = 目標：一直吃到身邊再也沒有敵兵，而且三名俠客絕不能站到同一橫列或同一直行。
goal-2 = 目標：把三名俠客引到同一橫列或同一直行。

### Pieces inside sentences, and in lists of moves.

tell-piece = { $piece }
noun-musketeer = 俠客
noun-enemy = 敵兵

### What can be done now and what to touch, for whoever is new to the game.

now-capture = 先點有標記的俠客，再點緊鄰（上下左右）的敵兵，就能吃掉。
now-step = 先點有標記的敵兵，再點旁邊的空格。敵兵不能吃子。

### Why the game would be lost
threat-line = 三名俠客會站成一線。
threat-stranded = 俠客會無子可吃。
threat-enemy-stuck = 敵兵會無路可走。

places-title = 俠客在勝局中的位置
places-group = 剩 { $count } 個敵兵
places-won = 輪到敵兵方時，{ $of } 個局面中俠客方贏 { $won } 個（{ $percent }）。每一格是俠客在這些勝局中站在那裡的比例。

### 題目的主題。
theme-line-danger = 成列之險
theme-stranding = 無子可吃
theme-forced-line = 逼成一列
theme-bait = 誘餌
theme-retreat = 退避
theme-one-capture = 只剩一種吃法
