import { checkPostcode, type CountryCode } from '@sampan/country-rules';
import { MEASURES, numberOf, type EstimateQuery, type QuestionParam } from './estimate-query.ts';

/** What is wrong, by field: 'validate.number_max|max=1000', as the validators write it. */
export type CalculatorIssues = Readonly<Partial<Record<QuestionParam, string>>>;

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
export function issuesOf(question: EstimateQuery, regions: Regions): CalculatorIssues {
  const issues: Partial<Record<QuestionParam, string>> = {};
  for (const end of ['from', 'to'] as const) {
    const country = question[`${end}_country`];
    const typed = question[`${end}_postcode`].trim();
    const checked = checkPostcode(typed, country);
    if (!checked.ok) {
      const invalid = country === 'SG' && /^\d{6}$/.test(typed) ? 'postcode_outside_singapore' : 'postcode_invalid';
      issues[`${end}_postcode`] = `validate.${checked.reason === 'required' ? 'required' : invalid}`;
    } else if (typed === '' && question[`${end}_state`] === '' && regions[country]?.length !== 0)
      issues[`${end}_state`] = 'validate.required';
  }
  if (question.is_exact)
    for (const name of MEASURES) {
      const issue = measureIssue(question[name], name === 'weight' ? LEAST_KG : LEAST_CM);
      if (issue !== null) issues[name] = issue;
    }
  else if (question.package_type === '') issues.package_type = 'validate.package_type_required';
  return issues;
}

function measureIssue(text: string, least: number): string | null {
  const value = numberOf(text);
  if (text.trim() === '') return 'validate.required';
  if (!Number.isFinite(value)) return 'validate.number_invalid';
  if (value < least) return `validate.number_min|min=${least}`;
  return value > MOST ? `validate.number_max|max=${MOST}` : null;
}
