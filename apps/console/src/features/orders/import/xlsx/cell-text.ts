import type { CellFormat, Workbook } from './workbook.ts';

const DAY_MS = 86_400_000;
/** A spreadsheet keeps fifteen digits of a number; what stands behind them is made up. */
const DIGITS = 15;

function dayText(serial: number, is_1904: boolean): string {
  const moment = new Date(Math.round((serial - (is_1904 ? 24_107 : 25_569)) * 86_400) * 1000);
  const text = moment.toISOString();
  return moment.getTime() % DAY_MS === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

function numberText(value: string, format: CellFormat | undefined, is_1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (format?.is_date && number > 0 && number < 2_958_466) return dayText(number, is_1904);
  // Longer numbers have lost their last digits: written so that the check of the row says so.
  if (Math.abs(number) >= 10 ** DIGITS) return number.toExponential().toUpperCase();
  const text = String(Number(number.toPrecision(DIGITS)));
  return format && format.digits > 0 && /^\d+$/u.test(text) ? text.padStart(format.digits, '0') : text;
}

/** A cell as the text that a person sees in it, without grouping and currency signs. */
export function cellText(
  type: string,
  value: string,
  style: number,
  { strings, styles, is_1904 }: Pick<Workbook, 'strings' | 'styles' | 'is_1904'>,
): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return value === '' ? '' : numberText(value, styles[style], is_1904);
    case 'd':
      return value.replace('T', ' ').replace(/ 00:00:00.*$/u, '');
    default:
      return value;
  }
}
