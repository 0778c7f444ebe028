import type { Ctx } from '../../../platform/context.ts';
import { releaseHold } from '../../ledger/wallet/index.ts';
import { writeOrder, type OrderChange, type OrderRow } from '../order/index.ts';
import { setInstructionState } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';
import { findEvents, type EventRow } from './tracking.repo.ts';
import { mapCourierEvent } from './tracking.status.ts';

/**
 * Takes an instruction back in the caller's transaction, on a locked parcel: its money is free again, address and pick-up are
 * those before, and the parcel is what its courier last reported.
 */
export async function undoInstruction(
  tx: Ctx,
  order: OrderRow,
  instruction: InstructionRow,
  state: 'replaced' | 'withdrawn',
  /** Money that the instruction's successor goes on holding. */
  kept_hold_id: string | null = null,
): Promise<OrderRow> {
  await setInstructionState(tx, instruction, state);
  if (instruction.hold_id !== null && instruction.hold_id !== kept_hold_id) await releaseHold(tx, instruction.hold_id);
  const [newest] = await findEvents(tx, order);
  const address = instruction.address_before === null ? {} : { shipping_address: instruction.address_before };
  return writeOrder(tx, order, { ...address, ...pickUpOf(instruction), ...changeOf(newest) });
}

function pickUpOf({ pick_up_before: before }: InstructionRow): OrderChange {
  if (before === null) return {};
  return { pick_up_date: before.date, pick_up_time_slot_from: before.from, pick_up_time_slot_to: before.to };
}

/** What a parcel says that only its courier has spoken of. */
function changeOf(newest: EventRow | undefined): OrderChange {
  if (!newest) return { last_event: null, has_problem: false, decide_by: null };
  const { status, is_problem } = mapCourierEvent(newest.code);
  return {
    has_problem: is_problem,
    decide_by: newest.decide_by,
    last_event: { status, status_description: newest.description, created_at: newest.at },
  };
}
