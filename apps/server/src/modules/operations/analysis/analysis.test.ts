import { ANALYSIS_GROUPS, endpoints, type AnalysedParcel, type AnalysisFigures } from '@sampan/contract';
import { rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { listAdjustments } from '../../shipping/adjustment/list-adjustments.ts';
import { listRefunds } from '../../billing/refund/list-refunds.ts';
import type { Shop } from '#test/statement/statement.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { getOrderAnalysis } from './get-order-analysis.ts';
import { listOrderAnalysis, type AnalysisQuery } from './list-order-analysis.ts';
import { FIRST_DAY, newShippedShop } from '#test/analysis/shipped-shop.fixtures.ts';

const PERIOD = { from: '2026-09-01', to: '2026-10-31' };
const MONEY = ['spend', 'refunds', 'adjustments', 'net'] as const;
const COUNTS = ['parcels', 'cancelled', 'delivered', 'failed', 'on_time'] as const;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const later = (shop: Shop) => shop.ctxAt(FIRST_DAY + 55 * 86_400);
const list = (shop: Shop, query: Partial<AnalysisQuery> = {}) =>
  listOrderAnalysis({ ctx: later(shop), query: { ...PERIOD, group_by: 'week', ...query } });

/** All pages of one group. */
async function parcelsOf(shop: Shop, id: string): Promise<{ parcels: AnalysedParcel[]; figures: AnalysisFigures }> {
  const parcels: AnalysedParcel[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await getOrderAnalysis({ ctx: later(shop), id, query: { page: 1, per_page: 4, cursor } });
    parcels.push(...page.records);
    if (page.next_cursor === null) {
      expect(parcels.length).toBe(page.total);
      return { parcels, figures: page.figures };
    }
    cursor = page.next_cursor;
  }
}

/** What the ledger says a company's wallet moved for a cause. */
async function booked(shop: Shop, kind: string): Promise<number> {
  const { rows } = await app.ctx.db.execute<{ sum: string }>(sql`
    select coalesce(sum(e.amount_minor), 0) as sum from entries e join ledger_accounts a on a.id = e.account_id
    where a.company_id = ${shop.company_id} and a.kind = 'wallet' and e.kind = ${kind}`);
  return Number(rows[0]?.sum);
}

describe.each(['SG', 'MY', 'PH', 'ID', 'VN'] as const)(
  '%s: order analysis (spec 7 order_analysis)',
  (country: CountryCode) => {
    const { currency } = rulesOf(country);
    const minor = (amount: number) => toMinor(amount, currency);
    let shop: Shop;
    beforeAll(async () => {
      shop = await newShippedShop(app, country);
    });

    test('what it says was spent, refunded and adjusted is what the wallet paid', async () => {
      const { totals } = await list(shop);
      expect(totals).toMatchObject({ parcels: 36, cancelled: 4 });
      expect(minor(totals.spend)).toBe(-(await booked(shop, 'label')));
      expect(minor(totals.refunds)).toBe(await booked(shop, 'label_refund'));
      expect(minor(totals.adjustments)).toBe(-(await booked(shop, 'adjustment')));
      expect(minor(totals.net)).toBe(minor(totals.spend) - minor(totals.refunds) + minor(totals.adjustments));
      expect(totals.refunds).toBeGreaterThan(0);
      expect(totals.adjustments).not.toBe(0);
    });

    test('the totals are the sums of the groups, and each group is the sum of its parcels, to the last unit', async () => {
      for (const group_by of ANALYSIS_GROUPS) {
        const { records, totals, currency: said } = await list(shop, { group_by });
        expect(said).toBe(currency);
        for (const name of MONEY)
          expect([group_by, name, records.reduce((sum, { figures }) => sum + minor(figures[name]), 0)]).toEqual([
            group_by,
            name,
            minor(totals[name]),
          ]);
        for (const name of COUNTS)
          expect([group_by, name, records.reduce((sum, { figures }) => sum + figures[name], 0)]).toEqual([
            group_by,
            name,
            totals[name],
          ]);
        for (const group of records.filter(({ figures }) => figures.parcels > 0)) {
          const { parcels, figures } = await parcelsOf(shop, group.id);
          expect(figures).toEqual(group.figures);
          expect(parcels.length).toBe(figures.parcels);
          for (const name of MONEY)
            expect(parcels.reduce((sum, parcel) => sum + minor(parcel[name]), 0)).toBe(minor(figures[name]));
          const of = (outcome: AnalysedParcel['outcome']) =>
            parcels.filter((parcel) => parcel.outcome === outcome).length;
          expect([of('cancelled'), of('delivered'), of('failed')]).toEqual([
            figures.cancelled,
            figures.delivered,
            figures.failed,
          ]);
          expect(parcels.filter(({ is_on_time }) => is_on_time === true).length).toBe(figures.on_time);
        }
      }
    });

    test('refunds: a cancelled label gives back exactly its charge, part by part, and the list adds up', async () => {
      const answer = await listRefunds({ ctx: later(shop), query: { page: 1, per_page: 100 } });
      expect(answer.records.length).toBe(4);
      for (const refund of answer.records) {
        const { rows } = await app.ctx.db.execute<{ kind: string; account: string; amount_minor: string }>(sql`
        select j.kind, a.kind as account, e.amount_minor from journals j join entries e on e.journal_id = j.id
        join ledger_accounts a on a.id = e.account_id where j.reference = ${refund.id}`);
        const of = (kind: string) =>
          Object.fromEntries(
            rows.filter((row) => row.kind === kind).map((row) => [row.account, Number(row.amount_minor)]),
          );
        const charged = of('label');
        expect(of('label_refund')).toEqual(
          Object.fromEntries(Object.entries(charged).map(([name, sum]) => [name, -sum])),
        );
        expect([-minor(refund.amount), minor(refund.parts.courier), minor(refund.parts.tax)]).toEqual([
          charged['wallet'],
          charged['courier_payable'],
          charged['tax_payable'] ?? 0,
        ]);
        expect(Object.values(refund.parts).reduce((sum, part) => sum + minor(part), 0)).toBe(minor(refund.amount));
      }
      const sum = answer.records.reduce((total, { amount }) => total + minor(amount), 0);
      expect([minor(answer.total_amount), await booked(shop, 'label_refund')]).toEqual([sum, sum]);
      expect(Object.values(answer.total_parts).reduce((total, part) => total + minor(part), 0)).toBe(sum);
    });

    test('adjustments: the sums are those of the list, charged and credited those of the wallet', async () => {
      const answer = await listAdjustments({ ctx: later(shop), query: { page: 1, per_page: 100 } });
      expect(answer.records.length).toBeGreaterThan(3);
      const sum = (states: string[]) =>
        answer.records
          .filter(({ state }) => states.includes(state))
          .reduce((total, { amount }) => total + minor(amount), 0);
      expect(sum(['charged', 'credited'])).toBe(-(await booked(shop, 'adjustment')));
      for (const { state, amount } of answer.totals) expect(minor(amount)).toBe(sum([state]));
    });
  },
);

describe('filters and periods', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await newShippedShop(app, 'ID');
  });

  test('days begin at midnight of the company, weeks on Monday, and a time without parcels is a group of nothing', async () => {
    const days = await list(shop, { group_by: 'day', from: '2026-09-07', to: '2026-09-13' });
    expect(days.records.map(({ key }) => key)).toEqual(
      [7, 8, 9, 10, 11, 12, 13].map((n) => `2026-09-${String(n).padStart(2, '0')}`),
    );
    // 01:00 in Jakarta is the day before in UTC: the third parcel is of the tenth, the seventh of the fourteenth.
    expect(days.records.map(({ figures }) => figures.parcels)).toEqual([1, 1, 0, 1, 2, 1, 0]);
    const weeks = await list(shop, { group_by: 'week', from: '2026-09-09', to: '2026-09-22' });
    expect(weeks.records.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['2026-09-07', '2026-09-09', '2026-09-13'],
      ['2026-09-14', '2026-09-14', '2026-09-20'],
      ['2026-09-21', '2026-09-21', '2026-09-22'],
    ]);
    const months = await list(shop, { group_by: 'month', from: '2026-08-15', to: '2026-09-30' });
    expect(months.records.map(({ key, figures }) => [key, figures.parcels === 0])).toEqual([
      ['2026-08', true],
      ['2026-09', false],
    ]);
    expect(months.records[0]?.figures).toMatchObject({
      average_per_parcel: null,
      delivery_success: null,
      on_time_share: null,
    });
  });

  test('courier, service and destination narrow every figure; what can be chosen comes with the answer', async () => {
    const all = await list(shop);
    const by_courier = await list(shop, { courier: 'merlion-express' });
    expect(by_courier.totals.parcels).toBe(12);
    const by_service = await list(shop, { courier: 'merlion-express', service: 'merlion-express.express' });
    expect(by_service.totals.parcels).toBe(6);
    const by_state = await list(shop, { country: 'ID', state: 'Penang' });
    expect(by_state.totals.parcels).toBe(9);
    expect(all.choices.couriers.map(({ value }) => value)).toEqual([
      'harbour-post',
      'merlion-express',
      'straits-parcel',
    ]);
    expect(all.choices.services).toHaveLength(6);
    expect(all.choices.destinations).toHaveLength(4);
  });

  test('averages and shares are of the parcels that were not cancelled and of those that ended', async () => {
    const { totals } = await list(shop);
    const shipped = totals.parcels - totals.cancelled;
    expect(toMinor(totals.average_per_parcel ?? 0, 'IDR')).toBe(Math.round(toMinor(totals.net, 'IDR') / shipped));
    expect(totals.delivery_success).toBe(totals.delivered / (totals.delivered + totals.failed));
    expect(totals.on_time_share).toBe(totals.on_time / totals.delivered);
    expect(totals.on_time).toBeLessThan(totals.delivered);
  });

  test('a period that cannot be, and a group of another company, are refused', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    for (const query of [
      { from: '2026-10-02', to: '2026-10-01' },
      { from: '2020-01-01', to: '2026-10-01' },
      { from: '2026-13-01' },
    ])
      expect((await app.refusal(endpoints.listOrderAnalysis, { token, query: query as never })).status).toBe(422);
    const [group] = (await list(shop)).records;
    for (const id of [group?.id ?? '', 'nonsense', `${(group?.id ?? '').slice(0, -2)}AA`])
      expect((await app.refusal(endpoints.getOrderAnalysis, { token, params: { id } })).status).toBe(404);
  });

  test('goes into a CSV file, which the activity log knows', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const { link } = (
      await app.call<{ link: string }>(endpoints.downloadOrderAnalysis, { token, query: { group_by: 'week' } })
    ).body;
    const text = await (await app.app.request(link)).text();
    expect(text.split('\r\n')[0]).toContain(
      'week,from,to,parcels,cancelled,weight_kg,currency,spend,refunds,adjustments,net',
    );
    const { rows } = await app.ctx.db.execute<{ details: object }>(
      sql`select details from audit_log where action = 'analysis.export'`,
    );
    expect(rows).toMatchObject([{ details: { group_by: 'week' } }]);
  });
});

test('the figures the database keeps are those of the orders, and the ledger is sound', async () => {
  const { rows } = await app.ctx.db.execute<{ n: string }>(sql`
    select count(*) as n from orders o full join analysed_parcels p on p.company_id = o.company_id and p.order_id = o.id
    where (o.label_state in ('bought', 'refunded') or p.order_id is not null)
      and (p.spend_minor is distinct from o.price_minor or p.bought_at is distinct from o.label_created_at)`);
  expect(rows[0]?.n).toBe('0');
  expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
});
