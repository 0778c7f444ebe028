import { endpoints, type Remittance, type RemittanceProblem } from '@sampan/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { ADMIN_EMAIL, collectedParcels, remitted, settle, upload } from '#test/cod/cod.fixtures.ts';
import type { CollectionRow } from './cod.table.ts';
import { settleRemittances } from './settle-remittances.ts';
import { writeRemittance, type RemittedParcel } from './write-remittance.ts';

let app: TestApp;
let admin: string;
let sg: string;
let my: string;
let id: string;
let codes = 0;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.tokenOf(ADMIN_EMAIL);
  sg = await companyOf('sg@demo.sampan.test');
  my = await companyOf('my@demo.sampan.test');
  id = await companyOf('id@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(async () =>
  expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 }),
);

async function companyOf(email: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from users where email = $1',
    [email],
  );
  return rows[0]?.company_id ?? '';
}

const collected = (count: number, courier_alias = 'merlion-express', company_id = sg) =>
  collectedParcels(app, { company_id, country: 'SG', count, courier_alias, code: `R${(codes += 1)}` });

async function problemsOf(remittance: Remittance): Promise<RemittanceProblem[]> {
  const answer = await app.call<{ records: RemittanceProblem[] }>(endpoints.listRemittanceProblems, {
    token: admin,
    params: { id: remittance.id },
    query: { per_page: '100' },
  });
  return answer.body.records;
}

async function stateOf(row: CollectionRow): Promise<string> {
  const { rows } = await app.database.pool.query<{ state: string }>(
    'select state from cod_collections where order_id = $1',
    [row.order_id],
  );
  return rows[0]?.state ?? '';
}

async function settledJournals(rows: readonly CollectionRow[]): Promise<number> {
  const answer = await app.database.pool.query<{ n: string }>(
    "select count(*) as n from journals where kind = 'cod_settled' and reference = any($1)",
    [rows.map((row) => row.order_id)],
  );
  return Number(answer.rows[0]?.n);
}

describe("a courier's remittance (spec 1 Cash-on-delivery orders, domain 1.2)", () => {
  test('every reason a row may not fit is named with its row and column; the others settle', async () => {
    const rows = await collected(4);
    const [other] = await collected(1, 'straits-parcel');
    const [waiting, returned] = await collected(2);
    await app.database.pool.query("update cod_collections set state = 'expected' where order_id = $1", [
      waiting?.order_id,
    ]);
    await app.database.pool.query("update cod_collections set state = 'not_collected' where order_id = $1", [
      returned?.order_id,
    ]);
    const [good, short, foreign] = remitted(rows) as [RemittedParcel, RemittedParcel, RemittedParcel];
    const others = remitted([other, waiting, returned].flatMap((row) => row ?? []));
    const text = writeRemittance('merlion-express', [
      good,
      { ...good, tracking_code: 'SMPNOBODY' },
      ...others,
      { ...foreign, currency: 'MYR' },
      { ...short, collected_minor: short.collected_minor - 1 },
      good,
      { ...good, tracking_code: '' },
    ])
      .replace(/\r\n$/u, `\r\n${rows[3]?.tracking_code},10.03.1,0,SGD,2026-02-30,RM-1\r\n`)
      .concat(`\r\n${rows[3]?.tracking_code},10.03,0,SGD,2026-02-30,RM-1\r\n`);
    const report = (await upload(app, text)).body;
    expect(report.rows).toEqual({ total: 11, good: 1, bad: 10, settled: 0 });
    expect((await problemsOf(report)).map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [3, 'Tracking Number', 'unknown_tracking_code'],
      [4, 'Tracking Number', 'other_courier'],
      [5, 'Tracking Number', 'not_delivered'],
      [6, 'Tracking Number', 'not_collected'],
      [7, 'Currency', 'wrong_currency'],
      [8, 'COD Collected', 'amount_differs'],
      [9, 'Tracking Number', 'twice_in_file'],
      [10, 'Tracking Number', 'malformed'],
      [11, 'COD Collected', 'malformed'],
      [13, 'Delivered On', 'malformed'],
    ]);
    expect((await problemsOf(report))[5]).toMatchObject({ collected: '10.00', expected: 10.01, currency: 'SGD' });
    expect(await stateOf(rows[0] as CollectionRow)).toBe('collected');

    const done = await settle(app, report.id);
    expect([done.state, done.rows.settled, done.rows.bad]).toEqual(['done', 1, 10]);
    expect(await stateOf(rows[0] as CollectionRow)).toBe('settled');
    // The shop sees what the courier said; no money moves until that is corrected.
    expect(await stateOf(rows[1] as CollectionRow)).toBe('short');
    const again = (await upload(app, writeRemittance('merlion-express', [{ ...good, reference: 'RM-2' }]))).body;
    expect(again.reasons).toEqual([{ reason: 'already_settled', count: 1 }]);
  });

  test('the rows that do not fit leave as CSV with a reason, and that very file, corrected, settles them and nothing twice', async () => {
    const rows = await collected(5);
    const lines = remitted(rows).map((line, index) => (index < 2 ? { ...line, collected_minor: 500 } : line));
    const report = (await upload(app, writeRemittance('merlion-express', lines))).body;
    await settle(app, report.id);
    const { body } = await app.call<{ link: string }>(endpoints.downloadRemittanceProblems, {
      token: admin,
      params: { id: report.id },
      query: { language: 'vi' },
    });
    const csv = await (await app.app.request(body.link)).text();
    const table = parse(csv, { bom: true }) as string[][];
    expect(table[0]).toEqual([
      'Tracking Number',
      'COD Collected',
      'COD Fee',
      'Currency',
      'Delivered On',
      'Remittance No',
      'Row',
      'Column',
      'Reason',
    ]);
    expect(table.slice(1).map((line) => line.slice(6))).toEqual([
      ['2', 'COD Collected', 'Hãng vận chuyển phải thu S$ 10.00.'],
      ['3', 'COD Collected', 'Hãng vận chuyển phải thu S$ 10.01.'],
    ]);
    const corrected = csv.replace(',5.00,', ',10.00,').replace(',5.00,', ',10.01,');
    const second = (await upload(app, corrected)).body;
    expect(second.rows).toMatchObject({ total: 2, good: 2 });
    await settle(app, second.id);
    expect(await Promise.all(rows.map(stateOf))).toEqual(Array.from({ length: 5 }, () => 'settled'));
    expect(await settledJournals(rows)).toBe(5);
  });

  test('the same file again is not read again; what did not fit then may fit now', async () => {
    const rows = await collected(3);
    const [late] = rows as [CollectionRow];
    await app.database.pool.query("update cod_collections set state = 'expected' where order_id = $1", [late.order_id]);
    const text = writeRemittance('merlion-express', remitted(rows));
    const first = (await upload(app, text)).body;
    const done = await settle(app, first.id);
    expect(done.rows).toMatchObject({ settled: 2, bad: 1 });
    expect((await upload(app, text)).body).toMatchObject({ id: first.id, is_repeat: true, state: 'done' });
    await app.database.pool.query("update cod_collections set state = 'collected' where order_id = $1", [
      late.order_id,
    ]);
    expect((await upload(app, text)).body).toMatchObject({
      id: first.id,
      state: 'checked',
      rows: { good: 1, settled: 2 },
    });
    expect((await settle(app, first.id)).rows).toMatchObject({ settled: 3, bad: 0 });
    expect(await settledJournals(rows)).toBe(3);
  });

  test('two servers at once, and a crash in the middle, settle every row once', async () => {
    const rows = await collected(600);
    const report = (await upload(app, writeRemittance('merlion-express', remitted(rows)))).body;
    await app.call(endpoints.settleRemittance, { token: admin, params: { id: report.id } });
    // The third transaction dies, as with the power: two are done.
    let transactions = 0;
    const db = new Proxy(app.ctx.db, {
      get: (target, name, receiver) => {
        if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown;
        transactions += 1;
        if (transactions > 2) throw new Error('the power is gone');
        return target.transaction.bind(target);
      },
    });
    await expect(settleRemittances({ ...app.ctx, db })).rejects.toThrow('the power is gone');
    expect(await settledJournals(rows)).toBe(500);
    // Its lease still stands: nobody goes on before it ends.
    expect(await settleRemittances(app.ctx)).toBe(0);
    app.clock.advance(61);
    const worked = await Promise.all([settleRemittances(app.ctx), settleRemittances(app.ctx)]);
    expect(worked.sort()).toEqual([0, 100]);
    expect(await settledJournals(rows)).toBe(600);
    const { rows: sums } = await app.database.pool.query<{ n: string; minor: string }>(
      'select count as n, amount_minor as minor from cod_settlements where remittance_id = $1',
      [report.id],
    );
    const minor = rows.reduce((sum, row) => sum + row.amount_minor, 0);
    expect(sums).toEqual([{ n: '600', minor: String(minor) }]);
  });

  test('a parcel that another file settled between report and click is refused then', async () => {
    const rows = await collected(2);
    const a = (await upload(app, writeRemittance('merlion-express', remitted(rows, 'A')))).body;
    const b = (await upload(app, writeRemittance('merlion-express', remitted(rows, 'B')))).body;
    expect([a.rows.good, b.rows.good]).toEqual([2, 2]);
    await settle(app, a.id);
    expect((await settle(app, b.id)).rows).toEqual({ total: 2, good: 0, bad: 2, settled: 0 });
    expect(await settledJournals(rows)).toBe(2);
  });

  test('one file settles several companies, each with its own settlement', async () => {
    const mine = await collected(2);
    const theirs = await collected(3, 'merlion-express', my);
    const report = (await upload(app, writeRemittance('merlion-express', remitted([...mine, ...theirs])))).body;
    await settle(app, report.id);
    const { rows } = await app.database.pool.query<{ company_id: string; count: string }>(
      'select company_id, count from cod_settlements where remittance_id = $1 order by count',
      [report.id],
    );
    expect(rows).toEqual([
      { company_id: sg, count: '2' },
      { company_id: my, count: '3' },
    ]);
  });
});

describe('how couriers write their files', () => {
  test('a courier that keeps its fee hands over the rest: the bank has less, and we owe the courier less', async () => {
    const rows = await collected(2, 'straits-parcel');
    const text = writeRemittance('straits-parcel', remitted(rows));
    expect(text.split('\r\n')[0]).toBe('AWB;Cash received;Charge;CCY;Delivery date;Batch');
    const report = (await upload(app, text, 'straits-parcel')).body;
    expect(report.totals).toMatchObject([{ collected: 20.01, fee: 2, remitted: 18.01 }]);
    await settle(app, report.id);
    const { rows: sums } = await app.database.pool.query<{ kind: string; sum: string }>(
      `select a.kind, sum(e.amount_minor) from entries e join ledger_accounts a on a.id = e.account_id
       join journals j on j.id = e.journal_id where j.kind = 'cod_settled' and j.reference = any($1) group by 1 order by 1`,
      [rows.map((row) => row.order_id)],
    );
    expect(sums).toEqual([
      { kind: 'bank_clearing', sum: '-1801' },
      { kind: 'cod_receivable', sum: '2001' },
      { kind: 'courier_payable', sum: '-200' },
    ]);
  });

  test('Indonesian numbers and days, a spreadsheet’s byte order mark, tabs, and columns in another order', async () => {
    const rows = await collectedParcels(app, {
      company_id: id,
      country: 'ID',
      count: 1,
      courier_alias: 'komodo-parcel',
      code: 'KMD',
    });
    await app.database.pool.query(
      'update cod_collections set amount_minor = 123456700, to_collect_minor = 123456700 where order_id = $1',
      [rows[0]?.order_id],
    );
    const text = `\u{FEFF}No Setoran\tMata Uang\tNilai COD\tBiaya COD\tTanggal Terkirim\tNo Resi\tCatatan\n77\tidr\t1.234.567,00\t0\t20/11/2026\t${rows[0]?.tracking_code.toLowerCase()}\tlunas\n`;
    expect((await upload(app, text, 'komodo-parcel')).body.rows).toMatchObject({ total: 1, good: 1 });
    // Somebody's whole remittance must not be a thousandth of it.
    const plain = text.replace('1.234.567,00', '1234.567');
    const odd = (await upload(app, plain, 'komodo-parcel')).body;
    expect(odd.reasons).toEqual([{ reason: 'malformed', count: 1 }]);
  });

  test.each([
    ['nothing', '\r\n', 422],
    ['a spreadsheet itself', 'PK\u{3}\u{4}...', 422],
    ['no UTF-8', Buffer.from('Tracking Number,caf\xE9\n', 'latin1'), 422],
    ['another courier’s columns', 'AWB;Cash received\nX;1\n', 422],
    [
      'a quotation mark that never ends',
      'Tracking Number,COD Collected,COD Fee,Currency,Delivered On,Remittance No\n"x',
      422,
    ],
    ['more than 5 MB', Buffer.alloc(5_242_881, 'a'), 422],
  ])('%s is refused as a whole', async (_, content, status) => {
    const { body, status: got } = await upload(app, content);
    expect(got).toBe(status);
    expect(body).toMatchObject({ errors: [{ param: 'data_base64' }] });
  });

  test('as multipart/form-data, as the spec sends files (spec 7)', async () => {
    const rows = await collected(1);
    const form = new FormData();
    form.set('courier_alias', 'merlion-express');
    form.set('file', new Blob([writeRemittance('merlion-express', remitted(rows))], { type: 'text/csv' }), 'may.csv');
    const answer = await app.app.request('http://sampan.test/api/v1/admin/remittance', {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ file_name: 'may.csv', rows: { total: 1, good: 1 } });
    const broken = await app.app.request('http://sampan.test/api/v1/admin/remittance', {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'nonsense',
    });
    expect(broken.status).toBe(400);
  });

  test('the demo’s couriers give a file to try it with, one row of which fits nothing', async () => {
    await collected(2, 'harbour-post');
    const { body } = await app.call<{ link: string }>(endpoints.sampleRemittance, {
      token: admin,
      query: { courier_alias: 'harbour-post' },
    });
    const text = await (await app.app.request(body.link)).text();
    const report = (await upload(app, text, 'harbour-post')).body;
    expect(report).toMatchObject({
      rows: { total: 3, good: 2 },
      reasons: [{ reason: 'unknown_tracking_code', count: 1 }],
    });
    const formats = await app.call<{ records: { courier_alias: string; columns: string[] }[] }>(
      endpoints.listRemittanceFormats,
      { token: admin },
    );
    expect(formats.body.records.find((each) => each.courier_alias === 'harbour-post')?.columns).toContain(
      'tracking_code',
    );
    const list = await app.call<{ records: Remittance[]; total: number }>(endpoints.listRemittances, { token: admin });
    expect(list.body.records[0]).toMatchObject({ id: report.id, uploaded_by: 'Sampan Admin' });
  });
});
