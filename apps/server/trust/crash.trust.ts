import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { crashRun } from './crash-run.ts';

/** The proofs of money run on the shipped PostgreSQL and on one given by DATABASE_URL. */
export const on_both_databases = true;

/** F1: fifty kills at random points while 13 clients ship, pay by card and PayNow, buy, are paid out and import remittances. */
export async function trustCrash() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  try {
    const outcome = await crashRun({
      kills: 50,
      clients: 8,
      seed: Number(process.env['SAMPAN_SEED'] ?? 1),
      database,
    });
    return [
      { name: 'kill -9 of the server under load', value: outcome.kills, unit: 'kills', target: '= 50' },
      { name: 'parcels acknowledged to clients', value: outcome.orders_acknowledged, unit: 'parcels', target: '> 50' },
      { name: 'labels acknowledged to clients', value: outcome.labels_acknowledged, unit: 'labels', target: '> 50' },
      { name: 'top-ups acknowledged', value: outcome.top_ups_acknowledged, unit: 'top-ups', target: '> 10' },
      { name: 'sales by PayNow acknowledged', value: outcome.sales_acknowledged, unit: 'sales', target: '> 5' },
      { name: 'payouts acknowledged', value: outcome.payouts_acknowledged, unit: 'payouts', target: '> 5' },
      {
        name: 'parcels of settled remittances acknowledged',
        value: outcome.settled_parcels_acknowledged,
        unit: 'parcels',
        target: '> 50',
      },
      { name: 'acknowledged money lost', value: outcome.money_lost, unit: 'movements', target: '= 0' },
      { name: 'parcels, top-ups, payouts made twice', value: outcome.made_twice, unit: 'times', target: '= 0' },
      { name: 'acknowledged parcels lost', value: outcome.orders_lost, unit: 'parcels', target: '= 0' },
      { name: 'acknowledged labels lost', value: outcome.labels_lost, unit: 'labels', target: '= 0' },
      { name: 'labels bought twice at a courier', value: outcome.labels_bought_twice, unit: 'labels', target: '= 0' },
      { name: 'holds left after settling', value: outcome.holds_left, unit: 'holds', target: '= 0' },
      { name: 'open purchases settled after', value: outcome.settled_after_ms / 1000, unit: 's', target: '<= 120' },
      { name: 'ledger imbalance', value: outcome.ledger_imbalance_minor, unit: 'minor units', target: '= 0' },
      { name: 'wallets that differ from their entries', value: outcome.wrong_accounts, unit: 'wallets', target: '= 0' },
      {
        name: 'wallet against bought labels and paid top-ups',
        value: outcome.wallet_difference_minor,
        unit: 'minor units',
        target: '= 0',
      },
      { name: 'slowest restart', value: outcome.slowest_restart_ms / 1000, unit: 's', target: '<= 5' },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
