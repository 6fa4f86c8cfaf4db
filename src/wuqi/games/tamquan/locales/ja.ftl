name = 三軍棋
tagline = ひとつの盤にいくつものチーム、駒はひとりにひとつ。ひとりでは何も取れないから、みんなで進もう。
credit = ベトナムのチーム戦ゲーム cờ tam quân（コー・タム・クアン）。考案者は不明です。

side-1 = 赤
side-2 = 青
side-3 = 黄
side-4 = 紫

piece-1 = { side-1 }の{ $member }番
piece-2 = { side-2 }の{ $member }番
piece-3 = { side-3 }の{ $member }番
piece-4 = { side-4 }の{ $member }番
piece-1-marched = { side-1 }の{ $member }番（行軍済み）
piece-2-marched = { side-2 }の{ $member }番（行軍済み）
piece-3-marched = { side-3 }の{ $member }番（行軍済み）
piece-4-marched = { side-4 }の{ $member }番（行軍済み）

note-placed-1 = { side-1 }の配置済み：
note-placed-2 = { side-2 }の配置済み：
note-placed-3 = { side-3 }の配置済み：
note-placed-4 = { side-4 }の配置済み：
note-calm = 駒が取られていない手番の数：

option-size = 盤の一辺のマスの数
option-teams = 参加するチームの数
option-pieces = 各チームの人数（一人が駒を一つ動かします）
option-deploy = 布陣のしかた
option-deploy-turns = チームが順番に陣地を選び、見えるように布陣します。
option-deploy-hidden = 全チームが自分の番号の陣地に同時に秘密で布陣し、一斉に公開します。
option-steps = 行軍で駒が動ける方向
option-steps-orthogonal = 上下左右のどれかへ一歩。
option-steps-eight = 斜めも含めて、どの方向へも一歩。動きのあるゲームになります。
option-taking = 駒の取り方
option-taking-optional = 手番のチームは、好きな順番で一つずつ駒を取れます。
option-taking-all = 行軍の前とあとに、取れる駒がすべて自動で一度に取り除かれます。
option-zones-small = { $size }×{ $size }の盤では、陣地に入る駒は{ $room }個までです。盤を大きくするか、駒を減らしてください。

preset-5x5 = 標準ルール：5×5の盤で、3人対3人。
preset-8x8 = 8×8の盤で、5人ずつの4チーム。四隅から始めます。

reason-last-team = 盤の上に残っている駒は、一つのチームのものだけです。
reason-one-each = 残りは二チームで駒が一つずつ。どちらも相手を取れません。
reason-repetition = 同じ局面（同じチームの手番）が三度目に現れました。
reason-calm = 駒が取られない手番が続きすぎました。

expect-zone = チームが布陣する陣地を選んでください。
expect-place = { $member }番のメンバーは、陣地の空きマスに駒を置いてください。
expect-place-secret = 全チームが同時に、秘密で布陣しています。次のメンバーは、チームの陣地の空きマスに駒を置いてください。
expect-take = 行軍の前です。敵の駒を取るか、「終える」を選んでください。
expect-march = 行軍です。あと{ $count }個の駒が一歩ずつ動きます。
expect-take-again = 行軍のあとです。敵の駒を取るか、「終える」を選んでください。

position-phase = 局面にはどの段階かを phase={ $right } のように書きますが、「{ $found }」とあります。
position-key-phase = このオプションでは、phase={ $phase } で { $key } は使えません。
position-too-many = チーム{ $team }の駒が盤上に{ $found }個ありますが、メンバーは{ $most }人だけです。
position-members = members={ $members } が合いません。チームごとに、盤上のメンバーの番号を読む順（左から右、上から下）に書き、駒がなければ - と書きます。
position-marched = 小文字は行軍済みの駒です。手番のチームだけに、phase=march か phase=end のときだけあります。
position-zones = 布陣のあいだ、各チームは一つの陣地に立ち、同じ陣地に二チームは入れません。秘密の布陣では、自分の番号の陣地に立ちます。
position-zone = ここで陣地{ $zone }が選ばれていることはありません。
position-placed = placed={ $placed } が合いません。チームごとに置いた人数を書きます。盤にはチームの駒が全部見えるか、秘密のあいだは一つも見えません。
position-all-placed = メンバー全員が置かれているので、布陣はもう終わっています。
position-deploy-mover = まだメンバーを置き終えていない最初のチームはチーム{ $team }なので、その手番でなければなりません。
position-deploy-early = チーム{ $team }がまだ布陣中なので、あとのチームが盤上にいることはありません。
position-out = out={ $out } が合いません。駒のないチームだけを、脱落した順にもれなく書きます。
position-mover-out = チーム{ $team }には駒が残っていないので、手番にはなりません。

why-off-board = この盤に { $square } というマスはありません。
why-zone-first = 先にチームの陣地を選んでから、駒を置いてください。
why-zone-unknown = この盤に陣地{ $zone }はありません。
why-zone-taken = 陣地{ $zone }は、もうほかのチームのものです。
why-zone-chosen = チームの陣地はもう決まっています。そこに駒を置いてください。
why-zone-secret = 秘密の布陣では、各チームが自分の番号の陣地を使います。選ぶ必要はありません。
why-place-outside = { $square } はあなたのチームの陣地ではありません。
why-place-occupied = { $square } にはもう駒があります。
why-place-over = 駒はすべて置かれました。これからは行軍です。
why-deploy-first = まだ布陣の途中です。先に駒を置いてください。
why-take-own = { $square } の駒は味方の駒です。
why-take-empty = { $square } には取れる駒がありません。
why-take-few = { $square } の駒を取るには、上下左右の隣に、その駒から見た敵が二つ以上必要です。いまは{ $foes }個です。
why-take-friends = { $square } の駒は守られています。隣には、その駒から見た敵が{ $foes }個、味方が{ $friends }個あります。敵のほうが多くなければ取れません。
why-take-marching = いまは行軍中です。行軍を終えてから取ってください。
why-take-automatic = このゲームでは駒が自動で取られるので、操作はいりません。
why-step-taking = 取れる駒があります。取るか、「終える」を選んでから行軍してください。
why-step-empty = { $from } に駒はありません。
why-step-enemy = { $from } の駒はほかのチームのものです。
why-step-again = { $from } の駒は、この手番でもう動きました。
why-step-occupied = { $to } には駒があります。動けるのは空きマスだけです。
why-step-diagonal = このゲームでは斜めに動けません。上下左右に動いてください。
why-step-far = { $to } は { $from } から遠すぎます。動くのはちょうど一歩です。
why-step-ended = 行軍は終わりました。敵の駒を取るか、「終える」を選んでください。
why-done-march = その場に残ることはできません。動ける駒はみな一歩動きます。
why-done-deploy = まだ布陣の途中なので、「終える」は使えません。

# How a piece that is touched moves.
moves-member = 駒は上下左右の空きマスに一歩動きます。上下左右に敵の駒が二つ以上あり、味方の駒より多いと取られることがあります。
moves-member-eight = 駒はまわり八方向の空きマスに一歩動きます。上下左右に敵の駒が二つ以上あり、味方の駒より多いと取られることがあります。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-deploy = 布陣
lesson-deploy-1 = あなたは赤の駒三つを率います。まず下の陣地を選び、b2、c2、d2 に並べて置いてください。
lesson-deploy-1-hint = 下の二段のどこかを選ぶと陣地が決まります。それから b2、c2、d2 を選びます。
lesson-deploy-1-wrong = それでもかまいませんが、ここでは下の陣地と b2、c2、d2 を選びましょう。
lesson-deploy-done = 並んでいる駒は、互いに守り合います。
lesson-march = みんなで行軍
lesson-march-1 = 手番では、すべての駒が空きマスへ一歩ずつ動きます。順番は自由ですが、とどまることはできません。行軍が終わったとき、c3 に駒がいるようにしてください。
lesson-march-1-hint = まず c2 から c3 へ。ほかの駒に道があきます。
lesson-march-done = 順番はあなたしだい。先に動いた駒が、次の駒に道をあけます。
lesson-take = 二対一
lesson-take-1 = 敵の駒の上下左右に味方の駒が二つ以上あり、その敵の仲間より多ければ取れます。c4 の青い駒を取ってください。
lesson-take-1-hint = 味方の二つの駒にはさまれた青い駒を選ぶだけです。
lesson-take-1-wrong = それでは取り逃がします。取る駒を選ばなければ取れません。
lesson-take-done = 駒一つでは何も取れません。二つで攻めましょう。
lesson-count = 敵と仲間を数える
lesson-count-1 = 隣に敵と同じ数の仲間がいれば、その駒は安全です。青い駒が二つ並んでいます。取れるのはどちらですか？
lesson-count-1-hint = 数えましょう。c3 の隣には味方の駒が二つ、青の仲間が一つ。c2 の隣に味方の駒はありません。
lesson-count-1-wrong = それでは取り逃がします。どちらか一つは取れます。
lesson-count-done = 二対一なら取れる。二対二なら守られています。
lesson-hunt = 行軍してから取る
lesson-hunt-1 = 行軍のあとにも取れます。c3 で孤立している青い駒の隣に、味方を二つ進めて取ってください。
lesson-hunt-1-hint = a3 から b3 へ、e3 から d3 へ。三つ目はどこでもかまいません。それから c3 を選びます。
lesson-hunt-done = 味方二つから二歩のところに、孤立している敵を探しましょう。
lesson-both = 取って、行軍して、また取る
lesson-both-1 = 行軍の前にも後にも取れます。中央の青い駒を、一回の手番で二つとも取ってください。
lesson-both-1-hint = まず c3 を取ります。次に b3 から b4 へ、d3 から d4 へ。c4 をはさめます。
lesson-both-done = 一度に二つ取れば、勝負はほぼ決まりです。
lesson-safe = 手の届かない所へ
lesson-safe-1 = 逆も同じです。c3 の味方の隣に、青い駒が二つ来られます。青が何も取れないように行軍してください。
lesson-safe-1-hint = c3 の駒は、三つの青い駒から離れましょう。上へ逃げます。
lesson-safe-done = 行軍の前に確かめましょう。味方の隣に、敵の駒が二つ来られる場所はありませんか？
lesson-first-win = はじめての勝利
lesson-first-win-1 = レベル1のコンピューターと、三つ対二つで指します。離れずに、一つだけ離れた敵を追いつめて取りましょう。
lesson-first-win-1-hint = 同じ青い駒の隣に、味方の駒を二つ進めます。味方の隣に青い駒を二つ来させてはいけません。
lesson-first-win-done = 見事な行軍でした！ 次は三つ対三つで一局指しましょう。

# What to aim at, in one line for whoever is new to the game.
goal = 目標：敵の駒をすべて取り、最後まで盤に残ること。隣にある敵の駒が二つ以上で、しかも味方の駒より多いと、その駒は取られることがあります。
guide-around = 敵と隣り合う駒には印が付きます。◆ は隣の敵、○ は隣の味方の数です。印の濃い駒は、取られる状態にあります。
button-done = 終える（あと{ $count }個）

### Pieces inside sentences, and in lists of moves.

noun-1 = { $member }番
noun-2 = { $member }番
noun-3 = { $member }番
noun-4 = { $member }番
noun-1-marched = { $member }番
noun-2-marched = { $member }番
noun-3-marched = { $member }番
noun-4-marched = { $member }番

### The page: setting up a position, without the notation of its text

setup-position-out = どのチームにも少なくとも一つの駒が必要です。

### What can be done now and what to touch, for whoever is new to the game.

now-zone = 布陣したい陣地のマスを選ぶか、その番号を押します。
now-place = 自分の陣地のマスを選んで、{ $member }番の駒を置きます。
now-take = 行軍の前に取れます。輪のついた敵の駒を選ぶか、「終える」を押して行軍に移ります。行軍のあとにも取れます。
now-march = 行軍です。印のついた自分の駒を選び、隣の丸い印を選びます（あと{ $count }個）。{ $taking ->
    [all] 終わると、取れる敵の駒はすべて自動で取られます。
   *[other] 終わると、敵の駒を取れます。
}
now-take-again = 行軍のあとは駒を取れます。輪のついた敵の駒を選ぶか、「終える」を押して手番を終えます。

### Why the game would be lost
threat-last-team = あなたのチームの駒がなくなります。

### 問題のテーマ。
theme-marching = 取らない行軍
theme-capture = 駒取り
theme-double-capture = 一手番で二枚取り
theme-taking-twice = 前後二度の攻め
theme-outnumbered = 少数で戦う
theme-holding = 引き分けに持ち込む
