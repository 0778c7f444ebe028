import type { Ctx } from '../platform/context.ts';
import { companies } from '../modules/identity/account/account.table.ts';
import {
  billingMonthOf,
  findUnpaid,
  issueInvoices,
  payInvoice,
  presentInvoice,
} from '../modules/billing/invoice/index.ts';

const HOUR_S = 3_600;

/**
 * Issues the invoices of the months before today, each on its day. Who pays by invoice has paid the older ones;
 * the last waits. Must run in a transaction, after the parcels are written.
 */
export async function seedInvoices(tx: Ctx, now_ms: number, since_ms: number): Promise<void> {
  const now = Math.floor(now_ms / 1000);
  let month = billingMonthOf(Math.floor(since_ms / 1000), 'ID');
  // Indonesia's month ends last: an hour later it has ended everywhere.
  while (month.ends_at + HOUR_S <= now) {
    const issued_ms = (month.ends_at + HOUR_S) * 1000;
    const then = { ...tx, clock: { now: () => issued_ms } };
    while ((await issueInvoices(then)) > 0);
    month = billingMonthOf(month.ends_at, 'ID');
  }
  const ids = (await tx.db.select({ id: companies.id }).from(companies)).map(({ id }) => id);
  const unpaid = await findUnpaid(tx, ids);
  const newest = new Map(unpaid.map((invoice) => [invoice.company_id, invoice.id]));
  for (const invoice of unpaid.filter(({ id, company_id }) => newest.get(company_id) !== id)) {
    const { number, outstanding } = presentInvoice(invoice, now);
    await payInvoice({ ctx: tx, id: invoice.id, amount: outstanding, reference: `GIRO ${number}` });
  }
}
