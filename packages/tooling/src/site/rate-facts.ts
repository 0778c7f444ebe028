import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CourierQuoteRequest } from '../../../../apps/server/src/ports/courier.ts';
import { LOCAL_COURIERS } from '../../../../apps/server/src/adapters/courier-local/courier-directory.ts';
import { priceEntry } from '../../../../apps/server/src/modules/shipping/estimate/pricing.ts';
import { parseRateCard } from '../../../../apps/server/src/modules/shipping/estimate/rate-card.csv.ts';
import { serviceIdOf, type RateLane } from '../../../../apps/server/src/modules/shipping/estimate/rate-card.ts';
import { quoteFromRateCard } from '../../../../apps/server/src/modules/shipping/estimate/rate-lane.ts';
import { readZoneMap, type ZoneMap } from '../../../../apps/server/src/modules/shipping/estimate/zone.ts';

type Country = 'SG' | 'MY' | 'PH' | 'ID';
interface End {
  readonly country: Country;
  readonly zone: string;
  readonly name: string;
  readonly state: string;
  readonly post_code: string;
}

/** Weights of the price tables, in grams. */
const WEIGHTS_G = [1_000, 5_000, 10_000] as const;

/** A place in each zone that shops send to, the first of a country being where prices start from. */
const ENDS: readonly End[] = [
  { country: 'SG', zone: '*', name: 'Singapore', state: '', post_code: '409051' },
  { country: 'MY', zone: 'klang-valley', name: 'Klang Valley', state: 'Selangor', post_code: '47500' },
  { country: 'MY', zone: 'west', name: 'Peninsular Malaysia', state: 'Penang', post_code: '10050' },
  { country: 'MY', zone: 'east', name: 'East Malaysia', state: 'Sabah', post_code: '88000' },
  { country: 'PH', zone: 'ncr', name: 'Metro Manila', state: 'Metro Manila', post_code: '1200' },
  { country: 'PH', zone: 'luzon', name: 'Luzon', state: 'Pampanga', post_code: '2000' },
  { country: 'PH', zone: 'visayas', name: 'Visayas', state: 'Cebu', post_code: '6000' },
  { country: 'PH', zone: 'mindanao', name: 'Mindanao', state: 'Davao del Sur', post_code: '8000' },
  { country: 'ID', zone: 'jabodetabek', name: 'Jabodetabek', state: 'DKI Jakarta', post_code: '10110' },
  { country: 'ID', zone: 'java', name: 'Java', state: 'Jawa Tengah', post_code: '50131' },
  { country: 'ID', zone: 'bali-nusa', name: 'Bali and Nusa Tenggara', state: 'Bali', post_code: '80111' },
  { country: 'ID', zone: 'sumatra', name: 'Sumatra', state: 'Sumatera Utara', post_code: '20111' },
  { country: 'ID', zone: 'kalimantan', name: 'Kalimantan', state: 'Kalimantan Timur', post_code: '75111' },
  { country: 'ID', zone: 'sulawesi', name: 'Sulawesi', state: 'Sulawesi Selatan', post_code: '90111' },
  { country: 'ID', zone: 'papua', name: 'Maluku and Papua', state: 'Papua', post_code: '99111' },
];
const COUNTRIES: readonly Country[] = ['SG', 'MY', 'PH', 'ID'];

/**
 * Couriers, services and prices as the calculator answers them, worked out by the server's own engine from the shipped rate
 * cards: total fees with the platform fee and tax. In the shape of `RateFacts` of `apps/site/src/marketing/rate-facts.ts`.
 *
 * @param at epoch seconds the prices are asked for
 */
export function readRateFacts(root: string, at: number) {
  const folder = pathToFileURL(join(root, 'apps/server/data/rates/'));
  const zones = readZoneMap(folder);
  const lanes = COUNTRIES.flatMap((country) => readLanes(folder, country, zones));
  return {
    weights_g: WEIGHTS_G,
    couriers: LOCAL_COURIERS.map(({ alias, name, countries, image_url }) => ({
      alias,
      name,
      image_url,
      country: countries[0] as Country,
      services: servicesOf(lanes.filter(({ courier_alias }) => courier_alias === alias)),
    })),
    routes: COUNTRIES.flatMap((country) => {
      const [from] = ENDS.filter((end) => end.country === country) as [End];
      const ends = ENDS.filter((end) => end.country === country || isFirst(end));
      return ends.map((to) => ({ from, to, prices: pricesOf({ lanes, zones, from, to, at }) }));
    }),
  };
}

const isFirst = (end: End): boolean => ENDS.find(({ country }) => country === end.country) === end;

function readLanes(folder: URL, country: Country, zones: ZoneMap): RateLane[] {
  const text = readFileSync(new URL(`${country.toLowerCase()}.csv`, folder), 'utf8');
  const parsed = parseRateCard(text, { zones, couriers: null });
  if (!parsed.ok) throw new Error(`${country}: ${parsed.problems[0]?.reason}`);
  return parsed.lanes;
}

/** What the lanes of a service have in common; its terms at home where it has any. */
function servicesOf(lanes: readonly RateLane[]) {
  return [...Map.groupBy(lanes, serviceIdOf)].map(([id, [...all]]) => {
    const lane = all.find((one) => one.origin_country === one.destination_country) ?? (all[0] as RateLane);
    const { service_alias, service_name, cut_off, pick_up, drop_off, cod, insurance_max_minor, divisor } = lane;
    const { min_g, max_g, max_side_mm, fuel_basis_points, remote_fee_minor, bulky } = lane;
    return {
      id,
      alias: service_alias,
      name: service_name,
      is_abroad: lane.origin_country !== lane.destination_country,
      cut_off,
      pick_up,
      drop_off,
      cod,
      insurance_max_minor,
      divisor,
      min_g,
      max_g,
      max_side_mm,
      fuel_basis_points,
      remote_fee_minor,
      bulky,
    };
  });
}

interface Question {
  readonly lanes: readonly RateLane[];
  readonly zones: ZoneMap;
  readonly from: End;
  readonly to: End;
  readonly at: number;
}

/** One row for each service of the route: its totals by weight, null where it does not take the weight. */
function pricesOf(question: Question) {
  const asked = WEIGHTS_G.map((weight_g) => entriesOf(question, weight_g));
  const ids = [...new Set(asked.flatMap((entries) => [...entries.keys()]))];
  return ids
    .map((service_id) => {
      const entries = asked.map((byId) => byId.get(service_id));
      const { delivery_service, courier } = entries.find((entry) => entry !== undefined) as Priced;
      return {
        service_id,
        courier: courier.alias,
        days: [delivery_service.eta_days_from, delivery_service.eta_days_to] as const,
        totals: entries.map((entry) => entry?.total_fee ?? null),
      };
    })
    .toSorted((a, b) => (a.totals[0] ?? Infinity) - (b.totals[0] ?? Infinity));
}

type Priced = ReturnType<typeof priceEntry>;

function entriesOf({ lanes, zones, from, to, at }: Question, weight_g: number): Map<string, Priced> {
  const address = ({ country, state, post_code }: End) => ({ country, state, post_code });
  const request = {
    origin: address(from),
    destination: address(to),
    parcel: { weight_g, length_mm: 0, width_mm: 0, height_mm: 0, content: '', value_minor: 0 },
    currency: lanes.find(({ origin_country }) => origin_country === from.country)?.currency,
    cod_minor: 0,
    asked_at: at,
  } as CourierQuoteRequest;
  const entries = LOCAL_COURIERS.filter(({ countries }) => countries.includes(from.country)).flatMap((courier) => {
    const own = lanes.filter((lane) => lane.courier_alias === courier.alias && lane.origin_country === from.country);
    const card = { version: 0, courier_alias: courier.alias, origin_country: from.country, lanes: own };
    return quoteFromRateCard(card, request, zones).rates.map((rate) =>
      priceEntry(
        rate,
        courier,
        {
          country: from.country,
          origin_country: from.country,
          destination_country: to.country,
          at,
          tax_schedule: 'spec',
          tax_registered: true,
          cod_minor: 0,
          cod_type: 'fee_by_sender',
          value_minor: 0,
          is_insured: false,
          delivery_type: 'pick_up',
          voucher: '',
        },
        rate.service_id,
      ),
    );
  });
  return new Map(entries.map((entry) => [entry.id, entry]));
}
