// A boardgame.io server with its default storage, which is memory: `node rival.cjs PORT`.

const { createRequire } = require('node:module');
const { game } = require('./three.cjs');

const { Server } = createRequire(`${process.cwd()}/`)('boardgame.io/server');
const server = Server({ games: [game], origins: ['*'] });
server.run({ port: Number(process.argv[2]), callback: () => console.error('listening') });
