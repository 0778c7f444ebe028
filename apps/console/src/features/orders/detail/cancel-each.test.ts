import type { Order } from '@sampan/contract';
import { describe, expect, it } from 'vitest';
import { cancelEach, type CancelProgress } from './cancel-each.ts';
import { mayArchive, mayCancel, mayEdit, mayPrint } from './order-actions.ts';

const parcel = (id: string, part: Partial<Order> = {}) =>
  ({ id, status: 'ready_to_ship', label_state: 'bought', label: {}, archived_at: null, ...part }) as Order;

describe('cancelling many (spec section 3, Bulk progress)', () => {
  const orders = Array.from({ length: 10 }, (_, index) => parcel(String(index)));

  it('asks once for each and tells how far it is, the sums always right', async () => {
    const asked: string[] = [];
    const seen: CancelProgress[] = [];
    const result = await cancelEach(
      orders,
      async (order) => (asked.push(order.id), order),
      (progress) => seen.push(progress),
    );
    expect(asked.sort()).toEqual(orders.map(({ id }) => id));
    expect(result.failed).toEqual([]);
    expect(seen.at(0)).toEqual({ success: 0, failed: 0, remaining: 10, total: 10 });
    expect(seen.at(-1)).toEqual({ success: 10, failed: 0, remaining: 0, total: 10 });
    for (const { success, failed, remaining, total } of seen) expect(success + failed + remaining).toBe(total);
  });

  it('goes on after a failure and says which parcels failed and why', async () => {
    const refusal = new Error('This parcel can no longer be cancelled.');
    const result = await cancelEach(
      orders,
      async (order) => (Number(order.id) % 3 === 0 ? Promise.reject(refusal) : order),
      () => undefined,
    );
    expect(result.failed.map(({ order }) => order.id).sort()).toEqual(['0', '3', '6', '9']);
    expect(result.failed.every(({ error }) => error === refusal)).toBe(true);
    expect(result.done).toHaveLength(6);
  });

  it('never asks for more than four at once', async () => {
    let running = 0;
    let most = 0;
    await cancelEach(
      orders,
      async (order) => {
        most = Math.max(most, (running += 1));
        await new Promise((done) => setTimeout(done, 1));
        running -= 1;
        return order;
      },
      () => undefined,
    );
    expect(most).toBe(4);
  });
});

describe('what can be done with a parcel', () => {
  it('prints a bought label again at any time, but not of a cancelled parcel', () => {
    expect(mayPrint(parcel('1', { status: 'completed' }))).toBe(true);
    expect(mayPrint(parcel('1', { status: 'cancelled' }))).toBe(false);
    expect(mayPrint(parcel('1', { label: null, label_state: 'none' }))).toBe(false);
  });

  it.each([
    ['new', true],
    ['ready_to_ship', true],
    ['in_transit', false],
    ['completed', false],
    ['cancelled', false],
  ] as const)('cancels a parcel in %s: %s', (status, expected) => {
    expect(mayCancel(parcel('1', { status }))).toBe(expected);
  });

  it('leaves a parcel alone while the courier has not answered', () => {
    const pending = parcel('1', { status: 'new', label: null, label_state: 'pending' });
    expect([mayCancel(pending), mayEdit(pending), mayArchive(pending)]).toEqual([false, false, false]);
  });
});
