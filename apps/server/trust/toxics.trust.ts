import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { TOXICS } from './fault-proxy.ts';
import { randomOf } from './random.ts';
import { underToxic, type ToxicOutcome } from './under-toxic.ts';

/** Answers that come whole, if late: whether enough of them are too late for a pause is up to chance. */
const MAY_ANSWER: ReadonlySet<ToxicOutcome['toxic']> = new Set(['latency', 'slicer', 'bandwidth']);

/**
 * F4: seven things that a network does to a courier, each on a server of its own: labels are bought and cancelled, prices and tracking
 * asked. All at once, since most of it is waiting.
 */
export async function trustToxics() {
  const chance = randomOf(Number(process.env['SAMPAN_SEED'] ?? 1));
  const cluster = await startTestCluster();
  try {
    const outcomes = await Promise.all(
      TOXICS.map(async (toxic) => underToxic(await createTestDatabase({ cluster, pool: { max: 10 } }), toxic, chance)),
    );
    for (const outcome of outcomes) console.log(outcome);
    const sum = (of: (outcome: ToxicOutcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const most = (of: (outcome: ToxicOutcome) => number, among: readonly ToxicOutcome[] = outcomes) =>
      Math.max(...among.map(of));
    const silent = outcomes.filter(({ toxic }) => !MAY_ANSWER.has(toxic));
    return [
      { name: 'F4 things done to a courier', value: outcomes.length, unit: 'toxics', target: '= 7' },
      {
        name: 'F4 labels of 35 that were there in the end',
        value: sum((one) => one.bought),
        unit: 'labels',
        target: null,
      },
      {
        name: 'F4 labels and parcels that are not one of each',
        value: sum((one) => one.not_one_parcel),
        unit: 'labels',
        target: '= 0',
      },
      {
        name: 'F4 references with two parcels',
        value: sum((one) => one.references_twice),
        unit: 'references',
        target: '= 0',
      },
      { name: 'F4 money held in the end', value: sum((one) => one.held_minor), unit: 'minor units', target: '= 0' },
      {
        name: 'F4 what ledger and labels differ in',
        value: sum((one) => one.findings),
        unit: 'findings',
        target: '= 0',
      },
      { name: 'F4 answers of 500', value: sum((one) => one.server_errors), unit: 'answers', target: '= 0' },
      {
        name: 'F4 slowest hold, bought or released after',
        value: most((one) => one.settled_ms) / 1000,
        unit: 's',
        target: '<= 300',
      },
      {
        name: 'F4 slowest pause of a courier that gives no answer',
        value: most((one) => one.paused_ms, silent) / 1000,
        unit: 's',
        target: '<= 20',
      },
      {
        name: 'F4 other couriers, p95 of a price more than before',
        value: most((one) => (100 * (one.others_meanwhile_ms - one.others_before_ms)) / one.others_before_ms),
        unit: '%',
        target: '< 20',
      },
    ];
  } finally {
    await cluster.stop();
  }
}
