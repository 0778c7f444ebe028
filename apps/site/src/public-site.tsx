import { renderToStaticMarkup } from 'react-dom/server';
import { feedFiles } from './blog/feed.tsx';
import type { PageAssets } from './layout/page.view.tsx';
import type { PublicPage } from './layout/public-page.ts';
import { PublicPageView } from './layout/public-page.view.tsx';
import { publicPages } from './public-pages.ts';
import { footLinks } from './layout/foot-links.ts';
import { sitemapFiles } from './layout/sitemap.ts';
import { securityText } from './layout/security-text.ts';
import { socialPictures, type SocialPicture } from './layout/social-picture.ts';
import { structuredElement } from './layout/structured-data.ts';
import { LOCAL_SCOPES, SCOPES } from './marketing/scope.ts';
import { createTextLibrary } from './marketing/text-library.ts';
import type { ScreenPicture, SiteFacts } from './site-facts.ts';

/** Every file of the public site besides the developers' pages: path in the folder to content. */
export function renderPublicSite(
  facts: SiteFacts,
  assets: PageAssets,
): { pages: readonly PublicPage[]; files: Map<string, string>; pictures: SocialPicture[] } {
  const { rates, legal, changelog } = facts;
  const library = { texts: createTextLibrary(facts.texts), rates, legal, changelog };
  const pages = publicPages(library);
  const foot = new Map([...SCOPES, ...LOCAL_SCOPES].map((scope) => [scope, footLinks(library, scope)]));
  const files = new Map([
    ...pages.map((page): [string, string] => [
      page.path === '/404' ? '404.html' : `${page.path === '/' ? '' : `${page.path.slice(1)}/`}index.html`,
      `<!doctype html>${renderToStaticMarkup(
        <PublicPageView
          page={page}
          assets={assets}
          foot={foot.get(page.scope) ?? []}
          couriers={couriersOf(facts, page)}
          pictureOf={(screen) => pictureOf(facts, page, screen)}
        />,
      )
        .replace('</head>', () => `${structuredElement(page)}</head>`)
        // The server puts the links of its settings there.
        .replace('</p></div></footer>', `<!--social:${page.scope.country ?? ''}--></p></div></footer>`)}
`,
    ]),
    ...sitemapFiles(pages),
    ...feedFiles(library.texts),
    ['.well-known/security.txt', securityText()],
  ]);
  return { pages, files, pictures: socialPictures(pages) };
}

function pictureOf({ screens }: SiteFacts, { path }: PublicPage, screen: string): ScreenPicture {
  const picture = screens[screen];
  if (picture === undefined) throw new Error(`${path}: content/pictures has no ${screen}.webp`);
  return picture;
}

const couriersOf = ({ rates }: SiteFacts, { scope }: PublicPage) =>
  rates.couriers.filter(({ country }) => country === scope.country);
