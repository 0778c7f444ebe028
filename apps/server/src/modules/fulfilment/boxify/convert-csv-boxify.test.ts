import { SERVICE_BASES, endpoints, type ConvertedFile } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const skus = [
    { sku: 'BOX-MUG', name: 'Mug', weight: 0.5, length: 12, width: 12, height: 10 },
    { sku: 'BOX-POT', name: 'Pot', weight: 20, length: 50, width: 35, height: 25 },
  ];
  for (const { length, width, height, ...sku } of skus) {
    const saved = await app.call(endpoints.createSku, {
      token,
      body: { ...sku, dimension: { length, width, height } },
    });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  }
});
afterAll(() => app.close());

const HEADER =
  'order number,name,phone,address,unit,postcode,sku,item name,quantity,unit price,cod amount,hs code,country of origin';
const line = (order: string, sku: string, quantity: number, price: string, cod = '') =>
  `${order},Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,${sku},${sku},${quantity},${price},${cod}`;

async function boxify(...lines: string[]): Promise<ConvertedFile> {
  const form = new FormData();
  form.set('file', new Blob([[HEADER, ...lines].join('\n')]), 'orders.csv');
  const { service, path } = endpoints.convertCsvBoxify;
  const response = await app.app.request(`http://sampan.test${SERVICE_BASES[service]}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as ConvertedFile;
}

describe('spec 7 POST bulk_order convert_csv, the boxify variant', () => {
  test('items of an order go into the smallest preset; weight and sides are those of the SKUs', async () => {
    const { rows, missing } = await boxify(line('B-1', 'BOX-MUG', 2, '18.00'), line('B-1', 'BOX-POT', 1, '40.00'));
    expect(missing).toEqual([]);
    expect(rows.map(({ state, values, items }) => ({ state, values, items: items.length }))).toMatchObject([
      {
        state: 'ready',
        items: 2,
        values: { package_weight: '21', package_type: 'check_in', package_length: '80', package_value: '76' },
      },
    ]);
  });

  test('what no preset holds is split: numbered, the value shared out, the cash with the first', async () => {
    const { rows } = await boxify(line('B-2', 'BOX-POT', 3, '33.35', '100.05'));
    expect(rows.map(({ reference, values }) => [reference, values.package_type, values.cod_amount])).toEqual([
      ['B-2', 'check_in', '100.05'],
      ['B-2/2', 'carry_on', undefined],
    ]);
    expect(rows.map(({ values }) => Number(values.package_value)).reduce((sum, value) => sum + value, 0)).toBeCloseTo(
      100.05,
      2,
    );
  });

  test('what customs ask of each item goes with it into its box', async () => {
    const { rows } = await boxify(
      `${line('B-7', 'BOX-POT', 3, '33.35')},732394,CN`,
      `${line('B-7', 'BOX-MUG', 1, '18.00')},6912.00,SG`,
    );
    expect(
      rows.map(({ state, values, items }) => [state, values.hs_code, items.map(({ hs_code }) => hs_code)]),
    ).toEqual([
      ['ready', '732394; 691200', ['732394', '691200']],
      ['ready', '732394', ['732394']],
    ]);
    expect(rows.map(({ values }) => values.origin_country)).toEqual(['CN; SG', 'CN']);
  });

  test('a SKU that nobody weighed is an error beside its row', async () => {
    const { rows } = await boxify(line('B-3', 'NO-SUCH', 1, '5.00'), line('B-4', 'BOX-MUG', 2_000, '5.00'));
    expect(rows.map(({ state, issues }) => [state, issues.map(({ code }) => code)])).toEqual([
      ['error', expect.arrayContaining(['validate.import_sku_unknown'])],
      ['error', expect.arrayContaining(['validate.import_too_many_pieces'])],
    ]);
  });

  test("a package of the company's own is chosen where it is the smallest that holds them", async () => {
    await app.call(endpoints.saveSavedPackages, {
      token,
      body: { packages: [{ name: 'Mug box', length: 13, width: 13, height: 11, weight: 0.6 }] },
    });
    const { rows } = await boxify(line('B-5', 'BOX-MUG', 1, '18.00'), line('B-6', 'BOX-MUG', 2, '18.00'));
    expect(rows.map(({ state, values }) => [state, values.package_type, values.package_weight])).toEqual([
      ['ready', 'Mug box', '0.5'],
      ['ready', 'handbag', '1'],
    ]);
  });
});
