import { isApiError } from '@sampan/api-client';
import type { Localisation } from '@sampan/i18n';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** What to show for a refused call. Of a rate limit it says how long to wait, in the largest unit that is still honest. */
export function errorTextWithWait(locale: Localisation, error: Error): string {
  const wait_s = isApiError(error) && error.code === 'rate_limited' ? error.retry_after_s : null;
  if (wait_s === null) return locale.errorText(error);
  if (wait_s < 2 * MINUTE_S) return locale.t('auth.wait_seconds', { count: Math.max(1, wait_s) });
  if (wait_s < 2 * HOUR_S) return locale.t('auth.wait_minutes', { count: Math.ceil(wait_s / MINUTE_S) });
  return locale.t('auth.wait_hours', { count: Math.ceil(wait_s / HOUR_S) });
}

/** The form's name of each field that the server may refuse, by the server's name. */
export type ServerFields<Values extends FieldValues> = Readonly<Record<string, Path<Values>>>;

/**
 * Puts what the server refused beside the fields, the first of them focused; what was typed stays. True when every refused
 * field has its place, so that nothing is left to say above the form.
 */
export function applyFieldErrors<Values extends FieldValues>(
  error: Error,
  fields: ServerFields<Values>,
  setError: UseFormSetError<Values>,
  locale: Localisation,
): boolean {
  if (!isApiError(error)) return false;
  const otp = fields['otp'];
  // A wrong or expired code is refused by a code of its own; it belongs beside the one field it can be about.
  if (error.code === 'otp_invalid' && error.errors.length === 0 && otp !== undefined) {
    setError(otp, { type: 'server', message: locale.errorText(error) }, { shouldFocus: true });
    return true;
  }
  let placed = 0;
  for (const problem of error.errors) {
    const name = fields[problem.param];
    if (name === undefined) continue;
    setError(name, { type: 'server', message: locale.fieldErrorText(problem) }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  return placed > 0 && placed === error.errors.length;
}
