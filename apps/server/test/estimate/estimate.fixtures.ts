import { readFileSync } from 'node:fs';
import { rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import type { CourierAddress, CourierParcel, CourierProfile, CourierQuoteRequest } from '../../src/ports/courier.ts';
import type { PricingQuestion } from '../../src/modules/shipping/estimate/pricing.ts';
import { parseRateCard } from '../../src/modules/shipping/estimate/rate-card.csv.ts';
import type { RateCard, RateLane } from '../../src/modules/shipping/estimate/rate-card.ts';
import { RATE_CARD_PATH } from '../../src/modules/shipping/estimate/rate-card-path.ts';
import { readZoneMap } from '../../src/modules/shipping/estimate/zone.ts';

/** Inputs for tests: the shipped rate cards and parcels of every country. */
export const zones = readZoneMap(RATE_CARD_PATH);

export function shippedText(country: CountryCode): string {
  return readFileSync(new URL(`${country.toLowerCase()}.csv`, RATE_CARD_PATH), 'utf8');
}

export function shippedLanes(country: CountryCode): RateLane[] {
  const parsed = parseRateCard(shippedText(country), { zones, couriers: null });
  if (!parsed.ok)
    throw new Error(
      parsed.problems.map((problem) => `line ${problem.line}, ${problem.column ?? ''}: ${problem.reason}`).join('\n'),
    );
  return parsed.lanes;
}

export function cardsOf(lanes: readonly RateLane[]): RateCard[] {
  const cards = new Map<string, RateCard>();
  for (const lane of lanes) {
    const card = cards.get(lane.courier_alias) ?? {
      version: cards.size + 1,
      courier_alias: lane.courier_alias,
      origin_country: lane.origin_country,
      lanes: [],
    };
    card.lanes.push(lane);
    cards.set(lane.courier_alias, card);
  }
  return [...cards.values()];
}

export function profileOf(alias: string): CourierProfile {
  return {
    alias,
    name: alias,
    countries: ['SG'],
    color: '#0b7a75',
    image_url: `/couriers/${alias}.svg`,
    support_phone: '',
  };
}

/** A place in each country, with a state and postcode that lie in the main zone. */
export function addressIn(country: CountryCode, over: Partial<CourierAddress> = {}): CourierAddress {
  const places: Record<CountryCode, Partial<CourierAddress>> = {
    SG: { street: '10 Anson Road', post_code: '079903', city: 'Singapore' },
    MY: { street: 'Jalan Ampang', post_code: '50450', city: 'Kuala Lumpur', state: 'Kuala Lumpur' },
    PH: { street: 'Ayala Avenue', post_code: '1226', city: 'Makati', state: 'Metro Manila' },
    ID: { street: 'Jalan Braga', post_code: '40111', city: 'Bandung', state: 'Jawa Barat' },
    VN: { street: 'Le Loi', post_code: '', city: 'Ho Chi Minh', state: 'Ho Chi Minh' },
  };
  return {
    name: 'Aisyah Rahman',
    phone: '81234567',
    email: '',
    unit_number: '',
    street: '',
    city: '',
    state: '',
    district: '',
    county: '',
    post_code: '',
    country,
    lat: null,
    lng: null,
    ...places[country],
    ...over,
  };
}

export function parcelOf(over: Partial<CourierParcel> = {}): CourierParcel {
  return {
    weight_g: 1_000,
    length_mm: 200,
    width_mm: 150,
    height_mm: 100,
    content: 'Batik shirt',
    value_minor: 0,
    ...over,
  };
}

export function requestOf(
  from: CountryCode,
  to: CountryCode,
  over: Partial<CourierQuoteRequest> = {},
): CourierQuoteRequest {
  return {
    origin: addressIn(from),
    destination: addressIn(to),
    parcel: parcelOf(),
    currency: rulesOf(from).currency,
    cod_minor: 0,
    asked_at: 1_795_000_000,
    ...over,
  };
}

export function questionOf(country: CountryCode, over: Partial<PricingQuestion> = {}): PricingQuestion {
  return {
    country,
    origin_country: country,
    destination_country: country,
    at: 1_795_000_000,
    tax_schedule: 'spec',
    tax_registered: true,
    cod_minor: 0,
    cod_type: 'fee_by_sender',
    value_minor: 0,
    is_insured: false,
    delivery_type: 'pick_up',
    voucher: '',
    ...over,
  };
}
