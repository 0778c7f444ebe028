import * as v from 'valibot';
import { issueMessage, type LabelKey } from './issue.ts';

/** Longest one-line answer; a street takes this much in every country (long Philippine addresses reach 141). */
export const TEXT_MAX = 200;
/** Longest message or description. */
export const CONTENT_MAX = 5_000;

/** Control characters other than tab and line ends, which a pasted text may hold. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u;

export interface TextRule {
  readonly label: LabelKey;
  readonly is_required: boolean;
  readonly max?: number;
}

/**
 * Text of a form: a missing value is empty, the rest is trimmed and put in normal form C, so that a Vietnamese name typed
 * on two keyboards is one name. Required text gives '{Label} is required' (spec section 5).
 */
export function textField({ label, is_required, max = TEXT_MAX }: TextRule) {
  return v.pipe(
    v.nullish(v.string(issueMessage('validate.type_invalid', { label })), ''),
    v.transform((text) => text.normalize('NFC').trim()),
    v.check((text) => !is_required || text !== '', issueMessage('validate.required', { label })),
    v.check((text) => !CONTROL_CHARACTERS.test(text), issueMessage('validate.characters_invalid', { label })),
    v.maxLength(max, issueMessage('validate.too_long', { label, max: String(max) })),
  );
}

/** Required text. */
export function requiredText(label: LabelKey, max: number = TEXT_MAX) {
  return textField({ label, is_required: true, max });
}

/** Text that may be left empty. */
export function optionalText(label: LabelKey, max: number = TEXT_MAX) {
  return textField({ label, is_required: false, max });
}

/** A box that must be ticked (spec section 5: the terms checkbox). */
export function requiredCheckbox() {
  return v.pipe(
    v.nullish(v.boolean(issueMessage('validate.terms_required')), false),
    v.check((is_ticked) => is_ticked, issueMessage('validate.terms_required')),
  );
}

/** A box that may be ticked or not. */
export function checkbox() {
  return v.nullish(v.boolean(issueMessage('validate.type_invalid')), false);
}
