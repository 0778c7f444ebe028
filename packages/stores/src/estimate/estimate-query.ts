import type { PublicEstimateInput } from '@sampan/contract';
import {
  COUNTRY_CODES,
  isClosedCountry,
  isCountryCode,
  packageSizeForWeight,
  packageSizeOf,
  type CountryCode,
  type PackageSizeAlias,
} from '@sampan/country-rules';

/** Centimetres and kilograms, in the order people say them. */
export const MEASURES = ['length', 'width', 'height', 'weight'] as const;

/** What a question consists of: attributes of the element (with dashes), parameters of a shared link. */
export const QUESTION_PARAMS = [
  'from_country',
  'from_postcode',
  'from_state',
  'to_country',
  'to_postcode',
  'to_state',
  'package_type',
  ...MEASURES,
] as const;
export type QuestionParam = (typeof QUESTION_PARAMS)[number];
export type EstimateParams = { readonly [Name in QuestionParam]?: string | null | undefined };

export type CalculatorEnd = 'from' | 'to';

/** What somebody asks the calculator, as typed; '' for what is not given. */
export interface EstimateQuery extends Readonly<Record<QuestionParam, string>> {
  readonly from_country: CountryCode;
  readonly to_country: CountryCode;
  readonly package_type: PackageSizeAlias | '';
  /** Whether the size comes from measuring, not from the list. */
  readonly is_exact: boolean;
}

/** The countries of a list such as `SG, my`; without one that is known, all of them. */
export function routeCountries(list: string | null | undefined): readonly CountryCode[] {
  const known = (list ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(isCountryCode);
  return known.length > 0 ? known : COUNTRY_CODES;
}

/**
 * The question that parameters stand for. A weight alone takes the size of the list whose range holds it; length, width and
 * height are exact dimensions. A country or size nobody knows is left out.
 */
export function questionOf(
  params: EstimateParams,
  home: CountryCode,
  countries: readonly CountryCode[] = COUNTRY_CODES,
): EstimateQuery {
  const given = Object.fromEntries(QUESTION_PARAMS.map((name) => [name, params[name] ?? ''])) as Record<
    QuestionParam,
    string
  >;
  const allowed = (code: string, otherwise: CountryCode): CountryCode =>
    [code.toUpperCase(), otherwise, countries[0]].find((known) =>
      countries.includes(known as CountryCode),
    ) as CountryCode;
  const from_country = allowed(given.from_country, home);
  return {
    ...given,
    from_country,
    to_country: allowed(given.to_country, from_country),
    package_type: packageSizeOf(given.package_type)?.alias ?? sizeForWeight(given.weight),
    is_exact: Boolean(given.length && given.width && given.height),
  };
}

/** The parameters that give the same question again; what it does not need is left out. */
export function paramsOf(question: EstimateQuery): [name: string, value: string][] {
  const { is_exact, ...params } = question;
  const unneeded = is_exact
    ? /type/
    : knownWeight(question) === null
      ? /^(length|width|height|weight)/
      : /^(length|width|height)/;
  return Object.entries(params).filter(([name, value]) => value !== '' && !unneeded.test(name));
}

/** The question on the wire. */
export function bodyOf(question: EstimateQuery): PublicEstimateInput {
  const place = (end: CalculatorEnd) => ({
    country: question[`${end}_country`],
    post_code: question[`${end}_postcode`].trim(),
    state: question[`${end}_state`],
  });
  const ends = { sender: place('from'), recipient: place('to') };
  if (!question.is_exact) return { ...ends, package_type: question.package_type, weight: knownWeight(question) };
  const [length, width, height, weight] = MEASURES.map((name) => numberOf(question[name])) as [
    number,
    number,
    number,
    number,
  ];
  return { ...ends, dimension: { length, width, height, weight } };
}

/** What the scale says of the parcel, in kilograms: measured, known to the page, or typical of the size. */
export function actualKgOf(question: EstimateQuery): number {
  if (question.is_exact) return numberOf(question.weight);
  return knownWeight(question) ?? (packageSizeOf(question.package_type)?.default_weight_g ?? 0) / 1000;
}

/** Nobody ships there any more; the question is not asked. */
export function isRefused(question: EstimateQuery): boolean {
  return isClosedCountry(question.from_country) || isClosedCountry(question.to_country);
}

/** A number as typed, with a point or a comma for decimals; NaN for other text. */
export function numberOf(text: string): number {
  return text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));
}

function sizeForWeight(weight: string): PackageSizeAlias | '' {
  const kg = numberOf(weight);
  return kg > 0 ? packageSizeForWeight(kg * 1000).alias : '';
}

/** The weight a page gave with the size of the list, as long as that size holds it. */
function knownWeight({ weight, package_type }: EstimateQuery): number | null {
  return package_type !== '' && sizeForWeight(weight) === package_type ? numberOf(weight) : null;
}
