import { COUNTRY_CODES, ISO_COUNTRY_CODES, isCountryCode } from '@sampan/country-rules';
import type { SelectOption } from '@sampan/ui';

/** Every country of the world by its name in the language `locale`: those served first, the others by their names. */
export function countryOptions(locale: string): SelectOption[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' });
  const order = new Intl.Collator([locale, 'en']);
  const named = (code: string) => ({ value: code, label: names.of(code) ?? code });
  const others = ISO_COUNTRY_CODES.filter((code) => !isCountryCode(code)).map(named);
  return [...COUNTRY_CODES.map(named), ...others.sort((a, b) => order.compare(a.label, b.label))];
}
