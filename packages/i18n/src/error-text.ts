import type { Language } from '@sampan/country-rules';
import type { LooseTranslate, Translate } from './translate.ts';

/** What an error of the API client carries; any other error does too, with less. */
export interface FailureLike {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly detail?: string | undefined;
}

/**
 * What to show for a failed call. In English the server's message, else its detail, else 'Please try again' (spec 8). In
 * another language the sentence of its code, because the server speaks English; a code unknown here falls back to the
 * server's words.
 */
export function errorText(t: Translate, language: Language, failure: FailureLike): string {
  const said = failure.message?.trim() || failure.detail?.trim() || t('error.internal');
  if (language === 'en' || !failure.code) return said;
  const key = `error.${failure.code}`;
  const translated = (t as LooseTranslate)(key);
  return translated === key ? said : translated;
}
