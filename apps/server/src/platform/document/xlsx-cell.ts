import { csvCell, type CsvColumn } from './csv-column.ts';

/** Formats of cells by their place in `STYLES`. */
const STYLE = { text: 1, cents: 2, whole: 3, day: 4, time: 5, header: 6 } as const;

/** The formats, in the order of {@link STYLE}: text stays as it is typed, whatever it looks like. */
export const STYLES =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7">' +
  [0, 49, 2, 1, 164, 165].map((format) => `<xf numFmtId="${format}" xfId="0" applyNumberFormat="1"/>`).join('') +
  '<xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot hold. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;
/** Read back as one character by spreadsheets, unless its underscore is written so itself. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/giu;
/** Spreadsheets take no longer text. */
const LONGEST_TEXT = 32_767;

function xmlText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replaceAll(UNWRITABLE, '')
    .replaceAll(ESCAPE, '_x005F_')
    .replaceAll(/[&<>]/gu, (sign) => ENTITIES[sign] ?? '');
}

function textCell(place: string, text: string, style: number): string {
  if (text === '') return '';
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function numberCell(place: string, value: string, style: number): string {
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** Days since the spreadsheets' year 1900, of a local time as text. */
function serialOf(local: string): string {
  return String(Date.parse(`${local.replace(' ', 'T')}${local.length > 10 ? '' : 'T00:00:00'}Z`) / 86_400_000 + 25_569);
}

export function xlsxHeaderCell(header: string, place: string): string {
  return textCell(place, header, STYLE.header);
}

/** A row's cell in a column at a place such as `B7`; empty for nothing. Texts are no formulas, whatever they start with. */
export function xlsxCell<Row>(column: CsvColumn<Row>, row: Row, place: string, time_zone: string): string {
  if (column.type === 'text') return textCell(place, column.value(row) ?? '', STYLE.text);
  const text = csvCell(column, row, time_zone);
  if (text === '') return '';
  switch (column.type) {
    case 'amount':
      return numberCell(place, text, text.includes('.') ? STYLE.cents : STYLE.whole);
    case 'date':
      return numberCell(place, serialOf(text), STYLE.day);
    case 'time':
      return numberCell(place, serialOf(text), STYLE.time);
    default:
      return numberCell(place, text, 0);
  }
}
