import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { killAfterBought } from './purchase-kill.ts';

/** The proofs of money run on the shipped PostgreSQL and on one given by DATABASE_URL. */
export const on_both_databases = true;

/** F3: fifty kills between a courier's "bought" and our commit. */
export async function trustPurchase() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  try {
    const outcome = await killAfterBought(database, 50);
    return [
      { name: 'F3 kills between "bought" and our commit', value: outcome.kills, unit: 'kills', target: '= 50' },
      {
        name: 'F3 parcels at the couriers for them',
        value: outcome.parcels_at_couriers,
        unit: 'parcels',
        target: '= 50',
      },
      { name: 'F3 purchases without exactly one', value: outcome.not_one_parcel, unit: 'purchases', target: '= 0' },
      {
        name: 'F3 clients that had their label in the end',
        value: outcome.acknowledged,
        unit: 'clients',
        target: '>= 50',
      },
      {
        name: 'F3 charged beyond their prices',
        value: outcome.charged_minor_less_prices,
        unit: 'minor units',
        target: '= 0',
      },
      { name: 'F3 holds left', value: outcome.holds_left, unit: 'holds', target: '= 0' },
      {
        name: 'F3 all settled after the last kill in',
        value: outcome.settled_after_ms / 1000,
        unit: 's',
        target: '<= 120',
      },
      {
        name: 'F3 what the ledger audit finds wrong afterwards',
        value: outcome.findings,
        unit: 'findings',
        target: '= 0',
      },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
