// What the device keeps: texts by name, in the browser's database.

const DATABASE = 'wuqi-device';
const STORE = 'texts';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let database: Promise<IDBDatabase> | null = null;

async function done<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= opened();
  const transaction = (await database).transaction(STORE, mode);
  const request = act(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error); // also where there is no more room
  });
}

/** Python's `Storage`. */
export const keeping = {
  async get(key: string): Promise<string | null> {
    return ((await done('readonly', (store) => store.get(key))) as string | undefined) ?? null;
  },
  async put(key: string, text: string): Promise<void> {
    await done('readwrite', (store) => store.put(text, key));
  },
  async remove(key: string): Promise<void> {
    await done('readwrite', (store) => store.delete(key));
  },
  async keys(prefix: string): Promise<string[]> {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return (await done('readonly', (store) => store.getAllKeys(range))) as string[];
  },
};
