// The console's service worker: it shows the offline page where a page of the console cannot be fetched. It keeps that page and
// its parts, and no answer of the API: what a person saw is not on the disk after they signed out. Everything else, such as the
// card field's frame, hosted pages and widgets, goes to the network as if it were not there.

const CACHE = 'sampan-offline';
const PAGE = '/offline';
const PARTS = ['/offline.css', '/offline.js', '/theme.js', '/favicon.svg'];
// Pages that need a session; those that visitors come to keep the browser's own words.
const PAGES = new Set([
  'home',
  'orders',
  'histories',
  'export',
  'fulfillment',
  'operator',
  'settings',
  'stores',
  'sell-product',
]);

self.addEventListener('install', (event) => {
  // It holds no state, so there is nothing to wait for.
  self.skipWaiting();
  const fresh = PARTS.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

const orKept = (request, path) =>
  fetch(request).catch(async (error) => {
    const kept = await caches.match(path, { cacheName: CACHE });
    if (kept === undefined) throw error;
    return kept;
  });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const is_page = request.mode === 'navigate' && request.destination === 'document';
  if (is_page && PAGES.has(pathname.split('/')[1])) event.respondWith(orKept(request, PAGE));
  else if (PARTS.includes(pathname)) event.respondWith(orKept(request, pathname));
});
