import { endpoints, type Invoice, type Order } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { captureHold, placeHold, refundLabel } from '../../src/modules/ledger/wallet/index.ts';
import { billingMonthOf } from '../../src/modules/billing/invoice/billing-month.ts';
import { invoices } from '../../src/modules/billing/invoice/invoice.table.ts';
import { issueForCompany, issueInvoices } from '../../src/modules/billing/invoice/issue-invoices.ts';

/** The same server at another time. */
export function contextAt(ctx: Ctx, epoch_s: number): Ctx {
  return { ...ctx, clock: { now: () => epoch_s * 1000 } };
}

/** A moment of the month that comes after `months` more, in Singapore: the 1st, one hour after midnight. */
export function firstOfMonth(now_ms: number, months: number): number {
  let month = billingMonthOf(Math.floor(now_ms / 1000), 'SG');
  for (let more = 1; more < months; more += 1) month = billingMonthOf(month.ends_at, 'SG');
  return month.ends_at + 3_600;
}

/** Charges a company as a label does, at a time; the purchase is one that no parcel has. Amounts in minor units. */
export async function charge(ctx: Ctx, company_id: string, net: number, tax: number, reference = newId()) {
  await withTransaction(ctx, async (tx) => {
    const hold_id = await placeHold(tx, { company_id, amount_minor: net + tax, reference });
    await captureHold(tx, {
      hold_id,
      reference,
      description: 'Label',
      split: { courier_minor: net, insurance_minor: 0, platform_minor: 0, tax_minor: tax },
    });
  });
  return { reference, net, tax };
}

/** Gives a charge back. */
export async function giveBack(ctx: Ctx, company_id: string, made: { reference: string; net: number; tax: number }) {
  await withTransaction(ctx, (tx) =>
    refundLabel(tx, {
      company_id,
      reference: made.reference,
      description: 'Refund',
      split: { courier_minor: made.net, insurance_minor: 0, platform_minor: 0, tax_minor: made.tax },
    }),
  );
}

/** Issues the invoices of a company as of a moment. */
export async function issueAt(ctx: Ctx, company_id: string, epoch_s: number): Promise<void> {
  const then = contextAt(ctx, epoch_s);
  // The company gets its counter; those whose month is over get their invoices.
  await issueInvoices(then);
  await issueForCompany(then, company_id);
}

/**
 * A new invoice of the company that a token belongs to, for a label it buys. Its month may be invoiced already: what is bought
 * late is on the invoice of the next one.
 */
export async function newInvoice(
  app: TestApp,
  token: string,
  buy: (token: string) => Promise<Order>,
): Promise<Invoice> {
  const newest = async () =>
    (await app.call<{ records: Invoice[] }>(endpoints.listInvoices, { token })).body.records[0];
  const before = await newest();
  await buy(token);
  for (let months = 1; months <= 12; months += 1) {
    await issueInvoices(contextAt(app.ctx, firstOfMonth(app.clock.now(), months)));
    const invoice = await newest();
    if (invoice && invoice.id !== before?.id) return invoice;
  }
  throw new Error('No invoice was issued');
}

/** An invoice as it is stored. */
export async function findInvoiceRow(app: TestApp, id: string) {
  const [row] = await app.ctx.db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new Error(`No invoice ${id}`);
  return row;
}
