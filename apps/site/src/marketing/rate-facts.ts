import type { CountryCode } from '@sampan/country-rules';

/** What is the same for every lane of a service, as its rate card has it. */
export interface ServiceFacts {
  readonly id: string;
  readonly alias: string;
  readonly name: string;
  readonly is_abroad: boolean;
  /** HHMM in the sender's time zone. */
  readonly cut_off: string | null;
  readonly pick_up: boolean;
  readonly drop_off: boolean;
  readonly cod: { readonly min_minor: number; readonly max_minor: number; readonly min_fee_minor: number } | null;
  readonly insurance_max_minor: number;
  readonly divisor: number | null;
  readonly min_g: number;
  readonly max_g: number;
  readonly max_side_mm: number | null;
  readonly fuel_basis_points: number;
  readonly remote_fee_minor: number;
  readonly bulky: { readonly over_mm: number; readonly fee_minor: number } | null;
}

export interface CourierFacts {
  readonly alias: string;
  readonly name: string;
  readonly image_url: string;
  readonly country: CountryCode;
  readonly services: readonly ServiceFacts[];
}

export interface RouteEnd {
  readonly country: CountryCode;
  readonly zone: string;
  readonly name: string;
  readonly state: string;
  readonly post_code: string;
}

/** One service on one route. */
export interface RoutePrice {
  readonly service_id: string;
  readonly courier: string;
  readonly days: readonly [from: number, to: number];
  /** Total fee in minor units for each of `weights_g`; null where the service does not take it. */
  readonly totals: readonly (number | null)[];
}

export interface RouteFacts {
  readonly from: RouteEnd;
  readonly to: RouteEnd;
  /** The cheapest for the first weight first. */
  readonly prices: readonly RoutePrice[];
}

/** Couriers and prices from the server's own engine and rate cards. */
export interface RateFacts {
  readonly weights_g: readonly number[];
  readonly couriers: readonly CourierFacts[];
  readonly routes: readonly RouteFacts[];
}
