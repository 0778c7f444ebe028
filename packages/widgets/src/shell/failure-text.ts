import type { MessageKey, Translate } from '@sampan/messages';
import type { WidgetError } from './widget-error.ts';

/** Keys every widget needs to say what failed; a shopper cannot mend a shop's key, so those share one sentence. */
export const FAILURE_KEYS = [
  'widget.unavailable',
  'widget.open_page',
  'widget.test_mode',
  'error.offline',
  'error.network',
  'error.rate_limited',
  'common.try_again',
] as const satisfies readonly MessageKey[];

/** A sentence for the shopper: what happened and what to do. The API's own sentence where it spoke of their input. */
export function failureText(error: WidgetError, t: Translate): string {
  const key = `error.${error.code}` as 'error.offline';
  const text = t(key);
  if (text !== key) return text;
  return error.type === 'request' ? error.message : t('widget.unavailable');
}
