// QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. Enough for an address; made
// here, so that nobody else learns of an invitation.

interface Version {
  readonly words: number; // codewords in all
  readonly check: number; // of them, in each block, for error correction
  readonly blocks: number;
  readonly marks: readonly number[]; // rows and columns of the alignment patterns
}

const version = (words: number, check: number, blocks: number, ...marks: number[]): Version => ({
  words,
  check,
  blocks,
  marks,
});

const VERSIONS: readonly Version[] = [
  version(26, 10, 1),
  version(44, 16, 1, 6, 18),
  version(70, 26, 1, 6, 22),
  version(100, 18, 2, 6, 26),
  version(134, 24, 2, 6, 30),
  version(172, 16, 4, 6, 34),
  version(196, 18, 4, 6, 22, 38),
  version(242, 22, 4, 6, 24, 42),
  version(292, 22, 5, 6, 26, 46),
  version(346, 26, 5, 6, 28, 50),
];

/** The dark modules of a code, row by row; null: the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(
    ({ words, check, blocks }, at) => bytes.length + (at < 9 ? 2 : 3) <= words - check * blocks,
  );
  const chosen = VERSIONS[index];
  if (!chosen) return null;
  const sheet = new Sheet(index + 1, chosen);
  sheet.fill(interleaved(dataWords(bytes, index + 1, chosen), chosen));
  return sheet.masked();
}

/** Mode, length, bytes, and padding. */
function dataWords(bytes: Uint8Array, number: number, { words, check, blocks }: Version): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, number < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = (words - check * blocks) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

// Arithmetic in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1.
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The words for error correction of a block (Reed–Solomon). */
function checkWords(data: readonly number[], count: number): number[] {
  let divisor = [1]; // (x - 1)(x - 2)(x - 4)…, highest power first
  for (let at = 0, root = 1; at < count; at += 1, root = times(root, 2)) {
    const longer = [...divisor, 0];
    divisor.forEach((factor, index) => {
      longer[index + 1] = (longer[index + 1] ?? 0) ^ times(factor, root);
    });
    divisor = longer;
  }
  let rest: number[] = new Array<number>(count).fill(0);
  for (const word of data) {
    const lead = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at + 1] ?? 0, lead));
  }
  return rest;
}

/** All blocks' first words, then all their second ones…; the shorter blocks come first. */
function interleaved(data: readonly number[], { words, check, blocks }: Version): number[] {
  const short = Math.floor(words / blocks) - check;
  const long = words % blocks;
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const woven = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => at).flatMap((at) =>
      rows.flatMap((row) => (at < row.length ? [row[at] ?? 0] : [])),
    );
  return [...woven(parts), ...woven(parts.map((part) => checkWords(part, check)))];
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The square of modules: first the patterns that are always there, then the words, then a mask. */
class Sheet {
  readonly #size: number;
  readonly #number: number;
  readonly #dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(number: number, { marks }: Version) {
    this.#number = number;
    this.#size = 17 + 4 * number;
    const blank = (): boolean[][] =>
      Array.from({ length: this.#size }, () => new Array<boolean>(this.#size).fill(false));
    [this.#dark, this.#fixed] = [blank(), blank()];
    const last = this.#size - 7;
    for (let at = 0; at < this.#size; at += 1) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    for (const [row, column] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const)
      this.#rings(row + 3, column + 3, 4, 2, 4);
    const finders = [`6 6`, `6 ${marks.at(-1)}`, `${marks.at(-1)} 6`];
    for (const row of marks)
      for (const column of marks) if (!finders.includes(`${row} ${column}`)) this.#rings(row, column, 2, 1);
    this.#format(0);
    this.#versionMarks();
  }

  #set(row: number, column: number, dark: boolean): void {
    const [darks, fixed] = [this.#dark[row], this.#fixed[row]];
    if (!darks || !fixed || column < 0 || column >= this.#size) return;
    darks[column] = dark;
    fixed[column] = true;
  }

  /** Rings around a middle: dark, but for those at some distances from it. */
  #rings(row: number, column: number, reach: number, ...light: number[]): void {
    for (let down = -reach; down <= reach; down += 1)
      for (let right = -reach; right <= reach; right += 1)
        this.#set(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
  }

  /** Which mask, and error correction M: twice, beside the finders. */
  #format(mask: number): void {
    let rest = mask;
    for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
    const end = this.#size - 1;
    for (let at = 0; at < 15; at += 1) {
      if (at < 8)
        this.#set(at < 6 ? at : at + 1, 8, bit(at)); // past the timing pattern
      else this.#set(8, at === 8 ? 7 : 14 - at, bit(at));
      if (at < 8) this.#set(8, end - at, bit(at));
      else this.#set(end - 14 + at, 8, bit(at));
    }
    this.#set(this.#size - 8, 8, true);
  }

  /** From version 7 on, its number stands in two corners. */
  #versionMarks(): void {
    if (this.#number < 7) return;
    let rest = this.#number;
    for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.#number << 12) | rest;
    for (let at = 0; at < 18; at += 1) {
      const [far, near] = [this.#size - 11 + (at % 3), Math.floor(at / 3)];
      this.#set(far, near, ((bits >> at) & 1) === 1);
      this.#set(near, far, ((bits >> at) & 1) === 1);
    }
  }

  /** Lays the words down in columns of two, up and down by turns, from the right. */
  fill(words: readonly number[]): void {
    let at = 0;
    let upward = true;
    for (let right = this.#size - 1; right > 0; right -= 2) {
      if (right === 6) right -= 1;
      for (let step = 0; step < this.#size; step += 1) {
        const row = upward ? this.#size - 1 - step : step;
        for (const column of [right, right - 1]) {
          const darks = this.#dark[row];
          if (!darks || this.#fixed[row]?.[column]) continue;
          darks[column] = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
      }
      upward = !upward;
    }
  }

  /** The code with the mask under which it is easiest to read. */
  masked(): boolean[][] {
    let [best, least] = [this.#dark, Infinity];
    MASKS.forEach((mask, number) => {
      this.#format(number);
      const tried = this.#dark.map((row, y) =>
        row.map((dark, x) => (this.#fixed[y]?.[x] ? dark : dark !== mask(y, x))),
      );
      const cost = penalty(tried);
      if (cost < least) [best, least] = [tried, cost];
    });
    return best;
  }
}

const FINDER_LIKE = /(?=10111010000|00001011101)/g;

/** How hard a code is to read: runs, squares, what looks like a finder, too much of one colour. */
function penalty(code: readonly (readonly boolean[])[]): number {
  const lines = code.map((row) => row.map(Number).join(''));
  const columns = code.map((_, x) => code.map((row) => Number(row[x])).join(''));
  let cost = 0;
  for (const line of [...lines, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    cost += 40 * [...line.matchAll(FINDER_LIKE)].length;
  }
  for (let y = 1; y < code.length; y += 1)
    for (let x = 1; x < code.length; x += 1) {
      const corner = code[y]?.[x];
      if (corner === code[y - 1]?.[x] && corner === code[y]?.[x - 1] && corner === code[y - 1]?.[x - 1])
        cost += 3;
    }
  const dark = lines.join('').replaceAll('0', '').length / code.length ** 2;
  return cost + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
