import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../platform/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import {
  auditLedger,
  balanceOf,
  captureHold,
  creditWallet,
  openWallet,
  placeHold,
  refundLabel,
  releaseHold,
} from './index.ts';
import { writeJournal, platformAccount } from './wallet.repo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function wallet(credit_minor = 0): Promise<string> {
  const company_id = newId();
  await openWallet(app.ctx, { company_id, currency: 'SGD' });
  if (credit_minor > 0) await credit(company_id, credit_minor);
  return company_id;
}
const credit = (company_id: string, amount_minor: number, reference: string = newId()) =>
  withTransaction(app.ctx, (tx) => creditWallet(tx, { company_id, amount_minor, reference, description: 'Top-up' }));
const hold = (company_id: string, amount_minor: number) =>
  withTransaction(app.ctx, (tx) => placeHold(tx, { company_id, amount_minor, reference: newId() }));
const splitOf = (total: number) => ({ courier_minor: total - 7, insurance_minor: 3, platform_minor: -1, tax_minor: 5 });
const capture = (hold_id: string, total: number, reference: string) =>
  withTransaction(app.ctx, (tx) =>
    captureHold(tx, { hold_id, reference, description: 'Label', split: splitOf(total) }),
  );
const sound = async () =>
  expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });

describe('the wallet (trust 2)', () => {
  test('a cause credits once, however often and at once it is told (M4)', async () => {
    const company = await wallet();
    await Promise.all(Array.from({ length: 30 }, () => credit(company, 500, 'provider-event-1')));
    expect((await balanceOf(app.ctx, company)).available_minor).toBe(500);
    await sound();
  });

  test('entries of an account are numbered, dated and summed in the order in which they happened, however many come at once', async () => {
    const company = await wallet();
    await Promise.all(Array.from({ length: 40 }, (_, index) => credit(company, index + 1)));
    const { rows } = await app.database.pool.query<{
      account_seq: string;
      amount_minor: string;
      balance_minor: string;
    }>(
      `select e.account_seq, e.amount_minor, e.balance_minor from entries e
       join ledger_accounts a on a.id = e.account_id where a.company_id = $1 order by e.account_seq`,
      [company],
    );
    expect(rows.map((row) => Number(row.account_seq))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    let balance = 0;
    for (const row of rows) {
      balance += Number(row.amount_minor);
      expect(Number(row.balance_minor)).toBe(balance);
    }
    expect(balance).toBe(820);
    await sound();
  });

  test('holds at once never take more than there is (M2)', async () => {
    const company = await wallet(30 * 684);
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => hold(company, 684)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(30);
    expect(await balanceOf(app.ctx, company)).toMatchObject({ available_minor: 0, held_minor: 30 * 684 });
    await sound();
  });

  test('a hold ends once: released twice, or captured and released, moves money once', async () => {
    const company = await wallet(1_000);
    const first = await hold(company, 400);
    await Promise.all([1, 2, 3].map(() => withTransaction(app.ctx, (tx) => releaseHold(tx, first))));
    expect(await balanceOf(app.ctx, company)).toMatchObject({ available_minor: 1_000, held_minor: 0 });
    const second = await hold(company, 400);
    await capture(second, 400, newId());
    await withTransaction(app.ctx, (tx) => releaseHold(tx, second));
    expect(await balanceOf(app.ctx, company)).toMatchObject({ available_minor: 600, held_minor: 0 });
    await sound();
  });

  test('the audit finds an account, a running balance and a hold that were changed behind its back (trust 2.5)', async () => {
    const company = await wallet(1_000);
    await sound();
    const { pool } = app.database;
    const change = (by: number) =>
      pool.query('update ledger_accounts set posted_minor = posted_minor + $2 where company_id = $1', [company, by]);
    await change(1);
    expect((await auditLedger(app.ctx)).wrong_accounts).toHaveLength(1);
    await change(-1);
    await pool.query('alter table entries disable trigger entries_append_only');
    const shift = (by: number) =>
      pool.query(
        `update entries set balance_minor = balance_minor + $2
         where account_id = (select id from ledger_accounts where company_id = $1)`,
        [company, by],
      );
    await shift(1);
    expect((await auditLedger(app.ctx)).wrong_entries).toBe(1);
    await shift(-1);
    await pool.query('alter table entries enable trigger entries_append_only');
    await sound();
  });

  test('a split that does not add up to the held amount is refused whole', async () => {
    const company = await wallet(1_000);
    const held = await hold(company, 400);
    await expect(capture(held, 401, newId())).rejects.toThrow('splits into');
    expect(await balanceOf(app.ctx, company)).toMatchObject({ available_minor: 600, held_minor: 400 });
    await sound();
  });

  test('the database refuses a journal that does not balance, and any change of the past', async () => {
    const company = await wallet(100);
    const account = await platformAccount(app.ctx, 'platform_fee', 'SGD');
    const lopsided = withTransaction(app.ctx, (tx) =>
      writeJournal(tx, {
        company_id: company,
        kind: 'adjustment',
        reference: newId(),
        description: 'x',
        currency: 'SGD',
        kept: [],
        lines: [{ account_id: account, amount_minor: 5 }],
      }),
    );
    await expect(lopsided).rejects.toMatchObject({
      cause: { message: expect.stringContaining('does not balance') as string },
    });
    for (const change of [
      'update entries set amount_minor = 1',
      'delete from entries',
      "update journals set description = 'x'",
      'truncate entries cascade',
    ]) {
      await expect(app.database.pool.query(change)).rejects.toThrow('append-only');
    }
    await sound();
  });

  test('whatever is done in whatever order, the database agrees with a sheet of paper (M6, short)', async () => {
    type Step = ['credit' | 'hold' | 'release' | 'capture' | 'refund', number];
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom<Step[0]>('credit', 'hold', 'release', 'capture', 'refund'),
        fc.integer({ min: 10, max: 900 }),
      ),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const company = await wallet();
        const paper = { available: 0, held: 0 };
        const held: { id: string; amount: number }[] = [];
        const paid: { reference: string; amount: number }[] = [];
        for (const [step, amount] of plan) {
          if (step === 'credit') {
            await credit(company, amount);
            paper.available += amount;
          } else if (step === 'hold') {
            const placed = await hold(company, amount).catch(() => null);
            expect(placed !== null).toBe(paper.available >= amount);
            if (placed) held.push({ id: placed, amount });
            if (placed) Object.assign(paper, { available: paper.available - amount, held: paper.held + amount });
          } else if (step === 'refund') {
            const label = paid.pop();
            if (!label) continue;
            for (let twice = 0; twice < 2; twice += 1)
              await withTransaction(app.ctx, (tx) =>
                refundLabel(tx, {
                  company_id: company,
                  reference: label.reference,
                  description: 'Refund',
                  split: splitOf(label.amount),
                }),
              );
            paper.available += label.amount;
          } else {
            const open = held.pop();
            if (!open) continue;
            const reference = newId();
            if (step === 'release') await withTransaction(app.ctx, (tx) => releaseHold(tx, open.id));
            else await capture(open.id, open.amount, reference);
            paper.held -= open.amount;
            if (step === 'release') paper.available += open.amount;
            else paid.push({ reference, amount: open.amount });
          }
          expect(await balanceOf(app.ctx, company)).toMatchObject({
            available_minor: paper.available,
            held_minor: paper.held,
          });
        }
      }),
      { numRuns: 40 },
    );
    await sound();
  });
});
