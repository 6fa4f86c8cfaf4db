// SHA-256 and HMAC as published in FIPS 180-4 and RFC 2104. The browser's own is missing wherever
// a page is not served over https, and a table in the living room is not.

const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  let filled = 0;
  for (let n = 2; filled < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    const root = n ** power;
    found[filled] = Math.floor((root - Math.floor(root)) * 2 ** 32);
    filled += 1;
  }
  return found;
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function padded(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const bits = new DataView(whole.buffer);
  bits.setUint32(whole.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  bits.setUint32(whole.length - 4, message.length * 8);
  return whole;
}

export function sha256(message: Uint8Array): Uint8Array {
  const whole = padded(message);
  const words = new DataView(whole.buffer);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const at = (index: number): number => w[index] ?? 0;
  for (let block = 0; block < whole.length; block += BLOCK) {
    for (let i = 0; i < 16; i += 1) w[i] = words.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [at(i - 15), at(i - 2)];
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = at(i - 16) + s0 + at(i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + at(i)) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  hash.forEach((word, i) => view.setUint32(4 * i, word));
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joinedBytes([block.map((byte) => byte ^ 0x36), message]));
  return sha256(joinedBytes([block.map((byte) => byte ^ 0x5c), inner]));
}

export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
