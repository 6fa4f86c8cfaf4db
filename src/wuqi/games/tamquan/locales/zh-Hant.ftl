name = 三軍棋
tagline = 各隊同盤作戰，每人只有一顆棋子：一起進軍吧，因為誰也無法單獨吃子。
credit = 越南的團隊棋戲 cờ tam quân；發明者不詳。

side-1 = 紅隊
side-2 = 藍隊
side-3 = 黃隊
side-4 = 紫隊

piece-1 = { side-1 } { $member } 號隊員
piece-2 = { side-2 } { $member } 號隊員
piece-3 = { side-3 } { $member } 號隊員
piece-4 = { side-4 } { $member } 號隊員
piece-1-marched = { side-1 } { $member } 號隊員，已走過
piece-2-marched = { side-2 } { $member } 號隊員，已走過
piece-3-marched = { side-3 } { $member } 號隊員，已走過
piece-4-marched = { side-4 } { $member } 號隊員，已走過

note-placed-1 = { side-1 }已放好：
note-placed-2 = { side-2 }已放好：
note-placed-3 = { side-3 }已放好：
note-placed-4 = { side-4 }已放好：
note-calm = 連續沒有吃子的回合數：

option-size = 棋盤每邊的格數
option-teams = 隊伍數
option-pieces = 每隊人數（每人指揮一顆棋子）
option-deploy = 各隊如何佈陣？
option-deploy-turns = 各隊輪流選區，公開佈陣。
option-deploy-hidden = 所有隊伍同時祕密佈陣，各自使用和隊號相同的區，最後一起揭曉。
option-steps = 調兵時棋子可以往哪裡走？
option-steps-orthogonal = 往上、下、左或右走一步。
option-steps-eight = 往任何方向走一步，包括斜走：局面更活潑。
option-taking = 吃不吃由玩家決定，還是自動吃子？
option-taking-optional = 輪到的隊伍可以吃子，一次一顆，順序隨意。
option-taking-all = 調兵前後，所有可以吃的棋子都會自動一起移除。
option-zones-small = { $size }×{ $size } 棋盤的每個區只放得下 { $room } 顆棋子：請選大一點的棋盤，或少一點棋子。

preset-5x5 = 5×5 棋盤，兩隊，每隊三人：標準規則。
preset-8x8 = 8×8 棋盤，四隊，每隊五人，從角落出發。

reason-last-team = 棋盤上只剩一支隊伍的棋子。
reason-one-each = 只剩兩隊，各有一顆棋子，誰也吃不了誰。
reason-repetition = 同一局面、輪到同一隊，已經第三次出現。
reason-calm = 連續太多回合沒有吃子。

expect-zone = 請為本隊選擇佈陣區。
expect-place = 請 { $member } 號隊員把棋子放在區內的空格。
expect-place-secret = 各隊同時祕密佈陣：下一位隊員把棋子放在本隊區內的空格。
expect-take = 調兵之前：吃一顆敵子，或結束吃子。
expect-march = 調兵：還有 { $count } 顆棋子要走一步。
expect-take-again = 調兵之後：吃一顆敵子，或結束吃子。

position-phase = 局面要寫明現在是哪個階段，phase={ $right }；這裡寫的是「{ $found }」。
position-key-phase = 在這些選項之下，phase={ $phase } 不能用 { $key }。
position-too-many = 第 { $team } 隊在棋盤上有 { $found } 顆棋子，但只有 { $most } 名隊員。
position-members = members={ $members } 不符：應依序寫出每隊在棋盤上的隊員號碼（由左至右、由上至下），沒有棋子的寫 -。
position-marched = 小寫字母是已走過的棋子：只有輪到的隊伍才有，而且只在 phase=march 或 phase=end。
position-zones = 佈陣時每隊站在一個區內，兩隊不能同區；祕密佈陣時，各隊在和隊號相同的區。
position-zone = 這裡不可能選了 { $zone } 區。
position-placed = placed={ $placed } 不符：應寫出每隊已放好的人數；棋盤上顯示一隊的全部棋子，保密時則一顆也不顯示。
position-all-placed = 所有隊員都已放好，所以佈陣已經結束。
position-deploy-mover = 第 { $team } 隊是第一支還有隊員要放的隊伍，所以必須輪到它。
position-deploy-early = 第 { $team } 隊還在佈陣，所以後面的隊伍不可能已在棋盤上。
position-out = out={ $out } 不符：應依出局的先後寫出所有沒有棋子的隊伍，不多也不少。
position-mover-out = 第 { $team } 隊已經沒有棋子，不可能輪到它。

why-off-board = 這個棋盤上沒有 { $square } 這一格。
why-zone-first = 請先為隊伍選一個區，再放棋子。
why-zone-unknown = 這個棋盤上沒有 { $zone } 區。
why-zone-taken = { $zone } 區已經屬於別的隊伍。
why-zone-chosen = 你們隊已經有區了：請把棋子放進去。
why-zone-secret = 祕密佈陣時，每隊使用和隊號相同的區，不必選擇。
why-place-outside = { $square } 不在你們隊的區內。
why-place-occupied = { $square } 已經有棋子了。
why-place-over = 棋子都放好了，接下來是調兵。
why-deploy-first = 各隊還在佈陣：請先放好棋子。
why-take-own = { $square } 是你自己隊上的棋子。
why-take-empty = { $square } 沒有棋子可以吃。
why-take-few = 要吃 { $square } 的棋子，它的上、下、左、右至少要有兩個敵人。現在有 { $foes } 個。
why-take-friends = { $square } 的棋子受到保護：旁邊有 { $foes } 個敵人和 { $friends } 個同伴，敵人必須比同伴多才行。
why-take-marching = 你的隊伍正在調兵：先走完，才能吃子。
why-take-automatic = 這一局會自動吃子，不必自己動手。
why-step-taking = 現在有子可吃：請先吃子或結束吃子，再調兵。
why-step-empty = { $from } 沒有棋子。
why-step-enemy = { $from } 的棋子屬於別的隊伍。
why-step-again = { $from } 的棋子這回合已經走過了。
why-step-occupied = { $to } 已經有棋子：只能走到空格。
why-step-diagonal = 這一局不能斜走：請往上、下、左或右走。
why-step-far = { $to } 離 { $from } 太遠了：每顆棋子剛好走一步。
why-step-ended = 調兵已經結束；現在可以吃子，或結束吃子。
why-done-march = 誰都不能留在原地：走得動的棋子都必須走一步。
why-done-deploy = 各隊還在佈陣，還沒到吃子的時候。

# How a piece that is touched moves.
moves-member = 每顆棋子向上下左右走一步到空格。上下左右有兩個以上的敵人，而且敵人比同伴多，就可能被吃。
moves-member-eight = 每顆棋子可向八個方向走一步到空格。上下左右有兩個以上的敵人，而且敵人比同伴多，就可能被吃。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-deploy = 佈陣
lesson-deploy-1 = 你帶領三顆紅子。先選下方的區，再把棋子並排放在 b2、c2、d2。
lesson-deploy-1-hint = 點最下面兩排的任一格就選定這個區，然後點 b2、c2、d2。
lesson-deploy-1-wrong = 這樣也可以，不過這裡請選下方的區和 b2、c2、d2。
lesson-deploy-done = 站在一起的棋子會互相保護。
lesson-march = 全隊調兵
lesson-march-1 = 輪到你時，每顆棋子都要走一步到空格，順序隨你。誰也不能留在原地。走完之後，要有一顆棋子站在 c3。
lesson-march-1-hint = 先從 c2 走到 c3，替其他棋子讓路。
lesson-march-done = 順序由你決定：先走的替後走的讓路。
lesson-take = 二打一
lesson-take-1 = 敵子的上、下、左、右有你兩顆以上的棋子，而且比它的同伴多，就可以吃。請吃掉 c4 的藍子。
lesson-take-1-hint = 直接點夾在你兩顆棋子中間的藍子。
lesson-take-1-wrong = 這樣就放過它了。要點它才會吃。
lesson-take-done = 單槍匹馬什麼也吃不到，要兩顆棋子聯手才行。
lesson-count = 數敵人，數同伴
lesson-count-1 = 旁邊的同伴跟敵人一樣多，棋子就安全。有兩顆藍子站在一起：你能吃哪一顆？
lesson-count-1-hint = 數一數：c3 旁邊有你的兩顆、它的同伴一顆；c2 旁邊沒有你的棋子。
lesson-count-1-wrong = 這樣就放過它了。兩顆之中有一顆可以吃。
lesson-count-done = 二對一：吃掉。二對二：吃不了。
lesson-hunt = 先調兵，再吃子
lesson-hunt-1 = 調兵之後還可以吃子。請讓兩顆棋子走到 c3 那顆落單藍子的旁邊，再吃掉它。
lesson-hunt-1-hint = 從 a3 走到 b3，從 e3 走到 d3。第三顆走哪裡都行，然後點 c3。
lesson-hunt-done = 找落單的敵人，最好離你的兩顆棋子各兩步。
lesson-both = 吃、調兵、再吃
lesson-both-1 = 調兵之前和之後都可以吃子。請在一回合內吃掉中間的兩顆藍子。
lesson-both-1-hint = 先吃 c3。再從 b3 走到 b4、從 d3 走到 d4，c4 就被夾住了。
lesson-both-done = 一回合吃兩顆，往往就決定了勝負。
lesson-safe = 逃出包圍
lesson-safe-1 = 反過來也一樣：可能有兩顆藍子走到你 c3 的棋子旁邊。請調兵，讓藍隊什麼都吃不到。
lesson-safe-1-hint = c3 的棋子要避開三顆藍子，往上走吧。
lesson-safe-done = 調兵之前先看：哪裡會有兩個敵人走到我的一顆棋子旁邊？
lesson-first-win = 拿下首勝
lesson-first-win-1 = 跟 1 級電腦下一盤，三顆對兩顆。彼此靠近，追捕落單的敵人，把它吃掉。
lesson-first-win-1-hint = 讓兩顆棋子走到同一顆藍子旁邊，也別讓兩顆藍子走到你的一顆旁邊。
lesson-first-win-done = 調度有方！接著三對三下一整盤吧。

# What to aim at, in one line for whoever is new to the game.
goal = 目標：吃光敵人的棋子，成為最後留在盤上的隊伍。棋子旁邊有兩個以上的敵人，而且敵人比同伴多，就可能被吃。
guide-around = 旁邊有敵人的棋子帶有標記：一個 ◆ 是一個敵人，一個 ○ 是一個同伴。標記變成深色，表示這顆棋子可以被吃。
button-done = 結束吃子（剩 { $count } 顆）

### Pieces inside sentences, and in lists of moves.

noun-1 = {" "}{ $member } 號
noun-2 = {" "}{ $member } 號
noun-3 = {" "}{ $member } 號
noun-4 = {" "}{ $member } 號
noun-1-marched = {" "}{ $member } 號
noun-2-marched = {" "}{ $member } 號
noun-3-marched = {" "}{ $member } 號
noun-4-marched = {" "}{ $member } 號

### The page: setting up a position, without the notation of its text

setup-position-out = 每隊至少要有一顆棋子。

### What can be done now and what to touch, for whoever is new to the game.

now-zone = 點你想佈陣的區域裡任意一格，或按它的編號。
now-place = 點自己區內的一格，放下 { $member } 號棋子。
now-take = 調兵之前可以吃子：點有圈的敵子；或按「結束吃子」開始調兵。調兵之後還能再吃。
now-march = 調兵：點有標記的己方棋子，再點旁邊的圓點；還有 { $count } 顆要走。{ $taking ->
    [all] 走完後，能吃的敵子會自動全部吃掉。
   *[other] 走完後可以吃敵子。
}
now-take-again = 調兵之後可以吃子：點有圈的敵子；或按「結束吃子」結束這一回合。

### Why the game would be lost
threat-last-team = 你的隊伍會被吃光。

### 題目的主題。
theme-marching = 不吃子的調兵
theme-capture = 吃子
theme-double-capture = 一回合吃兩子
theme-taking-twice = 前後兩次吃子
theme-outnumbered = 以少勝多
theme-holding = 守和
