// Solved tables that have been downloaded: files in the browser's cache, for all workers.

import { addressOf } from './listing';

const CACHE = 'wuqi-tables';
const FOLDER = 'solved/'; // on a static site the files themselves are there

/** The address of a table, under which it is kept. */
export function tableAddress(name: string): string {
  return addressOf(FOLDER + encodeURIComponent(name));
}

/** What tables there are on a static site: written by tools/device. */
export const LISTING = `${FOLDER}index.json`;

/** What is kept under which name. A worker has another address than the page, so names are compared. */
async function kept(): Promise<Map<string, Request>> {
  if (!('caches' in globalThis)) return new Map();
  const keys = await (await caches.open(CACHE)).keys();
  return new Map(keys.map((key) => [decodeURIComponent(key.url.slice(key.url.lastIndexOf('/') + 1)), key]));
}

/** The names of those that are kept. */
export async function keptTables(): Promise<readonly string[]> {
  return [...(await kept()).keys()];
}

export async function readTable(name: string): Promise<ArrayBuffer | null> {
  const key = (await kept()).get(name);
  const found = key && (await (await caches.open(CACHE)).match(key));
  return found ? found.arrayBuffer() : null;
}

export async function keepTable(name: string, content: Blob): Promise<void> {
  await (await caches.open(CACHE)).put(tableAddress(name), new Response(content));
}

export async function dropTable(name: string): Promise<void> {
  await (await caches.open(CACHE)).delete(tableAddress(name));
}
