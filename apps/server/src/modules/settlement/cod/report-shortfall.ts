import type { OrderCod } from '@sampan/contract';
import { toMinor, type Currency } from '@sampan/country-rules';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { epochSeconds } from '../../kernel/clock.ts';
import { requireWriter, type Ctx } from '../../kernel/context.ts';
import { DomainError, fieldErrorOf } from '../../kernel/errors.ts';
import { writeLiveEvent } from '../../kernel/outbox/write-outbox.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { findOrder } from '../order/index.ts';
import { AT_COURIER } from './cod-step.ts';
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
    const received_minor = input.received === null ? null : minorOf(input.received, row.currency);
    if (received_minor !== null && received_minor >= row.to_collect_minor)
      throw refusedAmount('validate.amount_too_large', 'That is all the courier had to collect');
    const moved = await moveCollection(tx, { company_id, order_id: id }, AT_COURIER, {
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
    return presentOrderCod(order, moved);
  });
}

function minorOf(received: number, currency: Currency): number {
  try {
    return toMinor(received, currency);
  } catch {
    throw refusedAmount('validate.amount_decimals', `${currency} has no such small unit`);
  }
}

function refusedAmount(code: string, message: string): DomainError {
  return new DomainError('invalid_input', { errors: [fieldErrorOf('received', code, message)] });
}
