import type { CountryCode } from './country-code.ts';

/**
 * Whether a visit may be counted only after the visitor agreed, where no cookie, name or address is kept. Three laws leave
 * such a count to the one who runs the site: Personal Data Protection Act 2012 (Singapore), which begins with data about an
 * identifiable person; Personal Data Protection Act 2010 (Malaysia), s 4, the same; Data Privacy Act of 2012 (Philippines),
 * s 12(f), legitimate interests. We ask under the two others: Law No. 27 of 2022 (Indonesia), art. 4, counts combined data as
 * personal, and Viet Nam's Decree 13/2023, art. 11, knows consent as the rule. A lawyer has to confirm this reading.
 */
const ASKS: Readonly<Record<CountryCode, boolean>> = { SG: false, MY: false, PH: false, ID: true, VN: true };

/** Without a country the strictest rule holds. */
export function asksBeforeCounting(country: CountryCode | null): boolean {
  return country === null || ASKS[country];
}
