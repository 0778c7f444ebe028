import type { TopUpMethod, TopUpStatus } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeclineReason, Dispute, PaymentProviderName } from '../../../ports/payment.ts';

/** Why a top-up ended without money: what the bank said, or that nobody paid on the page. */
export type TopUpRefusal = DeclineReason | 'not_paid';

/** Money asked for the wallet. The row is there before the provider is asked: no charge and no page without a trace. */
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
    method: text().$type<TopUpMethod>().notNull(),
    /** The card as it was then, for it may be removed later; null where a page takes the money. */
    card_id: uuid(),
    brand: text(),
    last4: text(),
    customer_id: text(),
    provider_card_id: text(),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** The provider's page, and the ways back from it as the merchant gave them, checked. */
    page_id: text(),
    page_url: text(),
    expires_at: bigint({ mode: 'number' }),
    success_url: text(),
    cancel_url: text(),
    /** Path of the label that is being bought, when that is why the wallet is filled. */
    label_page: text(),
    /** Set when nobody asked but the balance did: one fall below the threshold is charged once. */
    fall: integer(),
    provider_payment_id: text(),
    status: text().$type<TopUpStatus>().notNull(),
    decline_reason: text().$type<TopUpRefusal>(),
    /** What the payer's bank says of it since it asked for money back, and how much it asked for. */
    dispute_state: text().$type<Dispute['state']>(),
    disputed_minor: bigint({ mode: 'number' }),
    /** When to ask the provider next; null when it has nothing more to say. */
    ask_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    ended_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('top_ups_payment').on(t.provider, t.provider_payment_id),
    index('top_ups_company').on(t.company_id, t.created_at.desc(), t.id.desc()),
    uniqueIndex('top_ups_fall')
      .on(t.company_id, t.fall)
      .where(sql`fall is not null`),
    // Never two automatic charges at once.
    uniqueIndex('top_ups_one_automatic')
      .on(t.company_id)
      .where(sql`fall is not null and ended_at is null`),
    index('top_ups_open')
      .on(t.ask_at)
      .where(sql`ask_at is not null`),
  ],
);

export type TopUpRow = typeof topUps.$inferSelect;
