import {
  endpoints,
  type Answer,
  type EditedRows,
  type Order,
  type OrderImport,
  type Problem,
  type endpoints as Endpoints,
} from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const HEADER = 'reference,name,phone,address,unit,postcode,content,value,weight';
const row = (reference: string, change: Partial<Record<'phone' | 'weight' | 'content', string>> = {}) =>
  [
    reference,
    'Mei Ling',
    change.phone ?? '91234567',
    '145 Lorong 2 Toa Payoh',
    '#08-212',
    '310145',
    change.content ?? 'Jam',
    '48',
    change.weight ?? '1.5',
  ].join(',');

const bodyOf = (rows: readonly string[], header = HEADER) => ({
  file_name: 'november.csv',
  data_base64: Buffer.from([header, ...rows].join('\n')).toString('base64'),
});
const start = async (rows: readonly string[], more: object = {}) =>
  app.call<OrderImport>(endpoints.createOrderImport, { token, body: { ...bodyOf(rows), ...more } });
const run = async (id: string) =>
  (await app.call<OrderImport>(endpoints.importOrders, { token, params: { id }, body: {} })).body;
const rowsOf = async (id: string, query: Record<string, string> = {}) =>
  (await app.call<Answer<typeof Endpoints.listImportRows>>(endpoints.listImportRows, { token, params: { id }, query }))
    .body;
const edit = async (id: string, rows: object[]) =>
  app.call<EditedRows>(endpoints.editImportRows, { token, params: { id }, body: { rows } });
const orderOf = async (reference: string) => {
  const { body } = await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query: { search: reference } });
  const found = body.records.find(({ reference_id }) => reference_id === reference);
  if (!found) throw new Error(`no parcel ${reference}`);
  return found;
};
const listed = async (import_id: string) =>
  (await app.call<{ records: Order[]; total: number }>(endpoints.listOrders, { token, query: { import_id } })).body;

describe('a file is kept as a draft', () => {
  test('rows that need somebody come first; the list names the file, its counts and who', async () => {
    const { status, body } = await start([
      row('D-1'),
      row('D-2', { phone: '6.01235E+10' }),
      row('D-3', { weight: '900 g' }),
    ]);
    expect([status, body.state, body.result]).toEqual([
      200,
      'draft',
      { created: 0, updated: 0, skipped: 0, refused: 1 },
    ]);
    expect(body.summary).toMatchObject({ lines: 3, rows: 3, ready: 2, errors: 1, repaired: 1 });
    const all = await rowsOf(body.id);
    expect(all.rows.map((each) => each.reference)).toEqual(['D-2', 'D-3', 'D-1']);
    const few = await Promise.all(
      (['error', 'warning', 'repaired', 'ready'] as const).map(
        async (filter) => (await rowsOf(body.id, { filter })).total,
      ),
    );
    expect(few).toEqual([1, 1, 1, 2]);
    expect((await rowsOf(body.id, { code: 'validate.import_grams' })).rows.map((each) => each.row)).toEqual([4]);
    const list = await app.call<{ records: OrderImport[] }>(endpoints.listOrderImports, { token });
    expect(list.body.records[0]).toMatchObject({
      id: body.id,
      file_name: 'november.csv',
      created_by: 'Rachel Tan Hui Min',
    });
  });

  test('ten tabs with the same file make one import', async () => {
    const tabs = await Promise.all(Array.from({ length: 10 }, async () => start([row('TEN-1')])));
    const made = tabs.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const refused = tabs.filter(({ status }) => status === 409).map(({ body }) => body as unknown as Problem);
    expect(new Set(refused.map(({ code, data }) => `${code} ${String(data?.['import_id'])}`))).toEqual(
      new Set([`possible_duplicate ${made[0]?.body.id}`]),
    );
    expect((await start([row('TEN-1')], { confirm_duplicate: true })).status).toBe(200);
  });
});

describe('cells are mended', () => {
  test('an edit checks its row again, and sending back what was there undoes it', async () => {
    const { body: draft } = await start([row('E-1', { phone: '12' }), row('E-2')]);
    const edited = (await edit(draft.id, [{ row: 2, values: { recipient_phone: '9123 4567', package_weight: '0,5' } }]))
      .body;
    expect(edited.rows[0]).toMatchObject({
      state: 'ready',
      values: { recipient_phone: '+6591234567', package_weight: '0.5' },
    });
    expect(edited.import.summary.errors).toBe(0);
    expect(edited.before).toEqual([{ row: 2, values: { recipient_phone: null, package_weight: null } }]);
    const undone = (await edit(draft.id, edited.before)).body;
    expect(undone.rows[0]).toMatchObject({ state: 'error', values: { recipient_phone: '12', package_weight: '1.5' } });
    expect((await edit(draft.id, [{ row: 99, values: { recipient_name: 'X' } }])).status).toBe(404);
  });

  test('one value for all rows that have the same one, and for all that have none', async () => {
    const { body: draft } = await start([
      row('F-1', { weight: '' }),
      row('F-2', { weight: '' }),
      row('F-3', { weight: '2' }),
    ]);
    const fix = async (from: string | null, to: string) =>
      (
        await app.call<EditedRows>(endpoints.fixImportRows, {
          token,
          params: { id: draft.id },
          body: { field: 'package_weight', from, to },
        })
      ).body;
    const filled = await fix(null, '1');
    expect([filled.before.map((each) => each.row), filled.import.summary.errors]).toEqual([[2, 3], 0]);
    expect((await fix('1', '4')).before).toHaveLength(2);
    expect((await rowsOf(draft.id)).rows.map(({ values }) => values.package_weight)).toEqual(['4', '4', '2']);
  });

  test('other columns are read from the same file, keep edits, and are remembered for the next one', async () => {
    const header = 'ref,who,call,where,pin,what,kg,worth,floor';
    const cells = (reference: string) =>
      [reference, 'Mei Ling', '91234567', '145 Lorong 2 Toa Payoh', '310145', 'Jam', '1', '9', '#08-212'].join(',');
    const first = await app.call<OrderImport>(endpoints.createOrderImport, {
      token,
      body: bodyOf([cells('M-1')], header),
    });
    expect(first.body.missing).toContain('recipient_address');
    await edit(first.body.id, [{ row: 2, values: { package_content: 'Honey' } }]);
    const mapping = {
      reference_id: ['ref'],
      recipient_name: ['who'],
      recipient_phone: ['call'],
      recipient_address: ['where'],
      recipient_post_code: ['pin'],
      recipient_unit: ['floor'],
      package_content: ['what'],
      package_weight: ['kg'],
      package_value: ['worth'],
    };
    const mapped = await app.call<OrderImport>(endpoints.remapOrderImport, {
      token,
      params: { id: first.body.id },
      body: { mapping },
    });
    expect([mapped.body.missing, mapped.body.summary.ready]).toEqual([[], 1]);
    expect((await rowsOf(first.body.id)).rows[0]?.values.package_content).toBe('Honey');
    const next = await app.call<OrderImport>(endpoints.createOrderImport, {
      token,
      body: bodyOf([cells('M-2')], header),
    });
    expect([next.body.mapping, next.body.summary.ready]).toEqual([mapping, 1]);
  });
});

describe('good rows become parcels, bad ones stay', () => {
  test('created, left out with a reason, mended and uploaded again without a double', async () => {
    const { body: draft } = await start([row('G-1'), row('G-2', { phone: '12' }), row('G-3')]);
    const done = await run(draft.id);
    expect([done.state, done.result]).toEqual(['imported', { created: 2, updated: 0, skipped: 0, refused: 1 }]);
    expect((await listed(draft.id)).records.map(({ reference_id }) => reference_id).toSorted()).toEqual(['G-1', 'G-3']);
    const made = await orderOf('G-1');
    expect(made).toMatchObject({
      package_content: 'Jam',
      total_package_value: 48,
      dimension: { weight: 1.5 },
      missing: [],
    });
    const { csv, file_name } = (
      await app.call<{ csv: string; file_name: string }>(endpoints.getRefusedRows, { token, params: { id: draft.id } })
    ).body;
    expect([file_name, csv]).toEqual(['november-left-out.csv', expect.stringContaining('why_left_out')]);
    const again = await app.call<OrderImport>(endpoints.createOrderImport, {
      token,
      body: { file_name, data_base64: Buffer.from(csv.replace(/,12,/u, ',91234567,')).toString('base64') },
    });
    expect((await run(again.body.id)).result).toEqual({ created: 1, updated: 0, skipped: 0, refused: 0 });
    await edit(draft.id, [{ row: 3, values: { recipient_phone: '91234567' } }]);
    expect((await run(draft.id)).result).toEqual({ created: 2, updated: 1, skipped: 0, refused: 0 });
    expect((await edit(draft.id, [{ row: 2, values: { recipient_name: 'X' } }])).body).toMatchObject({
      code: 'import_closed',
    });
  });

  test('a reference without a label is changed, one with a label is skipped, one that comes twice is refused', async () => {
    const { body: first } = await start([row('H-1'), row('H-2')]);
    await run(first.id);
    const shipped = await orderOf('H-2');
    const [entry] = (await quoteOf(app, token, shipped.id)).estimated_costs;
    await app.call(endpoints.createLabel, {
      token,
      params: { id: shipped.id },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
    });
    const { body: second } = await start([row('H-1', { content: 'Honey' }), row('H-2', { content: 'Honey' })]);
    expect((await run(second.id)).result).toEqual({ created: 0, updated: 1, skipped: 1, refused: 0 });
    expect([(await orderOf('H-1')).package_content, (await orderOf('H-2')).package_content]).toEqual(['Honey', 'Jam']);
    expect((await rowsOf(second.id, { filter: 'skipped' })).rows[0]?.issues[0]?.code).toBe(
      'validate.import_already_shipped',
    );
    const undo = async (id: string) =>
      (await app.call<OrderImport & Problem>(endpoints.undoOrderImport, { token, params: { id }, body: {} })).body;
    expect((await undo(first.id)).code).toBe('import_has_labels');
    expect([(await undo(second.id)).state, (await orderOf('H-1')).package_content]).toEqual(['draft', 'Jam']);
    // A second that ends while the batch is written is no change by somebody else.
    app.clock.tick_ms = 1000;
    await run(second.id);
    app.clock.tick_ms = 0;
    expect([(await undo(second.id)).state, (await orderOf('H-1')).package_content]).toEqual(['draft', 'Jam']);
    const { body: third } = await start([row('H-8'), row('H-9')]);
    await edit(third.id, [{ row: 3, values: { reference_id: 'H-8' } }]);
    expect((await run(third.id)).result).toEqual({ created: 1, updated: 0, skipped: 0, refused: 1 });
  });

  test('an undone import is a draft again; rows without a reference are known by their file', async () => {
    const rows = [row(''), row('').replace('Mei Ling', 'Mei Hua')];
    const { body: draft } = await start(rows);
    expect((await run(draft.id)).result.created).toBe(2);
    const { body: twin } = await start(rows, { confirm_duplicate: true });
    expect((await run(twin.id)).result).toMatchObject({ created: 0, updated: 2 });
    const { body: undone } = await app.call<OrderImport>(endpoints.undoOrderImport, {
      token,
      params: { id: draft.id },
      body: {},
    });
    expect([undone.state, undone.result.created, (await listed(twin.id)).total]).toEqual(['draft', 0, 0]);
    const discarded = await app.call(endpoints.discardOrderImport, { token, params: { id: draft.id } });
    expect([discarded.status, (await rowsOf(draft.id)) as unknown]).toMatchObject([200, { code: 'not_found' }]);
  });

  test('parcels are listed in the order of their file', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `Jam ${at}`);
    const { body: draft } = await start(names.map((content) => row('', { content })));
    await run(draft.id);
    const query = { import_id: draft.id, sort: 'created_at:asc', per_page: '100' };
    const { body } = await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query });
    expect(body.records.map(({ package_content }) => package_content)).toEqual(names);
  });

  test('two tabs that import one draft at once create each parcel once', async () => {
    const { body: draft } = await start(Array.from({ length: 30 }, (_, at) => row(`TWO-${at}`)));
    await Promise.all([run(draft.id), run(draft.id), run(draft.id)]);
    expect((await rowsOf(draft.id)).rows.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 30 }, () => 'created'),
    );
    expect((await listed(draft.id)).total).toBe(30);
  });
});

test('places are filled in by the postcode for couriers that ask for none (volume 1.5)', async () => {
  const my = await app.tokenOf('my@demo.sampan.test');
  const { body } = await app.call<OrderImport>(endpoints.createOrderImport, {
    token: my,
    body: bodyOf(
      ['P-1,Aminah,0123456789,12 Jalan SS 21/39,47400,Baju kurung,1,40'],
      'Sender Ref No,Receiver Name,Receiver Contact No,Receiver Address,Receiver Postcode,Item Description,Item Weight,Insurance',
    ),
  });
  expect([body.detected.preset, body.summary.errors]).toEqual(['pos_laju', 0]);
  const { rows } = (
    await app.call<Answer<typeof Endpoints.listImportRows>>(endpoints.listImportRows, {
      token: my,
      params: { id: body.id },
      query: { filter: 'repaired' },
    })
  ).body;
  expect(rows[0]?.values).toMatchObject({ recipient_state: 'Selangor', recipient_city: 'Petaling Jaya' });
});

test('long names with emoji are read and imported, wherever they are cut', async () => {
  const names = [78, 79, 80, 198, 199, 200].map((before) => `${'a'.repeat(before)}📦 ready stock`);
  const draft = await start(names.map((content, at) => row(`EMOJI-${at}`, { content })));
  expect(draft.status).toBe(200);
  const header = 'reference,name,phone,address,unit,postcode,value,weight,item_name,item_quantity';
  const parcel = 'Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,48,1';
  const items = await start(
    [],
    bodyOf(
      names.map((name, at) => `ITEM-${at},${parcel},${name},1`),
      header,
    ),
  );
  expect(items.status).toBe(200);
  expect((await run(items.body.id)).result.created).toBe(names.length);
});
