import type { LooseTranslate, Translate } from '@sampan/messages';
import { failureText } from '../shell/failure-text.ts';
import type { WidgetError } from '../shell/widget-error.ts';
import type { CheckoutProblem } from './checkout-state.ts';

/** A problem in words. */
export function problemText(problem: CheckoutProblem, t: Translate): string {
  if ('text' in problem) return problem.text;
  if ('failure' in problem) return failureText(problem.failure as WidgetError, t);
  return (t as LooseTranslate)(problem.key, problem.params);
}
