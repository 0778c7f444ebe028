import { readPart } from './read-part.ts';
import { XlsxRefused } from './xlsx-refused.ts';

export interface Workbook {
  /** The part of the first sheet that is shown. */
  sheet: string;
  /** Days are counted from 1904, as old Macs did. */
  is_1904: boolean;
  strings: readonly string[];
  /** What a cell's style says of its number. */
  styles: readonly CellFormat[];
}

export interface CellFormat {
  is_date: boolean;
  /** Digits the number is shown with, zeros in front; 0 for any other format. */
  digits: number;
}

const DATE_IDS: ReadonlySet<number> = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47]);
/** Texts of a whole workbook. */
const MAX_TEXT = 30_000_000;

/** Whether a number format writes dates, without its colours and quoted words. */
function formatOf(code: string): CellFormat {
  const plain = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./gu, '');
  return { is_date: /[dmyhs]/iu.test(plain) && !/General/iu.test(code), digits: /^0+$/u.test(code) ? code.length : 0 };
}

function readStrings(bytes: Uint8Array): string[] {
  const strings: string[] = [];
  let [text, size] = ['', 0];
  let [in_text, in_hint] = [false, false];
  readPart(bytes, 'xl/sharedStrings.xml', {
    onOpen: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') in_hint = true;
      if (name === 't') in_text = !in_hint;
    },
    onText: (piece) => {
      if (in_text) text += piece;
    },
    onClose: (name) => {
      if (name === 't') in_text = false;
      if (name === 'rPh') in_hint = false;
      if (name !== 'si') return;
      size += text.length;
      if (size > MAX_TEXT) throw new XlsxRefused('too_large');
      strings.push(text);
    },
  });
  return strings;
}

function readStyles(bytes: Uint8Array): CellFormat[] {
  const own = new Map<number, CellFormat>();
  const styles: CellFormat[] = [];
  let in_cells = false;
  readPart(bytes, 'xl/styles.xml', {
    onOpen: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), formatOf(formatCode));
      if (name === 'cellXfs') in_cells = true;
      const id = Number(numFmtId);
      if (name === 'xf' && in_cells) styles.push(own.get(id) ?? { is_date: DATE_IDS.has(id), digits: 0 });
    },
    onClose: (name) => {
      if (name === 'cellXfs') in_cells = false;
    },
  });
  return styles;
}

/** Reads what a spreadsheet says beside its cells. Throws `XlsxRefused` for what is none. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const targets = new Map<string, string>();
  readPart(bytes, 'xl/_rels/workbook.xml.rels', {
    onOpen: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  let sheet: string | undefined;
  let is_1904 = false;
  const is_workbook = readPart(bytes, 'xl/workbook.xml', {
    onOpen: (name, attributes) => {
      if (name === 'workbookPr') is_1904 = /^(?:1|true)$/u.test(attributes['date1904'] ?? '');
      if (name === 'sheet' && !/hidden/iu.test(attributes['state'] ?? ''))
        sheet ??= targets.get(attributes['r:id'] ?? '');
    },
  });
  if (!is_workbook) throw new XlsxRefused('unreadable');
  return {
    sheet: sheet ?? 'xl/worksheets/sheet1.xml',
    is_1904,
    strings: readStrings(bytes),
    styles: readStyles(bytes),
  };
}
