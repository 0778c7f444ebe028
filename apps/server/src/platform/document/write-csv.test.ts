import { parse } from 'csv-parse/sync';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { FORMULAS } from '#test/document/formula-corpus.fixtures.ts';
import type { CsvColumn } from './csv-column.ts';
import { escapeCsvFormula } from './escape-csv-formula.ts';
import { readInBatches } from './read-in-batches.ts';
import { writeCsv } from './write-csv.ts';

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is still in use: the rest depends on when the runtime last tidied up, and on the files before this one. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const text: CsvColumn<string> = { header: 'Text', type: 'text', value: (row) => row };
const ZONE = 'Asia/Singapore';

const HARMLESS = [
  '',
  'Nguyễn Thị Ánh Tuyết',
  '12 Raffles Quay #05-12',
  'a=b',
  '1-2',
  'mail@shop.example',
  "'quoted'",
  '₱4,000.00',
  '(+65) 9123 4567',
  'line one\nline two',
  'line one\rline two',
  'she said "hi"',
  'a,b;c\td',
];

describe('CSV files (trust.md 4 row 17)', () => {
  test('the corpus is as large as trust.md I3 asks', () => {
    expect(FORMULAS.length).toBeGreaterThanOrEqual(60);
  });

  test.each(FORMULAS.map((formula) => [JSON.stringify(formula), formula]))(
    '%s is written as text',
    async (_, formula) => {
      expect(escapeCsvFormula(formula)).toBe(`'${formula}`);
      const file = (await bytesOf(writeCsv({ columns: [text], rows: [formula], time_zone: ZONE }))).toString();
      expect(parse(file, { bom: true, record_delimiter: '\r\n' })).toEqual([['Text'], [`'${formula}`]]);
    },
  );

  test('harmless texts are written as they are, and read back unchanged', async () => {
    const rows = HARMLESS.map((value, index) => ({ value, index }));
    const file = await bytesOf(
      writeCsv({
        columns: [
          { header: 'No', type: 'integer', value: (row: (typeof rows)[number]) => row.index },
          { header: 'Text', type: 'text', value: (row) => row.value },
        ],
        rows,
        time_zone: ZONE,
      }),
    );
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const read = parse(file, { bom: true, record_delimiter: '\r\n' });
    expect(read.slice(1).map((row) => row[1])).toEqual(HARMLESS);
    // RFC 4180: CRLF ends rows, fields with a line break of any kind are quoted, quotes are doubled.
    expect(file.toString()).toContain(
      '\r\n9,"line one\nline two"\r\n10,"line one\rline two"\r\n11,"she said ""hi"""\r\n',
    );
    expect(file.toString().endsWith('\r\n')).toBe(true);
  });

  test('numbers stay numbers: negative amounts, counts and weights are not guarded', async () => {
    const row = { minor: -123_450, at: 1_795_276_800 };
    const file = await bytesOf(
      writeCsv({
        columns: [
          { header: 'SGD', type: 'amount', currency: 'SGD', value: (one: typeof row) => one.minor },
          { header: 'VND', type: 'amount', currency: () => 'VND', value: (one) => one.minor },
          { header: 'Count', type: 'integer', value: () => -5 },
          { header: 'Weight', type: 'decimal', value: () => -1.25 },
          { header: 'Day', type: 'date', value: (one) => one.at },
          { header: 'Time', type: 'time', value: (one) => one.at },
          { header: 'Phone', type: 'text', value: () => '+6591234567' },
          { header: 'Nothing', type: 'amount', currency: 'SGD', value: () => null },
          { header: '=1+1', type: 'text', value: () => null },
        ],
        rows: [row],
        time_zone: ZONE,
      }),
    );
    expect(file.subarray(3).toString()).toBe(
      "SGD,VND,Count,Weight,Day,Time,Phone,Nothing,'=1+1\r\n-1234.50,-123450,-5,-1.25,2026-11-22,2026-11-22 00:00:00,'+6591234567,,\r\n",
    );
  });

  test('a column of the wrong kind ends the file with an error instead of a wrong number', async () => {
    const columns: CsvColumn<number>[] = [{ header: 'Count', type: 'integer', value: (row) => row }];
    await expect(bytesOf(writeCsv({ columns, rows: [1, 1.5], time_zone: ZONE }))).rejects.toThrow(RangeError);
  });

  test('an error behind the rows reaches the reader', async () => {
    const rows = readInBatches<string>((last) =>
      last === null ? Promise.resolve(['one']) : Promise.reject(new Error('database gone')),
    );
    await expect(bytesOf(writeCsv({ columns: [text], rows, time_zone: ZONE }))).rejects.toThrow('database gone');
  });

  test('back-pressure: rows are taken no faster than the file is read, and end when the reader leaves', async () => {
    let taken = 0;
    let ended = false;
    async function* endless() {
      try {
        for (;;) {
          taken += 1;
          yield await Promise.resolve('x'.repeat(1_000));
        }
      } finally {
        ended = true;
      }
    }
    const reader = writeCsv({ columns: [text], rows: endless(), time_zone: ZONE }).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(taken).toBeLessThan(500);
    const before = taken;
    for (let chunk = 0; chunk < 500; chunk += 1) await reader.read();
    expect(taken).toBeGreaterThan(before);
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).toBe(true);
  });

  test('a million rows pass in constant memory', { timeout: 120_000 }, async () => {
    const rows = readInBatches<number>((last) =>
      Promise.resolve(
        Array.from({ length: last === null || last < 999_999 ? 1_000 : 0 }, (_, n) => (last ?? -1) + 1 + n),
      ),
    );
    const columns: CsvColumn<number>[] = [
      { header: 'No', type: 'integer', value: (row) => row },
      { header: 'Text', type: 'text', value: (row) => `Label SMPME${row}` },
      { header: 'Amount', type: 'amount', currency: 'SGD', value: (row) => -row },
    ];
    let bytes = 0;
    let peak = 0;
    const before = heldBytes();
    let measured_at = 0;
    for await (const chunk of writeCsv({ columns, rows, time_zone: ZONE })) {
      bytes += chunk.length;
      if (bytes - measured_at < 4_000_000) continue;
      measured_at = bytes;
      peak = Math.max(peak, heldBytes() - before);
    }
    expect(bytes).toBeGreaterThan(20_000_000);
    expect(peak).toBeLessThan(4_000_000);
  });
});
