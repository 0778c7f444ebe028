import type { CourierInstruction } from '../../../ports/courier.ts';
import type { OrderRow } from '../order/index.ts';
import { placeOf } from './get-problem.ts';
import { windowTimes } from './instruction.rule.ts';
import type { InstructionRow } from './instruction.table.ts';

/** An instruction as its courier is told it: the same each time it is sent. */
export function wireOf(order: OrderRow, row: InstructionRow): CourierInstruction {
  const base = { tracking_code: order.tracking_code ?? '', client_ref: row.id, note: row.note };
  if (row.kind === 'return') return { ...base, kind: 'return' };
  const visit = windowTimes(placeOf(row.kind, order), row.day ?? '', row.window);
  if (row.kind === 'pick_up') return { ...base, kind: 'pick_up', ...visit };
  if (row.kind === 'attempt') return { ...base, kind: 'attempt', ...visit };
  const { street = '', unit_number = '' } = row.door ?? {};
  return { ...base, kind: 'address', street, unit_number, ...visit };
}
