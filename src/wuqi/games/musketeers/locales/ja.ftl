name = 三銃士
tagline = 毎手かならず敵を討つ三人の銃士と、彼らを一列に追い込みたい二十二人の敵の戦い。
credit = Haar Hoolim 作、1969年発表。

side-1 = 銃士側
side-2 = 敵側

piece-musketeer = 銃士
piece-enemy = 敵

option-start = 三人の銃士の最初の位置：次のどれか、または a1,b3,e4 のような好きな三マス。
option-start-diagonal = 銃士は長い対角線上の a1、c3、e5 から始めます。
option-start-bottom = 銃士は中央と下の二つの隅、c3、a1、e1 から始めます。
option-stuck = どの銃士も敵を取れないとき、いつ銃士側の勝ちになるか。
option-stuck-own-turn = 銃士側の手番で、どの銃士も取れなければ勝ち。それまでは、敵側が一手動いて状況を変えられます。
option-stuck-immediate = どの銃士も取れなくなった時点で、敵側の手番でもすぐに勝ち。
option-start-form = 「{ $value }」は a1,b3,e4 のような異なる三つのマスではありません。
option-start-in-line = 三人の銃士を横一列や縦一列に並べて始めることはできません：{ $value }。

reason-line = 三人の銃士が一列に並びました。
reason-stranded = 銃士は一列に並んでおらず、もう誰も敵を取れません。
reason-enemy-stuck = 敵側は動かせる駒がありません。

expect-capture = 銃士で敵を一人取る
expect-step = 敵を隣の空きマスへ一歩動かす

position-three-musketeers = 局面には銃士がちょうど三人必要ですが、ここには{ $found }人います。

why-nobody-there = { $from } には駒がありません。
why-musketeers-turn = いまは銃士側の番です。{ $from } の駒は敵です。
why-enemies-turn = いまは敵側の番です。{ $from } の駒は銃士です。
why-one-step = { $from } から { $to } は一歩ではありません。駒は上下左右の隣のマスへ進み、斜めには動けません。
why-must-capture = 銃士はかならず敵を取ります。空きマスへは動けません。
why-own-musketeer = { $to } には銃士がいます。味方の銃士は取れません。
why-enemies-never-capture = { $to } には駒があります。敵は空きマスへ動くだけで、駒を取ることはありません。
why-write-x = 取る手は x を使って書きます：{ $from }x{ $to }。
why-write-dash = 動くだけの手はハイフンで書きます：{ $from }-{ $to }。

# How a piece that is touched moves.
moves-musketeer = 銃士は上下左右に一マス動き、必ずそのマスの敵を取ります。
moves-enemy = 敵は上下左右の空いたマスに一マス動きます。駒は取れません。
