name = コナネ
tagline = 黒と白の石で埋まった盤。跳び続けて、相手を跳べなくしましょう。
credit = ハワイの伝統的なゲーム。黒い溶岩と白いサンゴの石で遊ばれました。

side-1 = 黒
side-2 = 白

piece-black = 黒石
piece-white = 白石
noun-black = 石
noun-white = 石

option-size = 盤の大きさ
option-size-6 = 6×6マス。短い対局向けです。
option-size-8 = 8×8マス。

reason-no-jump = 負けた側は、手番で跳べる石がありませんでした。

expect-first = 隅か中央にある自分の石を一つ取り除いてください。
expect-second = 空きマスの隣にある自分の石を一つ取り除いてください。
expect-jump = 隣の石を跳び越えて、その先の空きマスへ進んでください。

position-wrong-colour = { $square } の石の色が違います。黒石は黒いマス、白石は白いマスに置きます。a1 は黒いマスです。

why-no-square = この盤に { $square } というマスはありません。
why-remove-first = 最初の石は隅か中央から取り除きます。
why-remove-second = 空きマスのすぐ隣にある自分の石を取り除いてください。
why-removing-over = 双方とも石を取り除きました。ここからは跳ぶだけです。
why-empty = { $from } に石はありません。
why-not-yours = { $from } の石はあなたのものではありません。
why-straight = { $from } から { $to } へは、上下左右へのまっすぐな跳び方ではありません。
why-two-squares = 一回跳ぶと二マス進みます。続けて跳ぶときも同じです。
why-nothing-jumped = { $square } に跳び越える相手の石がありません。
why-occupied = { $square } は空いていません。

moves-stone = 石は上下左右の隣にある相手の石を跳び越え、その先の空きマスへ進んで取ります。同じ向きなら続けて跳べます。

kind-remove = 石を取り除く手

move-take = { $square } を取り除く

goal = 目標：相手を先に跳べなくすること。

lesson-begin = まず場所を空ける
lesson-begin-1 = あなたは黒です。空きマスがなければ跳べません。隅か中央にある自分の石を一つ取り除いてください。
lesson-begin-1-hint = 印の付いた石を選びます。
lesson-begin-2 = 今度は白です。黒は c3 の石を取り除きました。空きマスのすぐ隣にある自分の石を一つ取り除いてください。
lesson-begin-2-hint = c3 の上下左右に白石が一つずつあります。
lesson-begin-done = 双方が一つずつ取り除いたら、あとはすべて跳ぶ手です。
lesson-jump = 石の跳び方
lesson-jump-1 = 石は隣にある相手の石を跳び越えて取ります。c3 の石の跳び方を四つとも見つけてください。
lesson-jump-1-hint = c3 を選び、白石の先の空きマスを選びます。跳ぶたびに盤は元に戻ります。
lesson-jump-done = 跳べるのは上下左右だけで、斜めには跳べません。着地するのは空きマスです。
lesson-further = 続けて跳ぶ
lesson-further-1 = 跳んだあと、同じ向きなら続けて跳べます。一手でこの段の白石を二つとも取ってください。
lesson-further-1-hint = a1 を選び、二回目に着地する e1 を選びます。
lesson-further-1-wrong = その手も指せますが、もう一つ取れました。
lesson-further-done = どこで止まるかは自分で決めます。一手の途中で曲がることはできません。
lesson-last-jump = 最後の一跳び
lesson-last-jump-1 = 跳べなくなった側の負けです。あなたの跳び方は二つ、白は一つ。この手で勝ってください。
lesson-last-jump-1-hint = 次に跳べる白石はどれでしょう。それを取ります。
lesson-last-jump-1-wrong = 白に d3 から跳ばれて、あなたはもう跳べません。
lesson-last-jump-done = 数えるのは石ではなく跳べる回数です。相手の分を減らし、自分の分は残しましょう。
lesson-first-win = はじめての勝利
lesson-first-win-1 = レベル1のコンピューターと一局指します。あなたは黒で先手です。白が跳べなくなれば勝ちです。
lesson-first-win-1-hint = 次に跳べる石から取りましょう。誰にも邪魔されない跳び方は、あとに残しておきます。
lesson-first-win-done = お見事！ 次は大きな盤で指してみましょう。
