import { expect, it } from 'vitest';
import { compressed, gif, palette } from '../src/replay/gif';

/** The codes of a compressed picture, read back. */
function expanded(bytes: readonly number[], depth: number): number[] {
  const [clear, end] = [1 << depth, (1 << depth) + 1];
  let [held, count, at] = [0, 0, 0];
  const read = (width: number): number => {
    while (count < width) {
      held |= (bytes[at++] ?? 0) << count;
      count += 8;
    }
    const code = held & ((1 << width) - 1);
    held >>>= width;
    count -= width;
    return code;
  };
  let table: number[][] = [];
  let width = depth + 1;
  let last: number[] | null = null;
  const out: number[] = [];
  for (;;) {
    const code = read(width);
    if (code === end) return out;
    if (code === clear) {
      table = Array.from({ length: end + 1 }, (_, index) => (index < clear ? [index] : []));
      width = depth + 1;
      last = null;
      continue;
    }
    const entry: number[] = table[code] ?? [...(last ?? []), last?.[0] ?? 0];
    out.push(...entry);
    if (last && table.length < 4096) table.push([...last, entry[0] ?? 0]);
    if (table.length === 1 << width && width < 12) width += 1;
    last = entry;
  }
}

it('what is compressed can be read back', () => {
  const noise = Uint8Array.from({ length: 20_000 }, (_, at) => (at * at * 7 + (at >> 3)) % 16);
  expect(expanded(compressed(noise, 4), 4)).toEqual([...noise]);
  const plain = new Uint8Array(30_000).fill(3);
  expect(expanded(compressed(plain, 2), 2)).toEqual([...plain]);
});

it('a file begins and ends as a GIF does', () => {
  const pixels = Uint8ClampedArray.from([255, 0, 0, 255, 0, 0, 255, 255]);
  const file = gif(2, 1, [{ pixels, hundredths: 50 }]);
  expect(String.fromCharCode(...file.slice(0, 6))).toBe('GIF89a');
  expect(file.at(-1)).toBe(0x3b);
  expect(palette([{ pixels, hundredths: 50 }])).toHaveLength(2);
});
