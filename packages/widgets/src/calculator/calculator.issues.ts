import { checkPostcode, type CountryCode } from '@sampan/country-rules';
import { MEASURES, numberOf, type CalculatorEnd, type CalculatorQuestion, type Measure } from './calculator.question.ts';

/** Fields by their names on the wire, so that what a server refuses finds its field. */
export type CalculatorField =
  | `${CalculatorEnd}.post_code`
  | `${CalculatorEnd}.state`
  | 'package_type'
  | `dimension.${Measure}`;

/** What is wrong with a field: 'validate.number_max|max=1000', as the validators write it. */
export type CalculatorIssues = Readonly<Partial<Record<CalculatorField, string>>>;

/** First-level places by country, where somebody asked for them; empty where they could not be had. */
export type Regions = Readonly<Partial<Record<CountryCode, readonly string[]>>>;

const MOST = 1000;
const LEAST_CM = 0.1;
const LEAST_KG = 0.01;

/** Whether a place is told by its region: where a postcode may be left out, few people know theirs. */
export function hasRegions(country: CountryCode): boolean {
  return checkPostcode('', country).ok;
}

/**
 * What a question still needs (spec 5: Postcode, Package type). Where the postcode may be left out the region must be chosen
 * instead, unless its list could not be loaded: without either, couriers would name their dearest price.
 */
export function issuesOf(question: CalculatorQuestion, regions: Regions): CalculatorIssues {
  const issues: Partial<Record<CalculatorField, string>> = {};
  for (const end of ['sender', 'recipient'] as const) {
    const { country, post_code, state } = question[end];
    const checked = checkPostcode(post_code, country);
    if (!checked.ok) {
      const is_elsewhere = country === 'SG' && /^\d{6}$/.test(post_code.trim());
      const invalid = is_elsewhere ? 'postcode_outside_singapore' : 'postcode_invalid';
      issues[`${end}.post_code`] = `validate.${checked.reason === 'required' ? 'required' : invalid}`;
    } else if (checked.post_code === '' && state === '' && regions[country]?.length !== 0)
      issues[`${end}.state`] = 'validate.required';
  }
  if (!question.is_exact) {
    if (question.package_type === null) issues.package_type = 'validate.package_type_required';
    return issues;
  }
  for (const name of MEASURES) {
    const issue = measureIssue(question[name], name === 'weight' ? LEAST_KG : LEAST_CM);
    if (issue !== null) issues[`dimension.${name}`] = issue;
  }
  return issues;
}

function measureIssue(text: string, least: number): string | null {
  const value = numberOf(text);
  if (text.trim() === '') return 'validate.required';
  if (Number.isNaN(value)) return 'validate.number_invalid';
  if (value < least) return `validate.number_min|min=${least}`;
  return value > MOST ? `validate.number_max|max=${MOST}` : null;
}
