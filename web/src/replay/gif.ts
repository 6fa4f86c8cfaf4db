// An animated GIF, byte by byte (GIF89a): a palette of the colours that are there, and LZW.

export interface Still {
  readonly pixels: Uint8ClampedArray; // RGBA
  readonly hundredths: number; // how long it is shown
}

const LZW_LIMIT = 4096;

/** The palette: all colours if there are at most 256, else the most frequent ones. */
export function palette(stills: readonly Still[]): number[] {
  const counts = new Map<number, number>();
  for (const { pixels } of stills) {
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = packed(pixels, at);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 256)
    .map(([colour]) => colour);
}

/** A colour with five bits a channel: smooth edges make many colours, and GIF has few. */
function packed(pixels: Uint8ClampedArray, at: number): number {
  const channel = (offset: number): number => (pixels[at + offset] ?? 0) >> 3;
  return (channel(0) << 10) | (channel(1) << 5) | channel(2);
}

function distance(one: number, other: number): number {
  const red = (one >> 10) - (other >> 10);
  const green = ((one >> 5) & 31) - ((other >> 5) & 31);
  const blue = (one & 31) - (other & 31);
  return red * red + green * green + blue * blue;
}

/** Each pixel as its place in the palette. */
export function indexed(still: Still, colours: readonly number[]): Uint8Array {
  const places = new Map(colours.map((colour, place) => [colour, place]));
  const found = new Uint8Array(still.pixels.length / 4);
  for (let at = 0; at < found.length; at += 1) {
    const colour = packed(still.pixels, 4 * at);
    let place = places.get(colour);
    if (place === undefined) {
      place = 0;
      for (let other = 1; other < colours.length; other += 1) {
        if (distance(colour, colours[other] ?? 0) < distance(colour, colours[place] ?? 0)) place = other;
      }
      places.set(colour, place);
    }
    found[at] = place;
  }
  return found;
}

/** Codes of growing width, packed from the low bit up. */
class Bits {
  readonly bytes: number[] = [];
  #held = 0;
  #count = 0;

  write(code: number, width: number): void {
    this.#held |= code << this.#count;
    this.#count += width;
    while (this.#count >= 8) {
      this.bytes.push(this.#held & 255);
      this.#held >>>= 8;
      this.#count -= 8;
    }
  }

  finish(): void {
    if (this.#count > 0) this.bytes.push(this.#held & 255);
  }
}

/** Places of the palette, compressed as GIF wants them. */
export function compressed(places: Uint8Array, depth: number): number[] {
  const [clear, end] = [1 << depth, (1 << depth) + 1];
  const bits = new Bits();
  let known = new Map<number, number>();
  let next = end + 1;
  let width = depth + 1;
  bits.write(clear, width);
  let prefix = places[0] ?? 0;
  for (let at = 1; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const longer = known.get((prefix << 8) | place);
    if (longer !== undefined) {
      prefix = longer;
      continue;
    }
    bits.write(prefix, width);
    if (next < LZW_LIMIT) {
      known.set((prefix << 8) | place, next);
      if (next === 1 << width) width += 1;
      next += 1;
    } else {
      bits.write(clear, width);
      known = new Map();
      next = end + 1;
      width = depth + 1;
    }
    prefix = place;
  }
  bits.write(prefix, width);
  bits.write(end, width);
  bits.finish();
  return bits.bytes;
}

function blocksOf(bytes: readonly number[]): number[] {
  const out: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.slice(at, at + 255);
    out.push(part.length, ...part);
  }
  return [...out, 0];
}

const short = (value: number): [number, number] => [value & 255, value >> 8];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The whole file; it starts over for ever. */
export function gif(width: number, height: number, stills: readonly Still[]): Uint8Array {
  const colours = palette(stills);
  const depth = Math.max(2, Math.ceil(Math.log2(Math.max(2, colours.length))));
  const file: number[] = [...letters('GIF89a'), ...short(width), ...short(height)];
  file.push(0x80 | (depth - 1), 0, 0);
  for (let place = 0; place < 1 << depth; place += 1) {
    const colour = colours[place] ?? 0;
    for (const channel of [colour >> 10, (colour >> 5) & 31, colour & 31]) {
      file.push((channel << 3) | (channel >> 2));
    }
  }
  file.push(0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0);
  for (const still of stills) {
    file.push(0x21, 0xf9, 4, 0, ...short(still.hundredths), 0, 0);
    file.push(0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0, depth);
    for (const byte of blocksOf(compressed(indexed(still, colours), depth))) file.push(byte);
  }
  file.push(0x3b);
  return Uint8Array.from(file);
}
