import type { ImportRow } from '@sampan/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESET_FILES } from '#test/order-import/preset-files.fixtures.ts';
import { convertFile, type ConvertOptions } from './convert-file.ts';

const SG: ConvertOptions = { country: 'SG', now: () => 0 };
const HEADER = 'reference,name,phone,address,unit,postcode,content,value,weight';
const GOOD = ['R-1', 'Mei Ling', '91234567', '145 Lorong 2 Toa Payoh', '#08-212', '310145', 'Jam', '48.00', '1.5'];

/** One row of somebody's own sheet, with some cells changed. */
async function convertOne(
  changes: Partial<Record<number, string>>,
  options: Partial<ConvertOptions> = {},
  delimiter = ',',
): Promise<ImportRow> {
  const cells = GOOD.map((cell, at) => changes[at] ?? cell).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const text = `${HEADER.replaceAll(',', delimiter)}\n${cells.join(delimiter)}\n`;
  const { rows } = await convertFile(Buffer.from(text), { ...SG, ...options });
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
}

const codesOf = ({ issues, repaired }: ImportRow) => ({
  errors: issues.filter(({ severity }) => severity === 'error').map(({ field, code }) => `${field} ${code}`),
  repairs: repaired.map(({ field, code }) => `${field} ${code}`),
});

describe('files of shops and couriers are read as they are (volume 1)', () => {
  test.each(PRESET_FILES)('$preset', async ({ preset, country, text, expected }) => {
    const file = await convertFile(Buffer.from(text), {
      country,
      now: () => 0,
      defaults: { package_weight: '1' },
    });
    expect(file.detected.preset).toBe(preset);
    expect(file.rows).toMatchObject(expected.map(({ items: _, ...row }) => row));
    const counts = expected.map(({ items }, at) => items ?? file.rows[at]?.items.length);
    expect(file.rows.map(({ items }) => items.length)).toEqual(counts);
  });
});

describe('what spreadsheets do to files (volume 2)', () => {
  test.each([
    ['a postcode without its first zero', { 5: '38983' }, 'recipient_post_code', '038983', 'import_zero_restored'],
    ['.0 behind digits', { 5: '310145.0' }, 'recipient_post_code', '310145', 'import_decimals_removed'],
    ["a guarding '", { 2: "'91234567" }, 'recipient_phone', '+6591234567', 'import_guard_removed'],
    ['a guarding =""', { 5: '="038983"' }, 'recipient_post_code', '038983', 'import_guard_removed'],
    ['grams', { 8: '1500 g' }, 'package_weight', '1.5', 'import_grams'],
    ['a decimal comma', { 8: '1,5' }, 'package_weight', '1.5', 'import_number_read'],
  ] as const)('%s is repaired', async (_, changes, field, value, code) => {
    const row = await convertOne(changes);
    expect([row.state, row.values[field]]).toEqual(['ready', value]);
    expect(codesOf(row).repairs).toContain(`${field} validate.${code}`);
  });

  test.each([
    ['scientific notation of a phone', { 2: '6.01235E+10' }, 'recipient_phone', 'import_digits_lost'],
    ['scientific notation of an id', { 0: '5.77E+17' }, 'reference_id', 'import_digits_lost'],
    ['two zeros lost', { 5: '3898' }, 'recipient_post_code', 'postcode_invalid'],
    ['a failed formula', { 3: '#REF!' }, 'recipient_address', 'import_formula_error'],
    ['a look-up without result', { 1: '#N/A' }, 'recipient_name', 'import_formula_error'],
    ['a formula with a misspelt name', { 6: '#NAME?' }, 'package_content', 'import_formula_error'],
    ['a number of two readings', { 8: '1.250' }, 'package_weight', 'import_number_ambiguous'],
    ['a hidden name', { 1: 'M****g' }, 'recipient_name', 'import_masked'],
    ['no phone', { 2: '' }, 'recipient_phone', 'phone_required'],
    ['a negative value', { 7: '-4' }, 'package_value', 'amount_negative'],
    ['the example row', { 0: 'EXAMPLE-1' }, 'reference_id', 'import_example_row'],
  ] as const)('%s is an error', async (_, changes, field, code) => {
    const row = await convertOne(changes);
    expect(row.state).toBe('error');
    expect(codesOf(row).errors).toContain(`${field} validate.${code}`);
  });

  test('a semicolon between the cells says that commas stand before decimals', async () => {
    const row = await convertOne({ 8: '1,250' }, {}, ';');
    expect([row.state, row.values.package_weight]).toEqual(['ready', '1.250']);
  });

  test.each([
    ['serial', ['46351'], '2026-11-25'],
    ['serial with a time', ['46351.34321'], '2026-11-25'],
    ['both readings possible: as here, the day first', ['04/05/2026'], '2026-05-04'],
    ['day first, settled by another row', ['04/05/2026', '25/05/2026'], '2026-05-04'],
    ['month first, settled by another row', ['04/05/2026', '05/25/2026'], '2026-04-05'],
  ] as const)('a date: %s', async (_, days, expected) => {
    const rows = days.map((day) => `${GOOD.slice(0, 4).join(',')},${day}`);
    const text = ['reference,name,phone,address,pick up date', ...rows].join('\n');
    const { rows: read } = await convertFile(Buffer.from(text), SG);
    expect(read[0]?.values.pick_up_date).toBe(expected);
    expect(read[0]?.repaired.map(({ field }) => field)).toContain('pick_up_date');
  });

  test('line breaks, invisible signs and spaces in cells become spaces; rows and columns without anything are dropped', async () => {
    const text = `${HEADER},,\n\n"R-1"," Mei\u00a0Ling\u200b ",91234567,"145 Lorong 2\nToa Payoh",#08-212,310145,Jam,48,1.5,,\n,,,,,\n`;
    const file = await convertFile(Buffer.from(text), SG);
    expect(file.rows).toHaveLength(1);
    expect(file.rows[0]?.values).toMatchObject({
      recipient_name: 'Mei Ling',
      recipient_address: '145 Lorong 2 Toa Payoh',
    });
  });

  test('title rows stand above the header and a total below', async () => {
    const text = `Orders of November\n\n${HEADER}\n${GOOD.join(',')}\nTotal,,,,,,,48.00,1.5\n`;
    const file = await convertFile(Buffer.from(text), SG);
    expect(file.detected.header_row).toBe(3);
    expect(file.rows.map(({ row, state }) => [row, state])).toEqual([
      [4, 'ready'],
      [5, 'skipped'],
    ]);
  });

  const NAMED = `${HEADER}\n${GOOD.map((cell, at) => (at === 1 ? 'José Ñañez' : cell)).join(',')}\n`;
  test.each([
    ['utf-8', Buffer.from(`\ufeff${NAMED}`)],
    ['utf-16le', Buffer.from(`\ufeff${NAMED.replaceAll(',', '\t')}`, 'utf16le')],
    ['utf-16le', Buffer.from(NAMED, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${NAMED}`, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(NAMED, 'latin1')],
  ] as const)('%s', async (encoding, bytes) => {
    const file = await convertFile(bytes, SG);
    expect([file.detected.encoding, file.rows[0]?.values.recipient_name]).toEqual([encoding, 'José Ñañez']);
  });

  test('the code page of Viet Nam, and decomposed letters', async () => {
    // The dot below stands behind its letter there.
    const name = 'L\u00ea Tho\u00f2';
    const text = `${HEADER}\n${GOOD.map((cell, at) => (at === 1 ? name : cell)).join(',')}`;
    const file = await convertFile(Buffer.from(text, 'latin1'), { ...SG, country: 'VN' });
    expect([file.detected.encoding, file.rows[0]?.values.recipient_name]).toEqual(['windows-1258', 'Lê Thọ']);
    const apart = await convertOne({ 1: 'Nguyễn'.normalize('NFD') });
    expect(apart.values.recipient_name).toBe('Nguyễn');
  });

  test.each(['Jalan CafÃ© 12', '12 Nguyá»…n Huệ'])(
    '%s: read in the wrong encoding before, it is marked, not guessed',
    async (street) => {
      const row = await convertOne({ 3: street });
      expect([row.state, row.issues.map(({ code }) => code)]).toEqual(['ready', ['validate.import_garbled']]);
    },
  );
});

describe('rows of one reference', () => {
  const file = (second: string[]) => Buffer.from([HEADER, GOOD.join(','), second.join(',')].join('\n'));
  const OTHER = GOOD.map((cell, at) => (at === 1 ? 'Mei Lin' : cell));

  test('are items of one parcel or parcels of their own, as asked', async () => {
    const one = await convertFile(file(GOOD), {
      ...SG,
      same_reference: 'items',
    });
    expect(one.rows.map(({ lines }) => lines)).toEqual([[2, 3]]);
    const two = await convertFile(file(GOOD), {
      ...SG,
      same_reference: 'parcels',
    });
    expect(two.rows.map(({ reference }) => reference)).toEqual(['R-1', 'R-1/2']);
    expect(two.rows[1]?.issues.map(({ code }) => code)).toEqual(['validate.import_same_recipient']);
  });

  test('that say different things are refused with both named', async () => {
    const { rows } = await convertFile(file(OTHER), {
      ...SG,
      same_reference: 'items',
    });
    expect(rows[0]?.issues).toMatchObject([
      {
        field: 'recipient_name',
        code: 'validate.import_rows_differ',
        message: expect.stringContaining('2 and 3') as string,
      },
    ]);
  });
});

describe('columns', () => {
  test('a mapping and values for all rows are taken as given', async () => {
    const text = 'who;where;call\nMei Ling;145 Lorong 2 Toa Payoh;91234567\n';
    const mapping = {
      recipient_name: ['who'],
      recipient_address: ['where'],
      recipient_phone: ['call'],
    };
    const defaults = {
      package_weight: '1',
      package_value: '10',
      package_content: 'Jam',
      recipient_post_code: '310145',
    };
    const bare = await convertFile(Buffer.from(text), SG);
    expect(bare.missing).toEqual(['recipient_name', 'recipient_phone', 'recipient_address', 'package_weight']);
    const file = await convertFile(Buffer.from(text), {
      ...SG,
      mapping,
      defaults,
    });
    expect([file.missing, file.rows[0]?.state]).toEqual([[], 'ready']);
    expect(file.columns[0]).toEqual({
      header: 'who',
      field: 'recipient_name',
      samples: ['Mei Ling'],
    });
  });
});

test('whatever the bytes are, they are read or refused, and counted right', async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom(...GOOD, '#N/A', '1E+5', '=1+1', '"', '1.234,5', 'null'));
  const table = fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(table, fc.boolean(), async (rows, has_header) => {
      const text = [...(has_header ? [HEADER] : []), ...rows.map((cells) => cells.join(','))].join('\n');
      const file = await convertFile(Buffer.from(text), SG).catch((error: Error) => error);
      if (file instanceof Error) {
        expect(file.name).toBe('CsvRefused');
        return;
      }
      const { summary } = file;
      expect(summary.ready + summary.errors + summary.skipped).toBe(file.rows.length);
      expect(file.rows.flatMap(({ lines }) => lines)).toHaveLength(summary.lines);
    }),
    { numRuns: 300 },
  );
});
