# What `wuqi --help` says, and what the option parser refuses.
help-usage = 用法：{ $line }
help-command-word = 指令
help-options-word = {"["}選項]
help-commands = 指令：
help-arguments = 參數：
help-options = 選項：
help-required = （必填）
help-range = （{ $least } 到 { $most }）
help-at-least = （至少 { $least }）
help-variable = （或設定環境變數 { $variable }）
help-default = （預設：{ $value }）

## The commands.
help-wuqi = 棋類遊戲，準確又快速。
help-serve = 啟動棋室伺服器，供瀏覽器和機器人連線。
help-play = 在終端機下棋。輸入走法，或輸入 ? 列出合法走法。
help-games = 列出所有遊戲及其選項和規則組合。
help-rules = 顯示遊戲的規則書。
help-moves = 列出局面的所有合法走法：開局、指定的局面，或從管線逐行讀入的局面。
help-replay = 重播棋譜，或逐行的 JSON（含 game、options、start、actions），直到最後的局面。
help-verify = 檢查一局棋的洗棋是否公平。公平時結束代碼為 0，不公平為 1，棋譜沒有寫明則為 2。
help-perft = 計算到 DEPTH 為止各種長度的走法序列數。秒數是最後一層所用的時間。
help-bench = 測量規則在這台電腦上的執行速度。
help-bench-playouts = 用單一執行緒隨機下完整局，計算每秒 CPU 時間的局數。
help-analyse = 分析局面的最佳走法：開局、指定的局面，或從管線逐行讀入的局面。
help-review = 覆盤一局棋：各方的勝率和轉折點。
help-puzzle = 一題接一題地解題，每次嘗試都有評語。
help-match = 讓各方的棋手反覆對局，每局換邊。
help-tournament = 讓所有棋手以各種組合互相對局，用積分顯示實力。
help-hub = 在標準輸入輸出上使用 Hub 協定，供其他程式連接。
help-solve = 製作遊戲的殘局庫；已有的則加以檢查。可以中斷後再繼續。
help-probe = 查詢局面誰勝、多快獲勝：開局、指定的局面，或從管線逐行讀入的局面。
help-verify-solution = 用獨立於求解程式的讀取程式，按規則檢查遊戲的殘局庫。
help-import = 把其他程式的棋局檔轉成棋譜：逐行輸出，或每局存成一個檔。有問題的棋局會在標準錯誤輸出說明。
help-export = 把棋譜匯出成其他程式的格式。
help-bot = 讓電腦在伺服器上自行開桌，和加入的人對局。
help-backup = 把伺服器的所有資料備份到一個檔案，執行中也可以。
help-restore = 用備份還原到空的資料庫。此時不能有伺服器在使用它。
help-admin = 停權、改名、重設密碼、關閉一桌、查看檢舉、計算積分。
help-admin-ban = 將一位玩家停權。
help-admin-unban = 解除停權。
help-admin-rename = 更改玩家的名字。
help-admin-reset-password = 重設會員的密碼並印出來。該會員會在所有裝置上登出。
help-admin-close-table = 結束一局棋而不分勝負，或關閉尚未開局的一桌。
help-admin-rate = 為還沒計算積分的已結束對局計算積分。
help-admin-reports = 列出玩家的檢舉。

## What several commands take.
help-any-help = 顯示這份說明。
help-any-lang = 語言：en、zh-Hant、zh-Hans、vi 或 ja。
help-any-game = 哪一種遊戲；wuqi games 會列出全部。
help-any-option = 遊戲選項，可以多次指定。
help-any-preset = 規則組合：一組有名字的選項。
help-any-position = 用文字表示的局面。
help-any-json = 只輸出 JSON。
help-any-file = 棋譜，或逐行的 JSON；- 表示標準輸入。
help-any-data = 存放所有資料的資料夾。
help-any-database = 改用資料庫（postgresql+asyncpg://…）而不用檔案。
help-any-seed = 相同的種子產生相同的棋局。
help-any-seats = 由誰對局，用逗號隔開：level:4,level:3。
help-any-games = 對局數。
help-any-on = 在哪裡執行：here 或 ray。
help-any-processes = 同時進行的局數；預設為每個核心一局。
help-any-opening = 每局開始時隨機走的步數。
help-any-openings = 開局檔：每行一個開局，棋步之間以空格分開。
help-any-to = 存放棋譜的資料夾。
help-any-again = 從頭開始，不接續之前的進度。
help-any-threads = 使用的執行緒數。
help-any-format = 外部格式，例如 pdn；預設依檔名判斷。
help-any-name = 會員的名字，或任何人的 id。

## What single commands take.
help-serve-host = 監聽的位址。
help-serve-port = 監聽的連接埠。
help-serve-redis = 用 Redis（redis://…）連接多個行程。
help-serve-workers = 行程數。
help-serve-player = 增加一個不計積分的電腦：「NAME=py:MODULE:CLASS」、「NAME=program:COMMAND」或「NAME=hub:COMMAND」；只下某一種棋時寫「GAME:NAME=…」。可重複使用。
help-serve-tables = 有人第一次查詢小型遊戲時，自動製作它的殘局庫。
help-serve-secure = 使用者透過代理伺服器以 https 連線時使用。
help-serve-address = 本站的網址，用於郵件中的連結：https://games.example.org。
help-serve-smtp = 郵件伺服器：smtp://user:password@host:587 或 smtps://…。最好放在環境變數 WUQI_SMTP。
help-serve-mail-from = 郵件的寄件地址。
help-serve-private-webhooks = 允許 Webhook 連到私人網路的位址。
help-serve-limits = 請求頻率限制的倍數；0 表示不限。
help-serve-open-metrics = 任何人都可以看 /metrics。
help-serve-log = 日誌的詳細程度：debug、info 或 warning。
help-play-game = 哪一種遊戲；省略時會詢問。
help-play-seats = 由誰下，依各方或座位：you,level:4 或 you,you。
help-play-position = 開始的局面。
help-play-seed = 讓電腦的下法可以重現。
help-verify-record = 已結束棋局的檔案。
help-perft-depth = 深度（步數）。
help-bench-playouts-seconds = 執行多久（秒）。
help-bench-playouts-seed = 亂數的種子。
help-analyse-seconds = 思考多久（秒）；未指定時為 2 秒。
help-analyse-nodes = 局面數或模擬次數。
help-analyse-lines = 顯示幾條變化。
help-analyse-memory = 儲存局面所用的記憶體（MB）。
help-review-nodes = 每步搜尋的局面數或模擬次數。
help-puzzle-id = 指定編號的題目。
help-puzzle-grade = 只出這個難度的題目。
help-puzzle-try = 不發問，直接評判這一步。
help-puzzle-seed = 讓出題順序可以重現。
help-solve-depth = 除了勝負，也記錄多少步獲勝。
help-solve-threads = 執行緒數；預設使用所有核心。
help-solve-again = 即使已有也重新製作。
help-solve-sample = 最後抽查的局面數。
help-verify-solution-sample = 要檢查多少個隨機局面。
help-verify-solution-all = 檢查每一個局面。大型殘局庫需要好幾天。
help-verify-solution-seed = 抽哪些隨機局面：換一個數字就換一批局面。
help-solve-pieces = 製作最多這麼多顆棋子的較大殘局庫（限有此庫的遊戲）。只知勝負，不知步數。製作前會先說明所需資源。
help-import-file = 棋局檔，例如 games.pdn；- 表示標準輸入。
help-import-to = 資料夾：每局存成一個棋譜檔。
help-import-json = 棋譜本來就是 JSON，此選項沒有作用。
help-bot-server = 伺服器位址，例如 http://host:8000。
help-bot-token = 有 play 權限的個人權杖。
help-bot-level = 強度：1 到 8 級、random 或 perfect。
help-bot-tables = 同時對局的桌數。
help-backup-file = 要寫入的檔案。
help-restore-file = 備份檔。
help-admin-rename-new = 新名字。
help-admin-close-table-table = 桌號（id）。
help-admin-rate-again = 根據所有積分對局，重新計算全部積分。
help-admin-reports-close = 將此 id 的檢舉結案。

## What the option parser refuses.
option-not-a-pair = 「{ $pair }」不是選項，請寫成 名稱=值。
parse-no-command = 沒有「{ $command }」這個指令。可用的指令：{ $right }。
parse-no-option = 這裡沒有 { $option } 這個選項。請看 { $help }。
parse-needs-value = { $option } 後面要有值。
parse-no-value = { $option } 不需要值。
parse-missing = 缺少 { $name }。請看 { $help }。
parse-extra = 「{ $text }」在這裡是多餘的。
parse-not-choice = { $name } 必須是以下之一：{ $right }。
parse-not-between = { $name } 必須是 { $least } 到 { $most } 的數字。
parse-not-at-least = { $name } 必須是數字，至少 { $least }。
parse-not-whole = { $name } 必須是整數。
parse-not-number = { $name } 必須是數字。
parse-wrong = 看不懂這行指令。請看 { $help }。

### Games that are being written

game-unfinished = 遊戲 { $name } 還沒有寫完：{ $problem }{ $more ->
    [0] {""}
   *[other] 另外還缺 { $more } 項，見 wuqi check-game { $name }。
}
game-lacks-file = 缺少檔案 { $file }。
game-lacks = { $file } 沒有定義 { $attribute }。
game-left-out = 未載入 { $name }。{ $reason }
encoding-not-this = { $game } 沒有 encoding.py，無法用於機器學習。
help-new-game = 建立一個新遊戲：在這裡的新資料夾中產生獨立的套件，馬上就能玩，再改成自己的遊戲。
help-new-game-name = 遊戲的名稱：小寫字母、數字和 _。
help-new-game-inside = 改為放進這份 Wuqi 原始碼的資料夾。
help-check-game = 列出遊戲還缺少的內容。可以玩時結束代碼為 0，否則為 1。
help-check-game-name = 遊戲的名稱：小寫字母、數字和 _。
new-game-name = 「{ $name }」不能當遊戲名稱：請用小寫字母、數字和 _，並以字母開頭。
new-game-taken = 已經有叫 { $name } 的遊戲了。
new-game-exists = { $path } 已經存在，因此沒有寫入任何檔案。
new-game-no-sources = --inside 需要 Wuqi 的原始碼，其中要有 web/src/games 資料夾。
new-game-written = 遊戲 { $name } 已寫到 { $path }。
new-game-next = 接下來：{ $install } · wuqi play { $name } · wuqi check-game { $name }
new-game-next-inside = 接下來：wuqi play { $name } · wuqi check-game { $name } · make page
check-game-done = { $problems ->
    [0] 已經可以玩了。
   *[other] 有 { $problems } 個問題。
}{ $warnings ->
    [0] {""}
   *[other] 還可以補上 { $warnings } 項。
}
game-lacks-word = locales/en.ftl 缺少 { $word }。
game-stands-still = 棋局還沒結束，這裡卻無棋可走：{ $position }
game-endless = 隨機對局走了 { $plies } 步還沒有結束。
game-misread = 局面寫出後讀回來不一樣：{ $position }
game-miscounted = rules.py 的 count 和 actions 在這裡不一致：{ $position }
game-odd-action = text.py 的 ACTION 不符合 { $action }。
game-misjudged = judge 的回傳值必須在 ±999 以內，而且對另一方要正好相反：{ $position }
game-ragged = 圖上各列的長度不一樣：{ $position }
game-lacks-language = { $language } 缺少 { $number } 則文字，改用英文。
game-lacks-book = 缺少 locales/en.md：沒有規則書。
game-lacks-opening = 缺少 opening.json：首頁上的棋盤不會動。
game-lacks-drawing = 缺少 { $file }：網頁會用簡單的方格棋盤和圓形棋子。

### What else wuqi check-game finds

game-mistake = { $file }{ $line ->
    [0] {""}
   *[other] {" "}第 { $line } 行
}：{ $error }
game-overflows = rules.py 的 { $constant } 太小，這裡需要 { $needed }：{ $position }
game-odd-state = rules.py 的 start 回傳 { $length } 個數，但 WORDS 是 { $words }。
game-lacks-reason = rules.py 的 result 回傳第 { $number } 號原因（從 0 數起），但 face.py 的 REASONS 只有 { $length } 個。
game-action-of-no-kind = face.py 的 ACTION_KINDS 沒有一項符合 { $action }。
game-unknown-ink = 沒有叫「{ $ink }」的顏色。可用的有：{ $right }
game-bad-diagram = locales/en.md 的第 { $number } 張圖無法顯示：{ $reason }
game-diagram-allows = locales/en.md 的第 { $number } 張圖說 { $action } 不能走，其實可以走。
game-bad-opening = { $name } 的 opening.json 走不下去：{ $reason }
game-inside-lacks = Wuqi 內建的遊戲還要有 { $file }。
game-lacks-golden = { $folder } 裡沒有以這些方式結束的對局：{ $reasons }

### What the library refuses

limits-seconds = 思考時間不能是 { $seconds } 秒。請給 0 或更大的數，或省略不寫。
limits-nodes = 搜尋至少要看 1 個局面，不能是 { $nodes }。不限制時請省略。
limits-depth = 搜尋深度至少為 1 步，不能是 { $depth }。不限制時請省略。
analyse-lines = 分析至少有 1 條變化，不能是 { $lines }。
chance-not-now = 這個局面沒有隨機因素。
batch-rows = 批次至少要有 1 列，不能是 { $rows }。
network-shape = 神經網路輸出的 { $part } 形狀是 { $found }，應該是 { $wanted }。
network-not-finite = 神經網路輸出的 { $part } 中有不是有限數的值。
batch-threads = 執行緒數至少為 1，不能是 { $threads }。
side-unknown = 沒有第 { $side } 方，這個遊戲共有 { $sides } 方。
player-no-choose = { $player } 不能下棋：它沒有 choose(view, seat) 方法。
player-not-imported = 無法匯入 { $player }：{ $reason }。請寫 py:MODULE:CLASS。
program-command = 「{ $command }」沒有指定要啟動的程式。請寫 program:指令，或 program:0.1:指令（每步十分之一秒）。
arena-own-here = Python 物件形式的棋手只能在一個行程中對局。要用多個行程，請寫 py:MODULE:CLASS。
batch-row = 列從 0 開始計數，這個批次共有 { $rows } 列。
batch-other-game = 這個批次下的是 { $game }，選項不同：請用批次自己的遊戲讀取局面。

### What is installed, and where the room is

layer-missing = 這項功能需要另外安裝套件：{ $install }
port-taken = 連接埠 { $port } 已被佔用，{ $next } 可用：請加上 --port { $next }，或執行 make run PORT={ $next }。
port-offer = 連接埠 { $port } 已被佔用。改用 { $next }？[Y/n]
serve-stop = 按 Ctrl-C 停止。
serve-play = 在終端機下棋：{ $command }

### How sure a match is, and exporting folders

arena-elo = Elo (95%)
arena-sprt = 「{ $bounds }」不是有效的檢驗。寫 --sprt 0,10 可檢驗兩名棋手中的第一名是至少強 10 Elo，還是並不更強。
arena-sprt-better = SPRT：判定 { $entry } 強 { $better } Elo，而不是 { $worse }。
arena-sprt-not-better = SPRT：判定 { $entry } 最多強 { $worse } Elo，而不是 { $better }。
arena-sprt-undecided = SPRT：尚不能判定 { $entry } 是強 { $better } Elo，還是最多強 { $worse }。請增加局數。
help-any-sprt = 一有定論就停止：0,10 檢驗兩名棋手中的第一名是強 10 Elo，還是並不更強。
help-export-files = 棋譜檔、每行一局的檔案，或資料夾（例如比賽的資料夾）。
export-empty = { $path } 裡沒有棋譜。

### Datasets

help-dataset = 讓程式自我對局，把棋局和評價寫成 Parquet 或 Arrow 檔，供機器學習使用。
help-dataset-to = 檔案：名稱以 .parquet 或 .arrow 結尾。
help-dataset-nodes = 每步搜尋的局面數或模擬次數。
dataset-written = 已寫入：{ $path } 及說明 { $card }
dataset-suffix = 從檔名 { $path } 看不出格式，檔名必須以 { $right } 結尾。
dataset-exists = { $path } 已經存在。請換一個名稱。
dataset-other = { $path } 裡是另一個尚未完成的資料集。請刪除它，或換一個名稱。
dataset-secret = 在這些選項下，{ $game } 的各方互有隱藏資訊，單憑局面無法得知各方知道什麼。請選其他選項。

help-serve-log-format = 日誌格式：text 給人看，json 給程式讀；auto 在終端機用 text。
version-build = 建置：{ $build }，{ $page }
version-compiled = 常用模組已編譯
version-plain = 純 Python
version-page = 含網頁
version-no-page = 不含網頁
version-kernels = 規則：已編譯 { $number } 個函式，{ $size } MB，位於 { $path }
help-any-version = 顯示版本、建置方式與已編譯的規則。
help-analyse-depth = 搜尋幾步深；只適用於用 alpha-beta 搜尋的遊戲。
board-too-wide = 棋盤放不下：終端機至少要有 { $columns } 欄寬。
play-hint-secret = 祕密佈陣時沒有提示。
arena-folder-foreign = { $path } 不是空的，裡面也沒有可以繼續的比賽，請換一個新的或空的資料夾。
arena-folder-unwritable = 無法寫入 { $path }：{ $reason }。
import-exists = { $path } 已經存在，而且不是同一局棋，因此沒有寫入任何檔案。
compiling-now = 正在編譯 { $name }：第 { $number } 個，共 { $total } 個，{ $seconds } 秒
compiling-done = 已編譯 { $number } 個函式，共 { $seconds } 秒；之後啟動時不必再編譯。

# The mail server of the game room.

smtp-bad = 郵件伺服器要寫成 smtp://user:password@host:587 或 smtps://…。
smtp-incomplete = 要寄電子郵件，還需要設定 --address 和 --mail-from。

# Further computer players of the game room.

engine-written = 電腦要寫成「NAME=PLAYER」或「GAME:NAME=PLAYER」，例如「Greedy=py:mine:Greedy」，不能是「{ $text }」。名稱可含文字、數字、空格與 . + - _，最多 31 個字元。
engine-twice = 有兩個電腦都叫 { $name }。
engine-refused = 無法提供電腦 { $name }：{ $reason }
