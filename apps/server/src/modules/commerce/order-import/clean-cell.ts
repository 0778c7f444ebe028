import type { ValidateKey } from '@sampan/validators';

/** A cell as it is read on, and what was done to it. */
export interface CleanCell {
  text: string;
  repair: ValidateKey | null;
  error: ValidateKey | null;
}

/** What a spreadsheet writes where a formula failed. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/iu;
/** Signs nobody sees: zero-width ones, marks of direction, the byte order mark, the soft hyphen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
/** UTF-8 that was read as a code page and saved so: 'é' became 'Ã©', 'ế' became 'áº¿'. */
const GARBLED = /Ã[\u0080-\u00bf\u0152-\u2122]|á[º»][\u0080-\u00bf\u0152-\u2122]?|Ä[\u0090\u0091‘]|Æ[°¡]|\ufffd/u;

/** Spaces, line breaks and marks that mean nothing, without a word: nobody would miss them. */
function tidy(cell: string): string {
  return cell
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROL, '')
    .replaceAll(/[\s\u00a0\u2007\u202f\u3000]+/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** Text behind the guards that keep a spreadsheet from reading it: `'0123`, `="0123"`. Undoes what our own exports write. */
function unguarded(text: string): string {
  const formula = /^="(.*)"$/u.exec(text);
  if (formula) return (formula[1] ?? '').replaceAll('""', '"').trim();
  return text.replace(/^'(?!\s)/u, '');
}

/** Reads a cell as text. Says so where something a person can see was taken away, and refuses a formula that failed. */
export function cleanCell(cell: string): CleanCell {
  const tidied = tidy(cell);
  if (FORMULA_ERROR.test(tidied))
    return {
      text: tidied,
      repair: null,
      error: 'validate.import_formula_error',
    };
  const text = unguarded(tidied);
  return {
    text,
    repair: text === tidied ? null : 'validate.import_guard_removed',
    error: null,
  };
}

/** Whether a text was read in the wrong encoding before it came here: its letters are gone for us, not for the person. */
export function isGarbled(text: string): boolean {
  return GARBLED.test(text);
}

/** A number as spreadsheets write long ones: the digits behind the first are gone. */
export function isScientific(text: string): boolean {
  return /^[+-]?\d(?:[.,]\d+)?E[+-]?\d+$/iu.test(text);
}

/** Market places hide names and phones behind stars. */
export function isMasked(text: string): boolean {
  return /\*{2,}/u.test(text);
}
