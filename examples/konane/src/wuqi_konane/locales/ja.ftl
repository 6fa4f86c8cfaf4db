name = コナネ
tagline = 黒と白の石で埋まった盤。跳び続けて、相手を跳べなくしましょう。
credit = ハワイの伝統的なゲーム。黒い溶岩と白いサンゴの石で遊ばれました。

side-1 = 黒
side-2 = 白

piece-black = 黒石
piece-white = 白石
noun-black = 石
noun-white = 石

option-size = 盤の大きさ。
option-size-6 = 6×6マス。短い対局向けです。
option-size-8 = 8×8マス。

reason-no-jump = 手番の側に跳べる石がなく、負けになりました。

expect-first = 隅か中央にある自分の石を一つ取り除いてください。
expect-second = 空いたマスの隣にある自分の石を一つ取り除いてください。
expect-jump = 隣の石を跳び越えて、その先の空いたマスへ進んでください。

position-wrong-colour = { $square } の石の色が違います。黒石は黒いマス、白石は白いマスに置きます。a1 は黒いマスです。

why-no-square = この盤に { $square } というマスはありません。
why-remove-first = 最初の石は隅か中央から取り除きます。
why-remove-second = 空いたマスのすぐ隣にある自分の石を取り除いてください。
why-removing-over = 双方とも石を取り除きました。ここからは跳ぶだけです。
why-empty = { $from } に石はありません。
why-not-yours = { $from } の石はあなたのものではありません。
why-straight = { $from } から { $to } へは、上下左右へのまっすぐな跳び方ではありません。
why-two-squares = 一回跳ぶと二マス進みます。続けて跳ぶときも同じです。
why-nothing-jumped = { $square } に跳び越える相手の石がありません。
why-occupied = { $square } は空いていません。

moves-stone = 石は上下左右の隣にある相手の石を跳び越え、その先の空いたマスへ進んで取ります。同じ向きなら続けて跳べます。

kind-remove = 石を取り除く手

move-take = { $square } を取り除く

goal = 目標：相手が跳べなくなったとき、自分はまだ跳べるようにします。
