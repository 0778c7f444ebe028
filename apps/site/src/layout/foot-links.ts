import { BLOG_TYPES } from '../blog/blog-posts.ts';
import { legalLinks } from '../legal/legal-pages.ts';
import type { Library } from '../marketing/compose-page.ts';
import { GROUP_NAMES, typeCards } from '../marketing/marketing-pages.ts';
import type { Scope } from '../marketing/scope.ts';
import type { FootLinks } from './footer.view.tsx';

/** Every page leads to every type of its country from its foot. */
export function footLinks(library: Library, scope: Scope): FootLinks {
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
