import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import { sameKey } from './same-key.ts';

/** The proofs of money run on the shipped PostgreSQL and on one given by DATABASE_URL. */
export const on_both_databases = true;

const TIMES = 50;

/** M3: the same key fifty times at once, the key with another payload, and money calls of our own client without one. */
export async function trustIdempotencyKeys() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const outcome = await sameKey(await openTestApp({ database }), TIMES);
    const others = outcome.calls - outcome.subjects;
    return [
      {
        name: 'M3 kinds of calls: parcel, label, top-ups, payout, balance used',
        value: outcome.subjects,
        unit: 'calls',
        target: '= 6',
      },
      {
        name: `M3 things made beyond one, by ${TIMES} of each at once with one key`,
        value: outcome.effects_beyond_one,
        unit: 'things',
        target: '= 0',
      },
      { name: 'M3 first answers', value: outcome.first_answers, unit: 'answers', target: `= ${outcome.subjects}` },
      {
        name: 'M3 all others replayed or told to wait (409)',
        value: outcome.replayed_or_waiting,
        unit: 'answers',
        target: `= ${others}`,
      },
      {
        name: 'M3 the key with another payload not answered 422',
        value: outcome.other_payload_taken,
        unit: 'calls',
        target: '= 0',
      },
      {
        name: 'M3 money calls of our own client without a key not answered 400',
        value: outcome.keyless_taken,
        unit: 'calls',
        target: '= 0',
      },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
