name = Cờ úp Tam Quốc
tagline = Ba người, một bộ cờ tướng xáo trộn và úp kín: lật một quân lên để biết mình cầm phe nào.
credit = Một lối chơi lưu truyền trong giới chơi cờ tướng; không rõ ai là người nghĩ ra.

side-1 = Người chơi 1
side-2 = Người chơi 2
side-3 = Người chơi 3

camp-generals-1 = Phe Tướng Tốt (帥將兵卒, 12 quân)
camp-generals-2 = Phe Đỏ (仕相俥傌炮, 10 quân)
camp-generals-3 = Phe Đen (士象車馬包, 10 quân)
camp-ranks-1 = Phe Binh Tốt (兵卒, 10 quân)
camp-ranks-2 = Phe Tướng Sĩ Tượng (帥仕相將士象, 10 quân)
camp-ranks-3 = Phe Xe Mã Pháo (俥傌炮車馬包, 12 quân)

piece-red-general = soái đỏ
piece-red-advisor = sĩ đỏ
piece-red-elephant = tượng đỏ
piece-red-chariot = xe đỏ
piece-red-horse = mã đỏ
piece-red-cannon = pháo đỏ
piece-red-soldier = binh đỏ
piece-black-general = tướng đen
piece-black-advisor = sĩ đen
piece-black-elephant = tượng đen
piece-black-chariot = xe đen
piece-black-horse = mã đen
piece-black-cannon = pháo đen
piece-black-soldier = tốt đen
piece-hidden = quân úp

option-split = 32 quân cờ được chia thành ba phe thế nào?
option-split-generals = Hai tướng cùng toàn bộ binh tốt (12 quân), các quân đỏ còn lại (10 quân), các quân đen còn lại (10 quân). Cách chia này công bằng hơn.
option-split-ranks = Toàn bộ binh tốt (10 quân); tướng, sĩ, tượng (10 quân); xe, mã, pháo (12 quân). Lưu ý: phe thứ ba có cả bốn xe nên quá mạnh.
option-mode = Phân thắng thua thế nào?
option-mode-annihilation = Tiêu diệt cả hai phe kia: phe sống sót cuối cùng thắng.
option-mode-recall = Ăn đủ số quân bằng số quân ban đầu của phe mình thì được thu quân. Ai thu quân trước thì về nhất.
option-mode-points = Ăn quân được cộng điểm, mất quân bị trừ điểm. Hết ván ai nhiều điểm nhất thì thắng.
option-mode-race = Chỉ tính điểm quân ăn được. Ai đạt 200 điểm trước thì thắng ngay.

reason-last-camp = Chỉ còn lại một phe.
reason-recall = Một phe đã ăn đủ số quân và thu quân, ván cờ ngã ngũ.
reason-race = Có người đã ăn đủ 200 điểm.
reason-stalled = Đã qua sáu mươi lượt liên tiếp không ai lật quân hay ăn quân.
reason-repetition = Cùng một thế cờ, cùng một người đến lượt, xuất hiện lần thứ ba.
reason-nobody-can-act = Tất cả những người còn chơi đều bí nước và lần lượt phải bỏ lượt.

expect-first-flip = Hãy lật một quân bất kỳ: quân lật được quyết định phe của bạn.
expect-flip-for-camp = Hãy lật một quân. Bạn chưa có phe nên chỉ được lật.
expect-flip-or-move = Hãy lật một quân, hoặc đi một quân của bạn.
expect-flip = Hãy lật một quân: hiện không quân nào của bạn đi được.
expect-move = Hãy đi một quân của bạn: không còn quân úp nào để lật.
expect-skip = Bạn không lật được cũng không đi được. Hãy bỏ lượt.
expect-reveal = Đang lật quân ở { $square }.

position-three-parts = { $key }={ $value } phải ghi đủ ba người chơi, cách nhau bằng dấu phẩy; không có gì thì ghi dấu -.
position-bad-camps = camps={ $value }: phe là 1, 2 hoặc 3, chưa có thì ghi -, và không hai người nào cùng phe.
position-two-camps = camps={ $value }: khi hai người đã có phe thì người thứ ba có phe còn lại.
position-bad-letter = “{ $letter }” trong { $key } không phải quân của trò này.
position-too-many = Có quá nhiều quân “{ $piece }”: một bộ cờ không có chừng ấy.
position-not-32 = Có { $found } quân úp, nhưng 32 quân trừ các quân ngửa, quân đã bị ăn và quân đã rút thì phải còn { $right } quân.
position-bad-players = { $key }={ $value } phải liệt kê người chơi từ 1 đến 3, mỗi người nhiều nhất một lần, cách nhau bằng dấu phẩy.
position-taken-no-camp = Người chơi { $player } chưa có phe nên không thể đã ăn quân nào.
position-taken-own = Người chơi { $player } không thể đã ăn quân của phe mình.
position-camp-missing = Người chơi { $player } chưa có phe mà không còn quân úp nào.
position-recall-only = recalled và removed chỉ dùng cho chế độ thu quân (mode=recall).
position-recall-number = Người chơi { $player } đã ăn { $found } quân; chỉ thu quân đúng khi ăn đủ { $right }.
position-recalled-army = Người chơi { $player } đã thu quân nên trên bàn không thể còn quân ngửa của họ.
position-removed = removed chỉ được chứa quân của phe đã thu quân, không được có { $removed }.
position-out = out={ $found } không khớp với số quân: những người hết quân là { $right }.
position-mover-gone = Người chơi { $player } không còn lượt nên không thể đến lượt đi.
position-flip = flip={ $point }: ở đó không có quân úp.
position-flip-over = flip={ $point }: ván cờ đã kết thúc nên không lật quân được nữa.

why-no-camp-yet = Bạn chưa có phe nên chỉ được lật quân.
why-empty = Không có quân nào ở { $square }.
why-face-down = Quân ở { $square } còn úp: có thể lật nhưng không thể đi.
why-not-yours = Quân ở { $square } không thuộc phe của bạn.
why-stay = Nước đi phải đến một giao điểm khác.
why-straight = Tướng và xe đi thẳng theo hàng ngang hoặc cột dọc.
why-blocked = Có quân cản giữa { $from } và { $to }.
why-horse = Mã nhảy chữ nhật: thẳng hai điểm rồi ngang một điểm. Mã ở { $from } không nhảy đến { $to } được.
why-elephant = Tượng nhảy chéo đúng hai điểm. Tượng ở { $from } không nhảy đến { $to } được.
why-advisor = Sĩ đi chéo đúng một điểm. Sĩ ở { $from } không đi đến { $to } được.
why-soldier = Binh tốt chỉ đi một điểm lên, xuống, trái hoặc phải. Quân ở { $from } không đi đến { $to } được.
why-cannon-straight = Pháo đi và ăn thẳng theo hàng ngang hoặc cột dọc.
why-cannon-needs-screen = Muốn ăn, pháo phải nhảy qua đúng một quân làm ngòi. Giữa { $from } và { $to } không có quân nào.
why-cannon-too-many = Muốn ăn, pháo phải nhảy qua đúng một quân làm ngòi. Giữa { $from } và { $to } có hơn một quân.
why-take-face-down = Quân ở { $square } còn úp. Quân úp không bao giờ bị ăn.
why-take-own = Quân ở { $square } thuộc chính phe của bạn.
why-nothing-to-take = Điểm { $square } trống, không có gì để ăn.
why-write-x = Ăn quân thì viết chữ x: { $from }x{ $to }.
why-flip-empty = Điểm { $square } trống, không có gì để lật.
why-flip-face-up = Quân ở { $square } đã ngửa rồi.
why-kind-not-hidden = Trong các quân úp không còn loại quân này nữa.
why-can-still-act = Chỉ được bỏ lượt khi không thể lật và không thể đi.
why-only-skip = Bạn không lật được cũng không đi được, nên phải bỏ lượt.
why-being-flipped = Một quân đang được lật. Hãy đợi một chút.

# What the values of options that stand side by side are called.
name-mode-annihilation = Tiêu diệt
name-mode-recall = Thu quân
name-mode-points = Điểm được mất
name-mode-race = Đua tới 200 điểm
name-split-generals = Tướng dẫn binh tốt
name-split-ranks = Chia theo binh chủng

# How a piece that is touched moves.
moves-general = Tướng đi như xe: đi thẳng ngang dọc bao xa cũng được.
moves-chariot = Xe đi thẳng ngang dọc bao xa cũng được.
moves-horse = Mã đi chữ nhật và không bị cản.
moves-elephant = Tượng đi chéo đúng hai điểm và không bị cản.
moves-advisor = Sĩ đi chéo một bước, không bị giới hạn trong cung.
moves-soldier = Binh, tốt đi một bước lên, xuống, trái hoặc phải.
moves-cannon = Pháo đi như xe, nhưng khi ăn phải nhảy qua đúng một quân làm ngòi.
moves-hidden = Quân úp: ai đến lượt cũng có thể lật. Quân úp không đi được và không bị ăn.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-flip = Lật một quân
lesson-flip-1 = Cả 32 quân đều úp. Quân đầu tiên bạn lật được quyết định bạn cầm phe nào. Hãy lật quân được khoanh ở d2.
lesson-flip-1-hint = Chạm vào d2.
lesson-flip-1-wrong = Trong ván thật lật quân nào cũng được. Ở đây hãy lật quân ở d2.
lesson-flip-done = Xe đỏ! Bạn cầm Phe Đỏ: 仕相俥傌炮, mười quân. Mỗi lượt bạn lật một quân, hoặc đi một quân của mình.
lesson-straight = Xe đi thẳng
lesson-straight-1 = Xe 俥 đi theo hàng ngang và cột dọc, bao xa cũng được nếu không bị cản. Hãy ăn xe đen 車.
lesson-straight-1-hint = Nó ở c1, ngay phía dưới xe của bạn ở c3.
lesson-straight-done = Tướng và soái 帥將 cũng đi như thế. Ở đây không phân lớn nhỏ: quân nào cũng ăn được quân nào.
lesson-jump = Mã, tượng, sĩ
lesson-jump-1 = Mã 傌 nhảy thẳng hai điểm rồi sang ngang một điểm, không bị cản chân. Hãy tìm cả bốn nước nhảy của mã ở b2.
lesson-jump-1-hint = Chạm vào b2: những điểm nó đến được sẽ được đánh dấu.
lesson-jump-2 = Tượng 相 nhảy chéo đúng hai điểm. Hãy tìm bốn nước nhảy của nó.
lesson-jump-2-hint = Từ c3, đó là bốn góc của một hình vuông lớn.
lesson-jump-3 = Sĩ 仕 đi chéo một điểm. Hãy tìm bốn nước đi của nó.
lesson-jump-3-hint = Từ c3: bốn điểm chéo sát bên.
lesson-jump-done = Binh và tốt 兵卒 đi một điểm lên, xuống, trái hoặc phải. Chỉ còn một loại quân nữa thôi.
lesson-cannon = Pháo phải có ngòi
lesson-cannon-1 = Pháo 炮 đi như xe, nhưng muốn ăn phải nhảy qua đúng một quân làm ngòi, quân úp cũng được. Hãy ăn xe đen 車.
lesson-cannon-1-hint = Ở e3, giữa b3 và g3, có một quân úp. Hãy nhảy qua nó.
lesson-cannon-done = Không có ngòi thì pháo không ăn được. Hãy tìm ngòi trước khi nhắm.
lesson-foes = Ai là địch?
lesson-foes-1 = Đừng để màu sắc đánh lừa: soái đỏ 帥 thuộc Phe Tướng Tốt, không phải của bạn! Hãy ăn một quân của phe khác.
lesson-foes-1-hint = Soái ở d5 nằm ngay trên đường của xe bạn.
lesson-foes-done = Ai không thuộc phe mình đều là địch. Nhìn vòng viền quanh quân là biết nó thuộc phe nào.
lesson-value = Ăn quân mạnh trước
lesson-value-1 = Xe của bạn ăn được hai quân. Hãy ăn quân nguy hiểm hơn.
lesson-value-1-hint = Xe tung hoành khắp bàn, còn tốt chỉ đi được một bước.
lesson-value-1-wrong = Có quân đáng ăn hơn: xe đen ở g3.
lesson-value-done = Xe và tướng soái quý nhất, rồi đến pháo, mã, binh tốt; tượng và sĩ kém nhất.
lesson-guarded = Quân ấy có được bảo vệ không?
lesson-guarded-1 = Trước khi ăn hãy nhìn: có ai ăn lại mình không? Hãy ăn một quân sao cho người đi kế tiếp không ăn được quân nào của bạn.
lesson-guarded-1-hint = Sĩ ở e4 bảo vệ d5. Mã ở g3 thì đứng một mình.
lesson-guarded-done = Nước ăn tốt là nước giữ được quân mình, hoặc được nhiều hơn mất.
lesson-flee = Chạy thôi
lesson-flee-1 = Mã đen 馬 ở e5 đang đe dọa xe của bạn. Hãy đi một nước để người kế tiếp không ăn được quân nào của bạn.
lesson-flee-1-hint = Đưa xe đến điểm mà cả mã lẫn pháo đều không đến được.
lesson-flee-done = Trước khi lật quân mới: có quân nào của mình đang bị đe dọa không? Hãy cứu nó, hoặc ra tay trước.
lesson-first-win = Chiến thắng đầu tiên
lesson-first-win-1 = Phe sống sót cuối cùng thắng. Bạn cầm Phe Đỏ, chống hai máy cấp 1, mỗi bên còn hai quân. Hãy ăn hết.
lesson-first-win-1-hint = Tìm quân ăn được mà không bị ăn lại. Nếu không có, hãy đến gần bằng những điểm không ai với tới.
lesson-first-win-done = Tam quốc về tay bạn! Giờ hãy chơi trọn một ván với cả 32 quân.

# What to aim at, in one line for whoever is new to the game.
goal-annihilation = Mục tiêu: diệt cả hai phe kia và là phe cuối cùng còn lại.
goal-recall = Mục tiêu: là người đầu tiên ăn đủ số quân bằng số quân ban đầu của phe mình.
goal-points = Mục tiêu: điểm cao nhất. Ăn quân được điểm, mất quân bị trừ.
goal-race = Mục tiêu: là người đầu tiên ăn được các quân trị giá 200 điểm.

### Pieces inside sentences, and in lists of moves.

noun-red-general = soái đỏ 帥
short-red-general = soái 帥
noun-red-advisor = sĩ đỏ 仕
short-red-advisor = sĩ 仕
noun-red-elephant = tượng đỏ 相
short-red-elephant = tượng 相
noun-red-chariot = xe đỏ 俥
short-red-chariot = xe 俥
noun-red-horse = mã đỏ 傌
short-red-horse = mã 傌
noun-red-cannon = pháo đỏ 炮
short-red-cannon = pháo 炮
noun-red-soldier = binh đỏ 兵
short-red-soldier = binh 兵
noun-black-general = tướng đen 將
short-black-general = tướng 將
noun-black-advisor = sĩ đen 士
short-black-advisor = sĩ 士
noun-black-elephant = tượng đen 象
short-black-elephant = tượng 象
noun-black-chariot = xe đen 車
short-black-chariot = xe 車
noun-black-horse = mã đen 馬
short-black-horse = mã 馬
noun-black-cannon = pháo đen 包
short-black-cannon = pháo 包
noun-black-soldier = tốt đen 卒
short-black-soldier = tốt 卒
noun-hidden = quân úp

### The page: setting up a position, without the notation of its text

setup-position-out = Người chơi đã có phe phải còn ít nhất một quân của phe mình.

### What can be done now and what to touch, for whoever is new to the game.

now-first-flip = Chạm vào một quân úp bất kỳ để lật. Quân lật được quyết định phe của bạn.
now-flip-for-camp = Chạm vào một quân úp để lật. Khi lật được phe chưa có ai nhận, bạn mới có phe.
now-flip-or-move = Chạm vào một quân úp để lật; hoặc chạm quân có đánh dấu của bạn rồi chạm nơi đến; đi vào quân địch là ăn.
now-flip = Chạm vào một quân úp để lật. Hiện không quân nào của bạn đi được.
now-move = Chạm quân có đánh dấu của bạn rồi chạm nơi đến; đi vào quân địch là ăn. Không còn quân úp nào để lật.

### Beside the name of a player

camp-short-generals-1 = Tướng Tốt
camp-short-generals-2 = Phe Đỏ
camp-short-generals-3 = Phe Đen
camp-short-ranks-1 = Binh Tốt
camp-short-ranks-2 = Tướng Sĩ Tượng
camp-short-ranks-3 = Xe Mã Pháo
seat-left = Còn { $left } quân
seat-left-score = Còn { $left } quân, { $score } điểm

### Why the game would be lost; what an option is about, in a word
threat-last-camp = Trên bàn sẽ chỉ còn lại một phe khác.
threat-recall = Phe khác sẽ ăn đủ quân và thu quân.
threat-race = Người khác sẽ đạt 200 điểm.
label-split = Chia phe
label-mode = Cách thắng

### Chủ đề câu đố.
theme-flip = Lật quân
theme-capture = Ăn quân
theme-quiet-move = Nước lặng
theme-cannon = Pháo
theme-general = Ăn tướng
