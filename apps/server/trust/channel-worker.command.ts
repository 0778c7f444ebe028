/**
 * A server that only works for stores, until it is killed: `node channel-worker.command.ts <database> <keys as JSON>`. A process
 * of its own, because only a process can be killed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import { systemClock } from '../src/platform/clock.ts';
import { pushTracking, syncDueStores, workInbox } from '../src/modules/commerce/channel/index.ts';
import { channelsOf, type StandInKeys } from './channel-house.ts';

const [, , url = '', keys = '{}'] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const channels = channelsOf(JSON.parse(keys) as StandInKeys, systemClock);
const { ctx } = await openTestApp({ database: { url, pool, drop: () => pool.end() }, ports: { channels } });
process.send?.('ready');
for (;;) {
  await Promise.all([syncDueStores(ctx), workInbox(ctx), pushTracking(ctx)]);
  await sleep(20);
}
