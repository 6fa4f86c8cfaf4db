# Common words, used by every game.

# To capture: some games have a word of their own.
-take = ăn

game-unknown = Không có trò chơi nào tên “{ $name }”. Các trò chơi: { $right }.
language-unknown = Chưa có ngôn ngữ “{ $language }”. Hãy chọn: { $right }.

option-unknown = Không có tùy chọn “{ $option }”. Các tùy chọn: { $right }.
option-none = Trò chơi này không có tùy chọn nào nên không đặt được “{ $option }”.
option-bad-value = “{ $value }” không phải giá trị hợp lệ của { $option }. Hãy chọn: { $right }.
option-twice = Tùy chọn “{ $option }” được nêu hai lần với giá trị khác nhau.
preset-unknown = Không có bộ luật “{ $preset }”. Các bộ luật: { $right }.
preset-none = Trò chơi này không có bộ luật dựng sẵn nên không có “{ $preset }”.

position-too-long = Chuỗi thế cờ quá dài (nhiều nhất { $longest } ký tự).
position-too-short = Thế cờ cần có bàn cờ và bên đến lượt đi, nhưng ở đây chỉ có “{ $text }”.
position-bad-mover = “{ $mover }” không thể là bên đến lượt đi. Phải là một trong: { $right }.
position-bad-key = Ở đây không có khóa “{ $key }”. Các khóa: { $right }.
position-key-twice = “{ $key }” xuất hiện hai lần trong thế cờ.
position-bad-number = { $key }={ $value } không phải số nguyên từ 0 đến { $highest }.
position-bad-rows = Bàn cờ có { $found } hàng, nhưng cần { $right } hàng.
position-bad-width = Hàng { $row } của bàn cờ (tính từ trên) có { $found } ô, nhưng cần { $right } ô.
position-bad-piece = “{ $piece }” ở hàng { $row } của bàn cờ (tính từ trên) không phải quân của trò này.
position-in-line = Dòng { $number }: { $reason }

action-malformed = “{ $action }” không đúng cách ghi nước đi của trò này.
action-ambiguous = “{ $action }” có thể là một trong: { $right }.
action-game-over = Ván cờ đã kết thúc, không đi được nữa.
action-not-yours = Bây giờ ghế này không được đi { $action }.
action-tells-chance = Chưa ai biết sẽ lật ra quân gì: chỉ cần viết “{ $right }”.
action-not-your-turn = Chưa đến lượt bạn.

record-no-file = Không đọc được { $path }: { $reason }.
record-not-json = Đây không phải biên bản: tệp bị hỏng hoặc bị cắt ({ $reason }).
record-not-ours = Đây không phải biên bản của Wuqi.
record-future = Biên bản này thuộc phiên bản { $version }; chương trình chỉ đọc được đến phiên bản { $known }.
record-edited = Biên bản này đã bị sửa sau khi ghi: mã kiểm tra không khớp.
record-bad-field = Biên bản này thiếu hoặc có chỗ sai: { $reason }.
record-bad-action = Nước thứ { $number } trong biên bản, “{ $action }”, không đi được: { $reason }
record-bad-result = Kết quả ghi trong biên bản không khớp với các nước đi.
record-bad-resumed = Biên bản này đi tiếp từ “{ $text }” sau khi hòa, nhưng đó không phải là thế cờ đã hòa.
record-too-long = Tệp này quá lớn so với một biên bản (nhiều nhất { $longest } MB).
record-in-line = Dòng { $number }: { $reason }

deal-commitment-twice = Ghế số { $seat } không gửi cam kết được: không có ghế này, hoặc ghế đã gửi rồi.
deal-not-hex = Chỗ này phải là { $digits } chữ số thập lục phân, viết bằng chữ thường.
deal-too-early = Chỉ được công khai bí mật khi mọi ghế đều đã gửi cam kết.
deal-other-secret = Đây không phải bí mật mà ghế số { $seat } đã cam kết.
deal-not-dealing = Lúc này không chia quân: chưa đủ bí mật, hoặc ván cờ đã kết thúc.

verify-fair = Công bằng. Các cam kết, cách xáo quân và mọi lần lật đều đúng (số lần lật: { $flips }).
verify-nothing-dealt = Trò này không xáo quân, và mọi nước đi đều đúng luật.
verify-no-proof = Biên bản không cho biết quân được xáo thế nào, nên không thể biết có công bằng hay không.
verify-not-over = Ván này chưa kết thúc nên bí mật của máy chủ chưa được công khai. Bí mật của các ghế đều khớp với cam kết.
verify-seats = Không công bằng: cả { $right } ghế đều phải gửi cam kết và công khai bí mật.
verify-seat-secret = Không công bằng: bí mật của ghế số { $seat } không khớp với cam kết.
verify-server-secret = Không công bằng: bí mật của máy chủ không khớp với cam kết.
verify-never-revealed = Không công bằng: ván đã kết thúc mà máy chủ không công khai bí mật.
verify-flip = Không công bằng: nước thứ { $number } ghi “{ $action }”, nhưng kết quả xáo quân là “{ $right }”.
verify-rules = Biên bản không hợp lệ: { $reason }

format-unknown = Không có định dạng “{ $format }”. Các định dạng là: { $right }.
format-unclear = Tên tệp { $path } không cho biết định dạng; hãy chọn bằng --format: { $right }.
import-game = Ván { $number }: { $reason }
import-done = Đã đọc { $games } ván, { $moves } nước; { $left } ván không đọc được.
export-other-game = Định dạng { $format } dành cho { $right }, nhưng đây là biên bản của { $game }.
export-no-format = Không thể xuất { $game } sang định dạng khác.

perft-depth = Độ sâu phải là số nguyên từ 0 đến { $deepest }.
perft-threads = Số luồng phải từ 1 đến { $most }.
perft-chance = Ở đây không đếm được vì còn yếu tố may rủi. Hãy cho một thế cờ không còn quân úp.
bench-seconds = Thời gian phải lớn hơn 0 và nhiều nhất 3600 giây.

player-unknown = Không có người chơi “{ $player }”. Hãy chọn: { $right }.
seats-wrong-number = Đã nêu { $found } người chơi, nhưng trò này có { $sides } bên và { $seats } ghế: hãy nêu mỗi bên một người hoặc mỗi ghế một người.

undo-nothing = Không có nước nào để đi lại.
undo-shown = Đã lật quân thì không đi lại được nữa.

result-draw = Hòa.
result-win = { $winner } thắng.
result-place = Hạng { $place }: { $names }.
list-joint = , {""}

diagram-try = Thử xem:
diagram-refused = Không được:

play-which-game = Chơi trò nào? Hãy gõ số.
play-who = Ai chơi?
play-against-computer = Bạn đấu với máy
play-one-screen = Mọi người dùng chung bàn phím này
play-how-strong = Máy mạnh cỡ nào? Hãy gõ cấp từ 1 (mới chơi) đến { $highest }.
play-number = Hãy gõ một số từ 1 đến { $highest }, hoặc quit để thoát.
play-hint = Gõ nước đi; ? để xem các nước hợp lệ; help để biết thêm.
play-help = Gõ nước đi để đi. ? liệt kê nước hợp lệ · undo đi lại · hint gợi ý, gõ lại để biết thêm · resign xin thua · save TỆP ghi biên bản · board vẽ lại bàn cờ · wait nhường đồng đội do máy chơi đi trước · quit thoát.
play-wait-nobody = Lúc này không có đồng đội nào do máy chơi có thể đi.
play-in-secret = đã đi một nước bí mật
play-hand-over = Tiếp theo đến { $side }, đi bí mật. Khi không còn ai khác nhìn, hãy nhấn Enter.
play-shuffled = Quân đã xáo xong và không đổi nữa. Cam kết sau đây sẽ chứng minh điều đó (wuqi verify): { $commitment }
play-save-where = Hãy cho biết lưu vào đâu: save TỆP
play-saved = Đã lưu vào { $path }.
play-save-failed = Không lưu được: { $reason }.
play-save-offer = Gõ tên tệp để lưu ván này, hoặc nhấn Enter để thoát.
play-bye = Tạm biệt.

# The game room.

table-unknown = Không có bàn này.
table-busy = Bàn này đang bận. Vui lòng thử lại.
seat-unknown = Không có ghế số { $seat }; bàn này có { $right } ghế.
seat-not-yours = Bạn không ngồi ở ghế số { $seat }.
seat-locked = Ghế số { $seat } đang bị khóa.
seat-taken = Ghế số { $seat } đã có người ngồi.
one-side-only = Ở bàn mà người khác có thể vào, bạn chỉ được chơi một bên.
not-seated = Bạn không ngồi ở bàn này.
owner-only = Chỉ chủ bàn mới làm được việc này.
already-started = Ván cờ đã bắt đầu.
not-started = Ván cờ chưa bắt đầu.
not-over = Ván cờ chưa kết thúc.
removed = Bạn đã bị mời ra khỏi bàn này.
swap-itself = Hãy chọn hai ghế khác nhau để đổi.
remove-yourself = Bạn không thể tự mời mình ra.
seats-not-full = Vẫn còn ghế trống.
seats-one-each = Có { $found } ghế được mô tả, nhưng trò này có { $right } ghế.
clock-empty = Đồng hồ cần có thời gian, số giây cộng thêm hoặc số ngày.
position-over = Ở thế cờ này ván đã kết thúc.
stale = Thế cờ đã thay đổi: { $ply ->
    [0] bàn này chưa có nước nào
   *[other] bàn này đã đến nước thứ { $ply }
}. Hãy xem lại trước khi đi.
claim-nobody = Người ở ghế số { $seat } chưa rời ván.
claim-too-early = Người ở ghế số { $seat } có thể còn quay lại. Hãy chờ thêm một chút.
claim-own-side = Bạn không thể nhận phần thắng trước chính bên mình.
claim-team-there = Đội đó vẫn còn người ở đây.
claim-several = Ván có hơn hai bên thì không ai nhận phần thắng được. Hãy cho máy chơi thay.
offer-pending = Đã có một đề nghị như vậy. Hãy chờ trả lời.
offer-declined = Đề nghị vừa bị từ chối. Bạn có thể đề nghị lại sau nước tiếp theo.
offer-none = Đề nghị này không còn nữa.
offer-answered = Bạn đã trả lời đề nghị này rồi.
draw-computer = Máy không đồng ý hòa và muốn chơi tiếp.
rematch-exists = Bàn đấu lại đã được mở.
name-length = Tên dài từ 1 đến { $longest } ký tự.
name-letter = Tên không được chứa ký tự { $letter }.
name-no-letter = Tên cần ít nhất một chữ cái hoặc chữ số.
not-signed-in = Bạn cần chọn tên trước.
watching-too-many = Bạn chỉ xem được tối đa { $most } bàn cùng lúc.
avoiding-too-many = Bạn chỉ ẩn tin nhắn hoặc chặn được tối đa { $most } người.
message-bad = Máy chủ không hiểu thông điệp này: { $reason }
http-error = Máy chủ không hỗ trợ yêu cầu này: { $reason }
server-trouble = Máy chủ tạm thời không truy cập được dữ liệu. Vui lòng thử lại sau giây lát.
server-mistake = Máy chủ gặp lỗi; lỗi đã được ghi vào nhật ký.
not-found = Không tìm thấy.
database-unknown = Không dùng được cơ sở dữ liệu “{ $url }”: hãy viết sqlite+aiosqlite:///TỆP hoặc postgresql+asyncpg://….
reason-resigned = Bên thua đã xin thua.
reason-agreed = Các bên đồng ý hòa.
reason-reported = Theo biên bản được nhập.
reason-time = Bên thua đã hết giờ.
reason-abandoned = Một người chơi bỏ ván và không quay lại.
reason-closed = Bàn đã bị đóng.
chat-empty = Tin nhắn trống.
chat-no-team = Trò này không chia đội nên không có kênh trò chuyện của đội.
seat-avoided = Bạn không thể ngồi đây: bạn đã chặn một người ở bàn này, hoặc người đó đã chặn bạn.
several-need-redis = Một máy chủ khác đang dùng cơ sở dữ liệu này. Muốn dùng chung phải có --redis redis://….
cannot-listen = Không thể mở cổng { $port } ở { $host }: { $reason }.
name-marks = Tên không được chồng quá nhiều dấu lên một chữ.
name-mixed = Tên không được trộn những chữ cái trông giống nhau của nhiều bảng chữ cái.
name-reserved = “{ $name }” không dùng làm tên được vì dễ gây hiểu lầm.
name-taken = Đã có người tên “{ $name }” hoặc tên giống như vậy.
account-exists = Bạn đã có tài khoản.
account-none = Bạn đang là khách. Hãy đăng ký tài khoản trước.
login-wrong = Tên hoặc mật khẩu không đúng.
password-wrong = Mật khẩu không đúng.
bot-member-only = Chỉ tài khoản đã đăng ký mới có thể làm bot.
person-unknown = Không có người chơi này.
tokens-too-many = Bạn chỉ được có tối đa { $most } mã truy cập. Hãy thu hồi một mã trước.
token-unknown = Mã truy cập không hợp lệ.
token-scope = Mã truy cập này không được làm việc đó: thiếu quyền “{ $scope }”.
too-much = Quá nhiều yêu cầu. Vui lòng chờ một chút.
strange-origin = Yêu cầu này đến từ một trang web khác.
deal-closed = Việc xáo quân đã chốt, không thể góp thêm bí mật nữa.
record-secret = Ván này còn phần chưa công khai nên chưa thể xuất biên bản.
archive-before = Kho ván cờ không có trang này.
server-address = “{ $server }” không phải là địa chỉ máy chủ: hãy viết http://MÁY:CỔNG.
server-refuses = Máy chủ từ chối: { $reason }
backup-done = Đã lưu { $rows } mục vào { $path }.
backup-failed = Không tạo được bản sao lưu { $path }: { $reason }
backup-not-ours = { $path } không phải là bản sao lưu của Wuqi.
backup-damaged = Bản sao lưu { $path } bị hỏng, bị cắt hoặc không có.
backup-layout = Bản sao lưu này có định dạng { $found }, không khớp với chương trình này. Hãy dùng phiên bản đã tạo ra nó.
restore-done = Đã khôi phục { $rows } mục.
restore-not-empty = Cơ sở dữ liệu này không trống. Chỉ khôi phục vào cơ sở dữ liệu mới.
admin-banned = { $name } đã bị cấm.
admin-unbanned = { $name } đã được bỏ cấm.
admin-renamed = { $name } đã đổi tên thành { $new }.
admin-closed = Bàn { $table } đã đóng.
database-unreachable = Không dùng được cơ sở dữ liệu { $url }: { $reason }
database-newer = Cơ sở dữ liệu này có định dạng { $found } mà chương trình này không biết: một phiên bản mới hơn đã dùng nó.
redis-unreachable = Không dùng được Redis: { $reason }

# Bảng tra: lối chơi hoàn hảo, do `wuqi solve` lập và `wuqi probe` tra.

table-no-file = Không mở được bảng tra { $path }: { $reason }.
table-not-ours = { $path } không phải là bảng tra của Wuqi.
table-damaged = Bảng tra { $path } đã hỏng nên không được dùng. Hãy xóa nó và lập lại bằng `wuqi solve`.
table-version = Bảng tra { $path } là phiên bản { $found }, còn chương trình này đọc phiên bản { $wanted }. Hãy xóa nó và lập lại bằng `wuqi solve`.
table-other = Bảng tra { $path } là của trò khác hoặc tùy chọn khác. Hãy xóa nó và lập lại bằng `wuqi solve`.
table-wrong = Bảng tra mới có một giá trị sai (mục { $number }). Bảng đã được chuyển đến { $path } và sẽ không được dùng.
table-missing = Chưa có bảng tra cho trò này với các tùy chọn này. Hãy lập bằng: { $command }
table-no-room = { $path } không đủ chỗ: cần thêm { $needed } GB.

solve-not-this = Không có bảng tra cho { $game } với các tùy chọn này.
solve-not-so-many = Không có bảng tra cho { $game } với tối đa { $pieces } quân.
solve-estimate = { $numbers } giá trị. Ước tính: { $time } thời gian xử lý, { $memory } GB bộ nhớ, { $disk } GB ổ đĩa trong khi lập và { $file } GB khi xong. Có thể dừng giữa chừng và tiếp tục sau.
solve-on = Không thể chạy trên “{ $on }”. Hãy chọn: { $right }.
solve-beginning = Đang chuẩn bị
solve-waiting = Đang chờ: một chương trình khác đang lập bảng này
solve-layer = Lớp { $layer }/{ $layers }
solve-slice = Phần { $slice }/{ $slices }
solve-round = Vòng { $round } (vòng trước { $found } thế cờ)
solve-writing = Đang ghi
solve-checking = Đang kiểm tra
solve-left = còn { $time }
solve-path = Bảng tra: { $path }
solve-kept = { $numbers } giá trị trong { $size } MB.
solve-checked = Đã kiểm tra ngẫu nhiên { $checked } thế cờ, tất cả đều đúng. Mất { $seconds } giây.

value-unknown = không rõ
value-win = thắng
value-loss = thua
value-draw = hòa
value-win-in-plies = { $distance ->
    [1] thắng sau 1 nước
   *[other] thắng sau { $distance } nước, tính cả hai bên
}
value-loss-in-plies = { $distance ->
    [1] thua sau 1 nước
   *[other] thua sau { $distance } nước, tính cả hai bên
}
value-win-in-turns = thắng sau { $distance } lượt
value-loss-in-turns = thua sau { $distance } lượt

perfect-unknown = Bảng tra không có thế cờ này, nên không thể chơi hoàn hảo.

# Phân tích và máy chơi.

analyse-table = theo bảng tra, chính xác tuyệt đối
analyse-alpha-beta = độ sâu { $depth } · { $nodes } thế cờ · { $seconds } giây · { $pace } triệu mỗi giây
analyse-mcts = độ sâu { $depth } · { $nodes } lần mô phỏng · { $seconds } giây · { $pace } triệu mỗi giây
analyse-seconds = Thời gian phải lớn hơn 0 và không quá { $most } giây.
analyse-memory = Bộ nhớ phải từ 1 đến { $most } megabyte.
analyse-nothing-to-do = Ở đây không có gì để phân tích: không ai phải chọn nước đi.
level-unknown = Không có cấp “{ $level }”. Các cấp từ 1 đến { $highest }, viết là level:4.
level-pace = “{ $pace }” không phải tốc độ hợp lệ. Tốc độ là một số từ { $least } đến { $most }, ví dụ level:4:0.1 nghĩa là chỉ dùng một phần mười thời gian.

## The page: around every page.

wuqi = Wuqi
nav-home = 五棋 Wuqi, trang chủ
nav-pages = Các trang
skip = Chuyển đến nội dung chính
title-home = Những trò cờ hiếm gặp ở nơi khác
title-new = Bàn mới
title-learn = Học chơi
title-archive = Kho ván cờ
title-settings = Cài đặt
title-nowhere = Không tìm thấy trang
link-lost = Mất kết nối. Đang kết nối lại…
link-no-answer = Máy chủ không phản hồi. Vui lòng thử lại.
try-again = Thử lại
guest-name = Khách { $number }

## The page: home.

home-play = Chơi
home-play-game = Chơi { $game } với máy
home-rules = Luật chơi
home-pause = Tạm dừng minh họa
home-go-on = Tiếp tục minh họa
home-none-open = Hiện không có bàn nào đang chờ người. Hãy mở một bàn!
title-unfinished = Ván còn dang dở
title-open = Bàn đang chờ người
title-playing = Các ván đang diễn ra
table-join = Vào chơi
table-watch = Xem
player-random = Máy (đi ngẫu nhiên)
player-level = Máy (cấp { $level })
player-perfect = Máy (hoàn hảo)
player-engine = { $name } (máy)

## The page: the board.

board-held = { $square }: { $piece }
board-empty = { $square }: trống
board-piece-of = { $side }, { $piece }
board-taken-up = { $text }, đang chọn
board-can-act = { $text }, đi được
board-can-go = { $text }, đến được
board-which-way = Chọn cách nào?
board-here = Thế này: { $piece }

## The page: a new table.

new-game = Trò chơi
new-variant = Luật chơi
new-usual = Luật tiêu chuẩn
new-own = Luật tùy chỉnh
new-seats = Người chơi
new-seat-you = Bạn
new-seat-friend = Bạn bè (qua liên kết)
new-apart = Chọn riêng cho từng người trong đội
new-clock = Thời gian
new-see = Ai được vào
new-wait = Chỉ bắt đầu khi tôi bấm
clock-none = Không tính giờ
clock-minutes = { $base } phút + { $increment } giây
clock-seconds = { $base } giây + { $increment } giây
clock-days = { $days } ngày mỗi nước
clock-own = Tùy chỉnh…
clock-own-minutes = Số phút mỗi bên
clock-own-increment = Số giây cộng mỗi nước
clock-own-days = Số ngày mỗi nước
see-private = Riêng tư: chỉ người có liên kết
see-listed = Công khai: hiện ở trang chủ, ai cũng vào được
see-anyone = Ghép tự động: gặp người kế tiếp muốn chơi trò này
terms-value = { $what }: { $value }
terms-unusual = Luật tùy chỉnh
new-open = Mở bàn
new-begin = Bắt đầu
new-start-board = Thế cờ mở đầu theo luật này

## The page: a table.

table-board = Bàn cờ { $game }
table-moves = Các nước đi
table-hidden = Quân còn úp
table-hidden-action = (bí mật)
table-turn-board = Xoay bàn cờ
table-rematch = Đấu lại
table-to-rematch = Sang ván đấu lại
table-replay = Xem lại ván cờ
table-resign = Xin thua
table-start = Bắt đầu
table-close = Đóng bàn
table-dealing = Đang xáo quân công bằng: mỗi người góp một con số bí mật, để không ai sắp đặt được thứ tự…
dealing-waiting = Đang chờ { $names }. Sau { $seconds } giây máy chủ sẽ góp thay.
table-onlookers = { $count } người đang xem.
table-onlookers-too = Có thêm { $count } người đang xem.
title-waiting = Đang chờ người chơi
title-gone = Bàn này không còn nữa
title-chat = Trò chuyện
waiting-copy-link = Sao chép liên kết
waiting-for-all = Đủ người là ván cờ bắt đầu.
waiting-for-owner = Chủ bàn quyết định khi nào bắt đầu.
copied = Đã sao chép
seat-empty = ghế trống
seat-you = bạn
seat-away = đang vắng
seat-would-give-up = muốn xin thua
seat-failed = thay cho { $name } bị lỗi
seat-marked = { $name } ({ $marks })
seat-out-resigned = Đã xin thua
seat-out-time = Đã hết giờ
seat-out-abandoned = Đã bỏ ván
seat-out-now = hiện do { $names } đi
seat-captured = Quân đã { -take }
seat-clock = Thời gian còn lại
clock-left = { $days } ngày { $hours } giờ
seat-on-turn = đến lượt
seat-take = Ngồi đây
seat-leave = Rời ghế
seat-computer = Máy…
seat-clear = Bỏ máy
seat-remove = Mời ra
seat-lock = Để trống ghế này
seat-unlock = Mở ghế này
seat-swap = Đổi chỗ với ghế khác
seat-swap-both = Đổi chỗ hai ghế
seat-swap-whom = Đổi chỗ { $name } ({ $seat }) với ai?
seat-swap-with = Đổi với { $seat }
seat-swap-stop = Hủy
prompt-you = Đến lượt bạn
prompt-side = Đến lượt { $side }
action-skip = Bỏ lượt
action-pass = Bỏ lượt
action-done = Thôi { -take }
action-zone = Khu { $what }
action-huff = Phạt quân ở ô { $what }
confirm-move = Đi nước này: { $action }?
confirm-yes = Đồng ý
confirm-no = Không
offer-takeback = Đi lại
offer-draw = Xin hòa
offer-accept = Đồng ý
offer-decline = Từ chối
offer-withdraw = Rút lại
offer-draw-from = { $name } xin hòa.
offer-takeback-from = { $name } xin đi lại.
offer-rematch-from = { $name } muốn đấu lại.
offer-draw-waiting = Bạn đã xin hòa.
offer-takeback-waiting = Bạn đã xin đi lại.
offer-rematch-waiting = Bạn đã đề nghị đấu lại.
offer-agreed = Bạn đã đồng ý. Đang chờ những người khác trả lời.
offer-rematch-declined = Đề nghị đấu lại bị từ chối.
draw-sure = Kết thúc ván này với kết quả hòa?
draw-yes = Hòa
resign-sure = Xin thua ván này?
resign-yes = Xin thua
resign-no = Chơi tiếp
resign-team = Trong đội bạn, { $names } muốn xin thua. Cả đội cùng xin thua thì đội mới bị xử thua.
claim-gone = { $name } đang vắng mặt.
claim-win = Nhận phần thắng
claim-computer = Cho máy chơi thay
order-start = Đề xuất thứ tự đi
order-stop = Xong đề xuất
chat-say = Nhập tin nhắn
chat-to = Gửi đến
chat-everybody = Mọi người
chat-team = Đồng đội
avoid-mute = Ẩn tin nhắn của người này
avoid-block = Chặn: không ngồi cùng bàn nữa
fair-yes = Việc xáo quân công bằng
fair-no = Không xác minh được việc xáo quân
fair-server = Máy chủ: cam kết và bí mật
fair-seat = Ghế số { $seat }: cam kết và bí mật

## The page: replay.

title-replay = Xem lại
replay-first = Về đầu ván
replay-back = Lùi một nước
replay-forward = Tiến một nước
replay-last = Đến cuối ván
replay-play = Tự động chạy
replay-stop = Dừng
replay-at = Nước { $ply }/{ $all }
replay-take-along = Lưu và chia sẻ
replay-copy-position = Sao chép thế cờ
replay-copy-link = Sao chép liên kết
replay-record = Biên bản
replay-svg = Hình (SVG)
replay-png = Hình (PNG)
replay-gif = Ảnh động (GIF)
replay-filming = Đang tạo GIF…

## The page: learn.

learn-choose = Hãy chọn trò chơi.
learn-contents = Mục lục
learn-board = Bàn cờ tập
learn-try = Xem thử
learn-refused = Thử nước phạm luật:
learn-again = Làm lại
learn-free = Hãy chạm vào quân cờ: mọi bàn cờ ở đây đều chơi được.
help-title = Chơi với người khác
help-meet = Tìm đối thủ
help-meet-text = Nút “Tìm đối thủ” ở trang chủ tìm cho bạn một người muốn chơi cùng trò, cùng thời gian, ưu tiên người có điểm gần bằng bạn. Trong lúc chờ, bạn có thể chơi với máy hoặc giải câu đố: khi có đối thủ, bạn sẽ được gọi. “Mời bạn bè” cho bạn liên kết và mã QR để chia sẻ. Bấm vào tên ở bất cứ đâu để xem trang cá nhân, thách đấu, theo dõi, ẩn tin nhắn, chặn hoặc báo cáo người đó.
help-challenge = Thách đấu
help-challenge-text = Bấm vào tên, chọn “Thách đấu”, rồi chọn trò, luật chơi, thời gian và bên của bạn. Người kia thấy lời thách đấu trên mọi trang và có thể nhận thông báo. Lời thách đấu có hiệu lực 15 phút, với cờ thư tín là ba ngày.
help-rating = Điểm xếp hạng
help-rating-text = Bạn có điểm riêng cho từng trò và từng tốc độ, khởi đầu là 1500. Số sau dấu ± là sai số có thể có, dấu hỏi nghĩa là điểm còn tạm thời. Ván tính điểm cần có tài khoản, giới hạn thời gian, và theo luật tiêu chuẩn hoặc một bộ luật. Các cấp của máy có điểm cố định. Nếu muốn, bạn có thể đặt trang cá nhân ở chế độ riêng tư trong phần cài đặt: khi đó bạn cũng không có tên trên bảng xếp hạng.
help-tournament = Giải đấu
help-tournament-text = Ai có tài khoản cũng có thể tạo hoặc tham gia giải đấu. Ở đấu trường, hết ván này là có ván mới. Ở hệ Thụy Sĩ, bạn gặp những người có điểm gần bằng mình; ở vòng tròn, bạn gặp tất cả mọi người. Bạn có thể rút lui bất cứ lúc nào. Ba người đứng đầu được nhận cúp, hiện trên trang cá nhân.
help-days = Cờ thư tín
help-days-text = Mỗi nước có nhiều ngày để nghĩ, nên hai bên không cần trực tuyến cùng lúc. Khi bạn nghỉ phép, đồng hồ của bạn dừng, mỗi năm tối đa 30 ngày. Với nước đi có điều kiện, bạn chọn trước nước đáp: nếu đối thủ đi đúng nước bạn đoán, nước đáp được đi ngay.
help-notify = Thông báo
help-notify-text = Trong phần cài đặt, bạn chọn cách được báo khi đến lượt, khi ván cờ bắt đầu hoặc khi có người thách đấu: trên trình duyệt, qua email, qua nguồn cấp tin hoặc webhook. Có thể tắt riêng từng loại, và mỗi email đều có liên kết để ngừng nhận.
help-watch = Xem và nhúng
help-watch-text = Trang chủ hiện các ván đang chơi. Người xem thấy ván tính điểm chậm 15 giây. Muốn đưa một ván cờ, một thế cờ hay một câu đố lên trang web của bạn, hãy dùng địa chỉ của trang đó và thêm “/embed” vào trước đường dẫn.

## The page: archive.

archive-mine = Ván của tôi
archive-everybody = Ván của mọi người
archive-game = Trò chơi
archive-any-game = Tất cả các trò
archive-reason = Cách kết thúc
archive-any-reason = Mọi cách kết thúc
archive-when = Thời gian
archive-within = { $days ->
    [0] Mọi lúc
    [1] 24 giờ qua
    [7] 7 ngày qua
    [30] 30 ngày qua
   *[365] Một năm qua
}
archive-none = Ở đây chưa có ván nào.
archive-more = Xem thêm
upload-waiting = Có { $count } ván đã kết thúc chỉ lưu trên thiết bị này.
upload-games = Tải lên tài khoản
upload-done = Đã lưu { $count } ván vào tài khoản của bạn.
upload-account = Muốn tải ván cờ lên, hãy đăng nhập hoặc đăng ký.
archive-plies = { $count } nước

## The page: settings.

settings-language = Ngôn ngữ
settings-more = Khác
settings-theme = Giao diện
theme-system = Theo thiết bị
theme-light = Giấy (sáng)
theme-dark = Mực (tối)
settings-colours = Màu sắc
colours-full = Tiêu chuẩn
colours-safe = Dành cho người mù màu
settings-pieces = Quân cờ
pieces-drawn = Hình vẽ
pieces-letters = Chữ cái
settings-destinations = Hiện các ô đi được
destinations-selected = Khi chọn quân
destinations-always = Luôn luôn (cả quân đi được)
destinations-never = Không bao giờ
settings-sound = Âm thanh
settings-coordinates = Tọa độ
settings-confirm = Xác nhận trước mỗi nước
title-person = Tài khoản
person-name = Tên
person-keep = Đặt mật khẩu để giữ tên này
person-password = Mật khẩu
person-sign-up = Đăng ký
person-sign-in = Đăng nhập
person-sign-out = Đăng xuất
person-have = Tôi đã có tài khoản
person-change-password = Đổi mật khẩu
person-old-password = Mật khẩu hiện tại
person-new-password = Mật khẩu mới
person-changed = Đã đổi mật khẩu. Bạn đã bị đăng xuất trên mọi thiết bị khác.
person-export = Tải về dữ liệu của tôi
person-delete = Xóa tài khoản
person-delete-sure = Tên, mật khẩu và tin nhắn của bạn sẽ bị xóa vĩnh viễn. Các ván cờ vẫn còn, nhưng không có tên bạn.
person-delete-yes = Xóa vĩnh viễn
person-gone = tài khoản đã xóa
title-avoided = Người bị ẩn tin nhắn hoặc bị chặn
avoid-mute-on = đã ẩn tin nhắn
avoid-block-on = đã chặn
avoid-undo = Gỡ bỏ

# Đấu tay đôi và giải đấu.

arena-games = Số ván phải từ 1 đến { $most }.
arena-too-few = Một giải đấu cần ít nhất hai đấu thủ.
arena-entries = Đã nêu { $found } đấu thủ, nhưng trò chơi này có { $sides } bên: hãy nêu một đấu thủ cho mỗi bên.
arena-processes = Số tiến trình phải từ 1 đến { $most }.
arena-on = Không thể chơi trên “{ $on }”. Hãy chọn: { $right }.
arena-folder-damaged = Kế hoạch trong { $path } bị hỏng. Hãy chọn thư mục khác, hoặc bắt đầu lại với --again.
arena-folder-other = { $path } chứa một trận đấu khác. Hãy chọn thư mục khác, hoặc bắt đầu lại với --again.
arena-folder-version = { $path } chứa các ván do một phiên bản khác của các đấu thủ chơi. Hãy chọn thư mục khác, hoặc bắt đầu lại với --again.
arena-player = đấu thủ
arena-games-played = ván
arena-won = thắng
arena-shared = đồng hạng
arena-lost = thua
arena-score = tỉ lệ điểm
arena-interval = khoảng tin cậy 95%
arena-rating = điểm xếp hạng
arena-forfeits = { $entry } bị xử thua { $number } ván vì trả lời trễ hoặc đi sai luật.
arena-openings = { $path } không chứa khai cuộc nào: mỗi dòng một khai cuộc, các nước cách nhau bằng dấu cách.
arena-records = Biên bản: { $path }

# Bộ nối với các khung khác
adapter-tokens-illegal = { $rows } hàng nhận token không hợp lệ; mặt nạ của hàng cho biết những token được phép.
adapter-render-mode = Không có cách hiển thị “{ $wanted }”. Các cách: { $right }.
agent-unknown = Không có tác tử “{ $agent }”. Các tác tử: { $right }.

# Máy chơi bên ngoài, qua giao thức Hub.

hub-not-this = { $game } không chơi được qua giao thức Hub; chỉ { $right } mới được.
hub-command = “{ $command }” không nêu chương trình nào để chạy. Hãy viết hub:LỆNH, hoặc hub:0.1:LỆNH cho một phần mười giây mỗi nước, hoặc hub:0.1:book=false:LỆNH kèm tham số.
engine-not-started = Không khởi động được { $player }.
engine-silent = { $player } không trả lời kịp.
engine-gone = { $player } đã dừng giữa ván.
engine-illegal = { $player } đi { $move }, nước này không hợp lệ.

# The teacher: hints, reviews, puzzles.

kind-take = một nước { -take } { noun-any }
kind-step = một nước không { -take } { noun-any }
kind-flip = lật một quân úp
kind-skip = bỏ lượt
kind-huff = phạt quân
kind-zone = chọn khu
kind-place = đặt một quân
kind-done = không { -take } thêm quân nữa
kind-pass = bỏ lượt
kind-roll = lăn một khối
kind-slide = trượt một khối mà không lăn
hint-kind = Hãy nghĩ đến: { $kind }.
hint-square = Hãy nhìn vào { -before-square }{ $square }.
turn-win-lost = Từ thế thắng thành thế thua.
turn-win-drawn = Từ thế thắng chỉ còn hòa.
turn-draw-lost = Từ thế hòa thành thế thua.
turn-blunder = Sai lầm nghiêm trọng.
turn-mistake = Sai lầm.
review-better = Tốt hơn: { $line }
review-point = Nước { $number }, { $side }, { $action }: { $turn } { $cost }
review-cost = Cơ hội thắng giảm { $percent }%.
review-no-turning = Không có bước ngoặt: không ai mắc sai lầm lớn.
review-empty = Ván này chưa đi nước nào.
puzzle-unknown = Không có câu đố “{ $puzzle }”.
puzzle-none = Trò chơi này chưa có câu đố.
puzzle-goal-win = { $side } đi: tìm nước duy nhất dẫn đến thắng.
puzzle-goal-draw = { $side } đi: tìm nước duy nhất không thua.
puzzle-goal-material = { $side } đi: tìm nước chắc chắn lời quân.
puzzle-goal-best = { $side } đi: lật quân hay đi quân? Hãy tìm nước tốt nhất.
puzzle-right-win = Đúng rồi! Chỉ nước này thắng.
puzzle-right-draw = Đúng rồi! Chỉ nước này giữ được hòa, mọi nước khác đều thua.
puzzle-right-material = Đúng rồi! Nước này chắc chắn lời quân.
puzzle-right-best = Đúng rồi! Đó rõ ràng là nước tốt nhất.
puzzle-goes-on = Đúng rồi! Chưa xong đâu: hãy tìm nước tiếp theo.
puzzle-done = Đã giải xong! Bạn tìm đúng mọi nước.
puzzle-other-moves = Câu đố này không có lượt nào sau các nước: { $moves }
puzzle-refuted = Đối phương đáp: { $line }
puzzle-only-draws = Như vậy chỉ hòa.
puzzle-loses = Như vậy sẽ thua.
puzzle-loses-in-plies = { $distance ->
    [1] Như vậy sẽ thua sau 1 nước.
   *[other] Như vậy sẽ thua sau { $distance } nước, tính cả hai bên.
}
puzzle-loses-in-turns = Như vậy sẽ thua sau { $distance } lượt.
puzzle-wins-nothing = Như vậy chẳng lời quân nào.
puzzle-wins-men = Như vậy lời { $men } quân, nhưng còn nước tốt hơn.
puzzle-loses-men = Như vậy mất { $men } quân.
puzzle-less-chance = Nước này có { $chance }% cơ hội thắng; nước tốt nhất có { $best }%.
puzzle-grade = Độ khó { $grade }/{ $hardest }
puzzle-streak = Chuỗi đúng ngay lần đầu: { $streak }
puzzle-line = Diễn biến tiếp: { $line }
puzzle-help = Gõ một nước đi, ? để xem các nước hợp lệ, hint (gợi ý), show (lời giải), next (câu tiếp) hoặc quit (thoát).
puzzle-grade-range = Độ khó phải từ 1 đến { $hardest }.
setup-pieces = Đó không phải quân của trò này. Hãy chọn trong: { $right }.
teacher-failed = Máy phân tích không tìm ra câu trả lời. Vui lòng hỏi lại.
teacher-busy = Máy phân tích đang bận. Vui lòng thử lại sau một lát.
analysis-playing = Bạn đang chơi trò này với người khác hoặc đang chơi ván tính điểm, nên chưa phân tích được trò này cho đến khi ván kết thúc.
hint-people = Chỉ có gợi ý khi mọi đối thủ đều là máy.
hint-not-now = Chưa đến lượt bạn nên chưa có gợi ý.
review-not-over = Ván kết thúc rồi mới nhận xét được.

## The page: analysis, reviews, hints, puzzles.

worth-chance = { $percent }%
title-analysis = Phân tích
analysis-engine = Máy phân tích
analysis-waiting = Đang xếp hàng: còn { $before } người trước bạn.
analysis-thinking = Đang suy nghĩ…
analysis-exact = Đã giải: giá trị chính xác của mọi nước
analysis-depth = Độ sâu { $depth }, đã xét { $nodes } thế cờ
analysis-worths = Tất cả nước đi và giá trị từng nước
analysis-lines = Các biến tốt nhất
analysis-chance = Lật ra quân gì? Hãy chọn.
analysis-play = Chơi từ thế cờ này
analysis-level = Đối thủ
analysis-play-here = Bắt đầu
analysis-position = Thế cờ
analysis-paste = Thế cờ dạng văn bản
analysis-set = Áp dụng
analysis-edit = Xếp thế cờ
analysis-start = Về thế ban đầu
analysis-upload = Mở tệp biên bản
analysis-prune = Xóa nước này và phần sau
analysis-open = Mở trên bàn phân tích
title-review = Nhận xét ván cờ
review-ask = Nhận xét ván này
review-progress = Đang nhận xét ván cờ
review-graph = Cơ hội thắng của mỗi bên qua từng nước
review-now = { $side } { $percent }%
hint-ask = Gợi ý
hint-more = Gợi ý thêm
title-puzzles = Câu đố
puzzles-choose = Tìm nước đúng, rồi nước kế tiếp sau cách chống đỡ tốt nhất. Hãy chọn trò chơi.
puzzles-solved = Đã giải { $solved }/{ $all }
puzzles-best = Kỷ lục: { $best }
puzzles-next = Câu tiếp theo
puzzles-show = Xem lời giải
puzzles-grade = Độ khó
puzzles-again = Thử lại
puzzles-theme = Chủ đề
puzzles-all-themes = Tất cả
puzzles-theme-count = { $theme } ({ $count })
puzzles-rated = Điểm { $rating }
puzzles-your-rating = Điểm giải đố của bạn: { $rating }
puzzles-daily = Câu đố hôm nay
puzzles-run-streak = Đến khi sai
puzzles-run-timed = Ba phút
puzzles-run-solved = Đã giải: { $solved }
puzzles-run-over = Lượt chơi đã kết thúc.
puzzles-run-record = Kỷ lục cá nhân mới!
puzzles-run-stop = Dừng
theme-one-turn = Một nước
theme-several-turns = Hai nước
theme-long = Ba nước trở lên
puzzles-others = Câu đố của trò khác
editor-title = Xếp thế cờ
editor-pieces = Quân sẽ đặt
editor-erase = Xóa
editor-mover = Đến lượt
editor-empty = Dọn trống bàn cờ
editor-use = Phân tích thế này
editor-leave = Hủy

### How what happened is shown on the board
settings-pace = Tốc độ di chuyển quân
pace-slow = Chậm
pace-normal = Vừa
pace-fast = Nhanh
pace-off = Tắt hiệu ứng
sign-huff = Phạt quân!
sign-recall = { $side } thu quân
sign-out = { $side } bị loại
sign-camp = { $side }: { $camp }
sign-zone = { $side } chọn khu { $zone }

### How words, sentences and facts are put together
title-of = { $title }: { $name }
part-joint = {" · "}
sentence-joint = {" "}
seat-member = { $side } { $member }
chat-after-name = :{" "}
chat-after-name-team = {"\u00A0"}(trong đội):{" "}
board-worth = { $text }, { $value }
play-acted = { $name }: { $action }
arena-range = { $low }% – { $high }%
arena-leader = { $entry } { $percent }%

### What the program says while it works
compiling = Đang biên dịch luật chơi cho máy này (chỉ một lần, mất vài giây)…
serve-at = Phòng cờ mở tại { $url }
bench-playouts = { $games } ván/giây · { $moves } nước/giây · { $mean } nước mỗi ván

### Hints, clue by clue, and what a review says of lost games.

hint-one-choice = Bạn chỉ có một nước để đi.
hint-only = Ở đây chỉ có một nước đủ tốt.
hint-lost = Nếu đối phương không đi sai thì thế này đã thua. Hãy chọn nước làm khó đối phương nhất.
hint-behind = Bên bạn đang kém thế. Hãy chọn nước làm khó đối phương nhất.
hint-no-move = Lần này cách tốt nhất không phải là đi quân trên bàn: hãy xem các nút bấm.
hint-where = Chỉ { noun-any } ở { -before-square }{ $square } đi được: nên đi đâu?
hint-area = Hãy nhìn phần bàn cờ được đánh dấu, từ { -before-square }{ $from } đến { -before-square }{ $to }.
hint-piece = Hãy nhìn { noun-any } ở { -before-square }{ $square }.
hint-do-step = Đi { $path }.
hint-do-roll = Lăn { $path }.
hint-do-taking = Như vậy { -take } được { $count } { noun-any }.
hint-do-take = Hãy { -take } { noun-any } ở { -before-square }{ $square }.
hint-do-flip = Lật quân ở { -before-square }{ $square }.
hint-do-huff = Phạt quân ở { -before-square }{ $square }.
hint-do-place = Đặt vào { -before-square }{ $square }: { $piece }.
hint-do-zone = Chọn khu { $zone }.
hint-do-done = Thôi { -take }: không { -take } thêm quân nào nữa.
hint-do-skip = Bỏ lượt.
hint-do-pass = Bỏ lượt.
hint-why-wins = Sau vài nước, bạn sẽ được { $count } { noun-any }.
hint-why-saves = Nếu không, bạn sẽ sớm mất { $count } { noun-any }.
hint-why-clear = Mọi nước khác đều kém hẳn: cơ hội thắng của nước này khoảng { $best }%, các nước khác nhiều nhất { $other }%.
hint-why-chance = Nước này giữ cơ hội thắng ở khoảng { $best }%; các nước khác cũng gần bằng.
hint-why-hardest = Nước này làm khó đối phương nhất.
hint-why-win = Nước này thắng chắc.
hint-why-win-in-plies = { $distance ->
    [1] Nước này thắng chắc, sau 1 nước nữa.
   *[other] Nước này thắng chắc, sau { $distance } nước nữa, tính cả hai bên.
}
hint-why-win-in-turns = { $distance ->
    [1] Nước này thắng chắc, sau 1 lượt nữa.
   *[other] Nước này thắng chắc, sau { $distance } lượt nữa, tính cả hai bên.
}
hint-why-only-win = Không nước nào khác thắng được.
hint-why-draw = Nước này giữ được hòa.
hint-why-only-draw = Nước này giữ được hòa, mọi nước khác đều thua.
hint-why-loss = Nước nào cũng thua, nhưng nước này làm khó đối phương nhất.
hint-why-loss-in-plies = { $distance ->
    [1] Nước nào cũng thua, nhưng nước này cầm cự lâu nhất: 1 nước nữa.
   *[other] Nước nào cũng thua, nhưng nước này cầm cự lâu nhất: { $distance } nước nữa, tính cả hai bên.
}
hint-why-loss-in-turns = { $distance ->
    [1] Nước nào cũng thua, nhưng nước này cầm cự lâu nhất: 1 lượt nữa.
   *[other] Nước nào cũng thua, nhưng nước này cầm cự lâu nhất: { $distance } lượt nữa, tính cả hai bên.
}
turn-hastened = Thế cờ đã thua rồi, nhưng đi nước này thì thua sớm hơn nhiều.
turn-slip = Nước gây thiệt nhất, dù chưa phải sai lầm nghiêm trọng.
review-lost-from-start = { $side } không thể thắng: nếu đối phương không đi sai thì bên này đã thua ngay từ đầu. Điều đáng xem là cầm cự được bao lâu.
review-behind-from-start = { $side } kém thế ngay từ đầu.
review-slipped = { $side } không thua vì riêng một nước nào, mà thua dần từng chút một.
review-unseen = { $side } thua, nhưng không có nước nào rõ ràng là nguyên nhân.
puzzles-rising = Khó dần theo tiến bộ của bạn

### Xem lại thế cờ trước, đi trước

browse-toolbar = Các thế cờ trước
browse-leave = Trở lại ván cờ
browse-start = Thế ban đầu
browse-at = Nước { $ply }/{ $all }
browse-new = Từ lúc đó đã có thêm { $count } nước.
premove-set = Đã đặt sẵn nước đi. Nước này sẽ được đi ngay khi đến lượt bạn.
premove-take-back = Hủy nước đặt sẵn
premove-dropped = Nước đặt sẵn của bạn không còn đi được nữa.
unsent-waiting = Mất kết nối. Nước đi của bạn sẽ được gửi khi có kết nối lại.
unsent-dropped = Nước đi của bạn không được gửi: thế cờ đã thay đổi.
pending-cancel = Hủy
plan-going-on = Phần còn lại sẽ được xếp theo thế đã chọn khi đến lượt bạn.
settings-premoves = Đặt sẵn nước đi khi chưa đến lượt

### Pieces for readers who know no xiangqi characters
settings-discs = Quân cờ tướng
discs-characters = Chữ Hán
discs-moves = Hình vẽ cách đi
table-discs-moves = Đổi sang hình vẽ cách đi
table-discs-characters = Đổi sang chữ Hán
settings-explain = Giải thích cách đi của quân được chọn

### Touch

board-which-square = Ô nào?

### Lessons: what the rules say about a try, and the page.

lesson-unknown = Không có bài học này: { $lesson }.
lesson-over = Bài tập này đã kết thúc. Hãy làm lại từ đầu.
lesson-one-action = Hãy tìm từng nước một.
lesson-other-piece = Đi như thế cũng được, nhưng bài này nói về { noun-any } ở { -before-square }{ $square }.
lesson-not-won = Như thế chưa thắng.
lesson-nothing-taken = Bạn chưa { -take } được { noun-any } nào.
lesson-more-to-take = Bạn { -take } được { $taken } { noun-any }, nhưng có thể { -take } { $wanted } { noun-any }.
lesson-not-there = Ở { -before-square }{ $square } chưa đúng như đề bài.
lesson-not-safe = Chưa an toàn: hãy xem { $side } có thể đáp lại thế nào.
lesson-lost = Ván này thua rồi. Chỉ là luyện tập thôi, thử lại nhé!
lesson-shared = Ván này không ai thắng. Thử lại nhé!
title-lessons = Bài học
lessons-choose = Những bài tập ngắn trên bàn cờ, từ nước đi đầu tiên đến chiến thắng đầu tiên. Hãy chọn trò chơi.
lessons-start = Học cách chơi
lessons-progress = Đã xong { $done }/{ $all }
lesson-number = Bài { $number }/{ $all }
lesson-task-of = Bài tập { $number }/{ $all }
lesson-right = Đúng rồi!
lesson-found = Đã tìm được { $found }/{ $all }
lesson-show = Xem cách đi
lesson-retry = Thử lại
lesson-go-on = Tiếp tục
lesson-next = Bài tiếp theo
lesson-finished = đã xong
lesson-all-done = Bạn đã học hết các bài. Giờ hãy thử sức với máy cấp 1!
lesson-play = Chơi với máy cấp 1

### Guidance at the table: what to aim at, and what stands beside what.

guide-dismiss = Đã hiểu
guide-ask = Làm sao để thắng?
board-around = { $text }, cạnh { $foes } kẻ địch và { $friends } đồng đội
board-falls = { $text }, có thể bị { -take }

### The page: what happened, in sentences, and moves as lists show them.

tell-piece = { $whose ->
    [you] { $piece } của bạn
    [nobody] { $piece }
   *[other] { $piece } của { $owner }
}
tell-at = { $piece } ở { -before-square }{ $square }
tell-moves = { $piece } đi từ { -before-square }{ $from } đến { -before-square }{ $to }.
tell-takes = { $victim ->
    [you] { $taken } ở { -before-square }{ $to } bị { $piece } từ { -before-square }{ $from } { -take } mất.
   *[other] { $piece } từ { -before-square }{ $from } { -take } { $taken } ở { -before-square }{ $to }.
}
tell-jumps = { $victim ->
    [you] { $taken } ở { -before-square }{ $square } bị { $piece } nhảy từ { -before-square }{ $from } đến { -before-square }{ $to } { -take } mất.
   *[other] { $piece } nhảy từ { -before-square }{ $from } đến { -before-square }{ $to }, { -take } { $taken } ở { -before-square }{ $square }.
}
tell-jumps-many = { $piece } nhảy từ { -before-square }{ $from } đến { -before-square }{ $to }, { -take } { $count } quân{ $victim ->
    [you] {" "}của bạn
   *[other] {""}
}.
tell-path = { $piece } ở { -before-square }{ $from } { $parts }.
tell-part-roll = lăn đến { -before-square }{ $to } (thành { $piece })
tell-part-step = trượt đến { -before-square }{ $to }
tell-part-take = { -take } { $taken } ở { -before-square }{ $to }
tell-places = { $actor ->
    [you] Bạn
   *[other] { $name }
} đặt { $piece } vào { -before-square }{ $square }.
tell-flips = { $actor ->
    [you] Bạn
   *[other] { $name }
} lật { -before-square }{ $square }: { $piece }.
tell-camp = { $actor ->
    [you] Bạn
   *[other] { $name }
} cầm { $camp }.
tell-crowned = Quân ấy được phong vua ở { -before-square }{ $square }.
tell-huffs = { $actor ->
    [you] Bạn
   *[other] { $name }
} phạt { $taken } ở { -before-square }{ $square }.
tell-removed = { $piece } ở { -before-square }{ $square } rời bàn cờ.
tell-recalled = { $actor ->
    [you] Bạn
   *[other] { $name }
} thu quân: cả đạo quân rời bàn cờ.
tell-out = { $actor ->
    [you] Bạn
   *[other] { $name }
} đã bị loại.
tell-zone = { $actor ->
    [you] Bạn
   *[other] { $name }
} chọn khu { $zone }.
tell-march = { $actor ->
    [you] Bạn
   *[other] { $name }
} điều binh: { $steps }.
tell-captures = { $actor ->
    [you] Bạn
   *[other] { $name }
} { -take } { $taken }.
tell-skip = { $actor ->
    [you] Bạn
   *[other] { $name }
} phải bỏ lượt.
tell-pass = { $actor ->
    [you] Bạn
   *[other] { $name }
} phải bỏ lượt.
tell-done = { $actor ->
    [you] Bạn
   *[other] { $name }
} không { -take } thêm quân nào.
tell-secret = { $actor ->
    [you] Bạn
   *[other] { $name }
} đã đi một nước bí mật.
move-flip = Lật { $square }
move-flipped = Lật { $square }: { $piece }
move-place = Đặt vào { $square }
move-placed = { $square } { $piece }
move-place-member = Đặt quân số { $member } vào { $square }
move-take = Bắt { $square }
move-done = Thôi { -take }
move-piece = { $piece } { $squares }
move-member = ({ $member }) { $squares }
moves-notation = Hiện ký hiệu
round-title = Từ sau nước đi của bạn
round-title-everybody = Vòng vừa qua
round-none = Chưa ai đi nước nào.
refuse-not-yours = Đây là { $piece }, không phải của bạn.
refuse-nobody = Quân này không thuộc bên nào.
refuse-empty = Ở đây không có { noun-any } nào để đi.
refuse-stuck = Hiện { noun-any } này không đi được.
board-goal = { $text }, đích của bạn
board-goal-of = { $text }, đích của { $side }
settings-notation = Cách ghi nước đi
notation-words = Bằng chữ và biểu tượng
notation-raw = Bằng ký hiệu, như trong biên bản
editor-good = Thế cờ này chơi được.
noun-any = quân

### Kết thúc, cấp, âm thanh, bày quân

result-closed = Ván cờ đã không diễn ra.
ending-won = Bạn đã thắng!
ending-lost = Bạn đã thua.
ending-drew = Hòa.
ending-placed = Bạn về { $place ->
    [1] nhất
    [2] nhì
    [3] thứ ba
   *[other] thứ tư
} trong { $of } bên.
ending-placed-shared = Bạn đồng hạng { $place ->
    [1] nhất
    [2] nhì
   *[other] ba
}.
ending-harder = Khó hơn: cấp { $level }
ending-easier = Dễ hơn: cấp { $level }
ending-try-harder = Thắng hai ván liền! Thử cấp { $level } nhé?
ending-try-easier = Cấp này khó thật. Thử cấp { $level } nhé?
ending-review = Xem bước ngoặt của ván
level-ask = Bạn muốn máy mạnh cỡ nào? 1 là yếu nhất, 8 là mạnh nhất.
sound-mute = Tắt tiếng
sound-on = Bật tiếng
settings-volume = Âm lượng
set-up-ask = Xếp tất cả một lần:
set-up-random = Ngẫu nhiên

### Games that leave something out

action-not-legal = Nước đi này không đúng luật.
editing-not-this = Không thể xếp thế cờ cho { $game }.

### At the table: leaving early, invitations, warnings, waiting for a hint.

resign-settled = Thứ hạng của bạn đã được xác định, không cần xin thua nữa.
claim-settled = Thứ hạng của bên đó đã được xác định.
ending-replaced = { $name } { $how ->
    [resigned] đã xin thua
    [time] đã hết giờ
   *[abandoned] đã rời ván
} nên xếp dưới những người chơi đến cùng. Máy đã chơi thay đến hết ván.
ending-only-computers = Chỉ còn lại máy, nên ván cờ kết thúc tại đó.
invited-by = { $name } mời bạn chơi { $game }.
invited = Bạn được mời chơi { $game }.
invited-sit = Hãy ngồi vào một ghế trống để chơi, hoặc ở lại xem.
invited-full = Ghế nào cũng có người rồi. Bạn có thể ở lại xem.
nav-menu = Menu
hint-thinking = Đang suy nghĩ…
computer-queued = Máy đang chờ đến lượt suy nghĩ: { $before ->
    [0] kế tiếp là máy này.
   *[other] còn { $before } lượt trước.
}
peril-now = Dấu “!” chỉ những nước thua ngay. { $reason }
peril-next = Dấu “!” chỉ những nước để đối thủ có thể thắng ngay lượt sau. { $reason }
peril-threat = Cẩn thận: đối thủ dọa thắng ngay lượt sau. { $reason }

### Puzzles from a finished game, and the home page

title-mistakes = Câu đố từ ván này
ending-puzzle = Câu đố từ ván này
review-progress-at = Đang xét thế cờ { $done }/{ $of }…
mistakes-number = Câu { $number }/{ $all } · nước { $move }
mistakes-try = Tự thử xem
mistakes-yours = Ở đây bạn đã đi { $move }. { $turn } Hãy tìm nước tốt hơn.
mistakes-theirs = Ở đây { $side } đã đi { $move }. { $turn } Hãy tìm nước tốt hơn.
mistakes-same = Đó là nước đã đi trong ván. Hãy tìm nước khác.
mistakes-wrong = Nước này cũng không được. { $turn }
mistakes-right-win = Đúng rồi! Nước này giữ được thế thắng.
mistakes-right-draw = Đúng rồi! Nước này giữ được hòa.
mistakes-right-loss = Đúng rồi! Nước này cầm cự được lâu nhất.
mistakes-right-chance = Đúng rồi! Nước này giữ được cơ hội thắng của bạn.
mistakes-none = Ván này không có câu đố nào: không có nước nào quyết định cả ván.
mistakes-none-own = Bạn không mắc sai lầm lớn nào. Hãy xem người khác đã bỏ lỡ điều gì.
mistakes-others = Câu đố khác
home-welcome = Tìm đối thủ, chơi với máy hoặc mời bạn bè. Chưa biết chơi? Các bài học chỉ mất vài phút.

### Lists within sentences: what stands before the last part; and the sign of a goal.

list-last-joint = {" "}và{" "}
path-last-joint = {" "}rồi{" "}
board-goal-sign = Đích

### At the table: looking back, the end among three

prompt-past = Xem lại nước { $ply }/{ $all }
ranking-place = Hạng { $place ->
    [1] nhất
    [2] nhì
    [3] ba
   *[other] tư
}: { $names }.
ranking-shared = Đồng hạng { $place ->
    [1] nhất
    [2] nhì
   *[other] ba
}: { $names }.
ending-left-placed = Bạn về { $place ->
    [1] nhất
    [2] nhì
    [3] thứ ba
   *[other] thứ tư
}: { $how ->
    [resigned] bạn đã xin thua
    [time] bạn đã hết giờ
   *[abandoned] bạn đã rời ván
}.
ending-left-shared = Bạn đồng hạng { $place ->
    [1] nhất
    [2] nhì
   *[other] ba
}: { $how ->
    [resigned] bạn đã xin thua
    [time] bạn đã hết giờ
   *[abandoned] bạn đã rời ván
}.

### The review: what a move gave away, and what was better

review-said-win-lost = { $side } đang thắng chắc nhưng đã đánh mất: sau nước này thì thua.
review-said-win-drawn = { $side } đang thắng chắc: sau nước này chỉ còn hòa.
review-said-draw-lost = { $side } vẫn còn giữ được hòa: sau nước này thì thua.
review-said-fell = { $turn ->
    [blunder] Sai lầm nghiêm trọng:
    [mistake] Sai lầm:
   *[slip] Chưa đến mức sai lầm, nhưng là nước thiệt nhất:
} cơ hội thắng của { $side } từ { $before }% xuống còn { $after }%.
review-said-sooner = { $side } đã thua rồi, nhưng còn có thể cầm cự thêm { $long } nước. Đi nước này thì { $short ->
    [1] thua ngay.
   *[other] thua sau { $short } nước.
}
review-said-lost = { $side } đã thua rồi, và nước này làm đối phương thắng dễ hơn.
review-said-pieces = Nước này mất không { $pieces } quân.
review-best-win = Tốt hơn: { $move }, nước này thắng.
review-best-draw = Tốt hơn: { $move }, nước này giữ được hòa.
review-best-loss = Tốt hơn: { $move }, nước này cầm cự được lâu hơn.
review-best-chance = Tốt hơn: { $move }, nước này giữ cơ hội thắng ở mức { $percent }%.
review-line = Xem diễn biến tiếp theo

### At the table: what is left to place, and signs at the squares of a step

set-up-random-rest = Xếp nốt ngẫu nhiên
balance-takes = +: quân địch có thể { -take } sau bước này
balance-loses = −: quân mình có thể bị { -take } sau bước này

### What the first clue of a hint is about

hint-look-wins = Ở đó bạn có thể được { $count } quân.
hint-look-saves = Ở đó có quân của bạn đang bị đe dọa.
hint-look-crown = Ở đó bạn có quân sắp được phong vua.
hint-look-trade = Ở đó có thể đổi quân.
hint-look-quiet = Ở đó chưa { -take } được { noun-any } nào: điều quan trọng là đưa quân đến chỗ tốt.

### Pages that lead nowhere

home-back = Về trang chủ

### Chơi ngoại tuyến và phiên bản mới

offline-title = Chơi ngoại tuyến
offline-what = Đấu với máy, chơi chung một màn hình, giải câu đố, học và phân tích mà không cần mạng. Ván cờ được lưu trên thiết bị này.
offline-get = Tải về ({ $size } MB)
offline-loading = Đang tải về: { $percent }%
offline-ready = Đã tải xong. Bạn có thể chơi khi không có mạng.
offline-failed = Việc tải về bị gián đoạn. Vui lòng thử lại.
offline-here = Chơi trên thiết bị này
offline-back = Quay lại chơi trực tuyến
offline-starting = Đang khởi động trên thiết bị này…
player-here = Người chơi
offline-now = Bạn đang chơi trên thiết bị này. Muốn chơi với người khác, bạn cần có mạng.
offline-page = Trang này cần có mạng
offline-page-then = Trang sẽ tự mở khi có mạng trở lại.
offline-needed = Chức năng này cần có mạng.

solved-title = Bảng tra
solved-what = Có bảng tra, thiết bị này biết giá trị chính xác của mọi thế cờ trong bảng; nếu cả trò chơi đã được giải, bạn còn có thể đấu với máy chơi hoàn hảo.
solved-loading = Đang tải về
solved-remove = Xóa
solved-get = Tải về ({ $size } MB)
solved-failed = Không tải về được bảng tra. Vui lòng thử lại.
settings-engine = Máy phân tích và máy chơi chạy ở đâu
engine-auto = Trên thiết bị này, nếu đủ nhanh
engine-device = Trên thiết bị này
engine-server = Trên máy chủ
engine-unmeasured = Tốc độ của thiết bị này sẽ được đo khi cần đến lần đầu.
engine-fast = Thiết bị này xét { $speed } thế cờ mỗi giây: đủ nhanh.
engine-slow = Thiết bị này xét { $speed } thế cờ mỗi giây: chưa đủ nhanh nên sẽ dùng máy chủ.
engine-casual = Máy chỉ chạy trên thiết bị này trong ván giao hữu không có người khác.

analysis-python = Mở bằng Python
python-what = Python cùng Wuqi ngay trên thiết bị này. Mã bạn chạy ở đây chỉ có tác dụng trong trang này; thế cờ được vẽ thành bàn cờ. Các ví dụ lấy từ sổ tay lập trình.
python-examples = Ví dụ:
python-printed = Mã đã chạy và kết quả
python-picture = Hình vẽ một thế cờ
python-input = Mã Python
python-run = Chạy
python-stop = Dừng
python-loading = Đang khởi động Python…
python-running = Đang chạy…
python-failed = Không tải được Python. Vui lòng thử lại khi có mạng.
python-not-started = Không khởi động được Python.
python-playing = Bạn đang chơi với người khác, nên chưa dùng được Python cho đến khi các ván kết thúc.

version-new = Đã có phiên bản mới.
version-reload = Tải lại trang

### What stands around the name of a square in a sentence; a game whose squares are numbers changes it

-before-square = {""}

### Solved positions

analysis-perfect = Xem cách đi hoàn hảo

### What is limited at a table

undo-too-often = Mỗi ván chỉ được đi lại tối đa { $most } lần.
offer-too-often = Bạn đã đề nghị { $most } lần trong ván này nên không thể đề nghị thêm.
table-worn-out = Bàn này đã thay đổi quá nhiều lần trước khi bắt đầu. Vui lòng mở bàn mới.
lend-alone = Máy chỉ chạy được trên thiết bị của bạn trong ván giao hữu không có người khác.
open-too-many = Bạn đang chờ ở { $most } bàn rồi. Hãy đóng bớt một bàn trước.
upload-unfinished = Chỉ tải lên được ván đã kết thúc và không quá { $most } nước.
table-spoilt = Không đọc được dữ liệu của bàn này. Quản trị viên đã được thông báo.
verify-replaced = Công bằng. Các cam kết, cách xáo quân và mọi lần lật đều đúng (số lần lật: { $flips }). Nhưng không phải ai cũng tham gia đến cuối: máy chủ đã phải góp bí mật thay cho người chơi đã cam kết mà không công khai (ghế số { $seats }).

### The round above your own move; records of other programs; the first lesson

person-save = Lưu
round-title-own = Nước bạn vừa đi
analysis-upload-format = Mở biên bản hoặc tệp { $format }
lessons-first = Bắt đầu bài 1

### A game of yours that goes on, on the home page

unfinished-move = Nước { $ply }

### Ratings, profiles and leaderboards

rated-account = Ván tính điểm dành cho người có tài khoản. Hãy đăng nhập hoặc đăng ký, hoặc chơi ván giao hữu.
rated-clock = Ván tính điểm phải có giới hạn thời gian.
rated-rules = Ván tính điểm phải theo luật tiêu chuẩn hoặc một bộ luật dựng sẵn, và bắt đầu từ thế cờ ban đầu.
rated-computer = Máy này không có điểm xếp hạng. Trong ván tính điểm, hãy chọn máy theo cấp.
undo-rated = Ván tính điểm không được đi lại.
hint-rated = Ván tính điểm không có gợi ý.
admin-rated = Đã tính điểm { $games } ván.
admin-rated-again = Đã tính lại { $games } ván; { $changed } điểm xếp hạng đã thay đổi.
profile-private = Trang cá nhân này ở chế độ riêng tư.
speed-blitz = Cờ chớp
speed-rapid = Cờ nhanh
speed-days = Cờ thư tín
rating-points = { $points }
rating-provisional = { $points }?
rating-doubt = ± { $doubt }
rating-change = { $before } → { $after }
rating-explained = Dấu hỏi cho biết điểm xếp hạng còn tạm thời. Càng chơi nhiều ván tính điểm, điểm càng chính xác.
rated-one-side = Trong ván tính điểm, bạn chỉ chơi một bên.
new-rating = Loại ván
new-casual = Giao hữu: không ảnh hưởng đến điểm xếp hạng
new-rated = Tính điểm: kết quả tính vào điểm xếp hạng của mọi người chơi
terms-rated = Tính điểm
terms-casual = Giao hữu
terms-where = Nơi chơi
terms-lent = Máy chạy trên chính thiết bị của người chơi.
terms-on-device = Chơi trên thiết bị của người chơi
person-profile = Trang cá nhân
person-own-profile = Trang cá nhân của tôi
person-private = Riêng tư: ẩn trang cá nhân và không có tên trong bảng xếp hạng
avoid-unmute = Hiện lại tin nhắn của người này
avoid-unblock = Bỏ chặn
profile-bot = Bot
profile-since = Tham gia từ { $date }
profile-only-you = Trang này ở chế độ riêng tư: chỉ bạn xem được.
profile-ratings = Điểm xếp hạng
profile-no-ratings = Chưa có ván tính điểm nào.
profile-graph = Điểm xếp hạng qua thời gian
profile-between = { $first } – { $last }
profile-games = { $count } ván
profile-record = { $wins } thắng, { $draws } hòa, { $losses } thua
profile-puzzles = đã giải { $count } câu đố
profile-to-leaderboard = Bảng xếp hạng: { $game }
profile-best = Các ván thắng tiêu biểu
profile-trophies = Cúp
trophy-place = Hạng { $place }
profile-against = Điểm của đối thủ: { $points }
profile-sides = Ván tính điểm theo từng bên
profile-played = Ván đã chơi
profile-all-games = Tất cả ván cờ
title-leaderboards = Bảng xếp hạng
leaderboard-none = Ở đây chưa ai có điểm chính thức.
leaderboard-explained = Người chơi có tên trong bảng khi điểm xếp hạng không còn tạm thời. Số sau dấu ± là sai số có thể có. Mỗi cấp của máy có điểm cố định.

## The page: people who find each other.

home-person = Tìm đối thủ
home-computer = Chơi với máy
home-friend = Mời bạn bè
home-online = { $count } người đang trực tuyến
home-waiting = { $count } người đang chờ
home-clock = Thời gian ván đấu khi tìm đối thủ
own-games = Ván của bạn ({ $count })
own-turns = Đến lượt bạn ({ $count })
own-waiting = Đang chờ
title-turns = ({ $count }) { $title }
call-begun = { $name } đã vào bàn. Ván { $game } của bạn bắt đầu.
call-dismiss = Để sau
call-notify = Báo cho tôi khi có người vào
seek-title = Đang tìm đối thủ…
seek-meanwhile = Bạn có thể chờ ở đây hoặc làm việc khác: khi có đối thủ, bạn sẽ được báo.
seek-stop = Dừng tìm
invited-side = Bên của bạn
share-link = Gửi liên kết…
share-code = Mã QR của bàn này
share-scan = Cho bạn bè quét mã này, hoặc gửi liên kết.
seat-take-team = Chơi cho cả đội
first-move = Còn { $left } để đi nước đầu
first-move-why = Nếu không đi nước đầu kịp giờ, ván cờ sẽ bị hủy và không được tính.
result-called-off = Ván cờ đã bị hủy.
reason-called-off = Hết giờ mà chưa ai đi nước đầu. Ván này không được tính.
prompt-mates = Đội của bạn đang chờ { $names }
home-more-playing = Các ván khác đang diễn ra

### Tournaments

undo-tournament = Trong giải đấu không được đi lại.
rematch-tournament = Giải đấu không có đấu lại. Hãy về trang giải đấu để chơi ván tiếp theo.
berserk-none = Ở đây không thể chơi liều (bớt nửa thời gian, thắng được thêm một điểm).
berserk-late = Chỉ được chơi liều một lần, trước nước đi đầu tiên của bạn.
tournament-clock = Thời gian của giải đấu phải tính bằng phút.
tournament-when = Giải đấu phải bắt đầu trong vòng 90 ngày tới.
tournament-name = Hãy đặt tên cho giải đấu.
tournament-too-many = Bạn đang có { $most } giải đấu chưa bắt đầu. Hãy đợi một giải bắt đầu, hoặc hủy một giải.
tournament-over = Giải đấu này đã kết thúc.
tournament-closed = Giải đấu này không nhận thêm người chơi.
tournament-not-joined = Bạn chưa tham gia giải đấu này.
tournament-owner = Chỉ người lập giải mới có thể hủy giải.
tournament-begun = Giải đấu đã bắt đầu.
tournament-account = Giải đấu dành cho người có tài khoản. Hãy đăng nhập hoặc đăng ký.
tournament-unknown = Không có giải đấu này.
hint-tournament = Trong giải đấu không có gợi ý.
title-tournaments = Giải đấu
tournaments-new = Giải đấu mới
tournaments-coming = Sắp diễn ra
tournaments-running = Đang diễn ra
tournaments-past = Đã kết thúc
tournaments-none = Chưa có giải đấu nào. Ai có tài khoản cũng có thể lập giải.
tournaments-home = Đấu trường, hệ Thụy Sĩ, vòng tròn
system-arena = Đấu trường
system-swiss = Hệ Thụy Sĩ
system-round-robin = Vòng tròn
system-arena-means = Chơi càng nhiều ván càng tốt trong thời gian đã định. Hết ván này là được ghép ván mới.
system-swiss-means = Đấu một số vòng định trước. Bạn gặp người có điểm gần bằng mình, không gặp ai hai lần.
system-round-robin-means = Mỗi người gặp tất cả những người còn lại.
tournament-medley = Lần lượt tất cả các trò
tournament-players = { $count } người chơi
tournament-round = Vòng { $round }/{ $rounds }
tournament-round-of = Vòng { $round }
tournament-until = đến { $time }
tournament-by = Người lập:
tournament-return = Tham gia lại
tournament-withdraw = Rút lui
tournament-cancel = Hủy giải đấu
tournament-ready = Ván của bạn đã sẵn sàng: vào chơi
tournament-joined = Bạn đã tham gia. Giải sẽ bắt đầu vào giờ ghi ở trên; đừng đóng trang này.
tournament-waiting = Ván tiếp theo của bạn sẽ hiện ở đây. Đừng đóng trang này.
tournament-away = Bạn sẽ không được xếp ván mới cho đến khi bấm “Tham gia lại”.
tournament-standings = Bảng xếp hạng giải
tournament-none-joined = Chưa có ai tham gia.
tournament-points = { $points } điểm
tournament-tiebreak = Hệ số phụ: { $value }
tournament-gone = đã rút lui
tournament-streak = nhân đôi điểm
tournament-games = Các ván
tournament-bye = được nghỉ vòng này
tournament-results = Tải về kết quả
tournament-records = Tải về các biên bản
tournament-to = Về giải đấu
tournament-berserk = Chơi liều: nửa thời gian, thắng thêm một điểm
tournament-halved = chơi liều
tournament-label = Tên giải đấu
tournament-system = Thể thức
tournament-start = Bắt đầu
tournament-in = Sau { $minutes } phút
tournament-at = Ngày giờ
tournament-length = Thời lượng
tournament-minutes = { $minutes } phút
tournament-rounds = Số vòng
tournament-rounds-enough = Tùy theo số người
tournament-missing = Nếu lẻ người
tournament-missing-rest = Một người được nghỉ
tournament-announce = Lập giải đấu
first-move-tournament = Ai không đi nước đầu kịp giờ sẽ bị xử thua ván này.

### Notifications

channel-unknown = Liên kết hoặc kênh thông báo này không còn hiệu lực.
channel-email = “{ $address }” không phải là địa chỉ email.
channel-url = “{ $address }” không phải là địa chỉ web có thể nhận thông báo.
channel-too-many = Bạn đã có { $most } kênh thông báo. Hãy xóa bớt một kênh.
channel-no-mail = Máy chủ này không gửi email.
notice-turn-title = Đến lượt bạn: { $game }
notice-turn = Đến lượt bạn trong ván { $game } với { $names }.
notice-began-title = Ván cờ đã bắt đầu: { $game }
notice-began = Ván { $game } với { $names } đã bắt đầu.
notice-ended-title = Ván cờ đã kết thúc: { $game }
notice-ended = Ván { $game } với { $names } đã kết thúc.
notice-round-title = Ván tiếp theo trong giải: { $game }
notice-round = Ván { $game } với { $names } trong giải đấu đã bắt đầu.
notice-challenge-title = Lời thách đấu mới: { $game }
notice-challenge = { $names } thách bạn đấu một ván { $game }.
mail-why = Bạn nhận email này vì đã bật thông báo trong phần cài đặt. Để ngừng nhận:
mail-confirm-title = Xác nhận địa chỉ email của bạn
mail-confirm = Ai đó, có lẽ là bạn, muốn nhận thông báo về các ván cờ trên Wuqi tại địa chỉ này. Để xác nhận, hãy mở liên kết:
mail-confirm-else = Nếu không phải bạn, hãy bỏ qua email này: bạn sẽ không nhận thêm email nào.
feed-title = Wuqi: các ván của bạn
title-notifications = Thông báo
notify-turn = Đến lượt tôi (cờ thư tín)
notify-began = Ván của tôi đã bắt đầu
notify-ended = Ván của tôi đã kết thúc (cờ thư tín)
notify-round = Ván của tôi trong giải đấu đã bắt đầu
notify-challenge = Có người thách đấu tôi
notify-email = Email
notify-push = Trình duyệt
notify-webhook = Webhook
notify-feed = Nguồn cấp tin
notify-unconfirmed = Hãy mở liên kết trong email để xác nhận địa chỉ này.
notify-here = Thông báo trên trình duyệt này
notify-denied = Trình duyệt này không cho phép trang gửi thông báo. Bạn có thể đổi trong cài đặt của trình duyệt.
notify-address = Địa chỉ email
notify-add-email = Thêm email
notify-add-feed = Tạo nguồn cấp tin
notify-feed-why = Thêm địa chỉ này vào trình đọc tin để theo dõi các ván của bạn. Đừng cho ai biết.
notify-url = Địa chỉ webhook
notify-add-webhook = Thêm webhook
notify-secret = Khóa kiểm tra chữ ký
notify-remove = Xóa
notify-copy = Sao chép
notify-present = Khi bạn đang mở trang web này, bạn sẽ không nhận email.
title-confirm = Xác nhận địa chỉ của bạn
letter-confirm = Xác nhận
confirm-done = Thông báo sẽ được gửi đến { $address }.
title-unsubscribe = Ngừng nhận email
unsubscribe-one = Ngừng nhận loại email này
unsubscribe-all = Ngừng nhận mọi email
unsubscribe-done = Đã xong. Từ nay những email này không còn được gửi đến { $address }.

### Vacation, and conditional moves

vacation-already = Bạn đang nghỉ phép rồi.
vacation-too-long = Năm nay bạn chỉ còn { $left } ngày nghỉ phép.
vacation-none = Bạn hiện không nghỉ phép.
title-vacation = Nghỉ phép
vacation-why = Khi bạn nghỉ phép, đồng hồ của bạn dừng trong các ván cờ thư tín. Đối thủ sẽ thấy là bạn đang nghỉ.
vacation-days = Số ngày
vacation-take = Bắt đầu ngay
vacation-until = Bạn nghỉ phép đến { $date }.
vacation-end = Kết thúc nghỉ phép
vacation-left = Số ngày phép còn lại trong năm: { $left }/{ $all }
seat-vacation = Nghỉ phép đến { $date }
plan-game = Nước đi có điều kiện chỉ dành cho ván cờ thư tín hai người, không có gì bí mật hay may rủi.
plan-your-turn = Đang đến lượt bạn: cứ đi luôn.
plan-two-replies = Bạn đã nhập hai nước đáp khác nhau cho { $action }.
plan-no-reply = Mỗi phương án phải kết thúc bằng một nước của bạn.
plan-turns = Sau những nước này ván cờ đã kết thúc, hoặc hai bên không còn đi luân phiên. Hãy kết thúc phương án sớm hơn.
title-plans = Nước đi có điều kiện
plans-why = Hãy chọn trước nước đáp: nếu đối thủ đi nước đó, nước đáp của bạn được đi ngay. Đối thủ không thấy.
plans-add = Thêm phương án
plans-theirs = Đối thủ có thể đi gì?
plans-yours = Bạn đáp thế nào?
plans-if = Nếu { $move } thì { $reply }.
plans-then = Sau đó nếu { $move } thì { $reply }.
plans-keep = Lưu
plans-stop = Hủy

## Thách đấu, theo dõi, báo cáo

following-too-many = Bạn chỉ theo dõi được tối đa { $most } người.
report-waiting = Bạn đã báo cáo người này rồi. Quản trị viên sẽ xem xét.
report-too-many = Mỗi ngày bạn chỉ báo cáo được tối đa { $most } người.
report-unknown = Không có báo cáo này.
challenge-over = Lời thách đấu này đã hết hạn hoặc đã được rút lại.
challenge-guest = { $name } đang chơi với tư cách khách. Ván tính điểm chỉ dành cho người có tài khoản.
challenge-impossible = Bạn không thể thách đấu { $name }.
challenge-waiting = Bạn đã thách đấu { $name } rồi. Hãy đợi trả lời hoặc đóng bàn đó.
challenge-too-many = Bạn chỉ có thể có tối đa { $most } lời thách đấu đang chờ trả lời.
challenge-side = Trò này không có bên số { $side }.
admin-report = { $report }  { $at }  { $by } → { $about }: { $kind }
admin-report-table = bàn { $table }
admin-report-closed = Báo cáo { $report } đã được đóng.
admin-reports-none = Không có báo cáo nào đang chờ.
report-messages = Tin nhắn trò chuyện
report-name = Tên người chơi
report-cheating = Gian lận
report-leaving = Cố ý bỏ ván
report-other = Lý do khác
person-challenge = Thách đấu…
person-follow = Theo dõi
person-unfollow = Bỏ theo dõi
person-report = Báo cáo…
report-title = Báo cáo { $name }
report-why = Lý do báo cáo
report-text = Chuyện gì đã xảy ra (không bắt buộc)
report-explained = Chỉ quản trị viên của máy chủ này đọc được. Nếu không muốn thấy hay gặp người này nữa, hãy ẩn tin nhắn hoặc chặn họ.
report-send = Gửi báo cáo
report-done = Cảm ơn bạn. Quản trị viên sẽ xem xét.
dialog-close = Đóng
challenge-title = Thách đấu { $name }
challenge-game = Trò chơi
challenge-clock = Thời gian
challenge-any-side = Ngẫu nhiên
challenge-casual = Ván tính điểm phải có giới hạn thời gian, và cả hai người phải có tài khoản.
challenge-send = Gửi lời thách đấu
challenge-received = thách bạn đấu một ván { $game }
challenge-to-you = { $name } thách bạn đấu một ván { $game }
challenge-decline = Từ chối
title-following = Đang theo dõi
follow-playing = đang chơi { $game }
follow-online = đang trực tuyến
follow-away = không trực tuyến
challenged-waiting = đã được thách đấu và có thể trả lời đến { $until }.
challenged-declined = đã từ chối. Bạn có thể gửi liên kết cho người khác.
challenged-expired = đã không trả lời kịp. Bạn có thể gửi liên kết cho người khác.
order-yours = Bạn đề xuất:
order-proposes = đề xuất:
order-accept = Đồng ý
order-leave = Bỏ đồng ý
embed-open = Mở { $game } trên Wuqi
embed-back = Lùi một nước
embed-on = Tiến một nước
embed-unknown = Ở địa chỉ này không có ván cờ, thế cờ hay câu đố nào.

### Checking tablebases

verified-checking = Đang kiểm tra thế cờ
verified-file = { $path }: { $numbers } mục
verified-hash-right = SHA-256 đúng như đã công bố: { $hash }
verified-hash-other = SHA-256 là { $hash }, nhưng giá trị công bố là { $wanted }.
verified-hash-none = SHA-256 là { $hash }. Chưa có giá trị công bố cho tệp này.
verified-damaged = Phần { $chapter } của tệp không khớp mã kiểm tra.
verified-start = Thế bắt đầu: { $value }
verified-start-other = Thế bắt đầu: { $value }, nhưng giá trị công bố là { $wanted }.
verified-right = Đã kiểm tra { $checked } thế cờ: giá trị của mỗi thế đúng bằng giá trị nước tốt nhất.
verified-wrong = Sai: { $position } được lưu là { $kept }, nhưng các nước đi cho { $follows }.

### The explorer of solved positions

title-solved = Thế cờ đã giải
explore-choose = Những trò này đã được giải toàn bộ hoặc ở phần cuối ván. Hãy chọn một trò để xem giá trị chính xác của mọi nước.
explore-none = Ở đây chưa có bảng tra.
explore-download = Tải bảng tra trong phần cài đặt
explore-open = Khám phá thế cờ đã giải
explore-unknown = Thế cờ này không có trong bảng tra.
explore-play = Phát cách đi hoàn hảo
explore-stop = Dừng
explore-longest = Thế thắng dài nhất
only-find = Tìm nước duy nhất
only-right = Đúng rồi! Mọi nước khác đều bỏ lỡ kết quả.
only-wrong = { $move } bỏ lỡ kết quả. Vui lòng thử lại.
only-shown = Đây là nước đúng duy nhất.
only-none = Từ đây, cách đi hoàn hảo không gặp thế nào chỉ có một nước đúng.
proof-title = Chứng minh
proof-here = Chứng minh thế này
proof-root = Về nơi bắt đầu
proof-what = { $side }: một nước thắng, rồi mọi cách đáp trả. Mở một cách đáp trả để xem nước tiếp theo.
proof-answer = Nước đáp lại { $move }
proof-end = Ván cờ đã kết thúc.
proof-draw = Hòa: không bên nào ép được thắng nên không có nước thắng để xem.
