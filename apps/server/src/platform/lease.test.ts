import { eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { leaseRows, lockRows } from './lease.ts';
import { outbox } from './outbox/outbox.table.ts';
import { withTransaction } from './transaction.ts';

const TOPIC = 'lease-test';
const ROWS = 60;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.delete(outbox).where(eq(outbox.topic, TOPIC));
  await app.ctx.db
    .insert(outbox)
    .values(Array.from({ length: ROWS }, () => ({ topic: TOPIC, payload: {}, created_at: 1, next_attempt_at: 1 })));
});

const take = (now: number, limit: number) =>
  leaseRows(app.ctx, {
    table: outbox,
    key: outbox.seq,
    due: lte(outbox.next_attempt_at, now),
    order: [outbox.seq],
    set: { next_attempt_at: now + 60 },
    limit,
  });

describe('leased rows (decision 3)', () => {
  test('twenty servers at once take each row once, and no more than the limit', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(1, 5)));
    const seqs = taken.flat().map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(Math.max(...taken.map((rows) => rows.length))).toBeLessThanOrEqual(5);
    expect(seqs.length).toBeGreaterThan(20);
  });

  test('a lease keeps the others away until it ends; the oldest come first', async () => {
    const first = await take(1, 3);
    const second = await take(1, ROWS);
    expect(second).toHaveLength(ROWS - 3);
    expect(Math.max(...first.map(({ seq }) => seq))).toBeLessThan(Math.min(...second.map(({ seq }) => seq)));
    expect(await take(60, ROWS)).toEqual([]);
    expect(await take(61, ROWS)).toHaveLength(ROWS);
  });

  test('locked rows are free again when the transaction ends, however it ends', async () => {
    const lock = (tx: typeof app.ctx) =>
      lockRows(tx, { table: outbox, due: eq(outbox.topic, TOPIC), order: [outbox.seq], limit: ROWS });
    await withTransaction(app.ctx, async (tx) => {
      expect(await lock(tx)).toHaveLength(ROWS);
      expect(await withTransaction(app.ctx, lock)).toEqual([]);
      throw new Error('stop');
    }).catch((error: unknown) => expect(error).toMatchObject({ message: 'stop' }));
    expect(await withTransaction(app.ctx, lock)).toHaveLength(ROWS);
  });
});
