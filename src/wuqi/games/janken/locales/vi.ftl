name = Cờ oẳn tù tì
tagline = Lăn các khối của bạn qua bàn cờ: mặt ngửa lên quyết định bạn thắng được ai.
credit = Tác giả Umeda Ryūichi (梅田龍一), nhà xuất bản Gakken phát hành năm 2010.

side-1 = Đỏ
side-2 = Xanh dương

piece-rock-paper = khối búa (mặt bắc nam: bao)
piece-rock-scissors = khối búa (mặt bắc nam: kéo)
piece-paper-rock = khối bao (mặt bắc nam: búa)
piece-paper-scissors = khối bao (mặt bắc nam: kéo)
piece-scissors-rock = khối kéo (mặt bắc nam: búa)
piece-scissors-paper = khối kéo (mặt bắc nam: bao)

way-roll = Lăn: { $piece }
way-slide = Trượt: { $piece }
way-place = Đặt: { $piece }

note-cubes = R búa · P bao · S kéo; chữ ở xung quanh là mặt sẽ ngửa lên khi lăn về phía đó
note-quiet = Số lượt liên tiếp không ăn khối nào (80 là hòa):

option-actions = Những khối nào được đi trong một lượt?
option-actions-one-cube = Mọi bước của một lượt đều do cùng một khối đi.
option-actions-any-cube = Mỗi lượt có hai lần đi: một khối đi hai lần, hoặc hai khối mỗi khối đi một lần.
option-rolling = Khối có phải lăn khi bước vào ô trống không?
option-rolling-optional = Ở mỗi bước bạn tự chọn: lăn khối sang một mặt khác, hoặc trượt và giữ nguyên mặt trên.
option-rolling-forced = Mỗi bước vào ô trống đều phải lăn khối.
option-turning-back = Khối có được quay ngược lại ngay không?
option-turning-back-no = Trong một lượt, khối không được lùi ngay về ô nó vừa rời.
option-turning-back-yes = Trong một lượt, khối được bước ra rồi lùi ngay trở lại.
option-last-stand = Khối cuối cùng của một bên được làm gì?
option-last-stand-no = Khối cuối cùng đi như mọi khối khác.
option-last-stand-yes = Bên chỉ còn một khối được đi ba bước mỗi lượt và được trở vào tam giác nhà mình.

preset-seed = Luật tiêu chuẩn: một khối đi hai bước, lăn hay trượt tùy ý, không được quay ngược lại ngay.
preset-gakken = Luật bản Nhật (Gakken): hai lần đi, khối nào cũng được, luôn phải lăn, được quay ngược lại, và có thế tử thủ.

reason-corner = Một khối đã đến được ô góc của đối phương.
reason-all-taken = Một bên đã bị ăn hết khối.
reason-repetition = Cùng một thế cờ xuất hiện lần thứ ba, ván cờ hòa.
reason-quiet = Đã qua tám mươi lượt không ai ăn khối nào, ván cờ hòa.
reason-both-passed = Cả hai bên đều không đi được, ván cờ hòa.

expect-place = Hãy đặt một khối lên một ô đánh dấu còn trống của bạn, ngửa mặt nào cũng được.
expect-one-cube = Hãy chọn một khối và đi hai bước.
expect-any-cube = Hãy đi hai lần: một khối đi hai lần, hoặc hai khối mỗi khối một lần.
expect-last-stand = Tử thủ: hãy đi ba bước với khối cuối cùng của bạn.
expect-pass = Không khối nào của bạn đi được: bạn phải bỏ lượt.

position-too-many-cubes = Mỗi bên có nhiều nhất bốn khối, nhưng ở đây bên { $side ->
    [X] Đỏ
   *[O] Xanh dương
} có { $found } khối.
position-no-cubes = Trên bàn cờ không có khối nào. Muốn bắt đầu từ lúc đặt khối, hãy thêm phase=place.
position-not-marked = Trong lúc đặt khối, mỗi khối phải nằm trên ô đánh dấu của bên mình, nhưng khối ở { $square } thì không.
position-all-placed = Cả tám khối đều đã được đặt, việc đặt khối đã xong: hãy bỏ phase=place.
position-not-in-turn = Không thể đến lượt bên { $mover ->
    [X] Đỏ
   *[O] Xanh dương
} đặt khối: bên Đỏ đã đặt { $x } khối, bên Xanh dương đã đặt { $o } khối.
position-placing-counts-nothing = Trong lúc đặt khối không đếm lượt nào: hãy bỏ quiet và passed.

why-place-first = Phải đặt xong tất cả các khối rồi mới bắt đầu đi.
why-placing-over = Các khối đã được đặt xong: bây giờ là lúc đi khối.
why-not-marked = Không được đặt khối ở { $square }: hãy chọn một trong bốn ô đánh dấu của bạn.
why-occupied = Ô { $square } đã có khối rồi.
why-same-face = Khối không thể nằm như vậy: hai mặt kề nhau không bao giờ cùng loại.
why-empty-square = Ô { $square } không có khối nào.
why-not-yours = Khối ở { $square } là của đối phương.
why-not-one-step = Từ { $from } đến { $to } không phải là một bước: khối chỉ bước sang ô kề bên trên, dưới, trái hoặc phải.
why-own-cube = Không thể bước vào { $to }: khối của chính bạn đang ở đó.
why-not-beaten = Khối của bạn không thắng được khối ở { $to }: kéo thắng bao, bao thắng búa, búa thắng kéo.
why-no-roll-capture = Ở { $to } có khối của đối phương: bước vào đó là ăn khối, không lăn, và được viết bằng chữ x.
why-nothing-to-capture = Ở { $to } không có gì để ăn.
why-must-roll = Ở cách chơi này khối không được trượt: mỗi bước vào ô trống đều phải lăn.
why-turn-back = Trong một lượt, khối không được lùi ngay về { $to }.
why-home-triangle = Khối ở ngoài tam giác nhà mình không được vào lại, mà { $to } nằm trong tam giác đó.
why-one-cube = Mọi bước của một lượt phải do cùng một khối đi.
why-one-path = Các bước này do cùng một khối đi: hãy viết liền thành một đường, không có dấu phẩy.
why-step-left = Lượt chưa xong: khối này còn bước được thì phải bước tiếp.
why-action-left = Lượt chưa xong: bạn còn khối đi được thì phải đi tiếp.
why-too-many-steps = Quá nhiều bước: lượt này chỉ có { $count } bước.
why-third-capture = Mỗi lượt chỉ được ăn nhiều nhất hai khối.
why-game-ends-there = Bước vào { $to } đã kết thúc ván cờ, nên không thể đi thêm sau đó.
why-pass-not-forced = Bạn chỉ được bỏ lượt khi không khối nào của mình đi được.
why-must-pass = Không khối nào của bạn đi được, nên bạn chỉ có thể bỏ lượt.

# How a piece that is touched moves.
moves-rock = Búa ở mặt trên: khối này đi lên, xuống, trái hoặc phải, ăn được kéo và thua bao.
moves-paper = Bao ở mặt trên: khối này đi lên, xuống, trái hoặc phải, ăn được búa và thua kéo.
moves-scissors = Kéo ở mặt trên: khối này đi lên, xuống, trái hoặc phải, ăn được bao và thua búa.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-steps = Một khối, hai bước
lesson-steps-1 = Bạn cầm các khối đỏ. Mỗi lượt một khối đi hai bước: lên, xuống, trái hoặc phải. Hãy đưa khối của bạn đến d4.
lesson-steps-1-hint = Chạm lần lượt b4, c4, d4. Mỗi bước chọn trượt hay lăn; ở đây cách nào cũng được.
lesson-steps-2 = Bước thứ hai được rẽ, nhưng không được quay ngược lại. Hãy đưa khối đến c3.
lesson-steps-2-hint = Đi qua c4 hoặc qua b3.
lesson-steps-done = Mỗi lượt hai bước, đều do cùng một khối đi.
lesson-roll = Lăn thì đổi loại
lesson-roll-1 = Trượt thì khối giữ nguyên. Lăn thì mặt khác ngửa lên; nhìn các mặt bên sẽ biết mặt nào. Hãy đưa búa đến d4 và để nó thành bao ở đó.
lesson-roll-1-hint = Về phía d4, lăn một bước và trượt một bước. Lăn hai lần cùng hướng thì lại thành búa.
lesson-roll-2 = Giờ hãy đưa nó đến c3 và thành kéo.
lesson-roll-2-hint = Lăn ngang sang b3, rồi trượt đến c3.
lesson-roll-done = Hai mặt đối diện thì giống nhau. Lăn dọc ra một loại, lăn ngang ra loại kia.
lesson-beat = Thắng một khối
lesson-beat-1 = Búa thắng kéo, kéo thắng bao, bao thắng búa. Bước lên khối mà bạn thắng là ăn được nó. Hãy ăn búa ở c3.
lesson-beat-1-hint = Búa không thắng búa, nhưng bao ở b3 thì thắng. Ăn xong nó còn phải đi bước thứ hai.
lesson-beat-2 = Bao không thắng kéo. Nhưng bạn được lăn trước! Hãy ăn kéo ở d4.
lesson-beat-2-hint = Lăn đến c4 thì thành búa, rồi bước lên d4.
lesson-beat-done = Lăn trước, ăn sau: đó là cốt lõi của trò chơi.
lesson-two = Một lượt ăn hai
lesson-two-1 = Bước nào cũng ăn được. Hãy ăn cả hai khối trong một lượt.
lesson-two-1-hint = Búa của bạn thắng kéo: c4 trước, rồi d4.
lesson-two-done = Bước ăn khối không bao giờ lăn, nên khối giữ nguyên loại.
lesson-corner = Đến góc là thắng
lesson-corner-1 = Ai đưa được một khối vào góc của đối phương thì thắng ngay. Góc bạn cần đến là f1.
lesson-corner-1-hint = Ở e1 có bao, búa không thắng được. Hãy đi vòng qua f2.
lesson-corner-2 = Góc có kéo canh giữ. Dù vậy, hãy thắng ván này.
lesson-corner-2-hint = Lăn trên đường đến e1, rồi xem mặt nào ngửa lên.
lesson-corner-done = Khối cách góc hai bước là sắp thắng. Hãy luôn để ý, cả bên mình lẫn bên kia.
lesson-guard = Giữ góc nhà
lesson-guard-1 = Búa ở c6 muốn chạy vào góc a6 của bạn để thắng. Hãy chặn nó, và đừng để khối nào của mình bị ăn.
lesson-guard-1-hint = Bao ở b5 thắng búa. Trượt đến b6, rồi ăn nó.
lesson-guard-done = Trước mỗi lượt: có khối địch nào đến a6 trong hai bước không? Khối đã rời tam giác thì không về được, nên hãy để lại một khối giữ nhà.
lesson-place = Xếp khối
lesson-place-1 = Trước ván, bạn đặt bốn khối lên các ô đánh dấu, mặt nào ngửa cũng được. Hãy bắt đầu từ khối gác nhà: đặt một khối ở góc a6.
lesson-place-1-hint = Chạm vào a6 rồi chọn mặt ngửa lên.
lesson-place-1-wrong = Ô ấy cũng của bạn, nhưng hãy bắt đầu từ góc a6.
lesson-place-done = Hãy ngửa nhiều loại khác nhau, để gặp loại nào cũng có cách đối phó.
lesson-first-win = Chiến thắng đầu tiên
lesson-first-win-1 = Một ván với máy cấp 1, bốn khối chống ba. Cho một khối chạy đến f1, để một khối giữ nhà, thắng được thì ăn.
lesson-first-win-1-hint = Trước hết tìm đường đến f1. Rồi tìm nước ăn. Rồi xem có ai đến được a6 hay ăn được khối của bạn không.
lesson-first-win-done = Lăn hay lắm! Giờ hãy chơi một ván trọn vẹn.

# What to aim at, in one line for whoever is new to the game.
goal = Mục tiêu: đưa một khối đến { $corner }, góc của đối phương, hoặc ăn hết các khối của đối phương.

### Pieces inside sentences, and in lists of moves.

tell-places = { $actor ->
    [you] Bạn
   *[other] { $name }
} đặt một khối vào { $square }, ngửa mặt { $piece }.
noun-any = khối
noun-rock-paper = búa
short-rock-paper = búa/bao
noun-rock-scissors = búa
short-rock-scissors = búa/kéo
noun-paper-rock = bao
short-paper-rock = bao/búa
noun-paper-scissors = bao
short-paper-scissors = bao/kéo
noun-scissors-rock = kéo
short-scissors-rock = kéo/búa
noun-scissors-paper = kéo
short-scissors-paper = kéo/bao

### Named set-ups

setup-fan = Hình quạt: đủ ba loại ở hàng trước
setup-wall = Tường búa
setup-blades = Lưỡi kéo: kéo ở hàng trước

### The page: setting up a position, without the notation of its text

setup-position-no-cubes = Trên bàn cờ chưa có khối nào.

### The buttons of a choice: a word under the picture of the cube

way-roll-short = Lăn
way-slide-short = Trượt

### What can be done now and what to touch, for whoever is new to the game.

now-place = Chạm một ô đánh dấu của bạn rồi chọn mặt ngửa lên.
now-one-cube = Chạm một khối của bạn, rồi chạm ô bên cạnh, rồi ô kế tiếp: hai bước. { $rolling ->
    [forced] Mỗi bước đều lăn.
   *[other] Mỗi bước chọn lăn hay trượt.
} Bước vào khối mà bạn thắng là ăn được nó.
now-any-cube = Hai lần đi: chạm một khối rồi chạm ô bên cạnh; sau đó khối ấy hoặc khối khác đi thêm một lần. Bước vào khối mà bạn thắng là ăn được nó.
now-last-stand = Tử thủ: khối cuối cùng đi ba bước. Chạm vào nó, rồi lần lượt từng ô.

# Above the six ways to place a cube.
way-place-ask = Mặt nào ở trên? Hình nhỏ là các mặt bên.

### Why the game would be lost
threat-corner = Một khối của đối phương sẽ đến được góc của bạn.
threat-all-taken = Bạn sẽ bị ăn hết khối.

### Chủ đề câu đố.
theme-corner = Vào góc
theme-last-cube = Khối cuối cùng
theme-rolling = Lăn hai lần
theme-sliding = Trượt hai lần
theme-double-capture = Ăn hai khối một lượt
theme-outnumbered = Lấy ít địch nhiều
theme-holding = Giữ hòa
