// What there is for offline use: the files of the page, and Python with our sources (the pack). The
// pack is built separately and may come later, so the page asks whether it exists.

/** Files with their sizes over the wire; `version` names them all, and is empty where there are none. */
interface Part {
  readonly version: string;
  readonly files: Readonly<Record<string, number>>;
}

export interface Listing extends Part {
  readonly device: string; // the version of the pack; empty: it has not been built
}

export const PAGE = 'offline.json'; // written by tools/offline; kept, it says that all it names is
const PACK = 'device/made.json'; // written by tools/device, or empty by tools/offline
const PATIENCE_MS = 10_000;

/** The address of a file of the page. */
export function addressOf(path: string): string {
  return new URL(import.meta.env.BASE_URL + path, location.href.split(/[?#]/)[0]).href;
}

/** The version of the page that is shown; none while it is being developed. */
export function shownVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
}

/** What is there now. */
export async function newest(): Promise<Listing> {
  const [page, pack] = await Promise.all([part(PAGE), part(PACK)]);
  const files = Object.entries(pack.files).map(([name, size]) => [packed(pack.version, name), size]);
  return { ...page, device: pack.version, files: { ...page.files, ...Object.fromEntries(files) } };
}

/** Only secure pages may keep files. */
export const mayKeep = 'caches' in globalThis && 'serviceWorker' in navigator;

/** What is kept in the browser, of this version or of an earlier one; null: not everything is there. */
export async function kept(): Promise<Listing | null> {
  if (!mayKeep) return null;
  const found = await caches.match(addressOf(PAGE));
  return found ? ((await found.json()) as Listing) : null;
}

/** The path of a file of the pack. */
export function packed(version: string, name: string): string {
  return `device/${version}/${name}`;
}

async function part(path: string): Promise<Part> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(addressOf(path), { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Part;
}
