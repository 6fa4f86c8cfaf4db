name = Cờ tam quân
tagline = Nhiều đội trên một bàn cờ, mỗi người một quân: hãy cùng nhau điều binh, vì một mình thì không ai bắt được quân nào.
credit = Trò chơi đồng đội của Việt Nam; chưa rõ ai là người nghĩ ra.

# To capture, here and in the common messages.
-take = bắt

side-1 = Đỏ
side-2 = Xanh dương
side-3 = Vàng
side-4 = Tím

piece-1 = { side-1 }, thành viên số { $member }
piece-2 = { side-2 }, thành viên số { $member }
piece-3 = { side-3 }, thành viên số { $member }
piece-4 = { side-4 }, thành viên số { $member }
piece-1-marched = { side-1 }, thành viên số { $member }, đã đi
piece-2-marched = { side-2 }, thành viên số { $member }, đã đi
piece-3-marched = { side-3 }, thành viên số { $member }, đã đi
piece-4-marched = { side-4 }, thành viên số { $member }, đã đi

note-placed-1 = { side-1 } đã đặt:
note-placed-2 = { side-2 } đã đặt:
note-placed-3 = { side-3 } đã đặt:
note-placed-4 = { side-4 } đã đặt:
note-calm = Số lượt liên tiếp không bắt quân:

option-size = Mỗi cạnh bàn cờ có bao nhiêu ô?
option-teams = Có bao nhiêu đội chơi?
option-pieces = Mỗi đội có bao nhiêu thành viên (mỗi người chỉ huy một quân)?
option-deploy = Các đội xếp trận thế nào?
option-deploy-turns = Các đội lần lượt chọn khu và xếp trận công khai.
option-deploy-hidden = Tất cả các đội cùng bí mật xếp trận, mỗi đội trong khu mang số của mình, rồi cùng lộ diện một lúc.
option-steps = Khi điều binh, mỗi quân được đi sang những ô nào?
option-steps-orthogonal = Một bước lên, xuống, sang trái hoặc sang phải.
option-steps-eight = Một bước theo hướng bất kỳ, kể cả đường chéo: trận đấu sôi động hơn.
option-taking = Bắt quân tùy ý hay tự động?
option-taking-optional = Đội đến lượt được quyền bắt quân, mỗi lần một quân, theo thứ tự tùy ý.
option-taking-all = Mọi quân bắt được đều tự động bị bắt cùng một lúc, trước và sau khi điều binh.
option-zones-small = Mỗi khu của bàn { $size }×{ $size } chỉ đủ chỗ cho { $room } quân: hãy chọn bàn lớn hơn hoặc ít quân hơn.

preset-5x5 = Luật tiêu chuẩn: hai đội, mỗi đội ba người, trên bàn 5×5.
preset-8x8 = Bốn đội, mỗi đội năm người, trên bàn 8×8, xuất phát từ bốn góc.

reason-last-team = Trên bàn chỉ còn quân của một đội.
reason-one-each = Chỉ còn hai đội, mỗi đội một quân, không đội nào bắt được đội kia.
reason-repetition = Cùng một thế cờ với cùng một đội đến lượt đã xuất hiện lần thứ ba.
reason-calm = Đã quá nhiều lượt liên tiếp trôi qua mà không có quân nào bị bắt.

expect-zone = Hãy chọn khu xếp trận cho đội.
expect-place = Thành viên số { $member } đặt quân vào một ô trống trong khu.
expect-place-secret = Các đội cùng lúc bí mật xếp trận: hãy đặt quân của bạn vào một ô trống trong khu của đội mình.
expect-take = Trước khi điều binh: hãy bắt một quân đối phương, hoặc thôi bắt để điều binh.
expect-march = Điều binh: còn { $count } quân phải đi một bước.
expect-take-again = Sau khi điều binh: hãy bắt một quân đối phương, hoặc thôi bắt để hết lượt.

position-phase = Thế cờ phải ghi rõ đang ở phần nào, phase={ $right }; ở đây ghi “{ $found }”.
position-key-phase = Với các tùy chọn này, không dùng được { $key } trong phase={ $phase }.
position-too-many = Đội { $team } có { $found } quân trên bàn, nhưng chỉ có { $most } thành viên.
position-members = members={ $members } không khớp: lần lượt từng đội, phải ghi số của các thành viên trên bàn theo thứ tự đọc (trái sang phải, trên xuống dưới), hoặc - nếu không còn quân.
position-marched = Chữ thường là quân đã đi: chỉ đội đến lượt mới có, và chỉ trong phase=march hoặc phase=end.
position-zones = Khi xếp trận, mỗi đội đứng trong một khu và không có hai đội cùng khu; nếu xếp trận bí mật, mỗi đội ở khu mang số của mình.
position-zone = Ở đây không thể đã chọn khu { $zone }.
position-placed = placed={ $placed } không khớp: phải ghi số quân mỗi đội đã đặt; bàn cờ hiện mọi quân của một đội, hoặc khi còn bí mật thì không hiện quân nào.
position-all-placed = Mọi quân đã được đặt, nên việc xếp trận đã xong.
position-deploy-mover = Đội { $team } là đội đầu tiên còn quân chưa đặt, nên phải đến lượt đội này.
position-deploy-early = Đội { $team } còn đang xếp trận, nên chưa đội nào sau đó có thể ở trên bàn.
position-out = out={ $out } không khớp: phải ghi đúng các đội không còn quân, theo thứ tự bị loại.
position-mover-out = Đội { $team } không còn quân nào, nên không thể đến lượt đội này.

why-off-board = Bàn cờ này không có ô { $square }.
why-zone-first = Hãy chọn khu cho đội trước, rồi mới đặt quân.
why-zone-unknown = Bàn cờ này không có khu { $zone }.
why-zone-taken = Khu { $zone } đã thuộc về đội khác.
why-zone-chosen = Đội bạn đã có khu rồi: hãy đặt quân vào khu ấy.
why-zone-secret = Khi xếp trận bí mật, mỗi đội ở khu mang số của mình nên không phải chọn khu.
why-place-outside = Ô { $square } không nằm trong khu của đội bạn.
why-place-occupied = Ô { $square } đã có quân đứng.
why-place-over = Đã xếp trận xong; từ bây giờ là điều binh.
why-deploy-first = Các đội còn đang xếp trận: hãy đặt quân trước đã.
why-take-own = Quân ở { $square } là quân của đội bạn.
why-take-empty = Ở { $square } không có quân nào để bắt.
why-take-few = Muốn bắt quân ở { $square }, cạnh nó (trên, dưới, trái, phải) phải có ít nhất hai kẻ địch. { $foes ->
    [0] Hiện chưa có kẻ địch nào.
   *[other] Hiện chỉ có { $foes }.
}
why-take-friends = Quân ở { $square } đang được che chở: cạnh nó có { $foes } kẻ địch và { $friends } đồng đội, mà kẻ địch phải nhiều hơn đồng đội.
why-take-marching = Đội bạn đang điều binh: hãy đi xong đã rồi mới bắt quân.
why-take-automatic = Trong ván này quân tự động bị bắt, bạn không cần bấm.
why-step-taking = Đang có quân bắt được: hãy bắt hoặc thôi bắt, rồi mới điều binh.
why-step-empty = Ở { $from } không có quân nào.
why-step-enemy = Quân ở { $from } là quân của đội khác.
why-step-again = Quân ở { $from } đã đi trong lượt này rồi.
why-step-occupied = Ô { $to } đã có quân: chỉ được đi sang ô trống.
why-step-diagonal = Ván này không được đi chéo: hãy đi lên, xuống, sang trái hoặc sang phải.
why-step-far = Ô { $to } quá xa { $from }: mỗi quân đi đúng một bước.
why-step-ended = Đã điều binh xong; bây giờ hãy bắt quân, hoặc thôi bắt để hết lượt.
why-done-march = Không ai được đứng yên: quân nào đi được thì phải đi.
why-done-deploy = Các đội còn đang xếp trận, chưa có gì để kết thúc.

# How a piece that is touched moves.
moves-member = Mỗi quân đi một bước lên, xuống, trái hoặc phải vào ô trống. Quân có thể bị bắt khi ở bốn ô cạnh nó có từ hai kẻ địch trở lên và nhiều hơn đồng đội.
moves-member-eight = Mỗi quân đi một bước vào ô trống theo tám hướng. Quân có thể bị bắt khi ở bốn ô cạnh nó (không tính ô chéo) có từ hai kẻ địch trở lên và nhiều hơn đồng đội.

### Lessons: titles, tasks, hints, and what each of them taught.

lesson-deploy = Xếp trận
lesson-deploy-1 = Bạn chỉ huy ba quân đỏ. Trước hết chọn khu phía dưới, rồi đặt quân cạnh nhau ở b2, c2 và d2.
lesson-deploy-1-hint = Chạm một ô bất kỳ ở hai hàng dưới cùng để chọn khu. Rồi chạm b2, c2 và d2.
lesson-deploy-1-wrong = Như thế cũng được phép, nhưng ở đây hãy chọn khu dưới và các ô b2, c2, d2.
lesson-deploy-done = Các quân đứng cạnh nhau che chở cho nhau.
lesson-march = Cả đội cùng điều binh
lesson-march-1 = Đến lượt bạn, quân nào cũng đi một bước sang ô trống, thứ tự tùy bạn. Không ai được đứng yên. Hãy điều binh sao cho cuối lượt có một quân ở c3.
lesson-march-1-hint = Đi từ c2 lên c3 trước để nhường chỗ cho quân khác.
lesson-march-done = Thứ tự do bạn chọn: quân đi trước nhường chỗ cho quân đi sau.
lesson-take = Hai đánh một
lesson-take-1 = Bạn bắt được một quân địch khi có từ hai quân của bạn trở lên đứng cạnh nó (trên, dưới, trái, phải) và nhiều hơn số đồng đội đứng cạnh nó. Hãy bắt quân xanh ở c4.
lesson-take-1-hint = Cứ chạm vào quân xanh đứng giữa hai quân của bạn.
lesson-take-1-wrong = Thế là bỏ lỡ rồi. Không chạm thì không bắt được quân nào.
lesson-take-done = Một mình không bắt được ai. Phải có hai.
lesson-count = Đếm kẻ địch và đồng đội
lesson-count-1 = Quân có số đồng đội cạnh mình bằng số kẻ địch thì an toàn. Hai quân xanh đứng cạnh nhau: bạn bắt được quân nào?
lesson-count-1-hint = Hãy đếm: cạnh c3 có hai quân của bạn và một đồng đội của nó. Cạnh c2 không có quân nào của bạn.
lesson-count-1-wrong = Thế là bỏ lỡ rồi. Một trong hai quân bắt được.
lesson-count-done = Hai chống một: bắt được. Hai chống hai: được che chở.
lesson-hunt = Điều binh rồi bắt
lesson-hunt-1 = Sau khi điều binh bạn lại được bắt. Hãy đưa hai quân đến cạnh quân xanh lẻ loi ở c3, rồi bắt nó.
lesson-hunt-1-hint = Đi từ a3 sang b3 và từ e3 sang d3. Quân thứ ba đi đâu cũng được; rồi chạm c3.
lesson-hunt-done = Hãy tìm quân địch đứng lẻ loi, cách hai quân của bạn hai bước.
lesson-both = Bắt, điều binh, lại bắt
lesson-both-1 = Bạn được bắt cả trước lẫn sau khi điều binh. Hãy bắt cả hai quân xanh ở giữa trong một lượt.
lesson-both-1-hint = Bắt c3. Rồi đi từ b3 lên b4 và từ d3 lên d4: c4 bị kẹp giữa.
lesson-both-done = Bắt hai quân trong một lượt thường định đoạt cả ván cờ.
lesson-safe = Thoát khỏi vòng vây
lesson-safe-1 = Ngược lại cũng thế: hai quân xanh có thể đến cạnh quân ở c3 của bạn. Hãy điều binh để đội xanh không bắt được gì.
lesson-safe-1-hint = Quân ở c3 phải tránh cả ba quân xanh. Hãy đi lên.
lesson-safe-done = Trước khi điều binh: chỗ nào hai quân địch có thể đến cạnh một quân của mình?
lesson-first-win = Chiến thắng đầu tiên
lesson-first-win-1 = Một ván với máy cấp 1, ba quân chống hai. Đứng gần nhau, săn quân lẻ loi và bắt nó.
lesson-first-win-1-hint = Đưa hai quân đến cạnh cùng một quân xanh, và đừng để hai quân xanh đến cạnh một quân của bạn.
lesson-first-win-done = Điều binh giỏi lắm! Giờ hãy chơi trọn một ván, ba chống ba.

# What to aim at, in one line for whoever is new to the game.
goal = Mục tiêu: bắt hết quân địch và là đội cuối cùng còn trên bàn cờ. Một quân có thể bị bắt khi có từ hai kẻ địch trở lên đứng cạnh và nhiều hơn số đồng đội ở đó.
guide-around = Quân có kẻ địch đứng cạnh thì được đánh dấu: mỗi ◆ là một kẻ địch, mỗi ○ là một đồng đội đứng cạnh. Dấu sẫm: quân ấy có thể bị bắt.
button-done = Thôi bắt (còn { $count })

### Pieces inside sentences, and in lists of moves.

noun-1 = quân số { $member }
noun-2 = quân số { $member }
noun-3 = quân số { $member }
noun-4 = quân số { $member }
noun-1-marched = quân số { $member }
noun-2-marched = quân số { $member }
noun-3-marched = quân số { $member }
noun-4-marched = quân số { $member }

### The page: setting up a position, without the notation of its text

setup-position-out = Mỗi đội phải có ít nhất một quân.

### What can be done now and what to touch, for whoever is new to the game.

now-zone = Chạm một ô trong khu bạn muốn xếp trận, hoặc bấm số của khu.
now-place = Chạm một ô trong khu của bạn để đặt quân số { $member }.
now-take = Trước khi điều binh bạn được bắt quân: chạm quân địch có vòng, hoặc bấm “Thôi bắt” để điều binh. Sau đó còn được bắt nữa.
now-march = Điều binh: chạm quân có đánh dấu của bạn rồi chạm chấm bên cạnh; còn { $count } quân phải đi. { $taking ->
    [all] Đi xong, mọi quân bắt được đều tự động bị bắt.
   *[other] Đi xong, bạn được bắt quân địch.
}
now-take-again = Sau khi điều binh bạn được bắt quân: chạm quân địch có vòng, hoặc bấm “Thôi bắt” để hết lượt.

### Why the game would be lost
threat-last-team = Đội bạn sẽ hết quân.

### Chủ đề câu đố.
theme-marching = Điều binh không bắt
theme-capture = Bắt quân
theme-double-capture = Bắt hai quân một lượt
theme-taking-twice = Lường tiếm
theme-outnumbered = Lấy ít địch nhiều
theme-holding = Giữ hòa
