import {
  endpoints,
  type Answer,
  type EditedRows,
  type OrderImport,
  type endpoints as Endpoints,
} from '@sampan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { presentPoint, readLiveEvents } from '../../../platform/live/live.repo.ts';
import { examplesOf } from './example-file.ts';
import { lookUpPlaces, PLACES_AT_ONCE } from './look-up-places.ts';

type Rows = Answer<typeof Endpoints.listImportRows>;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('my@demo.sampan.test');
});
afterAll(() => app.close());
beforeEach(async () => {
  while ((await lookUpPlaces(app.ctx)) > 0);
});

const HEADER = 'reference,name,phone,address,postcode,city,state,content,value,weight';
const row = (reference: string, state = 'Selangor') =>
  `${reference},Aminah ${reference},0123456789,12 Jalan SS 21/39,47400,Petaling Jaya,${state},Baju,40,1`;

async function start(lines: readonly string[]): Promise<OrderImport> {
  const body = { file_name: 'big.csv', data_base64: Buffer.from([HEADER, ...lines].join('\n')).toString('base64') };
  return (await app.call<OrderImport>(endpoints.createOrderImport, { token, body })).body;
}
const get = async (id: string) =>
  (await app.call<OrderImport>(endpoints.getOrderImport, { token, params: { id } })).body;
const warned = async (id: string) =>
  (
    await app.call<Rows>(endpoints.listImportRows, {
      token,
      params: { id },
      query: { code: 'validate.import_place_differs' },
    })
  ).body;

/** A file of more rows than are looked up while it is made; the first and the last are in the wrong state. */
const many = async (name: string) => {
  const rows = Array.from({ length: PLACES_AT_ONCE + 100 }, (_, at) => row(`${name}-${at}`));
  return start([row(`${name}-A`, 'Johor'), ...rows, row(`${name}-Z`, 'Kedah')]);
};

describe('the second, slower pass over an import looks up its places (volume 3)', () => {
  test('a small file is checked whole at once', async () => {
    const draft = await start([row('S-1'), row('S-2', 'Johor'), row('S-3', '')]);
    expect([draft.is_checking, draft.summary.warnings, draft.summary.errors]).toEqual([false, 1, 0]);
    const { rows } = await warned(draft.id);
    expect(rows[0]?.issues).toMatchObject([
      { field: 'recipient_post_code', severity: 'warning', message: expect.stringContaining('Selangor') },
    ]);
    const mended = await app.call<EditedRows>(endpoints.editImportRows, {
      token,
      params: { id: draft.id },
      body: { rows: [{ row: 3, values: { recipient_state: 'Selangor' } }] },
    });
    expect(mended.body.import.summary.warnings).toBe(0);
  });

  test('of a large one the rows are there first, and its places stream in with an event each time something was found', async () => {
    const draft = await many('M');
    expect([draft.is_checking, draft.summary.ready, draft.summary.warnings]).toEqual([true, PLACES_AT_ONCE + 102, 0]);
    const before = await presentPoint(app.ctx.db);
    await lookUpPlaces(app.ctx);
    expect(await get(draft.id)).toMatchObject({ is_checking: true, summary: { warnings: 1 } });
    await lookUpPlaces(app.ctx);
    expect(await get(draft.id)).toMatchObject({ is_checking: false, summary: { warnings: 2 } });
    expect((await warned(draft.id)).rows.map(({ reference }) => reference)).toEqual(['M-A', 'M-Z']);
    const events = await readLiveEvents(app.ctx.db, before);
    expect(events.filter(({ event_type }) => event_type === 'order_import_checked').map(({ data }) => data)).toEqual([
      { import_id: draft.id },
      { import_id: draft.id },
    ]);
    expect(await lookUpPlaces(app.ctx)).toBe(0);
  });

  test('what was typed meanwhile stays, and a file read anew is looked up anew', async () => {
    const draft = await many('E');
    const body = { rows: [{ row: 2, values: { recipient_state: 'Selangor', package_content: 'Honey' } }] };
    await app.call(endpoints.editImportRows, { token, params: { id: draft.id }, body });
    while ((await lookUpPlaces(app.ctx)) > 0);
    expect((await warned(draft.id)).rows.map(({ reference }) => reference)).toEqual(['E-Z']);
    const remapped = await app.call<OrderImport>(endpoints.remapOrderImport, {
      token,
      params: { id: draft.id },
      body: { same_reference: 'items', remember: false },
    });
    expect([remapped.body.is_checking, remapped.body.summary.warnings]).toEqual([true, 0]);
    while ((await lookUpPlaces(app.ctx)) > 0);
    expect((await warned(draft.id)).rows.map(({ reference }) => reference)).toEqual(['E-Z']);
  });

  test('two servers share the imports that wait, and none is looked up twice', async () => {
    const drafts = [await many('T1'), await many('T2')];
    while ((await Promise.all([lookUpPlaces(app.ctx), lookUpPlaces(app.ctx)])).some((rows) => rows > 0));
    for (const { id } of drafts) {
      expect((await get(id)).is_checking).toBe(false);
      expect((await warned(id)).rows.flatMap(({ issues }) => issues)).toHaveLength(2);
    }
  });

  test.each(['MY', 'PH', 'ID'] as const)('addresses of %s that are right are not warned of', async (country) => {
    const as = await app.tokenOf(`${country.toLowerCase()}@demo.sampan.test`);
    for (const preset of examplesOf(country)) {
      const { body: file } = await app.call<object>(endpoints.getImportExample, { token: as, query: { preset } });
      const { body } = await app.call<OrderImport>(endpoints.createOrderImport, {
        token: as,
        body: { ...file, defaults: { package_weight: '1' }, confirm_duplicate: true },
      });
      expect([preset, body.summary.kinds.filter(({ code }) => code.includes('place_differs'))]).toEqual([preset, []]);
    }
  });
});
