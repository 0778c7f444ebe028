import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { crashRun } from './crash-run.ts';

/** F1: fifty kills at random points while 8 clients create parcels and buy labels. */
export async function trustCrash() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  try {
    const outcome = await crashRun({
      kills: 50,
      clients: 8,
      seed: Number(process.env['SAMPAN_SEED'] ?? 1),
      database_url: database.url,
    });
    return [
      { name: 'kill -9 of the server under load', value: outcome.kills, unit: 'kills', target: '= 50' },
      { name: 'parcels acknowledged to clients', value: outcome.orders_acknowledged, unit: 'parcels', target: '> 50' },
      { name: 'labels acknowledged to clients', value: outcome.labels_acknowledged, unit: 'labels', target: '> 50' },
      { name: 'acknowledged parcels lost', value: outcome.orders_lost, unit: 'parcels', target: '= 0' },
      { name: 'acknowledged labels lost', value: outcome.labels_lost, unit: 'labels', target: '= 0' },
      { name: 'labels bought twice at a courier', value: outcome.labels_bought_twice, unit: 'labels', target: '= 0' },
      { name: 'holds left after settling', value: outcome.holds_left, unit: 'holds', target: '= 0' },
      { name: 'open purchases settled after', value: outcome.settled_after_ms / 1000, unit: 's', target: '<= 120' },
      { name: 'ledger imbalance', value: outcome.ledger_imbalance_minor, unit: 'minor units', target: '= 0' },
      { name: 'wallets that differ from their entries', value: outcome.wrong_accounts, unit: 'wallets', target: '= 0' },
      {
        name: 'charged minus price of bought labels',
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
