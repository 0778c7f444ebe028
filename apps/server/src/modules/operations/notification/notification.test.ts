import { endpoints, type Notices } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newId } from '../../../platform/ids.ts';
import { bulkJobItems, bulkJobs } from '../../../platform/jobs/bulk-job.table.ts';
import { users } from '../../identity/account/account.table.ts';
import { orders } from '../../shipping/order/order.table.ts';

/** Of one answer with its session, whatever a company has. */
const MOST_QUERIES = 16;

let app: TestApp;
let token: string;
let person: { user_id: string; company_id: string };

beforeAll(async () => {
  app = await openTestApp();
  app.clock.stop();
  token = await app.tokenOf('sg@demo.sampan.test');
  const [row] = await app.ctx.db.select().from(users).where(eq(users.email, 'sg@demo.sampan.test'));
  if (row === undefined) throw new Error('no such person');
  person = { user_id: row.id, company_id: row.company_id };
});
afterAll(() => app.close());

const now = () => Math.floor(app.clock.now() / 1_000);
const list = async (who = token) => (await app.call<Notices>(endpoints.listNotices, { token: who })).body;
const read = (up_to: number, who = token) => app.call<Notices>(endpoints.readNotices, { token: who, body: { up_to } });

/** A purchase of many labels that has ended. */
async function addJob(success: number, failed: number, state: 'completed' | 'waiting_for_top_up' = 'completed') {
  const id = newId();
  const { company_id, user_id } = person;
  const at = now();
  await app.ctx.db.insert(bulkJobs).values({
    id,
    company_id,
    user_id,
    kind: 'create_labels',
    state,
    params: {},
    start_key: id,
    total: success + failed,
    created_at: at,
    started_at: at,
    completed_at: state === 'completed' ? at : null,
  });
  const items = [...Array<'succeeded'>(success).fill('succeeded'), ...Array<'failed'>(failed).fill('failed')];
  await app.ctx.db.insert(bulkJobItems).values(
    items.map((item, position) => ({
      id: newId(),
      job_id: id,
      company_id,
      position,
      reference: `SP-${position}`,
      payload: {},
      state: item,
      due_at: at,
    })),
  );
  return id;
}

describe('notifications (look-v2 8)', () => {
  test('work on many parcels is one notice with its counts; one with failures needs somebody', async () => {
    const id = await addJob(11, 1);
    const smooth = await addJob(3, 0);
    const { records } = await list();
    expect(records.find(({ subject_id }) => subject_id === id)).toMatchObject({
      kind: 'job',
      job_kind: 'create_labels',
      state: 'done',
      count: 11,
      failed: 1,
      needs_you: true,
      is_unread: true,
    });
    expect(records.find(({ subject_id }) => subject_id === smooth)).toMatchObject({ count: 3, needs_you: false });
    const waiting = await addJob(1, 0, 'waiting_for_top_up');
    expect((await list()).records.find(({ subject_id }) => subject_id === waiting)).toMatchObject({
      state: 'waiting',
      needs_you: true,
    });
  });

  test('all parcels with a problem are one notice', async () => {
    expect((await list()).records.filter(({ kind }) => kind === 'problem')).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      const { id } = await shippedOrder(app, token);
      await app.ctx.db.update(orders).set({ status: 'in_transit', has_problem: true }).where(eq(orders.id, id));
    }
    const problems = (await list()).records.filter(({ kind }) => kind === 'problem');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ count: 2, needs_you: true, subject_id: null });
  });

  test('what was read stays read; what comes later is unread, and the mark never moves back', async () => {
    const before = await list();
    expect(before.unread).toBe(before.records.filter(({ is_unread }) => is_unread).length);
    expect((await read(now())).body).toMatchObject({ unread: 0, read_at: now() });
    expect((await read(now() - 500)).body.read_at).toBe(now());
    // A clock that is ahead reads nothing in advance.
    expect((await read(now() + 90_000)).body.read_at).toBe(now());
    app.clock.advance(60);
    const id = await addJob(1, 0);
    const after = await list();
    expect(after.unread).toBe(1);
    expect(after.records[0]).toMatchObject({ subject_id: id, is_unread: true });
  });

  test('jobs are one’s own, and another company has none of it', async () => {
    const colleague = await list(await app.tokenOf('staff@demo.sampan.test'));
    expect(colleague.records.filter(({ kind }) => kind === 'job' || kind === 'payout')).toEqual([]);
    expect(colleague.records.some(({ kind }) => kind === 'problem')).toBe(true);
    expect((await list(await app.tokenOf('my@demo.sampan.test'))).records).toEqual([]);
  });

  test('a time that is none is refused by its field', async () => {
    const refused = await app.refusal(endpoints.readNotices, { token, body: { up_to: 'yesterday' } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ param }) => param)).toEqual(['up_to']);
  });

  test('the number of queries does not grow with what there is', async () => {
    const query = vi.spyOn(app.database.pool, 'query');
    await list();
    expect(query.mock.calls.length).toBeGreaterThan(0);
    expect(query.mock.calls.length).toBeLessThanOrEqual(MOST_QUERIES);
    query.mockRestore();
  });
});
