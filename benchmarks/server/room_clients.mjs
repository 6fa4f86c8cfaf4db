// Two people at each of many tables of a Wuqi server, each with a WebSocket of their own.

import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { games, measure, pick, pictures, seen, soon, tables, url } from './measure.mjs';

const WebSocket = createRequire(`${process.cwd()}/`)('ws');

class Person {
  constructor(table, name) {
    this.table = table;
    this.name = name;
    this.ids = 0;
  }

  async enter() {
    const answer = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: this.name }),
    });
    this.cookie = answer.headers.get('set-cookie').split(';')[0];
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    await new Promise((done) => this.socket.once('open', done));
    this.socket.on('message', (text) => this.hear(JSON.parse(text)));
    this.send({ type: 'hello', version: 1, pictures });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  do(command) {
    this.ids += 1;
    this.send({ type: 'do', id: this.ids, table: this.at, command });
  }

  async open(wish) {
    const answer = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(wish),
    });
    return answer.json();
  }

  hear(message) {
    if (message.type === 'beat') this.send({ type: 'beat', number: message.number });
    if (message.type !== 'table' || message.table !== this.at) return;
    const { table, ply, back, legal, status } = message;
    if (message.steps.length && !message.seats[message.steps.at(-1).seat - 1].yours) {
      seen(table, ply);
    }
    if (status === 'over') {
      this.playAgain(message);
    } else if (status === 'dealing') {
      this.shuffle(message);
    } else if (legal.length && this.acted !== ply) {
      this.acted = ply;
      const { seat, actions } = legal[0];
      const action = pick(actions);
      soon(table, ply, () => this.do({ type: 'act', ply, back, seat, action }));
    }
  }

  /** Two people who like it here: one asks for a rematch, the other accepts. */
  playAgain({ table, offers, rematch }) {
    const asks = this === this.table.people[0];
    if (rematch) {
      this.send({ type: 'unwatch', table });
      this.sitAt(rematch);
    } else if (asks && !offers.length && this.asked !== table) {
      this.asked = table;
      this.do({ type: 'offer', kind: 'rematch' });
    } else if (!asks && offers.length) {
      this.do({ type: 'answer', kind: 'rematch', accept: true });
    }
  }

  sitAt(table) {
    Object.assign(this, { at: table, acted: -1, secrets: new Map(), revealed: new Set() });
    this.send({ type: 'watch', table });
  }

  shuffle({ seats, dealing }) {
    for (const { number: seat } of seats.filter((one) => one.yours)) {
      if (dealing.phase === 'commit' && !this.secrets.has(seat)) {
        const secret = randomBytes(32);
        this.secrets.set(seat, secret);
        const commitment = createHash('sha256').update(secret).digest('hex');
        this.do({ type: 'commit', seat, commitment });
      } else if (dealing.phase === 'reveal' && !this.revealed.has(seat)) {
        this.revealed.add(seat);
        this.do({ type: 'reveal', seat, secret: this.secrets.get(seat).toString('hex') });
      }
    }
  }
}

class Table {
  constructor(number) {
    this.game = games[number % games.length];
    this.people = ['One', 'Other'].map((name) => new Person(this, `${name} ${number}`));
  }

  async open() {
    const [one, other] = this.people;
    const seats = this.game.sides.map((side) => (side === 1 ? { you: true } : {}));
    const { table } = await one.open({ game: this.game.name, seats });
    for (const person of this.people) person.sitAt(table);
    seats.forEach((wish, index) => wish.you || other.do({ type: 'take', seat: index + 1 }));
  }
}

const all = Array.from({ length: tables }, (_, number) => new Table(number));
await measure((async () => {
  for (const table of all) {
    for (const person of table.people) await person.enter();
    await table.open();
  }
})());
