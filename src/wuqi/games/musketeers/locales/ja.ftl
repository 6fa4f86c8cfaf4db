name = 三銃士
tagline = 手番のたびに必ず敵兵を討つ三人の銃士と、彼らを一列に追い込みたい二十二人の敵兵の戦い。
credit = Haar Hoolim 作、1969年発表。

side-1 = 銃士側
side-2 = 敵軍

piece-musketeer = 銃士
piece-enemy = 敵兵

option-start = 三人の銃士の最初の位置（次のどれか、または a1,b3,e4 のような好きな三マス）
option-start-diagonal = 銃士は長い対角線上の a1、c3、e5 から始めます。
option-start-bottom = 銃士は中央と下の二つの隅、c3、a1、e1 から始めます。
option-stuck = どの銃士も敵兵を取れないとき、いつ銃士側の勝ちになるか
option-stuck-own-turn = 銃士側の手番で、どの銃士も取れなければ勝ちです。それまでは、敵軍が一手動いて状況を変えられます。
option-stuck-immediate = どの銃士も取れなくなった時点で、敵軍の手番でもすぐに勝ちです。
label-start = 銃士の初期位置
option-start-form = 「{ $value }」は a1,b3,e4 のような異なる三つのマスではありません。
option-start-in-line = 三人の銃士を横一列や縦一列に並べて始めることはできません：{ $value }。

result-win = { $winner }の勝ち。

reason-line = 三人の銃士が一列に並びました。
reason-stranded = 銃士は一列に並んでおらず、もう誰も敵兵を取れません。
reason-enemy-stuck = 敵軍には動かせる駒がありません。

expect-capture = 銃士で敵兵を一人取ってください。
expect-step = 敵兵を隣の空きマスへ一歩動かしてください。

position-three-musketeers = 局面には銃士がちょうど三人必要ですが、ここには{ $found }人います。

why-nobody-there = { $from } には駒がありません。
why-musketeers-turn = いまは銃士側の番です。{ $from } の駒は敵兵です。
why-enemies-turn = いまは敵軍の番です。{ $from } の駒は銃士です。
why-one-step = { $from } から { $to } は一歩ではありません。駒は上下左右の隣のマスへ進み、斜めには動けません。
why-must-capture = 銃士は必ず敵兵を取ります。空きマスへは動けません。
why-own-musketeer = { $to } には銃士がいます。味方の銃士は取れません。
why-enemies-never-capture = { $to } には駒があります。敵兵は空きマスへ動くだけで、駒を取ることはありません。
why-write-x = 取る手は x を使って書きます：{ $from }x{ $to }。
why-write-dash = 動くだけの手はハイフンで書きます：{ $from }-{ $to }。

# How a piece that is touched moves.
moves-musketeer = 銃士は上下左右に一マス動き、必ずそのマスの敵兵を取ります。
moves-enemy = 敵兵は上下左右の空きマスに一マス動きます。駒は取れません。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-capture = 銃士の取り方
lesson-capture-1 = あなたは三人の銃士を率います。銃士は、上下左右のすぐ隣にいる敵兵を取ります。c3 の銃士が取れる手を四つとも見つけてください。
lesson-capture-1-hint = c3 を選んでから、隣の敵兵を選びます。取るたびに盤は元に戻ります。
lesson-capture-2 = 銃士は空きマスへは動けません。c4 の銃士が取れる手を二つとも見つけてください。
lesson-capture-2-hint = b4 と c3 は空いています。残る隣は二つです。
lesson-capture-done = 銃士は手番のたびに必ず敵兵を取ります。それが強みであり、弱みでもあります。
lesson-enemy = 敵兵の動き方
lesson-enemy-1 = 今度は敵軍を率います。敵兵は何も取らず、隣の空きマスへ一歩動くだけです。b3 の敵兵で c3 の空きを埋めてください。
lesson-enemy-1-hint = b3、c3 の順に選びます。
lesson-enemy-1-wrong = その手も指せますが、ここでは b3 の敵兵を動かしてみましょう。
lesson-enemy-done = 敵兵は動くだけ。勝ち方は別にあります。次のレッスンで見てみましょう。
lesson-line = 一列に並んだら負け
lesson-line-1 = 三人の銃士が横一列か縦一列に並ぶと、その場で負けです。一列にならないように敵兵を取ってください。
lesson-line-1-hint = c の列にはもう二人います。三人目を入れてはいけません。
lesson-line-1-wrong = 三人とも c の列に並び、敵軍の勝ちです。
lesson-line-done = 取る前に、段と列を確かめましょう。斜めは数えません。
lesson-lure = 一手先を読む
lesson-lure-1 = 敵兵は、取らせたい場所へ動いてきます。b の列には銃士が二人。c4 の銃士が誘い込まれないように、安全な取り方を見つけてください。
lesson-lure-1-hint = b4 の敵兵はおとりです。ほかの銃士で取りましょう。
lesson-lure-1-wrong = c4 にいた銃士が b の列に入り、三人が並んでしまいました。
lesson-lure-done = 取るたびに考えましょう。次は誰を取らされる？
lesson-apart = 離れて立つ
lesson-apart-1 = 二人が同じ段にいると、一列まであと一人です。三人が別々の段、別々の列に立つように取ってください。
lesson-apart-1-hint = b3 と d3 の銃士が3の段に並んでいます。どちらかを別の段へ。
lesson-apart-1-wrong = まだ二人が同じ段に並んでいます。
lesson-apart-done = 段も列もばらばらなら、そう簡単にはつかまりません。
lesson-quiet = 取る相手がいなければ勝ち
lesson-quiet-1 = 自分の番に、どの銃士も取れる敵兵がいなければ勝ちです。手の届く敵兵はあと一人。誰が取りますか？
lesson-quiet-1-hint = c の列にはもう二人います。d4 の銃士は動かないほうがよさそうです。
lesson-quiet-done = まわりの敵兵が少ないほど勝ちに近づきます。静かな場所へ向かいましょう。
lesson-trap = 罠を仕掛ける
lesson-trap-1 = あなたは敵軍を率います。a の列に銃士が二人います。三人目がその列で取るしかなくなるように動いてください。
lesson-trap-1-hint = b5 の銃士は、隣にいるただ一人を取るしかありません。a5 へ差し出しましょう。
lesson-trap-2 = もう一度。2の段に銃士が二人います。三人目も誘い込んでください。
lesson-trap-2-hint = b3 の銃士のすぐ下へ一人差し出します。
lesson-trap-done = 取れる手を一つだけ、それも負けになる手だけを残す。これが敵軍の勝ち方です。
lesson-first-win = はじめての勝利
lesson-first-win-1 = レベル1のコンピューターと一局指します。あなたは銃士側です。取って、離れて、一列に並ばずに、手の届く敵兵がいなくなるまで戦いましょう。
lesson-first-win-1-hint = 取る前に確かめましょう。三人が一列に並びませんか？ 並ばない手の中から、段と列がいちばんばらばらになる手を選びます。
lesson-first-win-done = お見事！ 次は最初の局面から指してみましょう。

# What to aim at, in one line for whoever is new to the game.
goal-1 = 目標：隣に敵兵がいなくなるまで取り続けること。三人の銃士が縦か横の一列に並ぶと負けです。
goal-2 = 目標：三人の銃士を縦か横の一列におびき寄せること。

### Pieces inside sentences, and in lists of moves.

tell-piece = { $piece }
noun-musketeer = 銃士
noun-enemy = 敵兵

### What can be done now and what to touch, for whoever is new to the game.

now-capture = 印のついた銃士を選び、上下左右の隣にいる敵兵を選ぶと取れます。
now-step = 印のついた敵兵を選び、隣の空きマスを選びます。敵兵は駒を取れません。

### Why the game would be lost
threat-line = 三人の銃士が一列に並びます。
threat-stranded = どの銃士も敵兵を取れなくなります。
threat-enemy-stuck = 敵兵が動けなくなります。

places-title = 勝ちの局面で銃士がいる場所
places-group = 残りの敵兵：{ $count }
places-won = 敵軍の番の{ $of }局面のうち、銃士側の勝ちは{ $won }局面（{ $percent }）です。各マスの数字は、勝ちの局面のうち銃士がそこにいる割合です。

### 問題のテーマ。
theme-line-danger = 一列の危険
theme-stranding = 取れる駒なし
theme-forced-line = 一列に追い込む
theme-bait = おとり
theme-retreat = 退避
theme-one-capture = 取れる手は一つ
