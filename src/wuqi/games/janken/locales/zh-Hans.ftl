name = 猜拳将棋
tagline = 让方块一路翻滚，穿越棋盘：哪一面朝上，决定你能赢谁。
credit = 梅田龙一设计，学习研究社（学研）2010 年发行。

side-1 = 红方
side-2 = 蓝方

piece-rock-paper = 石头（南北面是布）
piece-rock-scissors = 石头（南北面是剪刀）
piece-paper-rock = 布（南北面是石头）
piece-paper-scissors = 布（南北面是剪刀）
piece-scissors-rock = 剪刀（南北面是石头）
piece-scissors-paper = 剪刀（南北面是布）

way-roll = 翻滚：{ $piece }
way-slide = 平移：{ $piece }
way-place = 放下：{ $piece }

note-cubes = R 石头 · P 布 · S 剪刀；四周是朝该方向翻滚后会朝上的一面
note-quiet = 连续没有吃子的回合数（满 80 为和棋）：

option-actions = 一回合由哪些方块行动？
option-actions-one-cube = 一回合的每一步都由同一个方块走。
option-actions-any-cube = 一回合有两次行动：同一个方块走两次，或者两个方块各走一次。
option-rolling = 走到空格时要不要翻滚？
option-rolling-optional = 每一步都可以自己决定：翻滚一面，或者不翻面直接平移。
option-rolling-forced = 每次走到空格都必须翻滚。
option-turning-back = 能不能直接折返？
option-turning-back-no = 同一回合内，方块不能马上退回刚离开的那一格。
option-turning-back-yes = 同一回合内，方块可以走出去又直接退回来。
option-last-stand = 只剩一个方块时，有什么特别规则？
option-last-stand-no = 最后一个方块的走法和平时一样。
option-last-stand-yes = 只剩一个方块的一方，每回合走三步，并且可以回到自己的三角区。

preset-seed = 一个方块走两步，翻滚或平移随你选，不能直接折返。
preset-gakken = 日本原版：两次行动可以分给任意方块，必须翻滚，可以折返，还有最后一搏。

reason-corner = 胜方的方块到达了对方的角格。
reason-all-taken = 败方的方块全部被吃光。
reason-repetition = 同一局面、轮到同一方，已经第三次出现。
reason-quiet = 连续八十回合没有吃子。
reason-both-passed = 双方都无法移动，接连跳过。

expect-place = 请把一个方块放到己方空着的标记格上，哪一面朝上都行。
expect-one-cube = 请选一个方块走两步。
expect-any-cube = 请行动两次：同一个方块走两次，或者两个方块各走一次。
expect-last-stand = 最后一搏：请让最后一个方块走三步。
expect-pass = 你的方块都无法移动，只能跳过这一回合。

position-too-many-cubes = 每方最多四个方块，这里{ $side ->
    [X] 红方
   *[O] 蓝方
}却有 { $found } 个。
position-no-cubes = 棋盘上没有任何方块。若要从放置方块开始，请加上 phase=place。
position-not-marked = 放置阶段的方块都应该在己方的标记格上，{ $square } 上的却不是。
position-all-placed = 八个方块都已放好，放置阶段已经结束：请去掉 phase=place。
position-not-in-turn = 现在不可能轮到{ $mover ->
    [X] 红方
   *[O] 蓝方
}放置：红方放了 { $x } 个，蓝方放了 { $o } 个。
position-placing-counts-nothing = 放置阶段不计回合：请去掉 quiet 和 passed。

why-place-first = 要等所有方块都放好，才能开始移动。
why-placing-over = 所有方块都已经放好了，现在请移动方块。
why-not-marked = 不能把方块放在 { $square }：请选己方四个标记格之一。
why-occupied = { $square } 上已经有方块了。
why-same-face = 方块不可能这样摆：相邻的两面不会是同一种图案。
why-empty-square = { $square } 上没有方块。
why-not-yours = { $square } 上的方块是对方的。
why-not-one-step = 从 { $from } 到 { $to } 不是一步：方块一步只能走到上、下、左、右的邻格。
why-own-cube = 不能走到 { $to }：那里有你自己的方块。
why-not-beaten = 你的方块赢不了 { $to } 上的方块：剪刀赢布，布赢石头，石头赢剪刀。
why-no-roll-capture = { $to } 上有对方的方块：走上去就是吃子，不翻滚，要用 x 来写。
why-nothing-to-capture = { $to } 上没有可以吃的方块。
why-must-roll = 这种玩法不能平移：每次走到空格都必须翻滚。
why-turn-back = 同一回合内，方块不能直接退回 { $to }。
why-home-triangle = 在己方三角区外的方块不能再进去，而 { $to } 在三角区里。
why-one-cube = 一回合的每一步都必须由同一个方块走。
why-one-path = 这几步是同一个方块走的：请连成一条路线来写，中间不加逗号。
why-step-left = 这一回合还没结束：这个方块还能走，就必须走。
why-action-left = 这一回合还没结束：你还有方块能行动，就必须继续。
why-too-many-steps = 走得太多了：这一回合只有 { $count } 步。
why-third-capture = 一回合最多吃两个方块。
why-game-ends-there = 走到 { $to } 的那一步就分出胜负了，后面不能再走。
why-pass-not-forced = 只有当你的方块都无法移动时，才可以跳过。
why-must-pass = 你的方块都无法移动，只能跳过。

# How a piece that is touched moves.
moves-rock = 石头朝上：这个方块向上下左右走，能吃剪刀，怕布。
moves-paper = 布朝上：这个方块向上下左右走，能吃石头，怕剪刀。
moves-scissors = 剪刀朝上：这个方块向上下左右走，能吃布，怕石头。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-steps = 一个方块走两步
lesson-steps-1 = 你是红方。每回合让一个方块走两步：上、下、左、右都行。请把方块带到 d4。
lesson-steps-1-hint = 依次点 b4、c4、d4。每一步都要选翻滚或平移，这里哪一种都可以。
lesson-steps-2 = 第二步可以转弯，但不能直接折返。请把方块带到 c3。
lesson-steps-2-hint = 经过 c4 或 b3 都可以。
lesson-steps-done = 一回合两步，都由同一个方块走。
lesson-roll = 翻滚就会变
lesson-roll-1 = 平移时方块不变；翻滚时会换另一面朝上，看侧面的图就知道是哪一面。请把石头带到 d4，并让它在那里变成布。
lesson-roll-1-hint = 往 d4 的方向翻滚一次、平移一次。同方向翻滚两次，又会变回石头。
lesson-roll-2 = 这次把它带到 c3，并让它变成剪刀。
lesson-roll-2-hint = 横着翻滚到 b3，再平移到 c3。
lesson-roll-done = 相对的两面相同。往前后翻滚变成一种，往左右翻滚变成另一种。
lesson-beat = 赢过对方的方块
lesson-beat-1 = 石头赢剪刀，剪刀赢布，布赢石头。走到你能赢的方块上，就吃掉它。请吃掉 c3 的石头。
lesson-beat-1-hint = 石头赢不了石头，b3 的布可以。吃完之后还要走第二步。
lesson-beat-2 = 布赢不了剪刀，但可以先翻滚！请吃掉 d4 的剪刀。
lesson-beat-2-hint = 翻滚到 c4 就变成石头，再走到 d4。
lesson-beat-done = 先翻滚、再吃子，这就是这个游戏的精髓。
lesson-two = 一回合吃两个
lesson-two-1 = 两步都可以吃子。请在一回合内吃掉两个方块。
lesson-two-1-hint = 你的石头赢剪刀：先 c4，再 d4。
lesson-two-done = 吃子的那一步不翻滚，所以方块不变。
lesson-corner = 到角格就赢
lesson-corner-1 = 谁的方块先到对方的角格，谁就立刻获胜。你的目标是 f1。
lesson-corner-1-hint = e1 有一个布，石头赢不了它。绕道 f2。
lesson-corner-2 = 角格有剪刀守着。照样赢下这一局吧。
lesson-corner-2-hint = 翻滚到 e1，看看变成什么。
lesson-corner-done = 离对方角格只差两步的方块，下一回合就能赢。双方的都要随时留意。
lesson-guard = 守住自己的角格
lesson-guard-1 = c6 的石头想冲进你的角格 a6，那样它就赢了。阻止它，而且别让自己的方块被吃。
lesson-guard-1-hint = b5 的布赢石头。先平移到 b6，再吃掉它。
lesson-guard-done = 每回合先看：对方有没有方块两步能到 a6？离开三角区的方块回不来，所以要留一个看家。
lesson-place = 摆好方块
lesson-place-1 = 开局前要把四个方块放到标记格上，哪一面朝上都行。先放守卫：在你的角格 a6 放一个。
lesson-place-1-hint = 点 a6，再选要怎么放。
lesson-place-1-wrong = 那一格也是你的，不过先从角格 a6 开始。
lesson-place-done = 石头、剪刀、布都摆一些，什么都应付得了。
lesson-first-win = 拿下首胜
lesson-first-win-1 = 跟 1 级电脑下一盘，四个对三个。派一个冲向 f1，留一个看家，能赢的就吃。
lesson-first-win-1-hint = 先找通往 f1 的路，再找吃子，然后确认没有人能到 a6，也吃不到你的方块。
lesson-first-win-done = 翻滚得真漂亮！接着下一整盘吧。

# What to aim at, in one line for whoever is new to the game.
goal = 目标：把一个方块走到对方的角格 { $corner }，或吃光对方的方块。

### Pieces inside sentences, and in lists of moves.

tell-places = { $actor ->
    [you] 你
   *[other] { $name }
}在 { $square } 放了一个方块，{ $piece }朝上。
noun-any = 方块
noun-rock-paper = 石头
short-rock-paper = 石头／布
noun-rock-scissors = 石头
short-rock-scissors = 石头／剪刀
noun-paper-rock = 布
short-paper-rock = 布／石头
noun-paper-scissors = 布
short-paper-scissors = 布／剪刀
noun-scissors-rock = 剪刀
short-scissors-rock = 剪刀／石头
noun-scissors-paper = 剪刀
short-scissors-paper = 剪刀／布

### Named set-ups

setup-fan = 扇形：三种都在前
setup-wall = 石墙
setup-blades = 刀阵：剪刀在前

### The page: setting up a position, without the notation of its text

setup-position-no-cubes = 棋盘上还没有方块。

### The buttons of a choice: a word under the picture of the cube

way-roll-short = 翻滚
way-slide-short = 平移

### What can be done now and what to touch, for whoever is new to the game.

now-place = 点自己的标记格，再选哪一面朝上。
now-one-cube = 点自己的一个方块，再点旁边的格子，共走两步。{ $rolling ->
    [forced] 每一步都要翻滚。
   *[other] 每一步选翻滚或平移。
}走到你能赢的方块上就吃掉它。
now-any-cube = 共两次行动：点方块，再点旁边的格子；接着同一个或另一个再走一次。走到你能赢的方块上就吃掉它。
now-last-stand = 最后一搏：最后一个方块走三步。点它，再一格一格点过去。

# Above the six ways to place a cube.
way-place-ask = 哪一面朝上？小图是侧面。

### Why the game would be lost
threat-corner = 对方的方块会到达你的角格。
threat-all-taken = 你的方块会被吃光。

### 题目的主题。
theme-corner = 攻入角格
theme-last-cube = 吃掉最后一子
theme-rolling = 连滚两次
theme-sliding = 连滑两次
theme-double-capture = 一回合吃两子
theme-outnumbered = 以少敌多
theme-holding = 守和
