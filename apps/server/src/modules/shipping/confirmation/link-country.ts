import type { CountryCode } from '@sampan/country-rules';
import type { OrderRow } from '../order/index.ts';

/** The country whose form and phone rules the recipient has. */
export function countryOf(order: OrderRow): CountryCode {
  return order.destination_country_code ?? order.origin_country_code;
}
