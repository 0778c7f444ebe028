import type { LiveEvent } from '@sampan/contract';
import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn, type Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { hasMoreEvents, presentPoint, readLiveEvents, type ReadPoint } from './live.repo.ts';

let database: TestDatabase;
let db: Database;
let wake: () => void;
let hub: LiveHub;

beforeAll(async () => {
  database = await createTestDatabase();
  db = databaseOn(database.pool);
  const bus = {
    listen: async (_channel: string, onWake: () => void) => {
      wake = onWake;
      return Promise.resolve();
    },
    stop: async () => Promise.resolve(),
  };
  hub = await createLiveHub(db, bus, pino({ level: 'silent' }));
});
afterAll(async () => {
  hub.stop();
  await database.drop();
});

/** Writes an event of a company, each in a transaction of its own; answers its seq. */
async function write(company_id: string): Promise<number> {
  const { rows } = await database.pool.query<{ seq: string }>(
    `insert into outbox (topic, company_id, payload, created_at)
     values ('live', $1, '{"event_type":"order_updated","data":{}}', 1) returning seq`,
    [company_id],
  );
  return Number(rows[0]?.seq);
}

function listenTo(company_id: string, last_seq: number | null, since: ReadPoint | null) {
  const heard: number[] = [];
  const send = ({ seq }: LiveEvent) => void heard.push(seq);
  return { heard, joined: hub.join({ company_id, user_id: newId(), send }, last_seq, since) };
}

test('who catches up while everybody gets the same events gets each of them once, in order (trust 3)', async () => {
  const company_id = newId();
  const since = await presentPoint(db);
  const first = await write(company_id);
  const written = [first];
  for (let i = 0; i < 20; i += 1) written.push(await write(company_id));
  // Nobody was there: the hub reads all of them at the same time as those who come back.
  const back = listenTo(company_id, first, null);
  const anew = listenTo(company_id, null, since);
  wake();
  const leave = await Promise.all([back.joined, anew.joined]);
  const last = await write(company_id);
  wake();
  for (const { heard } of [back, anew]) await expect.poll(() => heard.at(-1)).toBe(last);
  expect(back.heard).toEqual([...written.slice(1), last]);
  expect(anew.heard).toEqual([...written, last]);
  for (const go of leave) go();
});

test('who comes without a point gets what comes from then on, and nothing after leaving', async () => {
  const company_id = newId();
  const { heard, joined } = listenTo(company_id, null, null);
  const leave = await joined;
  const seq = await write(company_id);
  wake();
  await expect.poll(() => heard).toEqual([seq]);
  leave();
  const watcher = listenTo(company_id, null, null);
  await watcher.joined;
  const next = await write(company_id);
  wake();
  await expect.poll(() => watcher.heard).toEqual([next]);
  expect(heard).toEqual([seq]);
  (await watcher.joined)();
});

test('a long transaction of another database holds nothing back, one of this database does', async () => {
  const neighbour = await createTestDatabase();
  const foreign = await neighbour.pool.connect();
  const own = await database.pool.connect();
  try {
    await foreign.query('begin; select pg_current_xact_id()');
    const company_id = newId();
    await write(company_id);
    const since = await presentPoint(db);
    const seq = await write(company_id);
    expect((await readLiveEvents(db, since, company_id)).map((event) => event.seq)).toEqual([seq]);
    expect(await hasMoreEvents(db, (await readLiveEvents(db, since))[0] ?? since)).toBe(false);

    await own.query('begin; select pg_current_xact_id()');
    const late = await write(company_id);
    expect((await readLiveEvents(db, since, company_id)).map((event) => event.seq)).toEqual([seq]);
    expect(await hasMoreEvents(db, since)).toBe(true);
    await own.query('commit');
    expect((await readLiveEvents(db, since, company_id)).map((event) => event.seq)).toEqual([seq, late]);
  } finally {
    foreign.release(true);
    own.release(true);
    await neighbour.drop();
  }
});

test('an event that comes free between reading and asking whether there is more is not passed over', async () => {
  const company_id = newId();
  const running = await database.pool.connect();
  let reads = 0;
  // Ends the transaction that holds the event back right after the reading that did not see it.
  const execute = async (query: Parameters<Database['execute']>[0]) => {
    const result = await db.execute(query);
    reads += 1;
    if (reads === 2) await running.query('commit');
    return result;
  };
  let ring = (): void => {
    throw new Error('nobody listens');
  };
  const bus = {
    listen: async (_channel: string, onWake: () => void) => {
      ring = onWake;
      return Promise.resolve();
    },
    stop: async () => Promise.resolve(),
  };
  const slow = await createLiveHub({ ...db, execute } as Database, bus, pino({ level: 'silent' }));
  try {
    await running.query('begin; select pg_current_xact_id()');
    const seq = await write(company_id);
    const heard: number[] = [];
    await slow.join({ company_id, user_id: newId(), send: (event) => void heard.push(event.seq) }, null, null);
    ring();
    await expect.poll(() => heard).toEqual([seq]);
    expect(reads).toBeGreaterThan(3);
  } finally {
    slow.stop();
    running.release(true);
  }
});
