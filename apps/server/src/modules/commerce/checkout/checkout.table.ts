import type { CheckoutPayment, CheckoutPaymentMethod, CheckoutStatus } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { party } from '../../../platform/database/party-column.ts';
import type { DeclineReason, PaymentProviderName } from '../../../ports/payment.ts';

/** The product as it was bought: a later change of the listing changes no purchase. */
export interface BoughtProduct {
  public_id: string;
  name: string;
  weight_g: number;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  hs_code: string;
}

/** A purchase in the making, from the click on "pay" on. */
export const checkouts = pgTable(
  'checkouts',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    product_id: uuid().notNull(),
    /** Of what the buyer's page was given; the secret itself is nowhere (trust 4.2). */
    secret_hash: text().notNull(),
    status: text().$type<CheckoutStatus>().notNull(),
    /** Bought with a test key or in the demo: no money moves. */
    is_test: boolean().notNull(),
    /**
     * Where the units are: `held` for this checkout, `sold`, given back (`released`), or `none` where a test sale of a real
     * shop takes no stock. Whoever changes it moves the units, in one transaction.
     */
    stock_state: text().$type<'held' | 'sold' | 'released' | 'none'>().notNull(),
    quantity: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    unit_price_minor: bigint({ mode: 'number' }).notNull(),
    item_total_minor: bigint({ mode: 'number' }).notNull(),
    shipping_fee_minor: bigint({ mode: 'number' }).notNull(),
    cod_fee_minor: bigint({ mode: 'number' }).notNull(),
    total_minor: bigint({ mode: 'number' }).notNull(),
    /** Of the chosen option: the courier's service, or empty for a flat fee. */
    shipping_name: text().notNull(),
    product: jsonb().$type<BoughtProduct>().notNull(),
    recipient: party().notNull(),
    payment_method: text().$type<CheckoutPaymentMethod>().notNull(),
    provider: text().$type<PaymentProviderName>(),
    provider_payment_id: text(),
    /** What the buyer's page needs to pay; no card data is ever here. */
    payment: jsonb().$type<CheckoutPayment>(),
    decline_reason: text().$type<DeclineReason>(),
    /** When the provider was last asked by a waiting page. */
    asked_at: bigint({ mode: 'number' }).notNull().default(0),
    order_id: uuid(),
    order_number: text(),
    /** Why the money has to go back: the last unit was gone when it came, or the shop cancelled the parcel. */
    refund_reason: text().$type<'sold_out' | 'cancelled'>(),
    /** When to try to give it back next; null when there is nothing to give back, or it arrived. */
    refund_due_at: bigint({ mode: 'number' }),
    /** How often the provider refused or did not answer. */
    refund_failures: integer().notNull().default(0),
    refunded_at: bigint({ mode: 'number' }),
    /** The provider's name of the refund that went out. */
    refund_id: text(),
    /** A failed refund the provider told of before its answer said whose it is. */
    refund_failed_id: text(),
    /** The buyer's bank sent it back: the money stands where it was, and people have to find another way. */
    refund_failed_at: bigint({ mode: 'number' }),
    /** When to ask the provider whether it came back; null when nobody has to any more. */
    refund_ask_at: bigint({ mode: 'number' }),
    /** The buyer's bank asks for the money back: not decided, for the shop, or for the buyer. */
    dispute_state: text().$type<'open' | 'won' | 'lost'>(),
    /** How much of it the bank asks for. */
    disputed_minor: bigint({ mode: 'number' }),
    /** The parcel arrived, and what was paid belongs to the shop: it may be paid out. */
    released_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    expires_at: bigint({ mode: 'number' }).notNull(),
    paid_at: bigint({ mode: 'number' }),
    ended_at: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('checkouts_id').on(t.id),
    uniqueIndex('checkouts_payment')
      .on(t.provider, t.provider_payment_id)
      .where(sql`provider_payment_id is not null`),
    uniqueIndex('checkouts_order')
      .on(t.order_id)
      .where(sql`order_id is not null`),
    index('checkouts_open')
      .on(t.expires_at)
      .where(sql`status in ('awaiting_payment', 'requires_action')`),
    index('checkouts_refund_due')
      .on(t.refund_due_at)
      .where(sql`refund_due_at is not null`),
    index('checkouts_refund_ask')
      .on(t.refund_ask_at)
      .where(sql`refund_ask_at is not null`),
    index('checkouts_unreleased')
      .on(t.paid_at)
      .where(sql`status = 'paid' and released_at is null and not is_test`),
    index('checkouts_company').on(t.company_id, t.created_at),
    check('checkout_adds_up', sql`total_minor = item_total_minor + shipping_fee_minor + cod_fee_minor`),
    check('checkout_quantity', sql`quantity > 0`),
  ],
);

export type CheckoutRow = typeof checkouts.$inferSelect;

/** Messages of payment providers that had their effect; written in the transaction of the effect (trust 1 'Webhooks in'). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    received_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.event_id] }), index('payment_events_received').on(t.received_at)],
);
