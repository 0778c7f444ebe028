import { searchKeyOf, type CountryCode, type LevelField } from '@sampan/country-rules';
import { isOneLetterApart } from './one-letter-apart.ts';
import { bareKey, keysOf } from './pasted-key.ts';
import { askedLevel, DISTRICT, isOtherKind } from './pasted-kind.ts';
import { LEVELS } from './pasted-level.ts';

/**
 * Whether a part that is left says again what is known: the city a second time ('Makati City 1200 Makati'), or in Viet Nam
 * the district of before July 2025, which is no level any more.
 */
export function isRepeated(
  part: string,
  names: readonly string[],
  named: readonly LevelField[],
  country: CountryCode,
): boolean {
  if (country === 'VN') return (named.includes('city') || named.includes('district')) && DISTRICT.test(part);
  const name = names[1] ?? '';
  if (!named.includes('city') || isOtherKind(part, name, country)) return false;
  const key = bareKey(part, country);
  return (
    (askedLevel(part, country) ?? 'city') === 'city' &&
    keysOf(name, country).some((own) => own === key || isOneLetterApart(own, key))
  );
}

/** Provinces that were divided: 'Papua Barat' in front of a city of Papua Barat Daya is the province of before. */
export function isFormerProvince(part: string, state: string, country: CountryCode): boolean {
  return country === 'ID' && searchKeyOf(state, country).startsWith(`${searchKeyOf(part, country)} `);
}

/** Whether a part names another place of a level that the place itself has: a city whose barangay is open may have a new one. */
export function contradicts(part: string, names: readonly string[], country: CountryCode): boolean {
  const asked = askedLevel(part, country);
  const index = LEVELS.findIndex(([field]) => field === asked);
  return country !== 'PH' || (names[index] ?? '') !== '';
}

/**
 * Whether a part says a level again that is known: with its kind word, or as the village written twice in a row ('Desa
 * Sindangrasa, Sindangrasa'; 'Pondok Benda, Pondok Benda').
 */
export function isVillageAgain(
  part: string,
  { names, named, is_next }: { names: readonly string[]; named: readonly LevelField[]; is_next: boolean },
  country: CountryCode,
): boolean {
  const asked = askedLevel(part, country) ?? (is_next ? named.at(-1) : undefined);
  if (asked === undefined || !named.includes(asked)) return false;
  const name = names[LEVELS.findIndex(([field]) => field === asked)] ?? '';
  return !isOtherKind(part, name, country) && bareKey(part, country) === bareKey(name, country);
}
