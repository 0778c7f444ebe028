import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReplicaPair, type ReplicaPair } from '../../../trust/replica-pair.ts';
import type { Ctx } from '../context.ts';
import { readLong } from '../read-snapshot.ts';
import { databaseOn } from './database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

let pair: ReplicaPair;
let opened: OpenDatabase;

beforeAll(async () => {
  pair = await startReplicaPair();
  opened = await openDatabase({ database_url: pair.url, data_dir: '', log: pino({ level: 'silent' }) });
}, 60_000);
afterAll(async () => {
  await opened.stop();
  await pair.stop();
});

test('a long read is made on the replica and sees what was written just before; writes stay on the primary', async () => {
  const replica_url = pair.url.replace(/@[^,]+,/u, '@').replace(/\?.*$/u, '');
  const replica = opened.openReplica(replica_url);
  const ctx = { db: databaseOn(opened.pool), ports: { replica } } as unknown as Ctx;
  await opened.pool.query('create table written (n integer)');
  for (let n = 1; n <= 20; n += 1) {
    await opened.pool.query('insert into written values ($1)', [n]);
    const { rows } = await readLong(ctx, 5_000, (tx) =>
      tx.db.execute<{ n: string; is_replica: boolean }>(
        sql`select count(*) as n, pg_is_in_recovery() as is_replica from written`,
      ),
    );
    expect(rows).toEqual([{ n: String(n), is_replica: true }]);
  }
  // A replica that replays nothing is not waited for beyond its time.
  await pair.replica.ask('select pg_wal_replay_pause()');
  await opened.pool.query('insert into written values (21)');
  const { rows } = await readLong(ctx, 300, (tx) =>
    tx.db.execute<{ n: string; is_replica: boolean }>(
      sql`select count(*) as n, pg_is_in_recovery() as is_replica from written`,
    ),
  );
  expect(rows).toEqual([{ n: '21', is_replica: false }]);
  await replica.stop();
});
