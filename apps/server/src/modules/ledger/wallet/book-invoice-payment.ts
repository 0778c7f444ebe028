import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { findWallet, platformAccount, writeJournal } from './wallet.repo.ts';
import type { JournalDetails } from './wallet.table.ts';

export interface InvoicePayment {
  company_id: string;
  /** In the wallet's own currency. */
  amount_minor: number;
  /** Of the company and our bank's statement; the same one is booked once. */
  reference: string;
  /** As the statement shows it. */
  description: string;
  /** The invoice. */
  details?: JournalDetails;
}

/**
 * Books money that arrived at our bank for an invoice: the company owes that much less. Once per `reference`; false when it
 * was booked before. Must run in a transaction.
 */
export async function bookInvoicePayment(ctx: Ctx, payment: InvoicePayment): Promise<boolean> {
  const { company_id, amount_minor, reference, description, details = {} } = payment;
  const wallet = await findWallet(ctx, company_id);
  if (!wallet) throw new DomainError('not_found');
  const bank = await platformAccount(ctx, 'bank_clearing', wallet.currency);
  const booked = await writeJournal(ctx, {
    company_id,
    kind: 'invoice_payment',
    reference,
    description,
    details,
    currency: wallet.currency,
    kept: [{ account_id: wallet.id, amount_minor }],
    lines: [{ account_id: bank, amount_minor: -amount_minor }],
  });
  if (booked) await writeLiveEvent(ctx, company_id, 'wallet_updated', {});
  return booked;
}
