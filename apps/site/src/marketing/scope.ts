import { rulesOf, type CountryCode, type Currency } from '@sampan/country-rules';

/** The site of one country, or the pages that stand before any. */
export interface Scope {
  /** Folder below `content`. */
  readonly id: 'all' | 'sg' | 'my' | 'ph' | 'id';
  /** In front of every path: '/sg', or ''. */
  readonly base: string;
  /** As `lang` and `hreflang` say it. */
  readonly locale: string;
  readonly country: CountryCode | null;
  /** 'Singapore', 'the Philippines', 'South-East Asia'. */
  readonly name: string;
  readonly currency: Currency | null;
}

const own = (country: 'SG' | 'MY' | 'PH' | 'ID', name = rulesOf(country).name): Scope => {
  const id = country.toLowerCase() as Scope['id'];
  return { id, base: `/${id}`, locale: `en-${country}`, country, name, currency: rulesOf(country).currency };
};

export const EVERYWHERE: Scope = {
  id: 'all',
  base: '',
  locale: 'en',
  country: null,
  name: 'South-East Asia',
  currency: null,
};
export const COUNTRY_SCOPES: readonly Scope[] = [own('SG'), own('MY'), own('PH', 'the Philippines'), own('ID')];
export const SCOPES: readonly Scope[] = [EVERYWHERE, ...COUNTRY_SCOPES];

/** Puts a scope into a text: `{in}`, `{country}` and `{base}`, which stands before paths. */
export function fillScope(text: string, scope: Scope): string {
  return text
    .replaceAll('{in}', `in ${scope.name}`)
    .replaceAll('{country}', scope.name)
    .replaceAll('{base}', scope.base);
}
