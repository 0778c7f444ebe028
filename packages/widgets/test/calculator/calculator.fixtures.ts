import type { EstimateAnswer, EstimatedCost } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';

/** 21 November 2026, 09:30 in Singapore. */
const NOW = 1_795_224_600;

interface Offer {
  id: string;
  courier: string;
  service: string;
  /** Amounts in cents, so that the parts of a fixture add up as those of the server do. */
  shipping: number;
  fuel?: number;
  days: [from: number, to: number];
  weight?: Partial<EstimatedCost['weight']>;
  marks?: ('recommended' | 'cheapest' | 'fastest')[];
}

/** An offer of a Singapore courier with its parts: carriage, fuel, 1 % platform fee, 7 % GST. */
function offer({ id, courier, service, shipping, fuel = 0, days, weight = {}, marks = [] }: Offer): EstimatedCost {
  const platform = Math.round((shipping + fuel) / 100);
  const sub_total = shipping + fuel + platform;
  const tax = Math.round(sub_total * 0.07);
  const amount = (cents: number): number => toMajor(cents, 'SGD');
  const total = amount(sub_total + tax);
  return {
    id,
    reference_id: id,
    courier: { alias: courier.toLowerCase().replaceAll(' ', '-'), name: courier, image_url: null, color: '#b3261e' },
    delivery_service: {
      id: service.toLowerCase().replaceAll(' ', '-'),
      name: service,
      delivery_type: 'pick_up',
      eta_days_from: days[0],
      eta_days_to: days[1],
      cut_off: null,
      cod_available: true,
    },
    currency: 'SGD',
    shipping_fee: amount(shipping),
    surcharges: fuel === 0 ? [] : [{ code: 'fuel', name: 'Fuel surcharge', amount: amount(fuel) }],
    platform_fee: amount(platform),
    cod_fee: 0,
    original_delivery_sampan_premium: 0,
    delivery_sampan_premium: 0,
    discount: 0,
    discount_percent: 0,
    reward_program_name: null,
    sub_total: amount(sub_total),
    tax: amount(tax),
    tax_name: 'GST',
    tax_rate_percent: 7,
    tax_discount: 0,
    tax_before_discount: amount(tax),
    total_fee: total,
    total_fee_before_discount: total,
    total_fee_before_discount_non_tax: amount(sub_total),
    weight: { actual: 3, volumetric: 0, chargeable: 3, divisor: 5000, charged_by: 'actual', ...weight },
    recommended: marks.includes('recommended'),
    cheapest: marks.includes('cheapest'),
    fastest: marks.includes('fastest'),
  };
}

const answer = (estimated_costs: EstimatedCost[], more: Partial<EstimateAnswer> = {}): EstimateAnswer => ({
  quotation_id: '0193a1b2-0000-7000-8000-00000000c0de',
  estimated_costs,
  couriers_unavailable: [],
  reasons: [],
  created_at: NOW,
  expires_at: NOW + 15 * 60,
  ...more,
});

/** Three offers as the server orders them: the recommended one first. */
export const QUOTE: EstimateAnswer = answer([
  offer({
    id: 'q.1',
    courier: 'Straits Parcel',
    service: 'Standard',
    shipping: 443,
    days: [1, 3],
    marks: ['recommended'],
  }),
  offer({
    id: 'q.2',
    courier: 'Straits Parcel',
    service: 'Economy Drop-off',
    shipping: 340,
    days: [2, 4],
    marks: ['cheapest'],
  }),
  offer({
    id: 'q.3',
    courier: 'Merlion Express',
    service: 'Same Day',
    shipping: 1150,
    fuel: 92,
    days: [0, 0],
    marks: ['fastest'],
  }),
]);

/** A large, light parcel: what its size counts for, by two divisors. */
export const BULKY_QUOTE: EstimateAnswer = answer([
  offer({
    id: 'b.1',
    courier: 'Straits Parcel',
    service: 'Cross-border Saver',
    shipping: 2000,
    fuel: 160,
    days: [3, 5],
    weight: { actual: 2, volumetric: 4.8, chargeable: 5, divisor: 5000, charged_by: 'volumetric' },
    marks: ['cheapest', 'recommended'],
  }),
  offer({
    id: 'b.2',
    courier: 'Kilat Rider',
    service: 'Causeway Express',
    shipping: 2615,
    days: [1, 2],
    weight: { actual: 2, volumetric: 4, chargeable: 4, divisor: 6000, charged_by: 'volumetric' },
    marks: ['fastest'],
  }),
]);

/** Two couriers did not answer. */
export const PARTIAL_QUOTE: EstimateAnswer = {
  ...QUOTE,
  couriers_unavailable: [
    { courier_alias: 'harbour-post', courier_name: 'Harbour Post', reason: 'timeout' },
    { courier_alias: 'kilat-rider', courier_name: 'Kilat Rider', reason: 'busy' },
  ],
};

/** Nobody takes it. */
export const NO_QUOTE: EstimateAnswer = answer([], {
  reasons: [
    { code: 'too_heavy', message: 'Regional Express takes parcels up to 50 kg.' },
    { code: 'too_heavy', message: 'ePacket takes parcels up to 2 kg.' },
  ],
});

/** Provinces of Indonesia as the server lists them. */
export const PROVINCES = {
  records: [
    { id: 'ID-BA', name: 'Bali' },
    { id: 'ID-JB', name: 'Jawa Barat' },
  ],
  total: 2,
  page: 1,
  per_page: 1000,
};
