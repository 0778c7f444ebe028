import { createHash } from 'node:crypto';
import type { CodType, Party } from '@sampan/contract';
import type { CountryCode, Currency } from '@sampan/country-rules';
import type { CourierAddress, CourierQuoteRequest } from '../../../ports/courier.ts';

/** A place as far as a price depends on it: who lives there does not matter. */
export interface QuoteLocation {
  country: CountryCode;
  state: string;
  city: string;
  district: string;
  county: string;
  post_code: string;
  street: string;
  lat: number | null;
  lng: number | null;
}

/** Everything about a parcel that its price depends on. A quote holds for exactly these facts. */
export interface QuoteInput {
  origin: QuoteLocation;
  destination: QuoteLocation;
  weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  value_minor: number;
  cod_minor: number;
  cod_type: CodType;
  currency: Currency;
  delivery_type: 'pick_up' | 'drop_off';
}

/** What the price depends on besides the parcel (trust 4.10). */
export interface QuoteTerms {
  country: CountryCode;
  company_id: string | null;
  order_id: string | null;
  tier: 'public' | 'prepaid' | 'post_billing';
  tax_registered: boolean;
  tax_schedule: 'spec' | 'statutory';
  voucher: string;
  is_insured: boolean;
  /** Couriers under the company's own contracts that are asked too; left out where it has none. */
  own_couriers?: readonly string[];
}

export function placeOf(coordinate: Partial<Party['coordinate']> & { country: CountryCode }): QuoteLocation {
  return {
    country: coordinate.country,
    state: coordinate.state ?? '',
    city: coordinate.city ?? '',
    district: coordinate.district ?? '',
    county: coordinate.county ?? '',
    post_code: coordinate.post_code ?? '',
    street: coordinate.street ?? '',
    lat: coordinate.lat ?? null,
    lng: coordinate.lng ?? null,
  };
}

/** The same facts always give the same text; a change of any gives another. */
export function quoteInputHash(...parts: (QuoteInput | QuoteTerms)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The question couriers are asked. They learn where, how heavy and how large, not who. */
export function courierRequestOf(facts: QuoteInput, asked_at: number): CourierQuoteRequest {
  const { weight_g, length_mm, width_mm, height_mm, value_minor } = facts;
  return {
    origin: addressOf(facts.origin),
    destination: addressOf(facts.destination),
    parcel: { weight_g, length_mm, width_mm, height_mm, value_minor, content: '' },
    currency: facts.currency,
    cod_minor: facts.cod_minor,
    asked_at,
  };
}

function addressOf(place: QuoteLocation): CourierAddress {
  return { name: '', phone: '', email: '', unit_number: '', ...place };
}
