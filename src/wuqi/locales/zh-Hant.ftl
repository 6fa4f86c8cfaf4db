# Common words, used by every game.

game-unknown = 沒有叫「{ $name }」的遊戲。可以玩的有：{ $right }。
language-unknown = 還沒有「{ $language }」這種語言。可選：{ $right }。

option-unknown = 沒有「{ $option }」這個選項。可用的選項：{ $right }。
option-none = 這個遊戲沒有選項，無法設定「{ $option }」。
option-bad-value = 「{ $value }」不是 { $option } 可以用的值。可用：{ $right }。
option-twice = 選項「{ $option }」指定了兩次，值卻不同。
preset-unknown = 沒有「{ $preset }」這個規則組合。可用的規則組合：{ $right }。
preset-none = 這個遊戲沒有規則組合，所以沒有「{ $preset }」。

position-too-long = 這個局面文字太長了（最多 { $longest } 個字元）。
position-too-short = 局面要寫出棋盤和輪到哪一方，這裡只有「{ $text }」。
position-bad-mover = 不能輪到「{ $mover }」走，必須是：{ $right }。
position-bad-key = 這裡沒有「{ $key }」這個項目。可用：{ $right }。
position-key-twice = 「{ $key }」在局面裡出現了兩次。
position-bad-number = { $key }={ $value } 不是 0 到 { $highest } 的整數。
position-bad-rows = 棋盤有 { $found } 列，但需要 { $right } 列。
position-bad-width = 棋盤由上數第 { $row } 列有 { $found } 格，但需要 { $right } 格。
position-bad-piece = 棋盤由上數第 { $row } 列的「{ $piece }」不是這個遊戲的棋子。
position-in-line = 第 { $number } 行：{ $reason }

action-malformed = 這個遊戲裡沒有「{ $action }」這種寫法。
action-ambiguous = 「{ $action }」可能是下面任何一個：{ $right }。
action-game-over = 棋局已經結束，不能再走了。
action-not-yours = 現在不該由這個座位走 { $action }。
action-tells-chance = 翻開之前，誰也不知道會是什麼：請只寫「{ $right }」。
action-not-your-turn = 現在還沒輪到你。

record-no-file = 無法讀取 { $path }：{ $reason }。
record-not-json = 這不是棋譜：檔案損壞或不完整（{ $reason }）。
record-not-ours = 這不是五棋的棋譜。
record-future = 這份棋譜是第 { $version } 版；本程式只能讀到第 { $known } 版。
record-edited = 這份棋譜寫好後被改過：檢查碼不符。
record-bad-field = 這份棋譜不完整或有錯：{ $reason }。
record-bad-action = 棋譜的第 { $number } 步「{ $action }」不能走：{ $reason }
record-bad-result = 棋譜記載的結果與棋步不符。
record-bad-resumed = 這份棋譜在和局之後從「{ $text }」繼續，但那不是和局時的局面。
record-too-long = 這個檔案太大，不會是棋譜（最多 { $longest } MB）。
record-in-line = 第 { $number } 行：{ $reason }

deal-commitment-twice = { $seat } 號座位不能提交承諾：沒有這個座位，或它已經提交過了。
deal-not-hex = 這裡必須是 { $digits } 位十六進位數字，字母用小寫。
deal-too-early = 每個座位都提交承諾之後，才能公開祕密。
deal-other-secret = 這不是 { $seat } 號座位當初承諾的祕密。
deal-not-dealing = 現在不能發棋：祕密還沒有到齊，或棋局已經結束。

verify-fair = 公平。承諾、洗棋和每一次翻棋都正確（翻棋 { $flips } 次）。
verify-nothing-dealt = 這個遊戲不用洗棋，每一步也都合乎規則。
verify-no-proof = 這份棋譜沒有寫明棋子怎麼洗，所以無法判斷是否公平。
verify-not-over = 這局棋還沒結束，伺服器的祕密還沒公開。各座位的祕密都與承諾相符。
verify-seats = 不公平：{ $right } 個座位都必須提交承諾並公開祕密。
verify-seat-secret = 不公平：{ $seat } 號座位的祕密與它的承諾不符。
verify-server-secret = 不公平：伺服器的祕密與它的承諾不符。
verify-never-revealed = 不公平：棋局已經結束，伺服器卻沒有公開祕密。
verify-flip = 不公平：第 { $number } 步寫著「{ $action }」，洗棋的結果卻是「{ $right }」。
verify-rules = 棋譜有問題：{ $reason }

format-unknown = 沒有「{ $format }」這種格式。可用的格式：{ $right }。
format-unclear = 從檔名 { $path } 看不出是哪種格式，請用 --format 指定：{ $right }。
import-game = 第 { $number } 局：{ $reason }
import-done = 已匯入 { $games } 局，共 { $moves } 步；{ $left } 局無法匯入。
export-other-game = 格式 { $format } 是給 { $right } 用的，但這是 { $game } 的棋譜。
export-no-format = { $game } 沒有可以匯出的外部格式。

perft-depth = 深度必須是 0 到 { $deepest } 的整數。
perft-threads = 執行緒數必須在 1 到 { $most } 之間。
perft-chance = 這裡無法計數：結果由運氣決定。請給一個沒有暗子的局面。
bench-seconds = 時間必須大於 0，最多 3600 秒。

player-unknown = 沒有叫「{ $player }」的棋手。可選：{ $right }。
seats-wrong-number = 指定了 { $found } 名棋手，但這個遊戲有 { $sides } 方、{ $seats } 個座位：請每方指定一名，或每個座位指定一名。

undo-nothing = 沒有可以悔的棋。
undo-shown = 已經翻開的棋不能悔。

result-draw = 和局。
result-win = { $winner }獲勝。
result-place = 第 { $place } 名：{ $names }。
list-joint = 、

diagram-try = 試試看：
diagram-refused = 不可以：

play-which-game = 想玩哪一個？請輸入號碼。
play-who = 誰來下？
play-against-computer = 你對電腦
play-one-screen = 大家共用這個鍵盤
play-how-strong = 電腦要多強？請輸入 1（初學者）到 { $highest } 的等級。
play-number = 請輸入 1 到 { $highest } 的號碼，或輸入 quit 離開。
play-hint = 輸入走法；? 列出合法走法；help 看更多。
play-help = 直接輸入走法即可。? 列出合法走法 · undo 悔棋 · hint 給提示，再輸入一次給更多 · resign 認輸 · save 檔名（存成棋譜） · board 重畫棋盤 · wait 讓電腦隊友先走 · quit 離開。
play-wait-nobody = 現在沒有可以行動的電腦隊友。
play-in-secret = 祕密行動
play-hand-over = 接下來由{ $side }祕密行動。確定沒有別人在看之後，請按 Enter。
play-shuffled = 棋子已經洗好，順序不會再變。日後可以用這個承諾證明（wuqi verify）：{ $commitment }
play-save-where = 請說明存到哪裡：save 檔名
play-saved = 已存成 { $path }。
play-save-failed = 無法儲存：{ $reason }。
play-save-offer = 輸入檔名就能存下這局棋，或按 Enter 離開。
play-bye = 再見。

# The game room.

table-unknown = 沒有這一桌。
table-busy = 這一桌正忙，請再試一次。
seat-unknown = 沒有 { $seat } 號座位，這一桌共有 { $right } 個座位。
seat-not-yours = 你沒有坐在 { $seat } 號座位。
seat-locked = { $seat } 號座位已鎖定。
seat-taken = { $seat } 號座位已經有人。
one-side-only = 別人也能加入的桌子，你只能下其中一方。
not-seated = 你還沒有在這一桌入座。
owner-only = 只有開桌的人可以這樣做。
already-started = 棋局已經開始。
not-started = 棋局尚未開始。
not-over = 棋局還沒結束。
removed = 你已被移出這一桌。
swap-itself = 請指定兩個不同的座位來交換。
remove-yourself = 你不能移出自己。
seats-not-full = 座位還沒坐滿。
seats-one-each = 列出了 { $found } 個座位，但這個遊戲有 { $right } 個。
clock-empty = 設定時限時，要填時間、加秒或天數。
position-over = 照這個局面，棋局已經結束了。
stale = 局面已經變了：{ $ply ->
    [0] 已回到開局局面
   *[other] 這一局已走到第 { $ply } 步
}。請看清楚再下。
claim-nobody = { $seat } 號座位的玩家沒有離開。
claim-too-early = { $seat } 號座位的玩家可能還會回來，請再等一下。
claim-own-side = 你不能對自己這一方宣告獲勝。
claim-team-there = 那一隊還有人在。
claim-several = 超過兩方的對局不能宣告獲勝，可以讓電腦接手。
offer-pending = 已經有同樣的提議，請等候回覆。
offer-declined = 剛才已被拒絕，請在下一步之後再提。
offer-none = 已經沒有這個提議。
offer-answered = 你已經回覆過這個提議。
draw-computer = 電腦不同意和局，想繼續下。
rematch-exists = 已經開好下一局了。
name-length = 名字須為 1 到 { $longest } 個字。
name-letter = 名字不能含有字元 { $letter }。
name-no-letter = 名字至少要有一個文字或數字。
not-signed-in = 請先取一個名字。
watching-too-many = 你最多可以同時觀戰 { $most } 桌。
avoiding-too-many = 靜音和封鎖的對象合計最多 { $most } 人。
message-bad = 伺服器看不懂這則訊息：{ $reason }
http-error = 伺服器無法處理這個請求：{ $reason }
server-trouble = 伺服器現在無法讀寫資料，請稍後再試。
server-mistake = 伺服器發生錯誤，已記錄下來。
not-found = 找不到你要的內容。
database-unknown = 無法使用資料庫「{ $url }」：請寫成 sqlite+aiosqlite:///FILE 或 postgresql+asyncpg://…。
reason-resigned = 敗方認輸。
reason-agreed = 各方同意和局。
reason-reported = 依匯入的棋譜所記。
reason-time = 敗方超時。
reason-abandoned = 有玩家中途離開，沒有回來。
reason-closed = 這一桌已被關閉。
chat-empty = 訊息是空的。
chat-no-team = 這個遊戲各自為戰，沒有隊內聊天。
seat-avoided = 你和這一桌的某人有一方封鎖了對方，不能同桌。
several-need-redis = 另一個伺服器正在使用這個資料庫。要共用必須加上 --redis redis://…。
cannot-listen = 無法監聽 { $host } 的連接埠 { $port }：{ $reason }。
name-marks = 名字不能在一個字上疊這麼多符號。
name-mixed = 名字不能混用不同文字中外形相似的字母。
name-reserved = 「{ $name }」不能當名字，會讓人誤會。
name-taken = 已經有人叫「{ $name }」或相似的名字。
account-exists = 你已經有帳號了。
account-none = 你現在是訪客，請先註冊帳號。
login-wrong = 名字或密碼不正確。
password-wrong = 密碼不正確。
bot-member-only = 只有註冊帳號才能設為機器人。
person-unknown = 沒有這位玩家。
tokens-too-many = 你最多可以有 { $most } 個權杖，請先撤銷一個。
token-unknown = 權杖無效。
token-scope = 這個權杖不能這樣做：缺少「{ $scope }」權限。
too-much = 操作太頻繁了，請稍後再試。
strange-origin = 這個請求來自其他網站。
deal-closed = 這次洗棋已經截止，不能再加入祕密。
record-secret = 這局棋還有未公開的部分，現在不能匯出棋譜。
archive-before = 棋譜庫沒有這一頁。
server-address = 「{ $server }」不是伺服器位址：請寫成 http://主機:連接埠。
server-refuses = 伺服器拒絕：{ $reason }
backup-done = 已將 { $rows } 筆資料存入 { $path }。
backup-failed = 無法建立備份 { $path }：{ $reason }
backup-not-ours = { $path } 不是五棋的備份檔。
backup-damaged = 備份檔 { $path } 已損壞、不完整或不存在。
backup-layout = 這個備份的格式是 { $found }，與本程式不符，請用建立它的版本。
restore-done = 已還原 { $rows } 筆資料。
restore-not-empty = 這個資料庫不是空的，備份只能還原到新的資料庫。
admin-banned = 已將 { $name } 停權。
admin-unbanned = 已解除 { $name } 的停權。
admin-renamed = { $name } 現在叫 { $new }。
admin-closed = 桌號 { $table } 已關閉。
database-unreachable = 無法使用資料庫 { $url }：{ $reason }
database-newer = 這個資料庫的格式是 { $found }，本程式不認得：它已被更新的版本使用過。
redis-unreachable = 無法使用 Redis：{ $reason }

# 殘局庫：由 `wuqi solve` 製作、由 `wuqi probe` 查詢的完美下法。

table-no-file = 無法開啟殘局庫 { $path }：{ $reason }。
table-not-ours = { $path } 不是五棋的殘局庫。
table-damaged = 殘局庫 { $path } 已損壞，沒有採用。請刪除它，再用 `wuqi solve` 重新製作。
table-version = 殘局庫 { $path } 是版本 { $found }，本程式只讀版本 { $wanted }。請刪除它，再用 `wuqi solve` 重新製作。
table-other = 殘局庫 { $path } 屬於別的遊戲或別的選項。請刪除它，再用 `wuqi solve` 重新製作。
table-wrong = 檢查發現新殘局庫中有一個錯誤的值（編號 { $number }）。已改名為 { $path }，不會採用。
table-missing = 還沒有製作這個遊戲在這些選項下的殘局庫。請執行：{ $command }
table-no-room = { $path } 的空間不足：還需要 { $needed } GB。

solve-not-this = { $game } 在這些選項下沒有殘局庫。
solve-not-so-many = { $game } 沒有最多 { $pieces } 顆棋子的殘局庫。
solve-estimate = { $numbers } 個值。估計：處理器時間 { $time }，記憶體 { $memory } GB，製作時磁碟空間 { $disk } GB，完成後 { $file } GB。可以隨時中斷，之後再繼續。
solve-on = 不能在「{ $on }」上執行。可選：{ $right }。
solve-beginning = 準備中
solve-waiting = 等待中：另一個程式正在製作這個殘局庫
solve-layer = 第 { $layer } 層，共 { $layers } 層
solve-slice = 第 { $slice } 部分，共 { $slices } 部分
solve-round = 第 { $round } 輪（上一輪 { $found } 個局面）
solve-writing = 寫入中
solve-checking = 檢查中
solve-left = 剩餘 { $time }
solve-path = 殘局庫：{ $path }
solve-kept = { $numbers } 個值，共 { $size } MB。
solve-checked = 隨機檢查了 { $checked } 個局面，全部正確。費時 { $seconds } 秒。

value-unknown = 未知
value-win = 勝
value-loss = 負
value-draw = 和
value-win-in-plies = { $distance } 步內勝
value-loss-in-plies = { $distance } 步內負
value-win-in-turns = { $distance } 回合內勝
value-loss-in-turns = { $distance } 回合內負

perfect-unknown = 殘局庫裡沒有這個局面，無法下出完美的棋。

# 分析與電腦棋手。

analyse-table = 殘局庫（精確值）
analyse-alpha-beta = 深度 { $depth } · { $nodes } 個局面 · { $seconds } 秒 · 每秒 { $pace } 百萬個
analyse-mcts = 深度 { $depth } · 模擬 { $nodes } 次 · { $seconds } 秒 · 每秒 { $pace } 百萬次
analyse-seconds = 時間必須大於 0 秒，最多 { $most } 秒。
analyse-memory = 記憶體必須在 1 到 { $most } MB 之間。
analyse-nothing-to-do = 這個局面沒有人需要選擇走法，無從分析。
level-unknown = 沒有「{ $level }」這個等級。等級為 1 到 { $highest }，寫作 level:4。
level-pace = 「{ $pace }」不是有效的速度。速度是 { $least } 到 { $most } 之間的數，例如 level:4:0.1 表示只用十分之一的時間。

## The page: around every page.

wuqi = 五棋
nav-home = 五棋 Wuqi，首頁
nav-pages = 頁面
skip = 跳到主要內容
title-home = 別處難得一見的棋
title-new = 開新桌
title-learn = 學棋
title-archive = 棋譜庫
title-settings = 設定
title-nowhere = 找不到這個頁面
link-lost = 連線中斷，正在重新連線……
link-no-answer = 伺服器沒有回應，請再試一次。
try-again = 再試一次
guest-name = 訪客 { $number }

## The page: home.

home-play = 開始玩
home-play-game = 和電腦下{ $game }
home-rules = 規則
home-pause = 暫停示範
home-go-on = 繼續示範
home-none-open = 現在沒有人在等對手，開一桌吧！
title-unfinished = 未下完的棋
title-open = 等人加入的桌子
title-playing = 進行中的棋局
table-join = 加入
table-watch = 觀戰
player-random = 電腦（亂下）
player-level = 電腦（{ $level } 級）
player-perfect = 電腦（完美下法）
player-engine = { $name }（電腦）

## The page: the board.

board-held = { $square }：{ $piece }
board-empty = { $square }：空
board-piece-of = { $side }的{ $piece }
board-taken-up = { $text }，已選取
board-can-act = { $text }，可以走
board-can-go = { $text }，可以走到這裡
board-which-way = 要怎麼走？
board-here = 這樣：{ $piece }

## The page: a new table.

new-game = 遊戲
new-variant = 玩法
new-usual = 標準規則
new-own = 自訂規則
new-seats = 玩家
new-seat-you = 你
new-seat-friend = 朋友（用連結邀請）
new-apart = 每位隊員分別設定
new-clock = 時限
new-see = 誰可以加入
new-wait = 由我決定何時開局
clock-none = 不計時
clock-minutes = { $base } 分 + { $increment } 秒
clock-seconds = { $base } 秒 + { $increment } 秒
clock-days = 每步 { $days } 天
clock-own = 自訂…
clock-own-minutes = 每方總時間（分鐘）
clock-own-increment = 每步加秒數
clock-own-days = 每步天數
see-private = 私人：有連結才能加入
see-listed = 公開：列在首頁，誰都可以加入
see-anyone = 自動配對：和下一位想下這種棋的人對局
terms-value = { $what }：{ $value }
terms-unusual = 自訂規則
new-open = 開桌
new-begin = 開始
new-start-board = 這套規則的開局局面

## The page: a table.

table-board = { $game }的棋盤
table-moves = 棋步
table-hidden = 還沒翻開的棋子
table-hidden-action = （保密）
table-turn-board = 翻轉棋盤
table-rematch = 再來一局
table-to-rematch = 前往下一局
table-replay = 重播這局棋
table-resign = 認輸
table-start = 開始
table-close = 關閉這一桌
table-dealing = 正在公平洗棋：每個人各加入一個祕密數字，誰也無法安排順序……
dealing-waiting = 正在等 { $names }。{ $seconds } 秒後由伺服器代為加入祕密。
table-onlookers = { $count } 人在觀戰。
table-onlookers-too = 另有 { $count } 人也在觀戰。
title-waiting = 等待其他玩家
title-gone = 這一桌已經不存在了
title-chat = 聊天
waiting-copy-link = 複製連結
waiting-for-all = 坐滿即開局。
waiting-for-owner = 由開桌的人決定何時開局。
copied = 已複製
seat-empty = 空位
seat-you = 你
seat-away = 暫時離開
seat-would-give-up = 想認輸
seat-failed = 接替故障的 { $name }
seat-marked = { $name }（{ $marks }）
seat-out-resigned = 認輸了
seat-out-time = 超時判負
seat-out-abandoned = 中途離開
seat-out-now = 現由{ $names }代走
seat-captured = 吃掉的棋子
seat-clock = 剩餘時間
clock-left = { $days } 天 { $hours } 小時
seat-on-turn = 輪到這一方
seat-take = 坐這裡
seat-leave = 離座
seat-computer = 電腦…
seat-clear = 移除電腦
seat-remove = 移出玩家
seat-lock = 鎖定這個座位
seat-unlock = 開放這個座位
seat-swap = 與另一個座位交換
seat-swap-both = 交換座位
seat-swap-whom = { $seat }（{ $name }）要與誰交換座位？
seat-swap-with = 與{ $seat }交換
seat-swap-stop = 不換了
prompt-you = 輪到你了
prompt-side = 輪到{ $side }
action-skip = 跳過
action-pass = 跳過
action-done = 結束吃子
action-zone = { $what } 區
action-huff = 罰掉 { $what } 號格的棋子
confirm-move = 確定走這一步嗎：{ $action }？
confirm-yes = 是
confirm-no = 否
offer-takeback = 悔棋
offer-draw = 提和
offer-accept = 接受
offer-decline = 拒絕
offer-withdraw = 收回
offer-draw-from = { $name } 提議和局。
offer-takeback-from = { $name } 想悔棋。
offer-rematch-from = { $name } 想再下一局。
offer-draw-waiting = 你已提議和局。
offer-takeback-waiting = 你已請求悔棋。
offer-rematch-waiting = 你已提議再下一局。
offer-agreed = 你已同意，還在等其他人回覆。
offer-rematch-declined = 有人不想再下一局。
draw-sure = 要以和局結束嗎？
draw-yes = 和局
resign-sure = 要認輸嗎？
resign-yes = 認輸
resign-no = 繼續下
resign-team = 你們隊裡 { $names } 想認輸。全隊都認輸才算輸。
claim-gone = { $name } 離線了。
claim-win = 宣告獲勝
claim-computer = 讓電腦接手
order-start = 建議順序
order-stop = 完成建議
chat-say = 輸入訊息
chat-to = 傳給
chat-everybody = 所有人
chat-team = 隊友
avoid-mute = 靜音：不再看到此人的訊息
avoid-block = 封鎖：不再和此人同桌
fair-yes = 洗棋過程公平
fair-no = 無法證實洗棋過程公平
fair-server = 伺服器：承諾與祕密
fair-seat = { $seat } 號座位：承諾與祕密

## The page: replay.

title-replay = 重播
replay-first = 回到開局
replay-back = 後退一步
replay-forward = 前進一步
replay-last = 到最後
replay-play = 自動播放
replay-stop = 停止
replay-at = 第 { $ply } 步，共 { $all } 步
replay-take-along = 儲存與分享
replay-copy-position = 複製局面
replay-copy-link = 複製連結
replay-record = 棋譜檔
replay-svg = 圖片（SVG）
replay-png = 圖片（PNG）
replay-gif = 動畫（GIF）
replay-filming = 正在製作 GIF……

## The page: learn.

learn-choose = 請選擇遊戲。
learn-contents = 目錄
learn-board = 練習棋盤
learn-try = 示範
learn-refused = 試試違規的走法：
learn-again = 重新開始
learn-free = 這裡的棋盤都可以直接下，點一下棋子試試看。
help-title = 和別人一起玩
help-meet = 找對手
help-meet-text = 首頁的「和真人下棋」會幫你找想玩同一種遊戲、時限也相同的人，積分相近的優先。等待時可以先和電腦下棋或解題，找到對手會叫你。「邀請朋友」會給你連結和 QR Code。在任何地方點一下名字，就能看對方的個人頁面、發出挑戰、追蹤，也可以靜音、封鎖或檢舉。
help-challenge = 挑戰
help-challenge-text = 點一下名字，選「發出挑戰」，再選遊戲、玩法、時限和你要下的一方。對方在每個頁面都看得到挑戰，也可以收到通知。挑戰保留 15 分鐘，通訊棋則保留三天。
help-rating = 積分
help-rating-text = 每種遊戲、每種速度各有一個積分，從 1500 開始。± 後面的數字表示誤差多大，問號表示還是暫定積分。積分對局需要帳號和時限，並採用標準規則或規則組合。電腦各級的積分是固定的。你可以在設定中把個人頁面設為私人，這樣也不會出現在排行榜上。
help-tournament = 比賽
help-tournament-text = 有帳號的人都可以舉辦或參加比賽。競技場裡一局結束就配對下一局；瑞士制會遇到分數相近的對手；循環賽則和每個人都下一局。隨時都可以退賽。前三名的個人頁面上會有獎盃。
help-days = 通訊棋
help-days-text = 每一步有好幾天可以想，雙方不必同時在線上。休假時你的棋鐘會停，一年最多 30 天。用條件走法可以先選好應手：對手真的走了那一步，就立刻替你走出來。
help-notify = 通知
help-notify-text = 輪到你、對局開始或有人向你挑戰時要怎麼通知，都在設定中決定：瀏覽器通知、電子郵件、RSS 或 Webhook。每一種通知都可以分別關掉，每封電子郵件裡也有取消訂閱的連結。
help-watch = 觀戰與嵌入
help-watch-text = 首頁會顯示正在進行的對局。觀戰者看到的積分對局晚 15 秒。想在自己的網站上放一局棋、一個局面或一道題，就用那一頁的網址，在路徑前面加上「/embed」。

## The page: archive.

archive-mine = 我的棋局
archive-everybody = 大家的棋局
archive-game = 遊戲
archive-any-game = 所有遊戲
archive-reason = 結束方式
archive-any-reason = 所有結束方式
archive-when = 時間
archive-within = { $days ->
    [0] 不限時間
    [1] 最近 24 小時
    [7] 最近一週
    [30] 最近一個月
   *[365] 最近一年
}
archive-none = 這裡還沒有棋局。
archive-more = 更多
upload-waiting = 有 { $count } 局已結束的對局只存在這台裝置上。
upload-games = 上傳到帳號
upload-done = 已將 { $count } 局存入你的帳號。
upload-account = 要上傳對局，請先登入或註冊。
archive-plies = { $count } 步

## The page: settings.

settings-language = 語言
settings-more = 其他
settings-theme = 外觀
theme-system = 跟隨系統
theme-light = 紙（淺色）
theme-dark = 墨（深色）
settings-colours = 顏色
colours-full = 標準
colours-safe = 色盲友善
settings-pieces = 棋子
pieces-drawn = 圖形
pieces-letters = 字母
settings-destinations = 顯示可走的位置
destinations-selected = 選取棋子時
destinations-always = 一律顯示，並標出能走的棋子
destinations-never = 不顯示
settings-sound = 聲音
settings-coordinates = 座標
settings-confirm = 每一步都先確認
title-person = 帳號
person-name = 名字
person-keep = 設定密碼，保留這個名字
person-password = 密碼
person-sign-up = 註冊
person-sign-in = 登入
person-sign-out = 登出
person-have = 我已經有帳號
person-change-password = 更改密碼
person-old-password = 目前的密碼
person-new-password = 新密碼
person-changed = 密碼已更改，其他裝置都已登出。
person-export = 下載我的全部資料
person-delete = 刪除帳號
person-delete-sure = 你的名字、密碼和聊天訊息將永久刪除。棋局會保留，但不再顯示你的名字。
person-delete-yes = 永久刪除
person-gone = 已刪除的帳號
title-avoided = 已靜音或封鎖的玩家
avoid-mute-on = 已靜音
avoid-block-on = 已封鎖
avoid-undo = 解除

# 對抗賽與循環賽。

arena-games = 局數必須在 1 到 { $most } 之間。
arena-too-few = 循環賽至少需要兩名棋手。
arena-entries = 指定了 { $found } 名棋手，但這個遊戲有 { $sides } 方：請每方指定一名。
arena-processes = 行程數必須在 1 到 { $most } 之間。
arena-on = 不能在「{ $on }」上進行對局。請選擇：{ $right }。
arena-folder-damaged = { $path } 裡的賽程檔已損壞。請換一個資料夾，或用 --again 重新開始。
arena-folder-other = { $path } 裡是另一場比賽。請換一個資料夾，或用 --again 重新開始。
arena-folder-version = { $path } 裡的對局出自另一版本的棋手。請換一個資料夾，或用 --again 重新開始。
arena-player = 棋手
arena-games-played = 局數
arena-won = 勝
arena-shared = 平手
arena-lost = 負
arena-score = 得分率
arena-interval = 95% 信賴區間
arena-rating = 積分
arena-forfeits = { $entry } 有 { $number } 局因超時或走法不合規則而判負。
arena-openings = { $path } 裡沒有開局：應每行一個，棋步之間以空格分開。
arena-records = 棋譜：{ $path }

# 其他框架的轉接
adapter-tokens-illegal = 有 { $rows } 列收到了不合法的標記；合法的標記見該列的遮罩。
adapter-render-mode = 沒有「{ $wanted }」這種顯示方式。可用的有：{ $right }。
agent-unknown = 沒有「{ $agent }」這個代理人。代理人有：{ $right }。

# 透過 Hub 協定連接的外部引擎。

hub-not-this = { $game } 不能透過 Hub 協定進行；可以的是 { $right }。
hub-command = 「{ $command }」沒有指定要啟動的程式。請寫 hub:指令，或 hub:0.1:指令（每步十分之一秒），或 hub:0.1:book=false:指令（帶參數）。
engine-not-started = 無法啟動 { $player }。
engine-silent = { $player } 沒有及時應答。
engine-gone = { $player } 在對局中途結束了。
engine-illegal = { $player } 走了 { $move }，這一步不合規則。

# The teacher: hints, reviews, puzzles.

kind-take = 吃子
kind-step = 不吃子的走法
kind-flip = 翻一顆暗子
kind-skip = 跳過這一步
kind-huff = 罰子
kind-zone = 選擇佈陣區
kind-place = 放一顆棋子
kind-done = 結束吃子
kind-pass = 跳過這一回合
kind-roll = 翻滾一顆方塊
kind-slide = 平移一顆方塊（不翻滾）
hint-kind = 想想這一類走法：{ $kind }。
hint-square = 請看 { $square } 這個位置。
turn-win-lost = 這一步把必勝走成了敗局。
turn-win-drawn = 這一步把必勝走成了和局。
turn-draw-lost = 這一步把和局走成了敗局。
turn-blunder = 嚴重失誤。
turn-mistake = 失誤。
review-better = 更好的走法：{ $line }
review-point = 第 { $number } 步，{ $side }，{ $action }：{ $turn }{ $cost }
review-cost = 勝率下降 { $percent }%。
review-no-turning = 沒有轉折點：誰都沒有重大失誤。
review-empty = 這一局一步都沒有走。
puzzle-unknown = 沒有題目「{ $puzzle }」。
puzzle-none = 這種棋還沒有題目。
puzzle-goal-win = 輪到{ $side }：找出唯一能贏的一步。
puzzle-goal-draw = 輪到{ $side }：找出唯一不輸的一步。
puzzle-goal-material = 輪到{ $side }：找出必定得子的一步。
puzzle-goal-best = 輪到{ $side }：翻棋還是走棋？找出最好的一步。
puzzle-right-win = 答對了！只有這一步能贏。
puzzle-right-draw = 答對了！只有這一步能守和，其他都會輸。
puzzle-right-material = 答對了！這一步必定得子。
puzzle-right-best = 答對了！這一步明顯最好。
puzzle-goes-on = 答對了！還沒結束：找出下一步。
puzzle-done = 完成！每一步都找對了。
puzzle-other-moves = 這一題在這些走法之後沒有要解的回合：{ $moves }
puzzle-refuted = 對方的應對：{ $line }
puzzle-only-draws = 這樣只能下成和局。
puzzle-loses = 這樣會輸。
puzzle-loses-in-plies = 這樣走，雙方合計再走 { $distance } 步就輸了。
puzzle-loses-in-turns = 這樣走，雙方合計再走 { $distance } 回合就輸了。
puzzle-wins-nothing = 這樣沒有得子。
puzzle-wins-men = 這樣得 { $men } 子，但還有更好的走法。
puzzle-loses-men = 這樣會損失 { $men } 子。
puzzle-less-chance = 這一步的勝率是 { $chance }%，最好的一步是 { $best }%。
puzzle-grade = 難度 { $grade }／{ $hardest }
puzzle-streak = 連續答對：{ $streak } 題
puzzle-line = 後續：{ $line }
puzzle-help = 輸入走法；? 列出合法走法；也可輸入 hint（提示）、show（答案）、next（下一題）、quit（離開）。
puzzle-grade-range = 難度必須是 1 到 { $hardest }。
setup-pieces = 這不是這種棋的棋子。可選：{ $right }。
teacher-failed = 引擎沒有得出答案，請再試一次。
teacher-busy = 引擎正忙，請稍後再試。
analysis-playing = 你正在和真人下這種棋，或正在下積分對局；下完之前，不提供這種棋的分析。
hint-people = 只有對手全是電腦時才有提示。
hint-not-now = 還沒輪到你，現在沒有提示。
review-not-over = 對局結束之後才能覆盤。

## The page: analysis, reviews, hints, puzzles.

worth-chance = { $percent }%
title-analysis = 分析
analysis-engine = 引擎
analysis-waiting = 排隊中，前面還有 { $before } 人。
analysis-thinking = 思考中……
analysis-exact = 已完全解出：每一步的精確結果
analysis-depth = 深度 { $depth }，已搜尋 { $nodes } 個局面
analysis-worths = 每一步的評估
analysis-lines = 最佳變化
analysis-chance = 翻出哪一種棋子？
analysis-play = 從這個局面開始下
analysis-level = 對手
analysis-play-here = 開始下
analysis-position = 局面
analysis-paste = 局面文字
analysis-set = 套用
analysis-edit = 擺局面
analysis-start = 回到開局
analysis-upload = 開啟棋譜檔
analysis-prune = 刪除這一步及其後續
analysis-open = 在分析棋盤上看
title-review = 覆盤
review-ask = 覆盤這一局
review-progress = 正在覆盤
review-graph = 各方勝率走勢
review-now = { $side } { $percent }%
hint-ask = 提示
hint-more = 再多一點提示
title-puzzles = 解題
puzzles-choose = 找出正確的一步；對方以最佳方式應對後，再找下一步。請選擇遊戲。
puzzles-solved = 已解 { $solved }／{ $all }
puzzles-best = 最高紀錄：{ $best } 題
puzzles-next = 下一題
puzzles-show = 看答案
puzzles-grade = 難度
puzzles-again = 再試一次
puzzles-theme = 主題
puzzles-all-themes = 全部
puzzles-theme-count = { $theme }（{ $count }）
puzzles-rated = 積分 { $rating }
puzzles-your-rating = 你的解題積分：{ $rating }
puzzles-daily = 每日一題
puzzles-run-streak = 答錯為止
puzzles-run-timed = 三分鐘
puzzles-run-solved = 已解：{ $solved } 題
puzzles-run-over = 這一輪結束了。
puzzles-run-record = 新的個人紀錄！
puzzles-run-stop = 停止
theme-one-turn = 一步
theme-several-turns = 兩步
theme-long = 三步以上
puzzles-others = 其他棋的題目
editor-title = 擺局面
editor-pieces = 要放的棋子
editor-erase = 清除
editor-mover = 輪到哪一方
editor-empty = 清空棋盤
editor-use = 分析這個局面
editor-leave = 取消

### How what happened is shown on the board
settings-pace = 動畫速度
pace-slow = 慢
pace-normal = 適中
pace-fast = 快
pace-off = 關閉
sign-huff = 罰子！
sign-recall = { $side }收軍回營
sign-out = { $side }出局
sign-camp = { $side }：{ $camp }
sign-zone = { $side }選 { $zone } 區

### How words, sentences and facts are put together
title-of = { $title }：{ $name }
part-joint = {" · "}
sentence-joint = {""}
seat-member = { $side } { $member } 號
chat-after-name = ：
chat-after-name-team = （隊內）：
board-worth = { $text }，{ $value }
play-acted = { $name }：{ $action }
arena-range = { $low }%～{ $high }%
arena-leader = { $entry } { $percent }%

### What the program says while it works
compiling = 正在為這台電腦編譯規則（只需一次，約幾秒鐘）……
serve-at = 棋室位址：{ $url }
bench-playouts = 每秒 { $games } 局 · 每秒 { $moves } 步 · 每局 { $mean } 步

### Hints, clue by clue, and what a review says of lost games.

hint-one-choice = 現在只有一種走法。
hint-only = 這裡只有一步好棋。
hint-lost = 對方不出錯的話，這盤已經輸了。盡量讓對手難以應付吧。
hint-behind = 你這一方處境比較難。盡量讓對手難以應付吧。
hint-no-move = 這次最好的選擇不在棋盤上：請看按鈕。
hint-where = 只有 { $square }{ -after-square }的棋子能動：該走到哪裡？
hint-area = 請看棋盤上標出的範圍：{ $from } 到 { $to } 之間。
hint-piece = 請看 { $square }{ -after-square }的棋子。
hint-do-step = 走 { $path }。
hint-do-roll = 翻滾 { $path }。
hint-do-taking = 這樣可以吃掉 { $count } 顆棋子。
hint-do-take = 吃掉 { $square }{ -after-square }的棋子。
hint-do-flip = 翻開 { $square }{ -after-square }的棋子。
hint-do-huff = 罰掉 { $square }{ -after-square }的棋子。
hint-do-place = 放在 { $square }：{ $piece }。
hint-do-zone = 選擇 { $zone } 區。
hint-do-done = 按「結束吃子」，不再吃子。
hint-do-skip = 跳過這一步。
hint-do-pass = 跳過這一回合。
hint-why-wins = 幾步之內可以多得 { $count } 顆棋子。
hint-why-saves = 不這樣走，很快就會損失 { $count } 顆棋子。
hint-why-clear = 其他走法都明顯較差：這一步的勝率約 { $best }%，其他最多 { $other }%。
hint-why-chance = 這一步的勝率約 { $best }%，其他走法也差不多。
hint-why-hardest = 這一步讓對手最難應付。
hint-why-win = 這一步必勝。
hint-why-win-in-plies = 這一步必勝，雙方合計再走 { $distance } 步就贏了。
hint-why-win-in-turns = 這一步必勝，雙方合計再走 { $distance } 回合就贏了。
hint-why-only-win = 其他走法都贏不了。
hint-why-draw = 這一步守住和局。
hint-why-only-draw = 這一步守住和局，其他走法都會輸。
hint-why-loss = 怎麼走都會輸，但這一步讓對手最難贏。
hint-why-loss-in-plies = 怎麼走都會輸，但這一步撐得最久：雙方合計還有 { $distance } 步。
hint-why-loss-in-turns = 怎麼走都會輸，但這一步撐得最久：雙方合計還有 { $distance } 回合。
turn-hastened = 本來就是敗局，這一步又輸得更快。
turn-slip = 損失最多的一步，但還不算失誤。
review-lost-from-start = { $side }本來就贏不了：對方若不出錯，這一方從一開始就是必敗，只看能撐多久。
review-behind-from-start = { $side }從一開始就處於劣勢。
review-slipped = { $side }不是輸在某一步，而是一點一點落後的。
review-unseen = { $side }輸了，但看不出是輸在哪一步。
puzzles-rising = 隨你的程度調整

### 回看先前的局面、預先走子

browse-toolbar = 先前的局面
browse-leave = 回到對局
browse-start = 開局局面
browse-at = 第 { $ply } 步，共 { $all } 步
browse-new = 這期間又走了 { $count } 步。
premove-set = 已預走一步，輪到你時會立刻走出。
premove-take-back = 取消預走
premove-dropped = 預走的那一步已經不能走了。
unsent-waiting = 連線中斷，恢復後會送出你這一步。
unsent-dropped = 你那一步沒有送出：這期間棋局已經往下走了。
pending-cancel = 取消
plan-going-on = 之後輪到你時，會照選好的陣式自動擺完。
settings-premoves = 允許預走（對手思考時先走好下一步）

### Pieces for readers who know no xiangqi characters
settings-discs = 象棋棋子
discs-characters = 文字
discs-moves = 走法圖示
table-discs-moves = 棋子改用走法圖示
table-discs-characters = 棋子改用文字
settings-explain = 點選棋子時說明走法

### Touch

board-which-square = 哪一格？

### Lessons: what the rules say about a try, and the page.

lesson-unknown = 沒有這一課：{ $lesson }。
lesson-over = 這一題已經結束，請重新開始。
lesson-one-action = 請一次找一種走法。
lesson-other-piece = 可以這樣走，不過這一題要走的是 { $square }{ -after-square }的棋子。
lesson-not-won = 這樣還沒贏。
lesson-nothing-taken = 你什麼都沒吃到。
lesson-more-to-take = 你吃了 { $taken } 顆，其實可以吃 { $wanted } 顆。
lesson-not-there = { $square }{ -after-square }上還沒有這一題要的棋子。
lesson-not-safe = 這樣走，{ $side }能反擊：請看棋盤。
lesson-lost = 這盤輸了。練習而已，再試一次！
lesson-shared = 這盤沒有分出勝負，再試一次！
title-lessons = 課程
lessons-choose = 在棋盤上做幾個小練習，從第一步學到拿下首勝。請選擇遊戲。
lessons-start = 上課學棋
lessons-progress = 已完成 { $done }／{ $all } 課
lesson-number = 第 { $number } 課，共 { $all } 課
lesson-task-of = 第 { $number } 題，共 { $all } 題
lesson-right = 答對了！
lesson-found = 已找到 { $found }／{ $all }
lesson-show = 示範一下
lesson-retry = 再試一次
lesson-go-on = 繼續
lesson-next = 下一課
lesson-finished = 已完成
lesson-all-done = 所有課程都完成了，可以挑戰 1 級電腦了！
lesson-play = 跟 1 級電腦下一盤

### Guidance at the table: what to aim at, and what stands beside what.

guide-dismiss = 知道了
guide-ask = 怎樣才算贏？
board-around = { $text }，旁邊有 { $foes } 個敵人、{ $friends } 個同伴
board-falls = { $text }，可以被吃

### The page: what happened, in sentences, and moves as lists show them.

tell-piece = { $whose ->
    [you] 你的{ $piece }
    [nobody] { $piece }
   *[other] { $owner }的{ $piece }
}
tell-at = { $piece }（{ $square }）
tell-moves = { $piece }從 { $from } 走到 { $to }。
tell-takes = { $victim ->
    [you] { $piece }從 { $from } 走到 { $to }，把{ $taken }吃掉了。
   *[other] { $piece }從 { $from } 走到 { $to }，吃掉了{ $taken }。
}
tell-jumps = { $victim ->
    [you] { $piece }從 { $from } 跳過 { $square }，落在 { $to }，把{ $taken }吃掉了。
   *[other] { $piece }從 { $from } 跳過 { $square }，落在 { $to }，吃掉了{ $taken }。
}
tell-jumps-many = { $piece }從 { $from } 連跳到 { $to }，吃掉了{ $victim ->
    [you] 你的 { $count } 顆棋子
   *[other] 對方 { $count } 顆棋子
}。
tell-path = { $piece }從 { $from } { $parts }。
tell-part-roll = 翻滾到 { $to }（變成{ $piece }）
tell-part-step = 平移到 { $to }
tell-part-take = 走到 { $to } 吃掉{ $taken }
tell-places = { $actor ->
    [you] 你
   *[other] { $name }
}把{ $piece }放在 { $square }。
tell-flips = { $actor ->
    [you] 你
   *[other] { $name }
}翻開 { $square }，是{ $piece }。
tell-camp = { $actor ->
    [you] 你
   *[other] { $name }
}帶領{ $camp }。
tell-crowned = 這顆兵在 { $square }{ -after-square }升為國王棋。
tell-huffs = { $actor ->
    [you] 你
   *[other] { $name }
}罰掉了{ $taken }（{ $square }）。
tell-removed = { $piece }（{ $square }）離開棋盤。
tell-recalled = { $actor ->
    [you] 你
   *[other] { $name }
}收軍，明子全部離開棋盤。
tell-out = { $actor ->
    [you] 你
   *[other] { $name }
}出局了。
tell-zone = { $actor ->
    [you] 你
   *[other] { $name }
}選了 { $zone } 區。
tell-march = { $actor ->
    [you] 你
   *[other] { $name }
}調兵：{ $steps }。
tell-captures = { $actor ->
    [you] 你
   *[other] { $name }
}吃掉了{ $taken }。
tell-skip = { $actor ->
    [you] 你
   *[other] { $name }
}無棋可走，跳過這一步。
tell-pass = { $actor ->
    [you] 你
   *[other] { $name }
}無棋可走，跳過這一回合。
tell-done = { $actor ->
    [you] 你
   *[other] { $name }
}結束吃子。
tell-secret = { $actor ->
    [you] 你
   *[other] { $name }
}祕密行動了一次。
move-flip = 翻 { $square }
move-flipped = 翻 { $square } { $piece }
move-place = 放 { $square }
move-placed = { $square } { $piece }
move-place-member = { $member } 號放 { $square }
move-take = 吃 { $square }
move-done = 結束吃子
move-piece = { $piece } { $squares }
move-member = { $member } 號 { $squares }
moves-notation = 顯示棋譜記法
round-title = 你上次走棋之後
round-title-everybody = 上一輪
round-none = 還沒有人走棋。
refuse-not-yours = 這是{ $piece }，不是你的。
refuse-nobody = 這顆棋子不屬於任何人。
refuse-empty = 這裡沒有可以走的棋子。
refuse-stuck = 這顆棋子現在不能動。
board-goal = { $text }，你的終點
board-goal-of = { $text }，{ $side }的終點
settings-notation = 棋步寫法
notation-words = 文字和符號
notation-raw = 棋譜記法
editor-good = 這個局面可以下。
noun-any = 棋子

### 終局、級別、音效、佈陣

result-closed = 這局沒有開始。
ending-won = 你贏了！
ending-lost = 你輸了。
ending-drew = 和局。
ending-placed = 你獲得第 { $place } 名（共 { $of } 方）。
ending-placed-shared = 你並列第 { $place } 名。
ending-harder = 難一點：{ $level } 級
ending-easier = 簡單一點：{ $level } 級
ending-try-harder = 連勝兩局！要不要試試 { $level } 級？
ending-try-easier = 這一級不容易，要不要試試 { $level } 級？
ending-review = 看勝負的轉折點
level-ask = 電腦要多強？1 最弱，8 最強。
sound-mute = 關閉聲音
sound-on = 開啟聲音
settings-volume = 音量
set-up-ask = 一次擺好：
set-up-random = 隨機

### Games that leave something out

action-not-legal = 這步棋不合規則。
editing-not-this = { $game } 不能擺局面。

### At the table: leaving early, invitations, warnings, waiting for a hint.

resign-settled = 你的名次已經確定，不必認輸。
claim-settled = 那一方的名次已經確定。
ending-replaced = { $name }{ $how ->
    [resigned] 認輸了
    [time] 超時了
   *[abandoned] 離開了
}，名次排在繼續下棋的人之後；其棋子由電腦代走到終局。
ending-only-computers = 只剩下電腦，對局就此結束。
invited-by = { $name } 邀請你下{ $game }。
invited = 有人邀請你下{ $game }。
invited-sit = 找一個空座位坐下就能下棋，也可以留下來觀戰。
invited-full = 座位都有人了，你可以留下來觀戰。
nav-menu = 選單
hint-thinking = 思考中……
computer-queued = 電腦正在排隊等候思考，{ $before ->
    [0] 下一個就輪到它。
   *[other] 前面還有 { $before } 個。
}
peril-now = 標「！」的棋步一走就輸。{ $reason }
peril-next = 走了標「！」的棋步，對手下一步就能獲勝。{ $reason }
peril-threat = 小心，對手下一步可能獲勝。{ $reason }

### Puzzles from a finished game, and the home page

title-mistakes = 這局棋的題目
ending-puzzle = 用這局棋出題
review-progress-at = 正在檢查第 { $done } 個局面，共 { $of } 個……
mistakes-number = 第 { $number } 題，共 { $all } 題 · 第 { $move } 步
mistakes-try = 自己試試看
mistakes-yours = 你在這裡走了 { $move }。{ $turn }找出更好的一步。
mistakes-theirs = { $side }在這裡走了 { $move }。{ $turn }找出更好的一步。
mistakes-same = 這就是對局中走的那一步，再想想別的。
mistakes-wrong = 這一步也不行。{ $turn }
mistakes-right-win = 答對了！這一步保住了勝局。
mistakes-right-draw = 答對了！這一步守住了和局。
mistakes-right-loss = 答對了！這一步撐得最久。
mistakes-right-chance = 答對了！這樣走，勝率不會下降。
mistakes-none = 這局棋出不了題：沒有哪一步決定了勝負。
mistakes-none-own = 你沒有重大失誤。來看看別人錯過了什麼。
mistakes-others = 更多題目
home-welcome = 和真人、電腦或朋友下棋。沒玩過？先上幾分鐘的課。

### Lists within sentences: what stands before the last part; and the sign of a goal.

list-last-joint = 和
path-last-joint = ，再
board-goal-sign = 終點

### At the table: looking back, the end among three

prompt-past = 回看第 { $ply } 步（共 { $all } 步）
ranking-place = 第 { $place } 名：{ $names }。
ranking-shared = 並列第 { $place } 名：{ $names }。
ending-left-placed = 你是第 { $place } 名（{ $how ->
    [resigned] 你認輸了
    [time] 你的時間用完了
   *[abandoned] 你離開了這一局
}）。
ending-left-shared = 你並列第 { $place } 名（{ $how ->
    [resigned] 你認輸了
    [time] 你的時間用完了
   *[abandoned] 你離開了這一局
}）。

### The review: what a move gave away, and what was better

review-said-win-lost = { $side }在這裡已是必勝，這一步卻把勝局送掉，反而必敗。
review-said-win-drawn = { $side }在這裡已是必勝，走了這一步就只剩和局。
review-said-draw-lost = { $side }在這裡還守得住和局，走了這一步就輸了。
review-said-fell = { $turn ->
    [blunder] 嚴重失誤：
    [mistake] 失誤：
   *[slip] 不算失誤，但損失最多：
}{ $side }的勝率從 { $before }% 掉到 { $after }%。
review-said-sooner = { $side }本來就輸了，但還能再撐 { $long } 步；{ $short ->
    [1] 這一步馬上就輸。
   *[other] 走了這一步，{ $short } 步就輸。
}
review-said-lost = { $side }本來就輸了，這一步讓對手贏得更輕鬆。
review-said-pieces = 這一步白送 { $pieces } 子。
review-best-win = 更好的是 { $move }：這樣能贏。
review-best-draw = 更好的是 { $move }：這樣能守住和局。
review-best-loss = 更好的是 { $move }：這樣能撐得更久。
review-best-chance = 更好的是 { $move }：勝率能保持在 { $percent }%。
review-line = 看之後怎麼走

### At the table: what is left to place, and signs at the squares of a step

set-up-random-rest = 其餘隨機
balance-takes = +：走過去之後能吃的敵子
balance-loses = −：走過去之後會被吃的己子

### What the first clue of a hint is about

hint-look-wins = 那裡能得 { $count } 子。
hint-look-saves = 那裡有你的棋子受到威脅。
hint-look-crown = 那裡有你的棋子快要升為國王棋了。
hint-look-trade = 那裡可以兌子。
hint-look-quiet = 那裡暫時沒有子可吃，重點是把棋子走到好位置。

### Pages that lead nowhere

home-back = 回首頁

### 離線遊玩與新版本

offline-title = 離線遊玩
offline-what = 沒有網路也能和電腦下棋、和朋友同機對戰、解題、上課、分析。棋局會存在這台裝置上。
offline-get = 下載（{ $size } MB）
offline-loading = 下載中：{ $percent }%
offline-ready = 已下載完成，沒有網路也能玩。
offline-failed = 下載中斷，請再試一次。
offline-here = 在這台裝置上玩
offline-back = 回到線上
offline-starting = 正在這台裝置上啟動……
player-here = 玩家
offline-now = 你正在這台裝置上離線遊玩。要和其他人下棋，請連上網路。
offline-page = 這個頁面需要連線
offline-page-then = 恢復連線後會自動開啟。
offline-needed = 這項功能需要連線。

solved-title = 殘局庫
solved-what = 有了殘局庫，這台裝置就知道庫中每個局面的精確結果；整個遊戲都已解出時，還能和下法完美的電腦對局。
solved-loading = 正在下載
solved-remove = 移除
solved-get = 下載（{ $size } MB）
solved-failed = 無法下載殘局庫，請再試一次。
settings-engine = 分析和電腦在哪裡運算
engine-auto = 這台裝置（速度夠快時）
engine-device = 這台裝置
engine-server = 伺服器
engine-unmeasured = 第一次用到時會測量這台裝置的速度。
engine-fast = 這台裝置每秒可算 { $speed } 個局面，夠快。
engine-slow = 這台裝置每秒可算 { $speed } 個局面，不夠快，因此由伺服器來算。
engine-casual = 只有在沒有其他人參加的休閒對局裡，電腦的棋才會在這台裝置上運算。

analysis-python = 在 Python 中開啟
python-what = 在這台裝置上用 Python 操作五棋。在這裡執行的程式只影響這個頁面；局面會畫成棋盤。範例取自說明文件。
python-examples = 範例：
python-printed = 輸入與輸出
python-picture = 局面的棋盤
python-input = Python 程式碼
python-run = 執行
python-stop = 停止
python-loading = 正在啟動 Python……
python-running = 執行中……
python-failed = 無法載入 Python，請連上網路後再試一次。
python-not-started = 無法啟動 Python。
python-playing = 你正在和真人下棋；下完之前，不能使用 Python。

version-new = 有新版本了。
version-reload = 重新載入

### What stands around the name of a square in a sentence; a game whose squares are numbers changes it

-after-square = {" "}

### Solved positions

analysis-perfect = 顯示最佳走法

### What is limited at a table

undo-too-often = 一局最多只能悔棋 { $most } 次。
offer-too-often = 本局已提出 { $most } 次，不能再提。
table-worn-out = 這一桌開局前變動太多次了，請另開一桌。
lend-alone = 只有在沒有其他人參加的休閒對局裡，電腦的棋才能由你的裝置運算。
open-too-many = 你已經有 { $most } 桌在等對手，請先關閉其中一桌。
upload-unfinished = 只能上傳已結束、不超過 { $most } 步的對局。
table-spoilt = 這一桌的資料無法讀取，已通知管理員。
verify-replaced = 公平。承諾、洗棋和每一次翻棋都正確（翻棋 { $flips } 次）。但並非人人都參與到底：{ $seats } 號座位提交承諾後沒有公開祕密，由伺服器代為補上。

### The round above your own move; records of other programs; the first lesson

person-save = 儲存
round-title-own = 你的上一步
analysis-upload-format = 開啟棋譜或 { $format } 檔案
lessons-first = 開始第 1 課

### A game of yours that goes on, on the home page

unfinished-move = 第 { $ply } 步

### Ratings, profiles and leaderboards

rated-account = 積分對局需要帳號。請登入或註冊，或改下休閒對局。
rated-clock = 積分對局必須設定時限。
rated-rules = 積分對局須採用標準規則或規則組合，並從開局局面開始。
rated-computer = 這種電腦沒有積分。積分對局請選有等級的電腦。
undo-rated = 積分對局不能悔棋。
hint-rated = 積分對局沒有提示。
admin-rated = 已計算 { $games } 局的積分。
admin-rated-again = 已重新計算 { $games } 局；{ $changed } 個積分有變動。
profile-private = 這位玩家不公開個人頁面。
speed-blitz = 超快棋
speed-rapid = 快棋
speed-days = 通訊棋
rating-points = { $points }
rating-provisional = { $points }?
rating-doubt = ± { $doubt }
rating-change = { $before } → { $after }
rating-explained = 積分後面有問號，表示還是暫定積分；多下幾局積分對局就會確定。
rated-one-side = 積分對局中，你只能下一方。
new-rating = 積分
new-casual = 休閒：不計積分
new-rated = 積分：計入積分，入座即表示同意
terms-rated = 積分對局
terms-casual = 休閒對局
terms-where = 在哪裡下
terms-lent = 電腦的棋由玩家自己的裝置運算。
terms-on-device = 在玩家自己的裝置上對局
person-profile = 個人頁面
person-own-profile = 我的個人頁面
person-private = 私人：隱藏我的個人頁面，也不列入排行榜
avoid-unmute = 解除靜音
avoid-unblock = 解除封鎖
profile-bot = 機器人
profile-since = { $date }加入
profile-only-you = 這個頁面是私人的，只有你看得到。
profile-ratings = 積分
profile-no-ratings = 還沒有積分對局。
profile-graph = 積分變化
profile-between = { $first } – { $last }
profile-games = { $count } 局
profile-record = { $wins } 勝 { $draws } 和 { $losses } 敗
profile-puzzles = 解出 { $count } 題
profile-to-leaderboard = 排行榜：{ $game }
profile-best = 最佳勝局
profile-trophies = 獎盃
trophy-place = 第 { $place } 名
profile-against = 對手積分：{ $points }
profile-sides = 各方戰績（積分對局）
profile-played = 下過的棋局
profile-all-games = 所有棋局
title-leaderboards = 排行榜
leaderboard-none = 還沒有玩家的積分確定下來。
leaderboard-explained = 積分確定後才會列入排行榜。± 後面的數字是可能的誤差。電腦各等級的積分是固定的。

## The page: people who find each other.

home-person = 和真人下棋
home-computer = 和電腦下棋
home-friend = 邀請朋友
home-online = { $count } 人在線上
home-waiting = { $count } 人在等對手
home-clock = 真人對局的時限
own-games = 我的棋局（{ $count }）
own-turns = 輪到你（{ $count }）
own-waiting = 等待中
title-turns = ({ $count }) { $title }
call-begun = { $name } 已加入，{ $game }開始了。
call-dismiss = 稍後
call-notify = 有人加入時通知我
seek-title = 正在配對……
seek-meanwhile = 可以在這裡等，也可以先做別的事，找到對手時會通知你。
seek-stop = 取消配對
invited-side = 你這一方
share-link = 傳送連結…
share-code = 這一桌的 QR Code
share-scan = 請朋友用手機掃描，或把連結傳給對方。
seat-take-team = 整隊都由我下
first-move = { $left } 內走第一步
first-move-why = 時限內沒走第一步，這局就取消，不計勝負。
result-called-off = 這局取消了。
reason-called-off = 時限內沒走第一步，這局不計勝負。
prompt-mates = 隊上在等 { $names }
home-more-playing = 其他進行中的棋局

### Tournaments

undo-tournament = 比賽中不能悔棋。
rematch-tournament = 比賽中不能再來一局，對手由系統安排。請回到比賽頁面等下一局。
berserk-none = 這裡不能使用「狂暴」（時間減半，贏了多一分）。
berserk-late = 「狂暴」只能用一次，而且要在走第一步之前。
tournament-clock = 比賽需要以分鐘計的時限。
tournament-when = 比賽須在 90 天內開始。
tournament-name = 請輸入比賽名稱。
tournament-too-many = 你已有 { $most } 場尚未開始的比賽。請等其中一場開始，或取消一場。
tournament-over = 這場比賽已經結束。
tournament-closed = 這場比賽已經不能再加入。
tournament-not-joined = 你沒有加入這場比賽。
tournament-owner = 只有主辦人可以取消比賽。
tournament-begun = 比賽已經開始。
tournament-account = 要參加或舉辦比賽，請先登入或註冊。
tournament-unknown = 沒有這場比賽。
hint-tournament = 比賽中沒有提示。
title-tournaments = 比賽
tournaments-new = 舉辦比賽
tournaments-coming = 即將開始
tournaments-running = 進行中
tournaments-past = 已結束
tournaments-none = 目前沒有比賽。有帳號的人都可以舉辦。
tournaments-home = 競技場、瑞士制、循環賽
system-arena = 競技場
system-swiss = 瑞士制
system-round-robin = 循環賽
system-arena-means = 在限定時間內下得越多越好，一局結束就配對下一局。
system-swiss-means = 分輪進行。對手分數相近，不會重複相遇。
system-round-robin-means = 所有人兩兩對局。
tournament-medley = 各種棋輪流
tournament-players = { $count } 人
tournament-round = 第 { $round } 輪，共 { $rounds } 輪
tournament-round-of = 第 { $round } 輪
tournament-until = { $time } 結束
tournament-by = 主辦人：
tournament-return = 繼續參賽
tournament-withdraw = 退賽
tournament-cancel = 取消比賽
tournament-ready = 你的對局開始了，立即前往
tournament-joined = 你已加入。比賽會在上面的時間開始，請不要關閉這個頁面。
tournament-waiting = 你的下一局會顯示在這裡，請不要關閉這個頁面。
tournament-away = 按「繼續參賽」之前，不會再為你安排對局。
tournament-standings = 排名
tournament-none-joined = 還沒有人加入。
tournament-points = { $points } 分
tournament-tiebreak = 輔分：{ $value }
tournament-gone = 已退賽
tournament-streak = 雙倍得分
tournament-games = 對局
tournament-bye = 本輪輪空
tournament-results = 下載成績
tournament-records = 下載棋譜
tournament-to = 前往比賽
tournament-berserk = 狂暴：時間減半，贏了多一分
tournament-halved = 狂暴
tournament-label = 比賽名稱
tournament-system = 賽制
tournament-start = 開始時間
tournament-in = { $minutes } 分鐘後
tournament-at = 指定日期和時間
tournament-length = 持續時間
tournament-minutes = { $minutes } 分鐘
tournament-rounds = 輪數
tournament-rounds-enough = 依人數決定
tournament-missing = 有人沒有對手時
tournament-missing-rest = 輪空
tournament-announce = 舉辦比賽
first-move-tournament = 時限內沒走第一步的人，這局判負。

### Notifications

channel-unknown = 這個連結或通知方式已經失效。
channel-email = 「{ $address }」不是電子郵件地址。
channel-url = 「{ $address }」不是可以接收通知的網址。
channel-too-many = 你已經有 { $most } 個通知方式，請先移除一個。
channel-no-mail = 本站不寄電子郵件。
notice-turn-title = 輪到你了：{ $game }
notice-turn = 你和 { $names } 下的{ $game }輪到你了。
notice-began-title = 對局開始了：{ $game }
notice-began = 你和 { $names } 下的{ $game }開始了。
notice-ended-title = 對局結束了：{ $game }
notice-ended = 你和 { $names } 下的{ $game }結束了。
notice-round-title = 比賽的下一局：{ $game }
notice-round = 比賽中你和 { $names } 下的{ $game }開始了。
notice-challenge-title = 有人向你挑戰：{ $game }
notice-challenge = { $names } 向你發出挑戰：{ $game }。
mail-why = 你在設定中選擇接收這類郵件，所以收到這封信。不想再收到，請開啟：
mail-confirm-title = 確認你的電子郵件地址
mail-confirm = 有人（應該是你）想用這個地址接收五棋的對局通知。如果要確認，請開啟這個連結：
mail-confirm-else = 如果不是你，不必理會這封信，之後不會再寄給你。
feed-title = 五棋：我的對局
title-notifications = 通知
notify-turn = 輪到我了（通訊棋）
notify-began = 我的對局開始了
notify-ended = 我的對局結束了（通訊棋）
notify-round = 我在比賽中的對局開始了
notify-challenge = 有人向我挑戰
notify-email = 電子郵件
notify-push = 瀏覽器
notify-webhook = Webhook
notify-feed = RSS
notify-unconfirmed = 請開啟郵件中的連結來確認這個地址。
notify-here = 在這個瀏覽器通知我
notify-denied = 這個瀏覽器不允許本站的通知，你可以在瀏覽器的設定中更改。
notify-address = 電子郵件地址
notify-add-email = 新增電子郵件地址
notify-add-feed = 建立 RSS 訂閱
notify-feed-why = 用 RSS 閱讀器訂閱這個網址，就能追蹤你的對局。請不要告訴別人。
notify-url = Webhook 的網址
notify-add-webhook = 新增 Webhook
notify-secret = 簽章金鑰
notify-remove = 移除
notify-copy = 複製
notify-present = 開著本站頁面時，不會寄電子郵件。
title-confirm = 確認電子郵件地址
letter-confirm = 確認
confirm-done = 之後的通知會寄到 { $address }。
title-unsubscribe = 取消訂閱
unsubscribe-one = 不再收這類郵件
unsubscribe-all = 不再收任何郵件
unsubscribe-done = 已取消訂閱，這些郵件不會再寄到 { $address }。

### Vacation, and conditional moves

vacation-already = 你已經在休假了。
vacation-too-long = 你今年只剩 { $left } 天假。
vacation-none = 你現在沒有在休假。
title-vacation = 休假
vacation-why = 休假期間，你的通訊棋（每步限天數的對局）會停鐘。對手看得到你在休假。
vacation-days = 天數
vacation-take = 開始休假
vacation-until = 你休假到 { $date }。
vacation-end = 結束休假
vacation-left = 今年剩餘休假天數：{ $left }／{ $all }
seat-vacation = 休假到 { $date }
plan-game = 條件走法只適用於兩人對局、沒有隱藏資訊也沒有運氣成分的通訊棋。
plan-your-turn = 輪到你了，直接下吧。
plan-two-replies = 你對 { $action } 設了兩種不同的應手。
plan-no-reply = 每條變化的最後一步必須是你的。
plan-turns = 這幾步之後，棋局已經結束，或雙方不再輪流走。請縮短這條變化。
title-plans = 條件走法
plans-why = 先設想對手的下一步，選好你的應手。對手真的這樣走，就會立刻替你走出應手。對手看不到這些設定。
plans-add = 新增一條變化
plans-theirs = 對手可能怎麼走？
plans-yours = 你要怎麼應？
plans-if = 對手若走 { $move }，就走 { $reply }。
plans-then = 接著若走 { $move }，就走 { $reply }。
plans-keep = 儲存
plans-stop = 取消

## 挑戰、追蹤、檢舉

following-too-many = 最多可以追蹤 { $most } 人。
report-waiting = 你已經檢舉過這位玩家，管理員會處理。
report-too-many = 每天最多可以檢舉 { $most } 人。
report-unknown = 沒有這筆檢舉。
challenge-over = 這個挑戰已過期或已取消。
challenge-guest = { $name } 是訪客。積分對局只限有帳號的玩家。
challenge-impossible = 你不能向 { $name } 發出挑戰。
challenge-waiting = 你已經向 { $name } 發出挑戰。請等待回覆，或關閉那一桌。
challenge-too-many = 等待回覆的挑戰最多 { $most } 個。
challenge-side = 這個遊戲沒有第 { $side } 方。
admin-report = { $report }  { $at }  { $by } → { $about }：{ $kind }
admin-report-table = 桌號 { $table }
admin-report-closed = 檢舉 { $report } 已結案。
admin-reports-none = 沒有待處理的檢舉。
report-messages = 不當訊息
report-name = 不當名字
report-cheating = 作弊
report-leaving = 故意中途離開
report-other = 其他
person-challenge = 發出挑戰…
person-follow = 追蹤
person-unfollow = 取消追蹤
person-report = 檢舉…
report-title = 檢舉 { $name }
report-why = 檢舉原因
report-text = 事情經過（選填）
report-explained = 只有本站管理員看得到。不想再看到此人的訊息或遇到此人，也可以靜音或封鎖。
report-send = 送出檢舉
report-done = 謝謝，管理員會處理。
dialog-close = 關閉
challenge-title = 挑戰 { $name }
challenge-game = 遊戲
challenge-clock = 時限
challenge-any-side = 隨機決定
challenge-casual = 積分對局必須設定時限，雙方也都要有帳號。
challenge-send = 發出挑戰
challenge-received = 向你發出挑戰：{ $game }
challenge-to-you = { $name } 向你發出挑戰：{ $game }
challenge-decline = 拒絕
title-following = 你追蹤的玩家
follow-playing = 正在下{ $game }
follow-online = 在線上
follow-away = 離線
challenged-waiting = 已收到挑戰，可在 { $until } 前回覆。
challenged-declined = 拒絕了挑戰。你可以把連結傳給別人。
challenged-expired = 沒有及時回覆。你可以把連結傳給別人。
order-yours = 你建議：
order-proposes = 建議：
order-accept = 同意
order-leave = 不再照這個順序
embed-open = 在五棋上開啟{ $game }
embed-back = 上一步
embed-on = 下一步
embed-unknown = 這個網址不是本站的棋局、局面或題目。

### Checking tablebases

verified-checking = 正在檢查局面
verified-file = { $path }：{ $numbers } 筆
verified-hash-right = 檔案的雜湊值與公布的相同：{ $hash }
verified-hash-other = 檔案的雜湊值是 { $hash }，公布的卻是 { $wanted }。
verified-hash-none = 檔案的雜湊值是 { $hash }。這個檔案沒有公布的值。
verified-damaged = 檔案的第 { $chapter } 部分與核對碼不符。
verified-start = 開局：{ $value }
verified-start-other = 開局：{ $value }，公布的卻是{ $wanted }。
verified-right = 已檢查 { $checked } 個局面：每個局面的結果都與最好的一步相同。
verified-wrong = 錯誤：{ $position } 存為{ $kept }，但從各走法得出{ $follows }。

### The explorer of solved positions

title-solved = 已解局面
explore-choose = 這些遊戲的全部局面或終局已經解出。選一個遊戲，看每一步的精確結果。
explore-none = 這裡還沒有殘局庫。
explore-download = 到設定下載殘局庫
explore-open = 看已解局面
explore-unknown = 這個局面不在殘局庫裡。
explore-play = 播放最佳走法
explore-stop = 停止
explore-longest = 最長的勝局
only-find = 找出唯一的一步
only-right = 答對了！其他走法都會錯失結果。
only-wrong = { $move }會錯失結果。再試一次。
only-shown = 這是唯一正確的一步。
only-none = 從這裡起，最佳走法中沒有只有一步正確的局面。
proof-title = 證明
proof-here = 證明這個局面
proof-root = 回到證明的起點
proof-what = { $side }：先走一步致勝的棋，再看對方的每一種應著。展開應著就能看到回應。
proof-answer = 對 { $move } 的回應
proof-end = 遊戲結束。
proof-draw = 和局：雙方都無法強制獲勝，所以沒有致勝的一步可看。
