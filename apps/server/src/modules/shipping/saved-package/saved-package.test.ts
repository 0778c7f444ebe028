import { endpoints, type ImportDraftRow, type OrderImport, type Problem, type SavedPackages } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const JAM_BOX = { name: 'Jam box', length: 24, width: 18, height: 12.5, weight: 1.2 };
const save = async (body: object, by = token) =>
  app.call<SavedPackages & Problem>(endpoints.saveSavedPackages, { token: by, body });
const read = async (by = token) => app.call<SavedPackages>(endpoints.getSavedPackages, { token: by });

test('packages are read back as they were saved; one name for two is refused, whatever its capitals', async () => {
  const saved = await save({ packages: [JAM_BOX] });
  expect(saved.body.packages).toEqual([JAM_BOX]);
  expect((await read()).body).toEqual(saved.body);
  const twice = await save({ packages: [JAM_BOX, { ...JAM_BOX, name: ' jam BOX' }] });
  expect(twice.body.errors?.map(({ param }) => param)).toEqual(['packages.1.name']);
  expect((await read()).body).toEqual(saved.body);
});

test('of two who save what they opened at the same time, the second is told', async () => {
  const { revision } = (await save({ packages: [JAM_BOX] })).body;
  const saves = await Promise.all(
    ['First', 'Second'].map(async (name) => save({ packages: [{ ...JAM_BOX, name }], revision })),
  );
  expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = saves.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('changed_meanwhile');
  const kept = saves.find(({ status }) => status === 200)?.body;
  expect((await read()).body).toEqual(kept);
});

test('a row of a file calls a package by its name and gets its sides and weight; a typed name does the same', async () => {
  await save({ packages: [JAM_BOX] });
  const lines = [
    'reference,name,phone,address,unit,postcode,content,value,weight,box',
    'BOX-1,Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,20,,JAM BOX',
    'BOX-2,Mei Ling,91234568,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,20,3.4,Jam box',
    'BOX-3,Mei Ling,91234569,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,20,,Tea box',
  ];
  const { body: draft } = await app.call<OrderImport>(endpoints.createOrderImport, {
    token,
    body: { file_name: 'boxes.csv', data_base64: Buffer.from(lines.join('\n')).toString('base64') },
  });
  const params = { id: draft.id };
  const rowsOf = async () =>
    (await app.call<{ rows: ImportDraftRow[] }>(endpoints.listImportRows, { token, params })).body.rows;
  const measured = ({ reference, state, values }: ImportDraftRow) => [
    reference,
    state,
    values.package_type,
    [values.package_length, values.package_width, values.package_height, values.package_weight].join(' '),
  ];
  expect((await rowsOf()).map(measured).toSorted()).toEqual([
    ['BOX-1', 'ready', 'Jam box', '24 18 12.5 1.2'],
    ['BOX-2', 'ready', 'Jam box', '24 18 12.5 3.4'],
    ['BOX-3', 'error', 'Tea box', '   '],
  ]);
  const wrong = (await rowsOf()).find(({ reference }) => reference === 'BOX-3');
  await app.call(endpoints.editImportRows, {
    token,
    params,
    body: { rows: [{ row: wrong?.row, values: { package_type: 'jam box' } }] },
  });
  expect((await rowsOf()).map(measured)).toContainEqual(['BOX-3', 'ready', 'Jam box', '24 18 12.5 1.2']);
  await app.call(endpoints.importOrders, { token, params, body: {} });
  const orders = await app.call<{ records: { reference_id: string; dimension: object }[] }>(endpoints.listOrders, {
    token,
    query: { import_id: draft.id },
  });
  expect(orders.body.records.find(({ reference_id }) => reference_id === 'BOX-1')?.dimension).toEqual({
    length: 24,
    width: 18,
    height: 12.5,
    weight: 1.2,
  });
});

test('one company: packages of another are not seen', async () => {
  await save({ packages: [JAM_BOX] });
  expect((await read(await app.tokenOf('my@demo.sampan.test'))).body.packages).toEqual([]);
});
