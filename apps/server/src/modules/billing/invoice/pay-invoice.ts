import type { Invoice } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookInvoicePayment } from '../../ledger/wallet/index.ts';
import { lockInvoice, writePayment } from './invoice.repo.ts';
import { numberOf, presentInvoice } from './present-invoice.ts';

/**
 * Books money that arrived at our bank for an invoice: the wallet and the invoice in one transaction, once per bank reference
 * of the company. A part is enough; more than the invoice asks for is refused, because what it is for must be known.
 * Throws `invalid_input`, `not_found`, `payment_exceeds_invoice`, `payment_reference_used`.
 */
export async function payInvoice({
  ctx,
  id,
  amount,
  reference,
}: {
  ctx: Ctx;
  id: string;
  amount: number;
  reference: string;
}): Promise<Invoice> {
  return withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (!invoice) throw new DomainError('not_found');
    const { company_id, currency } = invoice;
    const amount_minor = payableMinorOf('amount', amount, currency);
    const outstanding_minor = invoice.due_minor - invoice.paid_minor;
    const booked = await bookInvoicePayment(tx, {
      company_id,
      amount_minor,
      reference: `${company_id}:${reference}`,
      description: `Payment ${numberOf(invoice.sequence)}`,
      details: { invoice_id: invoice.id, invoice_number: numberOf(invoice.sequence) },
    });
    if (!booked) throw new DomainError('payment_reference_used');
    if (amount_minor > outstanding_minor)
      throw new DomainError('payment_exceeds_invoice', {
        data: { outstanding: toMajor(outstanding_minor, currency), currency },
      });
    const paid = await writePayment(tx, invoice, {
      id: newId(tx.clock.now()),
      invoice_id: invoice.id,
      company_id,
      kind: 'bank',
      amount_minor,
      reference,
      created_at: epochSeconds(tx.clock),
    });
    await recordAudit(tx, {
      action: 'invoice.pay',
      object_type: 'invoice',
      object_id: invoice.id,
      // In Sampan's own log: the company reads of it on its invoice, and not who booked it.
      details: {
        number: numberOf(invoice.sequence),
        company_id,
        amount_minor,
        outstanding_minor: paid.due_minor - paid.paid_minor,
      },
    });
    return presentInvoice(paid, epochSeconds(tx.clock));
  });
}
