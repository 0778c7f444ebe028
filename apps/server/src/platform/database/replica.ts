import type { DatabaseLog } from '@sampan/embedded-postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Replica } from '../../ports/replica.ts';
import { databaseOn } from './database.ts';

const LOOK_EVERY_MS = 50;

/** What is asked of a pool here. */
type Asked = Pick<pg.Pool, 'query'>;

/**
 * Follows how far a replica is by places in the write-ahead log, not by clocks: a replica without news looks as far behind as one
 * that is stuck.
 */
export function followReplica(primary: Asked, replica: pg.Pool, log: DatabaseLog): Replica {
  const db = databaseOn(replica);
  let is_told = false;

  async function has(place: string): Promise<boolean> {
    const { rows } = await replica.query<{ is_replica: boolean; has: boolean | null }>(
      'select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [place],
    );
    // One that was promoted would be another truth: the primary is asked instead.
    if (rows[0]?.is_replica !== true) throw new Error('SAMPAN_REPLICA_URL leads to no replica');
    return rows[0].has === true;
  }

  return {
    async caughtUp(within_ms) {
      const began = performance.now();
      try {
        const { rows } = await primary.query<{ place: string }>('select pg_current_wal_lsn()::text as place');
        const place = rows[0]?.place ?? '0/0';
        for (;;) {
          if (await has(place)) {
            is_told = false;
            return db;
          }
          if (performance.now() - began >= within_ms) break;
          await sleep(LOOK_EVERY_MS);
        }
        if (!is_told) log.warn({ within_ms }, 'the replica is behind: long reads go to the primary');
      } catch (error) {
        if (!is_told) log.warn({ err: error }, 'the replica cannot be asked: long reads go to the primary');
      }
      is_told = true;
      return null;
    },
    stop: async () => {
      if (!replica.ended && !replica.ending) await replica.end();
    },
  };
}
