"""Python in the page: what it answers, and a game against the computer at a table of the device."""

from tests.browser.conftest import Visit

# Runs in the page. Plays with the easiest level until `plies` actions are on the board.
PLAY = """async ([game, plies]) => {
  const device = await window.wuqiDevice();
  await device.start();
  const games = await (await device.fetch('/games')).json();
  const info = games.find((one) => one.game === game);
  const seats = [{ you: true }];
  while (seats.length < info.seats) seats.push({ computer: 'level:1' });
  const body = JSON.stringify({ game, seats });
  const opened = await device.fetch('/tables', { method: 'POST', body });
  const table = (await opened.json()).table;
  const socket = device.connect();
  return new Promise((resolve, reject) => {
    let sent = -1;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', version: 1, language: 'en' }));
      socket.send(JSON.stringify({ type: 'watch', table }));
    };
    socket.onmessage = ({ data }) => {
      const view = JSON.parse(data);
      if (view.type === 'refused') reject(new Error(view.text));
      if (view.type !== 'table') return;
      if (view.ply >= plies || view.status === 'over') return resolve({ ply: view.ply, table });
      const mine = view.legal[0];
      if (!mine || sent === view.ply) return;
      sent = view.ply;
      const { ply, back } = view;
      const command = { type: 'act', seat: mine.seat, action: mine.actions[0], ply, back };
      socket.send(JSON.stringify({ type: 'do', id: view.ply, table, command }));
    };
  });
}"""

ASK = """async ([path, method, body]) => {
  const device = await window.wuqiDevice();
  const answer = await device.fetch(path, { method, body, language: 'vi' });
  return { status: answer.status, text: await answer.text() };
}"""


def test_a_game_against_the_computer_without_the_server(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_function("window.wuqiDevice")
    played = page.evaluate(PLAY, ["draughts", 6])
    assert played["ply"] >= 6
    again = page.evaluate(ASK, [f"/tables/{played['table']}", "GET", ""])
    assert again["status"] == 200
    refused = page.evaluate(ASK, ["/board", "POST", '{"game": "draughts", "actions": ["1-50"]}'])
    assert refused["status"] == 400
    assert '"key":' in refused["text"]
