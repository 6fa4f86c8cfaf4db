name = Cờ úp Tam Quốc
tagline = Ba người, một bộ cờ tướng xáo trộn và úp kín: lật một quân lên để biết mình cầm đạo quân nào.
credit = Một lối chơi lưu truyền trong giới chơi cờ tướng; không rõ ai là người nghĩ ra.

side-1 = Người chơi 1
side-2 = Người chơi 2
side-3 = Người chơi 3

camp-generals-1 = Tướng và binh tốt (帥將兵卒, 12 quân)
camp-generals-2 = Các quân đỏ còn lại (仕相俥傌炮, 10 quân)
camp-generals-3 = Các quân đen còn lại (士象車馬包, 10 quân)
camp-ranks-1 = Binh tốt (兵卒, 10 quân)
camp-ranks-2 = Tướng, sĩ và tượng (帥仕相將士象, 10 quân)
camp-ranks-3 = Xe, mã và pháo (俥傌炮車馬包, 12 quân)
seat-camp = Còn { $left } quân · { $camp }
seat-camp-score = Còn { $left } quân, { $score } điểm · { $camp }

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

option-split = Cách chia 32 quân cờ thành ba phe.
option-split-generals = Hai tướng cùng toàn bộ binh tốt (12 quân), các quân đỏ còn lại (10), các quân đen còn lại (10). Cách chia này công bằng hơn.
option-split-ranks = Toàn bộ binh tốt (10); tướng, sĩ, tượng (10); xe, mã, pháo (12). Lưu ý: phe thứ ba có cả bốn xe nên quá mạnh.
option-mode = Cách phân thắng thua.
option-mode-annihilation = Tiêu diệt cả hai phe kia: phe sống sót cuối cùng thắng.
option-mode-recall = Ăn đủ số quân bằng số quân ban đầu của phe mình thì được thu quân. Ai thu quân trước thì về nhất.
option-mode-points = Ăn quân được cộng điểm, mất quân bị trừ điểm. Hết ván ai nhiều điểm nhất thì thắng.
option-mode-race = Chỉ tính điểm quân ăn được. Ai đạt 200 điểm trước thì thắng ngay.

reason-last-camp = Chỉ còn lại một phe.
reason-recall = Một đạo quân đã ăn đủ và thu quân, ván cờ ngã ngũ.
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
position-not-32 = Có { $found } quân úp, nhưng trong 32 quân có { $right } quân không ở trên bàn mà cũng chưa bị ăn hay rút đi.
position-bad-players = { $key }={ $value } phải liệt kê người chơi từ 1 đến 3, mỗi người nhiều nhất một lần, cách nhau bằng dấu phẩy.
position-taken-no-camp = Người chơi { $player } chưa có phe nên không thể đã ăn quân nào.
position-taken-own = Người chơi { $player } không thể đã ăn quân của phe mình.
position-camp-missing = Người chơi { $player } chưa có phe mà không còn quân úp nào.
position-recall-only = recalled và removed chỉ dùng cho lối thu quân (mode=recall).
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
why-nothing-to-take = Ở { $square } trống, không có gì để ăn.
why-write-x = Ăn quân thì viết chữ x: { $from }x{ $to }.
why-flip-empty = Ở { $square } trống, không có gì để lật.
why-flip-face-up = Quân ở { $square } đã ngửa rồi.
why-kind-not-hidden = Trong các quân úp không còn loại quân này nữa.
why-can-still-act = Chỉ được bỏ lượt khi không thể lật và không thể đi.
why-only-skip = Bạn không lật được cũng không đi được, nên phải bỏ lượt.
why-being-flipped = Một quân đang được lật. Hãy đợi một chút.

# What the values of options that stand side by side are called.
name-mode-annihilation = Tiêu diệt
name-mode-recall = Thu quân
name-mode-points = Tính điểm được mất
name-mode-race = Đua 200 điểm
name-split-generals = Tướng dẫn binh tốt
name-split-ranks = Chia theo binh chủng

# How a piece that is touched moves.
moves-general = Tướng đi như xe: đi thẳng ngang dọc bao xa cũng được.
moves-chariot = Xe đi thẳng ngang dọc bao xa cũng được.
moves-horse = Mã đi chữ nhật và không bị cản.
moves-elephant = Tượng đi chéo đúng hai bước và không bị cản.
moves-advisor = Sĩ đi chéo một bước, không bị giới hạn trong cung.
moves-soldier = Binh, tốt đi một bước lên, xuống, trái hoặc phải.
moves-cannon = Pháo đi như xe, nhưng khi ăn phải nhảy qua đúng một quân làm ngòi.
moves-hidden = Quân úp: ai đến lượt cũng có thể lật. Quân úp không đi được và không bị ăn.
