// The example of docs/dealer.md, and the published test vectors of SHA-256 and HMAC.

import { expect, it } from 'vitest';
import { drawing } from '../../src/games/sanguo/drawing';
import { deckOf } from '../../src/games/sanguo/deck';
import { shuffled, terms } from '../../src/table/shuffle/fairness';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex as hex, hexToBytes as unhex } from '@noble/hashes/utils.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** 32 bytes that count up from a number. */
const counting = (from: number): string => hex(Uint8Array.from({ length: 32 }, (_, index) => from + index));

it('SHA-256 as in FIPS 180-4', () => {
  expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256(bytes('a'.repeat(1000))))).toBe(
    '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3',
  );
});

it('HMAC as in RFC 4231', () => {
  expect(hex(hmac(sha256, bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

it('commitments and order of the example', () => {
  expect(hex(sha256(unhex(counting(0))))).toBe(
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  );
  const deck = drawing.deck?.(null);
  const options = { split: 'generals', mode: 'annihilation' };
  const agreed = terms('sanguo', options, deck?.start ?? '');
  const order = shuffled(deck?.cards ?? [], agreed, counting(0), [16, 32, 48].map(counting));
  expect(order.join('')).toBe('PKPPCphcHCaHPpRpErePpraekAAEhcRp');
});

it('the deck of a game that begins in the middle', () => {
  const deck = deckOf('K?7/9/4R4/9/?7k 2 camps=2,1,3 taken=AAEEPPPPP,RHHCCppp,aaeerrhhcc');
  expect(deck.places).toEqual(['flip a1', 'flip b5']);
  expect(deck.cards.join('')).toBe('pp');
});
