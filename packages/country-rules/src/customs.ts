import type { Currency } from './currency.ts';

/** Officially assigned codes of ISO 3166-1 alpha-2: where goods may come from. */
const ISO_COUNTRIES = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG
  CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
  GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ
  OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC
  TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s+/u,
  ),
);

/** Every code of ISO 3166-1 alpha-2, in its order. */
export const ISO_COUNTRY_CODES: readonly string[] = [...ISO_COUNTRIES];

/** True for an upper-case code that ISO 3166-1 assigns to a country. */
export function isIsoCountry(code: string): boolean {
  return ISO_COUNTRIES.has(code);
}

/**
 * The digits of an HS code as people write it, `6912.00` or `6912 00`: six that every country shares, and up to four of its own
 * tariff. Null for anything else.
 */
export function readHsCode(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/gu, '');
  return /^\d{6,10}$/u.test(digits) ? digits : null;
}

/**
 * 300 SDR in each currency, rounded down from the lower of two days: 20 October 2025 (1 SDR = SGD 1.768, MYR 5.780, PHP 79.36,
 * USD 1.366) and 13 and 14 May 2026 (Brunei dollar, which is at par with SGD, 1.7456, MYR 5.392, PHP 83.75, USD 1.372), both of
 * the IMF's lists of SDRs per currency unit (imf.org/external/np/fin/data/rms_mth.aspx). The IMF lists no rupiah: 17,700 to the
 * dollar on 19 May 2026 (Bank Indonesia). For the dong no list was found; 24,000 to the dollar. Lower on purpose: rates move, and a
 * CN 23 is right below the limit too, a CN 22 above it never. Posts that allow more, as SingPost's 700 dollars for the green
 * label, take a CN 23 too.
 */
const CN22_MAX_MINOR: Readonly<Record<Currency, number>> = {
  SGD: 500_00,
  MYR: 1_500_00,
  PHP: 22_000_00,
  IDR: 6_300_000_00,
  VND: 9_900_000,
};

/** Small packets, which a CN 22 is for, weigh this much at most (UPU Convention, letter-post items). */
const CN22_MAX_G = 2_000;

/**
 * The UPU's form for a parcel: CN 22 up to 300 SDR and two kilograms, CN 23 above (instructions of form CN 22, as printed on the
 * backs of India Post's and Pos Malaysia's labels).
 */
export function customsFormOf(parcel: { value_minor: number; currency: Currency; weight_g: number }): 'CN22' | 'CN23' {
  const is_small = parcel.value_minor <= CN22_MAX_MINOR[parcel.currency] && parcel.weight_g <= CN22_MAX_G;
  return is_small ? 'CN22' : 'CN23';
}
