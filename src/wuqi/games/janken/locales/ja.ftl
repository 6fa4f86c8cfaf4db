name = じゃんけんしょうぎ
tagline = 駒をころころ転がして進もう。上を向いた面で、誰に勝てるかが決まります。
credit = 考案：梅田龍一　発売：学研（2010年）

side-1 = 赤
side-2 = 青

piece-rock-paper = グー（南北の面はパー）
piece-rock-scissors = グー（南北の面はチョキ）
piece-paper-rock = パー（南北の面はグー）
piece-paper-scissors = パー（南北の面はチョキ）
piece-scissors-rock = チョキ（南北の面はグー）
piece-scissors-paper = チョキ（南北の面はパー）

way-roll = 転がす：{ $piece }
way-slide = すべらせる：{ $piece }
way-place = 置く：{ $piece }

note-cubes = R グー · P パー · S チョキ。まわりの文字は、その方向へ転がすと上に来る面
note-quiet = 駒が取られていない手番の数（80で引き分け）：

option-actions = 1回の手番で動かせる駒
option-actions-one-cube = 1回の手番では、1つの駒だけを続けて動かします。
option-actions-any-cube = 1回の手番で2回動かします。1つの駒を2回でも、2つの駒を1回ずつでもかまいません。
option-rolling = 空きマスへ進むときの転がし方
option-rolling-optional = 1歩ごとに、転がして面を変えるか、そのまますべらせるかを選べます。
option-rolling-forced = 空きマスへ進むときは、必ず転がします。
option-turning-back = まっすぐ引き返せるかどうか
option-turning-back-no = 同じ手番の中で、いま出たばかりのマスへすぐに引き返すことはできません。
option-turning-back-yes = 同じ手番の中で、進んだ駒がすぐに引き返してもかまいません。
option-last-stand = 最後の1つになった駒の特別ルール
option-last-stand-no = 最後の1つになっても、動かし方は変わりません。
option-last-stand-yes = ふんばりモード：駒が残り1つになった側は、1回の手番で3回動かし、自分の三角エリアにも戻れます。

preset-seed = 標準ルール：1回の手番で1つの駒を2歩動かします。転がすかすべらせるかは自由で、まっすぐ引き返すことはできません。
preset-gakken = 学研版ルール：1回の手番で2回動かします。どの駒を動かしてもよく、必ず転がし、引き返してもかまいません。ふんばりモードもあります。

reason-corner = 駒が相手のゴールに着きました。
reason-all-taken = 一方の駒がすべて取られました。
reason-repetition = 同じ局面が3回目に現れたので、引き分けです。
reason-quiet = 駒が取られないまま手番が80回続いたので、引き分けです。
reason-both-passed = どちらも動けないので、引き分けです。

expect-place = 自分の印のついた空きマスに駒を1つ置いてください。どの面を上にしてもかまいません。
expect-one-cube = 駒を1つ選んで、2歩動かしてください。
expect-any-cube = 2回動かしてください。1つの駒を2回でも、2つの駒を1回ずつでもかまいません。
expect-last-stand = ふんばりモード：最後の駒を3回動かしてください。
expect-pass = 動かせる駒がないので、パスになります。

position-too-many-cubes = 駒はそれぞれ4つまでですが、ここでは{ $side ->
    [X] 赤
   *[O] 青
}に{ $found }個あります。
position-no-cubes = 盤に駒が1つもありません。駒を置くところから始めるなら、phase=place を付けてください。
position-not-marked = 駒を置いている間、どの駒も自分の側の印のついたマスにあるはずですが、{ $square } の駒はそうではありません。
position-all-placed = 8つの駒はもう全部置かれ、置く段階は終わっています。phase=place を外してください。
position-not-in-turn = いま{ $mover ->
    [X] 赤
   *[O] 青
}が置く番になることはありません。置いた駒は、赤が{ $x }個、青が{ $o }個です。
position-placing-counts-nothing = 駒を置いている間は手番を数えません。quiet と passed を外してください。

why-place-first = 駒を全部置き終わるまで、動かすことはできません。
why-placing-over = 駒はもう全部置かれています。駒を動かしてください。
why-not-marked = { $square } には置けません。自分の印のついた4つのマスから選んでください。
why-occupied = { $square } にはもう駒があります。
why-same-face = 駒はそのような向きにはなりません。隣り合う面は必ず違う手です。
why-empty-square = { $square } には駒がありません。
why-not-yours = { $square } の駒は相手の駒です。
why-not-one-step = { $from } から { $to } へは1歩では行けません。進めるのは上下左右の隣のマスだけです。
why-own-cube = { $to } には自分の駒があるので進めません。
why-not-beaten = あなたの駒は { $to } の駒に勝てません。チョキはパーに、パーはグーに、グーはチョキに勝ちます。
why-no-roll-capture = { $to } には相手の駒があります。そこへ進めば駒を取ることになり、転がさずに x と書きます。
why-nothing-to-capture = { $to } には取れる駒がありません。
why-must-roll = この遊び方では、すべらせることはできません。空きマスへ進むときは必ず転がします。
why-turn-back = 同じ手番の中で、{ $to } へすぐに引き返すことはできません。
why-home-triangle = 自分の三角エリアの外にいる駒は、中へ戻れません。{ $to } はエリアの中です。
why-one-cube = 1回の手番で動かせる駒は1つだけです。
why-one-path = どちらも同じ駒の動きです。コンマを入れずに、続けて書いてください。
why-step-left = 手番はまだ終わっていません。この駒はまだ動けるので、動かさなければなりません。
why-action-left = 手番はまだ終わっていません。動ける駒があるので、続けて動かさなければなりません。
why-too-many-steps = 動かしすぎです。この手番で動かせるのは{ $count }回です。
why-third-capture = 1回の手番で取れる駒は2つまでです。
why-game-ends-there = { $to } へ進んだところで勝負がつくので、その先はありません。
why-pass-not-forced = パスができるのは、動かせる駒が1つもないときだけです。
why-must-pass = 動かせる駒がないので、パスしかできません。

# How a piece that is touched moves.
moves-rock = 上の面はグー。上下左右に動き、チョキを取れます。パーには取られます。
moves-paper = 上の面はパー。上下左右に動き、グーを取れます。チョキには取られます。
moves-scissors = 上の面はチョキ。上下左右に動き、パーを取れます。グーには取られます。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-steps = 1つの駒で2歩
lesson-steps-1 = あなたは赤の駒を動かします。手番ごとに、1つの駒を上下左右に2歩動かします。駒を d4 まで運んでください。
lesson-steps-1-hint = b4、c4、d4 の順に選びます。1歩ごとにすべらせるか転がすかを選びます。ここではどちらでもかまいません。
lesson-steps-2 = 2歩目で曲がることはできますが、まっすぐ引き返すことはできません。駒を c3 まで運んでください。
lesson-steps-2-hint = c4 を通っても b3 を通ってもかまいません。
lesson-steps-done = 1回の手番で2歩、同じ駒で進みます。
lesson-roll = 転がすと手が変わる
lesson-roll-1 = すべらせれば面はそのまま。転がすと別の面が上になります。どの面になるかは、側面の絵を見ればわかります。グーを d4 へ運び、そこでパーにしてください。
lesson-roll-1-hint = d4 の方向へ1回転がし、1回すべらせます。同じ方向に2回転がすとグーに戻ります。
lesson-roll-2 = 今度は c3 へ運び、チョキにしてください。
lesson-roll-2-hint = b3 へ横に転がし、c3 へすべらせます。
lesson-roll-done = 向かい合う面は同じ手です。縦に転がすか横に転がすかで、出る手が決まります。
lesson-beat = 相手の駒に勝つ
lesson-beat-1 = グーはチョキに、チョキはパーに、パーはグーに勝ちます。勝てる駒のマスへ進めば取れます。c3 のグーを取ってください。
lesson-beat-1-hint = グーではグーに勝てません。b3 のパーなら勝てます。取ったあと、もう1歩動きます。
lesson-beat-2 = パーではチョキに勝てません。でも、先に転がすことができます。d4 のチョキを取ってください。
lesson-beat-2-hint = c4 へ転がすとグーになります。それから d4 へ。
lesson-beat-done = 転がしてから取る。これがこのゲームの要です。
lesson-two = 一度に2つ取る
lesson-two-1 = 2歩のどちらでも取れます。1回の手番で2つとも取ってください。
lesson-two-1-hint = グーはチョキに勝ちます。まず c4、次に d4。
lesson-two-done = 取るときは転がらないので、手は変わりません。
lesson-corner = ゴールに着けば勝ち
lesson-corner-1 = 相手のゴールに駒を進めれば、その場で勝ちです。目指すのは角の f1 です。
lesson-corner-1-hint = e1 にはパーがいて、グーでは勝てません。f2 から回りましょう。
lesson-corner-2 = ゴールはチョキが守っています。それでも勝ってください。
lesson-corner-2-hint = e1 へ転がすと、どの手になりますか？
lesson-corner-done = ゴールまで2歩の駒は、次に勝てる駒です。自分の駒も相手の駒も、いつも確かめましょう。
lesson-guard = 自分のゴールを守る
lesson-guard-1 = c6 のグーが、あなたのゴール a6 をねらっています。着かれたら負けです。次に駒を取られないようにしながら、止めてください。
lesson-guard-1-hint = b5 のパーはグーに勝てます。b6 へすべらせて、取りましょう。
lesson-guard-done = 手番のたびに確かめましょう。相手の駒が2歩で a6 に着かないか？ 三角エリアを出た駒は戻れません。1つは残しておきましょう。
lesson-place = 駒の配置
lesson-place-1 = 始める前に、印のついたマスに駒を4つ置きます。どの面を上にしてもかまいません。まずは守りから。ゴールの a6 に1つ置いてください。
lesson-place-1-hint = a6 を選び、どの面を上にするかを選びます。
lesson-place-1-wrong = そこにも置けますが、まずはゴールの a6 から置きましょう。
lesson-place-done = いろいろな手をそろえておけば、何が来ても応じられます。
lesson-first-win = はじめての勝利
lesson-first-win-1 = レベル1のコンピューターと、4つ対3つで指します。1つは f1 へ走らせ、1つは守りに残し、勝てる駒は取りましょう。
lesson-first-win-1-hint = まず f1 への道、次に取れる駒を探します。そして a6 に着かれないか、駒を取られないかを確かめます。
lesson-first-win-done = お見事！ 次は最初から一局指しましょう。

# What to aim at, in one line for whoever is new to the game.
goal = 目標：自分の駒を相手のゴール { $corner } に進めるか、相手の駒をすべて取ること。

### Pieces inside sentences, and in lists of moves.

tell-places = { $actor ->
    [you] あなた
   *[other] { $name }
}が { $square } に駒を置きました（上は{ $piece }）。
noun-any = 駒
noun-rock-paper = グー
short-rock-paper = グー／パー
noun-rock-scissors = グー
short-rock-scissors = グー／チョキ
noun-paper-rock = パー
short-paper-rock = パー／グー
noun-paper-scissors = パー
short-paper-scissors = パー／チョキ
noun-scissors-rock = チョキ
short-scissors-rock = チョキ／グー
noun-scissors-paper = チョキ
short-scissors-paper = チョキ／パー

### Named set-ups

setup-fan = 扇形：三種類を前に
setup-wall = グーの壁
setup-blades = 刃の陣：チョキを前に

### The page: setting up a position, without the notation of its text

setup-position-no-cubes = 盤上にまだ駒がありません。

### The buttons of a choice: a word under the picture of the cube

way-roll-short = 転がす
way-slide-short = すべらせる

### What can be done now and what to touch, for whoever is new to the game.

now-place = 自分の印のついたマスを選び、上にする面を選びます。
now-one-cube = 自分の駒を選び、隣のマスを2回選んで2歩進みます。{ $rolling ->
    [forced] 1歩ごとに転がります。
   *[other] 1歩ごとに、転がすかすべらせるかを選びます。
}勝てる駒の上に進むと取れます。
now-any-cube = 2回動かします。駒を選んで隣のマスを選び、次に同じ駒か別の駒でもう1回。勝てる駒の上に進むと取れます。
now-last-stand = ふんばりモード：最後の駒を3回動かします。駒を選び、マスを順に選びます。

# Above the six ways to place a cube.
way-place-ask = どの面を上にしますか？ 小さい印は側面です。

### Why the game would be lost
threat-corner = 相手の駒があなたのゴールに着きます。
threat-all-taken = あなたの駒がすべて取られます。

### 問題のテーマ。
theme-corner = 角に入る
theme-last-cube = 最後の一個
theme-rolling = 二回転がす
theme-sliding = 二回すべらせる
theme-double-capture = 一手番で二個取り
theme-outnumbered = 少数で戦う
theme-holding = 引き分けに持ち込む
