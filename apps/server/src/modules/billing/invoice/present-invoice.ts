import type { Invoice, InvoiceLine, InvoiceStatus } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { InvoiceLineRow, InvoiceRow } from './invoice.table.ts';

/** `INV-000012`: sequential per company, without gaps. */
export function numberOf(sequence: number): string {
  return `INV-${String(sequence).padStart(6, '0')}`;
}

/** Where an invoice stands at a moment. */
export function statusOf(invoice: InvoiceRow, now: number): InvoiceStatus {
  if (invoice.total_minor < 0) return 'credit';
  if (invoice.paid_minor === invoice.due_minor) return 'paid';
  return invoice.due_at !== null && invoice.due_at <= now ? 'overdue' : 'open';
}

/** An invoice as clients see it, amounts in the currency's unit. */
export function presentInvoice(invoice: InvoiceRow, now: number): Invoice {
  const major = (minor: number) => toMajor(minor, invoice.currency);
  return {
    id: invoice.id,
    number: numberOf(invoice.sequence),
    status: statusOf(invoice, now),
    period: invoice.period,
    issued_at: invoice.issued_at,
    created_at: invoice.issued_at,
    due_at: invoice.due_at,
    paid_at: invoice.paid_at,
    currency: invoice.currency,
    line_count: invoice.line_count,
    net: major(invoice.net_minor),
    tax: major(invoice.tax_minor),
    total: major(invoice.total_minor),
    due: major(invoice.due_minor),
    paid: major(invoice.paid_minor),
    outstanding: major(invoice.due_minor - invoice.paid_minor),
  };
}

/** A line as clients see it. */
export function presentLine({ currency }: Pick<InvoiceRow, 'currency'>, line: InvoiceLineRow): InvoiceLine {
  const { invoice_id: _invoice, company_id: _company, net_minor, tax_minor, total_minor, ...facts } = line;
  return {
    ...facts,
    net: toMajor(net_minor, currency),
    tax: toMajor(tax_minor, currency),
    total: toMajor(total_minor, currency),
  };
}
