import { joinName } from './join-name.ts';

/** People say Metro Manila; the region has no province (its code in the PSGC is the region's). */
export const METRO_MANILA = {
  code: '1300000000',
  region: '13',
  name: 'Metro Manila',
  capital: 'Manila',
  aliases: ['National Capital Region', 'NCR', 'Kalakhang Maynila', 'Manila'],
} as const;

/**
 * Province in which a highly urbanised city lies, which its code does not say because such a city answers to no province: people and couriers write
 * 'Cebu City, Cebu'. By the city's part of the code.
 */
export const CITY_PROVINCE: Readonly<Record<string, string>> = {
  '301': 'Pampanga',
  '302': 'Negros Occidental',
  '303': 'Benguet',
  '304': 'Agusan del Norte',
  '305': 'Misamis Oriental',
  '306': 'Cebu',
  '307': 'Davao del Sur',
  '308': 'South Cotabato',
  '309': 'Lanao del Norte',
  '310': 'Iloilo',
  '311': 'Cebu',
  '312': 'Quezon',
  '313': 'Cebu',
  '314': 'Zambales',
  '315': 'Palawan',
  '316': 'Leyte',
  '317': 'Zamboanga del Sur',
};

/** Isabela City is counted in another region than its province, the eight municipalities of the special area lie in Cotabato. */
export const ODD_PROVINCE: Readonly<Record<string, string>> = { '0990101000': 'Basilan', '19999': 'Cotabato' };

/** Start of the two provinces Maguindanao was divided into. */
export const PROVINCE_SINCE: Readonly<Record<string, string>> = {
  'Maguindanao del Norte': '2022-09-18',
  'Maguindanao del Sur': '2022-09-18',
};

/** 'City of Dasmariñas' is written 'Dasmariñas City' (spec 5 'Address': City of Balanga becomes Balanga City), the capital just 'Manila'. */
export function cityName(name: string): string {
  const trimmed = name.replace(/\s+/gu, ' ').trim();
  const city = /^City of (.+)$/u.exec(trimmed)?.[1];
  if (city === undefined) return trimmed;
  return city === 'Manila' ? city : `${city} City`;
}

const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/\bsta\b/gu, 'santa'],
  [/\bsto\b/gu, 'santo'],
  [/\bgen\b/gu, 'general'],
  [/\bgov\b/gu, 'governor'],
  [/\bpres\b/gu, 'president'],
  [/\bdr\b/gu, 'doctor'],
  [/\bma\b/gu, 'maria'],
  [/\bcity of\b|\bcity\b|\bcpo\b|\bmunicipality\b|\bprovince(?: of)?\b|\bcapital\b/gu, ''],
];

/** Form in which the names of PSGC, the postcode list and GeoNames meet: 'Sta. Cruz' and 'Santa Cruz', 'City of Naga' and 'Naga City'. */
export function philippineKey(name: string): string {
  return SPELLING.reduce((text, [pattern, word]) => text.replace(pattern, word), joinName(name)).replaceAll(' ', '');
}
