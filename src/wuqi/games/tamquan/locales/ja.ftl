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
piece-1-marched = { side-1 }の{ $member }番（行軍ずみ）
piece-2-marched = { side-2 }の{ $member }番（行軍ずみ）
piece-3-marched = { side-3 }の{ $member }番（行軍ずみ）
piece-4-marched = { side-4 }の{ $member }番（行軍ずみ）

note-placed-1 = { side-1 }の配置ずみ：
note-placed-2 = { side-2 }の配置ずみ：
note-placed-3 = { side-3 }の配置ずみ：
note-placed-4 = { side-4 }の配置ずみ：
note-calm = 駒が取られていない手番：

option-size = 盤の一辺のマスの数。
option-teams = 参加するチームの数。
option-pieces = 各チームのメンバーの数。ひとりが駒をひとつ指揮します。
option-deploy = 布陣のしかた。
option-deploy-turns = チームが順番に陣地を選び、見えるように布陣します。
option-deploy-hidden = 全チームが自分の番号の陣地に同時に秘密で布陣し、一斉に公開します。
option-steps = 行軍で駒が動ける方向。
option-steps-orthogonal = 上、下、左、右のどれかへ一歩。
option-steps-eight = 斜めも含めて、どの方向へも一歩。動きのあるゲームになります。
option-taking = 取ることが権利か義務か。
option-taking-optional = 手番のチームは、好きな順番でひとつずつ駒を取れます。
option-taking-all = 行軍の前とあとに、取れる駒がすべて自動で一度に取り除かれます。
option-zones-small = { $size }×{ $size }の盤では、陣地に入る駒は{ $room }個までです。盤を大きくするか、駒を減らしてください。

preset-5x5 = 5×5の盤で、三人のチームが二つ。ふつうのゲームです。
preset-8x8 = 8×8の盤で、五人のチームが四つ。四隅から始めます。

result-win = { $winner }の勝ち。

reason-last-team = 盤の上に残っている駒は、ひとつのチームのものだけです。
reason-one-each = 残りは二チームで駒がひとつずつ。どちらも相手を取れません。
reason-repetition = 同じ局面（同じチームの手番）が三度目に現れました。
reason-calm = 駒が取られない手番が続きすぎました。

expect-zone = チームが布陣する陣地を選んでください。
expect-place = { $member }番のメンバーは、陣地の空きマスに駒を置いてください。
expect-place-secret = 各チームは同時に、秘密で布陣します。次のメンバーはチームの陣地の空きマスに駒を置いてください。
expect-take = 行軍の前です。敵の駒を取るか、「終わり」を押してください。
expect-march = 行軍です。あと{ $count }個の駒が一歩ずつ動きます。
expect-take-again = 行軍のあとです。敵の駒を取るか、「終わり」を押してください。

position-phase = 局面にはどの段階かを phase={ $right } のように書きますが、「{ $found }」とあります。
position-key-phase = このオプションでは、phase={ $phase } で { $key } に意味はありません。
position-too-many = チーム{ $team }の駒が盤上に{ $found }個ありますが、メンバーは{ $most }人だけです。
position-members = members={ $members } が合いません。チームごとに、盤上のメンバーの番号を読む順（左から右、上から下）に書き、駒がなければ - と書きます。
position-marched = 小文字は行軍ずみの駒です。手番のチームだけに、phase=march か phase=end のときだけあります。
position-zones = 布陣のあいだ、各チームはひとつの陣地に立ち、同じ陣地に二チームは入れません。秘密の布陣では、自分の番号の陣地に立ちます。
position-zone = ここで陣地{ $zone }が選ばれていることはありません。
position-placed = placed={ $placed } が合いません。チームごとに置いた人数を書きます。盤にはチームの駒が全部見えるか、秘密のあいだはひとつも見えません。
position-all-placed = メンバー全員が置かれているので、布陣はもう終わっています。
position-deploy-mover = まだ置いていないメンバーがいる最初のチームは{ $team }なので、その手番でなければなりません。
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
why-take-few = { $square } の駒を取るには、その上、下、左、右に敵が二つ以上必要です。いまの敵の数は{ $foes }です。
why-take-friends = { $square } の駒は守られています。となりの敵は{ $foes }、味方は{ $friends }で、敵のほうが多くなければ取れません。
why-take-marching = いまは行軍中です。行軍を終えてから取ってください。
why-take-automatic = このゲームでは自動で取るので、指示はいりません。
why-step-taking = 取れる駒があります。取るか、「終わり」を押してから行軍してください。
why-step-empty = { $from } に駒はありません。
why-step-enemy = { $from } の駒はほかのチームのものです。
why-step-again = { $from } の駒は、この手番でもう動きました。
why-step-occupied = { $to } には駒があります。動けるのは空きマスだけです。
why-step-diagonal = このゲームでは斜めに動けません。上、下、左、右に動いてください。
why-step-far = { $to } は { $from } から遠すぎます。動くのはちょうど一歩です。
why-step-ended = 行軍は終わりました。駒を取るか、「終わり」を押してください。
why-done-march = その場に残ることはできません。動ける駒はみな一歩動きます。
why-done-deploy = まだ布陣の途中なので、終わりにできるものがありません。

# How a piece that is touched moves.
moves-member = 駒は上下左右の空いたマスに一歩動きます。上下左右に敵が二つ以上あり、味方より多いと取られます。
moves-member-eight = 駒はまわり八方向の空いたマスに一歩動きます。上下左右に敵が二つ以上あり、味方より多いと取られます。
