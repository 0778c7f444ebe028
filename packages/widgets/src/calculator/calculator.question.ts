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

/** One end of the way, as far as a price depends on it. */
export interface CalculatorPlace {
  readonly country: CountryCode;
  readonly post_code: string;
  readonly state: string;
}

export type CalculatorEnd = 'sender' | 'recipient';
export type Measure = 'length' | 'width' | 'height' | 'weight';
/** In the order people say them; the weight last. */
export const MEASURES = ['length', 'width', 'height', 'weight'] as const satisfies readonly Measure[];

/** What somebody asks the calculator. Measures are the text as typed, centimetres and kilograms. */
export interface CalculatorQuestion extends Readonly<Record<Measure, string>> {
  readonly sender: CalculatorPlace;
  readonly recipient: CalculatorPlace;
  /** Whether the size comes from the list or from measuring. */
  readonly is_exact: boolean;
  readonly package_type: PackageSizeAlias | null;
}

/** What a page may fill in: attributes of the element (with dashes), parameters of a shared link (with underscores). */
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
export type QuestionParams = { readonly [Name in (typeof QUESTION_PARAMS)[number]]?: string | null | undefined };

/** The countries of a list such as `SG, my`; without one that is known, all of them. */
export function countriesOf(list: string | null | undefined): readonly CountryCode[] {
  const known = (list ?? '').toUpperCase().split(/[\s,]+/).filter(isCountryCode);
  return known.length > 0 ? known : COUNTRY_CODES;
}

/**
 * The question that parameters stand for. A weight alone takes the size of the list whose range holds it; all four measures
 * are exact dimensions. What makes no sense is left out.
 */
export function questionOf(
  params: QuestionParams,
  home: CountryCode,
  countries: readonly CountryCode[] = COUNTRY_CODES,
): CalculatorQuestion {
  const allowed = (code: string | null | undefined, otherwise: CountryCode): CountryCode => {
    const country = (code ?? '').toUpperCase() as CountryCode;
    return [country, otherwise].find((known) => countries.includes(known)) ?? (countries[0] as CountryCode);
  };
  const sender = allowed(params.from_country, home);
  const [length, width, height, weight] = MEASURES.map((name) => params[name] ?? '') as [string, string, string, string];
  const kg = numberOf(weight);
  const by_weight = kg > 0 ? packageSizeForWeight(kg * 1000).alias : null;
  return {
    sender: { country: sender, post_code: params.from_postcode ?? '', state: params.from_state ?? '' },
    recipient: {
      country: allowed(params.to_country, sender),
      post_code: params.to_postcode ?? '',
      state: params.to_state ?? '',
    },
    is_exact: length !== '' && width !== '' && height !== '',
    package_type: packageSizeOf(params.package_type ?? '')?.alias ?? by_weight,
    length,
    width,
    height,
    weight,
  };
}

/** The parameters that give the same question again; what is empty is left out. */
export function paramsOf(question: CalculatorQuestion): [name: string, value: string][] {
  const { sender, recipient } = question;
  const size: QuestionParams = question.is_exact
    ? { length: question.length, width: question.width, height: question.height, weight: question.weight }
    : { package_type: question.package_type, weight: knownWeight(question) === null ? '' : question.weight };
  const all: QuestionParams = {
    from_country: sender.country,
    from_postcode: sender.post_code,
    from_state: sender.state,
    to_country: recipient.country,
    to_postcode: recipient.post_code,
    to_state: recipient.state,
    ...size,
  };
  return Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]));
}

/** The question on the wire. */
export function bodyOf(question: CalculatorQuestion): PublicEstimateInput {
  const place = ({ country, post_code, state }: CalculatorPlace) => ({ country, post_code: post_code.trim(), state });
  const ends = { sender: place(question.sender), recipient: place(question.recipient) };
  if (!question.is_exact) {
    const weight = knownWeight(question);
    return { ...ends, package_type: question.package_type, ...(weight === null ? {} : { weight }) };
  }
  const [length, width, height, weight] = MEASURES.map((name) => numberOf(question[name])) as [number, number, number, number];
  return { ...ends, dimension: { length, width, height, weight } };
}

/** What the scale says of the parcel, in kilograms: measured, known to the page, or typical of the size. */
export function actualKgOf(question: CalculatorQuestion): number {
  if (question.is_exact) return numberOf(question.weight);
  return knownWeight(question) ?? (packageSizeOf(question.package_type ?? '')?.default_weight_g ?? 0) / 1000;
}

/** Nobody ships there any more; the question is not asked. */
export function isRefused({ sender, recipient }: CalculatorQuestion): boolean {
  return isClosedCountry(sender.country) || isClosedCountry(recipient.country);
}

/** A number as typed, with a point or a comma for decimals; NaN for other text. */
export function numberOf(text: string): number {
  return text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));
}

/** The weight a page gave with the size of the list, as long as that size holds it. */
function knownWeight({ weight, package_type }: CalculatorQuestion): number | null {
  const kg = numberOf(weight);
  return kg > 0 && packageSizeForWeight(kg * 1000).alias === package_type ? kg : null;
}
