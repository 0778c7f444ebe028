import { endpoints, type RevenueMonth } from '@sampan/contract';
import { COUNTRY_CODES, formatMoney, LANGUAGES, rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { readLiveEvents } from '../../../platform/live/live.repo.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { exportTransactions } from './export-transactions.ts';
import { findStatement } from './find-statement.ts';
import { getRevenue } from './get-revenue.ts';
import { downloadStatement } from './statement-export.ts';
import { statementDocument } from './statement.document.ts';
import { move, newShop, type Shop } from '#test/statement/statement.fixtures.ts';
import { TRANSACTION_TEXTS } from './transaction.messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (text: string) => Date.parse(text) / 1000;
const get = (link: string) => app.app.request(`http://sampan.test${link}`);

/** Two finished months and the current one; the links are opened by the real clock, so the shop lives by it. */
async function busyShop(country: CountryCode): Promise<{ shop: Shop; now: number; order_number: string }> {
  const shop = await newShop(app, country);
  const now = Math.floor(app.clock.now() / 1000);
  const month = (ago: number) => {
    const date = new Date(now * 1000);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago, 10, 6) / 1000;
  };
  const order_number = 'SMP-000007';
  await move(shop, { kind: 'top_up', at: month(2), amount_minor: 123_456 });
  await move(shop, {
    kind: 'label',
    at: month(2) + 60,
    amount_minor: -1_050,
    details: { order_id: newId(), order_number },
  });
  await move(shop, {
    kind: 'label',
    at: month(1),
    amount_minor: -2_100,
    details: { order_id: newId(), order_number: '=1+1' },
  });
  await move(shop, { kind: 'adjustment', at: now, amount_minor: -50 });
  return { shop, now, order_number };
}

const keyAgo = (now: number, ago: number) => {
  const date = new Date(now * 1000);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago, 10)).toISOString().slice(0, 7);
};
const rowsOf = async (response: Response) => parse(await response.text(), { bom: true }) as string[][];

describe('statements as CSV (trust 4.17)', () => {
  test.each(COUNTRY_CODES)(
    'a month: opening balance, each entry, closing balance, in plain decimals: %s',
    async (country) => {
      const { shop, now, order_number } = await busyShop(country);
      const ctx = { ...shop.ctxAt(now), clock: app.clock };
      const { link, expires_at } = await downloadStatement({
        ctx,
        key: keyAgo(now, 2),
        query: { account: 'wallet', format: 'csv' },
      });
      expect(expires_at - Math.floor(app.clock.now() / 1000)).toBeGreaterThan(590);
      const response = await get(link);
      expect(response.headers.get('content-disposition')).toContain(`statement-${keyAgo(now, 2)}.csv`);
      const [head, ...rows] = await rowsOf(response);
      const { currency } = rulesOf(country);
      const plain = (minor: number) => (currency === 'VND' ? String(minor) : (minor / 100).toFixed(2));
      expect(head?.slice(0, 3)).toEqual(['Date', 'Description', 'Type']);
      expect(rows.map((row) => row.slice(1, 8))).toEqual([
        ['Opening balance', '', '', '', '', plain(0), currency],
        ['Top-up', 'Top-ups', '', plain(123_456), '', plain(123_456), currency],
        [`Label ${order_number}`, 'Labels', order_number, '', plain(1_050), plain(122_406), currency],
        ['Closing balance', '', '', '', '', plain(122_406), currency],
      ]);
      expect(rows[1]?.[0]).toMatch(country === 'ID' || country === 'VN' ? / 13:00:00$/u : / 14:00:00$/u);
    },
  );

  test('an empty month has its two balances; a number that is a formula is text', async () => {
    const { shop, now } = await busyShop('SG');
    const ctx = { ...shop.ctxAt(now), clock: app.clock };
    const of = (key: string) => downloadStatement({ ctx, key, query: { account: 'wallet', format: 'csv' } });
    const [, label] = (await rowsOf(await get((await of(keyAgo(now, 1))).link))).slice(1);
    expect(label?.[3]).toBe("'=1+1");
    const empty = await newShop(app, 'SG');
    const nothing = await downloadStatement({
      ctx: { ...empty.ctxAt(now), clock: app.clock },
      key: keyAgo(now, 0),
      query: { account: 'payable', format: 'csv' },
    });
    expect((await rowsOf(await get(nothing.link))).slice(1).map((row) => row[1])).toEqual([
      'Opening balance',
      'Closing balance',
    ]);
  });

  test('a link of another kind, an old one and a changed one open nothing', async () => {
    const { shop, now } = await busyShop('SG');
    const ctx = { ...shop.ctxAt(now), clock: app.clock };
    const { link } = await downloadStatement({ ctx, key: keyAgo(now, 1), query: { account: 'wallet', format: 'pdf' } });
    expect((await get(link.replace(/papers\/./u, 'papers/x'))).status).toBe(404);
    const old = await downloadStatement({
      ctx: shop.ctxAt(now - 601),
      key: keyAgo(now, 2),
      query: { account: 'wallet', format: 'csv' },
    });
    expect((await get(old.link)).status).toBe(404);
  });
});

describe('statements as PDF', () => {
  test.each(LANGUAGES)('say what moved in %s, and their totals are those of the month', async (language) => {
    const { shop, now } = await busyShop('PH');
    const ctx = { ...shop.ctxAt(now), clock: app.clock };
    const of = { company_id: shop.company_id, account: 'wallet' as const, country: shop.country };
    const found = await findStatement(ctx, of, keyAgo(now, 2));
    if (!found) throw new Error('no statement');
    const document = await statementDocument(ctx, { ...of, language }, found);
    const texts = TRANSACTION_TEXTS[language];
    const money = (minor: number) => formatMoney(minor, 'PHP');
    expect(document).toMatchObject({ title: texts.statement, number: keyAgo(now, 2), notes: [] });
    expect(document.tables[0]?.rows.map(({ cells }) => cells)).toEqual([
      [texts.opening, '', '', money(0)],
      [texts.group.top_ups, money(123_456), '', ''],
      [texts.group.labels, '', money(1_050), ''],
    ]);
    expect(document.tables[0]?.totals.map(({ value }) => value)).toEqual([
      money(123_456),
      money(1_050),
      money(122_406),
    ]);
    expect(document.tables[1]?.rows.map(({ cells }) => cells.slice(1))).toEqual([
      [texts.entry.top_up, money(123_456), '', money(123_456)],
      [`${texts.entry.label} SMP-000007`, '', money(1_050), money(122_406)],
    ]);
    const unfinished = await findStatement(ctx, of, keyAgo(now, 0));
    expect(unfinished && (await statementDocument(ctx, { ...of, language }, unfinished)).notes).toEqual([
      texts.unfinished,
    ]);
  });

  test('a year has its months, and the file is a PDF that opens in the browser', async () => {
    const { shop, now } = await busyShop('SG');
    const ctx = { ...shop.ctxAt(now), clock: app.clock };
    const key = keyAgo(now, 0).slice(0, 4);
    const { link } = await downloadStatement({ ctx, key, query: { account: 'wallet', format: 'pdf' } });
    const response = await get(link);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="statement-\d{4}\.pdf"/u);
    expect((await response.text()).startsWith('%PDF-1.')).toBe(true);
    const of = { company_id: shop.company_id, account: 'wallet' as const, country: shop.country };
    const found = await findStatement(ctx, of, key);
    const document = found && (await statementDocument(ctx, { ...of, language: 'en' }, found));
    expect(document?.tables[1]?.title).toBe('By month');
    expect(document?.tables[1]?.rows).toHaveLength(12);
  });
});

describe('export_transactions_csv_completed (spec 4 Live events)', () => {
  test('whoever asked is told, colleagues are not; the file holds what the list shows', async () => {
    const { shop, now } = await busyShop('MY');
    const ctx = { ...shop.ctxAt(now), clock: app.clock };
    const before = { xid: '0', seq: 0 };
    const answer = await exportTransactions({ ctx, query: { account: 'wallet', direction: 'out' } });
    expect(answer.rows).toBe(3);
    // Events wait for older transactions, those of other tests' databases too.
    await expect
      .poll(() => readLiveEvents(app.ctx.db, before, shop.company_id), { timeout: 20_000 })
      .toMatchObject([
        {
          event_type: 'export_transactions_csv_completed',
          user_id: ctx.actor?.user_id,
          data: { export_id: answer.id, link: answer.link },
        },
      ]);
    // What happens afterwards is not in it, though the file is only written when it is opened.
    await move(shop, { kind: 'label', at: now, amount_minor: -1 });
    const [, ...rows] = await rowsOf(await get(answer.link));
    expect(rows.map((row) => row[5])).toEqual(['0.50', '21.00', '10.50']);
  });

  test("a program gets its answer, and nobody an event; a parcel's entries can be exported", async () => {
    const { shop, now, order_number } = await busyShop('MY');
    const asked = shop.ctxAt(now);
    const api_key = { id: newId(), mode: 'live' as const, scopes: ['wallet:read' as const], may_spend: true };
    const ctx = { ...asked, clock: app.clock, actor: asked.actor && { ...asked.actor, session_id: null, api_key } };
    const answer = await exportTransactions({ ctx, query: { account: 'wallet', order_number } });
    const live = and(eq(outbox.topic, 'live'), eq(outbox.company_id, shop.company_id));
    expect(await app.ctx.db.$count(outbox, live)).toBe(0);
    expect((await rowsOf(await get(answer.link))).slice(1).map((row) => row[3])).toEqual([order_number]);
  });

  test('over HTTP', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const exported = await app.call<{ link: string; rows: number }>(endpoints.exportTransactions, { token });
    const [, ...rows] = await rowsOf(await get(exported.body.link));
    expect(rows).toHaveLength(exported.body.rows);
    const key = keyAgo(Math.floor(app.clock.now() / 1000), 0);
    const file = await app.call<{ link: string }>(endpoints.downloadStatement, { token, params: { key } });
    expect((await get(file.body.link)).status).toBe(200);
  });
});

describe('spec 7 GET /statement/revenue', () => {
  const label = (total: number) => ({
    courier_payable: total - 130,
    insurance_payable: 20,
    platform_fee: 40,
    tax_payable: 70,
  });
  const negative = (split: Record<string, number>) =>
    Object.fromEntries(Object.entries(split).map(([account, part]) => [account, -part]));

  test.each(COUNTRY_CODES)(
    'what a company earned and spent adds up, by month and over the year: %s',
    async (country) => {
      const shop = await newShop(app, country);
      const { currency } = rulesOf(country);
      const minor = (amount: number) => toMinor(amount, currency);
      // Before and after midnight in Singapore and in Jakarta.
      const [october, november] = [at('2026-10-31T15:59:59Z'), at('2026-10-31T17:00:00Z')];
      await move(shop, { kind: 'top_up', at: october - 9, amount_minor: 500_000 });
      await move(shop, { kind: 'promotion', at: october - 8, amount_minor: 7_500, split: { promotion: -7_500 } });
      await move(shop, { kind: 'label', at: october, amount_minor: -1_000, split: label(1_000) });
      await move(shop, { kind: 'label', at: november, amount_minor: -2_000, split: label(2_000) });
      await move(shop, { kind: 'label_refund', at: november, amount_minor: 1_000, split: negative(label(1_000)) });
      await move(shop, { kind: 'adjustment', at: november, amount_minor: -300, split: { courier_payable: 300 } });
      await move(shop, {
        kind: 'adjustment_reversal',
        at: november,
        amount_minor: 100,
        split: { courier_payable: -100 },
      });
      await move(shop, {
        kind: 'sale',
        at: november,
        amount_minor: 9_000,
        account: 'merchant_sales',
        split: { payment_clearing: -9_000 },
      });
      await move(shop, {
        kind: 'sale_refund',
        at: november,
        amount_minor: -4_000,
        account: 'merchant_sales',
        split: { payment_clearing: 4_000 },
      });
      await move(shop, {
        kind: 'sale',
        at: november,
        amount_minor: 777,
        account: 'test_merchant_sales',
        split: { test_payment_clearing: -777 },
      });
      await move(shop, {
        kind: 'cod_collected',
        at: november,
        amount_minor: 6_000,
        account: 'cod_collected',
        split: { cod_receivable: -6_000 },
      });
      await move(shop, {
        kind: 'cod_payable',
        at: november,
        amount_minor: -2_500,
        account: 'cod_collected',
        split: { bank_clearing: 2_500 },
      });

      const answer = await getRevenue({ ctx: shop.ctxAt(at('2026-11-22T04:00:00Z')), query: {} });
      expect(answer).toMatchObject({ currency, year: '2026', years: ['2026'] });
      expect(answer.months.map(({ key }) => key)).toEqual(
        ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
      );
      const inMinor = (month: Omit<RevenueMonth, 'key' | 'is_finished'> | undefined) =>
        Object.fromEntries(
          Object.entries(month ?? {}).map(([part, amount]) => [
            part,
            typeof amount === 'number' ? minor(amount) : amount,
          ]),
        );
      expect(inMinor(answer.months[9])).toMatchObject({
        shipping: 870,
        insurance: 20,
        fees: 40,
        taxes: 70,
        refunds: 0,
        bonus: 7_500,
        earned: 0,
        spent: 1_000,
        net: -1_000,
        is_finished: true,
      });
      expect(inMinor(answer.months[10])).toEqual({
        key: '2026-11',
        is_finished: false,
        sales: 9_000,
        sale_refunds: 4_000,
        cod_collected: 6_000,
        cod_settled: 2_500,
        shipping: 1_870,
        insurance: 20,
        fees: 40,
        taxes: 70,
        refunds: 1_000,
        adjustments: 200,
        bonus: 0,
        earned: 11_000,
        spent: 1_200,
        net: 9_800,
      });
      for (const part of ['sales', 'shipping', 'taxes', 'refunds', 'earned', 'spent', 'net', 'bonus'] as const)
        expect(minor(answer.totals[part])).toBe(answer.months.reduce((sum, month) => sum + minor(month[part]), 0));
      const past = await getRevenue({ ctx: shop.ctxAt(at('2027-02-01T00:00:00Z')), query: { year: '2026' } });
      expect(past.months).toHaveLength(12);
      expect(past.totals).toEqual(answer.totals);
      expect(past.years).toEqual(['2027', '2026']);
    },
  );

  test('answers over HTTP', async () => {
    const token = await app.tokenOf('staff@demo.sampan.test');
    expect((await app.call(endpoints.getStatementRevenue, { token })).status).toBe(200);
  });
});
