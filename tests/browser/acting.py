"""Tables from any position, and people who act there without touching a board."""

from typing import Any

from playwright.sync_api import Page

from wuqi.server.protocol import VERSION

OPEN = """async ([terms, name]) => {
  const post = async (path, body) => {
    const answer = await fetch(`/api/${path}`, { method: 'POST',
      headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('guest', { name });
  return `/play/${terms.game}/${(await post('tables', terms)).table}`;
}"""

GUEST = """(name) => fetch('/api/guest', { method: 'POST',
  headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) })"""

# One command over a connection of its own, as any client could send it.
DO = """([table, version, command]) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
  const send = (message) => socket.send(JSON.stringify(message));
  let asked = false;
  socket.onopen = () => send({ type: 'hello', version });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'welcome') send({ type: 'watch', table, ply: 0, back: 0 });
    if (message.type === 'table' && !asked) {
      asked = true;
      const at = command.type === 'act' ? { ply: message.ply, back: message.back } : {};
      send({ type: 'do', id: 1, table, command: { ...command, ...at } });
    }
    if (message.type === 'beat') send({ type: 'beat', number: message.number });
    if (message.type === 'done') { socket.close(); done(); }
    if (message.type === 'refused') { socket.close(); fail(new Error(data)); }
  };
})"""

# Takes any legal action of one's seats, again and again, until the game is over.
PLAY_ON = """([table, version]) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
  const send = (message) => socket.send(JSON.stringify(message));
  const any = (all) => all[Math.floor(Math.random() * all.length)];
  let number = 0;
  socket.onopen = () => send({ type: 'hello', version });
  socket.onclose = () => fail(new Error('the connection was closed'));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'welcome') send({ type: 'watch', table, ply: 0, back: 0 });
    if (message.type === 'beat') send({ type: 'beat', number: message.number });
    if (message.type !== 'table') return;
    const { status, legal, ply, back } = message;
    if (status === 'over') {
      socket.onclose = null;
      socket.close();
      done();
    } else if (legal.length > 0) {
      const action = any(any(legal).actions);
      send({ type: 'do', id: ++number, table, command: { type: 'act', ply, back, action } });
    }
  };
})"""


def opened(page: Page, game: str, *seats: str, name: str = "Mai", **terms: Any) -> str:
    """The path of a new table; seats are "you", "" (a friend's) or a computer player."""
    wishes = [
        {"you": True} if seat == "you" else {"computer": seat} if seat else {} for seat in seats
    ]
    path: str = page.evaluate(OPEN, [{"game": game, "seats": wishes, **terms}, name])
    return path


def join(page: Page, path: str, *seats: int, name: str = "Lin") -> None:
    """Somebody takes seats at a table."""
    page.evaluate(GUEST, name)
    for seat in seats:
        do(page, path, "take", seat=seat)


def do(page: Page, path: str, kind: str, /, **command: Any) -> None:
    """Somebody does something at a table, not by way of its page."""
    page.evaluate(DO, [path.rpartition("/")[2], VERSION, {"type": kind, **command}])


def act(page: Page, path: str, *actions: str) -> None:
    """Takes actions one after the other, each when the one before is taken."""
    for action in actions:
        do(page, path, "act", action=action)


def play_on(page: Page) -> None:
    """Plays the table of a page to its end, without touching anything on it."""
    page.evaluate(PLAY_ON, [page.url.rpartition("/")[2], VERSION])
