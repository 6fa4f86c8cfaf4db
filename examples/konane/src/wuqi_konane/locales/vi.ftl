name = Kōnane
tagline = Bàn cờ đầy quân đen trắng. Hãy nhảy, và khiến đối phương hết nước nhảy.
credit = Trò chơi truyền thống của Hawaii, quân đen bằng đá núi lửa, quân trắng bằng san hô.

side-1 = Đen
side-2 = Trắng

piece-black = quân đen
piece-white = quân trắng
noun-black = quân
noun-white = quân

option-size = Bàn cờ lớn bao nhiêu.
option-size-6 = Sáu nhân sáu ô, cho một ván ngắn.
option-size-8 = Tám nhân tám ô.

reason-no-jump = Bên đến lượt không còn nước nhảy và thua.

expect-first = Hãy bỏ một quân của bạn ở góc hoặc ở giữa bàn.
expect-second = Hãy bỏ một quân của bạn cạnh ô trống.
expect-jump = Hãy nhảy qua một quân địch đến ô trống phía sau.

position-wrong-colour = Quân ở { $square } sai màu: quân đen đứng ô đen, quân trắng đứng ô trắng, và a1 là ô đen.

why-no-square = Bàn cờ này không có ô { $square }.
why-remove-first = Quân đầu tiên phải bỏ ở góc hoặc ở giữa bàn.
why-remove-second = Hãy bỏ một quân của bạn ngay cạnh ô trống.
why-removing-over = Cả hai bên đã bỏ một quân. Từ giờ chỉ được nhảy.
why-empty = Ô { $from } không có quân nào.
why-not-yours = Quân ở { $from } không phải của bạn.
why-straight = Từ { $from } đến { $to } không phải nước nhảy thẳng lên, xuống, trái hoặc phải.
why-two-squares = Mỗi lần nhảy đi hai ô, những lần nhảy tiếp cũng vậy.
why-nothing-jumped = Ô { $square } không có quân địch để nhảy qua.
why-occupied = Ô { $square } không trống.

moves-stone = Quân nhảy lên, xuống, trái hoặc phải qua một quân địch liền kề đến ô trống phía sau và ăn quân đó. Có thể nhảy tiếp theo cùng một hướng.

kind-remove = bỏ một quân

move-take = Bỏ { $square }

goal = Mục tiêu: khi đối phương hết nước nhảy, bạn vẫn còn nước.
