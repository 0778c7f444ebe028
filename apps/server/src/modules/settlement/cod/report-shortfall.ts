import type { OrderCod } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../../platform/errors.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCodRecords, findOrder } from '../../shipping/order/index.ts';
import { HELD_BY_COURIER } from './cod.status.ts';
import { findCollection, moveCollection } from './cod.repo.ts';
import { presentOrderCod } from './present-cod.ts';

/**
 * Writes down that money is missing, for Sampan's people to see. No money moves by it: the courier's corrected remittance
 * settles the parcel as always. Reporting again replaces what was said. Throws `cod_not_collected` when no courier holds cash.
 */
export async function reportShortfall({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { received: number | null; note: string };
}): Promise<OrderCod> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const order = await findOrder(tx, company_id, id);
    const row = await findCollection(tx, { company_id, order_id: id }, { lock: true });
    if (!row) throw new DomainError('cod_not_collected');
    const received_minor = input.received === null ? null : payableMinorOf('received', input.received, row.currency);
    if (received_minor !== null && received_minor >= row.to_collect_minor)
      refuseFields([fieldErrorOf('received', 'validate.amount_too_large', 'That is all the courier had to collect')]);
    const moved = await moveCollection(tx, { company_id, order_id: id }, HELD_BY_COURIER, {
      state: 'disputed',
      disputed_at: epochSeconds(tx.clock),
      dispute_received_minor: received_minor,
      dispute_note: input.note,
    });
    if (!moved) throw new DomainError('cod_not_collected');
    await recordAudit(tx, {
      action: 'cod.disputed',
      object_type: 'order',
      object_id: id,
      details: { to_collect_minor: row.to_collect_minor, received_minor, currency: row.currency },
    });
    await writeLiveEvent(tx, company_id, 'order_updated', { order_id: id, status: order.status });
    return presentOrderCod(order, moved, (await findCodRecords(tx, company_id, [order])).get(id) ?? null);
  });
}
