// The service worker: answers with the files that the page keeps (src/device/pack.svelte.ts) when the
// network does not. It never touches /api, and fetches nothing on its own. It also shows what the server
// notifies of while no page is open (src/settings/notifications).

const FILES = 'wuqi-files';
const PATIENCE_MS = 3000; // a network that takes longer is as good as none, if the page is kept
const ROOT = new URL('./', location.href).href;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.startsWith(ROOT) ? request.url.slice(ROOT.length) : null;
  if (request.method !== 'GET' || path === null || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (/^(assets|device\/[^/]+)\//.test(path)) event.respondWith(kept(request));
  else if (!/^offline\.|^device\/made\./.test(path)) event.respondWith(fresh(request));
});

/** The newest page, or the one that is kept: every address of ours leads to it. */
async function page(request) {
  const old = await caches.match(ROOT);
  if (!old) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(old), PATIENCE_MS));
  return Promise.race([fetch(request).catch(() => old), late]);
}

/** Names tell contents: what is kept is never out of date. What a page needs once is kept, too, so that
    it goes on when the server has a newer version. */
async function kept(request) {
  const found = await caches.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(FILES).then((cache) => cache.put(request.url, copy));
  }
  return answer;
}

/** Icons and the like. */
async function fresh(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(request.url);
    if (found) return found;
    throw error;
  }
}

self.addEventListener('push', (event) => event.waitUntil(notify(event.data.json())));

/** One notification for each id: what is sent again replaces what is already shown. A page of ours that is
    seen tells the same. */
async function notify({ id, title, text, path, language }) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some((one) => one.visibilityState === 'visible')) return;
  const how = { body: text, tag: id, lang: language, icon: 'icon-192.png', data: path };
  await self.registration.showNotification(title, how);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(String(event.notification.data ?? ''), ROOT).href));
});

/** A page of ours at this address: one that is open, or a new one. */
async function show(address) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => one.url === address);
  if (there) return there.focus();
  return self.clients.openWindow(address);
}
