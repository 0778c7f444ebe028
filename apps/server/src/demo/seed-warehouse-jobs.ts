import type { BulkJobKind, FulfillmentStatus } from '@sampan/contract';
import { error } from '@sampan/messages/en/error';
import { insertRows } from '../platform/database/insert-rows.ts';
import { newId } from '../platform/ids.ts';
import { bulkJobItems, bulkJobs } from '../platform/jobs/bulk-job.table.ts';
import type { SeedContext } from './seed-context.ts';

interface Work {
  id: string;
  number: string;
  status: FulfillmentStatus;
}

/** The jobs behind the warehouse's orders: a finished one, and one of which a part failed because the order had left. */
export async function seedWarehouseJobs(seed: SeedContext, work: readonly Work[]): Promise<void> {
  const { ctx, company, people, now_ms } = seed;
  const [user_id] = people;
  if (user_id === undefined) return;
  const now = Math.floor(now_ms / 1000);
  const write = async (kind: BulkJobKind, items: readonly Work[], ago: number) => {
    const id = newId(now_ms);
    const at = now - ago;
    await insertRows(ctx.db, bulkJobs, [
      {
        id,
        company_id: company.id,
        user_id,
        kind,
        state: 'completed' as const,
        params: {},
        start_key: id,
        total: items.length,
        created_at: at,
        started_at: at,
        completed_at: at + items.length,
      },
    ]);
    await insertRows(
      ctx.db,
      bulkJobItems,
      items.map((item, position) => {
        const has_left = kind === 'cancel_fulfillment_orders' && item.status === 'shipped';
        return {
          id: newId(now_ms),
          job_id: id,
          company_id: company.id,
          position,
          subject_id: item.id,
          reference: item.number,
          payload: {},
          state: has_left ? ('failed' as const) : ('succeeded' as const),
          attempts: 1,
          due_at: at,
          error_code: has_left ? 'fulfillment_shipped' : null,
          error_message: has_left ? error['error.fulfillment_shipped'] : null,
        };
      }),
    );
  };
  const picked = work.filter(({ status }) => status === 'picked' || status === 'packed');
  const shipped = work.filter(({ status }) => status === 'shipped');
  const cancelled = work.filter(({ status }) => status === 'cancelled');
  if (picked.length > 0) await write('pick_orders', picked, 60);
  if (shipped.length > 0 && cancelled.length > 0)
    await write('cancel_fulfillment_orders', [...cancelled, ...shipped], 40);
}
