name = Kōnane
tagline = Bàn cờ đầy quân đen trắng. Hãy nhảy, và khiến đối phương hết nước nhảy.
credit = Trò chơi truyền thống của Hawaii, quân đen bằng đá núi lửa, quân trắng bằng san hô.

side-1 = Đen
side-2 = Trắng

piece-black = quân đen
piece-white = quân trắng
noun-black = quân
noun-white = quân

option-size = Bàn cờ lớn bao nhiêu?
option-size-6 = Sáu nhân sáu ô, cho một ván ngắn.
option-size-8 = Tám nhân tám ô.

reason-no-jump = Bên thua đến lượt mà không còn nước nhảy.

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

lesson-begin = Mở chỗ trống
lesson-begin-1 = Bạn cầm quân đen. Muốn nhảy phải có ô trống: hãy bỏ một quân của bạn ở góc hoặc ở giữa bàn.
lesson-begin-1-hint = Chạm vào một trong những quân được đánh dấu.
lesson-begin-2 = Giờ bạn cầm quân trắng. Đen đã bỏ quân ở c3. Hãy bỏ một quân của bạn ngay cạnh ô trống.
lesson-begin-2-hint = Quanh c3 có bốn quân trắng: trên, dưới, trái và phải.
lesson-begin-done = Mỗi bên bỏ một quân. Từ đó mọi nước đi đều là nhảy.
lesson-jump = Quân nhảy thế nào
lesson-jump-1 = Quân nhảy qua một quân địch liền kề và ăn quân đó. Hãy tìm cả bốn nước nhảy của quân ở c3.
lesson-jump-1-hint = Chạm c3, rồi chạm ô trống phía sau một quân trắng. Sau mỗi nước, bàn cờ trở lại như cũ.
lesson-jump-done = Chỉ nhảy lên, xuống, trái hoặc phải, không nhảy chéo, và luôn đến ô trống.
lesson-further = Nhảy tiếp
lesson-further-1 = Sau khi nhảy, quân có thể nhảy tiếp theo cùng hướng. Hãy ăn cả hai quân trắng của hàng này trong một nước.
lesson-further-1-hint = Chạm a1, rồi chạm e1, nơi lần nhảy thứ hai kết thúc.
lesson-further-1-wrong = Nước đó được phép, nhưng quân còn có thể ăn thêm một quân.
lesson-further-done = Dừng ở đâu là do bạn. Trong một nước, quân không bao giờ đổi hướng.
lesson-last-jump = Nước nhảy cuối cùng
lesson-last-jump-1 = Bên hết nước nhảy sẽ thua. Bạn có hai nước nhảy, Trắng có một. Hãy thắng ngay nước này.
lesson-last-jump-1-hint = Quân trắng nào sắp nhảy được? Hãy ăn quân đó.
lesson-last-jump-1-wrong = Giờ Trắng nhảy từ d3, và bạn không còn nước nhảy nào.
lesson-last-jump-done = Hãy đếm nước nhảy, đừng đếm quân: lấy đi của đối phương, để dành của mình.
lesson-first-win = Chiến thắng đầu tiên
lesson-first-win-1 = Một ván trọn vẹn với máy cấp 1. Bạn cầm quân đen và đi trước. Khi Trắng hết nước nhảy là bạn thắng.
lesson-first-win-1-hint = Ăn những quân có thể nhảy. Để dành những nước nhảy mà không ai lấy được của bạn.
lesson-first-win-done = Chơi hay lắm! Bạn đã sẵn sàng cho bàn lớn.
