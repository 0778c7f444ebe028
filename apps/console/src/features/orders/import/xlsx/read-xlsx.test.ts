import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { unzipPart } from './unzip-part.ts';

const RELS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet2.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet1.xml"/></Relationships>';
const BOOK =
  '<workbook><sheets><sheet name="Notes" state="hidden" r:id="rId1"/><sheet name="Orders" r:id="rId2"/></sheets></workbook>';
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="dd\\/mm\\/yyyy"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
const STRINGS = '<sst><si><t>Name</t></si><si><r><t>Mei </t></r><r><t>Ling</t></r><rPh><t>x</t></rPh></si></sst>';

function xlsx(sheet: string, more: Record<string, string> = {}): Uint8Array {
  const parts = {
    'xl/worksheets/sheet1.xml': `<worksheet><dimension ref="A1:A1"/><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/workbook.xml': BOOK,
    'xl/_rels/workbook.xml.rels': RELS,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': STRINGS,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const reasonOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return (error as { reason?: string }).reason ?? error;
  }
};

describe('a spreadsheet as CSV (volume 3: xlsx is read in the browser)', () => {
  test('the first sheet that is shown, whatever it says of its size; texts, numbers, dates, formats, errors, gaps', () => {
    const sheet =
      row(1, '<c r="A1" t="s"><v>0</v></c>', '<c r="B1" t="inlineStr"><is><t>Note, &amp; "more"</t></is></c>') +
      row(3, '<c r="A3" t="s"><v>1</v></c>', '<c r="C3" s="1"><v>38983</v></c>', '<c r="D3" s="2"><v>46351</v></c>') +
      row(4, '<c r="A4"><f>1+1</f><v>0.30000000000000004</v></c>', '<c r="B4" t="e"><v>#REF!</v></c>') +
      row(
        5,
        '<c r="A5"><v>6591234567</v></c>',
        '<c r="B5"><v>577000000000000123</v></c>',
        '<c r="C5" t="b"><v>1</v></c>',
      ) +
      row(6, '<c r="A6" s="2"><v>46351.5</v></c>') +
      row(7, '<c r="A7" s="1"/>');
    expect(readXlsx(xlsx(sheet)).split('\n')).toEqual([
      'Name,"Note, & ""more"""',
      '',
      'Mei Ling,,038983,2026-11-25',
      '0.3,#REF!',
      // The last digits of the long one are gone: the check of the row says so.
      expect.stringMatching(/^6591234567,5\.77\d*E\+17,TRUE$/u),
      '2026-11-25 12:00:00',
      '',
    ]);
  });

  test.each([
    ['an old or protected one', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old_excel'],
    ['text', () => strToU8('a,b'), 'unreadable'],
    ['another archive', () => zipSync({ 'a.txt': strToU8('a') }), 'unreadable'],
    ['half of one', () => xlsx(row(1, '<c r="A1"><v>1</v></c>')).subarray(0, 60), 'unreadable'],
    ['broken XML', () => xlsx('<row r="1"><c'), 'unreadable'],
    ['an entity that expands', () => xlsx('<row r="1"><c r="A1" t="str"><v>&lol;</v></c></row>'), 'unreadable'],
    ['nothing', () => xlsx(row(1, '<c r="A1"/>')), 'empty'],
    ['10,000 columns', () => xlsx(row(1, '<c r="NTP1"><v>1</v></c>')), 'too_many_columns'],
    ['a row far below', () => xlsx(row(900_000, '<c r="A900000"><v>1</v></c>')), 'too_many_rows'],
    [
      '20,000 rows',
      () => xlsx(Array.from({ length: 20_000 }, (_, at) => row(at + 1, '<c><v>1</v></c>')).join('')),
      'too_many_rows',
    ],
  ])('%s is refused', (_, bytes, reason) => {
    expect(reasonOf(() => readXlsx(bytes()))).toBe(reason);
  });

  test('a bomb is given up while it unpacks', () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(30_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(50_000);
    let unpacked = 0;
    const unpack = () => unzipPart(bomb, 'xl/workbook.xml', (piece) => (unpacked += piece.length), 10_000_000);
    expect(reasonOf(unpack)).toBe('too_large');
    expect(unpacked).toBeLessThan(16_000_000);
  });
});
