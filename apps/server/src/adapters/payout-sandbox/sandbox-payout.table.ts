import type { Currency } from '@sampan/country-rules';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { PayoutOutcome } from '../../ports/payout.ts';

/** The memory of a bank that happens to live in this database. It keeps how an order ends, never the account's number. */
export const sandboxPayouts = pgTable('sandbox_payouts', {
  client_ref: text().primaryKey(),
  amount_minor: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<Currency>().notNull(),
  /** What it will say once it is through. */
  ends: text().$type<Exclude<PayoutOutcome['status'], 'unknown' | 'sent'>>().notNull(),
  failure: text(),
  ends_at: bigint({ mode: 'number' }).notNull(),
});
