import type { Order } from '@sampan/contract';

/** How many at once: a courier is asked for each, and a shop of 100 parcels should not wait 100 times. */
const AT_ONCE = 4;

/** Spec section 3, Bulk progress. */
export interface CancelProgress {
  readonly success: number;
  readonly failed: number;
  readonly remaining: number;
  readonly total: number;
}

export interface CancelResult {
  readonly done: readonly Order[];
  readonly failed: readonly { readonly order: Order; readonly error: unknown }[];
}

/** Cancels parcels a few at a time. One that fails stops none of the others; never rejects. */
export async function cancelEach(
  orders: readonly Order[],
  cancelOne: (order: Order) => Promise<Order>,
  onProgress: (progress: CancelProgress) => void,
): Promise<CancelResult> {
  const done: Order[] = [];
  const failed: { order: Order; error: unknown }[] = [];
  const waiting = [...orders];
  const report = () =>
    onProgress({
      success: done.length,
      failed: failed.length,
      remaining: orders.length - done.length - failed.length,
      total: orders.length,
    });
  report();
  async function work(): Promise<void> {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      try {
        done.push(await cancelOne(order));
      } catch (error) {
        failed.push({ order, error });
      }
      report();
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, orders.length) }, work));
  return { done, failed };
}
