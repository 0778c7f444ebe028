import { BCP47_OF_LANGUAGE, foldText, isIsoCountry, ISO_COUNTRY_CODES, LANGUAGES } from '@sampan/country-rules';

/** What people write and no table of names has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  america: 'US',
  prc: 'CN',
  tiongkok: 'CN',
  korea: 'KR',
  'hong kong': 'HK',
  macau: 'MO',
  uae: 'AE',
  'viet nam': 'VN',
};

let names: ReadonlyMap<string, string> | undefined;

/** Every country by its names in our languages; made once, when the first file needs it. */
function namesOf(): ReadonlyMap<string, string> {
  names ??= new Map([
    ...LANGUAGES.flatMap((language) => {
      const named = new Intl.DisplayNames(BCP47_OF_LANGUAGE[language], { type: 'region', fallback: 'none' });
      return ISO_COUNTRY_CODES.map((code) => [foldText(named.of(code) ?? code), code] as const);
    }),
    ...Object.entries(OTHER_NAMES),
  ]);
  return names;
}

/** The ISO code of any country in the world, by its code or its name in one of our languages; null for what is neither. */
export function originCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/u.test(code) && code !== 'UK') return isIsoCountry(code) ? code : null;
  return namesOf().get(foldText(text.replace(/^made in /iu, ''))) ?? null;
}
