import type { Currency } from '@sampan/country-rules';
import { bigint, boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DeclineReason, Payment } from '../../ports/payment.ts';

/**
 * The memory of a payment provider that happens to live in this database. Nothing outside this folder reads it, and it
 * knows nothing of checkouts but the reference it was given.
 */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    payment_id: text().primaryKey(),
    reference: text().notNull(),
    method: text().$type<'card' | 'paynow'>().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<Payment['status']>().notNull(),
    decline_reason: text().$type<DeclineReason>(),
    refund_key: text(),
    /** Paid by a card whose bank sends refunds back. */
    refund_fails: boolean().notNull().default(false),
    /** Of payments that have a page: the hash of its address's secret, what stands on it, and the ways back. */
    page_secret_hash: text(),
    description: text().notNull().default(''),
    expires_at: bigint({ mode: 'number' }),
    success_url: text(),
    cancel_url: text(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('sandbox_payments_reference').on(t.reference),
    uniqueIndex('sandbox_payments_page').on(t.page_secret_hash),
  ],
);

export type SandboxPaymentRow = typeof sandboxPayments.$inferSelect;
