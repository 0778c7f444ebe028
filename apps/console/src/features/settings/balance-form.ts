import { isApiError, type ApiError } from '@sampan/api-client';
import type { BalanceSetting } from '@sampan/contract';
import { type Currency, parseAmount, payableText, toMajor, toMinor } from '@sampan/country-rules';

/** An amount of the wire as it is typed. */
export function typedAmount(amount: number, currency: Currency): string {
  return payableText(toMinor(amount, currency), currency);
}

/** A typed amount as the wire has it; null while it is none. */
export function wireAmount(text: string, currency: Currency): number | null {
  const parsed = parseAmount(text, currency);
  return parsed.ok && parsed.amount_minor > 0 ? toMajor(parsed.amount_minor, currency) : null;
}

export interface AutomaticForm {
  threshold: string;
  amount: string;
  monthly_cap: string;
}

export function automaticFormOf({ currency, automatic_top_up }: BalanceSetting): AutomaticForm {
  return {
    threshold: typedAmount(automatic_top_up.threshold, currency),
    amount: typedAmount(automatic_top_up.amount, currency),
    monthly_cap: typedAmount(automatic_top_up.monthly_cap, currency),
  };
}

/** What the server refused of one field, in its words. */
export function fieldMessage(
  error: Error | null,
  param: string,
  say: (problem: ApiError['errors'][number]) => string,
): string | undefined {
  if (!isApiError(error)) return undefined;
  const problem = error.errors.find((one) => one.param === param);
  return problem && say(problem);
}

/** Whether something was refused that is no field of the form. */
export function isWhole(error: Error | null): error is Error {
  return error !== null && !(isApiError(error) && error.errors.length > 0);
}
