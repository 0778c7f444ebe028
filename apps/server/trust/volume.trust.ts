import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { pickAtOnce, sendFromTabs } from './volume-rush.ts';
import { killDuringVolume, startPair } from './volume-run.ts';

/** Fifty kills of two servers amid imports, purchases, prints and exports; one file from ten tabs; 64 pickers of one stock. */
export async function trustVolume() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  try {
    const { line } = await startPair(database);
    const tabs = await sendFromTabs(line, database);
    const stock = await pickAtOnce(line, database);
    for (const server of line.servers) await server.stop();
    const outcome = await killDuringVolume({ database, kills: 50, seed: Number(process.env['SAMPAN_SEED'] ?? 1) });
    return [
      { name: 'imports of one file from ten tabs at once', value: tabs.imports, unit: 'imports', target: '= 1' },
      { name: 'tabs that were told of it', value: tabs.told, unit: 'tabs', target: '= 9' },
      { name: 'pickers of 40 units at once', value: stock.pickers, unit: 'people', target: '= 64' },
      { name: 'units they picked', value: stock.picked, unit: 'units', target: '= 40' },
      { name: 'lowest stock', value: stock.lowest, unit: 'units', target: '>= 0' },
      {
        name: 'stocks that are not the sum of their movements',
        value: stock.wrong_stocks,
        unit: 'stocks',
        target: '= 0',
      },
      { name: 'kill -9 of one of two servers, both at the end', value: outcome.kills, unit: 'kills', target: '= 50' },
      { name: 'imported parcels acknowledged', value: outcome.parcels_acknowledged, unit: 'parcels', target: '> 50' },
      { name: 'labels bought in bulk', value: outcome.labels_bought, unit: 'labels', target: '> 50' },
      { name: 'prints started', value: outcome.prints, unit: 'prints', target: '> 2' },
      { name: 'exports started', value: outcome.exports, unit: 'exports', target: '> 2' },
      { name: 'acknowledged parcels lost', value: outcome.parcels_lost, unit: 'parcels', target: '= 0' },
      { name: 'rows that became two parcels', value: outcome.parcels_twice, unit: 'parcels', target: '= 0' },
      { name: 'imports done in part', value: outcome.imports_in_part, unit: 'imports', target: '= 0' },
      { name: 'bulk jobs acknowledged', value: outcome.jobs, unit: 'jobs', target: '> 4' },
      { name: 'bulk jobs that did not end', value: outcome.jobs_open, unit: 'jobs', target: '= 0' },
      {
        name: 'bulk jobs whose counts are not their total',
        value: outcome.jobs_that_do_not_add_up,
        unit: 'jobs',
        target: '= 0',
      },
      { name: 'labels said to be bought and lost', value: outcome.labels_lost, unit: 'labels', target: '= 0' },
      { name: 'labels bought twice at a courier', value: outcome.labels_bought_twice, unit: 'labels', target: '= 0' },
      { name: 'prints without a file', value: outcome.prints_without_file, unit: 'prints', target: '= 0' },
      {
        name: 'exports without a file, or with other rows',
        value: outcome.exports_wrong,
        unit: 'exports',
        target: '= 0',
      },
      { name: 'holds left after settling', value: outcome.holds_left, unit: 'holds', target: '= 0' },
      { name: 'what the ledger audit finds wrong', value: outcome.ledger_wrong, unit: 'findings', target: '= 0' },
      {
        name: 'wallet less the labels it paid',
        value: outcome.wallet_difference_minor,
        unit: 'minor units',
        target: '= 0',
      },
      { name: 'everything settled after', value: outcome.settled_after_ms / 1000, unit: 's', target: '<= 120' },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
