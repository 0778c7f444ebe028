import { blogPages } from './blog/blog-pages.ts';
import type { ChangelogFacts } from './changelog/change-facts.ts';
import { changelogPage } from './changelog/changelog-page.ts';
import { helpPages } from './help/help-pages.ts';
import { noticePages } from './layout/notice-pages.ts';
import type { PublicPage } from './layout/public-page.ts';
import type { Library } from './marketing/compose-page.ts';
import { homePages } from './marketing/home-pages.ts';
import { localPages } from './marketing/local-pages.ts';
import { marketingPages } from './marketing/marketing-pages.ts';
import { legalPages } from './legal/legal-pages.ts';
import type { LegalTexts } from './legal/legal-texts.ts';

/** What the public pages are made of. */
export interface PublicLibrary extends Library {
  readonly legal: LegalTexts;
  readonly changelog: ChangelogFacts;
}

/** Every page of the public site. */
export function publicPages(library: PublicLibrary): PublicPage[] {
  return [
    ...homePages(library),
    ...localPages(library),
    ...marketingPages(library),
    ...blogPages(library),
    ...legalPages(library),
    ...helpPages({ ...library, faq: library.legal.faq }),
    changelogPage(library),
    ...noticePages(),
  ];
}
