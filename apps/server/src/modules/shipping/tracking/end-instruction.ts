import type { Ctx } from '../../../platform/context.ts';
import type { CourierEvent } from '../../../ports/courier.ts';
import { captureHold, releaseHold } from '../../ledger/wallet/index.ts';
import type { OrderRow } from '../order/index.ts';
import { endsInstruction } from './instruction.rule.ts';
import { findOpenInstruction, setInstructionState } from './instruction.repo.ts';
import type { EventRow } from './tracking.repo.ts';

/** A return has begun, so it is paid for. */
const RETURNS: readonly CourierEvent['code'][] = ['returning', 'returned'];

/**
 * Ends what a courier was told once it reports what it did next, in the transaction that stores the report: a return that
 * has begun is charged from the money set aside, one that did not happen costs nothing.
 */
export async function endInstruction(tx: Ctx, order: OrderRow, added: readonly EventRow[]): Promise<void> {
  const open = await findOpenInstruction(tx, order);
  if (open === null) return;
  const ending = added.filter(({ code, at }) => at >= open.created_at && endsInstruction(code));
  if (ending.length === 0) return;
  await setInstructionState(tx, open, 'done');
  if (open.hold_id === null) return;
  if (!ending.some(({ code }) => RETURNS.includes(code))) return releaseHold(tx, open.hold_id);
  await captureHold(tx, {
    hold_id: open.hold_id,
    kind: 'parcel_return',
    reference: open.id,
    description: `Return ${order.number}`,
    details: { order_id: order.id, order_number: order.number },
    split: { courier_minor: open.net_minor, insurance_minor: 0, platform_minor: 0, tax_minor: open.tax_minor },
  });
}
