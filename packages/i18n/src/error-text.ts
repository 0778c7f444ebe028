import type { Language } from '@sampan/country-rules';
import { issueText } from './issue-text.ts';
import type { LooseTranslate, Translate } from '@sampan/messages';

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

/** One wrong field of a refused call: `errors[]` of an API error. */
export interface FieldFailureLike {
  /** Message key, 'validate.too_long'. */
  readonly code: string;
  /** What fills its sentence; `label` is a message key. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** The server's English sentence. */
  readonly message: string;
}

/**
 * What to show beside a field the server refused: its sentence in English, else the one of its key with the field's label.
 * A key that came without its values cannot make a sentence; the server's words are better than a gap then.
 */
export function fieldErrorText(t: Translate, language: Language, failure: FieldFailureLike, label?: string): string {
  // A field can be refused for the reason of the whole call: a wrong code, an email that is taken.
  if (failure.code.startsWith('error.'))
    return errorText(t, language, { code: failure.code.slice('error.'.length), message: failure.message });
  if (language === 'en') return failure.message || issueText(t, failure.code, label, failure.params);
  const text = issueText(t, failure.code, label, failure.params);
  return /^validate\.|\{\{/u.test(text) ? failure.message : text;
}
