import { rulesOf } from './country.ts';
import type { CountryCode } from './country-code.ts';

/** Records per page where nothing is asked (spec section 9). */
export const PER_PAGE_DEFAULT = 20;
/** First dashboard load: page 1, this many, status new (spec section 9). */
export const PER_PAGE_DASHBOARD = 10;
/** Location lists come whole (spec section 9). */
export const PER_PAGE_LOCATIONS = 1_000;

/** The two ratings (spec section 9). */
export const RATING_POSITIVE = 5;
export const RATING_NEGATIVE = 2.5;
export const RATING_VALUES = [RATING_POSITIVE, RATING_NEGATIVE] as const;

/** Shown in the footer (spec section 9). */
export const COPYRIGHT_YEARS = '2020-2022';

/** Of a new product listing (spec section 9). */
export const DEFAULT_SHIPPING_FEE_MODEL = 'flat_per_order';

/** Domain of the product's own mailboxes until an operator sets one. */
export const SUPPORT_MAIL_DOMAIN = 'sampan.test';

/** Where 'Contact' writes to: one address for parcels from Indonesia, another for all others (spec section 2). */
export function supportMailOf(origin: CountryCode, domain: string = SUPPORT_MAIL_DOMAIN): string {
  return `${rulesOf(origin).support_mailbox}@${domain}`;
}
