import type { Ctx } from '../../../platform/context.ts';
import type { CourierEvent } from '../../../ports/courier.ts';
import { captureHold, releaseHold } from '../../ledger/wallet/index.ts';
import type { OrderRow } from '../order/index.ts';
import { endsInstruction } from './instruction.rule.ts';
import { findUnanswered, findOpenInstruction, setInstructionState } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';
import type { EventRow } from './tracking.repo.ts';

/** A return has begun, so it is paid for. */
const RETURNS: readonly CourierEvent['code'][] = ['returning', 'returned'];

/**
 * Ends what a courier was told once it reports what it did next, in the transaction that stores the report: a return that
 * has begun is charged from the money set aside, one that did not happen costs nothing. While the courier's answer to a
 * later instruction is not known, nothing ends: whoever finds the answer out reads the reports again. Answers whether
 * the instruction is over.
 */
export async function endInstruction(tx: Ctx, order: OrderRow, reports: readonly EventRow[]): Promise<boolean> {
  if ((await findUnanswered(tx, order)) !== null) return false;
  const open = await findOpenInstruction(tx, order);
  if (open === null) return false;
  const ending = reports.filter((report) => endsInstruction(report, open));
  if (ending.length === 0) return false;
  await setInstructionState(tx, open, 'done');
  if (open.hold_id !== null) await settleReturn(tx, order, open, open.hold_id, ending);
  return true;
}

/** A cancelled parcel needs no other pick-up: its courier has cancelled it, and what it was asked for is over. */
export async function endPickUp(tx: Ctx, order: OrderRow): Promise<void> {
  const open = await findOpenInstruction(tx, order);
  if (open?.kind === 'pick_up') await setInstructionState(tx, open, 'withdrawn');
}

async function settleReturn(
  tx: Ctx,
  order: OrderRow,
  { id, net_minor, tax_minor }: InstructionRow,
  hold_id: string,
  ending: readonly EventRow[],
): Promise<void> {
  if (!ending.some(({ code }) => RETURNS.includes(code))) return releaseHold(tx, hold_id);
  await captureHold(tx, {
    hold_id,
    kind: 'parcel_return',
    reference: id,
    description: `Return ${order.number}`,
    details: { order_id: order.id, order_number: order.number },
    split: { courier_minor: net_minor, insurance_minor: 0, platform_minor: 0, tax_minor },
  });
}
