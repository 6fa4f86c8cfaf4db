# Common words, used by every game.

game-unknown = 「{ $name }」というゲームはありません。遊べるのは：{ $right }。
language-unknown = 「{ $language }」はまだ話せません。選べる言語：{ $right }。

option-unknown = 「{ $option }」という設定はありません。使える設定：{ $right }。
option-none = このゲームには設定がないので「{ $option }」は選べません。
option-bad-value = 「{ $value }」は { $option } の値ではありません。使える値：{ $right }。
option-not-a-pair = 「{ $pair }」は設定ではありません。名前=値 の形で書いてください。
option-twice = 設定「{ $option }」に違う値が二度与えられています。
preset-unknown = 「{ $preset }」というルールセットはありません。使えるもの：{ $right }。
preset-none = このゲームにはルールセットがないので「{ $preset }」はありません。

position-too-long = 局面の文字列が長すぎます（{ $longest } 文字まで）。
position-too-short = 局面には盤面と手番が必要ですが、「{ $text }」しかありません。
position-bad-mover = 「{ $mover }」は手番になりません。次のどれかです：{ $right }。
position-bad-key = 「{ $key }」はここでは意味がありません。使えるもの：{ $right }。
position-key-twice = 「{ $key }」が局面に二度出てきます。
position-bad-number = { $key }={ $value } は 0 から { $highest } までの整数ではありません。
position-bad-rows = 盤が { $found } 段ありますが、{ $right } 段必要です。
position-bad-width = 盤の上から { $row } 段目が { $found } マスですが、{ $right } マス必要です。
position-bad-piece = 盤の上から { $row } 段目の「{ $piece }」はこのゲームの駒ではありません。
position-in-line = { $number } 行目：{ $reason }

action-malformed = このゲームに「{ $action }」という書き方はありません。
action-ambiguous = 「{ $action }」は次のどれにもとれます：{ $right }。
action-game-over = 対局は終わっています。もう指せません。
action-not-yours = いまこの席が { $action } を指すことはできません。
action-tells-chance = 何が出るかは誰にも決められません。「{ $right }」とだけ書いてください。
action-not-your-turn = まだあなたの番ではありません。

record-no-file = { $path } を読めません：{ $reason }。
record-not-json = 棋譜ではありません。壊れているか途中で切れています（{ $reason }）。
record-not-ours = これは五棋の棋譜ではありません。
record-future = この棋譜はバージョン { $version } です。このプログラムが読めるのはバージョン { $known } までです。
record-edited = この棋譜は書かれたあとで変更されています。チェックサムが合いません。
record-bad-field = この棋譜は不完全か誤りがあります：{ $reason }。
record-bad-action = 棋譜の { $number } 手目「{ $action }」は指せません：{ $reason }
record-bad-result = 棋譜の結果が、その手順から導かれるものと違います。
record-bad-resumed = この棋譜は引き分けの後「{ $text }」から続いていますが、それは引き分けになった局面ではありません。
record-too-long = このファイルは棋譜としては大きすぎます（{ $longest } MB まで）。
record-in-line = { $number } 行目：{ $reason }

deal-commitment-twice = 席 { $seat } はコミットできません。その席がないか、すでに済んでいます。
deal-not-hex = 小文字の十六進数 { $digits } 桁でなければなりません。
deal-too-early = 秘密を明かせるのは、すべての席がコミットしたあとです。
deal-other-secret = これは席 { $seat } がコミットした秘密ではありません。
deal-not-dealing = いまは駒を配れません。秘密がそろっていないか、対局が終わっています。

verify-fair = 公正です。コミットメントもシャッフルも、すべてのめくりも正しいものでした（めくり { $flips } 回）。
verify-nothing-dealt = このゲームではシャッフルをしません。どの手も規則どおりです。
verify-no-proof = この棋譜には駒の混ぜ方が書かれていないので、公正かどうか判断できません。
verify-not-over = 対局が終わっていないので、サーバーの秘密はまだ明かされていません。各席の秘密はコミットメントと合っています。
verify-seats = 公正ではありません。{ $right } 席すべてが秘密にコミットし、それを明かしていなければなりません。
verify-seat-secret = 公正ではありません。席 { $seat } の秘密がコミットメントと合いません。
verify-server-secret = 公正ではありません。サーバーの秘密がコミットメントと合いません。
verify-never-revealed = 公正ではありません。対局は終わったのに、サーバーが秘密を明かしていません。
verify-flip = 公正ではありません。{ $number } 手目は「{ $action }」ですが、シャッフルの結果は「{ $right }」です。
verify-rules = 棋譜に問題があります：{ $reason }

format-unknown = 「{ $format }」という形式はありません。使える形式：{ $right }。
format-unclear = ファイル名 { $path } からは形式が分かりません。--format で指定してください：{ $right }。
import-game = { $number } 局目：{ $reason }
import-done = { $games } 局、{ $moves } 手を読み込みました。読み込めなかったもの：{ $left } 局。
export-other-game = 形式 { $format } は { $right } 用ですが、これは { $game } の棋譜です。
export-no-format = { $game } を書き出せる外部形式はありません。

perft-depth = 深さは 0 から { $deepest } までの整数です。
perft-threads = スレッド数は 1 から { $most } までです。
perft-chance = ここでは数えられません。運で決まることがあります。伏せた駒のない局面を指定してください。
bench-seconds = 時間は 0 より長く、3600 秒までです。

player-unknown = 「{ $player }」という対局者はいません。選べるのは：{ $right }。
seats-wrong-number = 対局者が { $found } 人指定されましたが、このゲームは { $sides } 陣営・{ $seats } 席です。陣営ごとか席ごとに一人ずつ指定してください。

undo-nothing = 戻せる手がありません。
undo-shown = 一度見せたものは戻せません。

result-draw = 引き分け。
result-win = { $winner }の勝ち。
result-place = { $place } 位：{ $names }。
list-joint = 、

diagram-try = 試してみよう：
diagram-refused = できません：

play-which-game = どのゲームにしますか。番号を入力してください。
play-who = 誰が遊びますか。
play-against-computer = あなた対コンピュータ
play-one-screen = このキーボードをみんなで使う
play-how-strong = 強さはどうしますか。1（入門）から { $highest } までのレベルを入力してください。
play-number = 1 から { $highest } までの番号か、quit を入力してください。
play-hint = 手を入力。? で指せる手、help で使い方。
play-help = 手をそのまま入力します。? 指せる手の一覧 · undo 待った · save ファイル名 棋譜を保存 · board 盤を描き直す · wait コンピュータの味方に先に動いてもらう · quit 終了。
play-wait-nobody = いま動けるコンピュータの味方はいません。
play-in-secret = ひそかに行動しました
play-hand-over = 次は{ $side }がひそかに行動します。ほかの人が見ていないことを確かめて Enter を押してください。
play-shuffled = 駒は混ぜ終わり、もう変わりません。次のコミットメントで、あとから確かめられます（wuqi verify）：{ $commitment }
play-save-where = 保存先を指定してください：save ファイル名
play-saved = { $path } に保存しました。
play-save-failed = 保存できませんでした：{ $reason }。
play-save-offer = ファイル名を入力するとこの対局を保存します。Enter で終了します。
play-bye = さようなら。

# The game room.

table-unknown = そのテーブルはありません。
table-busy = このテーブルでは一度に多くのことが起きています。もう一度お試しください。
seat-unknown = { $seat }番の席はありません。このテーブルの席は{ $right }つです。
seat-not-yours = あなたは{ $seat }番の席に座っていません。
seat-locked = { $seat }番の席は使えないようになっています。
seat-taken = { $seat }番の席にはもう誰かが座っています。
one-side-only = 誰でも入れるテーブルでは、一方の側でしか指せません。
not-seated = あなたはこのテーブルに座っていません。
owner-only = これができるのはテーブルを開いた人だけです。
already-started = 対局はもう始まっています。
not-started = 対局はまだ始まっていません。
not-over = 対局はまだ終わっていません。
removed = あなたはこのテーブルから退席させられました。
swap-itself = 入れ替える席を二つ選んでください。
remove-yourself = 自分を退席させることはできません。
seats-not-full = まだ空いている席があります。
seats-one-each = 席が{ $found }つ書かれていますが、このゲームの席は{ $right }つです。
clock-empty = 時計には持ち時間、加算時間、または日数が必要です。
position-over = この局面ではもう勝負がついています。
stale = その間に局面が進みました。いまは{ $ply }手目です。もう一度ご覧になってから指してください。
claim-nobody = { $seat }番の席を離れた人はいません。
claim-too-early = { $seat }番の席の人は戻ってくるかもしれません。もう少しお待ちください。
claim-own-side = 自分の側に勝つことはできません。
claim-team-there = そのチームにはまだ人が残っています。
offer-pending = 同じ申し出がすでにあります。返事をお待ちください。
offer-declined = たった今断られました。次の一手のあとでもう一度どうぞ。
offer-none = その申し出はもうありません。
offer-answered = この申し出にはもう答えています。
draw-computer = コンピュータは指し続けたいようです。
rematch-exists = 再戦のテーブルはもう開かれています。
name-length = 名前は1文字から{ $longest }文字までです。
name-letter = 名前に文字{ $letter }は使えません。
name-no-letter = 名前には文字か数字が少なくとも一つ必要です。
not-signed-in = まず名前を決めてください。
watching-too-many = 同時に見られるテーブルは{ $most }台までです。
avoiding-too-many = ミュートやブロックができるのは{ $most }人までです。
message-bad = サーバーはこれを理解できませんでした：{ $reason }
http-error = サーバーはこれに対応していません：{ $reason }
server-trouble = サーバーは今データにアクセスできません。少ししてからもう一度お試しください。
server-mistake = サーバーで問題が起きました。記録はログに残っています。
not-found = ここには何もありません。
database-unknown = データベース「{ $url }」は使えません。sqlite+aiosqlite:///FILE または postgresql+asyncpg://… と書いてください。
reason-resigned = 投了によります。
reason-agreed = 合意により引き分けです。
reason-reported = 読み込んだ棋譜の記載によります。
reason-time = 時間切れです。
reason-abandoned = 席を離れたまま戻らない人がいました。
reason-closed = テーブルは閉じられました。
chat-empty = メッセージが空です。
chat-no-team = このゲームは一人で戦うので、話しかけるチームがありません。
seat-avoided = このテーブルには、あなたと同席を望まない（または望まれない）人がいます。
several-need-redis = 別のサーバーがこのデータベースを使っています。共有するには --redis redis://… が必要です。
cannot-listen = { $host } のポート { $port } で待ち受けできません：{ $reason }。
name-marks = 一つの文字にそれほど多くの記号を重ねた名前は使えません。
name-mixed = 見た目の似た別々のアルファベットを混ぜた名前は使えません。
name-reserved = 「{ $name }」は誤解を招くので名前にできません。
name-taken = 「{ $name }」またはよく似た名前の人がすでにいます。
account-exists = すでにアカウントをお持ちです。
account-none = あなたはゲストです。まずアカウントを作ってください。
login-wrong = この名前とパスワードの人はいません。
password-wrong = パスワードが違います。
bot-member-only = ボットになれるのはアカウントだけです。
person-unknown = その人はいません。
tokens-too-many = トークンは{ $most }個までです。まず一つ取り消してください。
token-unknown = このトークンは無効です。
token-scope = このトークンではできません。権限「{ $scope }」がありません。
too-much = 回数が多すぎます。少しお待ちください。
strange-origin = このリクエストは別のサイトから来ています。
deal-closed = この切り混ぜにはもう何も加えられません。
record-secret = この対局にはまだ隠されたものがあるので、棋譜にできません。
archive-before = アーカイブにそのページはありません。
server-address = 「{ $server }」はサーバーのアドレスではありません。http://ホスト:ポート の形で書いてください。
server-refuses = サーバーが断りました：{ $reason }
backup-done = { $path } に { $rows } 件を保存しました。
backup-failed = バックアップ { $path } を作成できません：{ $reason }
backup-not-ours = { $path } は五棋のバックアップではありません。
backup-damaged = バックアップ { $path } は壊れているか、途中で切れているか、存在しません。
backup-layout = このバックアップの形式は { $found } で、このプログラムとは合いません。作成したバージョンをお使いください。
restore-done = { $rows } 件を復元しました。
restore-not-empty = このデータベースは空ではありません。復元は新しいデータベースに行います。
admin-banned = { $name } を締め出しました。
admin-unbanned = { $name } の締め出しを解きました。
admin-renamed = { $name } の名前を { $new } に変えました。
admin-closed = テーブル { $table } を閉じました。
database-unreachable = データベース { $url } を使えません：{ $reason }
database-newer = このデータベースの形式 { $found } は、このプログラムには分かりません。より新しいバージョンで使われたものです。
redis-unreachable = Redis を使えません：{ $reason }

# テーブル：`wuqi solve` で作り `wuqi probe` で引く、完全解析の結果。

table-no-file = テーブル { $path } を開けません：{ $reason }。
table-not-ours = { $path } は Wuqi のテーブルではありません。
table-damaged = テーブル { $path } は壊れているため使いませんでした。削除して `wuqi solve` で作り直してください。
table-version = テーブル { $path } はバージョン { $found } ですが、このプログラムが読めるのはバージョン { $wanted } です。削除して `wuqi solve` で作り直してください。
table-other = テーブル { $path } は別のゲームか別のオプションのものです。削除して `wuqi solve` で作り直してください。
table-wrong = 検査で新しいテーブルに誤った値（番号 { $number }）が見つかりました。{ $path } に退避し、使いません。
table-missing = このゲームとオプションのテーブルはまだありません。次のコマンドで作れます：{ $command }

solve-not-this = このオプションの { $game } にはテーブルがありません。
solve-on = 「{ $on }」では実行できません。次から選んでください：{ $right }。
solve-no-ray = Ray が入っていません。次のコマンドで入れてください：pip install 'wuqi[ray]'
solve-beginning = 準備中
solve-waiting = 待機中：ほかのプログラムがこのテーブルを作成しています
solve-layer = 第 { $layer } 層（全 { $layers } 層）
solve-slice = 第 { $slice } 部分（全 { $slices } 部分）
solve-round = 第 { $round } 巡（前回 { $found } 局面）
solve-writing = 書き込み中
solve-checking = 検査中
solve-left = 残り { $time }
solve-path = テーブル：{ $path }
solve-kept = { $numbers } 個の値、{ $size } MB。
solve-checked = 無作為に選んだ { $checked } 局面を検査し、すべて正しいことを確かめました。所要時間 { $seconds } 秒。

value-unknown = 不明
value-win = 勝ち
value-loss = 負け
value-draw = 引き分け
value-win-in-plies = { $distance } 手で勝ち
value-loss-in-plies = { $distance } 手で負け
value-win-in-turns = { $distance } ターンで勝ち
value-loss-in-turns = { $distance } ターンで負け

perfect-unknown = この局面はテーブルにないため、完全な手を選べません。

# 解析とコンピューターの指し手。

analyse-table = テーブルによる厳密な値
analyse-alpha-beta = 深さ { $depth } · { $nodes } 局面 · { $seconds } 秒 · 毎秒 { $pace } 百万
analyse-mcts = 深さ { $depth } · シミュレーション { $nodes } 回 · { $seconds } 秒 · 毎秒 { $pace } 百万回
analyse-seconds = 時間は 0 秒より長く、{ $most } 秒以下にしてください。
analyse-memory = メモリーは 1 から { $most } MB までです。
analyse-nothing-to-do = ここでは考えることがありません。手を選ぶ人がいません。
level-unknown = 「{ $level }」というレベルはありません。レベルは 1 から { $highest } までで、level:4 のように書きます。
level-pace = 「{ $pace }」は速さではありません。{ $least } から { $most } までの数で、たとえば level:4:0.1 は十分の一の時間です。

## The page: around every page.

wuqi = 五棋
nav-home = 五棋 Wuqi、最初のページへ
nav-pages = ページ
skip = 本文へ
title-home = ほかではなかなか出会えない五つの盤上遊戯
title-new = 新しい席
title-learn = 遊び方
title-archive = 棋譜
title-settings = 設定
title-nowhere = ここには何もありません
link-lost = 接続が切れました。つなぎ直しています……
link-no-answer = サーバーが応答しません。もう一度お試しください。
guest-name = ゲスト { $number }

## The page: home.

home-play = 遊ぶ
home-play-game = コンピューターと{ $game }を遊ぶ
home-friends = 友だちと
home-rules = ルール
home-pause = 盤を止める
home-go-on = 盤を動かす
home-none-open = いま空いている席はありません。ひとつ開きましょう！
title-unfinished = 続きを指す
title-open = 相手を待つ席
title-playing = 対局中
table-go-on = 続ける
table-join = 加わる
table-watch = 観る
player-random = コンピューター（でたらめ）
player-level = コンピューター（レベル{ $level }）
player-perfect = コンピューター（完璧）

## The page: the board.

board-held = { $square }：{ $piece }
board-empty = { $square }：空き
board-piece-of = { $side }の{ $piece }
board-taken-up = { $text }、手に取った
board-can-act = { $text }、動かせる
board-can-go = { $text }、行ける
board-which-way = どう置きますか？
board-here = こう：{ $piece }
told-goes = { $piece }が{ $from }から{ $to }へ。
told-takes = { $from }の{ $piece }が{ $to }の{ $taken }を取りました。
told-now = { $square }はいま{ $piece }。
told-leaves = { $square }の{ $piece }が取られました。
told-comes = { $square }に{ $piece }が現れました。

## The page: a new table.

new-game = ゲーム
new-variant = 種類
new-usual = ふつうのルール
new-own = 自分で選ぶ
new-seats = 誰が遊ぶか
new-seat-you = あなた
new-seat-friend = 友だち（リンクで）
new-apart = ひとりずつ選ぶ
new-clock = 時計
new-see = 誰が来られるか
new-wait = 私の合図で始める
clock-none = 時計なし
clock-minutes = { $base }分＋{ $increment }秒
clock-seconds = { $base }秒＋{ $increment }秒
clock-days = 一手{ $days }日
clock-own = その他…
clock-own-minutes = 持ち時間（分）
clock-own-increment = 1手ごとの追加（秒）
clock-own-days = 1手の日数
see-private = リンクを知っている人だけ
see-listed = 最初のページを見た人みんな
see-anyone = 同じゲームを望む最初の人（どちらの側になるかは空き次第）
terms-value = { $what }：{ $value }
terms-unusual = 変則ルール
new-open = 席を開く
new-begin = 始める
new-start-board = このルールでの初期配置

## The page: a table.

table-board = { $game }の盤
table-moves = 手順
table-hidden = まだ伏せてある駒
table-hidden-action = （秘密）
table-turn-board = 盤を回す
table-rematch = もう一局
table-to-rematch = 次の対局へ
table-replay = この対局を見る
table-resign = 投了
table-start = 始める
table-close = 席を閉じる
table-dealing = 誰も順番を選べないように、みんなが秘密をひとつずつ混ぜています……
dealing-waiting = { $names }を待っています。{ $seconds } 秒後にサーバーが代わりに秘密を加えます。
table-onlookers = { $count }人が観戦しています。
title-waiting = 相手を待っています
title-gone = この席はもうありません
title-chat = おしゃべり
waiting-invite = 一緒に遊ぶ人にこのリンクを送ってください。
waiting-copy-link = リンクをコピー
waiting-for-all = 全員がそろうと対局が始まります。
waiting-for-owner = 対局は卓を開いた人の合図で始まります。
copied = コピーしました
seat-empty = まだいません
seat-you = あなた
seat-away = 離席中
seat-would-give-up = 投了を希望
seat-marked = { $name }（{ $marks }）
seat-out-resigned = 投了
seat-out-time = 時間切れ
seat-out-abandoned = 戻らなかった
seat-out-now = 現在：{ $names }
seat-captured = 取った駒
seat-clock = 残り時間
clock-left = { $days }日{ $hours }時間
seat-on-turn = 手番
seat-take = ここに座る
seat-leave = 席を立つ
seat-computer = コンピューター……
seat-clear = 空ける
seat-remove = 退席させる
seat-lock = この席を空けておく
seat-unlock = この席を開ける
seat-swap = ほかの席と入れ替える
seat-swap-both = 席を入れ替える
seat-swap-whom = { $seat }（{ $name }）は誰と席を入れ替えますか？
seat-swap-with = { $seat }と入れ替え
seat-swap-stop = やめる
prompt-you = あなたの番です
prompt-side = { $side }の番です
action-skip = 休む
action-pass = パス
action-done = 終わり
action-zone = 第{ $what }区
action-huff = { $what }を罰で取る
confirm-move = { $action }と指しますか？
confirm-yes = はい
confirm-no = いいえ
offer-takeback = 待った
offer-draw = 引き分けを申し出る
offer-accept = 受ける
offer-decline = 断る
offer-withdraw = 取り下げる
offer-draw-from = { $name }が引き分けを申し出ています。
offer-takeback-from = { $name }が待ったをかけています。
offer-rematch-from = { $name }がもう一局望んでいます。
offer-draw-waiting = 引き分けを申し出ました。
offer-takeback-waiting = 待ったをかけました。
offer-rematch-waiting = もう一局を申し込みました。
offer-agreed = 同意しました。ほかの人の返事を待っています。
offer-rematch-declined = もう一局は断られました。
draw-sure = 引き分けにして終わりますか？
draw-yes = 引き分け
resign-sure = この対局を投了しますか？
resign-yes = 投了する
resign-no = 続ける
resign-team = あなたのチームでは{ $names }が投了を望んでいます。全員が望めば負けになります。
claim-gone = { $name }がいなくなりました。
claim-win = 勝ちを宣言する
claim-computer = コンピューターに任せる
order-start = 順番を提案する
order-stop = 提案を終える
chat-say = ひとこと
chat-to = 誰に
chat-everybody = みんな
chat-team = 味方
avoid-open = { $name }をミュート・ブロックする
avoid-mute = この人の発言を表示しない
avoid-block = 二度と同席しない
fair-yes = 公正に混ぜられていました
fair-no = 公正さを確かめられませんでした
fair-server = サーバー：約束と秘密
fair-seat = 席{ $seat }：約束と秘密

## The page: replay.

title-replay = 再生
replay-first = 最初へ
replay-back = 一手戻る
replay-forward = 一手進む
replay-last = 最後へ
replay-play = 自動で再生
replay-stop = 止める
replay-at = { $all }手中{ $ply }手目
replay-take-along = 持ち帰る
replay-copy-position = 局面をコピー
replay-copy-link = リンクをコピー
replay-record = 棋譜ファイル
replay-svg = 画像（SVG）
replay-png = 画像（PNG）
replay-gif = 動画（GIF）
replay-filming = 作成中……

## The page: learn.

learn-choose = どのゲームですか？
learn-contents = 目次
learn-board = 試せる盤
learn-try = やってみる
learn-refused = 許されない手を試す
learn-again = はじめから
learn-free = 駒にさわってみてください。ここで指せます。

## The page: archive.

archive-mine = 自分の対局
archive-everybody = みんなの対局
archive-game = ゲーム
archive-any-game = すべてのゲーム
archive-reason = 終わり方
archive-any-reason = 終わり方を問わない
archive-when = 時期
archive-within = { $days ->
    [0] 時期を問わない
    [1] きのうから
    [7] この1週間
    [30] この1か月
   *[365] この1年
}
archive-none = まだ対局がありません。
archive-more = もっと見る
archive-plies = { $count }手

## The page: settings.

settings-language = 言語
settings-more = そのほか
settings-theme = 見た目
theme-system = 端末に合わせる
theme-light = 紙
theme-dark = 墨
settings-colours = 色
colours-full = すべての色
colours-safe = 見分けやすい色
settings-pieces = 駒
pieces-drawn = 絵
pieces-letters = 文字
settings-destinations = 駒の行き先を示す
destinations-selected = 手に取ったとき
destinations-always = いつも（動かせる駒も）
destinations-never = 示さない
settings-sound = 音
settings-coordinates = 座標
settings-confirm = 一手ごとに確かめる
title-person = あなた
person-name = 名前
person-rename = 変える
person-keep = この名前をパスワードで守る
person-password = パスワード
person-sign-up = 守る
person-sign-in = 入る
person-sign-out = 出る
person-have = 名前はもうあります
person-change-password = パスワードを変える
person-old-password = 今のパスワード
person-new-password = 新しいパスワード
person-changed = パスワードを変えました。ほかの場所ではログアウトされています。
person-export = 保存されている自分の記録をすべて受け取る
person-delete = 名前を消す
person-delete-sure = 名前、パスワード、発言はすべて消えて元に戻りません。対局は名前なしで残ります。
person-delete-yes = 完全に消す
person-gone = 退会した人
title-avoided = 避けている人
avoid-mute-on = 発言を表示していません
avoid-block-on = 同席しません
avoid-undo = やめる

# 対戦とリーグ戦。

arena-games = 局数は 1 から { $most } までです。
arena-too-few = リーグ戦には少なくとも二人の指し手が必要です。
arena-entries = { $found } 人の指し手が指定されましたが、このゲームは { $sides } 陣営です。一陣営に一人ずつ指定してください。
arena-processes = プロセス数は 1 から { $most } までです。
arena-on = 「{ $on }」では対局できません。次から選んでください：{ $right }。
arena-no-ray = Ray がインストールされていません。次のように入れてください：pip install "wuqi[ray]"
arena-folder-damaged = { $path } の計画が壊れています。別のフォルダーを指定するか、--again で始めからやり直してください。
arena-folder-other = { $path } には別の対戦があります。別のフォルダーを指定するか、--again で始めからやり直してください。
arena-folder-version = { $path } の対局は、別の版の指し手によるものです。別のフォルダーを指定するか、--again で始めからやり直してください。
arena-player = 指し手
arena-games-played = 局数
arena-won = 勝ち
arena-shared = 同順位
arena-lost = 負け
arena-score = 得点率
arena-interval = 95% 信頼区間
arena-rating = レーティング
arena-forfeits = { $entry } は正しく応答しなかったため { $number } 局を失いました。
arena-openings = { $path } に序盤の手順がありません。一行に一つ、手を空白で区切って書きます。
arena-records = 棋譜：{ $path }

# 他のフレームワークへの接続
adapter-letters-illegal = { $rows } 行に、そこでは続けられない文字が渡されました。続けられる文字はその行のマスクにあります。
adapter-render-mode = 「{ $wanted }」という表示方法はありません。使えるのは { $right } です。

# Hub プロトコルでつなぐ外部エンジン。

hub-not-this = { $game } は Hub プロトコルでは指せません。指せるのは { $right } です。
hub-command = 「{ $command }」には起動するプログラムがありません。hub:コマンド、一手十分の一秒なら hub:0.1:コマンド、パラメーター付きなら hub:0.1:book=false:コマンド と書いてください。
engine-not-started = { $player } を起動できませんでした。
engine-silent = { $player } は時間内に応答しませんでした。
engine-gone = { $player } は対局の途中で終了しました。
engine-illegal = { $player } は { $move } と指しましたが、反則です。

# The teacher: hints, reviews, puzzles.

kind-take = 駒を取る手
kind-step = 駒を取らない手
kind-flip = 裏向きの駒をめくる手
kind-skip = 手番を飛ばすこと
kind-huff = 罰取り
kind-zone = 陣地を選ぶこと
kind-place = 駒を置く場所
kind-done = 取るのを終えること
kind-pass = パス
kind-roll = キューブを転がす手
kind-slide = キューブを転がさず滑らせる手
hint-kind = { $kind }を探してみましょう。
hint-kind-only = ここで十分なのはただ一手、{ $kind }です。
hint-square = { $square } に注目しましょう。
hint-action = { $action }：{ $why }
hint-because-best = いちばん期待できる手です。
hint-because-win = 必ず勝てます。
hint-because-draw = 引き分けを保てます。
hint-because-loss = どの手も負けですが、これがいちばん粘れます。
hint-because-win-in-plies = { $distance } 手で勝てます。
hint-because-loss-in-plies = どの手も負けですが、これがいちばん長く、{ $distance } 手粘れます。
hint-because-win-in-turns = { $distance } ターンで勝てます。
hint-because-loss-in-turns = どの手も負けですが、これがいちばん長く、{ $distance } ターン粘れます。
turn-win-lost = ここで確実な勝ちが負けに変わりました。
turn-win-drawn = ここで最善を逃し、確実な勝ちが引き分けになりました。
turn-draw-lost = ここで最善を逃し、引き分けが負けになりました。
turn-blunder = 大悪手です。
turn-mistake = 悪手です。
review-better = より良い手順：{ $line }
review-point = { $number } 手目、{ $side }、{ $action }：{ $turn }{ $cost }
review-cost = 勝ち目を百のうち { $percent } 失いました。
review-no-turning = 転機はありません。誰も好機を逃しませんでした。
review-empty = この対局ではまだ何も指されていません。
puzzle-unknown = 「{ $puzzle }」という問題はありません。
puzzle-none = このゲームの問題はありません。
puzzle-goal-win = { $side }の番：勝てるただ一つの手を見つけましょう。
puzzle-goal-draw = { $side }の番：負けないただ一つの手を見つけましょう。
puzzle-goal-material = { $side }の番：必ず駒得になる手を見つけましょう。
puzzle-goal-best = { $side }の番：めくるか、動かすか。最善の一手を見つけましょう。
puzzle-right-win = 正解です。勝てるのはこの手だけです。
puzzle-right-draw = 正解です。この手だけが引き分け、ほかはすべて負けです。
puzzle-right-material = 正解です。必ず駒得になります。
puzzle-right-best = 正解です。明らかに最善の手です。
puzzle-only-draws = それでは引き分けにしかなりません。
puzzle-slower = それでも { $distance } で勝てますが、最も確実ではありません。
puzzle-loses = それでは負けます。
puzzle-loses-in-plies = それでは { $distance } 手で負けます。
puzzle-loses-in-turns = それでは { $distance } ターンで負けます。
puzzle-wins-nothing = それでは何も得られません。
puzzle-wins-men = それでは { $men } 枚の得ですが、もっと得られます。
puzzle-loses-men = それでは { $men } 枚の損です。
puzzle-less-chance = この手の期待は百のうち { $chance }、最善の手は { $best } です。
puzzle-grade = 難度 { $grade }／{ $hardest }
puzzle-streak = 初手での連続正解：{ $streak }
puzzle-line = その後の手順：{ $line }
puzzle-help = 手を入力してください。? で合法手の一覧、hint でヒント、show で答え、next で次の問題、quit で終了します。
puzzle-grade-range = 難度は 1 から { $hardest } までです。
setup-pieces = このゲームの駒ではありません。次から選んでください：{ $right }。
teacher-failed = 先生は答えを出せませんでした。もう一度聞いてください。
teacher-busy = 先生は質問で手一杯です。少し待ってからもう一度お試しください。
analysis-playing = このゲームを人と対局中です。終わるまで、サーバーはこのゲームの局面を分析しません。
hint-people = ヒントが使えるのは、ほかの全員がコンピューターの対局だけです。
hint-not-now = 今はあなたの番ではないので、ヒントはありません。
review-not-over = 対局は終わってから検討できます。

## The page: analysis, reviews, hints, puzzles.

worth-chance = { $percent }%
title-analysis = 検討盤
analysis-engine = エンジン
analysis-waiting = 先に { $before } 人が順番を待っています。
analysis-thinking = 考えています…
analysis-exact = 解析済み：すべての手の正確な価値
analysis-depth = 深さ { $depth }、{ $nodes } 局面を検討
analysis-worths = すべての手とその価値
analysis-lines = 最善の手順
analysis-chance = 何が現れますか。選んでください。
analysis-play = 続きを指す
analysis-level = 相手
analysis-play-here = ここから指す
analysis-position = 局面
analysis-paste = 局面のテキスト
analysis-set = 設定
analysis-edit = 局面を並べる
analysis-start = 初期局面へ
analysis-upload = 棋譜または PDN ファイルを開く
analysis-prune = この手以降を削除
analysis-open = 検討盤で開く
title-review = 検討
review-ask = この対局を検討する
review-progress = 対局を検討中
review-graph = 各陣営の勝ち目の推移
review-now = { $side } { $percent }%
hint-ask = ヒント
hint-more = もっと教えて
title-puzzles = 問題
puzzles-choose = 正しい手は一つだけで、ほかの手は劣ると証明されています。どのゲームにしますか。
puzzles-solved = { $all } 問中 { $solved } 問正解
puzzles-best = 最高：{ $best }
puzzles-next = 次の問題
puzzles-show = 答えを見る
puzzles-grade = 難度
puzzles-any = すべて
puzzles-others = ほかのゲームの問題
editor-title = 局面を並べる
editor-pieces = 置く駒
editor-erase = 消す
editor-mover = 手番
editor-empty = 盤を空にする
editor-use = この局面を検討
editor-leave = やめる

### How what happened is shown on the board
settings-pace = 駒の動く速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速い
pace-off = なし（すぐに移動）
sign-huff = 没収！
sign-recall = { $side }の軍が引き揚げる
sign-out = { $side }は脱落
sign-camp = { $side }：{ $camp }
sign-zone = { $side }は{ $zone }番の区域
