import { createTestDatabase } from '@sampan/testing';
import { expect, test } from 'vitest';
import { crashRun } from '../../trust/crash-run.ts';

/** The short version of `npm run trust`: F1 of trust 7 with three kills. */
test('kill -9 under load loses nothing acknowledged and does nothing twice: labels, top-ups, sales, payouts, remittances (trust F1)', async () => {
  const database = await createTestDatabase({ template: 'demo' });
  const outcome = await crashRun({ kills: 3, clients: 3, seed: 20_261_121, database, ends_leases: true });
  await database.drop();
  expect(outcome.labels_acknowledged).toBeGreaterThan(0);
  expect(outcome.top_ups_acknowledged + outcome.payouts_acknowledged).toBeGreaterThan(0);
  expect(outcome).toMatchObject({
    orders_lost: 0,
    labels_lost: 0,
    money_lost: 0,
    made_twice: 0,
    labels_bought_twice: 0,
    holds_left: 0,
    ledger_imbalance_minor: 0,
    wrong_accounts: 0,
    wallet_difference_minor: 0,
  });
});
