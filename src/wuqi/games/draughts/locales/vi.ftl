name = Cờ đam quốc tế
tagline = Nhảy, nhảy nữa rồi phong vua: bàn cờ một trăm ô, nơi hễ ăn được là phải ăn.
credit = Trò chơi truyền thống, có trên bàn một trăm ô từ thế kỷ mười tám. Luật tiêu chuẩn theo tờ hướng dẫn của bộ cờ đóng hộp DJ05211.

side-1 = Xanh dương
side-2 = Xanh lá

piece-1-man = quân thường xanh dương
piece-1-king = vua xanh dương
piece-2-man = quân thường xanh lá
piece-2-king = vua xanh lá

option-draws = Khi nào một ván bế tắc được xử hòa?
option-draws-toybox = Theo bộ cờ đóng hộp: cùng một thế cờ xuất hiện lần thứ ba, hoặc mỗi bên đi 20 nước mà không ăn quân và không đi quân thường.
option-draws-fmjd = Theo Liên đoàn Cờ đam Thế giới: cùng một thế cờ xuất hiện lần thứ ba, hoặc mỗi bên đi 25 nước chỉ bằng vua mà không ăn quân; khi chỉ còn vài quân đấu với một vua đơn độc thì là 16 hoặc 5 nước mỗi bên.
option-draws-literal = Đúng từng chữ trong tờ hướng dẫn của bộ cờ đóng hộp: một người đi cùng một quân tới, lui, tới, lui rồi lại tới, hoặc mỗi bên đi 20 nước mà không ăn quân và không đi quân thường.
option-capture = Nếu có người không ăn nhiều quân nhất có thể thì sao?
option-capture-enforced = Bắt buộc: chỉ được đi những nước ăn nhiều quân nhất, nên không ai có thể bỏ sót.
option-capture-huff = Phạt quân: được phép bỏ sót, nhưng khi đó đối thủ có quyền lấy đi một quân lẽ ra phải ăn.

preset-international = Luật của Liên đoàn Cờ đam Thế giới: chỉ khác ở luật hòa. Ván bế tắc được xử hòa sau 25 nước mỗi bên thay vì 20, riêng vài loại tàn cuộc thì sớm hơn.

reason-no-pieces = Bên thua đã hết quân.
reason-no-move = Bên thua đến lượt mà không còn nước đi.
reason-repetition = Ván cờ cứ xoay vòng: một thế cờ lặp lại lần thứ ba, hoặc một quân cứ đi tới đi lui.
reason-quiet-20 = Mỗi bên đã đi 20 nước mà không ăn quân và không đi quân thường.
reason-quiet-25 = Mỗi bên đã đi 25 nước chỉ bằng vua mà không ăn quân.
reason-few-16 = Ba quân đấu với một vua đơn độc, mỗi bên đi 16 nước vẫn chưa phân thắng bại.
reason-few-5 = Một hoặc hai quân đấu với một vua đơn độc, mỗi bên đi 5 nước vẫn chưa phân thắng bại.

expect-move = Hãy đi một quân của bạn.
expect-capture = Bạn phải ăn quân: hãy chọn một đường ăn được nhiều quân nhất.
expect-capture-or-risk = Đang có quân để ăn. Hãy ăn nhiều nhất có thể, nếu không bạn có thể bị phạt quân.
expect-huff = Đối thủ đã bỏ sót một nước ăn: bạn có thể phạt một quân, hoặc cứ đi tiếp.
expect-huff-only = Bạn không còn nước đi, nhưng có thể phạt một quân của đối thủ.

position-fen = “{ $text }” không phải là một thế cờ đam; thế cờ được viết như W:W31-50:B1-20, trước hết là bên đến lượt, rồi đến quân của cả hai bên.
position-piece = “{ $item }” không phải là quân cờ: hãy viết một ô từ 1 đến 50, một dãy như 31-35, và K trước vua.
position-square-twice = Ô { $square } được nêu hai lần.
position-nobody = Trên bàn không có quân nào cả.
position-too-many = Một bên có { $found } quân, nhưng mỗi bên có nhiều nhất { $most } quân.
position-captures = Thế cờ này có từ { $most } cách ăn quân trở lên, quá nhiều để liệt kê hết, nên không thể chơi được.
position-uncrowned = Quân thường không thể đứng ở ô { $square } thuộc hàng cuối: đến đó nó đã được phong vua. Hãy viết K{ $square }.
position-few = few={ $value } không dùng được ở đây: nó chỉ được đếm với draws=fmjd, khi còn nhiều nhất ba quân, trong đó có vua, đấu với một vua đơn độc.
position-huff-off = huff={ $value } không dùng được ở đây: ván này không có phạt quân, ăn quân là bắt buộc.
position-huff = “{ $item }” không thể bị phạt: huff=… liệt kê các ô có quân của bên vừa đi, mỗi ô một lần.

why-no-square = Các ô được đánh số từ 1 đến 50; không có ô { $square }.
why-no-piece = Không có quân nào ở ô { $from }.
why-not-yours = Quân ở ô { $from } không phải của bạn.
why-occupied = Ô { $to } không trống.
why-not-diagonal = Quân chỉ đi thẳng theo đường chéo; ô { $to } không nằm trên đường chéo đi qua ô { $from }.
why-man-backward = Quân thường chỉ bước tới. Nó chỉ được đi lùi khi ăn quân.
why-man-far = Quân thường mỗi lần chỉ bước một ô. Chỉ vua mới đi xa hơn.
why-king-blocked = Quân ở ô { $square } đang chắn đường.
why-must-capture = Bạn ăn được thì phải ăn.
why-must-take-most = Bạn phải ăn nhiều quân nhất có thể: ở đây là { $count } quân.
why-nothing-jumped = Giữa ô { $from } và ô { $to } không có quân đối phương nào để nhảy qua.
why-own-piece = Bạn không được nhảy qua quân của mình ở ô { $square }.
why-no-room = Không ăn được quân ở ô { $square }: ô phía sau nó không trống.
why-man-lands-behind = Quân thường chỉ nhảy qua quân đứng sát bên và đáp xuống ô ngay sau quân đó.
why-jumped-twice = Quân ở ô { $square } đã bị nhảy qua trong nước này, mà mỗi quân chỉ được nhảy qua một lần.
why-unfinished = Nước ăn chưa xong: từ ô { $to } quân ấy còn ăn tiếp được.
why-is-capture = Nước này có ăn quân nên phải viết bằng dấu x, không phải dấu gạch.
why-huff-off = Ván này không có phạt quân: ăn quân là bắt buộc.
why-nothing-to-huff = Lúc này không có quân nào để phạt.
why-cannot-huff = Quân ở ô { $square } vốn không thể thực hiện nước ăn nhiều quân nhất, nên không phạt được.

pdn-game-type = Đây không phải cờ đam 10×10: GameType là “{ $kind }” chứ không phải 20.
pdn-small-board = Không nước nào vượt quá ô { $last }, nên đây có thể là cờ đam 8×8. { $reason }
pdn-odd = Ở nước { $move } có “{ $text }”, không đúng cách viết PDN.
pdn-illegal = Nước { $move } { $action }: { $reason }
pdn-ambiguous = Nước { $move } { $action } có thể là bất kỳ nước nào trong { $right }, và các nước sau cũng không cho biết là nước nào.
pdn-huff = PDN không ghi được nước phạt quân, nên không xuất được ván chơi theo luật phạt quân.
pdn-played-on = Trước nước { $move } ván cờ đã hòa theo luật, nhưng vẫn được đi tiếp. { $reason }
pdn-other-result = Tệp ghi một kết quả khác với luật. { $reason }
position-hub = “{ $text }” không phải là thế cờ của giao thức Hub: cần W hoặc B, rồi một chữ trong w b W B e cho mỗi ô trong 50 ô.

# How a piece that is touched moves.
moves-man = Quân thường đi chéo tới một ô; khi ăn thì nhảy qua quân địch liền kề, tới hoặc lui đều được.
moves-king = Vua đi chéo bao xa cũng được, và ăn bằng cách nhảy qua quân địch từ xa.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-move = Quân thường đi thế nào
lesson-move-1 = Bạn cầm quân xanh dương, đi lên phía trên. Quân thường bước chéo tới trước một ô. Hãy tìm cả hai nước đi của quân ở ô 33.
lesson-move-1-hint = Chạm vào quân ấy, rồi chạm ô chéo bên trái phía trước; sau đó đến bên phải.
lesson-move-done = Quân thường chỉ tiến, và chỉ đi trên ô sẫm màu.
lesson-take = Ăn được là phải ăn
lesson-take-1 = Quân thường ăn bằng cách nhảy qua quân địch kề bên, xuống ô trống ngay sau nó. Ăn được là phải ăn. Hãy ăn quân xanh lá ở ô 29.
lesson-take-1-hint = Dùng quân ở ô 33 nhảy qua ô 29, xuống ô 24.
lesson-take-2 = Quân thường chỉ bước tới, nhưng khi ăn thì được nhảy lùi. Hãy tìm nước ăn.
lesson-take-2-hint = Quân ở ô 28 nhảy lùi qua ô 33 được.
lesson-take-done = Có nước ăn thì không được đi nước khác. Cả hai bên đều thế, và bạn có thể lợi dụng điều đó.
lesson-chain = Nhảy rồi nhảy nữa
lesson-chain-1 = Ăn xong mà quân ấy còn nhảy tiếp được thì phải nhảy tiếp. Hãy ăn hai quân xanh lá trong một lượt.
lesson-chain-1-hint = Bắt đầu từ quân ở ô 42: nhảy qua ô 38, rồi qua ô 28.
lesson-chain-2 = Phải ăn nhiều nhất có thể. Hai quân của bạn đều ăn được: hãy tìm quân ăn được ba.
lesson-chain-2-hint = Quân ở ô 36 chỉ ăn được một. Quân ở ô 44 nhảy thẳng theo đường chéo, ăn được ba.
lesson-chain-done = Nước ăn nhiều quân nhất là bắt buộc. Hãy đếm trước khi đi.
lesson-crown = Phong vua
lesson-crown-1 = Quân thường dừng ở hàng cuối phía bên kia thì được phong vua. Hãy phong một vua.
lesson-crown-1-hint = Quân ở ô 8 chỉ còn một bước.
lesson-crown-1-wrong = Quân ấy còn xa hàng cuối. Có quân khác gần hơn.
lesson-crown-2 = Vua đi chéo bao xa cũng được, và ăn được từ xa. Hãy dùng vua ăn quân ở ô 23.
lesson-crown-2-hint = Chạm vào vua ở ô 46, rồi chạm một ô trống bất kỳ sau ô 23 trên cùng đường chéo.
lesson-crown-done = Một vua đáng giá chừng ba quân thường. Hãy giành lấy một vua, và đừng để Xanh lá có vua.
lesson-safe = Nhìn kỹ rồi hãy đi
lesson-safe-1 = Phần lớn các ván thua là do để mất không một quân. Hãy đi một nước để Xanh lá không ăn được gì.
lesson-safe-1-hint = Quân đứng ở mép bàn không bị nhảy qua. Hãy nhìn quân ở ô 30.
lesson-safe-done = Trước mỗi nước đi: quân ấy có bị nhảy qua không? Ô sau lưng nó có trống không?
lesson-shot = Thí một ăn hai
lesson-shot-1 = Xanh lá cũng phải ăn! Hãy thí một quân để sau đó được nhảy hai lần.
lesson-shot-1-hint = Đi từ ô 30 đến ô 24. Xanh lá buộc phải ăn và đáp xuống trước quân ở ô 25 của bạn.
lesson-shot-1-wrong = Nước đó không buộc Xanh lá ăn quân để rơi vào bẫy của bạn.
lesson-shot-2 = Lần nữa: thí một quân, ăn hai quân, và đáp xuống hàng cuối.
lesson-shot-2-hint = Đi từ ô 29 đến ô 24. Quân xanh lá ở ô 30 phải ăn và đáp xuống ô 19.
lesson-shot-2-wrong = Nước đó không buộc Xanh lá ăn quân để rơi vào bẫy của bạn.
lesson-shot-done = Buộc đối thủ phải ăn là vũ khí mạnh nhất: trước mỗi nước hãy thử tìm xem.
lesson-first-win = Chiến thắng đầu tiên
lesson-first-win-1 = Một ván với máy cấp 1. Bạn có sáu quân, Xanh lá có ba. Giữ quân sát nhau, đừng để mất không quân nào, phong vua rồi ăn hết.
lesson-first-win-1-hint = Trước hết tìm nước ăn, rồi tìm nước mà sau đó Xanh lá không ăn được gì, rồi tiến về hàng cuối.
lesson-first-win-done = Chơi hay lắm! Giờ hãy chơi một ván trọn vẹn.

# What to aim at, in one line for whoever is new to the game.
goal = Mục tiêu: ăn hết quân đối phương, hoặc khiến đối phương hết nước đi.

### Pieces inside sentences, and in lists of moves.

noun-1-man = quân thường
noun-1-king = vua
noun-2-man = quân thường
noun-2-king = vua

### What can be done now and what to touch, for whoever is new to the game.

now-move = Chạm một quân có đánh dấu rồi chạm chấm tròn: quân thường đi chéo tới trước một ô, vua đi bao xa cũng được.
now-capture = Bạn phải ăn quân. Chạm quân có đánh dấu, rồi chạm ô ngay sau quân địch mà nó sẽ đáp xuống. Cứ nhảy tiếp đến khi hết chấm tròn.

### Squares are numbers here: what stands around them in the common sentences

-before-square = {"ô "}

### Why the game would be lost
threat-no-pieces = Bạn sẽ hết quân.
threat-no-move = Bạn sẽ hết nước đi.

### Chủ đề câu đố.
theme-shot = Đòn ăn nhiều quân
theme-big-shot = Đòn ăn từ ba quân
theme-sacrifice = Thí quân
theme-double-sacrifice = Thí nhiều quân
theme-breakthrough = Đột phá lên vua
theme-king-trap = Bẫy vua
theme-endgame = Tàn cuộc
theme-holding = Giữ hòa
