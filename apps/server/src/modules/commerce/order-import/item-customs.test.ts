import type { ImportRow } from '@sampan/contract';
import { describe, expect, test } from 'vitest';
import { PRESET_FILES } from '#test/order-import/preset-files.fixtures.ts';
import { convertFile } from './convert-file.ts';
import { originCodeOf } from './origin-country.ts';

const PERSON = 'Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145';
const HEADER = 'reference,name,phone,address,unit,postcode,content,value,weight,hs code,country of origin';

async function convert(text: string): Promise<ImportRow[]> {
  return (await convertFile(Buffer.from(text), { country: 'SG', now: () => 0 })).rows;
}
/** One parcel with these two cells. */
async function convertOne(code: string, origin: string): Promise<ImportRow> {
  const [row] = await convert(`${HEADER}\nR-1,${PERSON},Jam,48.00,1.5,${code},${origin}\n`);
  if (!row) throw new Error('no row');
  return row;
}
const errorsOf = ({ issues }: ImportRow) =>
  issues.filter(({ severity }) => severity === 'error').map(({ field, code }) => `${field} ${code}`);
const customsOf = ({ items }: ImportRow) => items.map(({ hs_code, origin_country }) => [hs_code, origin_country]);

describe('HS code and origin in a file (issue: across a border, HS code and origin per item)', () => {
  test('a row without items makes one of its contents', async () => {
    const row = await convertOne('200799', 'Malaysia');
    expect(row).toMatchObject({ state: 'ready', values: { hs_code: '200799', origin_country: 'MY' } });
    expect(row.items).toEqual([
      { name: 'Jam', sku: '', quantity: 1, weight: 1.5, unit_value: 48, hs_code: '200799', origin_country: 'MY' },
    ]);
    expect((await convertOne('', '')).items).toEqual([]);
  });

  test.each([
    ['points', '0901.21.0010', '0901210010', []],
    ['a first zero lost', '90121', '090121', ['import_zero_restored']],
    ['a first zero lost before points', '901.21', '090121', ['import_zero_restored']],
    ['.0 behind the digits', '200799.0', '200799', ['import_decimals_removed']],
    ['a guard', "'090121", '090121', ['import_guard_removed']],
  ] as const)('%s: read as the code it is', async (_, cell, code, repairs) => {
    const row = await convertOne(cell, 'SG');
    expect([row.state, row.values.hs_code, customsOf(row)]).toEqual(['ready', code, [[code, 'SG']]]);
    expect(row.repaired.map((repair) => `${repair.field} ${repair.code}`)).toEqual(
      repairs.map((repair) => `hs_code validate.${repair}`),
    );
  });

  test.each([
    ['a heading alone', '2007', 'SG', 'hs_code validate.hs_code_invalid'],
    ['a code whose last zero is gone', '6912.0', 'SG', 'hs_code validate.hs_code_invalid'],
    ['words', 'jam', 'SG', 'hs_code validate.hs_code_invalid'],
    ['too many digits', '2007991234567', 'SG', 'hs_code validate.hs_code_invalid'],
    ['scientific notation', '9.0121E+09', 'SG', 'hs_code validate.import_digits_lost'],
    ['a country nobody knows', '200799', 'Atlantis', 'origin_country validate.country_unknown'],
    ['a code of no country', '200799', 'ZZ', 'origin_country validate.country_unknown'],
    ['two codes for one item', '200799;210390', 'SG', 'hs_code validate.import_one_for_each'],
  ] as const)('%s is an error in its own column', async (_, code, origin, error) => {
    const row = await convertOne(code, origin);
    expect([row.state, errorsOf(row)]).toEqual(['error', [error]]);
  });

  test('rows of a shop: each item has its own, and the parcel shows them in one cell', async () => {
    const shopify = PRESET_FILES.find(({ preset }) => preset === 'shopify')?.text.split('\r\n') ?? [];
    const [header = '', ...rows] = shopify;
    const customs = ['0901.21,CN', ',Singapore', '200799,SG', '200799,SG'];
    const text = [`${header},HS Code,COO`, ...rows.map((row, at) => `${row},${customs[at]}`)].join('\r\n');
    const file = await convertFile(Buffer.from(text), {
      country: 'SG',
      now: () => 0,
      defaults: { package_weight: '1' },
    });
    expect(file.detected.preset).toBe('shopify');
    const [first] = file.rows;
    expect(first).toMatchObject({ state: 'ready', values: { hs_code: '090121;', origin_country: 'CN; SG' } });
    expect(first && customsOf(first)).toEqual([
      ['090121', 'CN'],
      ['', 'SG'],
    ]);
  });

  test('sent abroad without a code: a warning, and the parcel goes on', async () => {
    const text = `${HEADER},city,state,country\nR-1,Mei,0123456789,20 Jalan Tun Perak,,50050,Jam,48,1,,,Kuala Lumpur,Kuala Lumpur,MY\n`;
    const [row] = await convert(text);
    expect([row?.state, row?.issues.map(({ field, code }) => `${field} ${code}`)]).toEqual([
      'ready',
      ['hs_code validate.import_hs_code_missing'],
    ]);
  });
});

test('any country of ISO 3166-1 by its code or its name in our languages', () => {
  const said = ['cn', 'China', 'Tiongkok', 'Trung Quốc', 'Made in Viet Nam', 'Hoa Kỳ', 'UK', 'Jepun', 'Nhật Bản', 'NA'];
  expect(said.map(originCodeOf)).toEqual(['CN', 'CN', 'CN', 'CN', 'VN', 'US', 'GB', 'JP', 'JP', 'NA']);
  expect(['', 'XX', 'EU', 'ZZ', 'Asia', 'SGP'].map(originCodeOf)).toEqual([null, null, null, null, null, null]);
});
