// Codes as other people's programs make them, so that any phone reads ours.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../src/look/qr';

const rows = (text: string): string[] =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

const short = (text: string): string => createHash('sha256').update(rows(text).join('\n')).digest('hex');

// Made by the Python package qrcode 8: error correction M, bytes, the mask that we choose.
const GOLDEN: readonly [string, string][] = [
  ['wuqi', 'e226be8a9e3549a569304eb524f4675a6af2fcc763404e2cd9cd27086594070d'],
  [
    'http://192.168.1.20:8000/play/musketeers/k3k3k3k3k3k3',
    '142433bd00facc01a7f868b030980503c7b32c266984a0cca4995ef883aa55bb',
  ],
  [
    'https://example.org/play/tamquan/abcdefghijkl?from=ngườichơi',
    'c1a311664adbbffc1efe9bf2755dea563136508220bb3458a91fc1fce9a240db',
  ],
  ['a'.repeat(84), '09ab7a74bbcf3fa51630353894d4d82e5b5ac3b65bb40900336f234939ad08e9'],
  ['b'.repeat(122), '6a43360761e3014c993d5a8c448be374219b2fadcee8a38a0b52badc357af8be'],
  ['c'.repeat(152), 'c352e27bc117015daf7e24e00422cd6d56103f87da4c3fbd8905ccfa4528401c'],
  ['d'.repeat(180), '89c97b50148c498008bedfe032f43e07208ae26d832c9c8bc964b3df23341adf'],
  ['e'.repeat(213), '23e86d598f057b5ad104de7e554837f2012bd583de5b06f885fd901c73b0569a'],
];

describe('a QR code', () => {
  it('has three finders and its timing', () => {
    const code = rows('wuqi');
    expect(code).toHaveLength(21);
    for (const corner of [code[0]?.slice(0, 7), code[0]?.slice(-7), code[14]?.slice(0, 7)])
      expect(corner).toBe('#######');
    expect(code[6]?.slice(8, 13)).toBe('#.#.#');
  });

  it('is null where there is no room', () => {
    expect(qrCode('a'.repeat(213))).not.toBeNull();
    expect(qrCode('a'.repeat(214))).toBeNull();
  });

  it.each(GOLDEN)('of %s is the usual one', (text, hash) => {
    expect(short(text)).toBe(hash);
  });
});
