// Two players at each of many boardgame.io matches, each with a socket.io connection of their own.

import { createRequire } from 'node:module';
import { measure, pick, seen, soon, tables, url } from './measure.mjs';
import three from './three.cjs';

const { io } = createRequire(`${process.cwd()}/`)('socket.io-client');

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Player {
  constructor(table, id) {
    this.table = table;
    this.id = id;
    this.socket = io(`${url}/three`, { transports: ['websocket'] });
    this.socket.on('update', (match, state) => this.hear(match, state));
    this.socket.on('sync', (match, { state }) => this.hear(match, state));
  }

  async join(match) {
    const told = await post(`/games/three/${match}/join`, { playerID: this.id, playerName: this.id });
    this.credentials = told.playerCredentials;
  }

  hear(match, state) {
    if (match !== this.table.match) return;
    const { ctx, _stateID } = state;
    if (ctx.gameover) {
      if (this.id === '0') this.table.open();
      return;
    }
    if (ctx.currentPlayer !== this.id) return;
    seen(match, ctx.turn - 1);
    const args = pick(three.legal(state.G.cells, this.id));
    const payload = { type: 'go', args, playerID: this.id, credentials: this.credentials };
    soon(match, ctx.turn - 1, () => {
      this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, this.id);
    });
  }
}

class Table {
  constructor() {
    this.players = ['0', '1'].map((id) => new Player(this, id));
  }

  async open() {
    const { matchID } = await post('/games/three/create', { numPlayers: 2 });
    for (const player of this.players) await player.join(matchID);
    this.match = matchID;
    for (const { socket, id, credentials } of this.players) {
      socket.emit('sync', matchID, id, credentials, 2);
    }
  }
}

const all = Array.from({ length: tables }, () => new Table());
await measure((async () => {
  for (const table of all) await table.open();
})());
