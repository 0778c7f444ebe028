import type { TopUpStatus } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeclineReason, PaymentProviderName } from '../../ports/payment.ts';

/** Money asked of a saved card for the wallet. The row is there before the provider is asked: no charge without a trace. */
export const topUps = pgTable(
  'top_ups',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    user_id: uuid().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** What was booked on top; null until the money is there. */
    bonus_minor: bigint({ mode: 'number' }),
    card_id: uuid().notNull(),
    /** As the card was then: it may be removed later. */
    brand: text().notNull(),
    last4: text().notNull(),
    provider: text().$type<PaymentProviderName>().notNull(),
    customer_id: text().notNull(),
    provider_card_id: text().notNull(),
    provider_payment_id: text(),
    status: text().$type<TopUpStatus>().notNull(),
    decline_reason: text().$type<DeclineReason>(),
    /** When to ask the provider next; null when it has nothing more to say. */
    ask_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    ended_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('top_ups_payment').on(t.provider, t.provider_payment_id),
    index('top_ups_company').on(t.company_id, t.created_at.desc(), t.id.desc()),
    index('top_ups_open')
      .on(t.ask_at)
      .where(sql`ask_at is not null`),
  ],
);

export type TopUpRow = typeof topUps.$inferSelect;
