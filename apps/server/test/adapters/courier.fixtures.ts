import type { CourierQuoteRequest, CourierRate, RateSource } from '../../src/ports/courier.ts';

/** Rate cards with one service each, for couriers whose prices come from there. */
export function ratesOf(service_alias: string): RateSource {
  const rateOf = (alias: string, { currency, parcel }: CourierQuoteRequest): CourierRate => ({
    service_id: `${alias}.${service_alias}`,
    service_alias,
    service_name: 'Standard',
    currency,
    freight_minor: 500,
    surcharges: [],
    weight: {
      actual_g: parcel.weight_g,
      volumetric_g: 0,
      chargeable_g: parcel.weight_g,
      divisor: 0,
      rounding_step_g: 1,
    },
    eta_days_from: 1,
    eta_days_to: 3,
    cut_off: null,
    pick_up: true,
    drop_off: true,
    cod: null,
    insurance_max_minor: 0,
    rate_card_version: 1,
    courier_rate_ref: null,
  });
  return {
    quoteOf: async (alias, request) => ({ rates: [rateOf(alias, request)], refusals: [] }),
    bracketOf: async () => ({ key: '', weights: {} }),
  };
}
