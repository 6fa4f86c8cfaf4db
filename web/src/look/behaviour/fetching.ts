// Parts of the page that are fetched when they are needed. A line may be silent just then: they are
// asked for again until they come.

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;
const CSS = 'Unable to preload CSS for '; // Vite's words, before an address

const styles = new Map<string, Promise<void>>(); // those that failed, until they are there

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** What `load` gives, tried again with growing pauses. */
async function persisted<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
}

/** A part of the page, with its style. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  const found = await persisted(load);
  await Promise.all(styles.values());
  return found;
}

/** A style sheet, as if it had not been asked for before. */
function style(address: string): Promise<void> {
  return new Promise((done, failed) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.href === address) link.remove();
    }
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address });
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => failed(new Error(address)));
    document.head.append(link);
  });
}

// Vite asks for a style sheet only once, and takes it for loaded from then on.
addEventListener('vite:preloadError', (event) => {
  const address = event.payload.message.split(CSS)[1];
  if (!address) return;
  event.preventDefault(); // the part itself is fetched meanwhile
  if (styles.has(address)) return;
  const coming = persisted(() => style(address));
  styles.set(address, coming);
  void coming.then(() => styles.delete(address));
});
