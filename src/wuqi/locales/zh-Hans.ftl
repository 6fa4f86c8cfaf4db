# Common words, used by every game.

game-unknown = 没有叫“{ $name }”的游戏。可以玩的有：{ $right }。
language-unknown = 还没有“{ $language }”这种语言。可选：{ $right }。

option-unknown = 没有“{ $option }”这个选项。可用的选项：{ $right }。
option-none = 这个游戏没有选项，无法设置“{ $option }”。
option-bad-value = “{ $value }”不是 { $option } 可用的值。可用：{ $right }。
option-twice = 选项“{ $option }”指定了两次，值却不同。
preset-unknown = 没有“{ $preset }”这个预设规则。可用的预设规则：{ $right }。
preset-none = 这个游戏没有预设规则，所以没有“{ $preset }”。

position-too-long = 这个局面文字太长了（最多 { $longest } 个字符）。
position-too-short = 局面要写出棋盘和轮到哪一方，这里只有“{ $text }”。
position-bad-mover = 不能轮到“{ $mover }”走，必须是：{ $right }。
position-bad-key = 局面里没有“{ $key }”这一项。可用：{ $right }。
position-key-twice = “{ $key }”在局面里出现了两次。
position-bad-number = { $key }={ $value } 不是 0 到 { $highest } 的整数。
position-bad-rows = 棋盘有 { $found } 行，但需要 { $right } 行。
position-bad-width = 棋盘从上数第 { $row } 行有 { $found } 格，但需要 { $right } 格。
position-bad-piece = 棋盘从上数第 { $row } 行的“{ $piece }”不是这个游戏的棋子。
position-in-line = 第 { $number } 行：{ $reason }

action-malformed = 这个游戏里没有“{ $action }”这种写法。
action-ambiguous = “{ $action }”可能是下面任何一个：{ $right }。
action-game-over = 棋局已经结束，不能再走了。
action-not-yours = 现在不该由这个座位走 { $action }。
action-tells-chance = 会翻出什么，谁也说不准：请只写“{ $right }”。
action-not-your-turn = 现在还没轮到你。

record-no-file = 无法读取 { $path }：{ $reason }。
record-not-json = 这不是棋谱：文件损坏或不完整（{ $reason }）。
record-not-ours = 这不是五棋的棋谱。
record-future = 这份棋谱是第 { $version } 版；本程序最高只能读第 { $known } 版。
record-edited = 这份棋谱保存之后被改动过：校验码不符。
record-bad-field = 这份棋谱不完整或有错：{ $reason }。
record-bad-action = 棋谱的第 { $number } 步“{ $action }”不能走：{ $reason }
record-bad-result = 棋谱所写的结果和它的走法不符。
record-bad-resumed = 这份棋谱在和棋之后从“{ $text }”继续，但那不是和棋时的局面。
record-too-long = 这个文件太大，不像棋谱（最多 { $longest } MB）。
record-in-line = 第 { $number } 行：{ $reason }

deal-commitment-twice = { $seat } 号座位不能提交承诺：没有这个座位，或它已经提交过了。
deal-not-hex = 这里必须是 { $digits } 位十六进制数字，字母用小写。
deal-too-early = 每个座位都提交承诺之后，才能公开秘密。
deal-other-secret = 这不是 { $seat } 号座位当初承诺的秘密。
deal-not-dealing = 现在不能分发棋子：秘密还没有到齐，或棋局已经结束。

verify-fair = 公平。承诺、洗棋和每一次翻棋都正确（翻棋 { $flips } 次）。
verify-nothing-dealt = 这个游戏不用洗棋，每一步也都符合规则。
verify-no-proof = 这份棋谱没有记录洗棋过程，所以无法判断是否公平。
verify-not-over = 这局棋还没结束，服务器的秘密还没公开。各座位的秘密都与承诺相符。
verify-seats = 不公平：{ $right } 个座位都必须提交承诺并公开秘密。
verify-seat-secret = 不公平：{ $seat } 号座位的秘密与它的承诺不符。
verify-server-secret = 不公平：服务器的秘密与它的承诺不符。
verify-never-revealed = 不公平：棋局已经结束，服务器却没有公开秘密。
verify-flip = 不公平：第 { $number } 步写着“{ $action }”，洗棋的结果却是“{ $right }”。
verify-rules = 棋谱有问题：{ $reason }

format-unknown = 没有“{ $format }”这种格式。可用的格式：{ $right }。
format-unclear = 从文件名 { $path } 看不出是哪种格式，请用 --format 指定：{ $right }。
import-game = 第 { $number } 局：{ $reason }
import-done = 读入 { $games } 局，共 { $moves } 步；{ $left } 局未能读入。
export-other-game = { $format } 格式只用于 { $right }，但这是 { $game } 的棋谱。
export-no-format = { $game } 没有可以导出的外部格式。

perft-depth = 深度必须是 0 到 { $deepest } 的整数。
perft-threads = 线程数必须在 1 到 { $most } 之间。
perft-chance = 这里无法计数：结果是随机的。请给一个没有暗子的局面。
bench-seconds = 时间必须大于 0，最多 3600 秒。

player-unknown = 没有叫“{ $player }”的棋手。可选：{ $right }。
seats-wrong-number = 指定了 { $found } 名棋手，但这个游戏有 { $sides } 方、{ $seats } 个座位：请每方指定一名，或每个座位指定一名。

undo-nothing = 没有可以悔的棋。
undo-shown = 已经翻开的棋不能悔。

result-draw = 和棋。
result-win = { $winner }获胜。
result-place = 第 { $place } 名：{ $names }。
list-joint = 、

diagram-try = 试试看：
diagram-refused = 不允许：

play-which-game = 想玩哪一个？请输入编号。
play-who = 谁来下？
play-against-computer = 你对电脑
play-one-screen = 几个人轮流用这个键盘
play-how-strong = 电脑要多强？请输入 1（初学者）到 { $highest } 的等级。
play-number = 请输入 1 到 { $highest } 的数字，或输入 quit 离开。
play-hint = 输入走法；? 列出合法走法；help 看更多。
play-help = 直接输入走法即可。? 列出合法走法 · undo 悔棋 · hint 给提示，再输入一次给更多 · resign 认输 · save 文件名（保存棋谱） · board 重画棋盘 · wait 让电脑队友先走 · quit 离开。
play-wait-nobody = 现在没有可以行动的电脑队友。
play-in-secret = 已秘密行动
play-hand-over = 接下来由{ $side }秘密行动。确定没有别人在看之后，请按回车键。
play-shuffled = 棋子已经洗好，顺序不会再变。日后可以用下面的承诺来验证（wuqi verify）：{ $commitment }
play-save-where = 请写明文件名：save 文件名
play-saved = 已保存为 { $path }。
play-save-failed = 无法保存：{ $reason }。
play-save-offer = 输入文件名即可保存这局棋，直接按回车键则离开。
play-bye = 再见。

# The game room.

table-unknown = 没有这一桌。
table-busy = 这一桌正忙，请再试一次。
seat-unknown = 没有 { $seat } 号座位，这一桌共有 { $right } 个座位。
seat-not-yours = 你没有坐在 { $seat } 号座位。
seat-locked = { $seat } 号座位已锁定。
seat-taken = { $seat } 号座位已经有人。
one-side-only = 别人也能加入的桌子，你只能下其中一方。
not-seated = 你还没有在这一桌入座。
owner-only = 只有开桌的人可以这样做。
already-started = 棋局已经开始。
not-started = 棋局尚未开始。
not-over = 棋局还没结束。
removed = 你已被移出这一桌。
swap-itself = 请指定两个不同的座位来交换。
remove-yourself = 你不能移出自己。
seats-not-full = 座位还没坐满。
seats-one-each = 列出了 { $found } 个座位，但这个游戏有 { $right } 个。
clock-empty = 请设置时间、加秒或天数。
position-over = 按这个局面，棋局已经结束了。
stale = 局面已经变了：{ $ply ->
    [0] 已回到开局局面
   *[other] 这一局已走到第 { $ply } 步
}。请看清棋盘再走。
claim-nobody = { $seat } 号座位的玩家没有离开。
claim-too-early = { $seat } 号座位的玩家可能还会回来，请再等一下。
claim-own-side = 你不能对自己这一方宣布获胜。
claim-team-there = 那一队还有人在。
claim-several = 三方以上的对局不能宣布获胜，可以让电脑接手。
offer-pending = 已经有同样的提议，请等对方答复。
offer-declined = 刚才已被拒绝，请在下一步之后再提。
offer-none = 已经没有这个提议。
offer-answered = 你已经答复过这个提议。
draw-computer = 电脑不同意和棋，想继续下。
rematch-exists = 下一局已经开好了。
name-length = 名字须为 1 到 { $longest } 个字。
name-letter = 名字不能含有字符 { $letter }。
name-no-letter = 名字至少要有一个文字或数字。
not-signed-in = 请先起个名字。
watching-too-many = 你最多可以同时观战 { $most } 桌。
avoiding-too-many = 屏蔽消息和拉黑的对象合计最多 { $most } 人。
message-bad = 服务器看不懂这条消息：{ $reason }
http-error = 服务器无法处理这个请求：{ $reason }
server-trouble = 服务器现在无法读写数据，请稍后再试。
server-mistake = 服务器出错了，错误已记录。
not-found = 找不到你要的内容。
database-unknown = 无法使用数据库“{ $url }”：请写成 sqlite+aiosqlite:///FILE 或 postgresql+asyncpg://…。
reason-resigned = 败方认输。
reason-agreed = 各方同意和棋。
reason-reported = 按导入的棋谱记录。
reason-time = 败方超时。
reason-abandoned = 有玩家中途离开，没有回来。
reason-closed = 这一桌已被关闭。
chat-empty = 消息是空的。
chat-no-team = 这个游戏各自为战，没有队内聊天。
seat-avoided = 你拉黑了这一桌的某人，或被其拉黑，不能同桌。
several-need-redis = 另一个服务器正在使用这个数据库。要共用，必须加上 --redis redis://…。
cannot-listen = 无法在 { $host } 的 { $port } 端口监听：{ $reason }。
name-marks = 名字里有的字叠加了太多符号。
name-mixed = 名字不能混用外形相似的不同字母。
name-reserved = “{ $name }”不能用作名字，会让人误会。
name-taken = 已经有人叫“{ $name }”或相似的名字。
account-exists = 你已经有账号了。
account-none = 你现在是游客，请先注册账号。
login-wrong = 名字或密码不正确。
password-wrong = 密码不正确。
bot-member-only = 只有注册账号才能设为机器人。
person-unknown = 没有这位玩家。
tokens-too-many = 你最多可以有 { $most } 个令牌，请先撤销一个。
token-unknown = 令牌无效。
token-scope = 这个令牌不能这样做：缺少“{ $scope }”权限。
too-much = 操作太频繁了，请稍后再试。
strange-origin = 这个请求来自其他网站。
deal-closed = 这次洗棋已经截止，不能再加入秘密。
record-secret = 这局棋还有未公开的部分，现在不能导出棋谱。
archive-before = 棋谱库没有这一页。
server-address = “{ $server }”不是服务器地址：请写成 http://主机:端口。
server-refuses = 服务器拒绝：{ $reason }
backup-done = 已将 { $rows } 条数据存入 { $path }。
backup-failed = 无法创建备份 { $path }：{ $reason }
backup-not-ours = { $path } 不是五棋的备份文件。
backup-damaged = 备份文件 { $path } 已损坏、不完整或不存在。
backup-layout = 这个备份的格式是 { $found }，与本程序不符，请用创建它的版本。
restore-done = 已恢复 { $rows } 条数据。
restore-not-empty = 这个数据库不是空的，备份只能恢复到新的数据库。
admin-banned = 已封禁 { $name }。
admin-unbanned = 已解除对 { $name } 的封禁。
admin-renamed = { $name } 现在叫 { $new }。
admin-closed = 桌号 { $table } 已关闭。
database-unreachable = 无法使用数据库 { $url }：{ $reason }
database-newer = 这个数据库的格式是 { $found }，本程序不认识：它已被更新的版本使用过。
redis-unreachable = 无法使用 Redis：{ $reason }

# 残局库：由 `wuqi solve` 制作、由 `wuqi probe` 查询的完美下法。

table-no-file = 无法打开残局库 { $path }：{ $reason }。
table-not-ours = { $path } 不是五棋的残局库。
table-damaged = 残局库 { $path } 已损坏，没有采用。请删除它，再用 `wuqi solve` 重新制作。
table-version = 残局库 { $path } 是版本 { $found }，本程序只读版本 { $wanted }。请删除它，再用 `wuqi solve` 重新制作。
table-other = 残局库 { $path } 属于别的游戏或别的选项。请删除它，再用 `wuqi solve` 重新制作。
table-wrong = 检查发现新残局库中有一个错误的值（编号 { $number }）。已改名为 { $path }，不会采用。
table-missing = 还没有制作这个游戏在这些选项下的残局库。请运行：{ $command }
table-no-room = { $path } 的空间不足：还需要 { $needed } GB。

solve-not-this = { $game } 在这些选项下没有残局库。
solve-not-so-many = { $game } 没有最多 { $pieces } 枚棋子的残局库。
solve-estimate = { $numbers } 个值。估计：处理器时间 { $time }，内存 { $memory } GB，制作时磁盘空间 { $disk } GB，完成后 { $file } GB。可以随时中断，之后再继续。
solve-on = 不能在“{ $on }”上运行。可选：{ $right }。
solve-beginning = 准备中
solve-waiting = 等待中：另一个程序正在制作这个残局库
solve-layer = 第 { $layer } 层，共 { $layers } 层
solve-slice = 第 { $slice } 部分，共 { $slices } 部分
solve-round = 第 { $round } 轮（上一轮 { $found } 个局面）
solve-writing = 写入中
solve-checking = 检查中
solve-left = 剩余 { $time }
solve-path = 残局库：{ $path }
solve-kept = { $numbers } 个值，共 { $size } MB。
solve-checked = 随机检查了 { $checked } 个局面，全部正确。耗时 { $seconds } 秒。

value-unknown = 未知
value-win = 胜
value-loss = 负
value-draw = 和
value-win-in-plies = { $distance } 步内胜
value-loss-in-plies = { $distance } 步内负
value-win-in-turns = { $distance } 回合内胜
value-loss-in-turns = { $distance } 回合内负

perfect-unknown = 残局库里没有这个局面，无法给出完美的走法。

# 分析与电脑棋手。

analyse-table = 残局库（精确值）
analyse-alpha-beta = 深度 { $depth } · { $nodes } 个局面 · { $seconds } 秒 · 每秒 { $pace } 百万个
analyse-mcts = 深度 { $depth } · 模拟 { $nodes } 次 · { $seconds } 秒 · 每秒 { $pace } 百万次
analyse-seconds = 时间必须大于 0 秒，最多 { $most } 秒。
analyse-memory = 内存必须在 1 到 { $most } MB 之间。
analyse-nothing-to-do = 这个局面没有人需要选择走法，无从分析。
level-unknown = 没有“{ $level }”这个等级。等级为 1 到 { $highest }，写作 level:4。
level-pace = “{ $pace }”不是有效的速度。速度是 { $least } 到 { $most } 之间的数，例如 level:4:0.1 表示只用十分之一的时间。

## The page: around every page.

wuqi = 五棋
nav-home = 五棋 Wuqi，首页
nav-pages = 页面
skip = 跳到主要内容
title-home = 别处难得一见的棋
title-new = 开新桌
title-learn = 学棋
title-archive = 棋谱库
title-settings = 设置
title-nowhere = 找不到这个页面
link-lost = 连接中断，正在重新连接……
link-no-answer = 服务器没有响应，请再试一次。
try-again = 再试一次
guest-name = 游客 { $number }

## The page: home.

home-play = 开始玩
home-play-game = 和电脑下{ $game }
home-rules = 规则
home-pause = 暂停演示
home-go-on = 播放演示
home-none-open = 现在没有人在等对手，开一桌吧！
title-unfinished = 没下完的棋
title-open = 等人加入的桌子
title-playing = 进行中的棋局
table-join = 加入
table-watch = 观战
player-random = 电脑（乱下）
player-level = 电脑（{ $level } 级）
player-perfect = 电脑（完美下法）
player-engine = { $name }（电脑）

## The page: the board.

board-held = { $square }：{ $piece }
board-empty = { $square }：空
board-piece-of = { $side }的{ $piece }
board-taken-up = { $text }，已选中
board-can-act = { $text }，可以走
board-can-go = { $text }，可以走到这里
board-which-way = 要怎么走？
board-here = 这样：{ $piece }

## The page: a new table.

new-game = 游戏
new-variant = 玩法
new-usual = 标准规则
new-own = 自定义规则
new-seats = 玩家
new-seat-you = 你
new-seat-friend = 好友（用链接邀请）
new-apart = 每位队员分别设置
new-clock = 时限
new-see = 谁可以加入
new-wait = 由我决定何时开局
clock-none = 不计时
clock-minutes = { $base } 分 + { $increment } 秒
clock-seconds = { $base } 秒 + { $increment } 秒
clock-days = 每步 { $days } 天
clock-own = 自定义…
clock-own-minutes = 每方总时间（分钟）
clock-own-increment = 每步加秒数
clock-own-days = 每步天数
see-private = 私密：有链接才能加入
see-listed = 公开：列在首页，谁都可以加入
see-anyone = 自动匹配：和下一位想下这种棋的人对局
terms-value = { $what }：{ $value }
terms-unusual = 自定义规则
new-open = 开桌
new-begin = 开始
new-start-board = 这套规则的开局局面

## The page: a table.

table-board = { $game }的棋盘
table-moves = 着法
table-hidden = 还没翻开的棋子
table-hidden-action = （保密）
table-turn-board = 翻转棋盘
table-rematch = 再来一局
table-to-rematch = 去下一局
table-replay = 回放这局棋
table-resign = 认输
table-start = 开始
table-close = 关闭这一桌
table-dealing = 正在公平洗棋：每个人各加入一个秘密数字，谁也没法安排顺序……
dealing-waiting = 正在等 { $names }。{ $seconds } 秒后由服务器代为加入秘密。
table-onlookers = { $count } 人在观战。
table-onlookers-too = 另有 { $count } 人也在观战。
title-waiting = 等待其他玩家
title-gone = 这一桌已经不存在了
title-chat = 聊天
waiting-copy-link = 复制链接
waiting-for-all = 坐满即开局。
waiting-for-owner = 由开桌的人决定何时开局。
copied = 已复制
seat-empty = 空位
seat-you = 你
seat-away = 离线
seat-would-give-up = 想认输
seat-failed = 接替出故障的 { $name }
seat-marked = { $name }（{ $marks }）
seat-out-resigned = 认输了
seat-out-time = 超时判负
seat-out-abandoned = 中途离开
seat-out-now = 现由{ $names }代走
seat-captured = 吃掉的棋子
seat-clock = 剩余时间
clock-left = { $days } 天 { $hours } 小时
seat-on-turn = 轮到这一方
seat-take = 坐这里
seat-leave = 离座
seat-computer = 电脑…
seat-clear = 移除电脑
seat-remove = 移出玩家
seat-lock = 锁定这个座位
seat-unlock = 开放这个座位
seat-swap = 与另一个座位交换
seat-swap-both = 交换座位
seat-swap-whom = { $seat }（{ $name }）要与谁交换座位？
seat-swap-with = 与{ $seat }交换
seat-swap-stop = 不换了
prompt-you = 轮到你了
prompt-side = 轮到{ $side }
action-skip = 跳过
action-pass = 跳过
action-done = 结束吃子
action-zone = { $what } 区
action-huff = 罚掉 { $what } 号格的棋子
confirm-move = 确定走这一步吗：{ $action }？
confirm-yes = 是
confirm-no = 否
offer-takeback = 悔棋
offer-draw = 提和
offer-accept = 接受
offer-decline = 拒绝
offer-withdraw = 收回
offer-draw-from = { $name } 提议和棋。
offer-takeback-from = { $name } 想悔棋。
offer-rematch-from = { $name } 想再下一局。
offer-draw-waiting = 你已提议和棋。
offer-takeback-waiting = 你已请求悔棋。
offer-rematch-waiting = 你已提议再下一局。
offer-agreed = 你已同意，还在等其他人答复。
offer-rematch-declined = 有人不想再下一局。
draw-sure = 要以和棋结束吗？
draw-yes = 和棋
resign-sure = 要认输吗？
resign-yes = 认输
resign-no = 继续下
resign-team = 你们队里 { $names } 想认输。全队都认输才算输。
claim-gone = { $name } 离线了。
claim-win = 宣布获胜
claim-computer = 让电脑接手
order-start = 建议顺序
order-stop = 完成建议
chat-say = 输入消息
chat-to = 发给
chat-everybody = 所有人
chat-team = 队友
avoid-mute = 屏蔽消息：不再看到此人的消息
avoid-block = 拉黑：不再和此人同桌
fair-yes = 洗棋过程公平
fair-no = 无法证实洗棋过程公平
fair-server = 服务器：承诺与秘密
fair-seat = { $seat } 号座位：承诺与秘密

## The page: replay.

title-replay = 回放
replay-first = 回到开局
replay-back = 上一步
replay-forward = 下一步
replay-last = 跳到最后
replay-play = 自动播放
replay-stop = 停止
replay-at = 第 { $ply } 步，共 { $all } 步
replay-take-along = 保存与分享
replay-copy-position = 复制局面
replay-copy-link = 复制链接
replay-record = 棋谱文件
replay-svg = 图片（SVG）
replay-png = 图片（PNG）
replay-gif = 动画（GIF）
replay-filming = 正在制作 GIF……

## The page: learn.

learn-choose = 请选择游戏。
learn-contents = 目录
learn-board = 练习棋盘
learn-try = 演示
learn-refused = 试试违规的走法：
learn-again = 重新开始
learn-free = 点一下棋子：这里的棋盘都可以直接下。
help-title = 和别人一起玩
help-meet = 找对手
help-meet-text = 首页的“和真人下棋”会帮你找想玩同一种游戏、时限也相同的人，等级分相近的优先。等待时可以先和电脑下棋或做习题，找到对手会叫你。“邀请好友”会给你链接和二维码。在任何地方点一下名字，就能看对方的个人主页、发起挑战、关注，也可以屏蔽消息、拉黑或举报。
help-challenge = 挑战
help-challenge-text = 点一下名字，选“发起挑战”，再选游戏、玩法、时限和你要下的一方。对方在每个页面都能看到挑战，也可以收到通知。挑战保留 15 分钟，通讯棋则保留三天。
help-rating = 等级分
help-rating-text = 每种游戏、每种速度各有一个等级分，从 1500 开始。± 后面的数字表示误差有多大，问号表示还是暂定。排位对局需要账号和时限，并采用标准规则或预设规则。电脑各级的等级分是固定的。你可以在设置里把个人主页设为私密，这样也不会出现在排行榜上。
help-tournament = 比赛
help-tournament-text = 有账号的人都可以创建或参加比赛。竞技场里一局结束就安排下一局；瑞士制会遇到分数相近的对手；循环赛则和每个人都下一局。随时都可以退赛。前三名的个人主页上会有奖杯。
help-days = 通讯棋
help-days-text = 每一步有好几天可以想，双方不必同时在线。休假时你的棋钟会停，一年最多 30 天。用条件预走可以先选好应着：对手真的走了那一步，就立刻替你走出来。
help-notify = 通知
help-notify-text = 轮到你走、对局开始或有人向你挑战时怎么通知，都在设置里决定：浏览器通知、邮件、RSS 或 Webhook。每一种通知都可以单独关掉，每封邮件里也有退订链接。
help-watch = 观战与嵌入
help-watch-text = 首页会显示正在进行的对局。观战者看到的排位对局晚 15 秒。想在自己的网站上放一局棋、一个局面或一道习题，就用那一页的网址，在路径前面加上“/embed”。

## The page: archive.

archive-mine = 我的棋局
archive-everybody = 大家的棋局
archive-game = 游戏
archive-any-game = 所有游戏
archive-reason = 结束方式
archive-any-reason = 所有结束方式
archive-when = 时间
archive-within = { $days ->
    [0] 不限时间
    [1] 最近 24 小时
    [7] 最近一周
    [30] 最近一个月
   *[365] 最近一年
}
archive-none = 这里还没有棋局。
archive-more = 更多
upload-waiting = 有 { $count } 局已结束的对局只存在本设备上。
upload-games = 上传到账号
upload-done = 已将 { $count } 局存入你的账号。
upload-account = 要上传对局，请先登录或注册。
archive-plies = { $count } 步

## The page: settings.

settings-language = 语言
settings-more = 其他
settings-theme = 外观
theme-system = 跟随系统
theme-light = 纸（浅色）
theme-dark = 墨（深色）
settings-colours = 颜色
colours-full = 标准
colours-safe = 色盲友好
settings-pieces = 棋子
pieces-drawn = 图形
pieces-letters = 字母
settings-destinations = 显示可走的位置
destinations-selected = 选中棋子时
destinations-always = 始终显示，并标出能走的棋子
destinations-never = 不显示
settings-sound = 声音
settings-coordinates = 坐标
settings-confirm = 每一步都先确认
title-person = 账号
person-name = 名字
person-keep = 设置密码，保留这个名字
person-password = 密码
person-sign-up = 注册
person-sign-in = 登录
person-sign-out = 退出登录
person-have = 我已有账号
person-change-password = 更改密码
person-old-password = 当前密码
person-new-password = 新密码
person-changed = 密码已更改，其他设备都已退出登录。
person-export = 下载我的全部数据
person-delete = 注销账号
person-delete-sure = 你的名字、密码和聊天消息将永久删除。棋局会保留，但不再显示你的名字。
person-delete-yes = 永久删除
person-gone = 已注销的用户
title-avoided = 已屏蔽消息或拉黑的玩家
avoid-mute-on = 已屏蔽消息
avoid-block-on = 已拉黑
avoid-undo = 解除

# 对抗赛与循环赛。

arena-games = 局数必须在 1 到 { $most } 之间。
arena-too-few = 循环赛至少需要两名棋手。
arena-entries = 指定了 { $found } 名棋手，但这个游戏有 { $sides } 方：请每方指定一名。
arena-processes = 进程数必须在 1 到 { $most } 之间。
arena-on = 不能在“{ $on }”上进行对局。可选：{ $right }。
arena-folder-damaged = { $path } 里的赛程文件已损坏。请换一个文件夹，或用 --again 重新开始。
arena-folder-other = { $path } 里是另一场比赛。请换一个文件夹，或用 --again 重新开始。
arena-folder-version = { $path } 里的对局出自另一版本的棋手。请换一个文件夹，或用 --again 重新开始。
arena-player = 棋手
arena-games-played = 局数
arena-won = 胜
arena-shared = 并列
arena-lost = 负
arena-score = 得分率
arena-interval = 95% 置信区间
arena-rating = 等级分
arena-forfeits = { $entry } 有 { $number } 局因应答超时或走法违规而判负。
arena-openings = { $path } 里没有开局：应每行一个，着法之间用空格分开。
arena-records = 棋谱：{ $path }

# 其他框架的适配
adapter-tokens-illegal = 有 { $rows } 行收到了不合法的标记；合法的标记见该行的掩码。
adapter-render-mode = 没有“{ $wanted }”这种显示方式。可用的有：{ $right }。
agent-unknown = 没有“{ $agent }”这个智能体。智能体有：{ $right }。

# 通过 Hub 协议连接的外部引擎。

hub-not-this = { $game } 不支持 Hub 协议，只有 { $right } 支持。
hub-command = “{ $command }”没有指定要启动的程序。请写 hub:命令，或 hub:0.1:命令（每步十分之一秒），或 hub:0.1:book=false:命令（带参数）。
engine-not-started = 无法启动 { $player }。
engine-silent = { $player } 没有及时应答。
engine-gone = { $player } 在对局中途退出了。
engine-illegal = { $player } 走了 { $move }，这一步不合规则。

# The teacher: hints, reviews, puzzles.

kind-take = 吃子
kind-step = 不吃子的走法
kind-flip = 翻一枚暗子
kind-skip = 跳过这一步
kind-huff = 罚子
kind-zone = 选择布阵区
kind-place = 放一枚棋子
kind-done = 结束吃子
kind-pass = 跳过这一回合
kind-roll = 翻滚一个方块
kind-slide = 平移一个方块（不翻滚）
hint-kind = 想想这一类走法：{ $kind }。
hint-square = 请看 { $square }。
turn-win-lost = 这一步把必胜走成了败局。
turn-win-drawn = 这一步把必胜走成了和棋。
turn-draw-lost = 这一步把和棋走成了败局。
turn-blunder = 严重失误。
turn-mistake = 失误。
review-better = 更好的走法：{ $line }
review-point = 第 { $number } 步，{ $side }，{ $action }：{ $turn }{ $cost }
review-cost = 胜率下降 { $percent }%。
review-no-turning = 没有转折点：谁都没有重大失误。
review-empty = 这一局一步都没有走。
puzzle-unknown = 没有题目“{ $puzzle }”。
puzzle-none = 这种棋还没有题目。
puzzle-goal-win = 轮到{ $side }：找出唯一能赢的一步。
puzzle-goal-draw = 轮到{ $side }：找出唯一不输的一步。
puzzle-goal-material = 轮到{ $side }：找出必定得子的一步。
puzzle-goal-best = 轮到{ $side }：翻棋还是走棋？找出最好的一步。
puzzle-right-win = 答对了！只有这一步能赢。
puzzle-right-draw = 答对了！只有这一步能守和，其他都会输。
puzzle-right-material = 答对了！这一步必定得子。
puzzle-right-best = 答对了！这一步明显最好。
puzzle-goes-on = 答对了！还没结束：找出下一步。
puzzle-done = 完成！每一步都找对了。
puzzle-other-moves = 这道题在这些着法之后没有要解的回合：{ $moves }
puzzle-refuted = 对方的应对：{ $line }
puzzle-only-draws = 这样只能下成和棋。
puzzle-loses = 这样会输。
puzzle-loses-in-plies = 这样走，双方合计再走 { $distance } 步就输了。
puzzle-loses-in-turns = 这样走，双方合计再走 { $distance } 回合就输了。
puzzle-wins-nothing = 这样没有得子。
puzzle-wins-men = 这样得 { $men } 子，但还有更好的走法。
puzzle-loses-men = 这样会损失 { $men } 子。
puzzle-less-chance = 这一步的胜率是 { $chance }%，最好的一步是 { $best }%。
puzzle-grade = 难度 { $grade }／{ $hardest }
puzzle-streak = 连续答对：{ $streak } 题
puzzle-line = 后续：{ $line }
puzzle-help = 输入走法；? 列出合法走法；也可输入 hint（提示）、show（答案）、next（下一题）、quit（离开）。
puzzle-grade-range = 难度必须是 1 到 { $hardest }。
setup-pieces = 这不是这种棋的棋子。可选：{ $right }。
teacher-failed = 引擎没有得出答案，请再试一次。
teacher-busy = 引擎正忙，请稍后再试。
analysis-playing = 你正在和真人下这种棋，或正在下排位对局；下完之前，不提供这种棋的分析。
hint-people = 只有对手全是电脑时才有提示。
hint-not-now = 还没轮到你，现在没有提示。
review-not-over = 对局结束之后才能复盘。

## The page: analysis, reviews, hints, puzzles.

worth-chance = { $percent }%
title-analysis = 分析
analysis-engine = 引擎
analysis-waiting = 排队中，前面还有 { $before } 人。
analysis-thinking = 思考中……
analysis-exact = 已完全解出：每一步的精确结果
analysis-depth = 深度 { $depth }，已搜索 { $nodes } 个局面
analysis-worths = 每一步的评估
analysis-lines = 最佳变化
analysis-chance = 翻出什么？请选择。
analysis-play = 从这个局面开始下
analysis-level = 对手
analysis-play-here = 开始下
analysis-position = 局面
analysis-paste = 局面文字
analysis-set = 应用
analysis-edit = 摆局面
analysis-start = 回到开局
analysis-upload = 打开棋谱文件
analysis-prune = 删除这一步及其后续
analysis-open = 在分析棋盘上看
title-review = 复盘
review-ask = 复盘这一局
review-progress = 正在复盘
review-graph = 各方胜率走势
review-now = { $side } { $percent }%
hint-ask = 提示
hint-more = 再多一点提示
title-puzzles = 习题
puzzles-choose = 找出正确的一步；对方以最佳方式应对后，再找下一步。请选择游戏。
puzzles-solved = 已解 { $solved }／{ $all }
puzzles-best = 最高纪录：{ $best } 题
puzzles-next = 下一题
puzzles-show = 看答案
puzzles-grade = 难度
puzzles-again = 再试一次
puzzles-theme = 主题
puzzles-all-themes = 全部
puzzles-theme-count = { $theme }（{ $count }）
puzzles-rated = 等级分 { $rating }
puzzles-your-rating = 你的解题等级分：{ $rating }
puzzles-daily = 每日一题
puzzles-run-streak = 答错为止
puzzles-run-timed = 三分钟
puzzles-run-solved = 已解：{ $solved } 题
puzzles-run-over = 这一轮结束了。
puzzles-run-record = 新的个人纪录！
puzzles-run-stop = 停止
theme-one-turn = 一步
theme-several-turns = 两步
theme-long = 三步以上
puzzles-others = 其他棋的题目
editor-title = 摆局面
editor-pieces = 要放的棋子
editor-erase = 清除
editor-mover = 轮到哪一方
editor-empty = 清空棋盘
editor-use = 分析这个局面
editor-leave = 取消

### How what happened is shown on the board
settings-pace = 动画速度
pace-slow = 慢
pace-normal = 适中
pace-fast = 快
pace-off = 关闭
sign-huff = 罚子！
sign-recall = { $side }收军回营
sign-out = { $side }出局
sign-camp = { $side }：{ $camp }
sign-zone = { $side }选 { $zone } 区

### How words, sentences and facts are put together
title-of = { $title }：{ $name }
part-joint = {" · "}
sentence-joint = {""}
seat-member = { $side } { $member } 号
chat-after-name = ：
chat-after-name-team = （队内）：
board-worth = { $text }，{ $value }
play-acted = { $name }：{ $action }
arena-range = { $low }%～{ $high }%
arena-leader = { $entry } { $percent }%

### What the program says while it works
compiling = 正在为这台电脑编译规则（只需一次，约几秒钟）……
serve-at = 棋室地址：{ $url }
bench-playouts = 每秒 { $games } 局 · 每秒 { $moves } 步 · 每局 { $mean } 步

### Hints, clue by clue, and what a review says of lost games.

hint-one-choice = 现在只有一种走法。
hint-only = 这里只有一步好棋。
hint-lost = 对方不出错的话，这盘已经输了。尽量走得让对手难以应付吧。
hint-behind = 你这一方比较难下。尽量走得让对手难以应付吧。
hint-no-move = 这次最好的选择不在棋盘上：请看按钮。
hint-where = 只有 { $square }{ -after-square }的棋子能动：该走到哪里？
hint-area = 请看棋盘上标出的范围：{ $from } 到 { $to } 之间。
hint-piece = 请看 { $square }{ -after-square }的棋子。
hint-do-step = 走 { $path }。
hint-do-roll = 翻滚 { $path }。
hint-do-taking = 这样可以吃掉 { $count } 枚棋子。
hint-do-take = 吃掉 { $square }{ -after-square }的棋子。
hint-do-flip = 翻开 { $square }{ -after-square }的棋子。
hint-do-huff = 罚掉 { $square }{ -after-square }的棋子。
hint-do-place = 放在 { $square }：{ $piece }。
hint-do-zone = 选择 { $zone } 区。
hint-do-done = 点“结束吃子”，不再吃了。
hint-do-skip = 跳过这一步。
hint-do-pass = 跳过这一回合。
hint-why-wins = 几步之内可以多得 { $count } 枚棋子。
hint-why-saves = 不这样走，很快就会损失 { $count } 枚棋子。
hint-why-clear = 其他走法都明显较差：这一步的胜率约 { $best }%，其他最多 { $other }%。
hint-why-chance = 这一步的胜率约 { $best }%，其他走法也差不多。
hint-why-hardest = 这一步让对手最难应付。
hint-why-win = 这一步必胜。
hint-why-win-in-plies = 这一步必胜，双方合计再走 { $distance } 步就赢了。
hint-why-win-in-turns = 这一步必胜，双方合计再走 { $distance } 回合就赢了。
hint-why-only-win = 其他走法都赢不了。
hint-why-draw = 这一步守住和棋。
hint-why-only-draw = 这一步守住和棋，其他走法都会输。
hint-why-loss = 怎么走都会输，但这一步让对手最难赢。
hint-why-loss-in-plies = 怎么走都会输，但这一步撑得最久：双方合计还有 { $distance } 步。
hint-why-loss-in-turns = 怎么走都会输，但这一步撑得最久：双方合计还有 { $distance } 回合。
turn-hastened = 本来就是败局，这一步又输得更快。
turn-slip = 损失最多的一步，但还不算失误。
review-lost-from-start = { $side }本来就赢不了：对方若不出错，这一方从一开始就是必败，只看能撑多久。
review-behind-from-start = { $side }从一开始就处于劣势。
review-slipped = { $side }不是输在某一步，而是一点一点落后的。
review-unseen = { $side }输了，但看不出是输在哪一步。
puzzles-rising = 随你的水平调整

### 回看先前的局面、预先走子

browse-toolbar = 先前的局面
browse-leave = 回到对局
browse-start = 开局局面
browse-at = 第 { $ply } 步，共 { $all } 步
browse-new = 这期间又走了 { $count } 步。
premove-set = 已预走一步，轮到你时会立刻走出。
premove-take-back = 取消预走
premove-dropped = 预走的那一步已经不能走了。
unsent-waiting = 连接中断，恢复后会发出你这一步。
unsent-dropped = 你那一步没有发出：这期间棋局已经往下走了。
pending-cancel = 取消
plan-going-on = 之后轮到你时，会按选好的阵形自动摆完。
settings-premoves = 允许预走（对手思考时先走好下一步）

### Pieces for readers who know no xiangqi characters
settings-discs = 象棋棋子
discs-characters = 文字
discs-moves = 走法图示
table-discs-moves = 棋子改用走法图示
table-discs-characters = 棋子改用文字
settings-explain = 点击棋子时说明走法

### Touch

board-which-square = 哪一格？

### Lessons: what the rules say about a try, and the page.

lesson-unknown = 没有这一课：{ $lesson }。
lesson-over = 这一题已经结束，请重新开始。
lesson-one-action = 请一次找一种走法。
lesson-other-piece = 可以这样走，不过这一题要走的是 { $square }{ -after-square }的棋子。
lesson-not-won = 这样还没赢。
lesson-nothing-taken = 你什么都没吃到。
lesson-more-to-take = 你吃了 { $taken } 枚，其实可以吃 { $wanted } 枚。
lesson-not-there = { $square }{ -after-square }上还没有这一题要的棋子。
lesson-not-safe = 这样走，{ $side }能反击：请看棋盘。
lesson-lost = 这盘输了。练习而已，再试一次！
lesson-shared = 这盘没有分出胜负，再试一次！
title-lessons = 课程
lessons-choose = 在棋盘上做几个小练习，从第一步学到拿下首胜。请选择游戏。
lessons-start = 上课学棋
lessons-progress = 已完成 { $done }／{ $all } 课
lesson-number = 第 { $number } 课，共 { $all } 课
lesson-task-of = 第 { $number } 题，共 { $all } 题
lesson-right = 答对了！
lesson-found = 已找到 { $found }／{ $all }
lesson-show = 演示一下
lesson-retry = 再试一次
lesson-go-on = 继续
lesson-next = 下一课
lesson-finished = 已完成
lesson-all-done = 所有课程都完成了，可以挑战 1 级电脑了！
lesson-play = 跟 1 级电脑下一盘

### Guidance at the table: what to aim at, and what stands beside what.

guide-dismiss = 知道了
guide-ask = 怎样才算赢？
board-around = { $text }，旁边有 { $foes } 个敌人、{ $friends } 个同伴
board-falls = { $text }，可以被吃

### The page: what happened, in sentences, and moves as lists show them.

tell-piece = { $whose ->
    [you] 你的{ $piece }
    [nobody] { $piece }
   *[other] { $owner }的{ $piece }
}
tell-at = { $piece }（{ $square }）
tell-moves = { $piece }从 { $from } 走到 { $to }。
tell-takes = { $victim ->
    [you] { $piece }从 { $from } 走到 { $to }，把{ $taken }吃掉了。
   *[other] { $piece }从 { $from } 走到 { $to }，吃掉了{ $taken }。
}
tell-jumps = { $victim ->
    [you] { $piece }从 { $from } 跳过 { $square }，落在 { $to }，把{ $taken }吃掉了。
   *[other] { $piece }从 { $from } 跳过 { $square }，落在 { $to }，吃掉了{ $taken }。
}
tell-jumps-many = { $piece }从 { $from } 连跳到 { $to }，吃掉了{ $victim ->
    [you] 你的 { $count } 枚棋子
   *[other] 对方 { $count } 枚棋子
}。
tell-path = { $piece }从 { $from } { $parts }。
tell-part-roll = 翻滚到 { $to }（变成{ $piece }）
tell-part-step = 平移到 { $to }
tell-part-take = 走到 { $to } 吃掉{ $taken }
tell-places = { $actor ->
    [you] 你
   *[other] { $name }
}把{ $piece }放在 { $square }。
tell-flips = { $actor ->
    [you] 你
   *[other] { $name }
}翻开 { $square }，是{ $piece }。
tell-camp = { $actor ->
    [you] 你
   *[other] { $name }
}带领{ $camp }。
tell-crowned = 这枚兵在 { $square }{ -after-square }升变为王棋。
tell-huffs = { $actor ->
    [you] 你
   *[other] { $name }
}罚掉了{ $taken }（{ $square }）。
tell-removed = { $piece }（{ $square }）离开棋盘。
tell-recalled = { $actor ->
    [you] 你
   *[other] { $name }
}收军，明子全部离开棋盘。
tell-out = { $actor ->
    [you] 你
   *[other] { $name }
}出局了。
tell-zone = { $actor ->
    [you] 你
   *[other] { $name }
}选了 { $zone } 区。
tell-march = { $actor ->
    [you] 你
   *[other] { $name }
}调兵：{ $steps }。
tell-captures = { $actor ->
    [you] 你
   *[other] { $name }
}吃掉了{ $taken }。
tell-skip = { $actor ->
    [you] 你
   *[other] { $name }
}无棋可走，跳过这一步。
tell-pass = { $actor ->
    [you] 你
   *[other] { $name }
}无棋可走，跳过这一回合。
tell-done = { $actor ->
    [you] 你
   *[other] { $name }
}结束吃子。
tell-secret = { $actor ->
    [you] 你
   *[other] { $name }
}秘密行动了一次。
move-flip = 翻 { $square }
move-flipped = 翻 { $square } { $piece }
move-place = 放 { $square }
move-placed = { $square } { $piece }
move-place-member = { $member } 号放 { $square }
move-take = 吃 { $square }
move-done = 结束吃子
move-piece = { $piece } { $squares }
move-member = { $member } 号 { $squares }
moves-notation = 显示棋谱记法
round-title = 你上次走棋之后
round-title-everybody = 上一轮
round-none = 还没有人走棋。
refuse-not-yours = 这是{ $piece }，不是你的。
refuse-nobody = 这枚棋子不属于任何人。
refuse-empty = 这里没有可以走的棋子。
refuse-stuck = 这枚棋子现在不能动。
board-goal = { $text }，你的终点
board-goal-of = { $text }，{ $side }的终点
settings-notation = 着法的写法
notation-words = 文字和符号
notation-raw = 棋谱记法
editor-good = 这个局面可以下。
noun-any = 棋子

### 终局、级别、音效、布阵

result-closed = 这局没有开始。
ending-won = 你赢了！
ending-lost = 你输了。
ending-drew = 和棋。
ending-placed = 你获得第 { $place } 名（共 { $of } 方）。
ending-placed-shared = 你并列第 { $place } 名。
ending-harder = 难一点：{ $level } 级
ending-easier = 简单一点：{ $level } 级
ending-try-harder = 连胜两局！要不要试试 { $level } 级？
ending-try-easier = 这一级不容易，要不要试试 { $level } 级？
ending-review = 看胜负的转折点
level-ask = 电脑要多强？1 最弱，8 最强。
sound-mute = 关闭声音
sound-on = 打开声音
settings-volume = 音量
set-up-ask = 一次摆好：
set-up-random = 随机

### Games that leave something out

action-not-legal = 这步棋不合规则。
editing-not-this = { $game } 不能摆局面。

### At the table: leaving early, invitations, warnings, waiting for a hint.

resign-settled = 你的名次已经确定，不必认输。
claim-settled = 那一方的名次已经确定。
ending-replaced = { $name }{ $how ->
    [resigned] 认输了
    [time] 超时了
   *[abandoned] 离开了
}，名次排在继续下棋的人之后；其棋子由电脑代走到终局。
ending-only-computers = 只剩下电脑，对局就此结束。
invited-by = { $name } 邀请你下{ $game }。
invited = 有人邀请你下{ $game }。
invited-sit = 找一个空座位坐下就能下棋，也可以留下来观战。
invited-full = 座位都有人了，你可以留下来观战。
nav-menu = 菜单
hint-thinking = 思考中……
computer-queued = 电脑正在排队等候思考，{ $before ->
    [0] 下一个就轮到它。
   *[other] 前面还有 { $before } 个。
}
peril-now = 标“！”的着法一走就输。{ $reason }
peril-next = 走了标“！”的着法，对手下一步就能获胜。{ $reason }
peril-threat = 小心，对手下一步可能获胜。{ $reason }

### Puzzles from a finished game, and the home page

title-mistakes = 这局棋的题目
ending-puzzle = 用这局棋出题
review-progress-at = 正在检查第 { $done } 个局面，共 { $of } 个……
mistakes-number = 第 { $number } 题，共 { $all } 题 · 第 { $move } 步
mistakes-try = 自己试试看
mistakes-yours = 你在这里走了 { $move }。{ $turn }找出更好的一步。
mistakes-theirs = { $side }在这里走了 { $move }。{ $turn }找出更好的一步。
mistakes-same = 这就是对局中走的那一步，再想想别的。
mistakes-wrong = 这一步也不行。{ $turn }
mistakes-right-win = 答对了！这一步保住了胜局。
mistakes-right-draw = 答对了！这一步守住了和棋。
mistakes-right-loss = 答对了！这一步撑得最久。
mistakes-right-chance = 答对了！这样走，胜率不会下降。
mistakes-none = 这局棋出不了题：没有哪一步决定了胜负。
mistakes-none-own = 你没有重大失误。来看看别人错过了什么。
mistakes-others = 更多题目
home-welcome = 和真人、电脑或好友下棋。没玩过？先上几分钟的课。

### Lists within sentences: what stands before the last part; and the sign of a goal.

list-last-joint = 和
path-last-joint = ，再
board-goal-sign = 终点

### At the table: looking back, the end among three

prompt-past = 回看第 { $ply } 步（共 { $all } 步）
ranking-place = 第 { $place } 名：{ $names }。
ranking-shared = 并列第 { $place } 名：{ $names }。
ending-left-placed = 你是第 { $place } 名（{ $how ->
    [resigned] 你认输了
    [time] 你的时间用完了
   *[abandoned] 你离开了这一局
}）。
ending-left-shared = 你并列第 { $place } 名（{ $how ->
    [resigned] 你认输了
    [time] 你的时间用完了
   *[abandoned] 你离开了这一局
}）。

### The review: what a move gave away, and what was better

review-said-win-lost = { $side }在这里已是必胜，这一步却把胜局送掉，反而必败。
review-said-win-drawn = { $side }在这里已是必胜，走了这一步就只剩和棋。
review-said-draw-lost = { $side }在这里还守得住和棋，走了这一步就输了。
review-said-fell = { $turn ->
    [blunder] 严重失误：
    [mistake] 失误：
   *[slip] 不算失误，但损失最多：
}{ $side }的胜率从 { $before }% 掉到 { $after }%。
review-said-sooner = { $side }本来就输了，但还能再撑 { $long } 步；{ $short ->
    [1] 这一步马上就输。
   *[other] 走了这一步，{ $short } 步就输。
}
review-said-lost = { $side }本来就输了，这一步让对手赢得更轻松。
review-said-pieces = 这一步白送 { $pieces } 子。
review-best-win = 更好的是 { $move }：这样能赢。
review-best-draw = 更好的是 { $move }：这样能守住和棋。
review-best-loss = 更好的是 { $move }：这样能撑得更久。
review-best-chance = 更好的是 { $move }：胜率能保持在 { $percent }%。
review-line = 看之后怎么走

### At the table: what is left to place, and signs at the squares of a step

set-up-random-rest = 其余随机
balance-takes = +：走过去之后能吃的敌子
balance-loses = −：走过去之后会被吃的己子

### What the first clue of a hint is about

hint-look-wins = 那里能得 { $count } 子。
hint-look-saves = 那里有你的棋子受到威胁。
hint-look-crown = 那里有你的棋子快要升变了。
hint-look-trade = 那里可以兑子。
hint-look-quiet = 那里暂时没有子可吃，重点是把棋子走到好位置。

### Pages that lead nowhere

home-back = 回到首页

### 离线游玩与新版本

offline-title = 离线下棋
offline-what = 没有网络也能和电脑下棋、同屏对战、做题、上课、分析。棋局保存在本设备上。
offline-get = 下载（{ $size } MB）
offline-loading = 下载中：{ $percent }%
offline-ready = 已下载完成，没有网络也能玩。
offline-failed = 下载中断，请再试一次。
offline-here = 在本设备上玩
offline-back = 回到在线模式
offline-starting = 正在本设备上启动……
player-here = 玩家
offline-now = 你正在本设备上离线下棋。要和其他人下，需要连接网络。
offline-page = 这个页面需要联网
offline-page-then = 网络恢复后会自动打开。
offline-needed = 这项功能需要联网。

solved-title = 残局库
solved-what = 下载残局库之后，本设备就能查到库中每个局面的准确结果；如果整个游戏都已解出，还可以和下法完美的电脑对局。
solved-loading = 正在下载
solved-remove = 删除
solved-get = 下载（{ $size } MB）
solved-failed = 无法下载残局库，请再试一次。
settings-engine = 分析和电脑棋手在哪里运行
engine-auto = 本设备够快时，在本设备上
engine-device = 在本设备上
engine-server = 在服务器上
engine-unmeasured = 第一次用到时会测量本设备的速度。
engine-fast = 本设备每秒可算 { $speed } 个局面，够快。
engine-slow = 本设备每秒可算 { $speed } 个局面，不够快，因此由服务器来算。
engine-casual = 只有在没有其他人参加的休闲对局里，电脑棋手才会在本设备上运行。

analysis-python = 在 Python 中打开
python-what = 在本设备上用 Python 操作五棋。这里运行的代码只影响这个页面；局面会画成棋盘。示例取自编程手册。
python-examples = 示例：
python-printed = 输入与输出
python-picture = 局面的棋盘
python-input = Python 代码
python-run = 运行
python-stop = 停止
python-loading = 正在启动 Python……
python-running = 运行中……
python-failed = 无法加载 Python，请在联网时再试一次。
python-not-started = 无法启动 Python。
python-playing = 你正在和真人下棋；下完之前，不能使用 Python。

version-new = 新版本已就绪。
version-reload = 重新加载

### What stands around the name of a square in a sentence; a game whose squares are numbers changes it

-after-square = {" "}

### Solved positions

analysis-perfect = 显示最佳走法

### What is limited at a table

undo-too-often = 一局最多只能悔棋 { $most } 次。
offer-too-often = 本局已提出 { $most } 次，不能再提。
table-worn-out = 这一桌开局前变动太多次了，请另开一桌。
lend-alone = 只有在没有其他人参加的休闲对局里，电脑棋手才能在你的设备上运行。
open-too-many = 你已经有 { $most } 桌在等对手，请先关闭其中一桌。
upload-unfinished = 只能上传已结束、不超过 { $most } 步的对局。
table-spoilt = 这一桌的数据无法读取，已通知管理员。
verify-replaced = 公平。承诺、洗棋和每一次翻棋都正确（翻棋 { $flips } 次）。但并非人人都参与到底：{ $seats } 号座位提交承诺后没有公开秘密，由服务器代为补上。

### The round above your own move; records of other programs; the first lesson

person-save = 保存
round-title-own = 你的上一步
analysis-upload-format = 打开棋谱或 { $format } 文件
lessons-first = 开始第 1 课

### A game of yours that goes on, on the home page

unfinished-move = 第 { $ply } 步

### Ratings, profiles and leaderboards

rated-account = 排位对局需要账号。请登录或注册，或改下休闲对局。
rated-clock = 排位对局必须设置时限。
rated-rules = 排位对局须采用标准规则或预设规则，并从开局局面开始。
rated-computer = 这个电脑棋手没有等级分。排位对局请选择电脑的等级。
undo-rated = 排位对局不能悔棋。
hint-rated = 排位对局没有提示。
admin-rated = 已计算 { $games } 局的等级分。
admin-rated-again = 已重新计算 { $games } 局；有 { $changed } 个等级分改变。
profile-private = 这位玩家的个人主页不公开。
speed-blitz = 超快棋
speed-rapid = 快棋
speed-days = 通讯棋
rating-points = { $points }
rating-provisional = { $points }?
rating-doubt = ± { $doubt }
rating-change = { $before } → { $after }
rating-explained = 等级分后面的问号表示暂定；多下几局排位对局，等级分就会稳定下来。
rated-one-side = 排位对局中，你只能下一方。
new-rating = 等级分
new-casual = 休闲：不计等级分
new-rated = 排位：计入等级分，入座即表示同意
terms-rated = 排位对局
terms-casual = 休闲对局
terms-where = 对局方式
terms-lent = 电脑棋手在玩家自己的设备上运行。
terms-on-device = 在玩家自己的设备上对局
person-profile = 个人主页
person-own-profile = 我的个人主页
person-private = 私密：隐藏我的个人主页，也不列入排行榜
avoid-unmute = 取消屏蔽消息
avoid-unblock = 取消拉黑
profile-bot = 机器人
profile-since = 注册于 { $date }
profile-only-you = 这个主页是私密的，只有你能看到。
profile-ratings = 等级分
profile-no-ratings = 还没有下过排位对局。
profile-graph = 等级分变化
profile-between = { $first } – { $last }
profile-games = { $count } 局
profile-record = { $wins } 胜 { $draws } 和 { $losses } 负
profile-puzzles = 解出 { $count } 题
profile-to-leaderboard = 排行榜：{ $game }
profile-best = 最佳胜局
profile-trophies = 奖杯
trophy-place = 第 { $place } 名
profile-against = 对手等级分：{ $points }
profile-sides = 各方的排位战绩
profile-played = 下过的对局
profile-all-games = 所有对局
title-leaderboards = 排行榜
leaderboard-none = 还没有等级分稳定的玩家。
leaderboard-explained = 等级分稳定之后才会列入排行榜。± 后面的数字是可能的误差。电脑各级的等级分是固定的。

## The page: people who find each other.

home-person = 和真人下棋
home-computer = 和电脑下棋
home-friend = 邀请好友
home-online = { $count } 人在线
home-waiting = { $count } 人在等对手
home-clock = 真人对局的时限
own-games = 我的棋局（{ $count }）
own-turns = 轮到你（{ $count }）
own-waiting = 等待中
title-turns = ({ $count }) { $title }
call-begun = { $name } 已加入，{ $game }开局了。
call-dismiss = 稍后
call-notify = 有人加入时通知我
seek-title = 正在匹配对手……
seek-meanwhile = 可以在这里等，也可以先做别的事，找到对手时会通知你。
seek-stop = 取消匹配
invited-side = 你这一方
share-link = 发送链接…
share-code = 这一桌的二维码
share-scan = 让对方用手机扫码，或把链接发给对方。
seat-take-team = 整队都由我下
first-move = 首步倒计时 { $left }
first-move-why = 时间到了还没走第一步，这局就取消，不计胜负。
result-called-off = 对局已取消。
reason-called-off = 时间到了还没走第一步，这局不计胜负。
prompt-mates = 你的队伍在等 { $names }
home-more-playing = 其他进行中的棋局

### Tournaments

undo-tournament = 比赛中不能悔棋。
rematch-tournament = 比赛中不能再来一局，对手由系统编排。请回到比赛页面等下一局。
berserk-none = 这里不能使用“狂暴”（时间减半，获胜多得一分）。
berserk-late = “狂暴”只能用一次，而且要在走第一步之前。
tournament-clock = 比赛的时限必须以分钟计。
tournament-when = 比赛须在 90 天内开始。
tournament-name = 请给比赛起个名字。
tournament-too-many = 你已有 { $most } 场尚未开始的比赛。请等其中一场开始，或取消一场。
tournament-over = 这场比赛已经结束。
tournament-closed = 这场比赛已不能再加入。
tournament-not-joined = 你没有加入这场比赛。
tournament-owner = 只有创建比赛的人才能取消比赛。
tournament-begun = 比赛已经开始。
tournament-account = 参加比赛需要账号，请登录或注册。
tournament-unknown = 没有这场比赛。
hint-tournament = 比赛中没有提示。
title-tournaments = 比赛
tournaments-new = 创建比赛
tournaments-coming = 即将开始
tournaments-running = 进行中
tournaments-past = 已结束
tournaments-none = 目前没有比赛。有账号的人都可以创建。
tournaments-home = 竞技场、瑞士制、循环赛
system-arena = 竞技场
system-swiss = 瑞士制
system-round-robin = 循环赛
system-arena-means = 在规定时间内尽量多下，一局结束就安排下一局。
system-swiss-means = 分轮进行。对手分数相近，不会重复相遇。
system-round-robin-means = 每个人都要和其他所有人交手。
tournament-medley = 各种棋轮流
tournament-players = { $count } 人
tournament-round = 第 { $round } 轮，共 { $rounds } 轮
tournament-round-of = 第 { $round } 轮
tournament-until = { $time } 结束
tournament-by = 创建者：
tournament-return = 继续参赛
tournament-withdraw = 退赛
tournament-cancel = 取消比赛
tournament-ready = 你的对局开始了，去下棋
tournament-joined = 你已加入。比赛会在上面的时间开始，请不要关闭这个页面。
tournament-waiting = 你的下一局会显示在这里，请不要关闭这个页面。
tournament-away = 点“继续参赛”之前，不会再为你安排对局。
tournament-standings = 排名
tournament-none-joined = 还没有人加入。
tournament-points = { $points } 分
tournament-tiebreak = 小分：{ $value }
tournament-gone = 已退赛
tournament-streak = 双倍得分
tournament-games = 对局
tournament-bye = 本轮轮空
tournament-results = 下载成绩
tournament-records = 下载棋谱
tournament-to = 回到比赛
tournament-berserk = 狂暴：时间减半，赢了多得一分
tournament-halved = 狂暴
tournament-label = 比赛名称
tournament-system = 赛制
tournament-start = 开始时间
tournament-in = { $minutes } 分钟后
tournament-at = 指定日期和时间
tournament-length = 比赛时长
tournament-minutes = { $minutes } 分钟
tournament-rounds = 轮数
tournament-rounds-enough = 按人数决定
tournament-missing = 人数凑不齐时
tournament-missing-rest = 有人轮空
tournament-announce = 创建比赛
first-move-tournament = 时间到了还没走第一步，这局就判负。

### Notifications

channel-unknown = 这个链接或通知方式已经失效。
channel-email = “{ $address }”不是有效的邮箱地址。
channel-url = “{ $address }”不是可以接收通知的网址。
channel-too-many = 你已经有 { $most } 个通知方式，请先删除一个。
channel-no-mail = 本服务器不发送邮件。
notice-turn-title = 轮到你了：{ $game }
notice-turn = 你和 { $names } 的{ $game }，轮到你走了。
notice-began-title = 对局开始了：{ $game }
notice-began = 你和 { $names } 的{ $game }开始了。
notice-ended-title = 对局结束了：{ $game }
notice-ended = 你和 { $names } 的{ $game }结束了。
notice-round-title = 比赛的下一局：{ $game }
notice-round = 比赛中你和 { $names } 的{ $game }开始了。
notice-challenge-title = 有人向你挑战：{ $game }
notice-challenge = { $names } 向你发起挑战：{ $game }。
mail-why = 你在设置中订阅了通知，所以收到这封邮件。退订请打开：
mail-confirm-title = 请验证你的邮箱
mail-confirm = 有人（应该是你）想用这个邮箱接收五棋的对局通知。如果是你，请打开下面的链接来验证：
mail-confirm-else = 如果不是你，不必理会这封邮件，之后不会再收到。
feed-title = 五棋：我的对局
title-notifications = 通知
notify-turn = 轮到我走（通讯棋）
notify-began = 我的对局开始了
notify-ended = 我的对局结束了（通讯棋）
notify-round = 我在比赛中的对局开始了
notify-challenge = 有人向我挑战
notify-email = 邮件
notify-push = 浏览器
notify-webhook = Webhook
notify-feed = RSS
notify-unconfirmed = 请打开邮件中的链接，验证这个邮箱。
notify-here = 在这个浏览器里通知我
notify-denied = 这个浏览器禁止了本站的通知，可以在浏览器的设置里改为允许。
notify-address = 邮箱地址
notify-add-email = 添加邮箱
notify-add-feed = 创建 RSS 订阅
notify-feed-why = 用 RSS 阅读器订阅这个网址，就能跟进你的对局。请不要把网址告诉别人。
notify-url = Webhook 的网址
notify-add-webhook = 添加 Webhook
notify-secret = 签名密钥
notify-remove = 删除
notify-copy = 复制
notify-present = 本站页面开着的时候，不会给你发邮件。
title-confirm = 验证邮箱
letter-confirm = 验证
confirm-done = 之后的通知会发到 { $address }。
title-unsubscribe = 退订邮件
unsubscribe-one = 退订这类邮件
unsubscribe-all = 退订所有邮件
unsubscribe-done = 已退订，这些邮件不会再发到 { $address }。

### Vacation, and conditional moves

vacation-already = 你已经在休假了。
vacation-too-long = 你今年只剩 { $left } 天假期了。
vacation-none = 你没有在休假。
title-vacation = 休假
vacation-why = 休假期间，你的通讯棋会停钟，对手看得到你在休假。
vacation-days = 休假天数
vacation-take = 开始休假
vacation-until = 你正在休假，假期到 { $date }。
vacation-end = 结束休假
vacation-left = 今年剩余假期：{ $left }／{ $all } 天
seat-vacation = 休假到 { $date }
plan-game = 条件预走只能用在双方对弈的通讯棋里，而且不能有隐藏信息或随机成分。
plan-your-turn = 轮到你了，直接走吧。
plan-two-replies = 对手走 { $action } 时，有两种不同的应着。
plan-no-reply = 每条变化都要以你的应着结尾。
plan-turns = 走完这几步之后，对局已经结束，或双方不再轮流走。请缩短这条变化。
title-plans = 条件预走
plans-why = 先选好应着：对手若走了那一步，就立刻替你走出应着。对手看不到。
plans-add = 添加一条变化
plans-theirs = 对手可能怎么走？
plans-yours = 你怎么应？
plans-if = 对手若走 { $move }，就走 { $reply }。
plans-then = 接着对手若走 { $move }，就走 { $reply }。
plans-keep = 保存
plans-stop = 取消

## 挑战、关注、举报

following-too-many = 你最多可以关注 { $most } 人。
report-waiting = 你已经举报过这位玩家，管理员会处理。
report-too-many = 你每天最多可以举报 { $most } 人。
report-unknown = 没有这条举报。
challenge-over = 这个挑战已过期或已撤回。
challenge-guest = { $name } 是游客，而排位对局需要账号。
challenge-impossible = 你不能向 { $name } 发起挑战。
challenge-waiting = 你已经向 { $name } 发起挑战。请等对方答复，或关闭那一桌。
challenge-too-many = 你最多可以有 { $most } 个等待答复的挑战。
challenge-side = 这个游戏没有第 { $side } 方。
admin-report = { $report }  { $at }  { $by } → { $about }：{ $kind }
admin-report-table = 桌号 { $table }
admin-report-closed = 举报 { $report } 已处理完毕。
admin-reports-none = 没有待处理的举报。
report-messages = 言论不当
report-name = 名字不当
report-cheating = 作弊
report-leaving = 故意中途退出
report-other = 其他
person-challenge = 发起挑战…
person-follow = 关注
person-unfollow = 取消关注
person-report = 举报…
report-title = 举报 { $name }
report-why = 举报原因
report-text = 情况说明（选填）
report-explained = 只有本服务器的管理员会看到。如果不想再看到此人的消息，或不想再遇到此人，请同时屏蔽消息或拉黑。
report-send = 提交举报
report-done = 谢谢，管理员会处理。
dialog-close = 关闭
challenge-title = 挑战 { $name }
challenge-game = 游戏
challenge-clock = 时限
challenge-any-side = 随机
challenge-casual = 排位对局必须设置时限，而且双方都要有账号。
challenge-send = 发起挑战
challenge-received = 向你发起挑战：{ $game }
challenge-to-you = { $name } 向你发起挑战：{ $game }
challenge-decline = 拒绝
title-following = 你关注的玩家
follow-playing = 正在下{ $game }
follow-online = 在线
follow-away = 离线
challenged-waiting = 已收到挑战，可在 { $until } 前答复。
challenged-declined = 拒绝了挑战。你可以把链接发给别人。
challenged-expired = 没有及时答复。你可以把链接发给别人。
order-yours = 你建议：
order-proposes = 建议：
order-accept = 同意
order-leave = 不再照这个顺序
embed-open = 在五棋中打开{ $game }
embed-back = 上一步
embed-on = 下一步
embed-unknown = 这个网址不对应本站的任何棋局、局面或题目。

### Checking tablebases

verified-checking = 正在检查局面
verified-file = { $path }：{ $numbers } 条
verified-hash-right = 文件的哈希值与公布的相同：{ $hash }
verified-hash-other = 文件的哈希值是 { $hash }，公布的却是 { $wanted }。
verified-hash-none = 文件的哈希值是 { $hash }，还没有公布的值。
verified-damaged = 文件的第 { $chapter } 部分与校验码不符。
verified-start = 开局：{ $value }
verified-start-other = 开局：{ $value }，公布的却是{ $wanted }。
verified-right = 已检查 { $checked } 个局面：每个局面的结果都与最好的一步相同。
verified-wrong = 错误：{ $position } 存为{ $kept }，但从各走法得出{ $follows }。

### The explorer of solved positions

title-solved = 已解局面
explore-choose = 这些游戏的全部局面或终局已经解出。选择一个游戏，查看每一步的精确结果。
explore-none = 这里还没有残局库。
explore-download = 到设置下载残局库
explore-open = 查看已解局面
explore-unknown = 这个局面不在残局库里。
explore-play = 播放最佳走法
explore-stop = 停止
explore-longest = 最长的胜局
only-find = 找出唯一的一步
only-right = 答对了！其他走法都会错失结果。
only-wrong = { $move }会错失结果。再试一次。
only-shown = 这是唯一正确的一步。
only-none = 从这里起，最佳走法中没有只有一步正确的局面。
proof-title = 证明
proof-here = 证明这个局面
proof-root = 回到证明的起点
proof-what = { $side }：先走一步制胜的棋，再看对方的每一种应着。展开应着就能看到答复。
proof-answer = 对 { $move } 的答复
proof-end = 游戏结束。
proof-draw = 和棋：双方都无法强制获胜，所以没有制胜的一步可看。
