import { formatMoney, formatTime, rulesOf, type CountryCode } from '@sampan/country-rules';
import { h2, p, table, type Block } from '../blocks/block.ts';
import type { FrontMatter } from '../layout/read-text.ts';
import type { CourierFacts, RateFacts, RouteFacts, RoutePrice, ServiceFacts } from './rate-facts.ts';
import { COUNTRY_SCOPES, type Scope } from './scope.ts';

export type PriceFilter = NonNullable<FrontMatter['prices']>;

/** A service with its courier. */
interface Offer {
  readonly courier: CourierFacts;
  readonly service: ServiceFacts;
}

const HEAVY_G = 5_000;

/** Which services a table is about. A day is a day at home: what is same-day in the capital may take three to an island. */
const FILTERS: Readonly<Record<PriceFilter, (offer: Offer, home: RoutePrice | undefined) => boolean>> = {
  'same-day': (_, home) => home?.days[1] === 0,
  'next-day': (_, home) => home?.days[0] === 1 && home.days[1] === 1,
  standard: ({ service }, home) => home !== undefined && home.days[1] > 1 && service.min_g < HEAVY_G,
  cod: ({ service }) => service.cod !== null && !service.is_abroad,
  'cross-border': ({ service }) => service.is_abroad,
  bulky: ({ service }) => !service.is_abroad && (service.min_g >= HEAVY_G || service.max_g >= 50_000),
  home: ({ service }) => !service.is_abroad,
  insured: ({ courier, service }) =>
    service.insurance_max_minor > 0 && rulesOf(courier.country).rates.insurance.in_country[0].basis_points > 0,
};

export function offersOf(rates: RateFacts, scope: Scope, filter: PriceFilter): Offer[] {
  const home = homeRouteOf(rates, scope);
  return rates.couriers
    .filter(({ country }) => country === scope.country)
    .flatMap((courier) => courier.services.map((service) => ({ courier, service })))
    .filter((offer) =>
      FILTERS[filter](
        offer,
        home?.prices.find(({ service_id }) => service_id === offer.service.id),
      ),
    );
}

/** The country's first route: within its capital's zone. */
export function homeRouteOf(rates: RateFacts, scope: Scope): RouteFacts | undefined {
  return (
    rates.routes.find(({ from, to }) => from.country === scope.country && to === from) ??
    rates.routes.find(({ from, to }) => from.country === scope.country && to.country === scope.country)
  );
}

export const daysText = ([from, to]: readonly [number, number]): string => {
  if (to === 0) return 'Same day';
  if (from === to) return to === 1 ? 'Next working day' : `${to} days`;
  return `${from} to ${to} days`;
};

/** '1500' as '3:00 pm', the way the console shows cut-offs. */
export const cutOffText = (cut_off: string | null): string => (cut_off === null ? 'None' : formatTime(cut_off));

const handOver = ({ pick_up, drop_off }: ServiceFacts): string =>
  pick_up && drop_off ? 'Pick-up or drop-off' : pick_up ? 'Pick-up' : 'Drop-off';

/** Prices of the filter's services from where the country's prices start, and the terms behind them. */
export function priceBlocks(rates: RateFacts, scope: Scope, filter: PriceFilter, { with_terms = true } = {}): Block[] {
  if (scope.country === null) return compareCountries(rates, filter);
  const offers = offersOf(rates, scope, filter);
  if (offers.length === 0) return [];
  const { currency, name } = { ...rulesOf(scope.country), name: scope.name };
  const money = (minor: number) => formatMoney(minor, currency);
  const routes = rates.routes.filter(
    ({ from, to }) => from.country === scope.country && (filter === 'cross-border') === (to.country !== from.country),
  );
  const [first] = routes;
  if (first === undefined) return [];
  const title = filter === 'cross-border' ? `Prices from ${first.from.name} abroad` : `Prices within ${name}`;
  const is_heavy = filter === 'bulky';
  const weight_at = is_heavy ? 2 : 0;
  const cell = (route: RouteFacts, { service }: Offer, at: number): string => {
    const total = route.prices.find(({ service_id }) => service_id === service.id)?.totals[at];
    return total === null || total === undefined ? 'Not served' : money(total);
  };
  const single = routes.length === 1;
  const columns = single
    ? ['Service', 'Time', ...rates.weights_g.map((grams) => `${grams / 1000} kg`)]
    : ['Service', ...routes.map(({ to }) => to.name)];
  const rows = offers
    .filter((offer) => routes.some((route) => cell(route, offer, weight_at) !== 'Not served'))
    .map((offer) => [
      `**${offer.courier.name}** ${offer.service.name}`,
      ...(single
        ? [
            daysText(first.prices.find(({ service_id }) => service_id === offer.service.id)?.days ?? [0, 0]),
            ...rates.weights_g.map((_, at) => cell(first, offer, at)),
          ]
        : routes.map((route) => cell(route, offer, weight_at))),
    ]);
  const weight = `${(rates.weights_g[weight_at] ?? 0) / 1000} kg`;
  const rule = rulesOf(scope.country).rates.tax.spec;
  const tax = (filter === 'cross-border' ? rule.cross_border : rule.in_country)[0];
  const with_tax = tax.basis_points === 0 ? 'No tax is added' : `${tax.name} of ${tax.basis_points / 100}% is in them`;
  return [
    h2(title),
    p(
      `${single ? 'Full prices' : `Full prices for a parcel of ${weight} from ${first.from.name}`}, with fuel and the platform fee of 1%. ${with_tax}. Source: the rate cards this site was built with.`,
    ),
    table(title, columns, rows),
    ...(with_terms
      ? termBlocks(offers, scope.country)
      : [p(`Cut-offs and limits are with the [services](${scope.base}/services).`)]),
  ];
}

/** Until when, how, for how much and how heavy. */
function termBlocks(offers: readonly Offer[], country: CountryCode): Block[] {
  const { currency, rates } = rulesOf(country);
  const money = (minor: number) => formatMoney(minor, currency);
  // Where the premium is nil, nothing is covered either.
  const is_insured = rates.insurance.in_country[0].basis_points > 0;
  return [
    h2('Terms of these services'),
    table(
      'Terms by service',
      [
        'Service',
        'Cut-off',
        'Hand-over',
        'Cash on delivery',
        ...(is_insured ? ['Insured up to'] : []),
        'Weight and size',
      ],
      offers.map(({ courier, service }) => [
        `**${courier.name}** ${service.name}`,
        cutOffText(service.cut_off),
        handOver(service),
        service.cod === null ? 'No' : `${money(service.cod.min_minor)} to ${money(service.cod.max_minor)}`,
        ...(is_insured
          ? [service.insurance_max_minor === 0 ? 'Not insurable' : money(service.insurance_max_minor)]
          : []),
        limitsText(service),
      ]),
    ),
  ];
}

function limitsText({ min_g, max_g, max_side_mm }: ServiceFacts): string {
  const weight = min_g > 0 ? `${min_g / 1000} to ${max_g / 1000} kg` : `Up to ${max_g / 1000} kg`;
  return max_side_mm === null ? weight : `${weight}, ${max_side_mm / 10} cm long`;
}

/** For pages before any country: the cheapest of each. */
function compareCountries(rates: RateFacts, filter: PriceFilter): Block[] {
  const rows = COUNTRY_SCOPES.flatMap((scope) => {
    const offers = new Map(offersOf(rates, scope, filter).map((offer) => [offer.service.id, offer]));
    const routes = rates.routes.filter(
      ({ from, to }) => from.country === scope.country && (filter === 'cross-border') === (to.country !== from.country),
    );
    const at = filter === 'bulky' ? 2 : 0;
    const priced = routes
      .flatMap((route) => route.prices.map((price) => ({ route, price, total: price.totals[at] ?? null })))
      .filter(({ price, total }) => total !== null && offers.has(price.service_id))
      .toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))[0];
    if (priced === undefined || scope.currency === null) return [];
    const { courier, service } = offers.get(priced.price.service_id) as Offer;
    return [
      [
        `[${scope.name.replace(/^the /u, 'The ')}](${scope.base})`,
        `${courier.name} ${service.name}`,
        `${priced.route.from.name} to ${priced.route.to.name}`,
        daysText(priced.price.days),
        formatMoney(priced.total ?? 0, scope.currency),
        cutOffText(service.cut_off),
        String(offers.size),
      ],
    ];
  });
  const weight = filter === 'bulky' ? '10 kg' : '1 kg';
  return [
    h2('The four countries compared'),
    p(
      `The lowest full price of each country for a parcel of ${weight}, in its own currency, and how many services of this kind there are. Source: the rate cards this site was built with.`,
    ),
    table(
      'Lowest prices by country',
      ['Country', 'Lowest price', 'Route', 'Time', weight, 'Cut-off', 'Services'],
      rows,
    ),
  ];
}
