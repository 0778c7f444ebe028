import type { AdjustmentOutcome, AdjustmentState } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookAdjustment } from '../../ledger/wallet/index.ts';
import { transitionAdjustment } from './adjustment.repo.ts';
import type { AdjustmentRow } from './adjustment.table.ts';

/** What is booked for an adjustment: its own parts, under its own id. */
export function bookingOf(row: AdjustmentRow) {
  return {
    company_id: row.company_id,
    adjustment_id: row.id,
    description: `Adjustment ${row.order_number}`,
    details: { order_id: row.order_id, order_number: row.order_number, adjustment_id: row.id },
    split: {
      courier_minor: row.courier_minor,
      insurance_minor: row.insurance_minor,
      platform_minor: row.platform_minor,
      tax_minor: row.tax_minor,
    },
  };
}

/**
 * Takes an agreed adjustment from the wallet, once; what the wallet cannot cover becomes `due` and is taken from the next
 * money that comes in. Writes the audit row. Must run in a transaction that holds the row's lock.
 */
export async function chargeAdjustment(
  tx: Ctx,
  row: AdjustmentRow,
  from: readonly AdjustmentState[],
  outcome: AdjustmentOutcome,
  change: { decision_note?: string } = {},
): Promise<AdjustmentRow> {
  const now = epochSeconds(tx.clock);
  const is_paid = await isBooked(tx, row);
  const moved = await transitionAdjustment(tx, row.id, from, {
    ...change,
    state: is_paid ? 'charged' : 'due',
    outcome,
    decided_at: row.decided_at ?? now,
    booked_at: is_paid ? now : null,
  });
  await auditMove(tx, row, moved, 'wallet.adjustment');
  return moved;
}

/** False when the wallet does not have so much; nothing of the booking is left then. */
async function isBooked(tx: Ctx, row: AdjustmentRow): Promise<boolean> {
  try {
    await withTransaction(tx, (inner) => bookAdjustment(inner, bookingOf(row)));
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'insufficient_balance') return false;
    throw error;
  }
}

/** Writes down what became of an adjustment, in the log of its company. */
export async function auditMove(tx: Ctx, before: AdjustmentRow, after: AdjustmentRow, action: string): Promise<void> {
  await recordAudit(tx, {
    action,
    object_type: 'adjustment',
    object_id: after.id,
    company_id: after.company_id,
    before: { state: before.state },
    after: { state: after.state },
    details: {
      order_number: after.order_number,
      amount_minor: after.amount_minor,
      currency: after.currency,
      ...(after.outcome === null ? {} : { outcome: after.outcome }),
    },
  });
}
