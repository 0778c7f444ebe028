import { SCOPES } from '../marketing/scope.ts';
import type { PublicPage } from './public-page.ts';
import { SITE_ORIGIN } from './structured-data.ts';

/** `sitemap.xml`, one sitemap for each country and `robots.txt`. A page's day is the day its texts were last changed. */
export function sitemapFiles(pages: readonly PublicPage[]): [path: string, content: string][] {
  const maps = SCOPES.map((scope): [string, string, string] => {
    const own = pages.filter((page) => page.scope.id === scope.id && page.is_indexed);
    const urls = own.map(
      ({ path, updated }) => `<url><loc>${SITE_ORIGIN}${path}</loc><lastmod>${updated}</lastmod></url>`,
    );
    const newest =
      own
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? '';
    return [`sitemap-${scope.id}.xml`, newest, xml('urlset', urls)];
  });
  return [
    ...maps.map(([path, , content]): [string, string] => [path, content]),
    [
      'sitemap.xml',
      xml(
        'sitemapindex',
        maps.map(([path, day]) => `<sitemap><loc>${SITE_ORIGIN}/${path}</loc><lastmod>${day}</lastmod></sitemap>`),
      ),
    ],
    // What must not be indexed says so itself: a page that is never read cannot.
    ['robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`],
  ];
}

function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}
