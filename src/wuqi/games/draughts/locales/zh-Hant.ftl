name = 西洋棋
tagline = 也就是國際跳棋。跳過去、再跳一次，讓小兵戴上王冠：一百格的棋盤上，有子可吃就非吃不可。
credit = 傳統棋戲，百格棋盤從十八世紀流傳至今；標準規則依盒裝桌遊「DJ05211 西洋棋」的說明書。

side-1 = 藍方
side-2 = 綠方

piece-1-man = 藍兵
piece-1-king = 藍國王棋
piece-2-man = 綠兵
piece-2-king = 綠國王棋

option-draws = 棋局僵持不下時，怎樣算和局？
option-draws-toybox = 盒裝版規則：同一局面第三次出現，或雙方各走 20 步都沒有吃子、也沒有動過兵，就是和局。
option-draws-fmjd = 世界國際跳棋聯合會規則：同一局面第三次出現，或雙方各走 25 步都只動國王棋而沒有吃子，就是和局；一方只剩一顆國王棋、另一方也所剩無幾時，改為各走 16 步或 5 步。
option-draws-literal = 完全照說明書字面：同一位玩家用同一顆棋子去、回、去、回、再去，或雙方各走 20 步都沒有吃子、也沒有動過兵，就是和局。
option-capture = 有人沒有吃掉最多的棋子時，該怎麼辦？
option-capture-enforced = 強制：只能走吃子最多的路線，所以不可能漏吃。
option-capture-huff = 罰子：可以漏吃，但對手可以拿走一顆本來該去吃子的棋子。

preset-international = 國際規則：採用世界國際跳棋聯合會的和局規定，其餘相同。雙方各走 25 步（標準規則是 20 步）仍無進展才算和局，少數殘局更早算和。

reason-no-pieces = 敗方已經一顆棋子也不剩。
reason-no-move = 輪到敗方走，卻無棋可走。
reason-repetition = 棋局在原地打轉：同一局面第三次出現，或同一顆棋子來來回回。
reason-quiet-20 = 雙方各走了 20 步，沒有吃子也沒有動過兵。
reason-quiet-25 = 雙方各走了 25 步，只動國王棋而沒有吃子。
reason-few-16 = 三顆棋子對單獨一顆國王棋，各走 16 步仍分不出勝負。
reason-few-5 = 一兩顆棋子對單獨一顆國王棋，各走 5 步仍分不出勝負。

expect-move = 請走一顆自己的棋子。
expect-capture = 必須吃子：請選一條吃得最多的路線。
expect-capture-or-risk = 現在有子可吃。請走吃得最多的路線，不然可能被罰子。
expect-huff = 對手漏吃了：你可以罰掉一顆棋子，也可以直接走棋。
expect-huff-only = 你無棋可走，但可以罰掉對手一顆棋子。

position-fen = 「{ $text }」不是國際跳棋的局面；寫法像 W:W31-50:B1-20，先寫輪到誰走，再寫雙方的棋子。
position-piece = 「{ $item }」不是棋子：請寫 1 到 50 的格號，或 31-35 這樣的範圍，國王棋前面加 K。
position-square-twice = { $square } 號格寫了兩次。
position-nobody = 棋盤上一顆棋子也沒有。
position-too-many = 有一方有 { $found } 顆棋子，但每方最多只有 { $most } 顆。
position-captures = 這個局面有 { $most } 種以上的吃法，多得無法一一列出，因此無法對局。
position-uncrowned = 兵不可能停在對手底線的 { $square } 號格：走到那裡就會成為國王棋。請寫成 K{ $square }。
position-few = few={ $value } 在這裡不能用：只有在 draws=fmjd，而且最多三顆棋子（其中有國王棋）對單獨一顆國王棋時才計數。
position-huff-off = huff={ $value } 在這裡不能用：這一局是強制吃子，沒有罰子。
position-huff = 「{ $item }」不能罰：huff=… 要列出剛走完那一方棋子所在的格號，每格一次。

why-no-square = 格子的編號是 1 到 50，沒有 { $square } 號。
why-no-piece = { $from } 號格上沒有棋子。
why-not-yours = { $from } 號格上的棋子不是你的。
why-occupied = { $to } 號格上已經有棋子了。
why-not-diagonal = 棋子只能沿著斜線直走；{ $to } 號格不在 { $from } 號格的斜線上。
why-man-backward = 兵只能往前走，只有吃子的時候才可以往後。
why-man-far = 兵一次只走一格，國王棋才能走得更遠。
why-king-blocked = { $square } 號格上的棋子擋住了去路。
why-must-capture = 有子可吃，就一定要吃。
why-must-take-most = 必須吃最多的棋子：這一步可以吃 { $count } 顆。
why-nothing-jumped = { $from } 號格和 { $to } 號格之間沒有可以跳過的敵方棋子。
why-own-piece = 不能跳過 { $square } 號格上自己的棋子。
why-no-room = 吃不到 { $square } 號格上的棋子：它後面的格子不是空的。
why-man-lands-behind = 兵只能跳過緊鄰的棋子，並且落在它正後方的那一格。
why-jumped-twice = { $square } 號格上的棋子這一步已經跳過了，同一顆棋子只能跳一次。
why-unfinished = 還沒吃完：同一顆棋子從 { $to } 號格還可以繼續吃。
why-is-capture = 這一步會吃子，要寫成 x，不是橫線。
why-huff-off = 這一局是強制吃子，沒有罰子。
why-nothing-to-huff = 現在沒有棋子可以罰。
why-cannot-huff = { $square } 號格上的棋子本來就走不出吃子最多的路線，不能罰它。

pdn-game-type = 這不是 10×10 的國際跳棋：GameType 是「{ $kind }」，不是 20。
pdn-small-board = 沒有一步走到 { $last } 號格以外，這可能是 8×8 的西洋跳棋。{ $reason }
pdn-odd = 第 { $move } 步處有「{ $text }」，這不是 PDN 的寫法。
pdn-illegal = 第 { $move } 步 { $action }：{ $reason }
pdn-ambiguous = 第 { $move } 步 { $action } 可能是 { $right } 中的任何一種，從後面的棋步也看不出是哪一種。
pdn-huff = PDN 格式無法記錄罰子，所以採用罰子規則的棋局不能匯出成 PDN。
pdn-played-on = 在第 { $move } 步之前按規則已是和局，但棋局仍繼續進行。{ $reason }
pdn-other-result = 檔案寫的結果和規則不同。{ $reason }
position-hub = 「{ $text }」不是 Hub 協定的局面：先寫 W 或 B，再為 50 個格子各寫一個字母 w b W B e。

# How a piece that is touched moves.
moves-man = 兵斜著向前走一格；吃子時可向前或向後跳過緊鄰的敵子。
moves-king = 國王棋沿斜線走任意格數；吃子時可以隔空跳過敵子，落在後面的任一空格。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-move = 兵怎麼走
lesson-move-1 = 你執藍方，往上走。兵每次向前斜走一格。請找出 33 號格的兵能走的兩步。
lesson-move-1-hint = 先點這顆兵，再點它左前方的格子；然後是右前方。
lesson-move-done = 兵只能往前，而且只走深色格。
lesson-take = 有子必吃
lesson-take-1 = 兵跳過旁邊的敵子，落在它後面的空格，就吃掉它。能吃就一定要吃。請吃掉 29 號格的綠兵。
lesson-take-1-hint = 用 33 號格的兵跳過 29，落在 24。
lesson-take-2 = 兵走棋只能向前，吃子卻可以向後。請找出該吃的那一步。
lesson-take-2-hint = 28 號格的兵可以往回跳過 33。
lesson-take-done = 有子可吃，就不能走別的。雙方都一樣，這一點可以好好利用。
lesson-chain = 連跳
lesson-chain-1 = 吃子之後，同一顆兵如果還能再跳，就繼續跳。請一回合吃掉兩顆綠兵。
lesson-chain-1-hint = 從 42 號格的兵開始：先跳過 38，再跳過 28。
lesson-chain-2 = 必須吃最多的。你有兩顆兵能吃子：找出能吃三顆的那一顆。
lesson-chain-2-hint = 36 號格的兵只能吃一顆；44 號格的兵沿斜線直上，可以吃三顆。
lesson-chain-done = 吃得最多的那條路線才能走。走之前先數一數。
lesson-crown = 升為國王棋
lesson-crown-1 = 兵走到對手的底線並停在那裡，就升為國王棋。請走出一顆國王棋。
lesson-crown-1-hint = 8 號格的兵只差一步。
lesson-crown-1-wrong = 這顆兵離底線還遠，有一顆更近。
lesson-crown-2 = 國王棋沿斜線想走多遠就走多遠，還能隔空吃子。用國王棋吃掉 23 號格的兵。
lesson-crown-2-hint = 先點 46 號格的國王棋，再點同一斜線上 23 後面的任一空格。
lesson-crown-done = 一顆國王棋大約抵三顆兵。自己要走出國王棋，也別讓綠方走出來。
lesson-safe = 走之前先看
lesson-safe-1 = 輸棋往往輸在白送一顆兵。請走一步，讓綠方什麼都吃不到。
lesson-safe-1-hint = 靠邊的兵不會被跳吃。看看 30 號格的兵。
lesson-safe-done = 每一步之前先看：這顆兵會不會被跳吃？它後面的格子是不是空的？
lesson-shot = 棄一吃二
lesson-shot-1 = 綠方也非吃不可！送出一顆兵，讓自己接著連跳兩次。
lesson-shot-1-hint = 從 30 走到 24。綠方只好吃掉它，落在你 25 號格的兵面前。
lesson-shot-1-wrong = 這樣綠方不會上鉤。
lesson-shot-2 = 再來一次：送一顆、吃兩顆，還直達底線。
lesson-shot-2-hint = 從 29 走到 24。綠方 30 號格的兵必須吃它，落在 19。
lesson-shot-2-wrong = 這樣綠方不會上鉤。
lesson-shot-done = 強迫對手吃子是最厲害的武器，每一步都找找看。
lesson-first-win = 拿下首勝
lesson-first-win-1 = 跟 1 級電腦下一盤。你有六顆兵，綠方三顆。讓兵靠在一起，別白送子，升顆國王棋，把對方吃光。
lesson-first-win-1-hint = 先找吃子，再找讓綠方無子可吃的走法，然後往底線推進。
lesson-first-win-done = 下得好！接著下一整盤吧。

# What to aim at, in one line for whoever is new to the game.
goal = 目標：吃光對方的棋子，或讓對方無棋可走。

### Pieces inside sentences, and in lists of moves.

noun-1-man = 兵
noun-1-king = 國王棋
noun-2-man = 兵
noun-2-king = 國王棋

### What can be done now and what to touch, for whoever is new to the game.

now-move = 點有標記的棋子，再點圓點：兵斜著向前走一格，國王棋走多遠都行。
now-capture = 現在必須吃子。點有標記的棋子，再點敵子後面的落點，一路跳到沒有圓點為止。

### Squares are numbers here: what stands around them in the common sentences

-after-square = {" "}號格

### Why the game would be lost
threat-no-pieces = 你的棋子會被吃光。
threat-no-move = 你會無棋可走。

### 題目的主題。
theme-shot = 連吃
theme-big-shot = 連吃三子以上
theme-sacrifice = 棄子
theme-double-sacrifice = 多次棄子
theme-breakthrough = 突破
theme-king-trap = 捕王
theme-endgame = 殘局
theme-holding = 守和
