name = 三国暗棋
tagline = 三人で囲むのは、裏返して混ぜた一組のシャンチーの駒。めくってはじめて、自分の陣営がわかります。
credit = シャンチー（中国象棋）愛好者のあいだに伝わる遊び。考案者は知られていません。

side-1 = プレイヤー{"\u2060"}1
side-2 = プレイヤー{"\u2060"}2
side-3 = プレイヤー{"\u2060"}3

camp-generals-1 = 将と兵の陣営（帥將兵卒、12枚）
camp-generals-2 = 赤の陣営（仕相俥傌炮、10枚）
camp-generals-3 = 黒の陣営（士象車馬包、10枚）
camp-ranks-1 = 兵卒の陣営（兵卒、10枚）
camp-ranks-2 = 将・士・象の陣営（帥仕相將士象、10枚）
camp-ranks-3 = 車・馬・炮の陣営（俥傌炮車馬包、12枚）

piece-red-general = 赤の帥
piece-red-advisor = 赤の仕
piece-red-elephant = 赤の相
piece-red-chariot = 赤の俥
piece-red-horse = 赤の傌
piece-red-cannon = 赤の炮
piece-red-soldier = 赤の兵
piece-black-general = 黒の將
piece-black-advisor = 黒の士
piece-black-elephant = 黒の象
piece-black-chariot = 黒の車
piece-black-horse = 黒の馬
piece-black-cannon = 黒の包
piece-black-soldier = 黒の卒
piece-hidden = 裏向きの駒

option-split = 32枚の駒の陣営分け
option-split-generals = 帥・將とすべての兵・卒（12枚）、残りの赤（10枚）、残りの黒（10枚）。より公平な分け方です。
option-split-ranks = 兵・卒（10枚）、帥將・仕士・相象（10枚）、俥車・傌馬・炮包（12枚）。注意：三つ目の陣営は車を四枚とも持ち、強すぎます。
option-mode = 勝敗の決め方
option-mode-annihilation = ほかの二陣営を全滅させます。最後まで残った陣営の勝ちです。
option-mode-recall = 自分の陣営の最初の枚数と同じだけ駒を取ると、軍を引き揚げます（収軍）。最初に収軍した人が一位です。
option-mode-points = 取れば加点、取られれば減点。終わったときに点がいちばん高い人の勝ちです。
option-mode-race = 取った駒の点だけを数え、先に200点に達した人がその場で勝ちます。

reason-last-camp = 残った陣営が一つだけになりました。
reason-recall = 十分に駒を取った陣営が収軍し、勝負が決まりました。
reason-race = 取った駒の合計が200点に達しました。
reason-stalled = めくりも駒取りもないまま60手が続きました。
reason-repetition = 同じ局面（同じ人の手番）が三度目に現れました。
reason-nobody-can-act = 残っている全員が動けず、続けてパスしました。

expect-first-flip = 好きな駒をめくってください。出た駒で陣営が決まります。
expect-flip-for-camp = 駒をめくってください。まだ陣営がないので、めくることしかできません。
expect-flip-or-move = 駒をめくるか、自分の駒を動かしてください。
expect-flip = 駒をめくってください。いま動かせる自分の駒はありません。
expect-move = 自分の駒を動かしてください。めくる駒はもうありません。
expect-skip = めくることも動かすこともできません。パスしてください。
expect-reveal = { $square } の駒をめくっています。

position-three-parts = { $key }={ $value } には三人分をコンマで区切って書きます。ないものは - とします。
position-bad-camps = camps={ $value }：陣営は1、2、3で、まだないときは - です。同じ陣営の人が二人いてはいけません。
position-two-camps = camps={ $value }：二人の陣営が決まれば、残りの一人は最後の陣営になります。
position-bad-letter = { $key } の「{ $letter }」はこのゲームの駒ではありません。
position-too-many = 駒「{ $piece }」が多すぎます。一組にそれほどはありません。
position-not-32 = 裏向きの駒が{ $found }枚ありますが、32枚から表向きの駒、取られた駒、除かれた駒を引くと{ $right }枚のはずです。
position-bad-players = { $key }={ $value } には1から3のプレイヤーを、一度ずつまで、コンマで区切って書きます。
position-taken-no-camp = プレイヤー{ $player }にはまだ陣営がないので、駒を取ったはずがありません。
position-taken-own = プレイヤー{ $player }が自分の陣営の駒を取ったはずがありません。
position-camp-missing = プレイヤー{ $player }にまだ陣営がないのに、裏向きの駒が残っていません。
position-recall-only = recalled と removed は mode=recall だけで使います。
position-recall-number = プレイヤー{ $player }が取った駒は{ $found }枚です。収軍するのは、ちょうど{ $right }枚取ったときです。
position-recalled-army = プレイヤー{ $player }は収軍したので、その表向きの駒が盤上にあるはずがありません。
position-removed = removed に入るのは収軍した陣営の駒だけです。{ $removed } は入りません。
position-out = out={ $found } が駒と合いません。駒のなくなったプレイヤーは { $right } です。
position-mover-gone = プレイヤー{ $player }の手番はもう来ないので、手番のはずがありません。
position-flip = flip={ $point }：そこに裏向きの駒はありません。
position-flip-over = flip={ $point }：対局は終わっているので、もうめくれません。

why-no-camp-yet = まだ陣営がないので、駒をめくることしかできません。
why-empty = { $square } に駒はありません。
why-face-down = { $square } の駒はまだ裏向きです。めくれますが、動かせません。
why-not-yours = { $square } の駒はあなたの陣営のものではありません。
why-stay = 駒は別の交点へ動かしてください。
why-straight = 帥・將と車は、縦か横にまっすぐ進みます。
why-blocked = { $from } と { $to } のあいだに駒があって通れません。
why-horse = 馬は縦か横に二つ、そこから直角に一つ跳びます。{ $from } から { $to } へは跳べません。
why-elephant = 象は斜めにちょうど二つ跳びます。{ $from } から { $to } へは跳べません。
why-advisor = 士は斜めに一つだけ進みます。{ $from } から { $to } へは進めません。
why-soldier = 兵・卒は上下左右に一つだけ進みます。{ $from } から { $to } へは進めません。
why-cannon-straight = 炮は、動くときも取るときも縦か横にまっすぐです。
why-cannon-needs-screen = 炮が駒を取るには、ちょうど一枚を跳び越えなければなりません。{ $from } と { $to } のあいだに駒がありません。
why-cannon-too-many = 炮が駒を取るには、ちょうど一枚を跳び越えなければなりません。{ $from } と { $to } のあいだに二枚以上あります。
why-take-face-down = { $square } の駒は裏向きです。裏向きの駒は決して取れません。
why-take-own = { $square } は自分の陣営の駒です。
why-nothing-to-take = { $square } は空いていて、取る駒がありません。
why-write-x = 駒を取るときは x を使って { $from }x{ $to } と書きます。
why-flip-empty = { $square } は空いていて、めくる駒がありません。
why-flip-face-up = { $square } の駒はもう表向きです。
why-kind-not-hidden = その種類の駒は、もう裏向きの中に残っていません。
why-can-still-act = パスできるのは、めくることも動かすこともできないときだけです。
why-only-skip = めくることも動かすこともできません。この手番はパスだけです。
why-being-flipped = いま駒をめくっています。表が見えるまで待ってください。

# What the values of options that stand side by side are called.
name-mode-annihilation = 全滅戦
name-mode-recall = 収軍
name-mode-points = 得失点
name-mode-race = 200点先取
name-split-generals = 将が兵を率いる
name-split-ranks = 駒の種類で分ける

# How a piece that is touched moves.
moves-general = 帥・將は車と同じ動きで、縦横にいくつでも進みます。
moves-chariot = 車は縦横にいくつでも進みます。
moves-horse = 馬は縦か横に二つ、そこから直角に一つ跳びます。間の駒に邪魔されません。
moves-elephant = 象は斜めにちょうど二つ跳びます。間の駒に邪魔されません。
moves-advisor = 士は斜めに一つ動きます。
moves-soldier = 兵・卒は上下左右に一つ動きます。
moves-cannon = 炮は車と同じように動き、取るときは駒をちょうど一枚跳び越えます。
moves-hidden = 裏向きの駒：手番の人なら誰でもめくれます。動かせず、取られることもありません。

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-flip = 駒をめくる
lesson-flip-1 = 32枚の駒はすべて裏向きです。最初にめくった駒で、自分の陣営が決まります。丸で囲まれた d2 の駒をめくってください。
lesson-flip-1-hint = d2 を選びます。
lesson-flip-1-wrong = 実戦ではどの駒でもかまいません。ここでは d2 の駒をめくりましょう。
lesson-flip-done = 赤の俥が出ました！ あなたは赤の陣営、仕相俥傌炮の十枚を率います。手番では一枚めくるか、自分の駒を一枚動かします。
lesson-straight = 俥はまっすぐ
lesson-straight-1 = 俥は縦と横に、さえぎるものがなければどこまでも進みます。黒の車を取ってください。
lesson-straight-1-hint = c1 にいます。c3 の俥の真下です。
lesson-straight-done = 帥と將も同じ動きです。駒に強弱の順はなく、どの駒でもどの敵でも取れます。
lesson-jump = 馬・象・士
lesson-jump-1 = 傌は縦か横に二つ、そこから直角に一つ、何でも跳び越えて進みます。b2 の傌が跳べる先を四つとも見つけてください。
lesson-jump-1-hint = b2 を選ぶと、行ける点に印がつきます。
lesson-jump-2 = 相は斜めにちょうど二つ跳びます。四つとも見つけてください。
lesson-jump-2-hint = c3 を中心にした大きな正方形の四隅です。
lesson-jump-3 = 仕は斜めに一つ進みます。四つとも見つけてください。
lesson-jump-3-hint = c3 の斜め隣の四点です。
lesson-jump-done = 兵と卒は上下左右に一つ進みます。残る駒はあと一種類です。
lesson-cannon = 炮は跳び越えて取る
lesson-cannon-1 = 炮は車のように動きますが、取るときはちょうど一枚を跳び越えます。裏向きの駒でもかまいません。黒の車を取ってください。
lesson-cannon-1-hint = b3 と g3 のあいだ、e3 に裏向きの駒があります。それを跳び越えます。
lesson-cannon-done = 跳び越える駒がなければ取れません。ねらう前に探しましょう。
lesson-foes = 敵は誰？
lesson-foes-1 = 色にだまされないでください。赤の帥は「将と兵の陣営」で、味方ではありません。ほかの陣営の駒を取ってください。
lesson-foes-1-hint = d5 の帥は、俥の進む線の上にいます。
lesson-foes-done = 自分の陣営でない駒はすべて敵です。駒のふちを見れば陣営がわかります。
lesson-value = 強い駒から取る
lesson-value-1 = 俥で取れる駒が二枚あります。危険なほうを取ってください。
lesson-value-1-hint = 車は盤のどこへでも届きますが、卒は隣の点だけです。
lesson-value-1-wrong = もっとよい獲物がいます。g3 の黒の車です。
lesson-value-done = いちばん強いのは車と將・帥、次に炮、馬、兵と卒。象と士は最後です。
lesson-guarded = 守られている駒に注意
lesson-guarded-1 = 取る前に確かめましょう。取り返されませんか？ 次の人に何も取られないように、駒を一枚取ってください。
lesson-guarded-1-hint = e4 の士が d5 を守っています。g3 の馬は誰にも守られていません。
lesson-guarded-done = 取り返されないか、取り返されても得が大きいなら、よい取り方です。
lesson-flee = 逃げる
lesson-flee-1 = e5 の黒の馬が俥をねらっています。次の人に何も取られない手を指してください。
lesson-flee-1-hint = 馬も包も届かない点へ俥を動かします。
lesson-flee-done = 新しくめくる前に確かめましょう。ねらわれている駒はないか？ あれば逃がすか、先に取りましょう。
lesson-first-win = はじめての勝利
lesson-first-win-1 = 最後まで残った陣営の勝ちです。あなたは赤の陣営。相手はレベル1のコンピューター二人で、駒は二枚ずつです。全部取りましょう。
lesson-first-win-1-hint = 取り返されずに取れる駒を探します。なければ、取られない点を選んで近づきます。
lesson-first-win-done = 三国を統一しました！ 次は32枚すべてを使って一局指しましょう。

# What to aim at, in one line for whoever is new to the game.
goal-annihilation = 目標：ほかの二つの陣営を全滅させ、最後まで残ること。
goal-recall = 目標：自分の陣営の最初の枚数と同じ数の駒を、誰よりも先に取ること。
goal-points = 目標：最高得点を取ること。駒を取ると加点、取られると減点です。
goal-race = 目標：合計200点分の駒を、誰よりも先に取ること。

### Pieces inside sentences, and in lists of moves.

noun-red-general = 赤の帥
short-red-general = 帥
noun-red-advisor = 赤の仕
short-red-advisor = 仕
noun-red-elephant = 赤の相
short-red-elephant = 相
noun-red-chariot = 赤の俥
short-red-chariot = 俥
noun-red-horse = 赤の傌
short-red-horse = 傌
noun-red-cannon = 赤の炮
short-red-cannon = 炮
noun-red-soldier = 赤の兵
short-red-soldier = 兵
noun-black-general = 黒の將
short-black-general = 將
noun-black-advisor = 黒の士
short-black-advisor = 士
noun-black-elephant = 黒の象
short-black-elephant = 象
noun-black-chariot = 黒の車
short-black-chariot = 車
noun-black-horse = 黒の馬
short-black-horse = 馬
noun-black-cannon = 黒の包
short-black-cannon = 包
noun-black-soldier = 黒の卒
short-black-soldier = 卒
noun-hidden = 裏向きの駒

### The page: setting up a position, without the notation of its text

setup-position-out = 陣営の決まったプレイヤーには、少なくとも一枚の駒が必要です。

# How pieces are counted.
-counter = 枚

### What can be done now and what to touch, for whoever is new to the game.

now-first-flip = 裏向きの駒をどれか選んでめくります。出た駒で陣営が決まります。
now-flip-for-camp = 裏向きの駒を選んでめくります。まだ誰のものでもない陣営の駒が出れば、それがあなたの陣営です。
now-flip-or-move = 裏向きの駒を選んでめくるか、印のついた自分の駒を選んで行き先を選びます。敵の駒の上に進むと取れます。
now-flip = 裏向きの駒を選んでめくります。いま動かせる自分の駒はありません。
now-move = 印のついた自分の駒を選び、行き先を選びます。敵の駒の上に進むと取れます。めくる駒はもうありません。

### Beside the name of a player

camp-short-generals-1 = 将兵陣営
camp-short-generals-2 = 赤陣営
camp-short-generals-3 = 黒陣営
camp-short-ranks-1 = 兵卒陣営
camp-short-ranks-2 = 将士象陣営
camp-short-ranks-3 = 車馬炮陣営
seat-left = 残り{ $left }枚
seat-left-score = 残り{ $left }枚、{ $score }点

### Why the game would be lost; what an option is about, in a word
threat-last-camp = ほかの陣営だけが残ります。
threat-recall = ほかの陣営が十分に駒を取り、収軍します。
threat-race = ほかの人が200点に達します。
label-split = 陣営分け
label-mode = 勝敗

### 問題のテーマ。
theme-flip = めくる
theme-capture = 駒取り
theme-quiet-move = 静かな一手
theme-cannon = 砲
theme-general = 将帥を取る
