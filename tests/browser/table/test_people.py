"""Several people at one table: two browsers, a lost connection, a reload, four teams."""

from itertools import cycle

from playwright.sync_api import Page, expect

from tests.browser.company import FRIEND, PHONE, YOU, Line, move, open_at, sit
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_by_form, open_table


def test_two_people_one_reloading_one_losing_the_line(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "musketeers", "you", "friend")
    expect(mai.get_by_role("heading", name="Waiting for players")).to_be_visible()
    line = Line()
    tuan = visit(mai.url, ready=line.lay, viewport={"width": 360, "height": 740})
    sit(tuan, 2)
    hands = [Hands(mai, 1), Hands(tuan, 2)]
    for turn in range(6):
        somebody = hands[turn % 2]
        assert somebody.await_turn()
        somebody.act()

    mai.reload()
    assert hands[0].await_turn()
    hands[0].act()

    line.cut()
    expect(tuan.get_by_text("Connection lost")).to_be_visible()
    expect(mai.locator(".strip[data-side='2']")).to_contain_text("away")
    tuan.get_by_role("button", name="Take back").click()
    expect(tuan.locator("[data-why]")).to_contain_text("is not responding")
    line.mend()
    expect(tuan.locator("[data-why]")).to_have_text("")
    expect(tuan.get_by_text("Connection lost")).to_have_count(0)
    turn = 7
    while hands[turn % 2].await_turn():
        hands[turn % 2].act()
        turn += 1
    for page in (mai, tuan):
        expect(page.locator(".outcome h2").first).to_be_visible()
    headings = {page.locator(".outcome h2").inner_text() for page in (mai, tuan)}
    assert headings == {"You won!", "You lost."}

    tuan.get_by_role("button", name="Rematch").dblclick()
    expect(mai.get_by_role("button", name="Accept")).to_be_visible()
    for page in (mai, tuan):  # the offer is answered or withdrawn, not made again
        expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
        expect(page.locator("[data-why]")).to_have_text("")
    mai.get_by_role("button", name="Accept").click()
    expect(mai.locator(".table[data-ply='0']")).to_be_visible()
    expect(tuan.locator(".table[data-ply='0']")).to_be_visible()


def test_two_who_want_the_same_meet(visit: Visit) -> None:
    """Both ask for the first side; whoever comes second gets the other one."""
    mai, tuan = visit("/"), visit("/", viewport={"width": 360, "height": 740})
    for page in (mai, tuan):
        page.goto("/new/musketeers")
        page.locator("select[data-seat]").nth(1).select_option("friend")
        page.locator("input[name=seen][value=anyone]").check()
        page.locator("form button[type=submit]").click()
        page.locator(".table").wait_for()
    for page in (mai, tuan):
        page.locator(".table[data-status=playing]").wait_for()
    assert mai.url == tuan.url
    expect(mai.locator(".near")).to_contain_text("The musketeers")
    expect(tuan.locator(".near")).to_contain_text("The enemies")


def test_seats_can_be_swapped(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "musketeers", "you", "friend")
    tuan = visit(mai.url)
    mai.get_by_role("button", name="Swap the seats").click()
    expect(mai.locator("[data-seat='2']")).to_contain_text("Leave seat")
    expect(tuan.get_by_role("button", name="Swap the seats")).to_have_count(0)
    sit_and_start(tuan, 1)
    expect(mai.locator(".near")).to_contain_text("The enemies")


def test_whoever_opened_the_table_may_say_when_it_begins(visit: Visit) -> None:
    mai = visit("/new/musketeers")
    mai.locator("select[data-seat]").nth(1).select_option("friend")
    mai.get_by_label("Wait for me to start the game").check()
    mai.locator("form button[type=submit]").click()
    expect(mai.get_by_role("button", name="Start game")).to_be_disabled()
    tuan = visit(mai.url)
    expect(tuan.get_by_text("when the host is ready")).to_be_visible()
    sit(tuan, 2)
    mai.get_by_role("button", name="Swap the seats").click()
    expect(tuan.locator("[data-seat='1']")).to_contain_text("Leave seat")
    mai.get_by_role("button", name="Start game").click()
    tuan.locator(".table[data-status=playing]").wait_for()


def test_seats_of_teams_can_be_swapped_by_keys(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "tamquan", "friend", "friend", own={"pieces": "2"})
    sit(mai, 1)
    tuan = visit(mai.url)
    sit(tuan, 3)
    swaps = mai.get_by_role("button", name="Swap with another seat")
    expect(swaps).to_have_count(2)
    swaps.last.focus()
    mai.keyboard.press("Enter")
    expect(mai.get_by_text("(Blue 1) with whom?")).to_be_visible()
    expect(mai.get_by_role("button", name="Cancel")).to_be_focused()
    mai.get_by_role("button", name="Swap with Blue 1").first.focus()
    mai.keyboard.press("Enter")
    expect(tuan.locator("[data-seat='1']")).to_contain_text("Leave seat")
    expect(mai.locator("[data-seat='3']")).to_contain_text("Leave seat")
    expect(mai.locator("[data-seat='1'] button:focus")).to_have_count(1)


def test_talk_and_onlookers(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "musketeers", "you", "friend")
    tuan, onlooker = visit(mai.url), visit(mai.url)
    sit_and_start(tuan, 2)
    expect(mai.locator(".prompt")).to_contain_text("Touch a marked musketeer")
    for page in (tuan, onlooker):  # it is not for them to do
        expect(page.locator(".prompt")).to_have_text("The musketeers to play")
    mai.get_by_placeholder("Type a message").fill("<b>xin chào</b>")
    mai.keyboard.press("Enter")
    for page in (mai, tuan, onlooker):
        expect(page.locator(".lines")).to_contain_text("<b>xin chào</b>")
    assert onlooker.locator(".open").count() == 0
    expect(onlooker.get_by_role("button", name="Resign")).to_have_count(0)
    for _ in range(2):  # and once more, to be sure
        tuan.get_by_role("button", name="Resign").click()
    expect(onlooker.locator(".outcome h2")).to_have_text("The musketeers win.")
    expect(onlooker.locator(".outcome")).to_contain_text("The losing side resigned")


def test_a_double_click_is_one_wish(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "tamquan", "you", "friend")
    tuan = visit(mai.url)
    seat = tuan.locator("[data-seat='4']")
    seat.get_by_role("button", name="Sit here").dblclick()
    expect(seat).to_contain_text("Leave seat")
    expect(tuan.locator("[data-why]")).to_have_text("")
    tuan.get_by_placeholder("Type a message").fill("hello")
    tuan.evaluate("for (const _ of [1, 2]) document.querySelector('.chat form').requestSubmit()")
    expect(mai.locator(".lines p")).to_have_count(1)
    tuan.get_by_placeholder("Type a message").fill("goodbye")
    tuan.keyboard.press("Enter")
    expect(mai.locator(".lines p")).to_have_count(2)


def sit_and_start(page: Page, seat: int) -> None:
    """Takes the last free seat, which begins the game."""
    sit(page, seat)
    page.locator(".table[data-status=playing]").wait_for()


def test_taking_back_and_declining(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "musketeers", "you", "friend")
    tuan = visit(mai.url)
    sit_and_start(tuan, 2)
    hands = [Hands(mai), Hands(tuan)]
    for turn in range(2):
        assert hands[turn].await_turn()
        hands[turn].act()
    tuan.get_by_role("button", name="Take back").click()
    expect(tuan.get_by_text("Takeback request sent.")).to_be_visible()
    mai.get_by_role("button", name="Decline").click()
    expect(tuan.get_by_text("Takeback request sent")).to_have_count(0)
    expect(tuan.get_by_text("The offer was declined.")).to_be_visible()
    expect(mai.get_by_text("The offer was declined.")).to_have_count(0)
    assert hands[1].ply == 2
    hands[0].await_turn()
    hands[0].act()
    expect(tuan.get_by_text("The offer was declined.")).to_have_count(0)
    mai.get_by_role("button", name="Take back").click()
    mai.get_by_role("button", name="Withdraw").click()
    expect(mai.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(mai.get_by_text("The offer was declined.")).to_have_count(0)
    mai.get_by_role("button", name="Take back").click()
    tuan.get_by_role("button", name="Accept").click()
    mai.locator(".table[data-ply='2']").wait_for()
    mai.get_by_role("button", name="Resign").click()
    mai.get_by_role("button", name="Resign").click()
    expect(tuan.locator(".outcome")).to_contain_text("The enemies win")
    expect(tuan.locator(".outcome")).to_contain_text("The losing side resigned")


def test_clocks_run_and_run_out(visit: Visit) -> None:
    page = visit()
    open_by_form(page, "musketeers", "you", "you", clock=1)
    expect(page.locator(".clock")).to_have_count(2)
    expect(page.locator(".strip[data-side='1'] .clock.running")).to_contain_text("2:")
    hands = Hands(page)
    hands.act()
    expect(page.locator(".strip[data-side='2'] .clock.running")).to_contain_text("2:")
    wish = {"game": "musketeers", "seats": [{"you": True}] * 2, "clock": {"base": 1}}
    origin = str(page.evaluate("location.origin"))
    view = page.request.post("/api/tables", data=wish, headers={"origin": origin}).json()
    page.goto(f"/play/musketeers/{view['table']}")
    expect(page.locator(".outcome")).to_contain_text("The losing side ran out of time")


def test_a_clock_of_ones_own(visit: Visit) -> None:
    page = visit("/new/musketeers")
    page.locator("select[data-seat]").nth(1).select_option("friend")
    page.get_by_label("Custom…").check()
    page.get_by_label("Minutes per side", exact=True).fill("7.6")  # the nearest there is
    page.get_by_label("Increment in seconds", exact=True).fill("9999")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".terms")).to_contain_text("7.5 min + 3,600 s")
    page.goto("/new/musketeers")
    page.locator("select[data-seat]").nth(1).select_option("friend")
    page.get_by_label("Custom…").check()
    page.get_by_label("Days per move").last.fill("12")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".terms")).to_contain_text("12 days per move")


def test_a_team_talks_and_plans_among_itself(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "tamquan", "friend", "friend", own={"pieces": "2"})
    sit(mai, 1)
    tuan, foe = visit(mai.url), visit(mai.url)
    sit(tuan, 2)
    for seat in (3, 4):
        sit(foe, seat)
    hands = [Hands(page, 5) for page in (mai, tuan, foe)]
    for page in (mai, tuan, foe):
        page.locator(".table[data-status=playing]").wait_for()
    while not mai.get_by_text("March").count():
        next(one for one in hands * 50 if one.look().yours).act()
    mai.get_by_label("To", exact=True).select_option("team")
    mai.get_by_placeholder("Type a message").fill("you first")
    mai.keyboard.press("Enter")
    expect(tuan.locator(".lines")).to_contain_text("you first")
    expect(foe.get_by_role("button", name="Suggest an order")).to_have_count(0)
    expect(foe.get_by_label("To", exact=True)).to_have_count(0)  # alone in the team
    mai.get_by_role("button", name="Suggest an order").click()
    for _ in range(2):
        mai.locator("[data-next]").first.click()
    expect(tuan.locator(".arrows .shaft")).to_have_count(1)
    assert foe.locator(".arrows .shaft").count() == 0
    foe.get_by_placeholder("Type a message").fill("hello")
    foe.keyboard.press("Enter")
    expect(foe.locator(".lines")).to_contain_text("hello")
    assert "you first" not in foe.locator(".lines").inner_text()


def test_a_step_that_becomes_possible_through_another_is_proposed_and_accepted(
    visit: Visit,
) -> None:
    """Two phones: Mai proposes that Tuan makes room for her piece; each agrees with one tap."""
    mai, tuan = visit(**PHONE), visit(**PHONE)
    foes = [{"computer": "random"}] * 2
    where = "BB3/5/5/A4/A4 1 phase=march members=21,12"
    open_at(mai, "Mai", "tamquan", YOU, FRIEND, *foes, options={"pieces": "2"}, position=where)
    tuan.goto(mai.url)
    sit(tuan, 2)
    for page in (mai, tuan):
        page.locator(".table[data-status=playing]").wait_for()
    mai.get_by_role("button", name="Suggest an order").click()
    move(mai, "a2", "a3")
    mai.locator(".table[data-planned]").wait_for()  # the board shows what would then be
    expect(tuan.locator("[data-proposal=open]")).to_contain_text("Mai")
    expect(tuan.locator(".arrows .shaft")).to_have_count(1)
    move(mai, "a1", "a2")  # which is free only after the first step
    expect(tuan.locator(".arrows .shaft")).to_have_count(2)
    mai.get_by_role("button", name="Finish the order").click()
    mai.get_by_role("button", name="Agree").click()
    mai.locator("[data-proposal=accepted]").wait_for()
    tuan.get_by_role("button", name="Agree").click()
    for page in (mai, tuan):
        expect(page.locator("[data-proposal]")).to_have_count(0)
    steps = mai.request.get(f"/api/tables/{mai.url.split('/')[-1]}").json()["steps"]
    assert [(step["seat"], step["action"]) for step in steps[:2]] == [(2, "a2-a3"), (1, "a1-a2")]


def test_all_who_set_up_in_secret_are_on_turn(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "tamquan", "you", "friend", own={"pieces": "2", "deploy": "hidden"})
    tuan, onlooker = visit(mai.url), visit(mai.url)
    sit(tuan, 3)
    sit_and_start(tuan, 4)
    expect(mai.locator(".prompt .turn")).to_have_text("Your turn")
    expect(onlooker.locator(".prompt .turn")).to_have_text("Red, Blue to play")
    hands = Hands(mai)
    for _ in range(2):
        hands.act()
    expect(mai.locator(".prompt .turn")).to_have_text("Blue to play")
    expect(onlooker.locator(".notes")).to_contain_text("Red has placed: 2")


def test_what_members_are_told_of_an_offer(visit: Visit) -> None:
    """A team speaks with one voice: its members need not answer what it has offered or accepted."""
    mai = visit()
    open_table(
        mai, "tamquan", "friend", "friend", "friend", own={"size": "6", "teams": "3", "pieces": "2"}
    )
    people = [mai, *(visit(mai.url) for _ in range(3))]
    for page, seats in zip(people, [(1,), (2,), (3, 4), (5, 6)], strict=True):
        for seat in seats:
            sit(page, seat)
            expect(page.locator(f"[data-seat='{seat}'] button.main")).to_have_count(0)
    for page in people:
        page.locator(".table[data-status=playing]").wait_for()
    mai.get_by_role("button", name="Offer a draw").click()
    mate, second, third = people[1:]
    expect(mai.locator(".offer")).to_contain_text("Draw offer sent.")
    expect(mate.locator(".offer")).to_contain_text("offers a draw.")
    expect(mate.get_by_role("button", name="Accept")).to_have_count(0)
    second.get_by_role("button", name="Accept").click()
    expect(second.locator(".offer")).to_contain_text("You accepted.")
    for _ in range(2):  # and once more, to be sure
        mate.get_by_role("button", name="Resign").click()
    expect(mai.get_by_text("Ready to resign on your team:")).to_be_visible()
    expect(second.get_by_text("Ready to resign on your team:")).to_have_count(0)
    third.get_by_role("button", name="Accept").click()
    expect(mate.locator(".outcome")).to_contain_text("Draw by agreement")


def test_four_teams_on_one_board(visit: Visit) -> None:
    """Two members of each team act; teammates propose an order that only they see."""
    size = {"width": 360, "height": 740}
    owner = visit(viewport=size)
    own = {"size": "6", "teams": "4", "pieces": "2"}
    open_table(owner, "tamquan", "you", "friend", "friend", "friend", own=own)
    people = [owner, *(visit(owner.url, viewport=size) for _ in range(3))]
    for team, page in enumerate(people[1:], 2):
        sit(page, 2 * team - 1)
        sit(page, 2 * team)
    hands = [Hands(page, seed) for seed, page in enumerate(people)]
    for page in people:
        page.locator(".table[data-status=playing]").wait_for()
    for _ in range(12):  # a zone and two pieces for each team
        next(one for one in cycle(hands) if one.is_on_turn).act()
    expect(owner.locator(".strip")).to_have_count(4)


def test_whoever_blocks_somebody_is_not_offered_their_tables(visit: Visit) -> None:
    mai = visit()
    open_table(mai, "musketeers", "you", "friend")
    tuan = visit(mai.url)
    sit_and_start(tuan, 2)
    tuan.get_by_placeholder("Type a message").fill("hello")
    tuan.keyboard.press("Enter")
    tuan.goto("/new/musketeers")
    tuan.locator("select[data-seat]").nth(1).select_option("friend")
    tuan.locator("input[name=seen][value=listed]").check()
    tuan.locator("form button[type=submit]").click()
    tuan.get_by_role("heading", name="Waiting for players").wait_for()
    offered = f".lists a[href$='{tuan.url.split('/')[-1]}']"
    home = mai.context.new_page()
    home.goto("/")
    expect(home.locator(offered)).to_have_count(1)
    mai.locator(".lines button.name").click()
    mai.get_by_role("button", name="Block: never seat us together").click()
    expect(mai.locator(".lines p")).to_have_count(0)
    home.reload()
    home.locator(".unfinished li").first.wait_for()  # one's own table
    expect(home.locator(offered)).to_have_count(0)
    tuan.get_by_role("button", name="Close table").click()
