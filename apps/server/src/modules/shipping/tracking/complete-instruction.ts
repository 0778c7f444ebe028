import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { releaseHold } from '../../ledger/wallet/index.ts';
import { findOrder, writeOrder, type OrderChange, type OrderRow } from '../order/index.ts';
import { correctedAddress } from './corrected-address.ts';
import { endInstruction, endPickUp } from './end-instruction.ts';
import { INSTRUCTED, instructionText, obstacleFor } from './instruction.rule.ts';
import { changeUnanswered, findOpenInstruction, keepBefore } from './instruction.repo.ts';
import type { InstructionRow, PickUpTime } from './instruction.table.ts';
import { findEvents, type EventRow } from './tracking.repo.ts';
import { hasLeft } from './tracking.status.ts';
import { undoInstruction } from './undo-instruction.ts';

/**
 * Second half of an instruction: its courier agreed, so the one before is replaced and the parcel says what comes. Reports
 * that came while the answer was unknown are the newer truth. Doing it twice changes nothing. `then` runs in the same
 * transaction.
 */
export async function completeInstruction<T>(
  ctx: Ctx,
  booking: InstructionRow,
  then: (tx: Ctx, order: OrderRow) => Promise<T>,
): Promise<T> {
  return withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, booking.company_id, booking.order_id, { lock: true });
    // Looked for before this one is booked, or it would find itself.
    const before = await findOpenInstruction(tx, locked);
    const row = await changeUnanswered(tx, booking, { state: 'booked' });
    if (row === null) return then(tx, locked);
    return then(tx, await applyInstruction(tx, locked, row, before));
  });
}

/** The courier certainly does not have it: money is free again, and what it was told before stands. */
export async function failInstruction(ctx: Ctx, booking: InstructionRow): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const order = await findOrder(tx, booking.company_id, booking.order_id, { lock: true });
    const before = await findOpenInstruction(tx, order);
    const row = await changeUnanswered(tx, booking, { state: 'failed' });
    if (row === null) return;
    if (row.hold_id !== null && row.hold_id !== before?.hold_id) await releaseHold(tx, row.hold_id);
    if (before !== null) await endInstruction(tx, order, await reportsSince(tx, before));
    await writeLiveEvent(tx, order.company_id, 'tracking_updated', { order_id: order.id, status: order.status });
  });
}

/** What an instruction changes in its parcel, in the caller's transaction. */
export async function applyInstruction(
  tx: Ctx,
  order: OrderRow,
  row: InstructionRow,
  before: InstructionRow | null,
): Promise<OrderRow> {
  const free = before === null ? order : await undoInstruction(tx, order, before, 'replaced', row.hold_id);
  if (row.kind === 'address') await keepBefore(tx, row, { address_before: free.shipping_address });
  if (row.kind === 'pick_up') await keepBefore(tx, row, { pick_up_before: pickUpOf(free) });
  const is_over = await endInstruction(tx, free, await reportsSince(tx, row));
  // Cancelled while the courier's answer was not known.
  if (free.status === 'cancelled') await endPickUp(tx, free);
  const says = is_over || obstacleFor(row.kind, free) !== null ? {} : wordOf(row);
  const written = await writeOrder(tx, free, { ...addressOf(free, row), ...says });
  const { company_id, user_id, kind, day, window } = row;
  await recordAudit(tx, {
    action: user_id === null ? `order.recipient_${kind}` : `order.instruct_${kind}`,
    object_type: 'order',
    object_id: order.id,
    company_id,
    ...(user_id === null ? {} : { actor_id: user_id }),
    details: { day, window, amount_minor: row.net_minor + row.tax_minor },
  });
  await writeLiveEvent(tx, company_id, 'tracking_updated', { order_id: order.id, status: written.status });
  return written;
}

/**
 * Reports that were stored while nothing could end. One of the very second may be what the instruction answers; that a parcel
 * has left is said late by some couriers, and ends a pick-up all the same.
 */
export async function reportsSince(tx: Ctx, row: InstructionRow): Promise<EventRow[]> {
  const events = await findEvents(tx, { company_id: row.company_id, id: row.order_id });
  return events.filter(({ code, at }) => at > row.created_at || (row.kind === 'pick_up' && hasLeft(code)));
}

function pickUpOf(order: OrderRow): PickUpTime {
  return { date: order.pick_up_date, from: order.pick_up_time_slot_from, to: order.pick_up_time_slot_to };
}

function addressOf(order: OrderRow, { door }: InstructionRow): OrderChange {
  return door === null ? {} : { shipping_address: correctedAddress(order, door) };
}

/** A courier that was only asked by email has not agreed: the parcel stays what it is. */
function wordOf({ kind, day, window, state, created_at }: InstructionRow): OrderChange {
  if (state === 'asked') return {};
  const instruction = { kind, day, window };
  return {
    has_problem: false,
    decide_by: null,
    last_event: { status: INSTRUCTED[kind], status_description: instructionText(instruction), instruction, created_at },
    ...(kind === 'pick_up' ? pickUpColumns(day, window) : {}),
  };
}

function pickUpColumns(date: string | null, window: string | null): OrderChange {
  const [from = null, to = null] = window?.split('-') ?? [];
  return { pick_up_date: date, pick_up_time_slot_from: from, pick_up_time_slot_to: to };
}
