import { ORDER_EXPORT_PRESETS, endpoints, type ExportRecord, type ExportSize, type LiveEvent } from '@sampan/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newExport, runAllExports } from '#test/export/export.fixtures.ts';
import { presentPoint, readLiveEvents, type ReadPoint } from '../../../platform/live/live.repo.ts';
import { leaseExport } from './export.repo.ts';
import { purgeExports, runExports } from './index.ts';

const SG = 'sg@demo.sampan.test';
let app: TestApp;
let token: string;
let point: ReadPoint;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf(SG);
  await newOrder(app, token, { reference_id: 'WEB-1', shippers_note: '=1+1' });
  await shippedOrder(app, token, { reference_id: 'WEB-2' });
  point = await presentPoint(app.ctx.db);
});
afterAll(() => app.close());

async function fileOf(id: string, as = token): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const { body } = await app.call<{ link: string }>(endpoints.downloadExport, { token: as, params: { id } });
  const answer = await app.app.request(`http://sampan.test${body.link}`);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();
const getOf = async (id: string) => (await app.call<ExportRecord>(endpoints.getExport, { token, params: { id } })).body;
async function storedNameOf(id: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    'select stored_name as name from exports where id = $1',
    [id],
  );
  return rows[0]?.name ?? '';
}
async function newEvents(): Promise<Pick<LiveEvent, 'event_type' | 'data'>[]> {
  const events = await readLiveEvents(app.ctx.db, point);
  const last = events.at(-1);
  if (last) point = last;
  return events.filter(({ event_type }) => event_type.startsWith('export_'));
}

describe("spec 4: exports end with 'Your export is ready.' and a file", () => {
  test('a file of parcels holds what the filter let through at the click, and says how far it is and that it is done', async () => {
    const started = await newExport(app, token, {
      filter: { from: '2020-01-01' },
      columns: ['reference_id', 'note', 'recipient_phone', 'package_value', 'currency', 'created_at'],
    });
    expect(started).toMatchObject({
      state: 'waiting',
      rows_total: null,
      bytes: null,
      user_name: 'Rachel Tan Hui Min',
      expires_at: null,
    });
    expect((await app.refusal(endpoints.downloadExport, { token, params: { id: started.id } })).body.code).toBe(
      'export_not_ready',
    );
    app.clock.advance(2);
    await newOrder(app, token, { reference_id: 'LATER' });
    await runAllExports(app);
    const done = await getOf(started.id);
    expect(done).toMatchObject({
      state: 'done',
      parts: 1,
      rows_done: done.rows_total,
      expires_at: started.created_at + 7 * 86_400,
    });
    const file = await fileOf(started.id);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-length')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      String(done.bytes),
    ]);
    expect(file.headers.get('content-disposition')).toContain(`attachment; filename="orders-`);
    const lines = textOf(file).split('\r\n');
    expect(lines[0]).toBe('\u{feff}Reference,Note,Recipient phone,Package value,Currency,Created (Asia/Singapore)');
    expect(lines.filter((line) => line.startsWith('WEB-'))).toEqual([
      expect.stringMatching(
        /^WEB-2,Second order of this customer,91234567,48\.00,SGD,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u,
      ),
      expect.stringMatching(/^WEB-1,'=1\+1,91234567,/u),
    ]);
    expect(textOf(file)).not.toContain('LATER');
    expect(lines).toHaveLength((done.rows_total ?? 0) + 2);
    const events = await newEvents();
    expect(events.map(({ event_type }) => event_type)).toEqual([
      'export_orders_csv_progress',
      'export_orders_csv_completed',
    ]);
    expect(events[0]?.data).toEqual({
      export_id: started.id,
      success: 0,
      failed: 0,
      remaining: done.rows_total,
      total: done.rows_total,
    });
    const link = String(events[1]?.data['link']);
    expect((await app.app.request(`http://sampan.test${link}`)).status).toBe(200);
  });

  test('the size is known before, and close to what comes', async () => {
    for (const format of ['csv', 'xlsx']) {
      const body = { format, filter: {} };
      const { body: size } = await app.call<ExportSize>(endpoints.measureOrderExport, { token, body });
      const { id } = await newExport(app, token, body);
      await runAllExports(app);
      const { rows_total, bytes } = await getOf(id);
      expect([size.rows, size.columns]).toEqual([rows_total, ORDER_EXPORT_PRESETS.all]);
      expect(Math.abs(size.bytes - (bytes ?? 0)) / (bytes ?? 1)).toBeLessThan(0.2);
    }
  });

  test('a file to import again has a row for each item, and says so before; any other has one for the parcel', async () => {
    const items = [
      { name: 'Kaya jam', quantity: 2, unit_value: 8, hs_code: '200799', origin_country: 'SG' },
      { name: 'Kopi', quantity: 1, unit_value: 12, hs_code: '090121', origin_country: 'VN' },
    ];
    await newOrder(app, token, { reference_id: 'ITEMS-1', items });
    const filter = { search: 'ITEMS-1' };
    const body = { filter, preset: 'import' };
    expect((await app.call<ExportSize>(endpoints.measureOrderExport, { token, body })).body.rows).toBe(2);
    const again = await newExport(app, token, body);
    const columns = ['reference_id', 'item_quantity', 'hs_code', 'origin_country'];
    const whole = await newExport(app, token, { filter, columns, language: 'en' });
    await runAllExports(app);
    expect((await getOf(again.id)).rows_total).toBe(2);
    const rows = textOf(await fileOf(again.id))
      .trim()
      .split('\r\n');
    expect(rows.slice(1).map((row) => row.split(',').slice(-9))).toEqual([
      ['Kaya jam', '', '2', '8.00', '', '200799', 'SG', 'Sale of goods', ''],
      ['Kopi', '', '1', '12.00', '', '090121', 'VN', 'Sale of goods', ''],
    ]);
    expect(
      textOf(await fileOf(whole.id))
        .trim()
        .split('\r\n'),
    ).toEqual(['Reference,Item quantity,HS code,Country of origin', 'ITEMS-1,2; 1,200799; 090121,SG; VN']);
  });

  test('transactions as a spreadsheet in the language that was chosen', async () => {
    const body = { format: 'xlsx', language: 'vi', preset: 'all' };
    const { body: started } = await app.call<ExportRecord>(endpoints.startTransactionExport, { token, body });
    await runAllExports(app);
    const file = await fileOf(started.id);
    const sheet = strFromU8(unzipSync(file.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('Nhãn vận chuyển');
    expect(sheet).toContain('(Asia/Singapore)');
    expect(file.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect((await newEvents()).at(-1)?.event_type).toBe('export_transactions_csv_completed');
  });

  test('nothing is a file with its header, and the parts of a price add up to it', async () => {
    const { id } = await newExport(app, token, { filter: { search: 'nobody at all' }, preset: 'accounting' });
    const { id: priced } = await newExport(app, token, {
      filter: { has_label: true },
      columns: ORDER_EXPORT_PRESETS.accounting.slice(11),
    });
    await runAllExports(app);
    expect(
      textOf(await fileOf(id))
        .trim()
        .split('\r\n'),
    ).toHaveLength(1);
    const [head = '', ...rows] = textOf(await fileOf(priced))
      .trim()
      .split('\r\n');
    expect(head).toContain('Shipping fee,Surcharges,Platform fee,Insurance,COD fee,Discount,Tax,Total fee,Currency');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [shipping, surcharges, platform, insurance, cod, discount, tax, total] = row
        .split(',')
        .map(Number) as number[];
      const sum =
        (shipping ?? 0) +
        (surcharges ?? 0) +
        (platform ?? 0) +
        (insurance ?? 0) +
        (cod ?? 0) -
        (discount ?? 0) +
        (tax ?? 0);
      expect(Math.round(sum * 100)).toBe(Math.round((total ?? 0) * 100));
    }
  });

  test('Shopify gets the columns its apps read, of parcels that have a number', async () => {
    const { id } = await newExport(app, token, { preset: 'shopify_tracking' });
    await runAllExports(app);
    const [head, ...rows] = textOf(await fileOf(id))
      .trim()
      .split('\r\n');
    expect(head).toBe('Name,Tracking Number,Tracking Company,Tracking URL');
    expect(rows.every((row) => /^[^,]*,[^,]+,[^,]+,http/u.test(row))).toBe(true);
    expect(rows.some((row) => row.startsWith('WEB-2,'))).toBe(true);
  });
});

describe('exports survive what happens to servers', () => {
  test('a server that dies leaves its export to the next, and what it wrote late is not taken', async () => {
    const { id } = await newExport(app, token, { filter: {} });
    const dead = await leaseExport(app.ctx);
    expect([dead?.id, await runExports(app.ctx)]).toEqual([id, 0]);
    app.clock.advance(61);
    expect(await runExports(app.ctx)).toBe(1);
    expect(await getOf(id)).toMatchObject({ state: 'done' });
    expect((await fileOf(id)).status).toBe(200);
    expect(await storedNameOf(id)).toMatch(new RegExp(`${id}-2.csv$`, 'u'));
  });

  test('what cannot be written is tried four times, then fails with a reference and can be asked for again', async () => {
    const broken = {
      ...app.ctx,
      ports: { ...app.ctx.ports, files: { ...app.ctx.ports.files, put: () => Promise.reject(new Error('no space')) } },
    };
    await newEvents();
    const { id, reference } = await newExport(app, token, { filter: {} });
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await runExports(broken)).toBe(1);
      app.clock.advance(10);
    }
    expect(await getOf(id)).toMatchObject({ state: 'failed', expires_at: null });
    expect((await newEvents()).at(-1)?.data).toEqual({
      export_id: id,
      reference,
      error_message: `We couldn't finish your export (${reference}). Try again on the Exports page.`,
    });
    expect((await app.refusal(endpoints.cancelExport, { token, params: { id } })).body.code).toBe('export_not_ready');
    expect((await app.call<ExportRecord>(endpoints.retryExport, { token, params: { id } })).body.state).toBe('waiting');
    await runAllExports(app);
    expect(await getOf(id)).toMatchObject({ state: 'done' });
  });

  test('one that is cancelled while it runs leaves no file', async () => {
    const { id } = await newExport(app, token, { filter: {} });
    const { files } = app.ctx.ports;
    const cancelling = {
      ...app.ctx,
      ports: {
        ...app.ctx.ports,
        files: {
          ...files,
          put: async (name: string, body: AsyncIterable<Uint8Array>) => {
            const written = await files.put(name, body);
            await app.call(endpoints.cancelExport, { token, params: { id } });
            return written;
          },
        },
      },
    };
    await runExports(cancelling);
    expect(await getOf(id)).toMatchObject({ state: 'cancelled', bytes: null });
    const names: string[] = [];
    for await (const { name } of files.list('exports/')) names.push(name);
    expect(names.filter((name) => name.includes(id))).toEqual([]);
  });

  test('a company never runs more than two at once, and the one with the fewest comes first', async () => {
    const mine = [];
    for (let n = 0; n < 3; n += 1) mine.push((await newExport(app, token, { filter: {} })).id);
    const other = await newExport(app, await app.tokenOf('my@demo.sampan.test'), { filter: {} });
    const taken = [];
    for (let n = 0; n < 4; n += 1) taken.push((await leaseExport(app.ctx))?.id);
    expect([taken[0], new Set(taken.slice(1, 3)), taken[3]]).toEqual([
      mine[0],
      new Set([mine[1], other.id]),
      undefined,
    ]);
    app.clock.advance(61);
    await runAllExports(app);
  });
});

describe('who may export what', () => {
  test('a download is recorded with whom its link was made for; so is the start', async () => {
    const { id } = await newExport(app, token, { filter: { status: 'new' } });
    await runAllExports(app);
    expect((await fileOf(id, await app.tokenOf('readonly@demo.sampan.test'))).status).toBe(200);
    const { rows } = await app.database.pool.query<{ action: string; name: string }>(
      `select action, name from audit_log join users on users.id = actor_id where object_id = $1 order by at, audit_log.id`,
      [id],
    );
    expect(rows.map(({ action, name }) => [action, name])).toEqual([
      ['export.start', 'Rachel Tan Hui Min'],
      ['export.download', expect.not.stringMatching('Rachel')],
    ]);
  });

  test('the same key twice makes one export', async () => {
    const headers = { 'Idempotency-Key': 'the-same-key-of-an-export' };
    const ids = [];
    for (let n = 0; n < 2; n += 1)
      ids.push((await app.call<ExportRecord>(endpoints.startOrderExport, { token, body: {}, headers })).body.id);
    expect(ids[0]).toBe(ids[1]);
  });

  test('twenty an hour, then 429 with the time to wait', async () => {
    const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    const owner = await strict.tokenOf(SG);
    for (let n = 0; n < 20; n += 1) await newExport(strict, owner);
    const refused = await strict.refusal(endpoints.startOrderExport, { token: owner, body: {} });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await strict.close();
  });

  test.each([
    [{ columns: [] }, 'columns'],
    [{ columns: ['password'] }, 'columns.0'],
    [{ preset: 'nothing' }, 'preset'],
    [{ format: 'pdf' }, 'format'],
    [{ filter: { from: '2026-02-30' } }, 'filter.from'],
    [{ filter: { company_id: 'x' } }, 'filter.company_id'],
  ])('refuses %o and names the field', async (body, param) => {
    const answer = await app.refusal(endpoints.startOrderExport, { token, body });
    expect([answer.status, answer.body.errors?.map((error) => error.param)]).toEqual([422, [param]]);
  });
});

// Last, because sessions end as well in so many days.
test('files are gone after seven days, with those that no export knows', async () => {
  const { id } = await newExport(app, token, { filter: {} });
  await runAllExports(app);
  const { link } = (await app.call<{ link: string }>(endpoints.downloadExport, { token, params: { id } })).body;
  await app.ctx.ports.files.put(
    'exports/orphan.csv',
    (async function* () {
      yield Buffer.from('x');
    })(),
  );
  app.clock.advance(6 * 86_400);
  await purgeExports(app.ctx);
  expect((await app.ctx.ports.files.open(await storedNameOf(id)))?.bytes).toBeGreaterThan(0);
  expect((await app.app.request(`http://sampan.test${link}`)).status).toBe(404);
  app.clock.advance(3 * 86_400);
  await purgeExports(app.ctx);
  expect(await storedNameOf(id)).toBe('');
  const names: string[] = [];
  for await (const { name } of app.ctx.ports.files.list('exports/')) names.push(name);
  expect(names).toEqual([]);
});
