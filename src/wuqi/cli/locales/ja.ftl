# What `wuqi --help` says, and what the option parser refuses.
help-usage = 使い方：{ $line }
help-command-word = コマンド
help-options-word = {"["}オプション]
help-commands = コマンド：
help-arguments = 引数：
help-options = オプション：
help-required = （必須）
help-range = （{ $least }から{ $most }まで）
help-at-least = （{ $least }以上）
help-variable = （環境変数 { $variable } でも指定できます）
help-default = （既定値：{ $value }）

## The commands.
help-wuqi = ボードゲームを、正確に、速く。
help-serve = ブラウザーやボットが使う対局室を開きます。
help-play = ターミナルで対局します。手を入力するか、? で指せる手を一覧します。
help-games = ゲームとそのオプション、ルールセットを一覧します。
help-rules = ゲームのルールブックを表示します。
help-moves = 局面で指せる手を一覧します。開始局面、指定した局面、またはパイプから1行に1局面ずつ読みます。
help-replay = 棋譜、または game、options、start、actions を持つ JSON の行を、最後の局面まで再生します。
help-verify = 対局のシャッフルが公正だったか確かめます。終了コードは、公正なら0、公正でなければ1、棋譜からわからなければ2です。
help-perft = DEPTH までの各長さの手順の数を数えます。秒数は最後の深さにかかった時間です。
help-bench = このコンピューターでのルール処理の速さを測ります。
help-bench-playouts = 1スレッドでランダムに終局まで指し、CPU 時間1秒あたりの局数を測ります。
help-analyse = 局面の最善手順を示します。開始局面、指定した局面、またはパイプから1行に1局面ずつ読みます。
help-review = 対局を検討します。各陣営の勝率と、勝負の分かれ目を示します。
help-puzzle = 問題を次々に解きます。一手ごとに講評が付きます。
help-match = 陣営ごとに一人のプレイヤーで、毎局陣営を入れ替えながら対戦させます。
help-tournament = すべての組み合わせで対戦させ、レーティングで強さを示します。
help-hub = 標準入出力を通じて Hub プロトコルで通信し、ほかのプログラムから使えるようにします。
help-solve = ゲームの解析データを作ります。すでにあれば検査します。中断しても続きから再開できます。
help-probe = 局面の勝者と、何手で勝つかを示します。開始局面、指定した局面、またはパイプから1行に1局面ずつ読みます。
help-verify-solution = 解析プログラムとは別の読み取りプログラムで、ゲームの解析データをルールに照らして検査します。
help-import = ほかのプログラムの対局ファイルを棋譜に変換します。1行に1局、または1局1ファイルです。問題は標準エラー出力に示します。
help-export = 棋譜をほかのプログラムの形式で書き出します。
help-bot = コンピューターがサーバーでテーブルを開き、参加した人と対局します。
help-backup = サーバーの全データを1つのファイルに保存します。稼働中でも使えます。
help-restore = 空のデータベースにバックアップを復元します。サーバーが使用中であってはいけません。
help-admin = 利用禁止、名前の変更、パスワードの再設定、テーブルの終了、通報の確認、レーティングの計算を行います。
help-admin-ban = プレイヤーを利用禁止にします。
help-admin-unban = 利用禁止を解除します。
help-admin-rename = プレイヤーの名前を変えます。
help-admin-reset-password = 会員に新しいパスワードを設定して表示します。すべての端末からログアウトされます。
help-admin-close-table = 勝敗をつけずに対局を終えるか、まだ始まっていないテーブルを閉じます。
help-admin-rate = まだ計算されていない終局した対局のレーティングを計算します。
help-admin-reports = プレイヤーからの通報を一覧します。

## What several commands take.
help-any-help = このヘルプを表示します。
help-any-lang = 言語：en、zh-Hant、zh-Hans、vi、ja のいずれか。
help-any-game = ゲームの名前。wuqi games で一覧できます。
help-any-option = ゲームのオプション。何度でも指定できます。
help-any-preset = ルールセット（名前の付いたオプションの組）。
help-any-position = 文字で書いた局面。
help-any-json = JSON だけを出力します。
help-any-file = 棋譜、または JSON の行。- は標準入力です。
help-any-data = すべてのデータを置くフォルダー。
help-any-database = ファイルの代わりに使うデータベース（postgresql+asyncpg://…）。
help-any-seed = 同じシードなら同じ対局になります。
help-any-seats = 対局者。コンマで区切ります：level:4,level:3。
help-any-games = 対局数。
help-any-on = 実行する場所：here または ray。
help-any-processes = 同時に進める対局数。既定ではコアごとに1局です。
help-any-opening = 各局の初めにランダムに指す手数。
help-any-openings = 序盤のファイル。1行に1つ、手を空白で区切ります。
help-any-to = 棋譜を置くフォルダー。
help-any-again = 続きからではなく、最初からやり直します。
help-any-threads = 使うスレッドの数。
help-any-format = 外部形式（pdn など）。なければファイル名から判断します。
help-any-name = 会員の名前、または id。

## What single commands take.
help-serve-host = 待ち受けるアドレス。
help-serve-port = 待ち受けるポート。
help-serve-redis = 複数のプロセスをつなぐ Redis（redis://…）。
help-serve-workers = プロセスの数。
help-serve-player = レーティングの付かない CPU を追加します：「NAME=py:MODULE:CLASS」、「NAME=program:COMMAND」、「NAME=hub:COMMAND」。一つのゲームだけなら「GAME:NAME=…」。繰り返し指定できます。
help-serve-tables = 小さなゲームを、初めて問い合わせがあったときに解きます。
help-serve-secure = プロキシ経由の https で接続される場合に指定します。
help-serve-address = メールのリンクに使う、このサイトのアドレス：https://games.example.org。
help-serve-smtp = メールサーバー：smtp://user:password@host:587 または smtps://…。環境変数での指定をおすすめします。
help-serve-mail-from = メールの差出人。
help-serve-private-webhooks = 内部ネットワークへの Webhook を許可します。
help-serve-limits = アクセス頻度の制限に掛ける倍率。0で無制限。
help-serve-open-metrics = /metrics を誰でも見られるようにします。
help-serve-log = ログの詳しさ：debug、info、warning。
help-play-game = ゲームの名前。省略すると選択画面になります。
help-play-seats = 対局者。陣営ごと、または席ごとに指定します：you,level:4 や you,you。
help-play-position = 開始する局面。
help-play-seed = コンピューターの指し手を再現できるようにします。
help-verify-record = 終わった対局のファイル。
help-perft-depth = 何手先まで数えるか。
help-bench-playouts-seconds = 何秒間指すか。
help-bench-playouts-seed = 乱数のシード。
help-analyse-seconds = 考える秒数。指定しなければ2秒。
help-analyse-nodes = 局面またはシミュレーションの数。
help-analyse-lines = 表示する手順の数。
help-analyse-memory = 局面の記憶に使うメモリー（MB）。
help-review-nodes = 1手ごとに調べる局面またはシミュレーションの数。
help-puzzle-id = この番号の問題。
help-puzzle-grade = この難易度の問題だけ。
help-puzzle-try = 尋ねずに、この手を判定します。
help-puzzle-seed = 出題順を再現できるようにします。
help-solve-depth = 勝敗だけでなく、勝つまでの長さも記録します。
help-solve-threads = スレッドの数。既定ではすべてのコアを使います。
help-solve-again = すでにあっても作り直します。
help-solve-sample = 最後に検査する局面の数。
help-verify-solution-sample = 検査するランダムな局面の数。
help-verify-solution-all = すべての局面を検査します。大きな解析データでは何日もかかります。
help-verify-solution-seed = どのランダムな局面を選ぶか。数を変えると局面も変わります。
help-solve-pieces = この駒数までの、より大きな終盤の解析データを作ります（対応するゲームのみ）。勝敗だけが分かり、手数はわかりません。作成前に必要な資源を示します。
help-import-file = games.pdn などの対局ファイル。- は標準入力です。
help-import-to = 1局ごとの棋譜ファイルを置くフォルダー。
help-import-json = 棋譜は常に JSON なので、何も変わりません。
help-bot-server = サーバーのアドレス（http://host:8000 など）。
help-bot-token = play の権限を持つ個人トークン。
help-bot-level = 強さ：1から8のレベル、random、perfect。
help-bot-tables = 同時に対局する数。
help-backup-file = 書き込むファイル。
help-restore-file = バックアップのファイル。
help-admin-rename-new = 新しい名前。
help-admin-close-table-table = テーブルの id。
help-admin-rate-again = すべてのレーティング対局から、全員のレーティングを計算し直します。
help-admin-reports-close = この id の通報を処理済みにします。

## What the option parser refuses.
option-not-a-pair = 「{ $pair }」はオプションではありません。名前=値 の形で書いてください。
parse-no-command = 「{ $command }」というコマンドはありません。使えるコマンド：{ $right }。
parse-no-option = ここに { $option } というオプションはありません。{ $help } をご覧ください。
parse-needs-value = { $option } には値が必要です。
parse-no-value = { $option } に値は付けられません。
parse-missing = { $name } がありません。{ $help } をご覧ください。
parse-extra = 「{ $text }」は余分です。
parse-not-choice = { $name } には次のどれかを指定してください：{ $right }。
parse-not-between = { $name } には{ $least }から{ $most }までの数を指定してください。
parse-not-at-least = { $name } には{ $least }以上の数を指定してください。
parse-not-whole = { $name } には整数を指定してください。
parse-not-number = { $name } には数を指定してください。
parse-wrong = コマンドの書き方が正しくありません。{ $help } をご覧ください。

### Games that are being written

game-unfinished = ゲーム { $name } はまだできあがっていません。{ $problem }{ $more ->
    [0] {""}
   *[other] ほかに{ $more }件あります（wuqi check-game { $name } で表示）。
}
game-lacks-file = ファイル { $file } がありません。
game-lacks = { $file } に { $attribute } が定義されていません。
game-left-out = { $name } は読み込みませんでした。{ $reason }
encoding-not-this = { $game } には encoding.py がないため、機械学習には使えません。
help-new-game = 新しいゲームのひな型を作ります。ここに新しいフォルダーができ、すぐに遊べる独立したパッケージが入ります。自分のゲームに作り替えてください。
help-new-game-name = ゲームの名前。小文字、数字、_ が使えます。
help-new-game-inside = 代わりに、五棋のソースの中に作ります。
help-check-game = ゲームに足りないものをすべて表示します。遊べるなら終了コードは0、そうでなければ1です。
help-check-game-name = ゲームの名前。小文字、数字、_ が使えます。
new-game-name = 「{ $name }」はゲームの名前に使えません。小文字、数字、_ を使い、文字で始めてください。
new-game-taken = { $name } というゲームはもうあります。
new-game-exists = { $path } はすでにあるので、何も書きませんでした。
new-game-no-sources = --inside には五棋のソース（web/src/games フォルダー）が必要です。
new-game-written = ゲーム { $name } を { $path } に書きました。
new-game-next = 次は：{ $install } · wuqi play { $name } · wuqi check-game { $name }
new-game-next-inside = 次は：wuqi play { $name } · wuqi check-game { $name } · make page
check-game-done = { $problems ->
    [0] もう遊べます。
   *[other] 問題が{ $problems }件あります。
}{ $warnings ->
    [0] {""}
   *[other] ほかに{ $warnings }件、足せるものがあります。
}
game-lacks-word = locales/en.ftl に { $word } がありません。
game-stands-still = 終局していないのに、ここで指せる手がありません：{ $position }
game-endless = ランダムに指した対局が{ $plies }手たっても終わりません。
game-misread = 局面を書き出して読み直すと、別の局面になります：{ $position }
game-miscounted = rules.py の count と actions がここで食い違います：{ $position }
game-odd-action = text.py の ACTION が { $action } に合いません。
game-misjudged = judge は ±999 以内で、相手側では符号が逆でなければなりません：{ $position }
game-ragged = 図の段の長さがそろっていません：{ $position }
game-lacks-language = { $language } に足りない文が{ $number }件あり、英語で補います。
game-lacks-book = locales/en.md がないため、ルールブックは表示されません。
game-lacks-opening = opening.json がないため、トップページの盤は動きません。
game-lacks-drawing = { $file } がないため、ページでは格子の上の無地の丸い駒になります。

### What else wuqi check-game finds

game-mistake = { $file }{ $line ->
    [0] {""}
   *[other] の{ $line }行目
}：{ $error }
game-overflows = rules.py の { $constant } が小さすぎます。ここでは{ $needed }必要です：{ $position }
game-odd-state = rules.py の start は{ $length }個の数を返しますが、WORDS は{ $words }です。
game-lacks-reason = rules.py の result が返す理由は{ $number }番（0から数えて）ですが、face.py の REASONS には{ $length }個しかありません。
game-action-of-no-kind = face.py の ACTION_KINDS に { $action } に合うものがありません。
game-unknown-ink = 「{ $ink }」という色はありません。使える色：{ $right }
game-bad-diagram = locales/en.md の{ $number }番目の図を表示できません：{ $reason }
game-diagram-allows = locales/en.md の{ $number }番目の図は { $action } を指せない手としていますが、指せます。
game-bad-opening = { $name } の opening.json を最後まで指せません：{ $reason }
game-inside-lacks = 五棋に同梱のゲームには { $file } も必要です。
game-lacks-golden = { $folder } に、次の理由で終わる対局がありません：{ $reasons }

### What the library refuses

limits-seconds = { $seconds }秒は考慮時間として使えません。0以上の数にするか、省いてください。
limits-nodes = 調べる局面は1以上です（{ $nodes }は使えません）。制限しないときは省いてください。
limits-depth = 読みの深さは1手以上です（{ $depth }は使えません）。制限しないときは省いてください。
analyse-lines = 検討する手順は1つ以上です（{ $lines }は使えません）。
chance-not-now = この局面に運で決まることはありません。
batch-rows = バッチは1行以上です（{ $rows }は使えません）。
network-shape = ニューラルネットワークの{ $part }の形は{ $found }ですが、{ $wanted }でなければなりません。
network-not-finite = ニューラルネットワークの{ $part }に有限でない値があります。
batch-threads = スレッド数は1以上です（{ $threads }は使えません）。
side-unknown = 陣営{ $side }はありません。このゲームは{ $sides }陣営です。
player-no-choose = { $player } は対局できません。choose(view, seat) メソッドがありません。
player-not-imported = { $player } を読み込めませんでした：{ $reason }。py:MODULE:CLASS と書いてください。
program-command = 「{ $command }」には起動するプログラムの名前がありません。program:コマンド、1手0.1秒なら program:0.1:コマンド と書いてください。
arena-own-here = Python のオブジェクトで渡したプレイヤーは一つのプロセスで対局します。複数使うには py:MODULE:CLASS と書いてください。
batch-row = 行は0から数えます。このバッチは{ $rows }行です。
batch-other-game = このバッチは別のオプションの { $game } です。局面はバッチ自身のゲームで読み込んでください。

### What is installed, and where the room is

layer-missing = この機能には追加のパッケージが必要です。インストール：{ $install }
port-taken = ポート{ $port }は使用中です。ポート{ $next }は空いています：--port { $next } を付けるか、make run PORT={ $next } を実行してください。
port-offer = ポート{ $port }は使用中です。{ $next }を使いますか？ [Y/n]
serve-stop = Ctrl-C で終了します。
serve-play = ターミナルで指す：{ $command }

### How sure a match is, and exporting folders

arena-elo = Elo (95%)
arena-sprt = 「{ $bounds }」は検定として使えません。二人のうち一人目が10 Elo 以上強いか、まったく強くないかを調べるには --sprt 0,10 と書いてください。
arena-sprt-better = SPRT：{ $entry } の強さの差は{ $worse } Elo ではなく、{ $better } Elo と判定されました。
arena-sprt-not-better = SPRT：{ $entry } の強さの差は{ $better } Elo ではなく、せいぜい{ $worse } Elo と判定されました。
arena-sprt-undecided = SPRT：{ $entry } が{ $better } Elo 強いか、せいぜい{ $worse } Elo かはまだ判定できません。局数を増やしてください。
help-any-sprt = 結論が出たら止めます。0,10 なら、一人目が10 Elo 強いか、強くないかを検定します。
help-export-files = 棋譜ファイル、1行に1局のファイル、または対戦などのフォルダー。
export-empty = { $path } に棋譜がありません。

### Datasets

help-dataset = 自己対局と評価値を Parquet か Arrow のファイルに書き出します（機械学習用）。
help-dataset-to = ファイル名。末尾は .parquet か .arrow です。
help-dataset-nodes = 1手ごとに調べる局面数またはシミュレーション数。
dataset-written = 書き出しました：{ $path } と説明 { $card }
dataset-suffix = { $path } では形式がわかりません。名前の末尾を { $right } にしてください。
dataset-exists = { $path } はすでにあります。別の名前にしてください。
dataset-other = { $path } には別のデータセットの作りかけがあります。削除するか、別の名前にしてください。
dataset-secret = このオプションの { $game } では陣営ごとに見える情報が違うため、局面だけでは各陣営の知っていることがわかりません。ほかのオプションを選んでください。

help-serve-log-format = ログの形式：text は人向け、json はプログラム向け。auto はターミナルでは text になります。
version-build = ビルド：{ $build }、{ $page }
version-compiled = 主要モジュールはコンパイル済み
version-plain = Python のみ
version-page = ページあり
version-no-page = ページなし
version-kernels = ルール：コンパイル済みの関数{ $number }個、{ $size } MB、{ $path }
help-any-version = バージョン、ビルド、コンパイル済みのルールを表示します。
help-analyse-depth = 何手先まで読むか。alpha-beta で探索するゲームのみ。
board-too-wide = 盤が収まりません。ターミナルの幅が{ $columns }桁必要です。
play-hint-secret = 秘密の布陣中はヒントを出せません。
arena-folder-foreign = { $path } は空ではなく、再開できる対戦もないので、新しいフォルダーか空のフォルダーを指定してください。
arena-folder-unwritable = { $path } に書き込めません：{ $reason }。
import-exists = { $path } はすでにあり、同じ対局ではないので、何も書きませんでした。
compiling-now = { $name } をコンパイル中：{ $total }個のうち{ $number }個目、{ $seconds }秒
compiling-done = { $number }個の関数を{ $seconds }秒でコンパイルしました。次からはすぐ始まります。

# The mail server of the game room.

smtp-bad = メールサーバーは smtp://user:password@host:587 または smtps://… と書いてください。
smtp-incomplete = メールを送るには --address と --mail-from も必要です。

# Further computer players of the game room.

engine-written = 追加の CPU は「NAME=PLAYER」または「GAME:NAME=PLAYER」と書きます（例：「Greedy=py:mine:Greedy」）。「{ $text }」は読み取れません。名前に使えるのは文字、数字、空白、. + - _ で、31 文字までです。
engine-twice = { $name } という名前の CPU が二つあります。
engine-refused = CPU「{ $name }」を用意できません：{ $reason }
