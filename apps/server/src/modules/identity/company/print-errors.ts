import type { FieldError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { unprintableIn } from '../../../platform/document/printable.ts';

/** More than these are not listed: the field is named, and somebody who pasted a page sees why. */
const LISTED = 10;

/**
 * Texts that a label could not show, each with its field and the characters that no font has. Whoever sells a label asks
 * this before the price.
 */
export function printErrors(texts: readonly (readonly [param: string, text: string | undefined])[]): FieldError[] {
  return texts.flatMap(([param, text]) => {
    const characters = unprintableIn(text ?? '')
      .slice(0, LISTED)
      .join(' ');
    if (characters === '') return [];
    return [issueErrorOf(param, 'validate.not_printable', { characters })];
  });
}
