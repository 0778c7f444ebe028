/** Where the worker (`public/sw.js`) keeps and looks for the offline page. */
const CACHE = 'sampan-offline';
const PAGE = '/offline';

/** What the offline page says; `seen` has `{{when}}` for the time of the last update. */
export interface OfflineWords {
  readonly language: string;
  /** Hours of the country's clock ahead of UTC. */
  readonly offset: number;
  readonly title: string;
  readonly text: string;
  readonly seen: string;
  readonly retry: string;
}

/** Only our own files, as on every page; a kept answer brings its own policy. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The page that is shown where there is no network. It holds nothing of anybody. */
export function offlineHtml({ language, offset, title, text, seen, retry }: OfflineWords): string {
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sampan</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<script src="/theme.js"></script>
</head>
<body>
<main>
<img src="/favicon.svg" width="48" height="48" alt="">
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p id="seen" data-offset="${offset}" data-text="${escape(seen)}" hidden></p>
<button id="retry" type="button">${escape(retry)}</button>
</main>
<script src="/offline.js"></script>
</body>
</html>
`;
}

/** Keeps the page for the worker, in the language of the person who is signed in. */
export async function keepOfflinePage(words: OfflineWords): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, new Response(offlineHtml(words), { headers: HEADERS }));
}

/** Forgets the page and its parts. */
export async function forgetOfflinePage(): Promise<void> {
  await caches.delete(CACHE);
}
