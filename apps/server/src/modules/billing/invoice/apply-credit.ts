import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { findUnpaid, paidSince, writePayment } from './invoice.repo.ts';
import { numberOf } from './present-invoice.ts';

/** What a company owed at the end of a month. */
export interface OpenAmount {
  company_id: string;
  debt_minor: number;
  cut_at: number;
}

/** What the open invoices asked for at that moment: what they ask for now, and what was paid since. */
async function openAtCut(ctx: Ctx, { company_id, cut_at }: OpenAmount): Promise<number> {
  const open = await findUnpaid(ctx, [company_id], { lock: true });
  const unpaid = open.reduce((sum, invoice) => sum + invoice.due_minor - invoice.paid_minor, 0);
  return unpaid + (await paidSince(ctx, company_id, cut_at));
}

/**
 * What a new invoice asks for: of its total, what the wallet had not covered and no open invoice asks for already. So a
 * prepaid company owes nothing, credit from a referral lowers the next invoice, and all open invoices together ask for
 * exactly what is owed.
 */
export async function dueOf(ctx: Ctx, debt: OpenAmount, total_minor: number): Promise<number> {
  const unasked = debt.debt_minor - (await openAtCut(ctx, debt));
  return Math.min(Math.max(0, unasked), Math.max(0, total_minor));
}

/** Sets credit that came in meanwhile off against the oldest open invoices, where they ask for more than is owed. */
export async function applyCredit(ctx: Ctx, debt: OpenAmount, sequence: number): Promise<void> {
  let excess = (await openAtCut(ctx, debt)) - debt.debt_minor;
  for (const invoice of excess > 0 ? await findUnpaid(ctx, [debt.company_id], { lock: true }) : []) {
    const amount_minor = Math.min(excess, invoice.due_minor - invoice.paid_minor);
    if (amount_minor <= 0) break;
    excess -= amount_minor;
    await writePayment(ctx, invoice, {
      id: newId(),
      invoice_id: invoice.id,
      company_id: debt.company_id,
      kind: 'credit',
      amount_minor,
      reference: numberOf(sequence),
      created_at: epochSeconds(ctx.clock),
    });
  }
}
