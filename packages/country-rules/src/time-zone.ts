import type { CountryCode } from './country-code.ts';

/**
 * Hours a country's clocks are ahead of UTC (spec section 9, the zones of the records; none of the five changes its clocks). A
 * table of its own: what only prints times need not carry everything about five countries.
 */
export const UTC_OFFSETS_H: Readonly<Record<CountryCode, number>> = { SG: 8, MY: 8, PH: 8, ID: 7, VN: 7 };
