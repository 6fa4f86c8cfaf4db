name = Ba chàng lính ngự lâm
tagline = Ba chàng ngự lâm lượt nào cũng phải ra tay, còn hai mươi hai quân địch chỉ tìm cách dồn họ vào một hàng.
credit = Haar Hoolim sáng tạo, ra mắt năm 1969.

side-1 = Quân ngự lâm
side-2 = Quân địch

piece-musketeer = lính ngự lâm
piece-enemy = lính địch

option-start = Ba lính ngự lâm bắt đầu ở đâu: một trong các cách này, hoặc ba ô tự chọn như a1,b3,e4.
option-start-diagonal = Lính ngự lâm bắt đầu ở a1, c3 và e5, dọc theo đường chéo dài.
option-start-bottom = Lính ngự lâm bắt đầu ở ô giữa và hai góc dưới: c3, a1 và e1.
option-stuck = Khi không lính ngự lâm nào bắt được quân, lúc nào thì tính là quân ngự lâm thắng.
option-stuck-own-turn = Thắng khi đến lượt mình mà không lính ngự lâm nào bắt được; trước đó quân địch vẫn còn một nước để thay đổi thế cờ.
option-stuck-immediate = Thắng ngay khi không lính ngự lâm nào bắt được nữa, dù đang là lượt quân địch.
option-start-form = “{ $value }” không phải ba ô khác nhau như a1,b3,e4.
option-start-in-line = Ba lính ngự lâm không được bắt đầu trên cùng một hàng ngang hay cột dọc: { $value }.

reason-line = Ba lính ngự lâm đứng thẳng một hàng.
reason-stranded = Không lính ngự lâm nào còn bắt được quân, và họ không đứng thẳng hàng.
reason-enemy-stuck = Quân địch không còn nước đi.

expect-capture = Dùng một lính ngự lâm bắt một lính địch
expect-step = Đi một lính địch sang ô trống bên cạnh

position-three-musketeers = Thế cờ phải có đúng ba lính ngự lâm, ở đây có { $found }.

why-nobody-there = Không có quân nào ở { $from }.
why-musketeers-turn = Đang là lượt quân ngự lâm, còn quân ở { $from } là lính địch.
why-enemies-turn = Đang là lượt quân địch, còn quân ở { $from } là lính ngự lâm.
why-one-step = Từ { $from } đến { $to } không phải một bước: quân cờ chỉ đi một ô lên, xuống, trái hoặc phải, không đi chéo.
why-must-capture = Lính ngự lâm phải bắt quân, không bao giờ đi vào ô trống.
why-own-musketeer = Ở { $to } là một lính ngự lâm khác; lính ngự lâm không bắt đồng đội.
why-enemies-never-capture = Ô { $to } đã có quân: lính địch chỉ đi vào ô trống và không bao giờ bắt quân.
why-write-x = Nước bắt quân viết bằng chữ x: { $from }x{ $to }.
why-write-dash = Nước đi không bắt quân viết bằng dấu gạch ngang: { $from }-{ $to }.

# How a piece that is touched moves.
moves-musketeer = Lính ngự lâm đi một ô lên, xuống, trái hoặc phải, và bắt buộc phải ăn một lính địch ở ô đó.
moves-enemy = Lính địch đi một ô lên, xuống, trái hoặc phải vào ô trống và không bao giờ ăn quân.
