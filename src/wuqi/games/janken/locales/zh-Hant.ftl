name = 猜拳將棋
tagline = 讓方塊一路翻滾，穿越棋盤：哪一面朝上，決定你能贏誰。
credit = 梅田龍一設計，學習研究社（學研）2010 年發行。

side-1 = 紅方
side-2 = 藍方

piece-rock-paper = 石頭（南北面是布）
piece-rock-scissors = 石頭（南北面是剪刀）
piece-paper-rock = 布（南北面是石頭）
piece-paper-scissors = 布（南北面是剪刀）
piece-scissors-rock = 剪刀（南北面是石頭）
piece-scissors-paper = 剪刀（南北面是布）

way-roll = 翻滾：{ $piece }
way-slide = 平移：{ $piece }
way-place = 放下：{ $piece }

note-cubes = R 石頭 · P 布 · S 剪刀；四周是朝該方向翻滾後會朝上的一面
note-quiet = 連續沒有吃子的回合數（滿 80 為和局）：

option-actions = 一回合由哪些方塊行動？
option-actions-one-cube = 一回合的每一步都由同一顆方塊走。
option-actions-any-cube = 一回合有兩次行動：同一顆方塊走兩次，或兩顆方塊各走一次。
option-rolling = 走到空格時要不要翻滾？
option-rolling-optional = 每一步都可以自己決定：翻滾一面，或不翻面直接平移。
option-rolling-forced = 每次走到空格都必須翻滾。
option-turning-back = 可不可以直接折返？
option-turning-back-no = 同一回合內，方塊不可馬上退回剛離開的那一格。
option-turning-back-yes = 同一回合內，方塊可以走出去又直接退回來。
option-last-stand = 只剩一顆方塊時，有沒有特別規則？
option-last-stand-no = 最後一顆方塊的走法和平常一樣。
option-last-stand-yes = 只剩一顆方塊的一方，每回合走三步，而且可以回到自己的三角區。

preset-seed = 一顆方塊走兩步，翻滾或平移隨你選，不可直接折返。
preset-gakken = 日本原版：兩次行動可分給任何方塊，一定要翻滾，可以折返，還有最後一搏。

reason-corner = 勝方的方塊抵達對方的角格。
reason-all-taken = 敗方的方塊全部被吃光。
reason-repetition = 同一局面第三次出現。
reason-quiet = 連續八十回合沒有吃子。
reason-both-passed = 雙方都無法移動。

expect-place = 請把一顆方塊放到己方空著的標記格，哪一面朝上都可以。
expect-one-cube = 請選一顆方塊走兩步。
expect-any-cube = 請做兩次行動：同一顆方塊走兩次，或兩顆方塊各走一次。
expect-last-stand = 最後一搏：請讓最後一顆方塊走三步。
expect-pass = 你的方塊都無法移動，只能跳過這一回合。

position-too-many-cubes = 每方最多四顆方塊，這裡{ $side ->
    [X] 紅方
   *[O] 藍方
}卻有 { $found } 顆。
position-no-cubes = 棋盤上沒有任何方塊。若要從放置方塊開始，請加上 phase=place。
position-not-marked = 放置階段的方塊都應該在己方的標記格上，{ $square } 上的卻不是。
position-all-placed = 八顆方塊都已放好，放置階段已經結束：請去掉 phase=place。
position-not-in-turn = 現在不可能輪到{ $mover ->
    [X] 紅方
   *[O] 藍方
}放置：紅方放了 { $x } 顆，藍方放了 { $o } 顆。
position-placing-counts-nothing = 放置階段不計回合：請去掉 quiet 和 passed。

why-place-first = 要等所有方塊都放好，才能開始移動。
why-placing-over = 所有方塊都已經放好了，現在請移動方塊。
why-not-marked = 不能把方塊放在 { $square }：請選己方四個標記格之一。
why-occupied = { $square } 上已經有方塊了。
why-same-face = 方塊不可能這樣擺：相鄰的兩面不會是同一種圖案。
why-empty-square = { $square } 上沒有方塊。
why-not-yours = { $square } 上的方塊是對方的。
why-not-one-step = 從 { $from } 到 { $to } 不是一步：方塊一步只能走到上、下、左、右的鄰格。
why-own-cube = 不能走到 { $to }：那裡有你自己的方塊。
why-not-beaten = 你的方塊贏不了 { $to } 上的方塊：剪刀贏布，布贏石頭，石頭贏剪刀。
why-no-roll-capture = { $to } 上有對方的方塊：走上去就是吃子，不翻滾，要用 x 來寫。
why-nothing-to-capture = { $to } 上沒有可以吃的方塊。
why-must-roll = 這種玩法不能平移：每次走到空格都必須翻滾。
why-turn-back = 同一回合內，方塊不可直接退回 { $to }。
why-home-triangle = 在己方三角區外的方塊不可再進去，而 { $to } 在三角區裡。
why-one-cube = 一回合的每一步都必須由同一顆方塊走。
why-one-path = 這幾步是同一顆方塊走的：請連成一條路線來寫，中間不加逗號。
why-step-left = 這回合還沒結束：這顆方塊還能走，就必須走。
why-action-left = 這回合還沒結束：你還有方塊能行動，就必須繼續。
why-too-many-steps = 走太多步了：這回合只有 { $count } 步。
why-third-capture = 一回合最多吃兩顆方塊。
why-game-ends-there = 走到 { $to } 的那一步就分出勝負了，後面不能再走。
why-pass-not-forced = 只有當你的方塊都無法移動時，才可以跳過。
why-must-pass = 你的方塊都無法移動，只能跳過。

# How a piece that is touched moves.
moves-rock = 石頭朝上：這顆方塊向上下左右走，能吃剪刀，怕布。
moves-paper = 布朝上：這顆方塊向上下左右走，能吃石頭，怕剪刀。
moves-scissors = 剪刀朝上：這顆方塊向上下左右走，能吃布，怕石頭。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-steps = 一顆方塊走兩步
lesson-steps-1 = 你是紅方。每回合讓一顆方塊走兩步：上、下、左、右都行。請把方塊帶到 d4。
lesson-steps-1-hint = 依序點 b4、c4、d4。每一步都要選翻滾或平移，這裡哪一種都可以。
lesson-steps-2 = 第二步可以轉彎，但不能直接折返。請把方塊帶到 c3。
lesson-steps-2-hint = 經過 c4 或 b3 都可以。
lesson-steps-done = 一回合兩步，都由同一顆方塊走。
lesson-roll = 翻滾就會變
lesson-roll-1 = 平移時方塊不變；翻滾時會換另一面朝上，看側面的圖就知道是哪一面。請把石頭帶到 d4，並讓它在那裡變成布。
lesson-roll-1-hint = 往 d4 的方向翻滾一次、平移一次。同方向翻滾兩次，又會變回石頭。
lesson-roll-2 = 這次把它帶到 c3，並讓它變成剪刀。
lesson-roll-2-hint = 橫著翻滾到 b3，再平移到 c3。
lesson-roll-done = 相對的兩面相同。往前後翻滾變成一種，往左右翻滾變成另一種。
lesson-beat = 贏過對方的方塊
lesson-beat-1 = 石頭贏剪刀，剪刀贏布，布贏石頭。走到贏得了的方塊上，就吃掉它。請吃掉 c3 的石頭。
lesson-beat-1-hint = 石頭贏不了石頭，b3 的布可以。吃完之後還要走第二步。
lesson-beat-2 = 布贏不了剪刀，但可以先翻滾！請吃掉 d4 的剪刀。
lesson-beat-2-hint = 翻滾到 c4 就變成石頭，再走到 d4。
lesson-beat-done = 先翻滾、再吃子，這就是這個遊戲的精髓。
lesson-two = 一回合吃兩顆
lesson-two-1 = 兩步都可以吃子。請在一回合內吃掉兩顆方塊。
lesson-two-1-hint = 你的石頭贏剪刀：先 c4，再 d4。
lesson-two-done = 吃子的那一步不翻滾，所以方塊不變。
lesson-corner = 到角格就贏
lesson-corner-1 = 誰的方塊先到對方的角格，誰就立刻獲勝。你的目標是 f1。
lesson-corner-1-hint = e1 有一顆布，石頭贏不了它。繞道 f2。
lesson-corner-2 = 角格有剪刀守著。照樣贏下這一局吧。
lesson-corner-2-hint = 翻滾到 e1，看看變成什麼。
lesson-corner-done = 離對方角格只差兩步的方塊，下一回合就能贏。雙方的都要隨時留意。
lesson-guard = 守住自己的角格
lesson-guard-1 = c6 的石頭想衝進你的角格 a6，那樣它就贏了。阻止它，而且別讓自己的方塊被吃。
lesson-guard-1-hint = b5 的布贏石頭。先平移到 b6，再吃掉它。
lesson-guard-done = 每回合先看：對方有沒有方塊兩步能到 a6？離開三角區的方塊回不來，所以要留一顆看家。
lesson-place = 擺好方塊
lesson-place-1 = 開局前要把四顆方塊放到標記格上，哪一面朝上都可以。先放守衛：在你的角格 a6 放一顆。
lesson-place-1-hint = 點 a6，再選要怎麼放。
lesson-place-1-wrong = 那一格也是你的，不過先從角格 a6 開始。
lesson-place-done = 石頭、剪刀、布都擺一些，什麼都應付得了。
lesson-first-win = 拿下首勝
lesson-first-win-1 = 跟 1 級電腦下一盤，四顆對三顆。派一顆衝向 f1，留一顆看家，贏得了的就吃。
lesson-first-win-1-hint = 先找通往 f1 的路，再找吃子，然後確認沒有人能到 a6，也吃不到你的方塊。
lesson-first-win-done = 滾得漂亮！接著下一整盤吧。

# What to aim at, in one line for whoever is new to the game.
goal = 目標：把一顆方塊走到對方的角格 { $corner }，或吃光對方的方塊。

### Pieces inside sentences, and in lists of moves.

tell-places = { $actor ->
    [you] 你
   *[other] { $name }
}在 { $square } 放了一顆方塊，{ $piece }朝上。
noun-any = 方塊
noun-rock-paper = 石頭
short-rock-paper = 石頭／布
noun-rock-scissors = 石頭
short-rock-scissors = 石頭／剪刀
noun-paper-rock = 布
short-paper-rock = 布／石頭
noun-paper-scissors = 布
short-paper-scissors = 布／剪刀
noun-scissors-rock = 剪刀
short-scissors-rock = 剪刀／石頭
noun-scissors-paper = 剪刀
short-scissors-paper = 剪刀／布

### Named set-ups

setup-fan = 扇形：三種都在前
setup-wall = 石牆
setup-blades = 刀陣：剪刀在前

### The page: setting up a position, without the notation of its text

setup-position-no-cubes = 棋盤上還沒有方塊。

### The buttons of a choice: a word under the picture of the cube

way-roll-short = 翻滾
way-slide-short = 平移

### What can be done now and what to touch, for whoever is new to the game.

now-place = 點自己的標記格，再選哪一面朝上。
now-one-cube = 點自己的一顆方塊，再點旁邊的格子，共走兩步。{ $rolling ->
    [forced] 每一步都要翻滾。
   *[other] 每一步選翻滾或平移。
}走到贏得了的方塊上就吃掉它。
now-any-cube = 共兩次行動：點方塊，再點旁邊的格子；接著同一顆或另一顆再走一次。走到贏得了的方塊上就吃掉它。
now-last-stand = 最後一搏：最後一顆方塊走三步。點它，再一格一格點過去。

# Above the six ways to place a cube.
way-place-ask = 哪一面朝上？小圖是側面。

### Why the game would be lost
threat-corner = 對方的方塊會抵達你的角格。
threat-all-taken = 你的方塊會被吃光。

### 題目的主題。
theme-corner = 攻入角格
theme-last-cube = 吃掉最後一子
theme-rolling = 連滾兩次
theme-sliding = 連滑兩次
theme-double-capture = 一回合吃兩子
theme-outnumbered = 以少敵多
theme-holding = 守和
