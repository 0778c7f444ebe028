import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Who sold or bought, as printed. */
export interface InvoiceParty {
  name: string;
  address_lines: string[];
  registration_number: string;
  tax_number: string;
}

/** What one tax rate was charged on, between two local days. */
export interface InvoiceTaxLine {
  name: string;
  basis_points: number;
  from: string;
  to: string;
  net_minor: number;
  tax_minor: number;
}

/**
 * Where the invoices of a company stand: the last number given, the wallet entry up to which all is invoiced, and the end of
 * the last month that was looked at. Its row is the lock under which a company is invoiced.
 */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    company_id: uuid().primaryKey(),
    last_sequence: integer().notNull().default(0),
    through_seq: bigint({ mode: 'number' }).notNull().default(0),
    invoiced_until: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('invoice_counters_due').on(t.invoiced_until)],
);

/** An issued invoice. Only what becomes of it may change (`paid_...`, `overdue_told_at`); a trigger refuses the rest. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    /** 1, 2, 3, ... of the company, without gaps. */
    sequence: integer().notNull(),
    /** The month in the company's time zone, `2026-10`. */
    period: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    seller: jsonb().$type<InvoiceParty>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    tax_lines: jsonb().$type<InvoiceTaxLine[]>().notNull(),
    line_count: integer().notNull(),
    /** The wallet entries it covers: after the first, up to the last. */
    after_seq: bigint({ mode: 'number' }).notNull(),
    through_seq: bigint({ mode: 'number' }).notNull(),
    net_minor: bigint({ mode: 'number' }).notNull(),
    tax_minor: bigint({ mode: 'number' }).notNull(),
    total_minor: bigint({ mode: 'number' }).notNull(),
    due_minor: bigint({ mode: 'number' }).notNull(),
    issued_at: bigint({ mode: 'number' }).notNull(),
    due_at: bigint({ mode: 'number' }),
    paid_minor: bigint({ mode: 'number' }).notNull().default(0),
    paid_at: bigint({ mode: 'number' }),
    overdue_told_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('invoices_sequence').on(t.company_id, t.sequence.desc().nullsFirst()),
    uniqueIndex('invoices_period').on(t.company_id, t.period),
    index('invoices_unpaid')
      .on(t.due_at)
      .where(sql`paid_minor < due_minor`),
    check('invoice_adds_up', sql`net_minor + tax_minor = total_minor`),
    check('invoice_not_overpaid', sql`paid_minor between 0 and due_minor and due_minor <= greatest(total_minor, 0)`),
  ],
);

/** What an invoice lists, copied when it was issued; never changed. Charges are positive. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id),
    line_no: integer().notNull(),
    company_id: uuid().notNull(),
    kind: text().$type<'label' | 'refund' | 'adjustment' | 'return'>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    order_id: uuid(),
    order_number: text().notNull(),
    description: text().notNull(),
    tracking_code: text().notNull(),
    tax_name: text().notNull(),
    tax_basis_points: integer().notNull(),
    net_minor: bigint({ mode: 'number' }).notNull(),
    tax_minor: bigint({ mode: 'number' }).notNull(),
    total_minor: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_id, t.line_no] }),
    check('invoice_line_adds_up', sql`net_minor + tax_minor = total_minor`),
  ],
);

/** What was paid for an invoice; never changed. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: uuid().primaryKey(),
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id),
    company_id: uuid().notNull(),
    kind: text().$type<'bank' | 'credit'>().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    /** Of our bank's statement; of a credit, the invoice that it came with. */
    reference: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('invoice_payments_invoice').on(t.invoice_id, t.created_at),
    check('invoice_payment_positive', sql`amount_minor > 0`),
  ],
);

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;
