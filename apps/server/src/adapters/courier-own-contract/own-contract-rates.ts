import type { CourierQuoteRequest, CourierRate, RateSource } from '../../ports/courier.ts';

/** A service that a courier sells to whoever has a contract. */
export interface ContractService {
  alias: string;
  name: string;
  /** As couriers advertise it; what a contract promises is not known here. */
  eta_days: readonly [number, number];
}

const NOT_ABROAD = 'Your own contracts are used for parcels within one country.';

/** Services of a courier whose interface names no prices: what they cost stands in the company's contract. */
export function contractRates(services: readonly ContractService[]): RateSource {
  return {
    quoteOf: async (courier_alias, request) =>
      request.origin.country === request.destination.country
        ? { rates: services.map((service) => rateOf(courier_alias, service, request)), refusals: [] }
        : { rates: [], refusals: [{ code: 'route_not_served', message: NOT_ABROAD }] },
    bracketOf: async () => ({ key: '', weights: {} }),
  };
}

function rateOf(courier_alias: string, service: ContractService, request: CourierQuoteRequest): CourierRate {
  const { weight_g } = request.parcel;
  return {
    service_id: `${courier_alias}.${service.alias}`,
    service_alias: service.alias,
    service_name: service.name,
    currency: request.currency,
    freight_minor: 0,
    surcharges: [],
    weight: { actual_g: weight_g, volumetric_g: 0, chargeable_g: weight_g, divisor: 0, rounding_step_g: 1 },
    eta_days_from: service.eta_days[0],
    eta_days_to: service.eta_days[1],
    cut_off: null,
    pick_up: true,
    drop_off: true,
    cod: null,
    insurance_max_minor: 0,
    rate_card_version: null,
    courier_rate_ref: null,
  };
}
