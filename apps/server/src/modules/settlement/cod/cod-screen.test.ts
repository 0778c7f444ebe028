import { endpoints, MAX_AMOUNT, type CodTotals, type Order, type OrderCod } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { companies } from '../../identity/account/account.table.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { codOrder } from '#test/cod/cod-order.fixtures.ts';
import { codOf, collectedParcels, deliver, remitted, settle, upload } from '#test/cod/cod.fixtures.ts';
import { writeRemittance } from './write-remittance.ts';

let app: TestApp;
let token: string;
let company_id: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  company_id = await companyOf('sg@demo.sampan.test');
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
const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const totals = async (query: Record<string, string> = {}, who = token) =>
  (await app.call<CodTotals>(endpoints.getCodTotals, { token: who, query })).body;
const remit = (order: Order, cod: OrderCod, change: object = {}) =>
  writeRemittance('merlion-express', [
    {
      tracking_code: order.label?.tracking_code ?? '',
      collected_minor: Math.round(cod.to_collect * 100),
      fee_minor: 144,
      currency: 'SGD',
      collected_at: cod.steps.at(-1)?.at ?? 0,
      reference: `RM-${order.number}`,
      ...change,
    },
  ]);

describe('the COD screen (spec 2 COD Orders)', () => {
  test.each([
    ['sg@demo.sampan.test', 'SG', 'merlion-express'],
    ['my@demo.sampan.test', 'MY', 'hornbill-express'],
    ['ph@demo.sampan.test', 'PH', 'tarsier-express'],
    ['id@demo.sampan.test', 'ID', 'komodo-parcel'],
    ['postbilling@demo.sampan.test', 'VN', 'straits-parcel'],
  ] as const)(
    '%s as %s: every total is the sum of what the same filter lists',
    async (email, country, courier_alias) => {
      const who = await app.tokenOf(email);
      const mine = await companyOf(email);
      // The closed country has no company: one of the others lends itself.
      if (country === 'VN') {
        await app.ctx.db.update(companies).set({ country_code: 'VN' }).where(eq(companies.id, mine));
        await app.database.pool.query("delete from ledger_accounts where company_id = $1 and kind <> 'wallet'", [mine]);
      }
      const rows = await collectedParcels(app, {
        company_id: mine,
        country,
        count: 7,
        courier_alias,
        code: `T${country}`,
      });
      const file = writeRemittance(courier_alias, remitted(rows.slice(0, 4), `RM-${country}`));
      await settle(app, (await upload(app, file, courier_alias)).body.id);
      for (const query of [{}, { cod_state: 'settled' }, { cod_state: 'collected', courier: courier_alias }]) {
        const sums = await totals(query, who);
        const list = await app.call<{ records: Order[] }>(endpoints.listOrders, {
          token: who,
          query: { ...query, is_cod: 'true', per_page: '100' },
        });
        const digits = country === 'VN' ? 1 : 100;
        const minor = (amount: number) => Math.round(amount * digits);
        const listed = list.body.records;
        expect(sums.count).toBe(listed.length);
        expect(minor(sums.amount)).toBe(listed.reduce((sum, order) => sum + minor(order.expected_cod_collection), 0));
        expect(sums.totals.reduce((sum, part) => sum + minor(part.amount), 0)).toBe(minor(sums.amount));
        for (const { state, count, amount } of sums.totals) {
          const some = listed.filter((order) => (order.cod_state ?? 'not_shipped') === state);
          expect([count, minor(amount)]).toEqual([
            some.length,
            some.reduce((sum, order) => sum + minor(order.expected_cod_collection), 0),
          ]);
        }
      }
      if (country === 'VN')
        await app.ctx.db.update(companies).set({ country_code: 'SG' }).where(eq(companies.id, mine));
    },
  );

  test('a shop reports a shortfall while the courier has the cash, and a corrected remittance settles it all the same', async () => {
    const order = await codOrder(app, token);
    const report = (received: number | null) =>
      app.refusal(endpoints.reportCodShortfall, {
        token,
        params: { id: order.id },
        body: { received, note: 'The buyer paid in full' },
      });
    const early = await report(null);
    expect([early.status, early.body.code]).toEqual([409, 'cod_not_collected']);
    await deliver(app, order);
    expect((await report(48)).body.errors?.[0]?.param).toBe('received');
    expect((await report(40)).status).toBe(200);
    const cod = await codOf(app, token, order.id);
    expect([cod.state, cod.dispute]).toMatchObject(['disputed', { received: 40, note: 'The buyer paid in full' }]);
    const admin = await app.tokenOf('admin@demo.sampan.test');
    const desk = await app.call<{ records: { order_id: string; state: string }[] }>(endpoints.listCodShortfalls, {
      token: admin,
      query: { per_page: '100' },
    });
    expect(desk.body.records.filter((each) => each.order_id === order.id)).toMatchObject([{ state: 'disputed' }]);
    await settle(app, (await upload(app, remit(order, cod))).body.id);
    expect((await read(order.id)).cod_state).toBe('settled');
  });

  test('the list and a settlement leave as files: CSV with plain numbers, and a PDF', async () => {
    const order = await codOrder(app, token);
    await deliver(app, order);
    await settle(app, (await upload(app, remit(order, await codOf(app, token, order.id)))).body.id);
    const { settlement_id } = await codOf(app, token, order.id);
    const open = async (endpoint: Parameters<typeof app.call>[0], options: object) => {
      const { body } = await app.call<{ link: string }>(endpoint, { token, ...options });
      return app.app.request(body.link);
    };
    const list = await (
      await open(endpoints.downloadCodList, { query: { cod_state: 'settled', language: 'vi' } })
    ).text();
    expect(list).toContain('Đã đối soát');
    expect(list).toContain(`${order.number},`);
    const params = { id: settlement_id ?? '' };
    const csv = await (await open(endpoints.downloadCodSettlement, { params, query: { format: 'csv' } })).text();
    expect(csv.split('\r\n')[1]).toContain(`${order.number},${order.label?.tracking_code}`);
    expect(csv).toContain(',48.00,1.44,48.00,');
    const pdf = await open(endpoints.downloadCodSettlement, { params, query: { format: 'pdf' } });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const other = await app.tokenOf('my@demo.sampan.test');
    expect((await app.call(endpoints.downloadCodSettlement, { token: other, params })).status).toBe(404);
    const { body } = await app.call<{ records: { id: string; amount: number }[] }>(endpoints.listCodSettlements, {
      token,
    });
    expect(body.records.find((each) => each.id === settlement_id)).toMatchObject({ amount: 48, count: 1 });
  });

  test('drafts that nobody could ship hold up no sum', async () => {
    const who = await app.tokenOf('my@demo.sampan.test');
    const of_drafts = async () => {
      const { totals: parts } = await totals({ status: 'new' }, who);
      return parts.find(({ state }) => state === 'not_shipped')?.amount;
    };
    const draft = async () => newOrder(app, who, { shipping_address: null, expected_cod_collection: MAX_AMOUNT });
    const ids = [(await draft()).id, (await draft()).id];
    expect(await of_drafts()).toBeGreaterThan(MAX_AMOUNT);
    for (let n = 0; n < 10; n += 1) ids.push((await draft()).id);
    expect(await of_drafts()).toBe(9_999_999_999_999.99);
    for (const id of ids) await app.call(endpoints.cancelOrder, { token: who, params: { id }, body: {} });
  });

  test('people are told that a settlement arrived, in their language, unless they chose not to', async () => {
    const mails = async () =>
      (
        await app.database.pool.query<{ subject: string }>(
          "select payload->>'subject' as subject from outbox where topic = 'mail' and company_id = $1 and payload->>'subject' like 'Cash on delivery%'",
          [company_id],
        )
      ).rows.length;
    const go = async () => {
      const order = await codOrder(app, token);
      await deliver(app, order);
      await settle(app, (await upload(app, remit(order, await codOf(app, token, order.id)))).body.id);
    };
    const before = await mails();
    await go();
    expect(await mails()).toBe(before + 1);
    await app.call(endpoints.saveNotificationChoices, { token, body: { cod_settled: false } });
    await go();
    expect(await mails()).toBe(before + 1);
  });
});
