/** ISO 3166 code of a served country, upper case as on the wire (spec section 1). */
export type CountryCode = 'SG' | 'MY' | 'PH' | 'ID' | 'VN';

/** Every served country, in the order the product lists them. */
export const COUNTRY_CODES = ['SG', 'MY', 'PH', 'ID', 'VN'] as const satisfies readonly CountryCode[];

/** The country of somebody of whom nothing is known (spec section 9: "Default country is SG"). */
export const DEFAULT_COUNTRY: CountryCode = 'SG';

/** Login and register send this time zone whatever the country (spec section 9). */
export const SIGN_IN_TIME_ZONE = 'Asia/Singapore';

/**
 * True where nothing is sold any more: no sign-up, no quote (spec section 1). For pages that have no room for the rules of
 * every country; who has them asks `rulesOf(country).is_closed`.
 */
export function isClosedCountry(country: CountryCode): boolean {
  return country === 'VN';
}

/** True for exactly the five upper-case codes. For a segment of a path, see {@link countryOfRoute}. */
export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && (COUNTRY_CODES as readonly string[]).includes(value);
}

/** The country of a route segment such as `sg` in `/sg/calculator`, in any case: people type `/VN`. Null when it is no country. */
export function countryOfRoute(segment: string): CountryCode | null {
  const code = segment.toUpperCase();
  return isCountryCode(code) ? code : null;
}

/** The route segment of a country: `SG` gives `sg`. */
export function routeOfCountry(country: CountryCode): string {
  return country.toLowerCase();
}
