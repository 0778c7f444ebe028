import { formatMoney } from '@sampan/country-rules';
import { page as en } from '@sampan/messages/en/page';
import { page as fil } from '@sampan/messages/fil/page';
import { page as id } from '@sampan/messages/id/page';
import { page as ms } from '@sampan/messages/ms/page';
import { h2, type Block } from '../blocks/block.ts';
import type { PublicPage } from '../layout/public-page.ts';
import { serviceData } from '../layout/structured-data.ts';
import { composePage, widgetBlock, type Library } from './compose-page.ts';
import { homeRouteOf, priceBlocks } from './price-tables.ts';
import { COUNTRY_SCOPES, EVERYWHERE, SCOPES, type Scope } from './scope.ts';
import { everywhere, pathOf } from './text-library.ts';

/** The country chooser at '/' and each country's home. */
export function homePages(library: Library): PublicPage[] {
  return SCOPES.map((scope) => (scope === EVERYWHERE ? chooser(library) : countryHome(library, scope)));
}

/** A country's home in the language of the scope. */
export function countryHome(library: Library, scope: Scope): PublicPage {
  const text = library.texts.get(pathOf(scope, 'home'));
  const page = composePage(library, scope, { below: '', kind: 'home', text, title: homeTitle(scope) });
  const lowest = lowestText(library, scope);
  return {
    ...page,
    description: page.description.replaceAll('{lowest}', lowest),
    lead: page.lead.replaceAll('{lowest}', lowest),
    crumbs: [],
    blocks: [
      widgetBlock(library.rates, scope, 'calculator'),
      ...priceBlocks(library.rates, scope, 'home', { with_terms: false }),
      ...page.blocks,
    ],
    structured: serviceData(library.rates, scope, 'home', page.heading, page.path),
    is_home: true,
  };
}

const TITLES = { en, ms, fil, id } as const;
/** Spec 9: page titles per country. */
const homeTitle = ({ language, name }: Scope): string =>
  TITLES[language]['page.home_title'].replace('{{country}}', name.replace(/^the /u, ''));

/** '/' asks for the country and never sends anybody elsewhere by address. */
function chooser(library: Library): PublicPage {
  const page = composePage(library, EVERYWHERE, {
    below: '',
    kind: 'home',
    text: library.texts.get(everywhere('home')),
    title: 'Sampan: compare couriers and ship parcels',
  });
  return { ...page, path: '/', crumbs: [], blocks: [countries(library), h2('What Sampan does'), ...page.blocks] };
}

function countries(library: Library): Block {
  return {
    kind: 'cards',
    cards: COUNTRY_SCOPES.map((scope) => {
      const couriers = library.rates.couriers.filter(({ country }) => country === scope.country).length;
      const text = `${couriers} couriers, from ${lowestText(library, scope)} for 1 kg`;
      return { title: scope.name.replace(/^the /u, 'The '), text, url: scope.base };
    }),
  };
}

/** What a kilogram costs at least, within the zone where the country's prices start. */
function lowestText({ rates }: Library, scope: Scope): string {
  const total = homeRouteOf(rates, scope)?.prices[0]?.totals[0] ?? null;
  if (total === null || scope.currency === null) throw new Error(`no price in ${scope.name}`);
  return formatMoney(total, scope.currency);
}
