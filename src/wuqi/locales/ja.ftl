# Common words, used by every game.

game-unknown = 「{ $name }」というゲームはありません。遊べるゲーム：{ $right }。
language-unknown = 「{ $language }」にはまだ対応していません。選べる言語：{ $right }。

option-unknown = 「{ $option }」というオプションはありません。使えるオプション：{ $right }。
option-none = このゲームにはオプションがないので「{ $option }」は指定できません。
option-bad-value = 「{ $value }」は { $option } には使えません。使える値：{ $right }。
option-twice = オプション「{ $option }」に違う値が二度指定されています。
preset-unknown = 「{ $preset }」というルールセットはありません。使えるもの：{ $right }。
preset-none = このゲームにはルールセットがないので「{ $preset }」はありません。

position-too-long = 局面の文字列が長すぎます（{ $longest }文字まで）。
position-too-short = 局面には盤面と手番が必要ですが、「{ $text }」しかありません。
position-bad-mover = 「{ $mover }」を手番にはできません。次のどれかにしてください：{ $right }。
position-bad-key = 「{ $key }」はここでは使えません。使えるもの：{ $right }。
position-key-twice = 「{ $key }」が局面に二度出てきます。
position-bad-number = { $key }={ $value } は0から{ $highest }までの整数ではありません。
position-bad-rows = 盤が{ $found }段ありますが、{ $right }段必要です。
position-bad-width = 盤の上から{ $row }段目が{ $found }マスですが、{ $right }マス必要です。
position-bad-piece = 盤の上から{ $row }段目の「{ $piece }」はこのゲームの駒ではありません。
position-in-line = { $number }行目：{ $reason }

action-malformed = このゲームに「{ $action }」という書き方はありません。
action-ambiguous = 「{ $action }」は次のどれにもとれます：{ $right }。
action-game-over = 対局は終わっています。もう指せません。
action-not-yours = いまこの席では { $action } を指せません。
action-tells-chance = 何が出るかは誰にも決められません。「{ $right }」とだけ書いてください。
action-not-your-turn = まだあなたの番ではありません。

record-no-file = { $path } を読めません：{ $reason }。
record-not-json = 棋譜ではありません。壊れているか途中で切れています（{ $reason }）。
record-not-ours = これは五棋の棋譜ではありません。
record-future = この棋譜はバージョン{ $version }です。このプログラムが読めるのはバージョン{ $known }までです。
record-edited = この棋譜は書かれたあとで変更されています。チェックサムが合いません。
record-bad-field = この棋譜は不完全か誤りがあります：{ $reason }。
record-bad-action = 棋譜の{ $number }手目「{ $action }」は指せません：{ $reason }
record-bad-result = 棋譜に書かれた結果が、手順どおりに進めた結果と一致しません。
record-bad-resumed = この棋譜は引き分けの後「{ $text }」から続いていますが、それは引き分けになった局面ではありません。
record-too-long = このファイルは棋譜としては大きすぎます（{ $longest } MB まで）。
record-in-line = { $number }行目：{ $reason }

deal-commitment-twice = { $seat }番の席はコミットできません。その席がないか、すでに済んでいます。
deal-not-hex = 小文字の十六進数{ $digits }桁でなければなりません。
deal-too-early = 秘密を明かせるのは、すべての席がコミットしたあとです。
deal-other-secret = これは{ $seat }番の席がコミットした秘密ではありません。
deal-not-dealing = いまは駒を配れません。秘密がそろっていないか、対局が終わっています。

verify-fair = 公正です。コミットメント、シャッフル、めくられた駒のすべてが正しいことを確認しました（めくり{ $flips }回）。
verify-nothing-dealt = このゲームではシャッフルをしません。どの手もルールどおりです。
verify-no-proof = この棋譜には駒のシャッフル方法が書かれていないので、公正かどうか判断できません。
verify-not-over = 対局が終わっていないので、サーバーの秘密はまだ明かされていません。各席の秘密はコミットメントと合っています。
verify-seats = 公正ではありません。{ $right }席すべてが秘密にコミットし、それを明かしていなければなりません。
verify-seat-secret = 公正ではありません。{ $seat }番の席の秘密がコミットメントと合いません。
verify-server-secret = 公正ではありません。サーバーの秘密がコミットメントと合いません。
verify-never-revealed = 公正ではありません。対局は終わったのに、サーバーが秘密を明かしていません。
verify-flip = 公正ではありません。{ $number }手目は「{ $action }」ですが、シャッフルの結果は「{ $right }」です。
verify-rules = 棋譜に問題があります：{ $reason }

format-unknown = 「{ $format }」という形式はありません。使える形式：{ $right }。
format-unclear = ファイル名 { $path } からは形式がわかりません。--format で指定してください：{ $right }。
import-game = { $number }局目：{ $reason }
import-done = { $games }局、{ $moves }手を読み込みました。読み込めなかったもの：{ $left }局。
export-other-game = 形式 { $format } は { $right } 用ですが、これは { $game } の棋譜です。
export-no-format = { $game } を書き出せる外部形式はありません。

perft-depth = 深さは0から{ $deepest }までの整数です。
perft-threads = スレッド数は1から{ $most }までです。
perft-chance = 運の要素がある局面なので数えられません。裏向きの駒のない局面を指定してください。
bench-seconds = 時間は0秒より長く、3600秒以下にしてください。

player-unknown = 「{ $player }」という対局者はいません。選べる対局者：{ $right }。
seats-wrong-number = 対局者が{ $found }人指定されましたが、このゲームは{ $sides }陣営・{ $seats }席です。陣営ごとか席ごとに一人ずつ指定してください。

undo-nothing = 戻せる手がありません。
undo-shown = 一度公開されたものは元に戻せません。

result-draw = 引き分け。
result-win = { $winner }の勝ち。
result-place = { $place }位：{ $names }。
list-joint = 、

diagram-try = 試してみましょう：
diagram-refused = できない手：

play-which-game = どのゲームにしますか。番号を入力してください。
play-who = どのように対局しますか。
play-against-computer = あなた対コンピューター
play-one-screen = このキーボードをみんなで使う
play-how-strong = 強さはどうしますか。1（入門）から{ $highest }までのレベルを入力してください。
play-number = 1から{ $highest }までの番号か、quit を入力してください。
play-hint = 手を入力。? で指せる手、help で使い方。
play-help = 手をそのまま入力します。? 指せる手の一覧 · undo 待った · hint ヒント（繰り返すと詳しく） · resign 投了 · save ファイル名（棋譜を保存） · board 盤を描き直す · wait コンピューターの味方に先に動いてもらう · quit 終了。
play-wait-nobody = いま動けるコンピューターの味方はいません。
play-in-secret = （秘密の手）
play-hand-over = 次は{ $side }の秘密の手番です。ほかの人が見ていないことを確かめて Enter を押してください。
play-shuffled = シャッフルが終わり、駒の並びはもう変わりません。次のコミットメントで、あとから確かめられます（wuqi verify）：{ $commitment }
play-save-where = 保存先を指定してください：save ファイル名
play-saved = { $path } に保存しました。
play-save-failed = 保存できませんでした：{ $reason }。
play-save-offer = ファイル名を入力するとこの対局を保存します。Enter で終了します。
play-bye = さようなら。

# The game room.

table-unknown = そのテーブルはありません。
table-busy = このテーブルは混み合っています。もう一度お試しください。
seat-unknown = { $seat }番の席はありません。このテーブルは全{ $right }席です。
seat-not-yours = あなたは{ $seat }番の席に座っていません。
seat-locked = { $seat }番の席はロックされています。
seat-taken = { $seat }番の席にはもう誰かが座っています。
one-side-only = ほかの人が参加できるテーブルでは、一つの陣営しか担当できません。
not-seated = あなたはこのテーブルに座っていません。
owner-only = これができるのはテーブルを開いた人だけです。
already-started = 対局はもう始まっています。
not-started = 対局はまだ始まっていません。
not-over = 対局はまだ終わっていません。
removed = このテーブルから退出させられました。
swap-itself = 入れ替える席を二つ選んでください。
remove-yourself = 自分を退出させることはできません。
seats-not-full = まだ空いている席があります。
seats-one-each = { $found }席分が指定されましたが、このゲームは{ $right }席です。
clock-empty = 持ち時間、1手ごとの追加時間、1手の日数のどれかを指定してください。
position-over = この局面ではもう勝負がついています。
stale = 局面が変わりました。{ $ply ->
    [0] いまは開始局面です。
   *[other] いまは{ $ply }手目まで進んでいます。
}もう一度確かめてから指してください。
claim-nobody = { $seat }番の席の人は席を離れていません。
claim-too-early = { $seat }番の席の人は戻ってくるかもしれません。もう少しお待ちください。
claim-own-side = 自分の陣営に対して勝ちを宣言することはできません。
claim-team-there = そのチームにはまだ人が残っています。
claim-several = 三者以上の対局では、勝ちを宣言できません。コンピューターに交代してもらってください。
offer-pending = 同じ提案がすでにあります。返事をお待ちください。
offer-declined = 提案は断られました。次の一手のあとで、もう一度提案できます。
offer-none = その提案はもうありません。
offer-answered = この提案にはもう答えています。
draw-computer = コンピューターは引き分けを断りました。対局を続けます。
rematch-exists = 再戦のテーブルはもう開かれています。
name-length = 名前は1文字から{ $longest }文字までです。
name-letter = 名前に「{ $letter }」は使えません。
name-no-letter = 名前には文字か数字が少なくとも一つ必要です。
not-signed-in = まず名前を決めてください。
watching-too-many = 同時に観戦できるのは{ $most }局までです。
avoiding-too-many = ミュートやブロックができるのは{ $most }人までです。
message-bad = サーバーがメッセージを処理できませんでした：{ $reason }
http-error = サーバーはこの操作に対応していません：{ $reason }
server-trouble = サーバーはいまデータにアクセスできません。少ししてからもう一度お試しください。
server-mistake = サーバーでエラーが起きました。ログに記録しました。
not-found = 見つかりません。
database-unknown = データベース「{ $url }」は使えません。sqlite+aiosqlite:///FILE または postgresql+asyncpg://… と書いてください。
reason-resigned = 負けた側が投了しました。
reason-agreed = 合意による引き分けです。
reason-reported = 読み込んだ棋譜の記載によります。
reason-time = 負けた側が時間切れになりました。
reason-abandoned = 対局者が席を離れたまま戻りませんでした。
reason-closed = テーブルは閉じられました。
chat-empty = メッセージが空です。
chat-no-team = このゲームは個人戦なので、チームチャットはありません。
seat-avoided = あなたかこのテーブルの誰かが相手をブロックしているため、座れません。
several-need-redis = 別のサーバーがこのデータベースを使っています。共有するには --redis redis://… が必要です。
cannot-listen = { $host } のポート{ $port }で待ち受けできません：{ $reason }。
name-marks = 一つの文字にアクセント記号を重ねすぎた名前は使えません。
name-mixed = 見た目の似た別々のアルファベットを混ぜた名前は使えません。
name-reserved = 「{ $name }」はほかの人の誤解を招くため、名前に使えません。
name-taken = 「{ $name }」か、それとよく似た名前がすでに使われています。
account-exists = すでにアカウントをお持ちです。
account-none = あなたはゲストです。まずアカウントを作ってください。
login-wrong = 名前またはパスワードが違います。
password-wrong = パスワードが違います。
bot-member-only = ボットにできるのは登録済みのアカウントだけです。
person-unknown = そのプレイヤーはいません。
tokens-too-many = トークンは{ $most }個までです。まず一つ取り消してください。
token-unknown = このトークンは無効です。
token-scope = このトークンではできません。権限「{ $scope }」がありません。
too-much = 操作が多すぎます。少し待ってからお試しください。
strange-origin = このリクエストは別のサイトから来ています。
deal-closed = このシャッフルには、もう何も加えられません。
record-secret = この対局にはまだ公開されていない部分があるので、棋譜にできません。
archive-before = 棋譜一覧にそのページはありません。
server-address = 「{ $server }」はサーバーのアドレスではありません。http://ホスト:ポート の形で書いてください。
server-refuses = サーバーに拒否されました：{ $reason }
backup-done = { $path } に{ $rows }件を保存しました。
backup-failed = バックアップ { $path } を作成できません：{ $reason }
backup-not-ours = { $path } は五棋のバックアップではありません。
backup-damaged = バックアップ { $path } は壊れているか、途中で切れているか、存在しません。
backup-layout = このバックアップの形式は{ $found }で、このプログラムとは合いません。作成したバージョンをお使いください。
restore-done = { $rows }件を復元しました。
restore-not-empty = このデータベースは空ではありません。復元は新しいデータベースに行います。
admin-banned = { $name }を利用禁止にしました。
admin-unbanned = { $name }の利用禁止を解除しました。
admin-renamed = { $name }の名前を{ $new }に変えました。
admin-closed = テーブル { $table } を閉じました。
database-unreachable = データベース { $url } を使えません：{ $reason }
database-newer = このデータベースの形式は{ $found }で、このバージョンでは使えません。より新しいバージョンで使われたものです。
redis-unreachable = Redis を使えません：{ $reason }

# テーブル：`wuqi solve` で作り `wuqi probe` で引く、完全解析の結果。

table-no-file = 解析データ { $path } を開けません：{ $reason }。
table-not-ours = { $path } は五棋の解析データではありません。
table-damaged = 解析データ { $path } は壊れているため使いませんでした。削除して `wuqi solve` で作り直してください。
table-version = 解析データ { $path } はバージョン{ $found }ですが、このプログラムが読めるのはバージョン{ $wanted }です。削除して `wuqi solve` で作り直してください。
table-other = 解析データ { $path } は別のゲームか別のオプションのものです。削除して `wuqi solve` で作り直してください。
table-wrong = 検査で新しい解析データに誤った値（番号{ $number }）が見つかりました。{ $path } に退避し、使いません。
table-missing = このゲームとオプションの解析データはまだありません。次のコマンドで作れます：{ $command }
table-no-room = { $path } の空き容量が足りません。あと{ $needed } GB必要です。

solve-not-this = このオプションの { $game } には解析データがありません。
solve-not-so-many = { $game } には駒数{ $pieces }までの解析データはありません。
solve-estimate = { $numbers }個の値。見積もり：処理時間{ $time }、メモリ{ $memory } GB、作成中のディスク容量{ $disk } GB、完成後{ $file } GB。途中で中断し、あとで再開できます。
solve-on = 「{ $on }」では実行できません。次から選んでください：{ $right }。
solve-beginning = 準備中
solve-waiting = 待機中：ほかのプログラムがこの解析データを作成しています
solve-layer = 第{ $layer }層（全{ $layers }層）
solve-slice = 第{ $slice }部分（全{ $slices }部分）
solve-round = 第{ $round }巡（前回{ $found }局面）
solve-writing = 書き込み中
solve-checking = 検査中
solve-left = 残り{ $time }
solve-path = 解析データ：{ $path }
solve-kept = { $numbers }個の値、{ $size } MB。
solve-checked = 無作為に選んだ{ $checked }局面を検査し、すべて正しいことを確かめました。所要時間{ $seconds }秒。

value-unknown = 不明
value-win = 勝ち
value-loss = 負け
value-draw = 引き分け
value-win-in-plies = { $distance }手で勝ち
value-loss-in-plies = { $distance }手で負け
value-win-in-turns = あと{ $distance }回の手番で勝ち
value-loss-in-turns = あと{ $distance }回の手番で負け

perfect-unknown = この局面は解析データにないため、完全な手を選べません。

# 解析とコンピューターの指し手。

analyse-table = 解析データによる厳密な値
analyse-alpha-beta = 深さ{ $depth } · { $nodes }局面 · { $seconds }秒 · 毎秒{ $pace }百万局面
analyse-mcts = 深さ{ $depth } · シミュレーション{ $nodes }回 · { $seconds }秒 · 毎秒{ $pace }百万回
analyse-seconds = 時間は0秒より長く、{ $most }秒以下にしてください。
analyse-memory = メモリーは1から{ $most } MB までです。
analyse-nothing-to-do = この局面では誰も手を選べないので、検討できません。
level-unknown = 「{ $level }」というレベルはありません。レベルは1から{ $highest }までで、level:4 のように書きます。
level-pace = 「{ $pace }」は速さとして使えません。速さは{ $least }から{ $most }までの数で、たとえば level:4:0.1 なら考える時間が10分の1になります。

## The page: around every page.

wuqi = 五棋
nav-home = 五棋 Wuqi、トップページへ
nav-pages = ページ
skip = 本文へ
title-home = ほかではなかなか出会えないボードゲーム
title-new = 新しいテーブル
title-learn = 遊び方
title-archive = 棋譜一覧
title-settings = 設定
title-nowhere = ページが見つかりません
link-lost = 接続が切れました。つなぎ直しています……
link-no-answer = サーバーが応答しません。もう一度お試しください。
try-again = もう一度試す
guest-name = ゲスト{ $number }

## The page: home.

home-play = 遊ぶ
home-play-game = コンピューターと{ $game }を遊ぶ
home-rules = ルール
home-pause = デモを止める
home-go-on = デモを再生
home-none-open = いま相手を待っているテーブルはありません。一つ開きましょう！
title-unfinished = 対局の続き
title-open = 相手を募集中のテーブル
title-playing = 対局中
table-join = 参加
table-watch = 観戦
player-random = CPU（ランダム）
player-level = CPU Lv.{ $level }
player-perfect = CPU（完全解析）
player-engine = { $name }（CPU）

## The page: the board.

board-held = { $square }：{ $piece }
board-empty = { $square }：空き
board-piece-of = { $side }の{ $piece }
board-taken-up = { $text }、選択中
board-can-act = { $text }、動かせます
board-can-go = { $text }、ここへ動けます
board-which-way = どう動かしますか？
board-here = ここへ：{ $piece }

## The page: a new table.

new-game = ゲーム
new-variant = ルールの種類
new-usual = 標準ルール
new-own = カスタム
new-seats = プレイヤー
new-seat-you = あなた
new-seat-friend = 友だち（リンク招待）
new-apart = メンバーを一人ずつ決める
new-clock = 持ち時間
new-see = 募集方法
new-wait = 開始のタイミングは自分で決める
clock-none = 無制限
clock-minutes = { $base }分＋{ $increment }秒
clock-seconds = { $base }秒＋{ $increment }秒
clock-days = 1手{ $days }日
clock-own = カスタム…
clock-own-minutes = 持ち時間（分）
clock-own-increment = 1手ごとの追加（秒）
clock-own-days = 1手の日数
see-private = 非公開：リンクを知っている人だけ
see-listed = 公開：トップページに載せ、誰でも参加できる
see-anyone = 自動マッチング：同じゲームを希望する次の人と対局
terms-value = { $what }：{ $value }
terms-unusual = カスタムルール
new-open = テーブルを開く
new-begin = 始める
new-start-board = このルールでの初期配置

## The page: a table.

table-board = { $game }の盤
table-moves = 棋譜
table-hidden = まだ裏向きの駒
table-hidden-action = （秘密）
table-turn-board = 盤を反転
table-rematch = 再戦
table-to-rematch = 再戦のテーブルへ
table-replay = 棋譜を再生
table-resign = 投了
table-start = 始める
table-close = テーブルを閉じる
table-dealing = 公正にシャッフル中：誰も並びを決められないように、全員が秘密の数を出し合っています……
dealing-waiting = { $names }を待っています。{ $seconds }秒後にサーバーが代わりに秘密の数を加えます。
table-onlookers = { $count }人が観戦しています。
table-onlookers-too = ほかに{ $count }人が観戦しています。
title-waiting = 相手を待っています
title-gone = このテーブルはもうありません
title-chat = チャット
waiting-copy-link = リンクをコピー
waiting-for-all = 全員がそろうと対局が始まります。
waiting-for-owner = テーブルを開いた人の合図で対局が始まります。
copied = コピーしました
seat-empty = 空席
seat-you = あなた
seat-away = 離席中
seat-would-give-up = 投了を希望
seat-failed = 停止した { $name } の代わり
seat-marked = { $name }（{ $marks }）
seat-out-resigned = 投了
seat-out-time = 時間切れ
seat-out-abandoned = 途中退出
seat-out-now = 現在は{ $names }が代わりに指しています
seat-captured = 取った駒
seat-clock = 残り時間
clock-left = { $days }日{ $hours }時間
seat-on-turn = 手番
seat-take = ここに座る
seat-leave = 席を立つ
seat-computer = CPU…
seat-clear = CPU を外す
seat-remove = 退出させる
seat-lock = この席を使わない
seat-unlock = この席を使えるようにする
seat-swap = ほかの席と入れ替える
seat-swap-both = 席を入れ替える
seat-swap-whom = { $seat }（{ $name }）は誰と席を入れ替えますか？
seat-swap-with = { $seat }と入れ替え
seat-swap-stop = やめる
prompt-you = あなたの番です
prompt-side = { $side }の番です
action-skip = パス
action-pass = パス
action-done = 終える
action-zone = 陣地{ $what }
action-huff = { $what }番の駒を没収
confirm-move = { $action }：この手でよろしいですか？
confirm-yes = はい
confirm-no = いいえ
offer-takeback = 待った
offer-draw = 引き分けを提案
offer-accept = 承諾
offer-decline = 断る
offer-withdraw = 取り下げる
offer-draw-from = { $name }さんが引き分けを提案しています。
offer-takeback-from = { $name }さんが待ったを希望しています。
offer-rematch-from = { $name }さんが再戦を希望しています。
offer-draw-waiting = 引き分けを提案しました。
offer-takeback-waiting = 待ったをお願いしました。
offer-rematch-waiting = 再戦を申し込みました。
offer-agreed = 同意しました。ほかの人の返事を待っています。
offer-rematch-declined = 再戦は断られました。
draw-sure = 引き分けにして終わりますか？
draw-yes = 引き分け
resign-sure = この対局を投了しますか？
resign-yes = 投了する
resign-no = 続ける
resign-team = チームでは{ $names }が投了を希望しています。全員が投了すると負けになります。
claim-gone = { $name }さんは離席中です。
claim-win = 勝ちを宣言する
claim-computer = 代わりにコンピューターが指す
order-start = 順番を提案する
order-stop = 提案を終える
chat-say = メッセージを入力
chat-to = 宛先
chat-everybody = 全員
chat-team = チーム
avoid-mute = ミュート：この人の発言を表示しない
avoid-block = ブロック：この人と同じテーブルに着かない
fair-yes = シャッフルは公正でした
fair-no = シャッフルの公正さを確認できませんでした
fair-server = サーバー：コミットメントと秘密
fair-seat = { $seat }番の席：コミットメントと秘密

## The page: replay.

title-replay = 再生
replay-first = 最初へ
replay-back = 一手戻る
replay-forward = 一手進む
replay-last = 最後へ
replay-play = 自動で再生
replay-stop = 止める
replay-at = { $all }手中{ $ply }手目
replay-take-along = 保存と共有
replay-copy-position = 局面をコピー
replay-copy-link = リンクをコピー
replay-record = 棋譜ファイル
replay-svg = 画像（SVG）
replay-png = 画像（PNG）
replay-gif = 動画（GIF）
replay-filming = GIF を作成中……

## The page: learn.

learn-choose = ゲームを選んでください。
learn-contents = 目次
learn-board = 練習用の盤
learn-try = 手本を見る
learn-refused = 反則の手を試す：
learn-again = 最初から
learn-free = ここの盤はどれも実際に指せます。駒を動かしてみてください。
help-title = ほかの人と遊ぶ
help-meet = 相手を探す
help-meet-text = トップページの「人と対局」は、同じゲーム、同じ持ち時間で遊びたい人を、レーティングの近い順に探します。待つあいだは、CPU と対局したり次の一手を解いたりできます。相手が見つかるとお知らせします。「友だちを招待」では、リンクと QR コードを共有できます。名前はどこでもタップでき、プロフィール、挑戦、フォローのほか、ミュート、ブロック、通報もできます。
help-challenge = 挑戦
help-challenge-text = 名前をタップして「挑戦する」を選び、ゲーム、ルール、持ち時間、陣営を決めます。挑戦は相手のどのページにも表示され、通知も届けられます。期限は15分、通信対局では3日です。
help-rating = レーティング
help-rating-text = レーティングはゲームと速さごとにあり、1500から始まります。± のあとの数字は誤差の大きさ、疑問符は暫定という意味です。レーティング対局には、アカウントと持ち時間、それに標準ルールかルールセットが必要です。コンピューターの各レベルのレーティングは固定です。設定でプロフィールを非公開にすると、ランキングにも載りません。
help-tournament = 大会
help-tournament-text = アカウントがあれば、誰でも大会を開いたり参加したりできます。アリーナでは、対局が終わるとすぐ次の対局が組まれます。スイス式では成績の近い人と、総当たりでは全員と対局します。棄権はいつでもできます。3位までに入ると、プロフィールにトロフィーが付きます。
help-days = 通信対局
help-days-text = 1手ごとに何日も考えられるので、同時に接続している必要はありません。休暇中は時計が止まります（年に30日まで）。条件付きの手で応手を先に入れておくと、相手が予想どおりの手を指したとき、すぐに応手が指されます。
help-notify = 通知
help-notify-text = 自分の番になったとき、対局が始まったとき、挑戦が届いたときの知らせ方は、設定で選べます。ブラウザー、メール、フィードリーダー、Webhook が使えます。種類ごとにオフにでき、どのメールにも配信停止のリンクがあります。
help-watch = 観戦と埋め込み
help-watch-text = トップページには対局中の盤が並びます。レーティング対局は、観戦者には15秒遅れて表示されます。対局、局面、次の一手を自分のサイトに載せるには、そのページのアドレスのパスの前に「/embed」を付けます。

## The page: archive.

archive-mine = 自分の対局
archive-everybody = みんなの対局
archive-game = ゲーム
archive-any-game = すべてのゲーム
archive-reason = 終局の理由
archive-any-reason = すべての理由
archive-when = 期間
archive-within = { $days ->
    [0] 全期間
    [1] 24時間以内
    [7] 1週間以内
    [30] 1か月以内
   *[365] 1年以内
}
archive-none = まだ対局がありません。
archive-more = もっと見る
upload-waiting = この端末にしかない終局済みの対局が{ $count }局あります。
upload-games = アカウントにアップロード
upload-done = { $count }局をアカウントに保存しました。
upload-account = 対局をアップロードするには、ログインするか登録してください。
archive-plies = { $count }手

## The page: settings.

settings-language = 言語
settings-more = その他
settings-theme = テーマ
theme-system = 端末に合わせる
theme-light = 紙（ライト）
theme-dark = 墨（ダーク）
settings-colours = 配色
colours-full = 標準
colours-safe = 色覚に配慮した配色
settings-pieces = 駒
pieces-drawn = イラスト
pieces-letters = アルファベット
settings-destinations = 動ける場所の表示
destinations-selected = 駒を選んだとき
destinations-always = 常に表示（動かせる駒も示す）
destinations-never = 表示しない
settings-sound = 音
settings-coordinates = 座標
settings-confirm = 指す前に確認する
title-person = アカウント
person-name = 名前
person-keep = パスワードを設定して名前を登録
person-password = パスワード
person-sign-up = 登録
person-sign-in = ログイン
person-sign-out = ログアウト
person-have = 登録済みのアカウントでログイン
person-change-password = パスワードを変更
person-old-password = 現在のパスワード
person-new-password = 新しいパスワード
person-changed = パスワードを変更しました。ほかの端末ではログアウトされています。
person-export = 自分のデータをダウンロード
person-delete = アカウントを削除
person-delete-sure = 名前、パスワード、チャットの発言は完全に削除され、元に戻せません。対局は名前なしで残ります。
person-delete-yes = 完全に削除
person-gone = 退会した人
title-avoided = ミュート・ブロック中の人
avoid-mute-on = ミュート中
avoid-block-on = ブロック中
avoid-undo = 解除

# 対戦とリーグ戦。

arena-games = 局数は1から{ $most }までです。
arena-too-few = リーグ戦には少なくとも二人のプレイヤーが必要です。
arena-entries = プレイヤーが{ $found }人指定されましたが、このゲームは{ $sides }陣営です。一陣営に一人ずつ指定してください。
arena-processes = プロセス数は1から{ $most }までです。
arena-on = 「{ $on }」では対局できません。次から選んでください：{ $right }。
arena-folder-damaged = { $path } の計画が壊れています。別のフォルダーを指定するか、--again で最初からやり直してください。
arena-folder-other = { $path } には別の対戦があります。別のフォルダーを指定するか、--again で最初からやり直してください。
arena-folder-version = { $path } の対局は、別のバージョンのプレイヤーによるものです。別のフォルダーを指定するか、--again で最初からやり直してください。
arena-player = プレイヤー
arena-games-played = 局数
arena-won = 勝ち
arena-shared = 同順位
arena-lost = 負け
arena-score = 得点率
arena-interval = 95%信頼区間
arena-rating = レーティング
arena-forfeits = { $entry } は応答の遅れまたは反則手により、{ $number }局で反則負けになりました。
arena-openings = { $path } に序盤の手順がありません。1行に1つ、手を空白で区切って書きます。
arena-records = 棋譜：{ $path }

# 他のフレームワークへの接続
adapter-tokens-illegal = { $rows }行に不正なトークンが渡されました。使えるトークンはその行のマスクに示されています。
adapter-render-mode = 「{ $wanted }」という表示方法はありません。使えるのは { $right } です。
agent-unknown = 「{ $agent }」というエージェントはいません。エージェント：{ $right }。

# Hub プロトコルでつなぐ外部エンジン。

hub-not-this = { $game } は Hub プロトコルでは指せません。指せるのは { $right } です。
hub-command = 「{ $command }」には起動するプログラムの名前がありません。hub:コマンド、1手0.1秒なら hub:0.1:コマンド、パラメーター付きなら hub:0.1:book=false:コマンド と書いてください。
engine-not-started = { $player } を起動できませんでした。
engine-silent = { $player } は時間内に応答しませんでした。
engine-gone = { $player } は対局の途中で終了しました。
engine-illegal = { $player } は { $move } と指しましたが、反則です。

# The teacher: hints, reviews, puzzles.

kind-take = 駒を取る手
kind-step = 駒を取らない手
kind-flip = 裏向きの駒をめくる手
kind-skip = パス
kind-huff = 没収
kind-zone = 陣地の選び方
kind-place = 駒を置く手
kind-done = 取るのをここで終える手
kind-pass = パス
kind-roll = 駒を転がす手
kind-slide = 駒を転がさずにすべらせる手
hint-kind = { $kind }を考えてみましょう。
hint-square = { $square }{ -after-square }に注目しましょう。
turn-win-lost = ここで必勝の局面が負けに変わりました。
turn-win-drawn = ここで必勝の局面が引き分けに変わりました。
turn-draw-lost = ここで引き分けの局面が負けに変わりました。
turn-blunder = 大悪手です。
turn-mistake = 悪手です。
review-better = よりよい手順：{ $line }
review-point = { $number }手目、{ $side }、{ $action }：{ $turn }{ $cost }
review-cost = 勝率が{ $percent }%下がりました。
review-no-turning = 勝負の分かれ目はありません。大きなミスは誰にもありませんでした。
review-empty = この対局では一手も指されていません。
puzzle-unknown = 「{ $puzzle }」という問題はありません。
puzzle-none = このゲームの問題はまだありません。
puzzle-goal-win = { $side }の番です。勝ちになる唯一の手を見つけましょう。
puzzle-goal-draw = { $side }の番です。負けを防ぐ唯一の手を見つけましょう。
puzzle-goal-material = { $side }の番です。必ず駒得になる手を見つけましょう。
puzzle-goal-best = { $side }の番です。めくるか、動かすか。最善の一手を見つけましょう。
puzzle-right-win = 正解です。勝てるのはこの手だけです。
puzzle-right-draw = 正解です。引き分けにできるのはこの手だけで、ほかはすべて負けです。
puzzle-right-material = 正解です。必ず駒得になります。
puzzle-right-best = 正解です。明らかに最善の手です。
puzzle-goes-on = 正解です。まだ続きがあります。次の手を見つけましょう。
puzzle-done = 解決です。すべての手を見つけました。
puzzle-other-moves = この問題に、次の手順の後の手番はありません：{ $moves }
puzzle-refuted = 相手の応手：{ $line }
puzzle-only-draws = それでは引き分けにしかなりません。
puzzle-loses = それでは負けます。
puzzle-loses-in-plies = それでは{ $distance }手で負けます。
puzzle-loses-in-turns = それではあと{ $distance }回の手番で負けます。
puzzle-wins-nothing = それでは駒得になりません。
puzzle-wins-men = { $men }{ -counter }の得ですが、もっとよい手があります。
puzzle-loses-men = { $men }{ -counter }の損になります。
puzzle-less-chance = この手の勝率は{ $chance }%、最善手は{ $best }%です。
puzzle-grade = 難易度{ $grade }／{ $hardest }
puzzle-streak = 一発正解：{ $streak }問連続
puzzle-line = その後の手順：{ $line }
puzzle-help = 手を入力してください。? で指せる手の一覧、hint でヒント、show で答え、next で次の問題、quit で終了します。
puzzle-grade-range = 難易度は1から{ $hardest }までです。
setup-pieces = このゲームの駒ではありません。次から選んでください：{ $right }。
teacher-failed = コンピューターが答えを出せませんでした。もう一度お試しください。
teacher-busy = コンピューター解析が混み合っています。少し待ってからお試しください。
analysis-playing = このゲームで人と対局中、またはレーティング対局中のため、終局までこのゲームの検討は使えません。
hint-people = ヒントが使えるのは、対戦相手が全員コンピューターのときだけです。
hint-not-now = いまはあなたの番ではないので、ヒントはありません。
review-not-over = 対局は終わってから検討できます。

## The page: analysis, reviews, hints, puzzles.

worth-chance = { $percent }%
title-analysis = 検討盤
analysis-engine = コンピューター解析
analysis-waiting = 順番を待っています。前に{ $before }人います。
analysis-thinking = 考えています……
analysis-exact = 完全解析済み：すべての手の正確な結果
analysis-depth = 深さ{ $depth }、{ $nodes }局面を検討
analysis-worths = すべての手とその評価
analysis-lines = 最善の手順
analysis-chance = どの駒が出ますか。選んでください。
analysis-play = この局面から指す
analysis-level = 相手
analysis-play-here = 対局を始める
analysis-position = 局面
analysis-paste = 局面のテキスト
analysis-set = 適用
analysis-edit = 局面を並べる
analysis-start = 開始局面へ
analysis-upload = 棋譜ファイルを開く
analysis-prune = この手以降を削除
analysis-open = 検討盤で開く
title-review = 検討
review-ask = この対局を検討する
review-progress = 対局を検討中
review-graph = 各陣営の勝率の推移
review-now = { $side } { $percent }%
hint-ask = ヒント
hint-more = もっと教えて
title-puzzles = 次の一手
puzzles-choose = 正しい手を見つけ、相手の最善の受けの後にも次の手を見つけましょう。ゲームを選んでください。
puzzles-solved = { $all }問中{ $solved }問正解
puzzles-best = 最高記録：{ $best }問
puzzles-next = 次の問題
puzzles-show = 答えを見る
puzzles-grade = 難易度
puzzles-again = もう一度
puzzles-theme = テーマ
puzzles-all-themes = すべて
puzzles-theme-count = { $theme }（{ $count }）
puzzles-rated = レーティング{ $rating }
puzzles-your-rating = あなたの問題レーティング：{ $rating }
puzzles-daily = 今日の一問
puzzles-run-streak = 間違えるまで
puzzles-run-timed = 三分間
puzzles-run-solved = 正解：{ $solved }問
puzzles-run-over = 挑戦終了です。
puzzles-run-record = 自己ベスト更新です。
puzzles-run-stop = やめる
theme-one-turn = 一手
theme-several-turns = 二手
theme-long = 三手以上
puzzles-others = ほかのゲームの問題
editor-title = 局面を並べる
editor-pieces = 置く駒
editor-erase = 消す
editor-mover = 手番
editor-empty = 盤を空にする
editor-use = この局面を検討する
editor-leave = キャンセル

### How what happened is shown on the board
settings-pace = 駒の動く速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速い
pace-off = なし（すぐに移動）
sign-huff = 没収！
sign-recall = { $side }が収軍
sign-out = { $side }が脱落
sign-camp = { $side }：{ $camp }
sign-zone = { $side }が陣地{ $zone }を選択

### How words, sentences and facts are put together
title-of = { $title }：{ $name }
part-joint = {" · "}
sentence-joint = {""}
seat-member = { $side }{ $member }
chat-after-name = ：
chat-after-name-team = （チーム）：
board-worth = { $text }、{ $value }
play-acted = { $name }：{ $action }
arena-range = { $low }%～{ $high }%
arena-leader = { $entry } { $percent }%

### What the program says while it works
compiling = このコンピューター用にルールをコンパイルしています（初回のみ、数秒）……
serve-at = 対局室：{ $url }
bench-playouts = 毎秒{ $games }局 · 毎秒{ $moves }手 · 1局平均{ $mean }手

### Hints, clue by clue, and what a review says of lost games.

hint-one-choice = 指せる手は一つだけです。
hint-only = ここで正しい手は一つだけです。
hint-lost = 相手が間違えなければ負けの局面です。相手をいちばん困らせる手を選びましょう。
hint-behind = こちらが苦しい局面です。相手をいちばん困らせる手を選びましょう。
hint-no-move = ここでの最善は盤上の手ではありません。ボタンを見てみましょう。
hint-where = 動けるのは{ -before-square }{ $square }{ -after-square }の駒だけです。どこへ動かしますか。
hint-area = 盤の印のついた部分（{ $from }{ -after-square }から{ -before-square }{ $to }{ -after-square }まで）に注目しましょう。
hint-piece = { $square }{ -after-square }の駒に注目しましょう。
hint-do-step = { $path } と進めます。
hint-do-roll = { $path } と転がします。
hint-do-taking = { $count ->
    [1] これで駒を取れます。
   *[other] これで駒を{ $count }{ -counter }取れます。
}
hint-do-take = { $square }{ -after-square }の駒を取ります。
hint-do-flip = { $square }{ -after-square }の駒をめくります。
hint-do-huff = { $square }{ -after-square }の駒を没収します。
hint-do-place = { $square }{ -after-square }に置きます：{ $piece }。
hint-do-zone = 陣地{ $zone }を選びます。
hint-do-done = 「終える」を選んで、取るのをやめます。
hint-do-skip = パスします。
hint-do-pass = パスします。
hint-why-wins = 数手のうちに駒{ $count }{ -counter }の得になります。
hint-why-saves = そうしないと、すぐに駒を{ $count }{ -counter }取られます。
hint-why-clear = ほかの手ははっきり劣ります。この手の勝率は約{ $best }%、ほかは最高でも{ $other }%です。
hint-why-chance = この手の勝率は約{ $best }%です。ほかの手も大差ありません。
hint-why-hardest = 相手をいちばん困らせる手です。
hint-why-win = 必ず勝てます。
hint-why-win-in-plies = { $distance ->
    [1] 必ず勝てます。あと1手です。
   *[other] 必ず勝てます。双方合わせてあと{ $distance }手です。
}
hint-why-win-in-turns = { $distance ->
    [1] 必ず勝てます。手番はあと1回です。
   *[other] 必ず勝てます。双方合わせて、手番はあと{ $distance }回です。
}
hint-why-only-win = ほかの手では勝てません。
hint-why-draw = 引き分けを保てます。
hint-why-only-draw = 引き分けを保てます。ほかの手はすべて負けです。
hint-why-loss = どの手も負けですが、これが相手にとっていちばん難しい手です。
hint-why-loss-in-plies = { $distance ->
    [1] どの手も負けで、あと1手です。
   *[other] どの手も負けですが、これがいちばん長く粘れます。双方合わせてあと{ $distance }手です。
}
hint-why-loss-in-turns = { $distance ->
    [1] どの手も負けで、手番はあと1回です。
   *[other] どの手も負けですが、これがいちばん長く粘れます。双方合わせて、手番はあと{ $distance }回です。
}
turn-hastened = すでに負けの局面でしたが、この手で負けがずっと早まりました。
turn-slip = いちばん損をした手ですが、悪手というほどではありません。
review-lost-from-start = { $side }は初めから負けの局面でした。相手が間違えなければ勝てないので、どれだけ粘れるかの勝負でした。
review-behind-from-start = { $side }は初めから不利でした。
review-slipped = { $side }は一手で負けたのではなく、少しずつ差をつけられました。
review-unseen = { $side }は負けましたが、敗着といえる一手は見当たりません。
puzzles-rising = 上達に合わせて難しくする

### 前の局面を見る、手の予約

browse-toolbar = 前の局面
browse-leave = 対局に戻る
browse-start = 開始局面
browse-at = { $all }手中{ $ply }手目
browse-new = その間に{ $count }手進みました。
premove-set = 次の手を予約しました。手番になるとすぐに指します。
premove-take-back = 予約を取り消す
premove-dropped = 予約した手は指せなくなりました。
unsent-waiting = 接続が切れています。つながり次第、あなたの手を送ります。
unsent-dropped = あなたの手は送られませんでした。その間に対局が進んでいました。
pending-cancel = キャンセル
plan-going-on = 残りの駒は、あなたの手番が来るたびに、選んだ配置どおりに置かれます。
settings-premoves = 相手の手番に次の手を予約する

### Pieces for readers who know no xiangqi characters
settings-discs = シャンチーの駒
discs-characters = 文字
discs-moves = 動き方の図
table-discs-moves = 駒を動き方の図で表示
table-discs-characters = 駒を文字で表示
settings-explain = 選んだ駒の動き方を説明する

### Touch

board-which-square = どのマスですか？

### Lessons: what the rules say about a try, and the page.

lesson-unknown = そのレッスンはありません：{ $lesson }。
lesson-over = この課題は終わりました。もう一度始めてください。
lesson-one-action = 一手ずつ見つけてください。
lesson-other-piece = その手も指せますが、この課題で使うのは{ -before-square }{ $square }{ -after-square }の駒です。
lesson-not-won = それではまだ勝てません。
lesson-nothing-taken = 何も取れていません。
lesson-more-to-take = 取ったのは{ $taken }{ -counter }ですが、ここでは{ $wanted }{ -counter }取れます。
lesson-not-there = { $square }{ -after-square }がまだ課題のとおりになっていません。
lesson-not-safe = その手だと{ $side }に反撃されます。盤をよく見てみましょう。
lesson-lost = 今回は負けです。練習なので、もう一度挑戦しましょう！
lesson-shared = 勝負がつきませんでした。もう一度挑戦しましょう！
title-lessons = レッスン
lessons-choose = 最初の一手からはじめての勝利まで、盤の上の短い課題で学びます。ゲームを選んでください。
lessons-start = レッスン開始
lessons-progress = レッスン完了：{ $done }／{ $all }
lesson-number = レッスン{ $number }／{ $all }
lesson-task-of = 課題{ $number }／{ $all }
lesson-right = 正解！
lesson-found = { $all }通り中{ $found }通り発見
lesson-show = 手本を見る
lesson-retry = もう一度
lesson-go-on = 続ける
lesson-next = 次のレッスン
lesson-finished = 完了
lesson-all-done = レッスンはすべて終わりました。次はレベル1のコンピューターに挑戦しましょう！
lesson-play = レベル1の CPU と対局する

### Guidance at the table: what to aim at, and what stands beside what.

guide-dismiss = わかりました
guide-ask = 勝ち方
board-around = { $text }、隣に敵が{ $foes }{ -counter }、味方が{ $friends }{ -counter }
board-falls = { $text }、取れます

### The page: what happened, in sentences, and moves as lists show them.

tell-piece = { $whose ->
    [you] あなたの{ $piece }
    [nobody] { $piece }
   *[other] { $owner }の{ $piece }
}
tell-at = { $square }{ -after-square }の{ $piece }
tell-moves = { $piece }が{ -before-square }{ $from }{ -after-square }から{ -before-square }{ $to }{ -after-square }へ動きました。
tell-takes = { $victim ->
    [you] { $to }{ -after-square }にいた{ $taken }が、{ $from }{ -after-square }から来た{ $piece }に取られました。
   *[other] { $from }{ -after-square }の{ $piece }が、{ $to }{ -after-square }の{ $taken }を取りました。
}
tell-jumps = { $victim ->
    [you] { $piece }が{ -before-square }{ $from }{ -after-square }から{ -before-square }{ $to }{ -after-square }へ跳び、{ $square }{ -after-square }の{ $taken }が取られました。
   *[other] { $piece }が{ -before-square }{ $from }{ -after-square }から{ -before-square }{ $to }{ -after-square }へ跳び、{ $square }{ -after-square }の{ $taken }を取りました。
}
tell-jumps-many = { $piece }が{ -before-square }{ $from }{ -after-square }から{ -before-square }{ $to }{ -after-square }へ跳び、{ $victim ->
    [you] あなたの駒が{ $count }{ -counter }取られました。
   *[other] 駒を{ $count }{ -counter }取りました。
}
tell-path = { $piece }が{ -before-square }{ $from }{ -after-square }から動きました：{ $parts }。
tell-part-roll = { $to }{ -after-square }へ転がって{ $piece }になる
tell-part-step = { $to }{ -after-square }へすべる
tell-part-take = { $to }{ -after-square }の{ $taken }を取る
tell-places = { $actor ->
    [you] あなた
   *[other] { $name }
}が{ -before-square }{ $square }{ -after-square }に{ $piece }を置きました。
tell-flips = { $actor ->
    [you] あなた
   *[other] { $name }
}が{ -before-square }{ $square }{ -after-square }をめくると、{ $piece }でした。
tell-camp = { $actor ->
    [you] あなた
   *[other] { $name }
}は{ $camp }を率います。
tell-crowned = { $square }{ -after-square }でキングになりました。
tell-huffs = { $actor ->
    [you] あなた
   *[other] { $name }
}が{ -before-square }{ $square }{ -after-square }の{ $taken }を没収しました。
tell-removed = { $square }{ -after-square }の{ $piece }が盤から取り除かれました。
tell-recalled = { $actor ->
    [you] あなた
   *[other] { $name }
}が収軍し、表向きの駒が盤を離れました。
tell-out = { $actor ->
    [you] あなた
   *[other] { $name }
}は脱落しました。
tell-zone = { $actor ->
    [you] あなた
   *[other] { $name }
}が陣地{ $zone }を選びました。
tell-march = { $actor ->
    [you] あなた
   *[other] { $name }
}の行軍：{ $steps }。
tell-captures = { $actor ->
    [you] あなた
   *[other] { $name }
}が{ $taken }を取りました。
tell-skip = { $actor ->
    [you] あなた
   *[other] { $name }
}は動けず、パスしました。
tell-pass = { $actor ->
    [you] あなた
   *[other] { $name }
}は動けず、パスしました。
tell-done = { $actor ->
    [you] あなた
   *[other] { $name }
}は取るのを終えました。
tell-secret = { $actor ->
    [you] あなた
   *[other] { $name }
}が秘密の手を指しました。
move-flip = { $square } をめくる
move-flipped = { $square } をめくる：{ $piece }
move-place = { $square } に置く
move-placed = { $square } { $piece }
move-place-member = { $member }番を { $square } へ
move-take = { $square } を取る
move-done = 終える
move-piece = { $piece } { $squares }
move-member = { $member }番 { $squares }
moves-notation = 棋譜の記号で表示
round-title = 前回の手番からの動き
round-title-everybody = 直前の一巡
round-none = まだ誰も指していません。
refuse-not-yours = これは{ $piece }です。あなたの駒ではありません。
refuse-nobody = これは誰の駒でもありません。
refuse-empty = ここに動かせる駒はありません。
refuse-stuck = この駒はいま動けません。
board-goal = { $text }、あなたが目指すゴール
board-goal-of = { $text }、{ $side }が目指すゴール
settings-notation = 棋譜の表記
notation-words = 言葉と記号
notation-raw = 棋譜ファイルの記号のまま
editor-good = この局面から対局できます。
noun-any = 駒

### 終局、レベル、音、配置

result-closed = 対局は成立しませんでした。
ending-won = あなたの勝ちです！
ending-lost = あなたの負けです。
ending-drew = 引き分けです。
ending-placed = { $of }陣営中{ $place }位でした。
ending-placed-shared = 同率{ $place }位でした。
ending-harder = もっと強い相手と：レベル{ $level }
ending-easier = もっと弱い相手と：レベル{ $level }
ending-try-harder = 2連勝です！ レベル{ $level }に挑戦しますか？
ending-try-easier = 手ごわい相手でした。レベル{ $level }にしてみますか？
ending-review = 勝負の分かれ目を見る
level-ask = コンピューターの強さを選んでください。1が最も弱く、8が最強です。
sound-mute = 音を消す
sound-on = 音を出す
settings-volume = 音量
set-up-ask = まとめて並べる：
set-up-random = ランダム

### How pieces are counted; a game may change it.
-counter = 個

### Games that leave something out

action-not-legal = その手はここでは指せません。
editing-not-this = { $game } の局面は並べられません。

### At the table: leaving early, invitations, warnings, waiting for a hint.

resign-settled = 順位はもう決まっているので、投了できません。
claim-settled = その陣営の順位はもう決まっています。
ending-replaced = { $name }は{ $how ->
    [resigned] 投了し
    [time] 時間切れになり
   *[abandoned] 途中で退出し
}、最後まで指した人より下の順位になりました。残りの手はコンピューターが代わりに指しました。
ending-only-computers = 残りがコンピューターだけになったので、対局はそこで終わりました。
invited-by = { $name }さんから「{ $game }」への招待です。
invited = 「{ $game }」に招待されています。
invited-sit = 空いている席に座ると対局できます。このまま観戦もできます。
invited-full = 席はすべて埋まっています。観戦できます。
nav-menu = メニュー
hint-thinking = 考え中……
computer-queued = コンピューターが思考の順番を待っています（{ $before ->
    [0] 次が順番です
   *[other] 前に{ $before }件
}）。
peril-now = 「！」の手を指すと、すぐに負けます。{ $reason }
peril-next = 「！」の手を指すと、次の手番で相手が勝てます。{ $reason }
peril-threat = 注意：次の手番で相手に勝たれるおそれがあります。{ $reason }

### Puzzles from a finished game, and the home page

title-mistakes = この対局からの問題
ending-puzzle = この対局から問題を作る
review-progress-at = { $of }局面中{ $done }局面目を調べています……
mistakes-number = { $all }問中{ $number }問目 · { $move }手目
mistakes-try = 自分で考えてみる
mistakes-yours = あなたはここで「{ $move }」と指しました。{ $turn }もっとよい手を見つけましょう。
mistakes-theirs = { $side }はここで「{ $move }」と指しました。{ $turn }もっとよい手を見つけましょう。
mistakes-same = それは対局で指した手です。別の手を探しましょう。
mistakes-wrong = その手もうまくいきません。{ $turn }
mistakes-right-win = 正解です。勝ちを保てます。
mistakes-right-draw = 正解です。引き分けを保てます。
mistakes-right-loss = 正解です。いちばん長く粘れます。
mistakes-right-chance = 正解です。形勢を保てます。
mistakes-none = この対局から問題は作れません。勝負を分けた一手がありませんでした。
mistakes-none-own = あなたに大きなミスはありませんでした。ほかの人が見逃した手を探しましょう。
mistakes-others = ほかの問題
home-welcome = 相手を探して対局。コンピューターとも、友だちとも遊べます。初めてのゲームは、数分のレッスンからどうぞ。

### Lists within sentences: what stands before the last part; and the sign of a goal.

list-last-joint = と
path-last-joint = 、
board-goal-sign = ゴール

### At the table: looking back, the end among three

prompt-past = { $all }手中{ $ply }手目を見ています
ranking-place = { $place }位：{ $names }。
ranking-shared = 同率{ $place }位：{ $names }。
ending-left-placed = { $place }位でした（{ $how ->
    [resigned] 投了
    [time] 時間切れ
   *[abandoned] 途中退出
}）。
ending-left-shared = 同率{ $place }位でした（{ $how ->
    [resigned] 投了
    [time] 時間切れ
   *[abandoned] 途中退出
}）。

### The review: what a move gave away, and what was better

review-said-win-lost = { $side }はここで勝ちでしたが、この手で勝ちを逃し、負けになりました。
review-said-win-drawn = { $side }はここで勝ちでしたが、この手で引き分けになりました。
review-said-draw-lost = { $side }はここで引き分けにできましたが、この手で負けになりました。
review-said-fell = { $turn ->
    [blunder] 大悪手です。
    [mistake] 悪手です。
   *[slip] 悪手というほどではありませんが、いちばん損をした手です。
}{ $side }の勝率が{ $before }%から{ $after }%に下がりました。
review-said-sooner = { $side }はすでに負けの局面でしたが、あと{ $long }手は粘れました。{ $short ->
    [1] この手ではすぐに負けます。
   *[other] この手では{ $short }手で負けます。
}
review-said-lost = { $side }はすでに負けの局面でしたが、この手で相手がさらに楽になりました。
review-said-pieces = この手で{ $pieces }{ -counter }の駒損になります。
review-best-win = 「{ $move }」なら勝てました。
review-best-draw = 「{ $move }」なら引き分けにできました。
review-best-loss = 「{ $move }」ならもっと長く粘れました。
review-best-chance = 「{ $move }」なら勝率{ $percent }%を保てました。
review-line = 続きを見る

### At the table: what is left to place, and signs at the squares of a step

set-up-random-rest = 残りはランダム
balance-takes = +：そこへ進むと取れる敵の駒の数
balance-loses = −：そこへ進むと取られる自分の駒の数

### What the first clue of a hint is about

hint-look-wins = そこで{ $count }{ -counter }の駒得ができます。
hint-look-saves = そこにいる味方の駒が狙われています。
hint-look-crown = そこではもうすぐ味方の駒がキングになれます。
hint-look-trade = そこでは駒を交換できます。
hint-look-quiet = そこではまだ駒を取り合えません。駒をよい位置に進めましょう。

### Pages that lead nowhere

home-back = トップページへ

### オフラインで遊ぶ、新しいバージョン

offline-title = オフラインで遊ぶ
offline-what = ネットにつながなくても、コンピューターとの対局、同じ端末での対戦、問題、レッスン、検討ができます。対局はこの端末に保存されます。
offline-get = ダウンロード（{ $size } MB）
offline-loading = ダウンロード中：{ $percent }%
offline-ready = ダウンロードしました。オフラインで遊べます。
offline-failed = ダウンロードが中断されました。もう一度お試しください。
offline-here = この端末で遊ぶ
offline-back = オンラインに戻る
offline-starting = この端末で準備しています……
player-here = プレイヤー
offline-now = この端末で遊んでいます。ほかの人と対局するには、インターネット接続が必要です。
offline-page = このページにはインターネット接続が必要です
offline-page-then = 接続が戻ると、自動で開きます。
offline-needed = この操作にはインターネット接続が必要です。

solved-title = 解析データ
solved-what = 解析データをダウンロードすると、その中のすべての局面の正確な結果がこの端末でわかります。ゲーム全体が解析済みなら、完全解析の CPU とも対局できます。
solved-loading = ダウンロード中
solved-remove = 削除
solved-get = ダウンロード（{ $size } MB）
solved-failed = 解析データをダウンロードできませんでした。もう一度お試しください。
settings-engine = 検討や CPU の計算をする場所
engine-auto = 十分に速ければこの端末
engine-device = この端末
engine-server = サーバー
engine-unmeasured = この端末の速さは、最初に必要になったときに測ります。
engine-fast = この端末は毎秒{ $speed }局面を読めます。十分な速さです。
engine-slow = この端末は毎秒{ $speed }局面を読めます。速さが足りないため、サーバーで動かします。
engine-casual = CPU の計算をこの端末で行うのは、ほかの人がいないフリー対局だけです。

analysis-python = Python で開く
python-what = この端末で動く Python から五棋を使えます。ここで実行したコードの影響はこのページの中だけです。局面は盤の図で表示されます。例はクックブックに載っているものです。
python-examples = 例：
python-printed = 入力と出力
python-picture = 局面の盤
python-input = Python のコード
python-run = 実行
python-stop = 停止
python-loading = Python を起動しています……
python-running = 実行中……
python-failed = Python を読み込めませんでした。オンラインのときにもう一度お試しください。
python-not-started = Python を起動できませんでした。
python-playing = 人と対局中のため、終局まで Python は使えません。

version-new = 新しいバージョンがあります。
version-reload = 再読み込み

### What stands around the name of a square in a sentence; a game whose squares are numbers changes it

-before-square = {" "}
-after-square = {" "}

### Solved positions

analysis-perfect = 最善手順を見る

### What is limited at a table

undo-too-often = 待ったは1局に{ $most }回までです。
offer-too-often = この対局ではすでに{ $most }回提案したため、これ以上は提案できません。
table-worn-out = このテーブルは開始前の変更が多すぎます。新しいテーブルを開いてください。
lend-alone = CPU の計算をこの端末で行えるのは、ほかの人がいないフリー対局だけです。
open-too-many = すでに{ $most }個のテーブルで相手を待っています。先にどれかを閉じてください。
upload-unfinished = アップロードできるのは、終局していて{ $most }手以内の対局だけです。
table-spoilt = このテーブルのデータを読み込めません。管理者に通知しました。
verify-replaced = 公正です。コミットメント、シャッフル、めくられた駒のすべてが正しいことを確認しました（めくり{ $flips }回）。ただし、コミットしたあと秘密を明かさなかった席（{ $seats }番）があり、サーバーが代わりの秘密を加えました。

### The round above your own move; records of other programs; the first lesson

person-save = 保存
round-title-own = あなたの直前の手
analysis-upload-format = 棋譜または { $format } ファイルを開く
lessons-first = レッスン1を始める

### A game of yours that goes on, on the home page

unfinished-move = { $ply }手目

### Ratings, profiles and leaderboards

rated-account = レーティング対局にはアカウントが必要です。ログインするか登録してください。フリー対局ならこのまま遊べます。
rated-clock = レーティング対局には持ち時間の設定が必要です。
rated-rules = レーティング対局で使えるのは、標準ルールかルールセットと、通常の開始局面だけです。
rated-computer = このコンピューターにはレーティングがありません。レーティング対局ではレベルを選んでください。
undo-rated = レーティング対局では待ったはできません。
hint-rated = レーティング対局ではヒントは使えません。
admin-rated = { $games }局のレーティングを計算しました。
admin-rated-again = { $games }局を計算し直しました。{ $changed }件のレーティングが変わりました。
profile-private = このプレイヤーのページは非公開です。
speed-blitz = ブリッツ
speed-rapid = ラピッド
speed-days = 通信対局
rating-points = { $points }
rating-provisional = { $points }?
rating-doubt = ± { $doubt }
rating-change = { $before } → { $after }
rating-explained = 数字のあとの疑問符は、暫定のレーティングという意味です。レーティング対局を重ねると確定します。
rated-one-side = レーティング対局で担当できる陣営は一つだけです。
new-rating = レーティング
new-casual = フリー対局：レーティングは変わりません
new-rated = レーティング対局：席に着いた全員のレーティングが変わります
terms-rated = レーティング対局
terms-casual = フリー対局
terms-where = 対局の場所
terms-lent = CPU の計算は対局者の端末で行います。
terms-on-device = 対局者の端末での対局
person-profile = プロフィール
person-own-profile = 自分のプロフィール
person-private = 非公開：プロフィールを隠し、ランキングに載せない
avoid-unmute = ミュートを解除
avoid-unblock = ブロックを解除
profile-bot = ボット
profile-since = { $date }に登録
profile-only-you = このページは非公開です。見られるのは自分だけです。
profile-ratings = レーティング
profile-no-ratings = レーティング対局はまだありません。
profile-graph = レーティングの推移
profile-between = { $first }～{ $last }
profile-games = { $count }局
profile-record = { $wins }勝{ $losses }敗{ $draws }分け
profile-puzzles = 次の一手 { $count }問正解
profile-to-leaderboard = ランキング：{ $game }
profile-best = 主な勝利
profile-trophies = トロフィー
trophy-place = { $place }位
profile-against = 相手のレーティング：{ $points }
profile-sides = 陣営別の成績（レーティング対局）
profile-played = 対局数
profile-all-games = すべての対局
title-leaderboards = ランキング
leaderboard-none = レーティングの確定したプレイヤーはまだいません。
leaderboard-explained = レーティングが確定したプレイヤーが載ります。±{"\u00A0"}の後の数字は誤差の目安です。コンピューターの各レベルのレーティングは固定です。

## The page: people who find each other.

home-person = 人と対局
home-computer = CPU と対局
home-friend = 友だちを招待
home-online = オンライン{ $count }人
home-waiting = 対局待ち{ $count }人
home-clock = 人と対局するときの持ち時間
own-games = 対局中（{ $count }）
own-turns = あなたの番（{ $count }）
own-waiting = 相手を待っています
title-turns = ({ $count }) { $title }
call-begun = { $name }さんが来ました。「{ $game }」の対局が始まります。
call-dismiss = あとで
call-notify = 相手が来たら通知する
seek-title = 相手を探しています……
seek-meanwhile = ここで待っても、ほかのことをしていてもかまいません。相手が来たらお知らせします。
seek-stop = 探すのをやめる
invited-side = あなたの陣営
share-link = リンクを送る…
share-code = このテーブルの QR コード
share-scan = 相手のスマホで読み取るか、リンクを送ってください。
seat-take-team = チーム全員を担当
first-move = 初手の残り時間：{ $left }
first-move-why = 最初の一手が時間内に指されないと、対局は中止になり、成績に残りません。
result-called-off = 対局は中止になりました。
reason-called-off = 最初の一手が時間内に指されませんでした。この対局は成績に残りません。
prompt-mates = 味方の{ $names }さんの番です
home-more-playing = ほかの対局中のテーブル

### Tournaments

undo-tournament = 大会の対局では待ったはできません。
rematch-tournament = 大会では再戦できません。次の対局は大会のページで始まります。
berserk-none = この対局ではバーサーク（持ち時間を半分にして1点追加）は使えません。
berserk-late = バーサークは自分の最初の手の前に一度だけ使えます。
tournament-clock = 大会には分単位の持ち時間が必要です。
tournament-when = 大会の開始日時は、90日以内で指定してください。
tournament-name = 大会の名前を入力してください。
tournament-too-many = まだ始まっていない大会が{ $most }件あります。どれかが始まるのを待つか、中止してください。
tournament-over = この大会は終了しました。
tournament-closed = この大会にはもう参加できません。
tournament-not-joined = この大会に参加していません。
tournament-owner = 大会を中止できるのは主催者だけです。
tournament-begun = 大会はもう始まっています。
tournament-account = 大会にはアカウントが必要です。ログインするか登録してください。
tournament-unknown = その大会はありません。
hint-tournament = 大会の対局ではヒントは使えません。
title-tournaments = 大会
tournaments-new = 新しい大会
tournaments-coming = 開催予定
tournaments-running = 開催中
tournaments-past = 終了
tournaments-none = まだ大会はありません。アカウントがあれば誰でも開けます。
tournaments-home = アリーナ、スイス式、総当たり
system-arena = アリーナ
system-swiss = スイス式
system-round-robin = 総当たり
system-arena-means = 制限時間内に何局でも指せます。終わるたびに次の対局が組まれます。
system-swiss-means = 決まった数のラウンドを、成績の近い人と対局します。同じ相手とは二度当たりません。
system-round-robin-means = 全員が全員と対局します。
tournament-medley = 全種目を順番に
tournament-players = { $count }人
tournament-round = ラウンド{ $round }／{ $rounds }
tournament-round-of = ラウンド{ $round }
tournament-until = { $time }まで
tournament-by = 主催：
tournament-return = 復帰する
tournament-withdraw = 棄権する
tournament-cancel = 大会を中止する
tournament-ready = 対局の準備ができました。対局へ
tournament-joined = 参加しました。上の時刻に始まります。このページを開いたままにしてください。
tournament-waiting = 次の対局はここに表示されます。このページを開いたままにしてください。
tournament-away = 復帰するまで、新しい対局は組まれません。
tournament-standings = 順位表
tournament-none-joined = まだ参加者はいません。
tournament-points = { $points }点
tournament-tiebreak = タイブレーク：{ $value }
tournament-gone = 棄権
tournament-streak = 得点2倍
tournament-games = 対局
tournament-bye = このラウンドは対局なし
tournament-results = 結果をダウンロード
tournament-records = 棋譜をダウンロード
tournament-to = 大会へ
tournament-berserk = バーサーク：持ち時間半分、勝てば1点追加
tournament-halved = バーサーク
tournament-label = 大会の名前
tournament-system = 方式
tournament-start = 開始
tournament-in = { $minutes }分後
tournament-at = 日時
tournament-length = 開催時間
tournament-minutes = { $minutes }分
tournament-rounds = ラウンド数
tournament-rounds-enough = 人数に合わせる
tournament-missing = 対局相手が足りないとき
tournament-missing-rest = 休み（対局なし）
tournament-announce = 大会を開く
first-move-tournament = 最初の一手を時間内に指さないと、その対局は負けになります。

### Notifications

channel-unknown = このリンクまたは通知先はもう使えません。
channel-email = 「{ $address }」はメールアドレスではありません。
channel-url = 「{ $address }」は通知を受け取れるアドレスではありません。
channel-too-many = 通知先はすでに{ $most }件あります。先にどれかを削除してください。
channel-no-mail = このサーバーからはメールを送れません。
notice-turn-title = あなたの番です：{ $game }
notice-turn = { $names }さんとの「{ $game }」で、あなたの番です。
notice-began-title = 対局が始まりました：{ $game }
notice-began = { $names }さんとの「{ $game }」が始まりました。
notice-ended-title = 対局が終わりました：{ $game }
notice-ended = { $names }さんとの「{ $game }」が終わりました。
notice-round-title = 大会の次の対局：{ $game }
notice-round = 大会で、{ $names }さんとの「{ $game }」が始まりました。
notice-challenge-title = 挑戦が届きました：{ $game }
notice-challenge = { $names }さんから「{ $game }」の挑戦が届きました。
mail-why = このメールは、設定で希望された方にお送りしています。配信を止めるには：
mail-confirm-title = メールアドレスの確認
mail-confirm = 五棋の対局の通知をこのアドレスで受け取りたいという申し込みがありました。ご本人でしたら、次のリンクを開いて確認してください：
mail-confirm-else = 心当たりがなければ、何もする必要はありません。以後メールは届きません。
feed-title = 五棋：あなたの対局
title-notifications = 通知
notify-turn = 自分の番になった（通信対局）
notify-began = 自分の対局が始まった
notify-ended = 自分の対局が終わった（通信対局）
notify-round = 大会で自分の対局が始まった
notify-challenge = 挑戦が届いた
notify-email = メール
notify-push = ブラウザー
notify-webhook = Webhook
notify-feed = フィード
notify-unconfirmed = メールのリンクを開いて、アドレスを確認してください。
notify-here = このブラウザーに通知する
notify-denied = このブラウザーはこのサイトの通知を許可していません。ブラウザーの設定で変更できます。
notify-address = メールアドレス
notify-add-email = メールアドレスを追加
notify-add-feed = フィードを作る
notify-feed-why = このアドレスをフィードリーダーに登録すると、自分の対局を追えます。ほかの人には教えないでください。
notify-url = Webhook のアドレス
notify-add-webhook = Webhook を追加
notify-secret = 署名の検証キー
notify-remove = 削除
notify-copy = コピー
notify-present = このサイトのページを開いている間は、メールを送りません。
title-confirm = アドレスの確認
letter-confirm = 確認する
confirm-done = 通知は { $address } に届きます。
title-unsubscribe = 配信停止
unsubscribe-one = この種類のメールを止める
unsubscribe-all = すべてのメールを止める
unsubscribe-done = 配信を停止しました。今後、{ $address } にはお送りしません。

### Vacation, and conditional moves

vacation-already = すでに休暇中です。
vacation-too-long = 今年の休暇は残り{ $left }日です。
vacation-none = 休暇中ではありません。
title-vacation = 休暇
vacation-why = 休暇中は、通信対局での自分の時計が止まります。相手にも休暇中と表示されます。
vacation-days = 日数
vacation-take = 休暇に入る
vacation-until = { $date }まで休暇中です。
vacation-end = 休暇を終える
vacation-left = 今年の残り日数：{ $all }日中{ $left }日
seat-vacation = 休暇中（{ $date }まで）
plan-game = 条件付きの手が使えるのは、二人の通信対局で、隠れた駒や運の要素がないときだけです。
plan-your-turn = あなたの番です。そのまま指してください。
plan-two-replies = 「{ $action }」に対する応手が2通りあります。
plan-no-reply = 手順はあなたの手で終わらなければなりません。
plan-turns = この手順のあとは、終局になるか、交互に指す形になりません。手順をもっと短くしてください。
title-plans = 条件付きの手
plans-why = 応手を先に入れておくと、相手がその手を指したとき、すぐに応手が指されます。相手には見えません。
plans-add = 手順を追加
plans-theirs = 相手が指しそうな手は？
plans-yours = それに応じる手は？
plans-if = 「{ $move }」なら「{ $reply }」。
plans-then = 続いて「{ $move }」なら「{ $reply }」。
plans-keep = 保存
plans-stop = キャンセル

## 挑戦、フォロー、通報

following-too-many = フォローできるのは{ $most }人までです。
report-waiting = このプレイヤーはすでに通報済みです。管理者が確認します。
report-too-many = 通報できるのは1日{ $most }人までです。
report-unknown = その通報はありません。
challenge-over = この挑戦は期限が切れたか、取り消されました。
challenge-guest = { $name }さんはゲストです。レーティング対局にはアカウントが必要です。
challenge-impossible = { $name }さんには挑戦できません。
challenge-waiting = { $name }さんにはすでに挑戦しています。返事を待つか、そのテーブルを閉じてください。
challenge-too-many = 返事待ちの挑戦は{ $most }件までです。
challenge-side = このゲームに{ $side }番の陣営はありません。
admin-report = { $report }  { $at }  { $by } → { $about }：{ $kind }
admin-report-table = テーブル { $table }
admin-report-closed = 通報 { $report } を処理済みにしました。
admin-reports-none = 未処理の通報はありません。
report-messages = 不適切な発言
report-name = 不適切な名前
report-cheating = 不正行為
report-leaving = 故意の対局放棄
report-other = その他
person-challenge = 挑戦する…
person-follow = フォローする
person-unfollow = フォローをやめる
person-report = 通報する…
report-title = { $name }さんを通報
report-why = 通報の理由
report-text = 詳しい内容（任意）
report-explained = この内容を読むのは、このサーバーの管理者だけです。この人の発言を見たくないときや当たりたくないときは、ミュートやブロックもお使いください。
report-send = 通報する
report-done = ありがとうございます。管理者が確認します。
dialog-close = 閉じる
challenge-title = { $name }さんに挑戦
challenge-game = ゲーム
challenge-clock = 持ち時間
challenge-any-side = ランダム
challenge-casual = レーティング対局には持ち時間と、両者のアカウントが必要です。
challenge-send = 挑戦を送る
challenge-received = さんからの挑戦：{ $game }
challenge-to-you = { $name }さんからの挑戦：{ $game }
challenge-decline = 断る
title-following = フォロー中のプレイヤー
follow-playing = { $game }を対局中
follow-online = オンライン
follow-away = オフライン
challenged-waiting = さんに挑戦を送りました。{ $until }まで返事を待ちます。
challenged-declined = さんは断りました。ほかの人にリンクを送れます。
challenged-expired = さんから期限内に返事がありませんでした。ほかの人にリンクを送れます。
order-yours = あなたの提案：
order-proposes = さんの提案：
order-accept = 賛成する
order-leave = 賛成を取り消す
embed-open = 五棋で「{ $game }」を開く
embed-back = 一手戻る
embed-on = 一手進む
embed-unknown = このアドレスに当たる対局・局面・問題は、このサーバーにありません。

### Checking tablebases

verified-checking = 局面を検査中
verified-file = { $path }：{ $numbers }件
verified-hash-right = ファイルのハッシュ値は公開値と同じです：{ $hash }
verified-hash-other = ファイルのハッシュ値は { $hash } ですが、公開値は { $wanted } です。
verified-hash-none = ファイルのハッシュ値は { $hash } です。このファイルの公開値はありません。
verified-damaged = ファイルの第{ $chapter }部分がチェックサムと一致しません。
verified-start = 開始局面：{ $value }
verified-start-other = 開始局面：{ $value }。公開値は{ $wanted }です。
verified-right = { $checked }局面を検査しました。どの局面の結果も最善手の結果と同じです。
verified-wrong = 誤り：{ $position } は{ $kept }と記録されていますが、指し手からは{ $follows }になります。

### The explorer of solved positions

title-solved = 解析済みの局面
explore-choose = 全体または終盤が解析済みのゲームです。ゲームを選ぶと、すべての手の正確な結果がわかります。
explore-none = ここにはまだ解析データがありません。
explore-download = 設定で解析データをダウンロードする
explore-open = 解析済みの局面を見る
explore-unknown = この局面は解析データにありません。
explore-play = 最善手順を再生
explore-stop = 停止
explore-longest = 最も長い勝ち
only-find = 唯一の手を探す
only-right = 正解です！ ほかの手ではこの結果を逃します。
only-wrong = { $move }ではこの結果を逃します。もう一度考えましょう。
only-shown = これが唯一の正しい手でした。
only-none = ここから先の最善手順に、正しい手が一つだけの局面はありません。
proof-title = 証明
proof-here = この局面を証明する
proof-root = 始まりの局面に戻る
proof-what = { $side }：勝ちになる一手と、それに対するすべての応手です。応手を開くと次の一手が見えます。
proof-answer = { $move }への答え
proof-end = 対局は終わりです。
proof-draw = 引き分けです。どちらも勝ちを強制できないので、勝ちになる手はありません。
