import { createTestDatabase } from '@sampan/testing';
import { expect, test } from 'vitest';
import { tryAmounts, tryBoundaries } from '../../trust/amount-corpus.ts';
import { randomOf } from '../../trust/random.ts';
import { floodLabels } from '../../trust/label-flood.ts';
import { openPaidCompany } from '../../trust/paid-company.ts';
import { floodTopUps, openSuccessPages, repeatMessages, tellOfOthersMoney } from '../../trust/top-up-flood.ts';
import { fillLedger } from './fill-ledger.fixtures.ts';
import { databaseOn } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { auditLedger, isBalanced } from '../../src/modules/ledger/wallet/index.ts';
import { openTestApp } from './test-app.fixtures.ts';

/** Short versions of what `npm run trust` does at length (trust 7 'Money and exactly-once'). */
const SEED = 20_261_122;

test('money comes in by the message of the provider, once, and by nothing else (M1, M4, M5)', async () => {
  const house = await openPaidCompany(await createTestDatabase({ pool: { max: 20 } }));
  try {
    const random = randomOf(SEED);
    expect(await floodTopUps(house, 60, random)).toEqual({ errors: 0, difference_minor: 0 });
    expect(await repeatMessages(house, 40, random)).toEqual({ errors: 0, difference_minor: 0 });
    expect(await tellOfOthersMoney(house)).toEqual({ tries: 10, credited_minor: 0 });
    expect(await openSuccessPages(house, 80)).toEqual({ opened: 80, credited_minor: 0 });
    expect(isBalanced(await auditLedger(house.app.ctx))).toBe(true);
  } finally {
    await house.app.close();
    await house.close();
  }
});

test('labels at once take what the wallet holds and not a cent more (M2)', async () => {
  const app = await openTestApp();
  try {
    const outcome = await floodLabels(app, 60, 20);
    expect(outcome).toMatchObject({
      bought: 20,
      refused_for_money: 40,
      other_answers: 0,
      balance_left_minor: 0,
      labels_at_couriers: 20,
      charged_minor_less_prices: 0,
    });
    expect(outcome.lowest_read_minor).toBeGreaterThanOrEqual(0);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  } finally {
    await app.close();
  }
});

test('amounts are what was meant or refused, and the bonus is exact at its boundaries (M7, M9)', async () => {
  expect(tryAmounts(1_000, randomOf(SEED))).toEqual({ tried: 5_000, wrong: 0, corpus_wrong: 0 });
  const app = await openTestApp();
  try {
    expect(await tryBoundaries(app)).toBe(0);
  } finally {
    await app.close();
  }
});

test('a ledger of any size adds up, in five currencies, and goes on where it ended (M8)', async () => {
  const database = await createTestDatabase();
  const ctx = { db: databaseOn(database.pool) };
  try {
    const company_id = newId();
    let written = 0;
    for (const country_code of ['SG', 'MY', 'PH', 'ID', 'VN'] as const) {
      const one = { pool: database.pool, company_id: country_code === 'SG' ? company_id : newId(), country_code };
      written += await fillLedger({ ...one, journals: 2_000, from: 1_700_000_000, to: 1_760_000_000 });
    }
    written += await fillLedger({
      pool: database.pool,
      company_id,
      country_code: 'SG',
      journals: 300,
      from: 1_760_000_000,
      to: 1_761_000_000,
    });
    const audit = await auditLedger(ctx);
    expect([isBalanced(audit), audit.entries]).toEqual([true, written]);
  } finally {
    await database.drop();
  }
});
