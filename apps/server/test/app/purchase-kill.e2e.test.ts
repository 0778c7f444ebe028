import { createTestDatabase } from '@sampan/testing';
import { expect, test } from 'vitest';
import { killAfterBought } from '../../trust/purchase-kill.ts';

/** The short version of F3 of trust 7. */
test('a server killed between "bought" and its commit leaves one label at the courier and one charge (trust F3)', async () => {
  const database = await createTestDatabase({ template: 'demo' });
  const outcome = await killAfterBought(database, 1, { ends_leases: true });
  await database.drop();
  expect(outcome).toMatchObject({
    kills: 1,
    parcels_at_couriers: 1,
    not_one_parcel: 0,
    charged_minor_less_prices: 0,
    holds_left: 0,
    findings: 0,
  });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(1);
});
