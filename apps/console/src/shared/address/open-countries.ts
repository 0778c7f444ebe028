import { COUNTRY_CODES, rulesOf, type CountryCode } from '@sampan/country-rules';

/** Where a parcel may go: every country whose service is open. */
export const OPEN_COUNTRIES: readonly CountryCode[] = COUNTRY_CODES.filter((country) => !rulesOf(country).is_closed);
