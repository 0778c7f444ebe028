import * as v from 'valibot';
import { issueMessage } from './issue.ts';

/** Spec section 5. */
export const PASSWORD_MIN = 8;
/** Hashing cost grows with length; nothing is cut off below this. */
export const PASSWORD_MAX = 128;

const LETTER = /\p{L}/u;
const NUMBER = /\p{Nd}/u;
const SPECIAL = /[!@#$%^&*]/;

/** Password of a sign-in (spec section 5): not empty, at least 8 characters. Blanks count: it is never trimmed. */
export function passwordField() {
  return v.pipe(
    v.nullish(v.string(issueMessage('validate.password_empty')), ''),
    v.nonEmpty(issueMessage('validate.password_empty')),
    v.minLength(PASSWORD_MIN, issueMessage('validate.password_short')),
    v.maxLength(
      PASSWORD_MAX,
      issueMessage('validate.too_long', { label: 'label.password', max: String(PASSWORD_MAX) }),
    ),
  );
}

/** Strict mode of spec section 5, for a new password: also a letter, a number and one of !@#$%^&*. */
export function strictPasswordField() {
  return v.pipe(
    passwordField(),
    v.check(
      (text) => text.length < PASSWORD_MIN || (LETTER.test(text) && NUMBER.test(text) && SPECIAL.test(text)),
      issueMessage('validate.password_weak'),
    ),
  );
}

/** The repeated password; the schema around it compares. */
export function repeatedPasswordField() {
  return v.nullish(v.string(issueMessage('validate.password_mismatch')), '');
}
