import type { CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import {
  notifyMembers,
  type NotificationMessage,
  type NotificationRecipient,
} from '../../identity/notification-preference/index.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { labelsOf } from './invoice-labels.ts';

/** Tells who wants to know that an invoice was issued. The mail leads to the invoice: a mailbox is no console. */
export async function mailInvoiceIssued(tx: Ctx, invoice: InvoiceRow, country: CountryCode): Promise<void> {
  const sentence =
    invoice.total_minor < 0 ? 'issued_credit' : invoice.due_minor > 0 ? 'issued_due' : ('issued_paid' as const);
  await notifyMembers(tx, invoice.company_id, 'invoice', ({ language }: NotificationRecipient): NotificationMessage => {
    const { say, number, month, due_day, money } = labelsOf(invoice, language, country);
    const values = {
      number,
      month,
      date: due_day,
      total: money(Math.abs(invoice.total_minor)),
      due: money(invoice.due_minor),
    };
    return {
      subject: say('issued_subject', values),
      lines: [say(sentence, values), { label: say('open'), url: urlOf(tx, invoice) }],
    };
  });
}

/** Tells who wants to know that the day to pay an invoice has passed. */
export async function mailInvoiceOverdue(tx: Ctx, invoice: InvoiceRow, country: CountryCode): Promise<void> {
  await notifyMembers(tx, invoice.company_id, 'invoice', ({ language }: NotificationRecipient): NotificationMessage => {
    const { say, number, month, due_day, money } = labelsOf(invoice, language, country);
    const values = { number, month, date: due_day, outstanding: money(invoice.due_minor - invoice.paid_minor) };
    return {
      subject: say('overdue_subject', values),
      lines: [say('overdue_text', values), say('overdue_next'), { label: say('open'), url: urlOf(tx, invoice) }],
    };
  });
}

function urlOf({ env }: Ctx, { id }: InvoiceRow): string {
  return `${env.public_url}/histories/invoices?invoice=${id}`;
}
