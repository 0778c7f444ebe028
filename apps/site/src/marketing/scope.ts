import type { SiteLanguage } from '../layout/site-texts.ts';
import { rulesOf, type CountryCode, type Currency } from '@sampan/country-rules';

/** The site of one country, or the pages that stand before any. */
export interface Scope {
  /** Folder below `content`. */
  readonly id: 'all' | 'sg' | 'my' | 'ph' | 'id';
  /** In front of every path: '/sg', or ''. */
  readonly base: string;
  /** As `lang` and `hreflang` say it. */
  readonly locale: string;
  readonly language: SiteLanguage;
  readonly country: CountryCode | null;
  /** 'Singapore', 'the Philippines', 'South-East Asia'. */
  readonly name: string;
  readonly currency: Currency | null;
}

const own = (country: 'SG' | 'MY' | 'PH' | 'ID', name = rulesOf(country).name): Scope => {
  const id = country.toLowerCase() as Scope['id'];
  return {
    id,
    base: `/${id}`,
    locale: `en-${country}`,
    language: 'en',
    country,
    name,
    currency: rulesOf(country).currency,
  };
};

export const EVERYWHERE: Scope = {
  id: 'all',
  base: '',
  locale: 'en',
  language: 'en',
  country: null,
  name: 'South-East Asia',
  currency: null,
};
export const COUNTRY_SCOPES: readonly Scope[] = [own('SG'), own('MY'), own('PH', 'the Philippines'), own('ID')];
/** Where the way to a page begins. It stands alone there, so a name that starts with an article starts large. */
export const homeCrumb = ({ country, name, base }: Scope): { name: string; path: string } => ({
  name: country === null ? 'Sampan' : name.charAt(0).toUpperCase() + name.slice(1),
  path: base || '/',
});
export const SCOPES: readonly Scope[] = [EVERYWHERE, ...COUNTRY_SCOPES];

const inLanguage = (country: 'MY' | 'PH' | 'ID', language: 'ms' | 'fil' | 'id', name: string): Scope => ({
  ...own(country, name),
  base: `/${country.toLowerCase()}/${language}`,
  locale: `${language}-${country}`,
  language,
});
/** The pages of a country in its own language, below the country's base. */
export const LOCAL_SCOPES: readonly Scope[] = [
  inLanguage('MY', 'ms', 'Malaysia'),
  inLanguage('PH', 'fil', 'Pilipinas'),
  inLanguage('ID', 'id', 'Indonesia'),
];
/** Pages that are written in full in those languages; every language has all of them. */
export const LOCAL_PAGES: ReadonlySet<string> = new Set([
  '',
  '/services',
  '/services/cod',
  '/instant-quotation',
  '/blog/insurance/parcel-insurance',
]);

/** Where the same page stands for other countries and languages; they name each other. */
export function siblingsOf(below: string, scopes: readonly Scope[] = SCOPES): { locale: string; path: string }[] {
  const local = LOCAL_PAGES.has(below) ? LOCAL_SCOPES.filter(({ id }) => scopes.some((one) => one.id === id)) : [];
  const all = [...scopes, ...local];
  return all.length < 2 ? [] : all.map(({ locale, base }) => ({ locale, path: `${base}${below}` || '/' }));
}

/** Puts a scope into a text: `{in}`, `{country}` and `{base}`, which stands before paths. */
export function fillScope(text: string, scope: Scope): string {
  return text
    .replaceAll('{in}', `in ${scope.name}`)
    .replaceAll('{country}', scope.name)
    .replaceAll('{base}', scope.base);
}
