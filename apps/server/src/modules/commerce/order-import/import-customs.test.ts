import { endpoints, type EditedRows, type Order, type OrderImport } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { convertFile } from './convert-file.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const HEADER = 'recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_weight';
const PERSON = 'Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,1';
const ITEMS = 'reference_id,item_name,item_quantity,item_price,hs_code,origin_country,package_content';

async function start(...lines: string[]): Promise<OrderImport> {
  const text = [`${HEADER},${ITEMS}`, ...lines.map((line) => `${PERSON},${line}`)].join('\n');
  const body = { file_name: 'customs.csv', data_base64: Buffer.from(text).toString('base64') };
  return (await app.call<OrderImport>(endpoints.createOrderImport, { token, body })).body;
}
const edit = async (id: string, values: object) =>
  (
    await app.call<EditedRows>(endpoints.editImportRows, {
      token,
      params: { id },
      body: { rows: [{ row: 2, values }] },
    })
  ).body;
const run = async (id: string) =>
  (await app.call<OrderImport>(endpoints.importOrders, { token, params: { id }, body: {} })).body.result;
async function orderOf(reference: string): Promise<Order> {
  const { body } = await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query: { search: reference } });
  const found = body.records.find(({ reference_id }) => reference_id === reference);
  if (!found) throw new Error(`no parcel ${reference}`);
  return found;
}
const itemsOf = async (reference: string) => (await orderOf(reference)).items;

test('rows of our template that name items are one parcel; a cell of the grid holds the codes of all, and typing over it changes each', async () => {
  const draft = await start('HS-1,Kaya jam,2,8.00,200799,SG,', 'HS-1,Kopi,1,12.00,90121,Vietnam,');
  expect(draft.summary).toMatchObject({ lines: 2, rows: 1, errors: 0, repaired: 1 });
  const wrong = await edit(draft.id, { hs_code: '200799; 2101' });
  expect(wrong.rows[0]).toMatchObject({ state: 'error', issues: [{ field: 'hs_code' }] });
  const right = await edit(draft.id, { hs_code: '200799; 210111', origin_country: 'MY' });
  expect(right.rows[0]).toMatchObject({ state: 'ready', values: { hs_code: '200799; 210111', origin_country: 'MY' } });
  expect(await run(draft.id)).toMatchObject({ created: 1 });
  expect(await itemsOf('HS-1')).toMatchObject([
    { name: 'Kaya jam', quantity: 2, unit_value: 8, hs_code: '200799', origin_country: 'MY' },
    { name: 'Kopi', quantity: 1, unit_value: 12, hs_code: '210111', origin_country: 'MY' },
  ]);
});

test('a cell that is emptied leaves no code', async () => {
  const draft = await start('HS-2,Kaya jam,1,8.00,200799,SG,');
  await edit(draft.id, { hs_code: '' });
  await run(draft.id);
  expect(await itemsOf('HS-2')).toMatchObject([{ hs_code: '', origin_country: 'SG' }]);
});

test('what was left out comes back with a line for each item, and is read as it was', async () => {
  const draft = await start('HS-3,Kaya jam,2,8.00,2007,SG,', 'HS-3,Kopi,1,12.00,090121,VN,');
  expect(draft.summary).toMatchObject({ rows: 1, errors: 1 });
  const { body } = await app.call<{ csv: string }>(endpoints.getRefusedRows, { token, params: { id: draft.id } });
  const again = await convertFile(Buffer.from(body.csv), { country: 'SG', now: () => 0 });
  expect(again.rows).toMatchObject([
    {
      reference: 'HS-3',
      lines: [2, 3],
      values: { hs_code: '2007; 090121', origin_country: 'SG; VN', package_content: '2 x Kaya jam, Kopi' },
      items: [{ name: 'Kaya jam', quantity: 2, unit_value: 8 }, { name: 'Kopi' }],
      issues: [{ field: 'hs_code', code: 'validate.hs_code_invalid' }],
    },
  ]);
});

test('why a parcel crosses a border: in words of any of our languages, and one that is none is an error', async () => {
  const header = `${HEADER},reference_id,package_content,package_value,customs_purpose,customs_explanation`;
  const lines = ['HS-4,Jam,8,Quà tặng,', 'HS-5,Jam,8,other,Goods for a trade fair', 'HS-6,Jam,8,,', 'HS-7,Jam,8,fun,'];
  const text = [header, ...lines.map((line) => `${PERSON},${line}`)].join('\n');
  const body = { file_name: 'purposes.csv', data_base64: Buffer.from(text).toString('base64') };
  const { body: draft } = await app.call<OrderImport>(endpoints.createOrderImport, { token, body });
  expect(draft.summary.kinds).toEqual(
    expect.arrayContaining([{ code: 'validate.value_expected', severity: 'error', count: 1 }]),
  );
  expect(await run(draft.id)).toMatchObject({ created: 3, refused: 1 });
  const said = await Promise.all(['HS-4', 'HS-5', 'HS-6'].map(orderOf));
  expect(said.map(({ customs_purpose, customs_explanation }) => [customs_purpose, customs_explanation])).toEqual([
    ['gift', expect.anything()],
    ['other', 'Goods for a trade fair'],
    ['sale_of_goods', expect.anything()],
  ]);
});
