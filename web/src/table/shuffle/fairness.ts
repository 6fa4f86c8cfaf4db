// Was the shuffle fair? docs/dealer.md, written a second time: from what was published, the order
// is worked out again and every flip compared with it.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawingOf } from '../../games/all';
import type { Seen } from '../../live/seen';

export interface Verdict {
  readonly fair: boolean;
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
}

const WORD = 2 ** 32;

/** What everybody agreed to play: it takes part in the shuffle. */
export function terms(game: string, options: Readonly<Record<string, string>>, start: string): string {
  const choices = Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
  return `wuqi deal 1\n${game}\n${choices}\n${start}\n`;
}

function* wordsFrom(seed: Uint8Array): Generator<number> {
  for (let block = 0; ; block += 1) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setUint32(4, block);
    const code = hmac(sha256, seed, counter);
    const digest = new DataView(code.buffer, code.byteOffset);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}

function below(limit: number, words: Generator<number>): number {
  const whole = WORD - (WORD % limit);
  for (;;) {
    const word = words.next().value as number;
    if (word < whole) return word % limit;
  }
}

/** The cards in the order that all the secrets make. */
export function shuffled(
  cards: readonly string[],
  agreed: string,
  server: string,
  seats: readonly string[],
): string[] {
  const message = concatBytes(utf8ToBytes(agreed), ...seats.map(hexToBytes));
  const words = wordsFrom(hmac(sha256, hexToBytes(server), message));
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, words);
    [order[last], order[other]] = [order[other] ?? '', order[last] ?? ''];
  }
  return order;
}

function fits(commitment: string | undefined, secret: string): boolean {
  return bytesToHex(sha256(hexToBytes(secret))) === commitment;
}

/** Checks commitments and every flip of a finished game; the first thing that is wrong. */
export function checked(view: Seen): Verdict {
  const { dealing } = view;
  const deck = drawingOf(view.game).deck?.(view.start);
  if (!dealing || !deck) return { fair: false, key: 'verify-no-proof', details: {} };
  const secrets = view.seats.map((seat) => dealing.secrets[String(seat.number)] ?? '');
  for (const [index, seat] of view.seats.entries()) {
    if (!fits(dealing.commitments[String(seat.number)], secrets[index] ?? '')) {
      return { fair: false, key: 'verify-seat-secret', details: { seat: seat.number } };
    }
  }
  const server = dealing.server_secret;
  if (!server) return { fair: false, key: 'verify-never-revealed', details: {} };
  if (!fits(dealing.server_commitment, server)) {
    return { fair: false, key: 'verify-server-secret', details: {} };
  }
  const order = shuffled(deck.cards, terms(view.game, view.options, deck.start), server, secrets);
  const dealt = new Map(deck.places.map((place, index) => [place, order[index]]));
  let flips = 0;
  for (const { ply, action } of view.steps) {
    const [place = '', card] = (action ?? '').split('=');
    if (card === undefined) continue;
    flips += 1;
    const right = `${place}=${dealt.get(place) ?? ''}`;
    if (action !== right) {
      return { fair: false, key: 'verify-flip', details: { number: ply, action: action ?? '', right } };
    }
  }
  return { fair: true, key: 'verify-fair', details: { flips } };
}
