# Common words, used by every game.

game-unknown = 没有叫“{ $name }”的游戏。可以玩的有：{ $right }。
language-unknown = 我们还不会说“{ $language }”。可选：{ $right }。

option-unknown = 没有“{ $option }”这个选项。可用的选项：{ $right }。
option-none = 这个游戏没有选项，无法设置“{ $option }”。
option-bad-value = “{ $value }”不是 { $option } 可用的值。可用：{ $right }。
option-not-a-pair = “{ $pair }”不是选项，请写成 名称=值。
option-twice = 选项“{ $option }”给了两次，而且值不同。
preset-unknown = 没有“{ $preset }”这个组合。可用的组合：{ $right }。
preset-none = 这个游戏没有预设组合，“{ $preset }”不存在。

position-too-long = 这个局面文字太长了（最多 { $longest } 个字符）。
position-too-short = 局面要有棋盘和轮到哪一方，这里只有“{ $text }”。
position-bad-mover = 不能轮到“{ $mover }”走，必须是：{ $right }。
position-bad-key = “{ $key }”在这里没有意义。可用：{ $right }。
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

record-no-file = 无法读取 { $path }：{ $reason }。
record-not-json = 这不是棋谱：文件损坏或不完整（{ $reason }）。
record-not-ours = 这不是五棋的棋谱。
record-future = 这份棋谱是第 { $version } 版；本程序只能读到第 { $known } 版。
record-edited = 这份棋谱写好后被改过：校验码不符。
record-bad-field = 这份棋谱不完整或有错：{ $reason }。
record-bad-action = 棋谱的第 { $number } 步“{ $action }”不能走：{ $reason }
record-bad-result = 棋谱所写的结果和它的走法不符。
record-too-long = 这个文件太大，不像棋谱（最多 { $longest } MB）。
record-in-line = 第 { $number } 行：{ $reason }

perft-depth = 深度必须是 0 到 { $deepest } 的整数。
perft-threads = 线程数必须在 1 到 { $most } 之间。
perft-chance = 这里无法计数：结果由运气决定。请给一个没有扣着棋子的局面。
bench-seconds = 时间必须大于 0，最多 3600 秒。

player-unknown = 没有叫“{ $player }”的棋手。可选：{ $right }。
seats-wrong-number = 给了 { $found } 个棋手，但这个游戏有 { $sides } 方、{ $seats } 个座位：请每方给一个，或每个座位给一个。

undo-nothing = 没有可以悔的棋。
undo-shown = 已经翻开的不能收回。

result-draw = 和棋。
result-win = { $winner }获胜。
result-place = 第 { $place } 名：{ $names }。
list-joint = 、

diagram-try = 试试看：
diagram-refused = 不可以：

play-which-game = 想玩哪一个？请输入号码。
play-who = 谁来下？
play-against-computer = 你对电脑
play-one-screen = 大家共用这个键盘
play-number = 请输入 1 到 { $highest } 的号码，或输入 quit 离开。
play-hint = 输入走法；? 列出可走的步；help 看更多。
play-help = 直接输入走法即可。? 列出可走的步 · undo 悔棋 · save 文件名 存成棋谱 · board 重画棋盘 · quit 离开。
play-save-where = 请说明存到哪里：save 文件名
play-saved = 已存为 { $path }。
play-save-failed = 无法保存：{ $reason }。
play-save-offer = 输入文件名就能存下这局棋，或按 Enter 离开。
play-bye = 再见。
