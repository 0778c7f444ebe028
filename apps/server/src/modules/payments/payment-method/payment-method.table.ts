import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaymentProviderName } from '../../../ports/payment.ts';

/** A company as its payment providers know it. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    company_id: uuid().notNull(),
    provider: text().$type<PaymentProviderName>().notNull(),
    customer_id: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.provider] })],
);

/** A saved card: what stands on a receipt, and the provider's name for it (trust 4.32). */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    provider: text().$type<PaymentProviderName>().notNull(),
    provider_id: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    exp_month: integer().notNull(),
    exp_year: integer().notNull(),
    holder_name: text().notNull(),
    is_default: boolean().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** The month (2026-11) of which its owners were told that it ends then. */
    expiry_told_month: text(),
  },
  (t) => [
    uniqueIndex('payment_methods_provider').on(t.provider, t.provider_id),
    // Exactly one default: the first card becomes it, and a removed one hands it on in the same transaction.
    uniqueIndex('payment_methods_default')
      .on(t.company_id)
      .where(sql`is_default`),
    index('payment_methods_company').on(t.company_id, t.created_at.desc(), t.id.desc()),
  ],
);

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
