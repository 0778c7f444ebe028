/** What a reader or a machine finds on a built page. */
export interface CrawledPage {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: ReadonlyMap<string, string>;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Words of the page's own content, without bars and footers. */
  readonly words: readonly string[];
  readonly structured: readonly Record<string, unknown>[];
}

const one = (html: string, pattern: RegExp): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => unescapeHtml(found));

export function crawlPage(path: string, html: string, origin: string): CrawledPage {
  const main = /<main[^>]*>([^]*)<\/main>/u.exec(html)?.[1] ?? '';
  const graphs = all(html, /<script type="application\/ld\+json">([^]*?)<\/script>/gu).map(
    (text) => JSON.parse(text) as { '@graph': Record<string, unknown>[] },
  );
  const here = (url: string): string => url.replace(origin, '');
  return {
    path,
    html,
    title: one(html, /<title>([^<]*)<\/title>/u),
    description: one(html, /<meta name="description" content="([^"]*)"/u),
    canonical: here(one(html, /<link rel="canonical" href="([^"]*)"/u)),
    alternates: new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gu)].map(
        ([, locale = '', url = '']) => [locale, here(url)],
      ),
    ),
    links: all(html, /<a [^>]*href="([^"]+)"/gu),
    ids: new Set(all(html, /\sid="([^"]+)"/gu)),
    words: wordsOf(main),
    structured: graphs.flatMap((graph) => graph['@graph']),
  };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function wordsOf(html: string): string[] {
  const text = unescapeHtml(
    html.replaceAll(/<(?:nav|aside|svg)[^>]*>[^]*?<\/(?:nav|aside|svg)>/gu, ' ').replaceAll(/<[^>]+>/gu, ' '),
  );
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’%-]*/gu) ?? [];
}

const RUN = 5;

/** Runs of five words, with numbers and `names` masked: what is left is the wording. */
export function runsOf(words: readonly string[], names: ReadonlySet<string>): Set<string> {
  const masked = words.map((word) => {
    const plain = word.toLowerCase().replaceAll(/[.,'’-]+$/gu, '');
    if (/\d/u.test(plain)) return '#';
    return names.has(plain) ? '@' : plain;
  });
  return new Set(masked.slice(RUN - 1).map((_, at) => masked.slice(at, at + RUN).join(' ')));
}

/** How much of the smaller page's wording the other one has too, from 0 to 1. */
export function sharedPart(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const [small, large] = first.size < second.size ? [first, second] : [second, first];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared += 1;
  return small.size === 0 ? 0 : shared / small.size;
}
