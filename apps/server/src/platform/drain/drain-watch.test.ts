import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn } from '../database/database.ts';
import { createDrainWatch } from './drain-watch.ts';
import { askServers, listServers } from './server.repo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const WHO = { role: 'all', release: '1.2.0' };

test('a server that is asked begins no job, is empty when nothing runs, and works again when it may', async () => {
  const db = databaseOn(database.pool);
  const watch = createDrainWatch(db, { ...WHO, name: 'one:8080' });
  const of = { requests: 1, items: 2, begun: 0 };
  const first = Promise.withResolvers<number>();
  const [job] = watch.gate([
    {
      name: 'work',
      every_ms: 1,
      run: () => {
        of.begun += 1;
        return of.begun === 1 ? first.promise : Promise.resolve(1);
      },
      busy: () => of.items,
    },
  ]);
  const report = watch.report(() => of.requests);
  const said = async () => {
    await report.run();
    const [server] = await listServers(db);
    return [server?.state, server?.running];
  };
  const running = job?.run();
  expect([await said(), watch.isAsked()]).toEqual([['works', 4], false]);

  expect(await askServers(db, 'one:8080', true)).toHaveLength(1);
  // It hears of it with what it says next.
  expect([await said(), watch.isAsked()]).toEqual([['works', 4], true]);
  expect([await job?.run(), of.begun]).toEqual([0, 1]);
  expect(await said()).toEqual(['drains', 4]);
  first.resolve(1);
  await running;
  expect(await said()).toEqual(['drains', 3]);
  Object.assign(of, { requests: 0 });
  expect(await said()).toEqual(['drains', 2]);
  Object.assign(of, { items: 0 });
  expect(await said()).toEqual(['empty', 0]);
  // Somebody's request is answered, and counts.
  Object.assign(of, { requests: 1 });
  expect(await said()).toEqual(['drains', 1]);

  await askServers(db, null, false);
  await report.run();
  expect([await said(), watch.isAsked()]).toEqual([['works', 1], false]);
  expect([await job?.run(), of.begun]).toEqual([1, 2]);
  await watch.leave();
  expect(await listServers(db)).toEqual([]);
});

test('a job that fails has ended as well', async () => {
  const db = databaseOn(database.pool);
  const watch = createDrainWatch(db, { ...WHO, name: 'two:8080' });
  const [job] = watch.gate([{ name: 'work', every_ms: 1, run: () => Promise.reject(new Error('no')) }]);
  await expect(job?.run()).rejects.toThrow('no');
  await watch.report(() => 0).run();
  expect(await listServers(db)).toMatchObject([{ name: 'two:8080', running: 0 }]);
  await watch.leave();
});

test('a server that is silent is not asked, and is forgotten a day later by one that ends', async () => {
  const db = databaseOn(database.pool);
  const [killed, other] = ['killed:8080', 'other:8080'].map((name) => createDrainWatch(db, { ...WHO, name }));
  await killed?.report(() => 0).run();
  await database.pool.query('update servers set seen_at = seen_at - 11');
  expect(await askServers(db, null, true)).toEqual([]);
  expect(await listServers(db)).toMatchObject([{ name: 'killed:8080', is_asked: false }]);
  await other?.leave();
  expect(await listServers(db)).toHaveLength(1);
  await database.pool.query('update servers set seen_at = seen_at - 86400');
  await other?.leave();
  expect((await database.pool.query('select 1 from servers')).rowCount).toBe(0);
});
