import { endpoints, type LedgerReport } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { createLedgerCheck } from './index.ts';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.tokenOf('admin@demo.sampan.test');
});
afterAll(() => app.close());

const report = async () => (await app.call<LedgerReport>(endpoints.getLedgerReport, { token: admin })).body;
const check = (target: TestApp = app) => target.call<LedgerReport>(endpoints.checkLedger, { token: admin });

describe("the ledger on the operator's desk (trust 2.5)", () => {
  test('the server checks at its start and then every day; before the first check nothing is claimed', async () => {
    expect(await report()).toMatchObject({ last: null, totals: [], earlier: [] });
    const job = createLedgerCheck(app.ctx);
    await job();
    await job();
    const { last, earlier } = await report();
    expect([last?.cause, earlier.map(({ cause }) => cause)]).toEqual(['schedule', ['start']]);
    expect(last).toMatchObject({
      is_sound: true,
      wrong_accounts: [],
      wrong_entries: 0,
      wrong_journals: 0,
      wrong_days: 0,
    });
    expect(last?.entries).toBeGreaterThan(0);
  });

  test('the totals are those of the entries, and each currency sums to zero to the cent', async () => {
    const { body } = await check();
    expect(body.last?.cause).toBe('asked');
    const { rows } = await app.database.pool.query<{ n: string }>('select count(*) as n from entries');
    expect(body.totals.reduce((sum, { entries }) => sum + entries, 0)).toBe(Number(rows[0]?.n));
    expect(body.last?.entries).toBe(Number(rows[0]?.n));
    const currencies = new Set(body.totals.map(({ currency }) => currency));
    expect([...currencies].toSorted()).toEqual(['IDR', 'MYR', 'PHP', 'SGD']);
    for (const currency of currencies) {
      const cents = body.totals
        .filter((one) => one.currency === currency)
        .map(({ amount }) => Math.round(amount * 100));
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0);
    }
    expect(body.last?.differences.every(({ amount }) => amount === 0)).toBe(true);
  });

  test('what is wrong is named: an account, a running balance, a movement, and two currencies do not make up for each other', async () => {
    const { pool } = app.database;
    const account = `select id from ledger_accounts where company_id is not null and kind = 'wallet' and entry_seq > 0 order by id limit 1`;
    const { rows } = await pool.query<{ id: string }>(account);
    await pool.query('update ledger_accounts set posted_minor = posted_minor + 5 where id = $1', [rows[0]?.id]);
    // What only somebody with the whole database in hand could do: a lopsided line in each of two currencies.
    await pool.query('alter table entries disable trigger user');
    await pool.query(
      `update entries set amount_minor = amount_minor + case currency when 'SGD' then 7 else -7 end
       where id in (select distinct on (currency) id from entries where account_seq is null and currency in ('SGD', 'MYR') order by currency, id)`,
    );
    await pool.query('alter table entries enable trigger user');
    const { body } = await check();
    expect(body.last).toMatchObject({
      is_sound: false,
      wrong_accounts: [rows[0]?.id],
      wrong_accounts_total: 1,
      wrong_journals: 2,
    });
    expect(body.last?.differences.filter(({ amount }) => amount !== 0)).toEqual([
      { currency: 'MYR', amount: -0.07 },
      { currency: 'SGD', amount: 0.07 },
    ]);
    expect((await report()).last?.is_sound).toBe(false);
    const health = await app.call<{ status: string }>(endpoints.getHealth);
    expect(health.status).toBe(200);
    const log = await pool.query("select 1 from audit_log where action = 'ledger.check'");
    expect(log.rowCount).toBe(2);
  });

  test('a kept sum of a day that is not that of its entries is found by the check, at the start and at night too', async () => {
    const other = await openTestApp();
    try {
      const job = createLedgerCheck(other.ctx);
      await job();
      await other.database.pool.query(
        `update ledger_days set in_minor = in_minor + 1 where ctid in (select ctid from ledger_days where first_seq is not null limit 1)`,
      );
      await job();
      const token = await other.tokenOf('admin@demo.sampan.test');
      const { last, earlier } = (await other.call<LedgerReport>(endpoints.getLedgerReport, { token })).body;
      expect(last).toMatchObject({ cause: 'schedule', is_sound: false, wrong_days: 1, wrong_entries: 0 });
      expect(earlier).toMatchObject([{ cause: 'start', is_sound: true, wrong_days: 0 }]);
    } finally {
      await other.close();
    }
  });

  test('it is for people of Sampan, and asked for at most six times an hour', async () => {
    for (const email of ['sg@demo.sampan.test', 'readonly@demo.sampan.test']) {
      const token = await app.tokenOf(email);
      for (const endpoint of [endpoints.getLedgerReport, endpoints.checkLedger])
        expect((await app.refusal(endpoint, { token })).status).toBe(403);
    }
    const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    try {
      const token = await strict.tokenOf('admin@demo.sampan.test');
      const ask = () => strict.refusal(endpoints.checkLedger, { token });
      const statuses: number[] = [];
      for (let time = 0; time < 7; time += 1) statuses.push((await ask()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
      strict.clock.advance(3_601);
      expect((await ask()).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
