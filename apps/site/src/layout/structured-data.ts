import { amountText, rulesOf } from '@sampan/country-rules';
import { offersOf, type PriceFilter } from '../marketing/price-tables.ts';
import type { RateFacts } from '../marketing/rate-facts.ts';
import type { Scope } from '../marketing/scope.ts';
import type { PublicPage } from './public-page.ts';

/** Where the site stands is known only when it is served: the server puts its own address here. */
export const SITE_ORIGIN = 'https://sampan.example';

const whole = (path: string): string => `${SITE_ORIGIN}${path}`;

/** What every page says about itself to search engines, as JSON-LD. */
function structuredOf(page: PublicPage): object[] {
  const crumbs = [...page.crumbs, { name: page.heading, path: page.path }];
  return [
    { '@type': 'Organization', '@id': whole('/#sampan'), name: 'Sampan', url: whole('/') },
    {
      '@type': 'WebPage',
      '@id': whole(page.path),
      url: whole(page.path),
      name: page.heading,
      description: page.description,
      inLanguage: page.locale,
      dateModified: page.updated,
      publisher: { '@id': whole('/#sampan') },
    },
    ...(page.crumbs.length === 0
      ? []
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map(({ name, path }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              item: whole(path),
            })),
          },
        ]),
    ...page.structured,
  ];
}

/** The same as an element of the head. It is data: the policy lets no inline script run, and this asks for none. */
export function structuredElement(page: PublicPage): string {
  const graph = { '@context': 'https://schema.org', '@graph': structuredOf(page) };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** A service of a country with its lowest and highest full price for one kilogram, as the rate cards have it. */
export function serviceData(rates: RateFacts, scope: Scope, filter: PriceFilter, name: string, path: string): object[] {
  if (scope.country === null) return [];
  const { currency } = rulesOf(scope.country);
  const ids = new Set(offersOf(rates, scope, filter).map(({ service }) => service.id));
  const totals = rates.routes
    .filter(
      ({ from, to }) => from.country === scope.country && (filter === 'cross-border') === (to.country !== from.country),
    )
    .flatMap(({ prices }) => prices.filter(({ service_id }) => ids.has(service_id)).map(({ totals: [first] }) => first))
    .filter((total) => typeof total === 'number');
  if (totals.length === 0) return [];
  return [
    {
      '@type': 'Service',
      name,
      url: whole(path),
      areaServed: { '@type': 'Country', name: rulesOf(scope.country).name },
      provider: { '@id': whole('/#sampan') },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: currency,
        lowPrice: amountText(Math.min(...totals), currency),
        highPrice: amountText(Math.max(...totals), currency),
        offerCount: ids.size,
      },
    },
  ];
}
