import { formatMoney, formatTime, rulesOf, type CountryCode } from '@sampan/country-rules';
import { h2, p, table, type Block } from '../blocks/block.ts';
import type { FrontMatter } from '../layout/read-text.ts';
import type { CourierFacts, RateFacts, RouteFacts, RoutePrice, ServiceFacts } from './rate-facts.ts';
import { fill, siteTexts, type SiteTexts } from '../layout/site-texts.ts';
import { placeName } from './place-names.ts';
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

export const daysText = ([from, to]: readonly [number, number], t: SiteTexts): string => {
  if (to === 0) return t.same_day;
  if (from === to) return to === 1 ? t.next_day : fill(t.days, { days: to });
  return fill(t.days_range, { from, to });
};

/** '1500' as '3:00 pm', the way the console shows cut-offs. */
export const cutOffText = (cut_off: string | null, t: SiteTexts): string =>
  cut_off === null ? t.none : formatTime(cut_off);

const handOver = ({ pick_up, drop_off }: ServiceFacts, t: SiteTexts): string =>
  pick_up && drop_off ? t.both_ways : pick_up ? t.pick_up : t.drop_off;

/** Prices of the filter's services from where the country's prices start, and the terms behind them. */
export function priceBlocks(rates: RateFacts, scope: Scope, filter: PriceFilter, { with_terms = true } = {}): Block[] {
  if (scope.country === null) return compareCountries(rates, filter);
  const offers = offersOf(rates, scope, filter);
  if (offers.length === 0) return [];
  const { currency } = rulesOf(scope.country);
  const t = siteTexts(scope.language);
  const placed = (name: string) => placeName(name, scope.language);
  const money = (minor: number) => formatMoney(minor, currency);
  const routes = rates.routes.filter(
    ({ from, to }) => from.country === scope.country && (filter === 'cross-border') === (to.country !== from.country),
  );
  const [first] = routes;
  if (first === undefined) return [];
  const title =
    filter === 'cross-border'
      ? fill(t.prices_abroad, { place: placed(first.from.name) })
      : fill(t.prices_within, { place: scope.name });
  const is_heavy = filter === 'bulky';
  const weight_at = is_heavy ? 2 : 0;
  const cell = (route: RouteFacts, { service }: Offer, at: number): string => {
    const total = route.prices.find(({ service_id }) => service_id === service.id)?.totals[at];
    return total === null || total === undefined ? t.not_served : money(total);
  };
  const single = routes.length === 1;
  const columns = single
    ? [t.column_service, t.column_time, ...rates.weights_g.map((grams) => `${grams / 1000} kg`)]
    : [t.column_service, ...routes.map(({ to }) => placed(to.name))];
  const rows = offers
    .filter((offer) => routes.some((route) => cell(route, offer, weight_at) !== t.not_served))
    .map((offer) => [
      `**${offer.courier.name}** ${offer.service.name}`,
      ...(single
        ? [
            daysText(first.prices.find(({ service_id }) => service_id === offer.service.id)?.days ?? [0, 0], t),
            ...rates.weights_g.map((_, at) => cell(first, offer, at)),
          ]
        : routes.map((route) => cell(route, offer, weight_at))),
    ]);
  const weight = `${(rates.weights_g[weight_at] ?? 0) / 1000} kg`;
  const rule = rulesOf(scope.country).rates.tax.spec;
  const tax = (filter === 'cross-border' ? rule.cross_border : rule.in_country)[0];
  const with_tax =
    tax.basis_points === 0 ? t.no_tax : fill(t.with_tax, { tax: tax.name, rate: tax.basis_points / 100 });
  return [
    h2(title),
    p(
      single
        ? fill(t.full_prices, { tax: with_tax })
        : fill(t.full_prices_from, { weight, place: placed(first.from.name), tax: with_tax }),
    ),
    table(title, columns, rows),
    ...(with_terms
      ? termBlocks(offers, scope.country, t)
      : [p(fill(t.terms_elsewhere, { url: `${scope.base}/services` }))]),
  ];
}

/** Until when, how, for how much and how heavy. */
function termBlocks(offers: readonly Offer[], country: CountryCode, t: SiteTexts): Block[] {
  const { currency, rates } = rulesOf(country);
  const money = (minor: number) => formatMoney(minor, currency);
  // Where the premium is nil, nothing is covered either.
  const is_insured = rates.insurance.in_country[0].basis_points > 0;
  return [
    h2(t.terms),
    table(
      t.terms_caption,
      [
        t.column_service,
        t.column_cut_off,
        t.column_hand_over,
        t.column_cod,
        ...(is_insured ? [t.column_insured] : []),
        t.column_limits,
      ],
      offers.map(({ courier, service }) => [
        `**${courier.name}** ${service.name}`,
        cutOffText(service.cut_off, t),
        handOver(service, t),
        service.cod === null
          ? t.no
          : fill(t.amount_range, { from: money(service.cod.min_minor), to: money(service.cod.max_minor) }),
        ...(is_insured
          ? [service.insurance_max_minor === 0 ? t.not_insurable : money(service.insurance_max_minor)]
          : []),
        limitsText(service, t),
      ]),
    ),
  ];
}

function limitsText({ min_g, max_g, max_side_mm }: ServiceFacts, t: SiteTexts): string {
  const to = max_g / 1000;
  const limits = min_g > 0 ? fill(t.kg_range, { from: min_g / 1000, to }) : fill(t.up_to_kg, { to });
  return max_side_mm === null ? limits : fill(t.with_length, { limits, cm: max_side_mm / 10 });
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
        daysText(priced.price.days, siteTexts('en')),
        formatMoney(priced.total ?? 0, scope.currency),
        cutOffText(service.cut_off, siteTexts('en')),
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
