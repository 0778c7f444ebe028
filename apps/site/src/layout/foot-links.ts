import { BLOG_TYPES } from '../blog/blog-posts.ts';
import { legalLinks } from '../legal/legal-pages.ts';
import type { Library } from '../marketing/compose-page.ts';
import { localLinks } from '../marketing/local-pages.ts';
import { GROUP_NAMES, typeCards } from '../marketing/marketing-pages.ts';
import { COUNTRY_SCOPES, type Scope } from '../marketing/scope.ts';
import { siteTexts } from './site-texts.ts';
import type { FootLinks } from './footer.view.tsx';

/** The pages of the language, and where the rest is. Indonesia's papers of law are in Indonesian, the others' in English. */
function localFoot(library: Library, scope: Scope): FootLinks {
  const t = siteTexts(scope.language);
  const { base, locale } = COUNTRY_SCOPES.find(({ id }) => id === scope.id) as Scope;
  const papers = legalLinks({ ...scope, base });
  const is_own_law = scope.country === 'ID';
  return [
    { title: scope.name, links: [...localLinks(library, scope), ...(is_own_law ? papers : [])] },
    {
      title: t.in_english,
      links: [
        { name: 'Couriers', path: `${base}/partners` },
        { name: 'Guides', path: `${base}/blog/guides` },
        { name: 'Help centre', path: '/help' },
        { name: 'Status', path: '/status' },
        ...(is_own_law ? [] : legalLinks({ ...scope, base, language: 'en' })),
      ].map((link) => ({ ...link, locale })),
    },
  ];
}

/** Every page leads to every type of its country from its foot. */
export function footLinks(library: Library, scope: Scope): FootLinks {
  if (scope.language !== 'en') return localFoot(library, scope);
  const { base } = scope;
  const groups = (['services', 'solution', 'customers', 'financial', 'promotion'] as const).map((group) => ({
    title: GROUP_NAMES[group],
    links: typeCards(library, scope, group).map(({ title, url }) => ({ name: title, path: url })),
  }));
  return [
    ...groups,
    {
      title: 'Shipping',
      links: [
        { name: 'Couriers', path: `${base}/partners` },
        { name: 'Instant quotation', path: `${base}/instant-quotation` },
        { name: 'Local parcels', path: `${base}/local-parcel-delivery` },
        { name: 'E-commerce delivery', path: `${base}/e-commerce-delivery` },
        { name: 'Insurance', path: `${base}/insurance` },
        { name: 'Warehousing', path: `${base}/warehousing` },
        { name: 'Stock near the border', path: `${base}/warehousing/cross-border` },
        { name: '3PL providers', path: `${base}/3pls` },
      ],
    },
    {
      title: 'Blog and help',
      links: [
        ...BLOG_TYPES.map((type) => ({
          name: type.charAt(0).toUpperCase() + type.slice(1),
          path: `${base}/blog/${type}`,
        })),
        { name: 'Help centre', path: '/help' },
        { name: 'Questions', path: '/faq' },
        { name: 'Status', path: '/status' },
        { name: 'Changelog', path: '/changelog' },
      ],
    },
    {
      title: 'Company',
      links: [
        { name: 'About', path: `${base}/about` },
        ...legalLinks(scope),
        { name: 'Sub-processors', path: '/sub-processors' },
        { name: 'Security', path: '/security' },
        { name: 'Accessibility', path: '/accessibility' },
      ],
    },
  ];
}
