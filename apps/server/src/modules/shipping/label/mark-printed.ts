import type { Ctx } from '../../../platform/context.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { countPrint } from '../order/index.ts';

export interface Print {
  company_id: string;
  /** Who asked for the link; null for a secret key. */
  user_id: string | null;
  order_ids: readonly string[];
  /** When the link was made: opening one link again is the same print. */
  asked_at: number;
}

/** Marks labels as printed when their file is opened: when, by whom, how often. */
export async function markPrinted(ctx: Ctx, { company_id, user_id, order_ids, asked_at }: Print): Promise<void> {
  const actor = user_id === null ? null : await ctx.lookups.actorOf(ctx, { company_id, user_id });
  await withTransaction({ ...ctx, actor }, async (tx) => {
    const marked = await countPrint(tx, company_id, order_ids, asked_at);
    const [first] = marked;
    if (first === undefined) return;
    await recordAudit(tx, {
      action: 'label.printed',
      object_type: 'order',
      object_id: first,
      company_id,
      details: { total: marked.length },
    });
    // Screens read their lists again, whichever parcel it was.
    const data = { order_id: first, status: 'ready_to_ship' };
    await writeOutbox(tx, { topic: 'live', company_id, payload: { event_type: 'order_updated', data } });
  });
}
