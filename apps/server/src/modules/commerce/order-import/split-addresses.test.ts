import { endpoints, type EditedRows, type ImportDraftRow, type OrderImport } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { splitAddresses } from './split-addresses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function split(country: CountryCode, text: string, more: object = {}) {
  const row = { row: 2, lines: [2], values: { recipient_address: text, ...more }, items: [], issues: [], repaired: [] };
  const [read] = await splitAddresses(app.ctx.db, [row], country);
  const { values, repaired } = read ?? row;
  const part = (name: string) => (values as Record<string, string>)[`recipient_${name}`] ?? '';
  return {
    places: ['address', 'post_code', 'state', 'city', 'district', 'county']
      .map(part)
      .join(' | ')
      .replace(/[ |]+$/u, ''),
    repaired,
  };
}

describe('volume 3: a full address in one column', () => {
  test.each([
    ['SG', 'Blk 145 Toa Payoh Lorong 2, #08-212, Singapore 310145', 'Blk 145 Toa Payoh Lorong 2, #08-212 | 310145'],
    ['SG', 'Blk 20, Ghim Moh Road, S(270020)', 'Blk 20, Ghim Moh Road | 270020'],
    [
      'MY',
      '12 Jalan Telawi 3, Bangsar, 59100 Kuala Lumpur, Wilayah Persekutuan Kuala Lumpur, Malaysia',
      '12 Jalan Telawi 3, Bangsar | 59100 | Kuala Lumpur | Kuala Lumpur',
    ],
    ['MY', 'No. 5 Jalan SS 15/4 47500 Subang Jaya Selangor', 'No. 5 Jalan SS 15/4 | 47500 | Selangor | Subang Jaya'],
    [
      'PH',
      '731 Escario St. Brgy. Capitol Site, Cebu City 6000, Philippines',
      '731 Escario St. | 6000 | Cebu | Cebu City | Capitol Site',
    ],
    [
      'ID',
      'Jl. Diponegoro No. 22, Kel. Citarum, Kec. Bandung Wetan, Kota Bandung, Jawa Barat 40115',
      'Jl. Diponegoro No. 22 | 40115 | Jawa Barat | Kota Bandung | Bandung Wetan | Citarum',
    ],
    [
      'VN',
      '08 Nguyễn Văn Tráng, P. Bến Thành, Q. 1, TP. Hồ Chí Minh',
      '08 Nguyễn Văn Tráng |  | Thành phố Hồ Chí Minh | Phường Bến Thành',
    ],
  ] as const)('%s: %s', async (country, text, expected) => {
    expect((await split(country, text)).places).toBe(expected);
  });

  test.each([
    ['the name of a road is no place', 'MY', '12 Jalan Melaka', '12 Jalan Melaka'],
    ['a number is no postcode', 'MY', 'Lot 12345', 'Lot 12345'],
    [
      'a postcode of another state is taken by nobody',
      'MY',
      'Jln Coronation, 73400 Gemas, Johor',
      'Jln Coronation, 73400 Gemas, Johor',
    ],
    [
      'a city beside its postcode stays in the street',
      'ID',
      'Jl. Pancing No.20, Kenangan Baru, Kec. Percut Sei Tuan, Medan, Sumatera Utara 20371',
      'Jl. Pancing No.20, Kenangan Baru, Kec. Percut Sei Tuan, Medan | 20371 | Sumatera Utara',
    ],
    [
      'a district of the same name as its city is no village',
      'ID',
      'Jl. Sudirman 269, Kec. Ciamis, Kabupaten Ciamis, Jawa Barat 46215',
      'Jl. Sudirman 269 | 46215 | Jawa Barat | Kabupaten Ciamis | Ciamis',
    ],
    [
      'a former district that is a ward today',
      'VN',
      '222 Trần Duy Hưng, Trung Hoà, Cầu Giấy, Hà Nội, Việt Nam',
      '222 Trần Duy Hưng |  | Thành phố Hà Nội | Phường Yên Hòa',
    ],
    ['the first part is always the street', 'MY', '47500 Subang Jaya, Selangor', '47500 Subang Jaya |  | Selangor'],
  ] as const)('%s', async (_, country, text, expected) => {
    expect((await split(country, text)).places).toBe(expected);
  });

  test('each part says where it was taken from; a row with a place of its own is left alone', async () => {
    const { repaired } = await split('MY', 'No. 5 Jalan SS 15/4, 47500 Subang Jaya, Selangor');
    expect(repaired.map(({ field, code, from, to }) => [field, code, from, to])).toEqual([
      [
        'recipient_address',
        'validate.import_address_split',
        'No. 5 Jalan SS 15/4, 47500 Subang Jaya, Selangor',
        'No. 5 Jalan SS 15/4',
      ],
      ['recipient_city', 'validate.import_address_split', '', 'Subang Jaya'],
      ['recipient_state', 'validate.import_address_split', '', 'Selangor'],
      ['recipient_post_code', 'validate.import_address_split', '', '47500'],
    ]);
    const own = await split('MY', 'No. 5 Jalan SS 15/4, 47500 Subang Jaya', { recipient_post_code: '47500' });
    expect(own.repaired).toEqual([]);
  });
});

test('volume 3: a file with one column of addresses is ready, and a street typed over keeps the place', async () => {
  const token = await app.tokenOf('my@demo.sampan.test');
  const csv = [
    'name,phone,full address,content,value,weight',
    'Aina Rahman,0123456789,"No. 5 Jalan SS 15/4, 47500 Subang Jaya, Selangor",Jam,48,1',
  ].join('\n');
  const { body: draft } = await app.call<OrderImport>(endpoints.createOrderImport, {
    token,
    body: { file_name: 'one-column.csv', data_base64: Buffer.from(csv).toString('base64') },
  });
  expect(draft.summary).toMatchObject({ ready: 1, errors: 0, repaired: 1 });
  const { body } = await app.call<EditedRows>(endpoints.editImportRows, {
    token,
    params: { id: draft.id },
    body: { rows: [{ row: 2, values: { recipient_address: 'No. 7 Jalan SS 15/4' } }] },
  });
  const [row] = body.rows as ImportDraftRow[];
  expect([
    row?.state,
    row?.values.recipient_address,
    row?.values.recipient_post_code,
    row?.values.recipient_city,
  ]).toEqual(['ready', 'No. 7 Jalan SS 15/4', '47500', 'Subang Jaya']);
});
