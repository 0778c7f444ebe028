import { endpoints, type BulkJob, type BulkJobItem, type BulkProgress } from '@sampan/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newBulkJob } from '#test/bulk-job/bulk-job.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DomainError } from '../errors.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { announceProgress } from './bulk-events.ts';
import { bulkJobItems, bulkJobs, type BulkJobItemRow } from './bulk-job.table.ts';
import { createBulkRunner, type BulkJobRow, type BulkStep, type ItemOutcome } from './index.ts';

let app: TestApp;
let token: string;
/** What was done, by reference, in the order in which it was. */
let done: string[];

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
beforeEach(async () => {
  done = [];
  await app.ctx.db.delete(bulkJobs);
});

const succeeds: BulkStep['runItem'] = async (_, item) => {
  done.push(item.reference);
  return { status: 'succeeded' };
};

/** A server's runner for one kind. */
function runnerOf(runItem: BulkStep['runItem'], more: Partial<BulkStep> = {}) {
  const lookups = { ...app.ctx.lookups, linkOfJob: () => '/files/labels.pdf' };
  return createBulkRunner({ ...app.ctx, lookups }, { cancel_orders: { runItem, ...more } });
}

/** Runs until nothing is due. */
async function drain(...runners: { run: () => Promise<number> }[]): Promise<void> {
  while ((await Promise.all(runners.map((runner) => runner.run()))).some((busy) => busy > 0));
}

async function read(id: string): Promise<BulkJob> {
  return (await app.call<BulkJob>(endpoints.getBulkJob, { token, params: { id } })).body;
}

async function itemsOf(id: string): Promise<BulkJobItem[]> {
  const query = { per_page: '100' };
  return (await app.call<{ records: BulkJobItem[] }>(endpoints.listBulkJobItems, { token, params: { id }, query })).body
    .records;
}

const countsOf = ({ success, failed, remaining, total }: BulkProgress) => ({ success, failed, remaining, total });

async function eventsOf(id: string) {
  const rows = await app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'live')).orderBy(asc(outbox.seq));
  return rows
    .map(({ payload }) => payload as { event_type: string; user_id: string; data: Record<string, unknown> })
    .filter(({ data }) => data.job_id === id);
}

describe('bulk jobs', () => {
  test('spec 3 Bulk progress: success + failed + remaining = total, counted from the items', async () => {
    const { id } = await newBulkJob(app, token, { items: 5 });
    expect(await read(id)).toMatchObject({ state: 'queued', success: 0, failed: 0, remaining: 5, total: 5 });
    await drain(
      runnerOf(async (_, item) =>
        item.position === 3 ? { status: 'failed', code: 'not_found', message: 'Gone' } : { status: 'succeeded' },
      ),
    );
    expect(await read(id)).toMatchObject({ state: 'completed', success: 4, failed: 1, remaining: 0, total: 5 });
    expect((await itemsOf(id)).filter(({ state }) => state === 'failed')).toMatchObject([
      { reference: 'item-3', error_code: 'not_found', error_message: 'Gone' },
    ]);
  });

  test('two servers share a job and do each item once', async () => {
    const { id } = await newBulkJob(app, token, { items: 30 });
    await drain(runnerOf(succeeds), runnerOf(succeeds));
    expect([...done].sort()).toEqual([...new Set(done)].sort());
    expect(countsOf(await read(id))).toEqual({ success: 30, failed: 0, remaining: 0, total: 30 });
  });

  test('a server that dies in the middle: its items come free when the lease ends, its late answer changes nothing', async () => {
    const { id } = await newBulkJob(app, token, { items: 1 });
    const late = Promise.withResolvers<ItemOutcome>();
    const dead = runnerOf(() => late.promise);
    await dead.run();
    expect(await read(id)).toMatchObject({ state: 'running', remaining: 1 });
    await drain(runnerOf(succeeds));
    expect(done).toEqual([]);
    app.clock.advance(121);
    await drain(runnerOf(succeeds));
    expect(done).toEqual(['item-0']);
    late.resolve({ status: 'failed', code: 'internal', message: 'late' });
    await dead.land();
    expect(await read(id)).toMatchObject({ state: 'completed', success: 1, failed: 0 });
  });

  test('what ended within a turn counts, so that the next turn comes at once', async () => {
    const { id } = await newBulkJob(app, token, { items: 1 });
    const runner = runnerOf(succeeds);
    // The end of the only item is awaited in the turn that began it, and its job may be finished in the same turn.
    expect(await runner.run()).toBeGreaterThan(0);
    await drain(runner);
    expect(await read(id)).toMatchObject({ state: 'completed' });
  });

  test('the same start key starts one job, with its first items', async () => {
    const jobs = await Promise.all([3, 4, 5].map((items) => newBulkJob(app, token, { items, start_key: 'file-1' })));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    const rows = await app.ctx.db.select().from(bulkJobItems);
    expect(rows).toHaveLength(jobs[0]?.total ?? 0);
  });

  test('a small company does not wait for a large one', async () => {
    const other = await app.tokenOf('my@demo.sampan.test');
    await newBulkJob(app, token, { items: 40 });
    const small = await newBulkJob(app, other, { items: 2 });
    const held: (() => void)[] = [];
    const runner = runnerOf(
      (_, item: BulkJobItemRow) =>
        new Promise((resolve) => {
          done.push(item.company_id);
          held.push(() => resolve({ status: 'succeeded' }));
        }),
    );
    await runner.run();
    // The items of a turn begin within it, and reach their step a query later.
    await expect.poll(() => done.length).toBe(6);
    expect(done.filter((id) => id === small.company_id)).toHaveLength(2);
    expect(done.filter((id) => id !== small.company_id)).toHaveLength(4);
    for (const release of held) release();
    await runner.land();
  });

  test('a company alone keeps every place of a server busy: what ends makes room for the next', async () => {
    await newBulkJob(app, token, { items: 20 });
    const held: (() => void)[] = [];
    const runner = runnerOf(() => new Promise((resolve) => void held.push(() => resolve({ status: 'succeeded' }))));
    expect(await runner.run()).toBe(8);
    for (const release of held.splice(0, 3)) release();
    // Three ended while it waited; the next turn fills their places.
    await expect.poll(async () => [await runner.run(), held.length]).toEqual([8, 8]);
    while (held.length > 0 || (await runner.run()) > 0) for (const release of held.splice(0)) release();
  });

  test('a third job of a company waits until one of the first two has ended', async () => {
    const jobs: BulkJobRow[] = [];
    for (const items of [1, 1, 1]) jobs.push(await newBulkJob(app, token, { items }));
    const gate = Promise.withResolvers<ItemOutcome>();
    const runner = runnerOf(async (_, item) => (item.job_id === jobs[2]?.id ? { status: 'succeeded' } : gate.promise));
    await runner.run();
    await runner.run();
    expect(await read(jobs[2]?.id ?? '')).toMatchObject({ state: 'queued' });
    gate.resolve({ status: 'succeeded' });
    await drain(runner);
    expect(await read(jobs[2]?.id ?? '')).toMatchObject({ state: 'completed', success: 1 });
  });

  test('stop, resume and retry', async () => {
    const { id } = await newBulkJob(app, token, { items: 3 });
    await app.call(endpoints.stopBulkJob, { token, params: { id } });
    await drain(runnerOf(succeeds));
    expect(done).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'stopped', remaining: 3, total: 3 });
    await app.call(endpoints.resumeBulkJob, { token, params: { id } });
    await drain(
      runnerOf(async (_, item) => {
        if (item.position === 0) throw new DomainError('forbidden');
        return { status: 'succeeded' };
      }),
    );
    expect(await read(id)).toMatchObject({ state: 'completed', success: 2, failed: 1 });
    await app.call(endpoints.retryBulkJob, { token, params: { id } });
    await drain(runnerOf(succeeds));
    expect(done).toEqual(['item-0']);
    expect(await read(id)).toMatchObject({ state: 'completed', success: 3, failed: 0 });
  });

  test('too little money: the rest waits for a top-up and goes on', async () => {
    const { id } = await newBulkJob(app, token, { items: 3 });
    let has_money = false;
    const runner = runnerOf(async (ctx, item, job, report) =>
      has_money || item.position === 0 ? succeeds(ctx, item, job, report) : { status: 'needs_top_up' },
    );
    await drain(runner);
    expect(await read(id)).toMatchObject({ state: 'waiting_for_top_up', success: 1, failed: 0, remaining: 2 });
    has_money = true;
    await app.call(endpoints.resumeBulkJob, { token, params: { id } });
    await drain(runner);
    expect(await read(id)).toMatchObject({ state: 'completed', success: 3 });
  });

  test('an error of ours is tried again, and given up at the fifth attempt', async () => {
    const { id } = await newBulkJob(app, token, { items: 1 });
    const runner = runnerOf(async () => {
      done.push('tried');
      throw new Error('no such column');
    });
    for (let turn = 0; turn < 8; turn += 1) {
      await drain(runner);
      app.clock.advance(4);
    }
    expect(done).toHaveLength(5);
    expect((await itemsOf(id))[0]).toMatchObject({ state: 'failed', error_code: 'internal', attempts: 5 });
  });

  test('spec 4 Live events: progress and the end reach the person who started it alone', async () => {
    const { id, user_id } = await newBulkJob(app, token, { items: 2 });
    await drain(runnerOf(succeeds));
    const events = await eventsOf(id);
    // How often it tells of progress is a matter of time; what ends it comes last.
    expect(events.slice(0, -1).every(({ event_type }) => event_type === 'cancel_orders_progress')).toBe(true);
    expect(events.at(-1)?.event_type).toBe('cancel_orders_completed');
    expect(new Set(events.map((event) => event.user_id))).toEqual(new Set([user_id]));
    expect(events.at(-1)?.data).toMatchObject({
      state: 'completed',
      success: 2,
      failed: 0,
      remaining: 0,
      total: 2,
      link: '/files/labels.pdf',
    });
  });

  test('spec 4 Live events: progress is told at most twice a second', async () => {
    const { id } = await newBulkJob(app, token, { items: 8 });
    const [job] = await app.ctx.db.update(bulkJobs).set({ state: 'running' }).where(eq(bulkJobs.id, id)).returning();
    // Four items end in each of two seconds.
    for (let item = 0; item < 8; item += 1) {
      await announceProgress(app.ctx, job as BulkJobRow);
      app.clock.advance(0.25);
    }
    const told = (await eventsOf(id)).filter(({ event_type }) => event_type.endsWith('_progress'));
    expect(told).toHaveLength(4);
  });

  test('nobody is told that a job runs after it was said that it waits for a top-up, was stopped or has ended', async () => {
    for (const end of ['waiting_for_top_up', 'stopped', 'completed'] as const) {
      const { id } = await newBulkJob(app, token, { items: 1 });
      const runner = runnerOf(async () => {
        if (end === 'stopped') await app.call(endpoints.stopBulkJob, { token, params: { id } });
        return end === 'waiting_for_top_up' ? { status: 'needs_top_up' } : { status: 'succeeded' };
      });
      // Half a second goes by at each reading, so that every progress is due.
      app.clock.tick_ms = 500;
      await drain(runner);
      app.clock.tick_ms = 0;
      expect([end, (await eventsOf(id)).at(-1)?.data['state']]).toEqual([end, end]);
    }
  });

  test('a job whose end cannot be written is ended three seconds later, not when its lease of ten minutes is over', async () => {
    const { id } = await newBulkJob(app, token, { items: 1 });
    let times = 0;
    const onCompleted = async () => {
      times += 1;
      if (times === 1) throw new Error('the connection was lost');
    };
    const runner = runnerOf(succeeds, { onCompleted });
    await drain(runner);
    expect(await read(id)).toMatchObject({ state: 'running', remaining: 0 });
    app.clock.advance(4);
    await drain(runner);
    expect(await read(id)).toMatchObject({ state: 'completed', success: 1 });
    expect(times).toBe(2);
  });

  test('a file that cannot be made: the job ends with an error, the items stay done', async () => {
    const { id } = await newBulkJob(app, token, { items: 1 });
    const finish = async () => {
      throw new Error('no disk');
    };
    const runner = runnerOf(succeeds, { finish });
    for (let turn = 0; turn < 8; turn += 1) {
      await drain(runner);
      app.clock.advance(4);
    }
    expect(done).toEqual(['item-0']);
    expect(await read(id)).toMatchObject({ state: 'completed', success: 1, error_message: expect.any(String) });
    expect((await eventsOf(id)).at(-1)?.data).toMatchObject({ error_message: expect.any(String) });
  });
});
