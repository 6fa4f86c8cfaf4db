name = 三國暗棋
tagline = 三個人，一副蓋著洗亂的象棋：翻開一顆棋子，看看你帶領哪一隊。
credit = 象棋愛好者之間流傳的玩法，發明者已不可考。

side-1 = 玩家一
side-2 = 玩家二
side-3 = 玩家三

camp-generals-1 = 將帥隊（帥將兵卒，共 12 顆）
camp-generals-2 = 紅子隊（仕相俥傌炮，共 10 顆）
camp-generals-3 = 黑子隊（士象車馬包，共 10 顆）
camp-ranks-1 = 兵卒隊（兵卒，共 10 顆）
camp-ranks-2 = 將士象隊（帥仕相將士象，共 10 顆）
camp-ranks-3 = 車馬炮隊（俥傌炮車馬包，共 12 顆）

piece-red-general = 紅帥
piece-red-advisor = 紅仕
piece-red-elephant = 紅相
piece-red-chariot = 紅俥
piece-red-horse = 紅傌
piece-red-cannon = 紅炮
piece-red-soldier = 紅兵
piece-black-general = 黑將
piece-black-advisor = 黑士
piece-black-elephant = 黑象
piece-black-chariot = 黑車
piece-black-horse = 黑馬
piece-black-cannon = 黑包
piece-black-soldier = 黑卒
piece-hidden = 暗子

option-split = 32 顆棋子怎麼分成三隊？
option-split-generals = 將帥和所有兵卒一隊（12 顆），其餘紅子一隊（10 顆），其餘黑子一隊（10 顆）。這種分法比較公平。
option-split-ranks = 兵卒一隊（10 顆），將帥士象一隊（10 顆），車馬炮一隊（12 顆）。注意：第三隊獨得四顆車，過於強勢。
option-mode = 以什麼決定勝負？
option-mode-annihilation = 消滅另外兩隊，最後存活的一隊獲勝。
option-mode-recall = 吃到的棋子數等於自己原有的棋子數，就自動收軍；最先收軍的是第一名。
option-mode-points = 吃子加分，被吃扣分，結束時分數最高的人獲勝。
option-mode-race = 只計吃子的分數，先得 200 分的人立刻獲勝。

reason-last-camp = 只剩下一隊。
reason-recall = 有一隊吃夠棋子而收軍，勝負就此分曉。
reason-race = 有玩家吃子累計達到 200 分。
reason-stalled = 連續六十步沒有翻棋，也沒有吃子。
reason-repetition = 同一局面、輪到同一位玩家，已經第三次出現。
reason-nobody-can-act = 還在場上的玩家都無棋可走，接連跳過。

expect-first-flip = 請翻開任意一顆棋子：翻到哪一隊的子，你就是哪一隊。
expect-flip-for-camp = 請翻棋。你還沒有隊伍，所以只能翻棋。
expect-flip-or-move = 請翻一顆棋子，或走自己的一顆棋子。
expect-flip = 請翻棋：你的棋子現在都不能走。
expect-move = 請走自己的一顆棋子：已經沒有暗子了。
expect-skip = 你既不能翻棋也不能走棋，請跳過這一步。
expect-reveal = 正在翻開 { $square } 的棋子。

position-three-parts = { $key }={ $value } 必須寫出三位玩家，用逗號隔開；沒有的寫 -。
position-bad-camps = camps={ $value }：隊是 1、2、3，還沒有的寫 -，而且不能兩人同一隊。
position-two-camps = camps={ $value }：兩位玩家有了隊伍，第三位就是剩下的那一隊。
position-bad-letter = { $key } 裡的「{ $letter }」不是這個遊戲的棋子。
position-too-many = 棋子「{ $piece }」太多了，一副棋沒有這麼多。
position-not-32 = 局面裡有 { $found } 顆暗子，但 32 顆棋子扣掉明子、被吃的和移走的，應剩 { $right } 顆。
position-bad-players = { $key }={ $value } 必須是 1 到 3 的玩家，用逗號隔開，每位最多一次。
position-taken-no-camp = 玩家 { $player } 還沒有隊伍，不可能吃過子。
position-taken-own = 玩家 { $player } 不可能吃自己隊的棋子。
position-camp-missing = 玩家 { $player } 還沒有隊伍，卻已經沒有暗子了。
position-recall-only = recalled 和 removed 只用於收軍（mode=recall）。
position-recall-number = 玩家 { $player } 吃了 { $found } 顆；正好吃到 { $right } 顆時才收軍。
position-recalled-army = 玩家 { $player } 已經收軍，場上不能再有他的明子。
position-removed = removed 只能有已收軍的棋子，不能有 { $removed }。
position-out = out={ $found } 與棋子不符：沒有棋子的玩家是 { $right }。
position-mover-gone = 玩家 { $player } 已不再行棋，不能輪到他。
position-flip = flip={ $point }：那裡沒有暗子。
position-flip-over = flip={ $point }：棋局已經結束，不能再翻棋。

why-no-camp-yet = 你還沒有隊伍，所以只能翻棋。
why-empty = { $square } 沒有棋子。
why-face-down = { $square } 還是暗子：可以翻開，但不能走。
why-not-yours = { $square } 的棋子不屬於你這一隊。
why-stay = 走棋必須走到另一個交叉點。
why-straight = 將帥和車只能沿著橫線或直線走。
why-blocked = { $from } 和 { $to } 之間有棋子擋住。
why-horse = 馬走「日」字：先直走兩格，再橫走一格。從 { $from } 這樣走不到 { $to }。
why-elephant = 象走「田」字：斜走正好兩格。從 { $from } 這樣走不到 { $to }。
why-advisor = 士只能斜走一格。從 { $from } 這樣走不到 { $to }。
why-soldier = 兵卒只能往上下左右走一格。從 { $from } 這樣走不到 { $to }。
why-cannon-straight = 炮（包）只能沿著橫線或直線走棋和吃子。
why-cannon-needs-screen = 炮（包）要隔著正好一顆棋子才能吃子；{ $from } 和 { $to } 之間沒有炮架。
why-cannon-too-many = 炮（包）要隔著正好一顆棋子才能吃子；{ $from } 和 { $to } 之間不只一顆。
why-take-face-down = { $square } 還是暗子。暗子不能吃。
why-take-own = { $square } 是你自己隊的棋子。
why-nothing-to-take = { $square } 是空的，沒有棋子可吃。
why-write-x = 吃子要寫 x：{ $from }x{ $to }。
why-flip-empty = { $square } 是空的，沒有棋子可翻。
why-flip-face-up = { $square } 的棋子已經翻開了。
why-kind-not-hidden = 暗子裡已經沒有這一種了。
why-can-still-act = 只有在不能翻棋也不能走棋的時候才可以跳過。
why-only-skip = 你既不能翻棋也不能走棋，這一步只能跳過。
why-being-flipped = 有一顆棋子正在翻開，請稍等。

# What the values of options that stand side by side are called.
name-mode-annihilation = 全滅
name-mode-recall = 收軍
name-mode-points = 得失分
name-mode-race = 搶 200 分
name-split-generals = 將帥領兵卒
name-split-ranks = 依兵種分隊

# How a piece that is touched moves.
moves-general = 將帥走法同車：沿直線走任意距離。
moves-chariot = 車沿直線走任意距離。
moves-horse = 馬走日字，沒有拐馬腳。
moves-elephant = 象走田字，沒有塞象眼。
moves-advisor = 士斜走一步，不限九宮。
moves-soldier = 兵卒向上下左右走一步。
moves-cannon = 炮走法同車，吃子時須正好隔一顆棋子。
moves-hidden = 暗子：輪到誰，誰就可以翻開；它不能走，也不會被吃。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-flip = 翻開一顆棋子
lesson-flip-1 = 三十二顆棋子都是暗子。你最先翻到什麼，就決定你帶領哪一隊。請翻開 d2 那顆圈起來的棋子。
lesson-flip-1-hint = 點 d2。
lesson-flip-1-wrong = 真正下棋時翻哪顆都行，這裡請翻 d2。
lesson-flip-done = 翻到紅俥！你帶領紅子隊：仕相俥傌炮，共十顆。每回合翻一顆棋子，或走一顆自己的。
lesson-straight = 俥走直線
lesson-straight-1 = 俥沿橫線和直線走，只要沒有東西擋住，多遠都行。請吃掉黑車。
lesson-straight-1-hint = 黑車在 c1，就在你 c3 的俥正下方。
lesson-straight-done = 帥和將也這樣走。這裡不分大小，任何棋子都能吃別隊的棋子。
lesson-jump = 馬、象、士
lesson-jump-1 = 傌走「日」字，不會拐馬腳。請找出 b2 的傌能跳到的四個點。
lesson-jump-1-hint = 點 b2，能去的點會標出來。
lesson-jump-2 = 相走「田」字，斜走正好兩格，不會塞象眼。請找出它的四種走法。
lesson-jump-2-hint = 以 c3 為中心，點大方形的四個角。
lesson-jump-3 = 仕斜走一步。請找出它的四種走法。
lesson-jump-3-hint = 就是 c3 斜角上的四個點。
lesson-jump-done = 兵和卒向上、下、左、右走一步。只剩一種棋子還沒學。
lesson-cannon = 炮要隔子打
lesson-cannon-1 = 炮走起來像車，吃子時卻要正好隔一顆棋子，暗子也算。請吃掉黑車。
lesson-cannon-1-hint = b3 和 g3 之間的 e3 有一顆暗子，隔著它打。
lesson-cannon-done = 沒有炮架就打不到。瞄準之前先找炮架。
lesson-foes = 誰是敵人？
lesson-foes-1 = 別被顏色騙了：紅帥屬於將帥隊，不是你的！請吃掉別隊的一顆棋子。
lesson-foes-1-hint = d5 的帥正好和你的俥在同一條直線上。
lesson-foes-done = 不是自己這一隊的，都是敵人。看棋子的外圈就知道是哪一隊。
lesson-value = 先吃強的
lesson-value-1 = 你的俥能吃兩顆棋子。請吃比較危險的那一顆。
lesson-value-1-hint = 車橫行全盤，卒只走一步。
lesson-value-1-wrong = 還有更值得吃的：g3 的黑車。
lesson-value-done = 車和將帥最有價值，其次是炮、馬、兵卒，最後是象和士。
lesson-guarded = 有沒有人保護？
lesson-guarded-1 = 吃之前先看：會不會被吃回來？請吃一顆棋子，而且讓下一家吃不到你的棋子。
lesson-guarded-1-hint = e4 的士保護著 d5，而 g3 的馬孤立無援。
lesson-guarded-done = 吃完自己沒事，或得的比失的多，才值得吃。
lesson-flee = 快逃
lesson-flee-1 = e5 的黑馬正瞄著你的俥。請走一步，讓下一家吃不到你的任何棋子。
lesson-flee-1-hint = 把俥走到馬和包都打不到的點。
lesson-flee-done = 翻棋之前先看：有沒有自己的棋子被盯上？先救它，或先下手為強。
lesson-first-win = 拿下首勝
lesson-first-win-1 = 最後存活的一隊獲勝。你帶領紅子隊，對上兩個 1 級電腦，他們各剩兩顆棋子。把他們全吃掉吧。
lesson-first-win-1-hint = 先找吃了也不會被吃回來的棋子；沒有的話，就走到別人打不到的地方慢慢逼近。
lesson-first-win-done = 三國歸你！接著用全部三十二顆棋子下一盤吧。

# What to aim at, in one line for whoever is new to the game.
goal-annihilation = 目標：消滅另外兩隊，成為最後的勝者。
goal-recall = 目標：最先吃到和自己隊原有數目一樣多的棋子。
goal-points = 目標：得分最高。吃子加分，失子扣分。
goal-race = 目標：最先吃到 200 分。

### Pieces inside sentences, and in lists of moves.

noun-red-general = 紅帥
short-red-general = 帥
noun-red-advisor = 紅仕
short-red-advisor = 仕
noun-red-elephant = 紅相
short-red-elephant = 相
noun-red-chariot = 紅俥
short-red-chariot = 俥
noun-red-horse = 紅傌
short-red-horse = 傌
noun-red-cannon = 紅炮
short-red-cannon = 炮
noun-red-soldier = 紅兵
short-red-soldier = 兵
noun-black-general = 黑將
short-black-general = 將
noun-black-advisor = 黑士
short-black-advisor = 士
noun-black-elephant = 黑象
short-black-elephant = 象
noun-black-chariot = 黑車
short-black-chariot = 車
noun-black-horse = 黑馬
short-black-horse = 馬
noun-black-cannon = 黑包
short-black-cannon = 包
noun-black-soldier = 黑卒
short-black-soldier = 卒
noun-hidden = 暗子

### The page: setting up a position, without the notation of its text

setup-position-out = 已有隊伍的玩家至少要有一顆自己的棋子。

### What can be done now and what to touch, for whoever is new to the game.

now-first-flip = 點任意一顆暗子把它翻開，翻到哪一隊的子，你就是哪一隊。
now-flip-for-camp = 點一顆暗子把它翻開。翻到還沒有人的那一隊，那一隊就是你的。
now-flip-or-move = 點一顆暗子把它翻開；或點自己有標記的棋子，再點要去的地方，走到敵子上就是吃子。
now-flip = 點一顆暗子把它翻開。你的棋子現在都不能走。
now-move = 點自己有標記的棋子，再點要去的地方，走到敵子上就是吃子。已經沒有暗子了。

### Beside the name of a player

camp-short-generals-1 = 將帥隊
camp-short-generals-2 = 紅子隊
camp-short-generals-3 = 黑子隊
camp-short-ranks-1 = 兵卒隊
camp-short-ranks-2 = 將士象隊
camp-short-ranks-3 = 車馬炮隊
seat-left = 剩 { $left } 顆
seat-left-score = 剩 { $left } 顆，{ $score } 分

### Why the game would be lost; what an option is about, in a word
threat-last-camp = 場上會只剩下別隊。
threat-recall = 別隊會吃夠棋子而收軍。
threat-race = 別的玩家會達到 200 分。
label-split = 分隊
label-mode = 勝負方式

### 題目的主題。
theme-flip = 翻棋
theme-capture = 吃子
theme-quiet-move = 不吃子的一步
theme-cannon = 炮
theme-general = 吃將帥
