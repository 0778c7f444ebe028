import type { CsvFile } from './write-csv.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';
import { STYLES, xlsxCell, xlsxHeaderCell } from './xlsx-cell.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What a spreadsheet is beside its sheet. */
const FRAME: readonly (readonly [name: string, content: string])[] = [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', STYLES],
];

const ROWS_AT_ONCE = 100;

/** The letters of a column, from 0: A, B, … Z, AA. */
function lettersOf(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest === 0 ? '' : lettersOf(rest - 1)) + String.fromCodePoint(65 + (at % 26));
}

async function* sheetPieces<Row>({ columns, rows, time_zone }: CsvFile<Row>): AsyncGenerator<Uint8Array> {
  const letters = columns.map((_, at) => lettersOf(at));
  const heads = columns.map(({ header }, at) => xlsxHeaderCell(header, `${letters[at]}1`)).join('');
  // The header stays in sight however far one scrolls.
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
      `<sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${columns.length}" width="18" customWidth="1"/></cols><sheetData><row r="1">${heads}</row>`,
  );
  let piece = '';
  let number = 1;
  for await (const row of rows) {
    number += 1;
    const cells = columns.map((column, at) => xlsxCell(column, row, `${letters[at]}${number}`, time_zone));
    piece += `<row r="${number}">${cells.join('')}</row>`;
    if (number % ROWS_AT_ONCE !== 0) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(`${piece}</sheetData></worksheet>`);
}

/**
 * The file as a spreadsheet of one sheet, as it is written: a few rows at a time, however many there are. Texts are text
 * cells, so zeros in front and long numbers stay; amounts, dates and times are numbers with a format.
 */
export function writeXlsx<Row>(file: CsvFile<Row>): AsyncGenerator<Uint8Array> {
  const frame = FRAME.map(([name, content]): ZipEntry => ({ name, body: [Buffer.from(content)] }));
  return writeZip([...frame, { name: 'xl/worksheets/sheet1.xml', body: sheetPieces(file) }]);
}
