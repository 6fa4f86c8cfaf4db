# What `wuqi --help` says, and what the option parser refuses.
help-usage = 用法：{ $line }
help-command-word = 命令
help-options-word = {"["}选项]
help-commands = 命令：
help-arguments = 参数：
help-options = 选项：
help-required = （必填）
help-range = （{ $least } 到 { $most }）
help-at-least = （至少 { $least }）
help-variable = （或设置环境变量 { $variable }）
help-default = （默认：{ $value }）

## The commands.
help-wuqi = 棋类游戏，准确又快速。
help-serve = 启动棋室服务器，供浏览器和机器人连接。
help-play = 在终端下棋。输入走法，或输入 ? 列出合法走法。
help-games = 列出所有游戏及其选项和预设规则。
help-rules = 显示游戏的规则书。
help-moves = 列出局面的所有合法走法：开局、指定的局面，或从管道逐行读入的局面。
help-replay = 回放棋谱，或逐行的 JSON（含 game、options、start、actions），直到最后的局面。
help-verify = 检查一局棋的洗棋是否公平。公平时退出码为 0，不公平为 1，棋谱没有写明则为 2。
help-perft = 计算到 DEPTH 为止各种长度的着法序列数。秒数是最后一层所用的时间。
help-bench = 测量规则在这台电脑上的运行速度。
help-bench-playouts = 用单个线程把随机对局下到终局，按 CPU 时间计算每秒局数。
help-analyse = 分析局面的最佳着法：开局、指定的局面，或从管道逐行读入的局面。
help-review = 复盘一局棋：各方的胜率和转折点。
help-puzzle = 一题接一题地解题，每次尝试都有点评。
help-match = 让各方的棋手反复对局，每局换边。
help-tournament = 让所有棋手以各种组合互相对局，用等级分显示实力。
help-hub = 在标准输入输出上使用 Hub 协议，供其他程序连接。
help-solve = 制作游戏的残局库；已有的则检查一遍。可以中断后再继续。
help-probe = 查询局面的胜负和多少步分出胜负：开局、指定的局面，或从管道逐行读入的局面。
help-verify-solution = 用独立于求解程序的读取程序，按规则检查游戏的残局库。
help-import = 把其他程序的棋局文件转成棋谱：逐行输出，或每局存成一个文件。有问题的棋局会在标准错误输出说明。
help-export = 把棋谱导出成其他程序的格式。
help-bot = 让电脑在服务器上自行开桌，和加入的人对局。
help-backup = 把服务器的所有数据备份到一个文件，运行中也可以。
help-restore = 用备份恢复到空的数据库。此时不能有服务器在使用它。
help-admin = 封禁、改名、重置密码、关闭一桌、查看举报、计算等级分。
help-admin-ban = 封禁一位玩家。
help-admin-unban = 解除封禁。
help-admin-rename = 更改玩家的名字。
help-admin-reset-password = 重置注册用户的密码并打印出来。该用户会在所有设备上退出登录。
help-admin-close-table = 不分胜负地结束一局棋，或关闭尚未开局的一桌。
help-admin-rate = 为尚未计算等级分的已结束对局计算等级分。
help-admin-reports = 列出玩家的举报。

## What several commands take.
help-any-help = 显示这份说明。
help-any-lang = 语言：en、zh-Hant、zh-Hans、vi 或 ja。
help-any-game = 哪一种游戏；wuqi games 会列出全部。
help-any-option = 游戏选项，可以多次指定。
help-any-preset = 预设规则：一组有名字的选项。
help-any-position = 用文字表示的局面。
help-any-json = 只输出 JSON。
help-any-file = 棋谱，或逐行的 JSON；- 表示标准输入。
help-any-data = 存放所有数据的文件夹。
help-any-database = 改用数据库（postgresql+asyncpg://…）而不用文件。
help-any-seed = 相同的种子产生相同的棋局。
help-any-seats = 由谁对局，用逗号隔开：level:4,level:3。
help-any-games = 对局数。
help-any-on = 在哪里运行：here 或 ray。
help-any-processes = 同时进行的局数；默认每个核心一局。
help-any-opening = 每局开始时随机走的步数。
help-any-openings = 开局文件：每行一个开局，着法之间用空格分开。
help-any-to = 存放棋谱的文件夹。
help-any-again = 从头开始，不接着之前的进度。
help-any-threads = 使用的线程数。
help-any-format = 外部格式，例如 pdn；默认按文件名判断。
help-any-name = 注册用户的名字，或任何人的 id。

## What single commands take.
help-serve-host = 监听的地址。
help-serve-port = 监听的端口。
help-serve-redis = 用 Redis（redis://…）连接多个进程。
help-serve-workers = 进程数。
help-serve-player = 增加一个不计等级分的电脑棋手：“NAME=py:MODULE:CLASS”、“NAME=program:COMMAND”或“NAME=hub:COMMAND”；只下某一种棋时写“GAME:NAME=…”。可重复使用。
help-serve-tables = 有人第一次查询小型游戏时，自动制作它的残局库。
help-serve-secure = 用户通过代理服务器以 https 连接时使用。
help-serve-address = 本站的网址，用于邮件中的链接：https://games.example.org。
help-serve-smtp = 邮件服务器：smtp://user:password@host:587 或 smtps://…。最好放在环境变量 WUQI_SMTP。
help-serve-mail-from = 邮件的发件人。
help-serve-private-webhooks = 允许 Webhook 连到私有网络。
help-serve-limits = 请求频率限制的倍数；0 表示不限。
help-serve-open-metrics = 任何人都可以看 /metrics。
help-serve-log = 日志的详细程度：debug、info 或 warning。
help-play-game = 哪一种游戏；省略时会询问。
help-play-seats = 由谁下，按各方或座位：you,level:4 或 you,you。
help-play-position = 开始的局面。
help-play-seed = 让电脑的下法可以重现。
help-verify-record = 已结束棋局的文件。
help-perft-depth = 深度（步数）。
help-bench-playouts-seconds = 运行多久（秒）。
help-bench-playouts-seed = 随机数的种子。
help-analyse-seconds = 思考多久（秒）；未指定时为 2 秒。
help-analyse-nodes = 局面数或模拟次数。
help-analyse-lines = 显示几条变化。
help-analyse-memory = 存储局面所用的内存（MB）。
help-review-nodes = 每一步查看的局面数或模拟次数。
help-puzzle-id = 指定编号的题目。
help-puzzle-grade = 只出这个难度的题目。
help-puzzle-try = 不提问，直接评判这一步。
help-puzzle-seed = 让出题顺序可以重现。
help-solve-depth = 除了胜负，也记录多少步获胜。
help-solve-threads = 线程数；默认使用所有核心。
help-solve-again = 即使已有也重新制作。
help-solve-sample = 最后抽查的局面数。
help-verify-solution-sample = 要检查多少个随机局面。
help-verify-solution-all = 检查每一个局面。大型残局库需要好几天。
help-verify-solution-seed = 抽取哪些随机局面：换一个数字就换一批局面。
help-solve-pieces = 制作最多这么多枚棋子的较大残局库（限有此库的游戏）。只知胜负，不知步数。制作前会先说明所需资源。
help-import-file = 棋局文件，例如 games.pdn；- 表示标准输入。
help-import-to = 文件夹：每局存成一个棋谱文件。
help-import-json = 棋谱本来就是 JSON，此选项没有作用。
help-bot-server = 服务器地址，例如 http://host:8000。
help-bot-token = 有 play 权限的个人令牌。
help-bot-level = 强度：1 到 8 级、random 或 perfect。
help-bot-tables = 同时对局的桌数。
help-backup-file = 要写入的文件。
help-restore-file = 备份文件。
help-admin-rename-new = 新名字。
help-admin-close-table-table = 桌号（id）。
help-admin-rate-again = 根据所有排位对局，重新计算全部等级分。
help-admin-reports-close = 将此 id 的举报标为已处理。

## What the option parser refuses.
option-not-a-pair = “{ $pair }”不是选项，请写成 名称=值。
parse-no-command = 没有“{ $command }”这个命令。可用的命令：{ $right }。
parse-no-option = 这里没有 { $option } 这个选项。请看 { $help }。
parse-needs-value = { $option } 后面要有值。
parse-no-value = { $option } 不需要值。
parse-missing = 缺少 { $name }。请看 { $help }。
parse-extra = “{ $text }”在这里是多余的。
parse-not-choice = { $name } 必须是以下之一：{ $right }。
parse-not-between = { $name } 必须是 { $least } 到 { $most } 的数字。
parse-not-at-least = { $name } 必须是数字，至少 { $least }。
parse-not-whole = { $name } 必须是整数。
parse-not-number = { $name } 必须是数字。
parse-wrong = 看不懂这行命令。请看 { $help }。

### Games that are being written

game-unfinished = 游戏 { $name } 还没有写完：{ $problem }{ $more ->
    [0] {""}
   *[other] 另外还缺 { $more } 项，见 wuqi check-game { $name }。
}
game-lacks-file = 缺少文件 { $file }。
game-lacks = { $file } 没有定义 { $attribute }。
game-left-out = 未加载 { $name }。{ $reason }
encoding-not-this = { $game } 没有 encoding.py，无法用于机器学习。
help-new-game = 创建一个新游戏：在这里的新文件夹中生成独立的包，马上就能玩，再改成自己的游戏。
help-new-game-name = 游戏的名称：小写字母、数字和 _。
help-new-game-inside = 改为放进 Wuqi 的源代码里。
help-check-game = 列出游戏还缺少的内容。可以玩时退出码为 0，否则为 1。
help-check-game-name = 游戏的名称：小写字母、数字和 _。
new-game-name = “{ $name }”不能当游戏名称：请用小写字母、数字和 _，并以字母开头。
new-game-taken = 已经有叫 { $name } 的游戏了。
new-game-exists = { $path } 已经存在，因此没有写入任何文件。
new-game-no-sources = --inside 需要 Wuqi 的源代码，其中要有 web/src/games 文件夹。
new-game-written = 游戏 { $name } 已写到 { $path }。
new-game-next = 接下来：{ $install } · wuqi play { $name } · wuqi check-game { $name }
new-game-next-inside = 接下来：wuqi play { $name } · wuqi check-game { $name } · make page
check-game-done = { $problems ->
    [0] 已经可以玩了。
   *[other] 有 { $problems } 个问题。
}{ $warnings ->
    [0] {""}
   *[other] 还可以补上 { $warnings } 项。
}
game-lacks-word = locales/en.ftl 缺少 { $word }。
game-stands-still = 棋局还没结束，这里却无棋可走：{ $position }
game-endless = 随机对局走了 { $plies } 步还没有结束。
game-misread = 局面写出后读回来不一样：{ $position }
game-miscounted = rules.py 的 count 和 actions 在这里不一致：{ $position }
game-odd-action = text.py 的 ACTION 不符合 { $action }。
game-misjudged = judge 必须在 ±999 以内，而且对另一方要正好相反：{ $position }
game-ragged = 图上各行的长度不一样：{ $position }
game-lacks-language = { $language } 缺少 { $number } 条文字，改用英文。
game-lacks-book = 缺少 locales/en.md：没有规则书。
game-lacks-opening = 缺少 opening.json：首页上的棋盘不会动。
game-lacks-drawing = 缺少 { $file }：网页会用简单的方格棋盘和圆形棋子。

### What else wuqi check-game finds

game-mistake = { $file }{ $line ->
    [0] {""}
   *[other] {" "}第 { $line } 行
}：{ $error }
game-overflows = rules.py 的 { $constant } 太小，这里需要 { $needed }：{ $position }
game-odd-state = rules.py 的 start 给出 { $length } 个数，但 WORDS 是 { $words }。
game-lacks-reason = rules.py 的 result 给出第 { $number } 号原因（从 0 数起），但 face.py 的 REASONS 只有 { $length } 个。
game-action-of-no-kind = face.py 的 ACTION_KINDS 没有一项符合 { $action }。
game-unknown-ink = 没有叫“{ $ink }”的颜色。可用的有：{ $right }
game-bad-diagram = locales/en.md 的第 { $number } 张图无法显示：{ $reason }
game-diagram-allows = locales/en.md 的第 { $number } 张图说 { $action } 不能走，其实可以走。
game-bad-opening = { $name } 的 opening.json 走不下去：{ $reason }
game-inside-lacks = Wuqi 内置的游戏还要有 { $file }。
game-lacks-golden = { $folder } 里没有以这些方式结束的对局：{ $reasons }

### What the library refuses

limits-seconds = 思考时间不能是 { $seconds } 秒。请给 0 或更大的数，或省略不写。
limits-nodes = 搜索至少要看 1 个局面，不能是 { $nodes }。不限制时请省略。
limits-depth = 搜索深度至少为 1 步，不能是 { $depth }。不限制时请省略。
analyse-lines = 分析至少有 1 条变化，不能是 { $lines }。
chance-not-now = 这个局面没有随机因素。
batch-rows = 批次至少要有 1 行，不能是 { $rows }。
network-shape = 神经网络输出的 { $part } 形状是 { $found }，应该是 { $wanted }。
network-not-finite = 神经网络输出的 { $part } 中有不是有限数的值。
batch-threads = 线程数至少为 1，不能是 { $threads }。
side-unknown = 没有第 { $side } 方，这个游戏共有 { $sides } 方。
player-no-choose = { $player } 不能下棋：它没有 choose(view, seat) 方法。
player-not-imported = 无法导入 { $player }：{ $reason }。请写 py:MODULE:CLASS。
program-command = “{ $command }”没有指定要启动的程序。请写 program:命令，或 program:0.1:命令（每步十分之一秒）。
arena-own-here = 以 Python 对象给出的棋手只能在一个进程中对局。要用多个进程，请写 py:MODULE:CLASS。
batch-row = 行从 0 开始计数，这个批次共有 { $rows } 行。
batch-other-game = 这个批次下的是 { $game }，选项不同：请用批次自己的游戏读取局面。

### What is installed, and where the room is

layer-missing = 此功能需要另外安装软件包：{ $install }
port-taken = { $port } 端口已被占用，{ $next } 端口可用：请加上 --port { $next }，或运行 make run PORT={ $next }。
port-offer = { $port } 端口已被占用。改用 { $next } 端口？[Y/n]
serve-stop = 按 Ctrl-C 停止。
serve-play = 在终端下棋：{ $command }

### How sure a match is, and exporting folders

arena-elo = Elo (95%)
arena-sprt = “{ $bounds }”不是有效的检验。写 --sprt 0,10 可检验两名棋手中的第一名是至少强 10 Elo，还是并不更强。
arena-sprt-better = SPRT：{ $entry } 更可能强 { $better } Elo，而不是 { $worse }。
arena-sprt-not-better = SPRT：{ $entry } 更可能最多强 { $worse } Elo，而不是 { $better }。
arena-sprt-undecided = SPRT：尚不能判定 { $entry } 是强 { $better } Elo，还是最多强 { $worse }。请增加局数。
help-any-sprt = 一有定论就停止：0,10 检验两名棋手中的第一名是强 10 Elo，还是并不更强。
help-export-files = 棋谱文件、每行一局的文件，或文件夹（例如比赛的文件夹）。
export-empty = { $path } 里没有棋谱。

### Datasets

help-dataset = 把自我对局连同评价写成 Parquet 或 Arrow 文件，供机器学习使用。
help-dataset-to = 文件：文件名以 .parquet 或 .arrow 结尾。
help-dataset-nodes = 每步搜索的局面数或模拟次数。
dataset-written = 已写入：{ $path } 及说明 { $card }
dataset-suffix = 从文件名 { $path } 看不出格式。文件名请以 { $right } 结尾。
dataset-exists = { $path } 已经存在，请换一个文件名。
dataset-other = { $path } 里是另一个尚未完成的数据集。请删除它，或换一个名称。
dataset-secret = 在这些选项下，{ $game } 的各方看到的不一样，单凭局面无法得知各方知道什么。请选其他选项。

help-serve-log-format = 日志格式：text 供人阅读，json 供程序读取；auto 在终端下用 text。
version-build = 构建：{ $build }，{ $page }
version-compiled = 常用模块已编译
version-plain = 纯 Python
version-page = 含网页
version-no-page = 不含网页
version-kernels = 规则：已编译 { $number } 个函数，{ $size } MB，位于 { $path }
help-any-version = 显示版本、构建方式与已编译的规则。
help-analyse-depth = 搜索几步深；只适用于用 alpha-beta 搜索的游戏。
board-too-wide = 棋盘放不下：终端至少要有 { $columns } 列宽。
play-hint-secret = 秘密布阵时没有提示。
arena-folder-foreign = { $path } 不是空的，里面也没有可以继续的比赛，请换一个新的或空的文件夹。
arena-folder-unwritable = 无法写入 { $path }：{ $reason }。
import-exists = { $path } 已经存在，而且不是同一局棋，因此没有写入任何文件。
compiling-now = 正在编译 { $name }：第 { $number } 个，共 { $total } 个，{ $seconds } 秒
compiling-done = 已编译 { $number } 个函数，共 { $seconds } 秒；以后启动时不用再编译。

# The mail server of the game room.

smtp-bad = 邮件服务器要写成 smtp://user:password@host:587 或 smtps://…。
smtp-incomplete = 要发送邮件，还需要设置 --address 和 --mail-from。

# Further computer players of the game room.

engine-written = 电脑棋手要写成“NAME=PLAYER”或“GAME:NAME=PLAYER”，例如“Greedy=py:mine:Greedy”，不能是“{ $text }”。名称可含文字、数字、空格和 . + - _，最多 31 个字符。
engine-twice = 有两个电脑棋手都叫 { $name }。
engine-refused = 无法提供电脑棋手 { $name }：{ $reason }
