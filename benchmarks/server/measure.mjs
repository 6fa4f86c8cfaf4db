// What every driver shares: pace, latencies, and telling when measuring begins and ends.

const asked = JSON.parse(process.argv[2]);

export const { url, tables, rate, games, pictures } = asked;

let measuring = false;
let accepted = 0;
const sent = new Map(); // for each table: the plies that nobody else has seen yet, and when they were sent
const waits = [];
const lastAt = new Map();

const say = (told) => process.stdout.write(`${JSON.stringify(told)}\n`);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Calls `send` when the table's next action is due. */
export function soon(table, ply, send) {
  const now = performance.now();
  const gap = rate ? (1000 * tables) / rate : 0;
  const due = lastAt.has(table) ? lastAt.get(table) + gap : now + Math.random() * gap;
  lastAt.set(table, Math.max(now, due));
  const go = () => {
    if (!sent.has(table)) sent.set(table, new Map());
    sent.get(table).set(ply, performance.now());
    send();
  };
  if (due <= now) go();
  else setTimeout(go, due - now);
}

/** An opponent has seen that a table is now at a ply. Somebody with two seats may have acted twice
 * until then; every action counts. */
export function seen(table, ply) {
  const waiting = sent.get(table);
  if (!waiting) return;
  const now = performance.now();
  for (const [of, at] of waiting) {
    if (of >= ply) break;
    waiting.delete(of);
    if (!measuring) continue;
    accepted += 1;
    waits.push(now - at);
  }
}

/** Measures once `ready` has resolved, then ends the process. */
export async function measure(ready) {
  await ready;
  await sleep(1000 * asked.warmUp);
  say({ at: 'begin' });
  measuring = true;
  const began = performance.now();
  await sleep(1000 * asked.seconds);
  measuring = false;
  const seconds = (performance.now() - began) / 1000;
  waits.sort((one, other) => one - other);
  const percentile = (part) => waits[Math.min(waits.length - 1, Math.floor(part * waits.length))];
  say({ at: 'end', accepted, seconds, p50: percentile(0.5), p99: percentile(0.99) });
  process.exit(0);
}

export const pick = (choices) => choices[Math.floor(Math.random() * choices.length)];
