/**
 * What spreadsheets take for a formula or a command at the start of a cell: `= + - @`, tab, carriage return and NUL, their
 * full-width and small forms, and the minus sign, also behind spaces and characters that nobody sees.
 */
const FORMULA =
  /^[\s\p{Z}\p{Cf}\p{Cc}]*[=+\-@\t\r\0\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\u{FE66}\u{FE62}\u{FE63}\u{FE6B}\u{2212}]/u;

/**
 * A text that every spreadsheet shows as text: one that could start a formula gets a leading `'` (trust.md 4 row 17, ASVS
 * 1.2.10). Only for texts, phones among them; numbers stay numbers and are not passed here.
 */
export function escapeCsvFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
