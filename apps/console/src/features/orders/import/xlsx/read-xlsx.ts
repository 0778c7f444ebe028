import { cellText } from './cell-text.ts';
import { readPart } from './read-part.ts';
import { MAX_COLUMNS, MAX_ROWS } from './sheet-limits.ts';
import { readWorkbook } from './workbook.ts';
import { XlsxRefused } from './xlsx-refused.ts';

/** Rows above the header come on top. */
const MAX_LINES = MAX_ROWS + 50;
const MAX_CELL = 2_000;

/** The number of a column, from 0, of a place such as `AB7`. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,4}/u.exec(place)?.[0] ?? '') column = column * 26 + (letter.codePointAt(0) ?? 64) - 64;
  return column - 1;
}

const quoted = (cell: string): string => (/[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Reads the first sheet of a spreadsheet as CSV. The sheet's own word for its size is not believed; rows, columns and bytes are
 * counted while they are read, so that no file takes more memory than they allow. Throws `XlsxRefused`.
 */
export function readXlsx(bytes: Uint8Array): string {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new XlsxRefused('old_excel');
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new XlsxRefused('unreadable');
  const workbook = readWorkbook(bytes);
  const lines: string[] = [];
  let row: string[] = [];
  let [row_number, column, style, type, value] = [0, -1, 0, 'n', ''];
  let is_value = false;
  const is_there = readPart(bytes, workbook.sheet, {
    onOpen: (name, { r = '', s = '0', t = 'n' }) => {
      if (name === 'row') {
        row = [];
        column = -1;
        row_number = r === '' ? row_number + 1 : Number(r);
      } else if (name === 'c') {
        column = r === '' ? column + 1 : columnOf(r);
        if (column >= MAX_COLUMNS) throw new XlsxRefused('too_many_columns');
        [style, type, value] = [Number(s), t, ''];
      }
      is_value = name === 'v' || name === 't';
    },
    onText: (text) => {
      if (is_value && value.length < MAX_CELL) value += text;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') is_value = false;
      if (name === 'c') row[column] = cellText(type, value, style, workbook).slice(0, MAX_CELL);
      if (name !== 'row' || !row.some((cell) => cell.trim() !== '')) return;
      // Empty rows stay, so that a row has the number its person knows it by.
      const gap = row_number - 1 - lines.length;
      if (lines.length + Math.max(0, gap) >= MAX_LINES) throw new XlsxRefused('too_many_rows');
      for (let empty = 0; empty < gap; empty += 1) lines.push('');
      lines.push(Array.from(row, (cell: string | undefined) => quoted(cell ?? '')).join(','));
    },
  });
  if (!is_there) throw new XlsxRefused('unreadable');
  if (lines.length === 0) throw new XlsxRefused('empty');
  return `${lines.join('\n')}\n`;
}
