# What `wuqi --help` says, and what the option parser refuses.
help-usage = Cách dùng: { $line }
help-command-word = LỆNH
help-options-word = {"["}TÙY CHỌN]
help-commands = Các lệnh:
help-arguments = Tham số:
help-options = Tùy chọn:
help-required = (bắt buộc)
help-range = (từ { $least } đến { $most })
help-at-least = (ít nhất { $least })
help-variable = (hoặc đặt biến môi trường { $variable })
help-default = (mặc định: { $value })

## The commands.
help-wuqi = Các trò cờ, chính xác và nhanh.
help-serve = Mở phòng cờ cho trình duyệt và bot.
help-play = Chơi trong terminal. Gõ nước đi, hoặc gõ ? để xem các nước hợp lệ.
help-games = Liệt kê các trò chơi cùng tùy chọn và bộ luật.
help-rules = Hiện sách luật của một trò chơi.
help-moves = Liệt kê các nước hợp lệ của một thế cờ: thế ban đầu, thế được cho, hoặc mỗi dòng một thế đọc từ đầu vào chuẩn.
help-replay = Xem lại một biên bản, hoặc các dòng JSON có game, options, start và actions, đến thế cờ cuối.
help-verify = Kiểm tra việc xáo quân của một ván có công bằng không. Mã thoát là 0 nếu công bằng, 1 nếu không, 2 nếu biên bản không cho biết.
help-perft = Đếm số chuỗi nước đi ở mỗi độ dài cho đến DEPTH. Số giây là của độ sâu cuối cùng.
help-bench = Đo tốc độ chạy luật chơi trên máy này.
help-bench-playouts = Chơi các ván ngẫu nhiên đến hết trên một luồng và đếm số ván mỗi giây CPU.
help-analyse = Cho biết các biến tốt nhất của một thế cờ: thế ban đầu, thế được cho, hoặc mỗi dòng một thế đọc từ đầu vào chuẩn.
help-review = Nhận xét một ván: cơ hội thắng của mỗi bên và các bước ngoặt.
help-puzzle = Giải lần lượt các câu đố, mỗi lần thử đều có nhận xét.
help-match = Cho các đấu thủ đấu nhiều ván, mỗi bên một đấu thủ, đổi bên sau mỗi ván.
help-tournament = Cho các đấu thủ gặp nhau theo mọi tổ hợp; điểm xếp hạng cho biết ai mạnh đến đâu.
help-hub = Giao tiếp bằng giao thức Hub qua đầu vào và đầu ra chuẩn, cho các chương trình khác.
help-solve = Lập bảng tra của một trò chơi, hoặc kiểm tra bảng đã có. Có thể ngắt rồi làm tiếp.
help-probe = Cho biết ở một thế cờ ai thắng và thắng sau bao lâu: thế ban đầu, thế được cho, hoặc mỗi dòng một thế đọc từ đầu vào chuẩn.
help-verify-solution = Kiểm tra bảng tra của một trò theo luật, bằng chương trình đọc riêng không dùng chung gì với chương trình giải.
help-import = Chuyển các ván trong tệp của chương trình khác thành biên bản, mỗi dòng một ván hoặc mỗi ván một tệp. Lỗi được báo ở đầu ra lỗi chuẩn.
help-export = Xuất biên bản sang định dạng của chương trình khác.
help-bot = Cho máy chơi trên một máy chủ. Máy tự mở bàn, ai cũng vào chơi được.
help-backup = Sao lưu mọi dữ liệu của máy chủ vào một tệp, kể cả khi đang chạy.
help-restore = Khôi phục bản sao lưu vào một cơ sở dữ liệu trống. Không được có máy chủ nào đang dùng.
help-admin = Cấm hoặc đổi tên người chơi, đặt lại mật khẩu, đóng bàn, xem báo cáo, tính điểm xếp hạng.
help-admin-ban = Cấm một người chơi.
help-admin-unban = Bỏ lệnh cấm.
help-admin-rename = Đổi tên một người chơi.
help-admin-reset-password = Đặt mật khẩu mới cho một thành viên và in ra. Người đó bị đăng xuất ở mọi nơi.
help-admin-close-table = Kết thúc một ván không phân thắng bại, hoặc đóng một bàn chưa bắt đầu.
help-admin-rate = Tính điểm các ván đã xong mà chưa được tính.
help-admin-reports = Liệt kê những gì người chơi đã báo cáo.

## What several commands take.
help-any-help = Hiện trợ giúp này.
help-any-lang = Ngôn ngữ: en, zh-Hant, zh-Hans, vi hoặc ja.
help-any-game = Trò chơi nào; wuqi games liệt kê tất cả.
help-any-option = Một tùy chọn của trò chơi; có thể dùng nhiều lần.
help-any-preset = Một bộ luật: nhóm tùy chọn có tên.
help-any-position = Thế cờ dạng văn bản.
help-any-json = Chỉ in JSON.
help-any-file = Một biên bản, hoặc các dòng JSON; - là đầu vào chuẩn.
help-any-data = Thư mục lưu mọi dữ liệu.
help-any-database = Dùng cơ sở dữ liệu (postgresql+asyncpg://…) thay cho tệp.
help-any-seed = Cùng một hạt giống ngẫu nhiên thì các ván giống nhau.
help-any-seats = Ai chơi, cách nhau bằng dấu phẩy: level:4,level:3.
help-any-games = Số ván.
help-any-on = Chạy ở đâu: here hoặc ray.
help-any-processes = Số ván chơi cùng lúc; mặc định mỗi nhân một ván.
help-any-opening = Số nước ngẫu nhiên ở đầu mỗi ván.
help-any-openings = Tệp khai cuộc: mỗi dòng một khai cuộc, các nước cách nhau bằng dấu cách.
help-any-to = Thư mục chứa biên bản.
help-any-again = Làm lại từ đầu thay vì làm tiếp.
help-any-threads = Số luồng.
help-any-format = Định dạng của chương trình khác, ví dụ pdn; nếu bỏ trống thì theo tên tệp.
help-any-name = Tên của một thành viên, hoặc id của bất kỳ ai.

## What single commands take.
help-serve-host = Địa chỉ để lắng nghe.
help-serve-port = Cổng để lắng nghe.
help-serve-redis = Redis (redis://…) để nối nhiều tiến trình.
help-serve-workers = Số tiến trình.
help-serve-player = Thêm một máy chơi không tính điểm: “NAME=py:MODULE:CLASS”, “NAME=program:COMMAND” hoặc “NAME=hub:COMMAND”; chỉ cho một trò thì viết “GAME:NAME=…”. Có thể dùng nhiều lần.
help-serve-tables = Giải các trò nhỏ khi có người hỏi lần đầu.
help-serve-secure = Dùng khi mọi người kết nối bằng https qua proxy.
help-serve-address = Địa chỉ của trang này, cho các liên kết trong email: https://games.example.org.
help-serve-smtp = Máy chủ thư: smtp://user:password@host:587 hoặc smtps://…. Nên đặt trong biến môi trường WUQI_SMTP.
help-serve-mail-from = Địa chỉ người gửi email.
help-serve-private-webhooks = Cho phép webhook gọi đến địa chỉ trong mạng nội bộ.
help-serve-limits = Hệ số nhân cho các giới hạn tần suất; 0 là không giới hạn.
help-serve-open-metrics = Cho mọi người xem /metrics.
help-serve-log = Ghi nhật ký nhiều hay ít: debug, info hoặc warning.
help-play-game = Trò chơi nào; nếu bỏ trống thì sẽ hỏi.
help-play-seats = Ai chơi, theo bên hoặc theo ghế: you,level:4 hoặc you,you.
help-play-position = Thế cờ để bắt đầu.
help-play-seed = Cùng một hạt giống ngẫu nhiên thì máy đi giống nhau.
help-verify-record = Tệp của một ván đã kết thúc.
help-perft-depth = Sâu bao nhiêu nước.
help-bench-playouts-seconds = Chơi trong bao nhiêu giây.
help-bench-playouts-seed = Hạt giống ngẫu nhiên.
help-analyse-seconds = Nghĩ bao nhiêu giây; mặc định 2 nếu không đặt giới hạn nào.
help-analyse-nodes = Bao nhiêu thế cờ hoặc lượt mô phỏng.
help-analyse-lines = Hiện bao nhiêu biến.
help-analyse-memory = Bộ nhớ để nhớ thế cờ (MB).
help-review-nodes = Số thế cờ hoặc lượt mô phỏng cho mỗi nước.
help-puzzle-id = Câu đố có mã này.
help-puzzle-grade = Chỉ các câu đố ở độ khó này.
help-puzzle-try = Chấm nước này thay vì hỏi.
help-puzzle-seed = Cùng một hạt giống ngẫu nhiên thì thứ tự giống nhau.
help-solve-depth = Lưu cả số nước để thắng, không chỉ bên thắng.
help-solve-threads = Số luồng; mặc định dùng mọi nhân.
help-solve-again = Lập lại dù đã có.
help-solve-sample = Kiểm tra bao nhiêu thế cờ ở cuối.
help-verify-solution-sample = Số thế cờ ngẫu nhiên cần kiểm tra.
help-verify-solution-all = Kiểm tra mọi thế cờ. Với bảng tra lớn, việc này mất nhiều ngày.
help-verify-solution-seed = Chọn thế cờ ngẫu nhiên nào: số khác thì thế khác.
help-solve-pieces = Lập bảng tra lớn hơn cho tàn cuộc có tối đa chừng này quân, với trò có bảng như vậy. Bảng cho biết ai thắng nhưng không biết sau bao nhiêu nước. Chi phí được báo trước khi lập.
help-import-file = Tệp chứa các ván, ví dụ games.pdn; - là đầu vào chuẩn.
help-import-to = Thư mục để ghi mỗi ván một tệp biên bản.
help-import-json = Biên bản luôn là JSON nên tùy chọn này không đổi gì.
help-bot-server = Địa chỉ máy chủ, ví dụ http://host:8000.
help-bot-token = Mã truy cập cá nhân có quyền play.
help-bot-level = Mạnh cỡ nào: cấp 1 đến 8, random hoặc perfect.
help-bot-tables = Số ván chơi cùng lúc.
help-backup-file = Tệp sẽ ghi.
help-restore-file = Tệp sao lưu.
help-admin-rename-new = Tên mới.
help-admin-close-table-table = Id của bàn.
help-admin-rate-again = Tính lại mọi điểm xếp hạng từ tất cả các ván tính điểm.
help-admin-reports-close = Đóng báo cáo có id này.

## What the option parser refuses.
option-not-a-pair = “{ $pair }” không phải tùy chọn; hãy viết tên=giá trị.
parse-no-command = Không có lệnh “{ $command }”. Các lệnh: { $right }.
parse-no-option = Ở đây không có tùy chọn { $option }. Xem { $help }.
parse-needs-value = { $option } cần có giá trị.
parse-no-value = { $option } không nhận giá trị.
parse-missing = Thiếu { $name }. Xem { $help }.
parse-extra = Ở đây thừa “{ $text }”.
parse-not-choice = { $name } phải là một trong: { $right }.
parse-not-between = { $name } phải là số từ { $least } đến { $most }.
parse-not-at-least = { $name } phải là số, ít nhất { $least }.
parse-not-whole = { $name } phải là số nguyên.
parse-not-number = { $name } phải là số.
parse-wrong = Không hiểu dòng lệnh này. Xem { $help }.

### Games that are being written

game-unfinished = Trò chơi { $name } chưa viết xong: { $problem }{ $more ->
    [0] {""}
   *[other] {" "}Còn thiếu { $more } thứ nữa, xem wuqi check-game { $name }.
}
game-lacks-file = Thiếu tệp { $file }.
game-lacks = { $file } chưa định nghĩa { $attribute }.
game-left-out = Không tải được { $name }. { $reason }
encoding-not-this = { $game } không có encoding.py nên không dùng cho học máy được.
help-new-game = Tạo một trò chơi mới chơi được ngay, là một gói riêng trong thư mục mới ở đây. Hãy sửa nó thành trò của bạn.
help-new-game-name = Tên trò chơi: chữ thường, chữ số và _.
help-new-game-inside = Ghi vào chính mã nguồn Wuqi.
help-check-game = Liệt kê mọi thứ một trò chơi còn thiếu. Mã thoát là 0 nếu chơi được, 1 nếu không.
help-check-game-name = Tên trò chơi: chữ thường, chữ số và _.
new-game-name = “{ $name }” không dùng làm tên trò chơi được: hãy dùng chữ thường, chữ số và _, bắt đầu bằng chữ cái.
new-game-taken = Đã có trò chơi tên { $name }.
new-game-exists = { $path } đã có sẵn nên không ghi gì cả.
new-game-no-sources = --inside cần mã nguồn của Wuqi, có thư mục web/src/games.
new-game-written = Trò chơi { $name } đã được ghi vào { $path }.
new-game-next = Tiếp theo: { $install } · wuqi play { $name } · wuqi check-game { $name }
new-game-next-inside = Tiếp theo: wuqi play { $name } · wuqi check-game { $name } · make page
check-game-done = { $problems ->
    [0] Trò chơi đã chơi được.
   *[other] Có { $problems } lỗi.
}{ $warnings ->
    [0] {""}
   *[other] {" "}Còn thiếu { $warnings } thứ không bắt buộc.
}
game-lacks-word = locales/en.ftl thiếu câu { $word }.
game-stands-still = Ván chưa kết thúc mà ở đây không đi được nước nào: { $position }
game-endless = Một ván ngẫu nhiên sau { $plies } nước vẫn chưa kết thúc.
game-misread = Ghi thế cờ này ra rồi đọc lại thì được một thế khác: { $position }
game-miscounted = count và actions trong rules.py không khớp ở đây: { $position }
game-odd-action = ACTION trong text.py không khớp với { $action }.
game-misjudged = judge phải trả về giá trị trong khoảng ±999, và giá trị ngược dấu cho bên kia: { $position }
game-ragged = Các hàng của hình không dài bằng nhau: { $position }
game-lacks-language = { $language } thiếu { $number } câu; câu tiếng Anh được dùng thay.
game-lacks-book = Thiếu locales/en.md: không có sách luật.
game-lacks-opening = Thiếu opening.json: bàn cờ ở trang chủ sẽ đứng yên.
game-lacks-drawing = Thiếu { $file }: trang sẽ vẽ quân tròn đơn giản trên bàn kẻ ô.

### What else wuqi check-game finds

game-mistake = { $line ->
    [0] { $file }: { $error }
   *[other] { $file }, dòng { $line }: { $error }
}
game-overflows = { $constant } trong rules.py quá nhỏ: cần { $needed } ở thế { $position }
game-odd-state = start trong rules.py cho { $length } số, nhưng WORDS là { $words }.
game-lacks-reason = result trong rules.py cho lý do số { $number } (đếm từ 0), nhưng REASONS trong face.py chỉ có { $length }.
game-action-of-no-kind = Không mẫu nào của ACTION_KINDS trong face.py khớp với { $action }.
game-unknown-ink = Không có màu tên “{ $ink }”. Các màu có sẵn: { $right }
game-bad-diagram = Không hiện được hình { $number } trong locales/en.md: { $reason }
game-diagram-allows = Hình { $number } trong locales/en.md nói { $action } bị từ chối, nhưng nước đó hợp lệ.
game-bad-opening = Không đi được các nước trong opening.json của { $name }: { $reason }
game-inside-lacks = Trò chơi nằm trong Wuqi còn cần có { $file }.
game-lacks-golden = Trong { $folder } chưa có ván nào kết thúc vì: { $reasons }

### What the library refuses

limits-seconds = Không thể suy nghĩ { $seconds } giây. Hãy cho một số từ 0 trở lên, hoặc bỏ trống.
limits-nodes = Phải xét ít nhất 1 thế cờ, không thể là { $nodes }. Bỏ trống nếu không giới hạn.
limits-depth = Phải tính trước ít nhất 1 nước, không thể là { $depth }. Bỏ trống nếu không giới hạn.
analyse-lines = Phân tích phải có ít nhất 1 biến, không thể là { $lines }.
chance-not-now = Ở thế cờ này không có gì do may rủi quyết định.
batch-rows = Một lô phải có ít nhất 1 hàng, không thể là { $rows }.
network-shape = { $part } của mạng nơ-ron có kích thước { $found }, nhưng phải là { $wanted }.
network-not-finite = { $part } của mạng nơ-ron có giá trị không phải là số hữu hạn.
batch-threads = Số luồng phải ít nhất là 1, không thể là { $threads }.
side-unknown = Không có bên { $side }; trò này có { $sides } bên.
player-no-choose = { $player } không chơi được: không có phương thức choose(view, seat).
player-not-imported = Không nạp được { $player }: { $reason }. Hãy viết py:MODULE:CLASS.
program-command = “{ $command }” không nêu chương trình nào để chạy. Hãy viết program:LỆNH, hoặc program:0.1:LỆNH cho một phần mười giây mỗi nước.
arena-own-here = Đấu thủ là đối tượng Python chỉ chơi trong một tiến trình. Muốn dùng nhiều tiến trình, hãy viết py:MODULE:CLASS.
batch-row = Hàng được đếm từ 0, lô này có { $rows } hàng.
batch-other-game = Lô này chơi { $game } với tùy chọn khác: hãy đọc thế cờ bằng chính trò chơi của lô.

### What is installed, and where the room is

layer-missing = Chức năng này cần cài thêm gói: { $install }
port-taken = Cổng { $port } đang được dùng. Cổng { $next } còn trống: thêm --port { $next }, hoặc make run PORT={ $next }.
port-offer = Cổng { $port } đang được dùng. Dùng cổng { $next }? [Y/n]
serve-stop = Nhấn Ctrl-C để dừng.
serve-play = Chơi trong terminal: { $command }

### How sure a match is, and exporting folders

arena-elo = Elo (95%)
arena-sprt = “{ $bounds }” không phải là phép kiểm định. Viết --sprt 0,10 để hỏi đấu thủ thứ nhất trong hai đấu thủ mạnh hơn ít nhất 10 Elo hay không hề mạnh hơn.
arena-sprt-better = SPRT: kết luận { $entry } mạnh hơn { $better } Elo, không phải { $worse }.
arena-sprt-not-better = SPRT: kết luận { $entry } mạnh hơn nhiều nhất { $worse } Elo, không phải { $better }.
arena-sprt-undecided = SPRT: chưa rõ { $entry } mạnh hơn { $better } Elo hay nhiều nhất { $worse }. Hãy chơi thêm ván.
help-any-sprt = Dừng ngay khi đã rõ: 0,10 kiểm định đấu thủ thứ nhất mạnh hơn 10 Elo hay không mạnh hơn.
help-export-files = Tệp biên bản, tệp mỗi dòng một biên bản, hoặc thư mục, ví dụ thư mục của một trận đấu.
export-empty = Không có biên bản nào trong { $path }.

### Datasets

help-dataset = Cho chương trình tự đấu với chính nó rồi ghi các ván kèm giá trị vào tệp Parquet hoặc Arrow, dùng cho học máy.
help-dataset-to = Tệp: tên kết thúc bằng .parquet hoặc .arrow.
help-dataset-nodes = Số thế cờ hoặc số lần mô phỏng cho mỗi nước.
dataset-written = Đã ghi: { $path } và phần mô tả { $card }
dataset-suffix = { $path } không cho biết định dạng. Hãy để tên kết thúc bằng { $right }.
dataset-exists = { $path } đã có sẵn. Hãy chọn tên khác.
dataset-other = { $path } chứa các phần của bộ dữ liệu khác. Hãy xóa đi, hoặc chọn tên khác.
dataset-secret = Với các tùy chọn này, các bên của { $game } giấu thông tin với nhau, nên một thế cờ không cho biết mỗi bên biết gì. Hãy chọn tùy chọn khác.

help-serve-log-format = Dạng nhật ký: text cho người đọc, json cho chương trình; auto dùng text khi chạy trong terminal.
version-build = Bản dựng: { $build }, { $page }
version-compiled = các mô-đun chính đã biên dịch
version-plain = Python thuần
version-page = có trang web
version-no-page = không có trang web
version-kernels = Luật chơi: { $number } hàm đã biên dịch, { $size } MB, ở { $path }
help-any-version = Hiện phiên bản, bản dựng và luật chơi đã biên dịch.
help-analyse-depth = Tính sâu bao nhiêu nước; chỉ cho trò chơi tìm kiếm bằng alpha-beta.
board-too-wide = Bàn cờ bị cắt: terminal phải rộng ít nhất { $columns } cột.
play-hint-secret = Không có gợi ý khi các bên đang bí mật xếp trận.
arena-folder-foreign = { $path } không trống và không chứa trận đấu nào để tiếp tục, nên hãy chọn thư mục mới hoặc thư mục trống.
arena-folder-unwritable = Không ghi được vào { $path }: { $reason }.
import-exists = { $path } đã có sẵn và không phải là cùng một ván, nên không ghi gì cả.
compiling-now = Đang biên dịch { $name }: hàm thứ { $number } trong { $total }, { $seconds } giây
compiling-done = Đã biên dịch { $number } hàm trong { $seconds } giây; lần sau sẽ khởi động ngay.

# The mail server of the game room.

smtp-bad = Máy chủ thư phải được viết là smtp://user:password@host:587 hoặc smtps://….
smtp-incomplete = Để gửi email, máy chủ còn cần --address và --mail-from.

# Further computer players of the game room.

engine-written = Máy chơi thêm được viết là “NAME=PLAYER” hoặc “GAME:NAME=PLAYER”, ví dụ “Greedy=py:mine:Greedy”, không phải “{ $text }”. Tên gồm chữ, số, dấu cách và . + - _, dài nhất 31 ký tự.
engine-twice = Có hai máy chơi cùng tên { $name }.
engine-refused = Không dùng được máy chơi { $name }: { $reason }
