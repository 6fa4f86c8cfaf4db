// The archive of the pack: a tar, gzipped. The browser unpacks it in a fraction of the time that Python needs.

const BLOCK = 512; // bytes; a header takes one, contents whole ones
const NAME = [0, 100] as const; // where it is in a header, and how long it may be
const SIZE = [124, 12] as const;
const FOLDER = [345, 155] as const;

/** The files of an archive by name: parts of one piece of memory. */
export async function unpacked(
  archive: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Map<string, Uint8Array>> {
  const plain = archive.pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  const files = new Map<string, Uint8Array>();
  for (let at = 0; bytes[at];) {
    const text = ([from, length]: readonly [number, number]): string => textIn(bytes, at + from, length);
    const [folder, name, size] = [text(FOLDER), text(NAME), Number.parseInt(text(SIZE), 8)];
    const begin = at + BLOCK;
    files.set(folder ? `${folder}/${name}` : name, bytes.subarray(begin, begin + size));
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

const decoder = new TextDecoder();

/** A text that ends with its room, or with a zero before. */
function textIn(bytes: Uint8Array, from: number, length: number): string {
  const room = bytes.subarray(from, from + length);
  const end = room.indexOf(0);
  return decoder.decode(end < 0 ? room : room.subarray(0, end));
}
