import {
  endpoints,
  type Statement,
  type Transaction,
  type TransactionPage,
  type TransactionWeek,
} from '@sampan/contract';
import { COUNTRY_CODES, rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { receiptNumber } from '../../payments/top-up/index.ts';
import { countInconsistentDays, type JournalKind } from '../../ledger/wallet/index.ts';
import { dayOf, wireDay } from './day-calendar.ts';
import { getStatement, listStatements } from './list-statements.ts';
import { listTransactions } from './list-transactions.ts';
import { getWeekly, listWeeks } from './list-weeks.ts';
import { move, newShop, type Shop, type TestMovement } from '#test/statement/statement.fixtures.ts';
import { groupOf } from './transaction-group.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (text: string) => Date.parse(text) / 1000;
const DEFAULTS = { account: 'wallet', page: 1, per_page: 20 } as const;
type Query = Partial<Parameters<typeof listTransactions>[0]['query']>;
const NOW = at('2026-11-22T04:00:00Z');
const list = (shop: Shop, query: Query = {}) =>
  listTransactions({ ctx: shop.ctxAt(NOW), query: { ...DEFAULTS, ...query } });

/** Every entry of a filter, by following the cursor or by page numbers. */
async function readAll(shop: Shop, query: Query, by: 'cursor' | 'page'): Promise<Transaction[]> {
  const records: Transaction[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await list(shop, { ...query, per_page: 7, ...(by === 'page' ? { page } : { cursor }) });
    records.push(...answer.records);
    cursor = answer.next_cursor ?? undefined;
    if (by === 'cursor' ? cursor === undefined : answer.records.length === 0) return records;
  }
}

const KINDS: readonly JournalKind[] = ['top_up', 'promotion', 'label', 'label_refund', 'adjustment'];

/** A life of two years around month ends: moments on both sides of midnight, by the clocks of +7 and of +8. */
const movements = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    month: fc.integer({ min: 0, max: 15 }),
    seconds: fc.constantFrom(-3601, -3600, -1, 0, 1, 3599, 3600, 86_400 * 14),
    offset_h: fc.constantFrom(7, 8),
    amount: fc.integer({ min: 1, max: 900_000 }),
    is_out: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

/** The same as what happened: oldest first, nothing ever below zero. */
function lived(
  drawn: readonly {
    kind: JournalKind;
    month: number;
    seconds: number;
    offset_h: number;
    amount: number;
    is_out: boolean;
  }[],
) {
  let balance = 0;
  return drawn
    .map(({ month, seconds, offset_h, ...rest }) => ({
      ...rest,
      at: Date.UTC(2025, 7 + month, 1) / 1000 - offset_h * 3600 + seconds,
    }))
    .filter((one) => one.at < NOW)
    .sort((one, other) => one.at - other.at)
    .map(({ amount, is_out, ...rest }): TestMovement => {
      const leaves = (rest.kind === 'label' || (rest.kind === 'adjustment' && is_out)) && balance > 0;
      const amount_minor = leaves ? -Math.min(amount, balance) : amount;
      balance += amount_minor;
      return { ...rest, amount_minor };
    });
}

async function shopWith(country: CountryCode, drawn: Parameters<typeof lived>[0]) {
  const shop = await newShop(app, country);
  const moved = lived(drawn);
  for (const movement of moved) await move(shop, movement);
  return { shop, moved, minor: (amount: number) => toMinor(amount, rulesOf(country).currency) };
}

describe('spec 7 GET /transaction/list', () => {
  test.each(COUNTRY_CODES)(
    'any filter lists what it should, and its totals are the sum of what it lists: %s',
    async (country) => {
      await fc.assert(
        fc.asyncProperty(
          movements,
          fc.record({
            group: fc.option(fc.constantFrom('top_ups', 'bonus', 'labels', 'adjustments', 'payouts'), {
              nil: undefined,
            }),
            direction: fc.option(fc.constantFrom('in', 'out'), { nil: undefined }),
            from: fc.option(fc.constantFrom('2025-09-01', '2025-12-31', '2026-03-01'), { nil: undefined }),
            to: fc.option(fc.constantFrom('2025-08-31', '2026-01-01', '2026-06-30'), { nil: undefined }),
          }),
          async (drawn, filter) => {
            const { shop, moved, minor } = await shopWith(country, drawn);
            const day = (movement: TestMovement) => wireDay(dayOf(movement.at, country));
            const expected = moved.filter(
              (one) =>
                (filter.group === undefined || groupOf(one.kind) === filter.group) &&
                (filter.direction === undefined || one.amount_minor > 0 === (filter.direction === 'in')) &&
                (filter.from === undefined || day(one) >= filter.from) &&
                (filter.to === undefined || day(one) <= filter.to),
            );
            const query = filter as Query;
            const found = await readAll(shop, query, 'cursor');
            expect(found.map(({ kind, created_at, amount }) => [kind, created_at, minor(amount)])).toEqual(
              expected.map((one) => [one.kind, one.at, one.amount_minor]).toReversed(),
            );
            expect(await readAll(shop, query, 'page')).toEqual(found);
            const { totals, total } = await list(shop, query);
            const sum = (sign: 1 | -1) =>
              found
                .filter(({ amount }) => amount * sign > 0)
                .reduce((all, { amount }) => all + minor(amount) * sign, 0);
            expect(total).toBe(found.length);
            expect([minor(totals.amount_in), minor(totals.amount_out), minor(totals.net)]).toEqual([
              sum(1),
              sum(-1),
              sum(1) - sum(-1),
            ]);
          },
        ),
        { numRuns: 6, seed: 22 },
      );
    },
  );

  test('shows each entry with the balance after it, newest first, and what the account holds', async () => {
    const shop = await newShop(app, 'SG');
    await move(shop, { kind: 'top_up', at: NOW - 300, amount_minor: 5_000 });
    await move(shop, { kind: 'label', at: NOW - 200, amount_minor: -684 });
    await move(shop, { kind: 'label_refund', at: NOW - 100, amount_minor: 684 });
    const { records, balance, held, currency } = await list(shop);
    expect(records.map(({ kind, amount, balance: after }) => [kind, amount, after])).toEqual([
      ['label_refund', 6.84, 50],
      ['label', -6.84, 43.16],
      ['top_up', 50, 50],
    ]);
    expect({ balance, held, currency }).toEqual({ balance: 50, held: 0, currency: 'SGD' });
    await move(shop, { kind: 'sale_release', at: NOW, amount_minor: 120, account: 'payable' });
    expect(await list(shop, { account: 'payable' })).toMatchObject({
      balance: 1.2,
      accounts: [
        { account: 'wallet', balance: 50, held: 0 },
        { account: 'payable', balance: 1.2, held: 0 },
      ],
      pending_payments: 0,
    });
  });

  test('the cursor skips none and doubles none while 1,000 entries are added (trust 1 Pagination)', async () => {
    const shop = await newShop(app, 'MY');
    for (let n = 0; n < 50; n += 1) await move(shop, { kind: 'top_up', at: NOW - 5_000, amount_minor: 100 + n });
    const seen: string[] = [];
    let cursor: string | undefined;
    let added = 0;
    do {
      const page = await list(shop, { per_page: 5, cursor });
      seen.push(...page.records.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
      // Many at once, as the product would: they queue at the account and are numbered in turn.
      await Promise.all(Array.from({ length: 100 }, () => move(shop, { kind: 'top_up', at: NOW, amount_minor: 1 })));
      added += 100;
    } while (cursor !== undefined);
    expect(added).toBe(1_000);
    expect(new Set(seen).size).toBe(50);
    const all = await readAll(shop, {}, 'page');
    expect(all.slice(-50).map(({ id }) => id)).toEqual(seen);
  }, 120_000);

  test('says what an entry was for in the language of the reader, and leads to it', async () => {
    const shop = await newShop(app, 'VN');
    const [order_id, top_up_id] = [newId(), newId()];
    const details = { order_id, order_number: 'SMP-000042' };
    await move(shop, { kind: 'top_up', at: NOW, amount_minor: 90_000, reference: `top_up:${top_up_id}` });
    await move(shop, { kind: 'promotion', at: NOW, amount_minor: 9, reference: `top_up_bonus:${top_up_id}` });
    await move(shop, { kind: 'label', at: NOW, amount_minor: -684, details });
    await move(shop, { kind: 'label_refund', at: NOW, amount_minor: 684, details });
    const told = async (language: 'en' | 'vi') => {
      const { records } = await listTransactions({ ctx: { ...shop.ctxAt(NOW), language }, query: DEFAULTS });
      return records.map(({ description, subject }) => [description, subject]);
    };
    const order = { type: 'order', id: order_id, number: 'SMP-000042' };
    const number = receiptNumber(top_up_id);
    const top_up = { type: 'top_up', id: top_up_id, number };
    expect(await told('en')).toEqual([
      ['Label refund SMP-000042', order],
      ['Label SMP-000042', order],
      [`Top-up bonus ${number}`, top_up],
      [`Top-up ${number}`, top_up],
    ]);
    expect((await told('vi')).map(([description]) => description)).toEqual([
      'Hoàn tiền nhãn SMP-000042',
      'Nhãn vận chuyển SMP-000042',
      `Thưởng nạp tiền ${number}`,
      `Nạp tiền ${number}`,
    ]);
    const of = await list(shop, { order_number: 'SMP-000042', per_page: 1 });
    expect(of).toMatchObject({
      total: 2,
      records: [{ amount: 684 }],
      totals: { amount_in: 684, amount_out: 684, net: 0 },
    });
    expect(await readAll(shop, { order_number: 'SMP-000042' }, 'cursor')).toHaveLength(2);
    expect(await list(shop, { order_number: 'SMP-000042', direction: 'out' })).toMatchObject({ total: 1 });
    expect(await list(await newShop(app, 'VN'), { order_number: 'SMP-000042' })).toMatchObject({ total: 0 });
  });

  test("staff who only look may read it (spec 6), and nobody else's", async () => {
    const token = await app.tokenOf('readonly@demo.sampan.test');
    expect((await app.call(endpoints.listTransactions, { token })).status).toBe(200);
    const other = await app.call<TransactionPage>(endpoints.listTransactions, {
      token: await app.tokenOf('id@demo.sampan.test'),
    });
    expect(other.body.currency).toBe('IDR');
  });

  test('an account that was never used is empty', async () => {
    const shop = await newShop(app, 'PH');
    const page = await list(shop, { account: 'payable' });
    expect(page).toMatchObject({
      records: [],
      total: 0,
      balance: 0,
      totals: { amount_in: 0, amount_out: 0, net: 0 },
      next_cursor: null,
    });
  });

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '22.11.2026' }, 'to'],
    [{ group: 'everything' }, 'group'],
    [{ account: 'promotion' }, 'account'],
    [{ cursor: 'abc' }, 'cursor'],
  ])('refuses %o and names the field', async (query, field) => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const answer = await app.refusal(endpoints.listTransactions, { token, query });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map(({ param }) => param)).toEqual([field]);
  });
});

describe('spec 7 Statements', () => {
  test.each(COUNTRY_CODES)(
    'opening plus sums is closing, and closing is the next opening, by the clocks of %s',
    async (country) => {
      await fc.assert(
        fc.asyncProperty(movements, async (drawn) => {
          const { shop, moved, minor } = await shopWith(country, drawn);
          const ctx = shop.ctxAt(NOW);
          const balance = moved.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
          const sumOf = (sums: Statement['sums']) => Object.values(sums).reduce((sum, part) => sum + minor(part), 0);
          for (const unit of ['month', 'year'] as const) {
            const { records } = await listStatements({
              ctx,
              query: { account: 'wallet', unit, page: 1, per_page: 100 },
            });
            expect(minor(records[0]?.closing_balance ?? 0)).toBe(balance);
            expect(records.at(-1)?.opening_balance).toBe(0);
            for (const [index, statement] of records.entries()) {
              const { key, opening_balance, closing_balance, sums, amount_in, amount_out } = statement;
              expect(minor(opening_balance) + sumOf(sums)).toBe(minor(closing_balance));
              expect(sumOf(sums)).toBe(minor(amount_in) - minor(amount_out));
              if (index > 0) expect(closing_balance).toBe(records[index - 1]?.opening_balance);
              const inside = moved.filter((one) => wireDay(dayOf(one.at, country)).startsWith(key));
              expect([key, statement.entries]).toEqual([key, inside.length]);
              const { lines } = await getStatement({ ctx, key, query: { account: 'wallet', page: 1, per_page: 100 } });
              expect(lines.records.map(({ amount }) => minor(amount))).toEqual(
                inside.map((one) => one.amount_minor).toReversed(),
              );
            }
          }
          expect(await countInconsistentDays(ctx)).toBe(0);
        }),
        { numRuns: 4, seed: 22 },
      );
    },
  );

  test('months without entries are there, and the current one is marked as unfinished', async () => {
    const shop = await newShop(app, 'SG');
    await move(shop, { kind: 'top_up', at: at('2026-08-31T15:59:59Z'), amount_minor: 5_000 });
    await move(shop, { kind: 'label', at: at('2026-08-31T16:00:00Z'), amount_minor: -684 });
    const { records, total } = await listStatements({
      ctx: shop.ctxAt(NOW),
      query: { account: 'wallet', unit: 'month', page: 1, per_page: 20 },
    });
    expect(total).toBe(4);
    expect(
      records.map(({ key, is_finished, opening_balance, closing_balance, entries }) => [
        key,
        is_finished,
        opening_balance,
        closing_balance,
        entries,
      ]),
    ).toEqual([
      ['2026-11', false, 43.16, 43.16, 0],
      ['2026-10', true, 43.16, 43.16, 0],
      ['2026-09', true, 50, 43.16, 1],
      ['2026-08', true, 0, 50, 1],
    ]);
    expect(records[2]?.sums).toMatchObject({ labels: -6.84, top_ups: 0 });
  });

  test.each(['2026-12', '2027', '2019-05', '2026-13'])('there is no statement of %s', async (key) => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const answer = await app.refusal(endpoints.getStatement, { token, params: { key } });
    expect([404, 422]).toContain(answer.status);
    const file = await app.refusal(endpoints.downloadStatement, { token, params: { key } });
    expect(file.status).toBe(answer.status);
  });

  test('pages of a statement continue by number and by cursor', async () => {
    const shop = await newShop(app, 'ID');
    for (let n = 1; n <= 9; n += 1) await move(shop, { kind: 'top_up', at: NOW - 10_000 + n, amount_minor: n });
    const ctx = shop.ctxAt(NOW);
    const page = (query: { page?: number; cursor?: string }) =>
      getStatement({ ctx, key: '2026-11', query: { account: 'wallet', page: 1, per_page: 4, ...query } });
    const first = (await page({})).lines;
    expect(first.records.map(({ amount }) => amount)).toEqual([0.09, 0.08, 0.07, 0.06]);
    const second = (await page({ cursor: first.next_cursor ?? '' })).lines;
    expect(second.records).toEqual((await page({ page: 2 })).lines.records);
    expect((await page({ page: 3 })).lines).toMatchObject({ records: [{ amount: 0.01 }], next_cursor: null, total: 9 });
  });
});

describe('spec 7 GET /transaction/list/weekly and /transaction/weekly', () => {
  test('weeks begin on Monday by the clocks of the company; those in which nothing happened have zeros', async () => {
    const shop = await newShop(app, 'ID');
    // Sunday 23:59:59 and Monday 00:00:00 in Jakarta, three weeks ago.
    await move(shop, { kind: 'top_up', at: at('2026-11-01T16:59:59Z'), amount_minor: 400_000 });
    await move(shop, { kind: 'promotion', at: at('2026-11-01T17:00:00Z'), amount_minor: 60_000 });
    await move(shop, { kind: 'label', at: at('2026-11-17T02:00:00Z'), amount_minor: -150_000 });
    const ctx = shop.ctxAt(NOW);
    const { records, total } = await listWeeks({ ctx, query: DEFAULTS });
    const row = ({ week, from, to, amount_in, amount_out, closing_balance, is_finished }: TransactionWeek) => [
      week,
      from,
      to,
      amount_in,
      amount_out,
      closing_balance,
      is_finished,
    ];
    expect(total).toBe(4);
    expect(records.map(row)).toEqual([
      ['2026-W47', '2026-11-16', '2026-11-22', 0, 1_500, 3_100, false],
      ['2026-W46', '2026-11-09', '2026-11-15', 0, 0, 4_600, true],
      ['2026-W45', '2026-11-02', '2026-11-08', 600, 0, 4_600, true],
      ['2026-W44', '2026-10-26', '2026-11-01', 4_000, 0, 4_000, true],
    ]);
    expect(records[2]?.sums).toMatchObject({ bonus: 600, top_ups: 0 });
    const short = await getWeekly({ ctx, query: { account: 'wallet', weeks: 6 } });
    expect(short.weeks.map(({ week }) => week)).toEqual([
      '2026-W42',
      '2026-W43',
      '2026-W44',
      '2026-W45',
      '2026-W46',
      '2026-W47',
    ]);
    expect(short.weeks.slice(2).toReversed()).toEqual(records);
  });

  test('answer over HTTP as the contract says', async () => {
    const token = await app.tokenOf('my@demo.sampan.test');
    expect(
      (await app.call(endpoints.listTransactionWeeks, { token, query: { per_page: '2', page: '2' } })).status,
    ).toBe(200);
    expect((await app.call(endpoints.getTransactionWeekly, { token, query: { weeks: '53' } })).status).toBe(200);
    expect((await app.call(endpoints.listStatements, { token, query: { unit: 'year' } })).status).toBe(200);
  });
});
