import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { jumpClock } from './clock-jump.ts';
import { runOnWrongClock } from './wrong-clock.ts';

/** The proofs of money run on the shipped PostgreSQL and on one given by DATABASE_URL. */
export const on_both_databases = true;

const HOUR_S = 3_600;

/** F7: the clock of the machine is turned by an hour, and a server is started on a machine whose clock is wrong. */
export async function trustClock() {
  const cluster = await startTestCluster();
  const figures: { name: string; value: number; unit: string; target: string }[] = [];
  try {
    for (const by_s of [HOUR_S, -HOUR_S]) {
      const by = `${by_s > 0 ? '+' : '-'}1 h`;
      const database = await createTestDatabase({ cluster, pool: { max: 20 } });
      const { tried, wrong } = await jumpClock(database, by_s);
      const shifted = await runOnWrongClock(database, by_s);
      await database.drop();
      for (const what of [...wrong, ...shifted.wrong]) console.error(what);
      figures.push(
        {
          name: `F7 clock jumps by ${by}: codes, sessions, prices, holds, top-ups, payouts looked at`,
          value: tried.length,
          unit: 'facts',
          target: '= 13',
        },
        { name: `F7 ended, prolonged or credited early by ${by}`, value: wrong.length, unit: 'facts', target: '= 0' },
        {
          name: `F7 server on a machine ${by} off: facts looked at`,
          value: shifted.tried.length,
          unit: 'facts',
          target: '= 6',
        },
        {
          name: `F7 of them different from a server on a right one`,
          value: shifted.wrong.length,
          unit: 'facts',
          target: '= 0',
        },
      );
    }
    return figures;
  } finally {
    await cluster.stop();
  }
}
