name = 国際ドラフツ
tagline = 跳んで、また跳んで、キングになろう。取れるときは必ず取る、百マスの盤のゲームです。
credit = 伝統的なゲーム。百マスの盤では十八世紀から遊ばれています。標準ルールは市販のボードゲーム「DJ05211」の説明書によります。

side-1 = 青
side-2 = 緑

piece-1-man = 青の駒
piece-1-king = 青のキング
piece-2-man = 緑の駒
piece-2-king = 緑のキング

option-draws = 勝負がつかないときの引き分けの条件
option-draws-toybox = 市販版ルール：同じ局面が三回現れたとき、または双方が20手ずつ、駒を取らず、ふつうの駒も動かさなかったとき、引き分けです。
option-draws-fmjd = 世界ドラフツ連盟ルール：同じ局面が三回現れたとき、または双方が25手ずつ、キングだけを動かして駒を取らなかったとき、引き分けです。一方がキング一枚だけで相手の駒もわずかなときは、16手ずつまたは5手ずつで引き分けです。
option-draws-literal = 市販版の説明書の文字どおり：一人が同じ駒を行き、戻り、行き、戻り、行きと動かしたとき、または双方が20手ずつ、駒を取らず、ふつうの駒も動かさなかったとき、引き分けです。
option-capture = いちばん多く取る手を指さなかったときの扱い
option-capture-enforced = 強制：いちばん多く取る手しか指せないので、取り忘れは起こりません。
option-capture-huff = 没収：取り忘れてもかまいませんが、相手は取るはずだった駒を一枚没収できます。

preset-international = 世界ドラフツ連盟ルール：違うのは引き分けの条件だけです。進展のないまま双方が25手ずつ（標準ルールは20手ずつ）指すと引き分けで、一部の終盤ではもっと早く引き分けになります。

reason-no-pieces = 負けた側の駒がなくなりました。
reason-no-move = 負けた側は、手番で動かせる駒がありませんでした。
reason-repetition = 同じことの繰り返しです。同じ局面が三回目に現れたか、同じ駒が行ったり来たりしました。
reason-quiet-20 = 双方が20手ずつ、駒を取らず、ふつうの駒も動かしませんでした。
reason-quiet-25 = 双方が25手ずつ、キングだけを動かして駒を取りませんでした。
reason-few-16 = 三枚とキング一枚の戦いで、16手ずつ指しても決着がつきませんでした。
reason-few-5 = 一枚か二枚とキング一枚の戦いで、5手ずつ指しても決着がつきませんでした。

expect-move = 自分の駒を一枚動かしてください。
expect-capture = 取れるときは必ず取ります。いちばん多く取れる取り方を選んでください。
expect-capture-or-risk = 取れる駒があります。いちばん多く取らないと、没収されるかもしれません。
expect-huff = 相手が取り忘れました。その駒を一枚没収することも、没収せずに指すこともできます。
expect-huff-only = 動かせる駒はありませんが、相手の駒を一枚没収できます。

position-fen = 「{ $text }」はドラフツの局面ではありません。W:W31-50:B1-20 のように、手番、続いて双方の駒の順に書きます。
position-piece = 「{ $item }」は駒ではありません。1から50のマス、または 31-35 のような範囲を書き、キングには K を付けます。
position-square-twice = { $square }番のマスが二回書かれています。
position-nobody = 盤に駒が一枚もありません。
position-too-many = 一方の駒が{ $found }枚ありますが、駒は多くても{ $most }枚です。
position-captures = この局面では取り方が{ $most }通り以上あり、すべてを挙げきれないため、対局できません。
position-uncrowned = ふつうの駒がいちばん奥の段の{ $square }番にいることはありません。そこではキングになっています。K{ $square } と書きます。
position-few = few={ $value } はここでは使えません。draws=fmjd で、キングを含む三枚以下とキング一枚の戦いになったときだけ数えます。
position-huff-off = huff={ $value } はここでは使えません。このゲームでは取ることが強制で、没収はありません。
position-huff = 「{ $item }」は没収できません。huff=… には、いま指した側の駒があるマスを一回ずつ書きます。

why-no-square = マスの番号は1から50までです。{ $square }番はありません。
why-no-piece = { $from }番のマスに駒はありません。
why-not-yours = { $from }番のマスの駒はあなたのものではありません。
why-occupied = { $to }番のマスは空いていません。
why-not-diagonal = 駒は斜めにまっすぐ進みます。{ $to }番は{ $from }番の斜めの線上にありません。
why-man-backward = ふつうの駒は前にしか進めません。後ろに行けるのは駒を取るときだけです。
why-man-far = ふつうの駒は一度に一マスだけ進みます。遠くまで行けるのはキングだけです。
why-king-blocked = { $square }番のマスの駒が道をふさいでいます。
why-must-capture = 取れる駒があるときは、必ず取らなければなりません。
why-must-take-most = いちばん多く取らなければなりません。ここでは{ $count }枚取れます。
why-nothing-jumped = { $from }番と{ $to }番の間に、跳び越えられる相手の駒がありません。
why-own-piece = { $square }番にある自分の駒は跳び越えられません。
why-no-room = { $square }番の駒は取れません。その後ろのマスが空いていないからです。
why-man-lands-behind = ふつうの駒は隣の駒を跳び越え、そのすぐ後ろのマスに降ります。
why-jumped-twice = { $square }番の駒はこの手ですでに跳び越えました。同じ駒を跳び越えられるのは一度だけです。
why-unfinished = まだ取り終わっていません。{ $to }番から同じ駒でさらに取れます。
why-is-capture = この手は駒を取るので、ハイフンではなく x で書きます。
why-huff-off = このゲームでは取ることが強制なので、没収はありません。
why-nothing-to-huff = いま没収できる駒はありません。
why-cannot-huff = { $square }番の駒は、いちばん多く取る手を始められなかったので、没収できません。

pdn-game-type = 10×10のドラフツではありません。GameType が20ではなく「{ $kind }」です。
pdn-small-board = { $last }番より大きいマスへの手がないため、8×8のチェッカーかもしれません。{ $reason }
pdn-odd = { $move }手目に PDN ではない「{ $text }」があります。
pdn-illegal = { $move }手目 { $action }：{ $reason }
pdn-ambiguous = { $move }手目 { $action } は { $right } のどれでもありえて、続く手からも決まりません。
pdn-huff = PDN には没収を表す書き方がないため、没収ありのルールの対局は書き出せません。
pdn-played-on = { $move }手目の前にルール上は引き分けでしたが、対局は続けられました。{ $reason }
pdn-other-result = ファイルの結果がルールと異なります。{ $reason }
position-hub = 「{ $text }」は Hub プロトコルの局面ではありません。W か B のあとに、50マスそれぞれに w b W B e のどれかを書きます。

# How a piece that is touched moves.
moves-man = ふつうの駒は斜め前に一マス進みます。取るときは、隣の駒を前にも後ろにも跳び越えられます。
moves-king = キングは斜めに何マスでも動け、離れた駒も跳び越えて取れます。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-move = ふつうの駒の動き方
lesson-move-1 = あなたは青で、上へ進みます。ふつうの駒は斜め前へ一マス進みます。33番の駒が進める手を二つとも見つけてください。
lesson-move-1-hint = 駒を選んでから、左斜め前のマスを選びます。次は右斜め前です。
lesson-move-done = ふつうの駒が進めるのは前だけ。使うのは濃い色のマスだけです。
lesson-take = 取れるときは必ず取る
lesson-take-1 = 隣の敵を跳び越えて、すぐ後ろの空きマスに降りると取れます。取れるときは必ず取ります。29番の緑の駒を取ってください。
lesson-take-1-hint = 33番の駒で29番を跳び越え、24番へ降ります。
lesson-take-2 = 進むのは前だけですが、取るときは後ろへも跳べます。取る手を見つけてください。
lesson-take-2-hint = 28番の駒は、後ろの33番を跳び越えられます。
lesson-take-done = 取る手があるなら、ほかの手は指せません。相手も同じです。そこがねらい目です。
lesson-chain = 続けて跳ぶ
lesson-chain-1 = 取ったあと、同じ駒でさらに跳べるなら続けて跳びます。一手で緑を二枚取ってください。
lesson-chain-1-hint = 42番の駒で、38番、続けて28番を跳び越えます。
lesson-chain-2 = いちばん多く取る手を選ばなければなりません。敵を取れる駒が二枚あります。三枚取れるほうを見つけてください。
lesson-chain-2-hint = 36番の駒で取れるのは一枚だけ。44番の駒なら、斜めにまっすぐ三枚取れます。
lesson-chain-done = いちばん多く取る手だけが指せます。動かす前に数えましょう。
lesson-crown = キングになる
lesson-crown-1 = いちばん奥の段で手を終えたふつうの駒はキングになります。一枚キングにしてください。
lesson-crown-1-hint = 8番の駒はあと一歩です。
lesson-crown-1-wrong = その駒はまだ奥の段から遠いです。もっと近い駒があります。
lesson-crown-2 = キングは斜めにどこまでも進め、離れた敵も取れます。キングで23番の駒を取ってください。
lesson-crown-2-hint = 46番のキングを選び、同じ斜めの線で23番の後ろにある空きマスを選びます。
lesson-crown-done = キングはふつうの駒三枚ほどの値打ちがあります。自分は作り、緑には作らせないようにしましょう。
lesson-safe = 動かす前に確かめる
lesson-safe-1 = 負けのほとんどは、ただで取られた一枚から始まります。緑に何も取られない手を指してください。
lesson-safe-1-hint = 盤の端にいる駒は取られません。30番の駒を見てみましょう。
lesson-safe-done = 動かす前に確かめましょう。その駒は取られないか？ 後ろのマスは空いていないか？
lesson-shot = 一枚捨てて二枚取る
lesson-shot-1 = 緑も、取れるなら取るしかありません。一枚差し出して、そのあと続けて二枚取れるようにしましょう。
lesson-shot-1-hint = 30番から24番へ。緑は取るしかなく、25番の駒の前に降ります。
lesson-shot-1-wrong = それでは緑を罠に誘い込めません。
lesson-shot-2 = もう一度。一枚捨てて二枚取り、奥の段まで進みましょう。
lesson-shot-2-hint = 29番から24番へ。30番の緑は取るしかなく、19番に降ります。
lesson-shot-2-wrong = それでは緑を罠に誘い込めません。
lesson-shot-done = 取らせる手こそ最強の武器です。一手ごとに探してみましょう。
lesson-first-win = はじめての勝利
lesson-first-win-1 = レベル1のコンピューターと指します。あなたは六枚、緑は三枚。駒をまとめて進め、ただで取られないようにし、キングを作って、全部取りましょう。
lesson-first-win-1-hint = まず取る手、次に緑が何も取れない手、それから奥の段へ進む手を探します。
lesson-first-win-done = お見事！ 次は最初から一局指しましょう。

# What to aim at, in one line for whoever is new to the game.
goal = 目標：相手の駒をすべて取るか、相手を動けなくすること。

### Pieces inside sentences, and in lists of moves.

noun-1-man = 駒
noun-1-king = キング
noun-2-man = 駒
noun-2-king = キング

# How pieces are counted.
-counter = 枚

### What can be done now and what to touch, for whoever is new to the game.

now-move = 印のついた駒を選び、丸い印を選びます。ふつうの駒は斜め前に一マス、キングは斜めにどこまでも進めます。
now-capture = 取れる駒があるので、取らなければなりません。印のついた駒を選び、敵の向こうの着地マスを選びます。丸い印がなくなるまで跳び続けます。

### Squares are numbers here: what stands around them in the common sentences

-before-square = {""}
-after-square = 番

### Why the game would be lost
threat-no-pieces = 自分の駒がすべて取られます。
threat-no-move = 自分の駒が動けなくなります。

### 問題のテーマ。
theme-shot = 連続取り
theme-big-shot = 三枚以上の連続取り
theme-sacrifice = 捨て駒
theme-double-sacrifice = 連続の捨て駒
theme-breakthrough = 突破して成る
theme-king-trap = キングを捕らえる
theme-endgame = 終盤
theme-holding = 引き分けに持ち込む
