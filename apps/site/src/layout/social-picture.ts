import type { PublicPage } from './public-page.ts';
import { siteTexts } from './site-texts.ts';

/** What social networks show of a shared page: drawn by the build, words only. */
export interface SocialPicture {
  /** Below `/site/`. Another day of the text is another name, because files there are kept for ever. */
  readonly file: string;
  readonly heading: string;
  readonly line: string;
}

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Kinds of which people share single pages; the others show the picture of their country. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set(['home', 'blog post', 'services', 'changelog']);

/** The picture of a page: its heading where it is one that people share, else a sentence for the country. */
export function socialPictureOf(page: PublicPage): SocialPicture {
  const { scope, locale, path, updated, kind } = page;
  const place = scope.country === null ? 'Singapore · Malaysia · Philippines · Indonesia' : countryName(scope.name);
  if (!OF_THEIR_OWN.has(kind))
    return {
      file: `assets/social-${scope.id}-${locale.toLowerCase()}.jpg`,
      heading: siteTexts(scope.language).shared,
      line: place,
    };
  const slug = path === '/' ? 'start' : path.slice(1).replaceAll('/', '-');
  return { file: `assets/social-${slug}-${updated}.jpg`, heading: page.heading, line: place };
}

const countryName = (name: string): string => name.replace(/^the /u, '');

/** Every picture of the pages, once. */
export function socialPictures(pages: readonly PublicPage[]): SocialPicture[] {
  return [...new Map(pages.map((page) => socialPictureOf(page)).map((picture) => [picture.file, picture])).values()];
}
