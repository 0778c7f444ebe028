import { strFromU8, unzipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { CsvColumn } from './csv-column.ts';
import { countParts, extensionOf, writeTable, type TableFormat } from './write-rows.ts';

interface Row {
  name: string;
  phone: string;
  fee_minor: number | null;
  at: number;
}
const COLUMNS: CsvColumn<Row>[] = [
  { header: 'Name', type: 'text', value: ({ name }) => name },
  { header: 'Phone', type: 'text', value: ({ phone }) => phone },
  { header: 'Fee', type: 'amount', currency: 'SGD', value: ({ fee_minor }) => fee_minor },
  { header: 'Created (Asia/Singapore)', type: 'time', value: ({ at }) => at },
];
const ROWS: Row[] = [
  { name: 'Nguyễn & "Sons" <1>', phone: '01234', fee_minor: 123_450, at: 1_795_000_000 },
  { name: '=HYPERLINK("http://x")', phone: '+6591234567', fee_minor: null, at: 0 },
  { name: 'tab\tand\u0001bell _x0041_ \ud800', phone: '', fee_minor: -5, at: 1_795_000_001 },
];

async function* each(rows: Row[]) {
  yield* rows;
}

async function written(format: TableFormat, rows: Row[], rows_of_part?: number): Promise<Uint8Array> {
  const table = {
    columns: COLUMNS,
    rows: each(rows),
    total: rows.length,
    format,
    name: 'orders',
    time_zone: 'Asia/Singapore',
  };
  return buffer(writeTable({ ...table, ...(rows_of_part === undefined ? {} : { rows_of_part }) }));
}
const sheetOf = (file: Uint8Array) => strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

describe('a table as a spreadsheet (volume 5)', () => {
  test('keeps text as text, amounts and times as numbers, and runs nothing', async () => {
    const sheet = sheetOf(await written('xlsx', ROWS));
    const cells = [...sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d)"(?: t="inlineStr")?>(.*?)<\/c>/gu)];
    const told = cells.map(([, place, style, inside]) => [place, style, inside?.replaceAll(/<[^>]*>/gu, '')]);
    expect(told).toEqual([
      ['A1', '6', 'Name'],
      ['B1', '6', 'Phone'],
      ['C1', '6', 'Fee'],
      ['D1', '6', 'Created (Asia/Singapore)'],
      ['A2', '1', 'Nguyễn &amp; "Sons" &lt;1&gt;'],
      ['B2', '1', '01234'],
      ['C2', '2', '1234.50'],
      ['D2', '5', expect.stringMatching(/^46344\.\d+$/u)],
      ['A3', '1', '=HYPERLINK("http://x")'],
      ['B3', '1', '+6591234567'],
      ['D3', '5', String(25_569 + 7.5 / 24)],
      ['A4', '1', 'tab\tandbell _x005F_x0041_ '],
      ['C4', '2', '-0.05'],
      ['D4', '5', expect.stringMatching(/^46344\./u)],
    ]);
    expect(sheet).not.toContain('<f>');
  });

  test('the same rows make the same bytes', async () => {
    expect(Buffer.from(await written('xlsx', ROWS)).equals(await written('xlsx', ROWS))).toBe(true);
  });
});

describe('long tables (volume 5: above 100,000 rows in parts)', () => {
  test.each([
    [0, 1, 'csv'],
    [100_000, 1, 'csv'],
    [100_001, 2, 'zip'],
    [1_000_000, 10, 'zip'],
  ])('%i rows are %i files', (total, parts, extension) => {
    expect([countParts(total), extensionOf('csv', countParts(total))]).toEqual([parts, extension]);
  });

  test('each part has the header and its own rows; none is lost', async () => {
    const parts = unzipSync(await written('csv', ROWS, 2));
    const lines = Object.entries(parts).map(([name, file]) => [
      name,
      strFromU8(file).replace('\ufeff', '').split('\r\n').filter(Boolean).length,
    ]);
    expect(lines).toEqual([
      ['orders-1.csv', 3],
      ['orders-2.csv', 2],
    ]);
    const sheets = unzipSync(await written('xlsx', ROWS, 2));
    expect(Object.keys(sheets)).toEqual(['orders-1.xlsx', 'orders-2.xlsx']);
    expect(sheetOf(sheets['orders-2.xlsx'] ?? new Uint8Array())).toContain('_x005F_x0041_');
  });

  test('nothing is a file with its header', async () => {
    expect(Buffer.from(await written('csv', [])).toString()).toBe('\ufeffName,Phone,Fee,Created (Asia/Singapore)\r\n');
    expect(sheetOf(await written('xlsx', []))).toContain('>Phone<');
  });

  test('a reader that goes away ends the rows', async () => {
    let is_ended = false;
    const endless = async function* (): AsyncGenerator<Row> {
      try {
        for (;;) yield ROWS[0] as Row;
      } finally {
        is_ended = true;
      }
    };
    const table = {
      columns: COLUMNS,
      rows: endless(),
      total: 1_000_000,
      format: 'csv' as const,
      name: 'x',
      time_zone: 'UTC',
    };
    for await (const piece of writeTable(table)) if (piece.length > 0) break;
    expect(is_ended).toBe(true);
  });
});
