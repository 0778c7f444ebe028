import { formatMoney, rulesOf } from '@sampan/country-rules';
import { h2, p, table, type Block } from '../blocks/block.ts';
import type { PublicPage } from '../layout/public-page.ts';
import { siteTexts } from '../layout/site-texts.ts';
import { composePage, type Library } from './compose-page.ts';
import { cutOffText, daysText } from './price-tables.ts';
import type { CourierFacts, RouteEnd } from './rate-facts.ts';
import { COUNTRY_SCOPES, EVERYWHERE, type Scope } from './scope.ts';
import { everywhere, pathOf } from './text-library.ts';

/** `/partners` and a page for each courier, in its country and before any. */
export function courierPages(library: Library, scope: Scope): PublicPage[] {
  const couriers = library.rates.couriers.filter(({ country }) => scope.country === null || country === scope.country);
  const list: Block = {
    kind: 'cards',
    cards: couriers.map(({ alias, name, country, services }) => ({
      title: name,
      text: `${services.length} services${scope.country === null ? ` from ${rulesOf(country).name}` : ''}: ${services.map((one) => one.name).join(', ')}.`,
      url: `${scope.base}/partners/${alias}`,
    })),
  };
  return [
    composePage(library, scope, {
      below: '/partners',
      kind: 'partners list',
      text: library.texts.get(everywhere('pages/partners')),
      extra: [list],
    }),
    ...couriers.map((courier, at) => {
      const home = COUNTRY_SCOPES.find(({ country }) => country === courier.country) as Scope;
      const text = library.texts.get(pathOf(home, `partners/${courier.alias}`));
      const page = composePage(library, scope, {
        below: `/partners/${courier.alias}`,
        kind: 'partners',
        text: scope.country === null ? { ...text, front: { ...text.front, topics: topicsOf(at) } } : text,
        crumbs: [{ name: 'Couriers', path: `${scope.base}/partners` }],
        scopes: [EVERYWHERE, home],
        title:
          scope.country === null
            ? `${courier.name}: services and prices`
            : `${courier.name} in ${scope.name}: prices and cut-offs`,
        extra: routesOf(library, courier, home, scope),
      });
      return { ...page, description: descriptionOf(courier, scope, home) };
    }),
  ];
}

function descriptionOf(courier: CourierFacts, scope: Scope, home: Scope): string {
  const services = courier.services.map(({ name }) => name).join(', ');
  return scope.country === null
    ? `${courier.name} carries parcels from ${home.name}. Its services and what each costs: ${services}.`
    : `${courier.name} for shops in ${home.name}: prices by zone, cut-off times and cash on delivery for ${services}.`;
}

/** Pages before any country show another pair of subjects for each courier, or they would say the same. */
const TOPICS = ['couriers', 'zones', 'speed', 'cod', 'addresses', 'size', 'money', 'sellers'] as const;
const topicsOf = (at: number): string[] =>
  [at, at * 3 + 1 + 2 * Math.floor(at / TOPICS.length)].map((one) => TOPICS[one % TOPICS.length] ?? TOPICS[0]);

const isNear = (from: RouteEnd, to: RouteEnd): boolean => from.zone === to.zone;

/** Where the courier goes, from the country's first zone; before any country only what it does at its door. */
function routesOf({ rates }: Library, courier: CourierFacts, home: Scope, scope: Scope): Block[] {
  const { currency } = rulesOf(courier.country);
  const t = siteTexts(scope.language);
  const rows = rates.routes
    .filter(
      ({ from, to }) =>
        from.country === courier.country && (scope.country !== null || to.country !== from.country || isNear(from, to)),
    )
    .flatMap(({ to, prices }) =>
      prices
        .filter((price) => price.courier === courier.alias)
        .map(({ service_id, days, totals: [one_kg, five_kg] }) => {
          const service = courier.services.find(({ id }) => id === service_id);
          return [
            `**${service?.name ?? service_id}** to ${to.name}`,
            daysText(days, t),
            typeof one_kg === 'number' ? formatMoney(one_kg, currency) : 'Not taken',
            typeof five_kg === 'number' ? formatMoney(five_kg, currency) : 'Not taken',
            cutOffText(service?.cut_off ?? null, t),
          ];
        }),
    );
  return [
    h2(`Where ${courier.name} goes`),
    p(
      `Full prices from ${rates.routes.find(({ from }) => from.country === home.country)?.from.name ?? home.name}, from the courier's rate card.`,
    ),
    table(`Routes of ${courier.name}`, ['Service and destination', 'Time', '1 kg', '5 kg', 'Cut-off'], rows),
  ];
}
