name = Ba chàng lính ngự lâm
tagline = Ba chàng ngự lâm lượt nào cũng phải ra tay, còn hai mươi hai lính địch chỉ tìm cách dồn họ vào một hàng.
credit = Haar Hoolim sáng tạo, ra mắt năm 1969.

# To capture, here and in the common messages.
-take = bắt

side-1 = Quân ngự lâm
side-2 = Quân địch

piece-musketeer = lính ngự lâm
piece-enemy = lính địch

option-start = Ba lính ngự lâm bắt đầu ở đâu? Hãy chọn một cách, hoặc ghi ba ô tự chọn như a1,b3,e4.
option-start-diagonal = Lính ngự lâm bắt đầu ở a1, c3 và e5, dọc theo đường chéo dài.
option-start-bottom = Lính ngự lâm bắt đầu ở ô giữa và hai góc dưới: c3, a1 và e1.
option-stuck = Khi không lính ngự lâm nào bắt được quân, lúc nào thì tính là quân ngự lâm thắng?
option-stuck-own-turn = Thắng khi đến lượt mình mà không lính ngự lâm nào bắt được; trước đó quân địch vẫn còn một nước để thay đổi thế cờ.
option-stuck-immediate = Thắng ngay khi không lính ngự lâm nào bắt được nữa, dù đang là lượt quân địch.
label-start = Ô xuất phát
option-start-form = “{ $value }” không phải ba ô khác nhau như a1,b3,e4.
option-start-in-line = Ba lính ngự lâm không được bắt đầu trên cùng một hàng ngang hay cột dọc: { $value }.

result-win = { $winner } thắng.

reason-line = Ba lính ngự lâm đứng thẳng một hàng.
reason-stranded = Không lính ngự lâm nào còn bắt được quân, và họ không đứng thẳng hàng.
reason-enemy-stuck = Quân địch không còn nước đi.

expect-capture = Hãy dùng một lính ngự lâm bắt một lính địch.
expect-step = Hãy đi một lính địch sang ô trống bên cạnh.

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
moves-musketeer = Lính ngự lâm đi một ô lên, xuống, trái hoặc phải, và bắt buộc phải bắt một lính địch ở ô đó.
moves-enemy = Lính địch đi một ô lên, xuống, trái hoặc phải vào ô trống và không bao giờ bắt quân.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-capture = Lính ngự lâm bắt quân thế nào
lesson-capture-1 = Bạn chỉ huy ba lính ngự lâm. Mỗi người bắt được lính địch đứng sát bên: trên, dưới, trái hoặc phải. Hãy tìm cả bốn nước bắt của lính ngự lâm ở c3.
lesson-capture-1-hint = Chạm vào c3, rồi chạm một lính địch bên cạnh. Sau mỗi nước, bàn cờ được xếp lại như cũ.
lesson-capture-2 = Lính ngự lâm không bao giờ bước vào ô trống. Hãy tìm cả hai nước bắt của lính ngự lâm ở c4.
lesson-capture-2-hint = b4 và c3 đang trống, nên chỉ còn hai lính địch kề bên.
lesson-capture-done = Lượt nào lính ngự lâm cũng phải bắt quân. Đó là sức mạnh, mà cũng là điểm yếu của họ.
lesson-enemy = Lính địch đi thế nào
lesson-enemy-1 = Giờ bạn chỉ huy lính địch. Lính địch không bắt ai cả, chỉ bước sang ô trống bên cạnh. Hãy dùng lính địch ở b3 lấp ô trống c3.
lesson-enemy-1-hint = Chạm vào b3, rồi c3.
lesson-enemy-1-wrong = Nước đó cũng được phép, nhưng lần này hãy đi lính địch ở b3.
lesson-enemy-done = Lính địch chỉ đi chứ không bắt. Họ thắng bằng cách khác, bài sau bạn sẽ thấy.
lesson-line = Đừng bao giờ thẳng hàng
lesson-line-1 = Cả ba lính ngự lâm đứng cùng một hàng ngang hay một cột dọc là thua ngay. Hãy bắt một lính địch mà không bị thẳng hàng.
lesson-line-1-hint = Đã có hai người ở cột c. Đừng để người thứ ba vào đó.
lesson-line-1-wrong = Cả ba đã đứng ở cột c, quân địch thắng.
lesson-line-done = Trước mỗi nước bắt, hãy nhìn các hàng và các cột. Đường chéo không tính.
lesson-lure = Nhìn trước một bước
lesson-lure-1 = Lính địch bước tới đúng nơi mình muốn bị bắt. Hai lính ngự lâm đang ở cột b; đừng để người ở c4 bị dụ vào đó. Hãy tìm nước bắt an toàn.
lesson-lure-1-hint = Lính địch ở b4 là mồi nhử. Hãy để người khác bắt nó.
lesson-lure-1-wrong = Lính ngự lâm từ c4 rốt cuộc vào cột b cùng hai người kia.
lesson-lure-done = Sau mỗi nước bắt hãy tự hỏi: tiếp theo mình sẽ buộc phải bắt ai?
lesson-apart = Đứng tách nhau ra
lesson-apart-1 = Hai lính ngự lâm cùng hàng là đã gần thua. Hãy bắt sao cho cả ba đứng ở ba hàng và ba cột khác nhau.
lesson-apart-1-hint = Hai người ở b3 và d3 cùng đứng ở hàng 3. Hãy đưa một người sang hàng khác.
lesson-apart-1-wrong = Vẫn còn hai lính ngự lâm cùng hàng.
lesson-apart-done = Ba hàng khác nhau, ba cột khác nhau: như thế rất khó bị dồn.
lesson-quiet = Hết người để bắt là thắng
lesson-quiet-1 = Đến lượt bạn mà không ai bắt được quân nào thì bạn thắng. Chỉ còn một lính địch trong tầm. Ai nên bắt nó?
lesson-quiet-1-hint = Hai người đã ở cột c. Người ở d4 tốt nhất nên đứng yên.
lesson-quiet-done = Càng ít lính địch quanh mình thì càng gần chiến thắng. Hãy tìm đến chỗ vắng.
lesson-trap = Giăng bẫy
lesson-trap-1 = Bạn chỉ huy lính địch. Hai lính ngự lâm đang ở cột a. Hãy đi sao cho người thứ ba buộc phải bắt quân mà bước vào cột ấy.
lesson-trap-1-hint = Người ở b5 phải bắt lính địch duy nhất đứng cạnh mình. Hãy đưa một lính địch tới a5.
lesson-trap-2 = Lần nữa: hai lính ngự lâm ở hàng 2. Hãy dụ người thứ ba xuống đó.
lesson-trap-2-hint = Đưa một lính địch tới ngay bên dưới người ở b3.
lesson-trap-done = Quân địch thắng khi chỉ chừa lại đúng một nước bắt: nước sai.
lesson-first-win = Chiến thắng đầu tiên
lesson-first-win-1 = Một ván trọn vẹn với máy cấp 1. Bạn chỉ huy lính ngự lâm: bắt quân, đứng tách nhau, đừng bao giờ thẳng hàng, cho đến khi không còn ai trong tầm.
lesson-first-win-1-hint = Trước mỗi nước bắt: cả ba có thẳng hàng không? Nếu có, hãy chọn nước khác. Nước tốt nhất giữ họ ở nhiều hàng và cột khác nhau nhất.
lesson-first-win-done = Đánh hay lắm! Bạn đã sẵn sàng chơi một ván từ đầu.

# What to aim at, in one line for whoever is new to the game.
goal-1 = Mục tiêu: bắt quân cho đến khi không còn lính địch nào đứng cạnh. Ba lính ngự lâm đứng chung một hàng hay một cột là thua.
goal-2 = Mục tiêu: dụ ba lính ngự lâm vào chung một hàng hay một cột.

### Pieces inside sentences, and in lists of moves.

tell-piece = { $piece }
noun-musketeer = lính ngự lâm
noun-enemy = lính địch

### What can be done now and what to touch, for whoever is new to the game.

now-capture = Chạm vào một lính ngự lâm có đánh dấu, rồi chạm lính địch đứng ngay cạnh (trên, dưới, trái, phải) để bắt.
now-step = Chạm vào một lính địch có đánh dấu, rồi chạm ô trống ngay cạnh. Lính địch không bắt quân.

### Why the game would be lost
threat-line = Ba lính ngự lâm sẽ đứng thẳng một hàng.
threat-stranded = Không lính ngự lâm nào còn bắt được quân.
threat-enemy-stuck = Lính địch sẽ hết nước đi.

places-title = Lính ngự lâm đứng đâu trong thế thắng
places-group = Còn { $count } lính địch
places-won = Khi đến lượt Quân địch, Quân ngự lâm thắng { $won } trong { $of } thế ({ $percent }). Mỗi ô cho biết tỉ lệ thế thắng có lính ngự lâm đứng ở đó.

### Chủ đề câu đố.
theme-line-danger = Nguy cơ thẳng hàng
theme-stranding = Hết quân để bắt
theme-forced-line = Ép thẳng hàng
theme-bait = Mồi nhử
theme-retreat = Rút lui
theme-one-capture = Chỉ còn một nước bắt
