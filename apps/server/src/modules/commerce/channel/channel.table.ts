import type { CheckoutRates, STORE_PROBLEMS, STORE_STATES, StoreSettings, StoreSource } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../identity/account/account.table.ts';

/**
 * A store of a company: entered by hand (spec 3, form 'store'), or connected at its channel. A disconnected one stays for the
 * orders that name it, without its secrets.
 */
export const channels = pgTable(
  'channels',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    source: text().$type<StoreSource>().notNull(),
    store_name: text().notNull(),
    profile_url: text().notNull(),
    store_logo: text().notNull(),
    social_network_id: text().notNull(),
    /** Encrypted: the token of a store entered by hand, all tokens of a connected one. Null once it is disconnected. */
    access_token: text(),
    disconnected_at: bigint({ mode: 'number' }),
    /** What the channel calls a connected store; null for one entered by hand. */
    external_shop_id: text(),
    state: text().$type<(typeof STORE_STATES)[number]>().notNull().default('connected'),
    problem_code: text().$type<(typeof STORE_PROBLEMS)[number]>(),
    problem_message: text().notNull().default(''),
    problem_at: bigint({ mode: 'number' }),
    settings: jsonb().$type<Partial<StoreSettings>>().notNull().default({}),
    /** When the tokens in `access_token` end; null for those that do not. */
    access_ends_at: bigint({ mode: 'number' }),
    authorisation_ends_at: bigint({ mode: 'number' }),
    /** The end that owners were told of. */
    ending_told_of: bigint({ mode: 'number' }),
    /** Whoever refreshes holds this; most refresh tokens are good once. */
    refresh_leased_until: bigint({ mode: 'number' }).notNull().default(0),
    /** Counts what was written into `access_token`: a refresh that was overtaken writes nothing. */
    token_version: integer().notNull().default(0),
    /** The channel tells of changes; checked again every day. */
    subscribed_at: bigint({ mode: 'number' }),
    /** Whether the store asks us for prices at checkout; null where its channel asks nobody, or was not asked yet. */
    checkout_rates: jsonb().$type<CheckoutRates>(),
    /** Everything up to here was read. Moved with the page that was written. */
    watermark: bigint({ mode: 'number' }),
    next_sync_at: bigint({ mode: 'number' }),
    sync_leased_until: bigint({ mode: 'number' }).notNull().default(0),
    /** The fence of a sync: one whose lease ended writes nothing more. */
    sync_attempt: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    last_success_at: bigint({ mode: 'number' }),
    /** When the ids of the last days were last compared. */
    compared_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('channels_company')
      .on(t.company_id, t.created_at)
      .where(sql`disconnected_at is null`),
    // A store belongs to one company at a time.
    uniqueIndex('channels_shop')
      .on(t.source, t.external_shop_id)
      .where(sql`external_shop_id is not null and disconnected_at is null`),
    index('channels_company_shop')
      .on(t.company_id, t.source, t.external_shop_id)
      .where(sql`external_shop_id is not null`),
    index('channels_sync_due')
      .on(t.next_sync_at)
      .where(sql`next_sync_at is not null`),
    index('channels_authorisation_ends')
      .on(t.authorisation_ends_at)
      .where(sql`authorisation_ends_at is not null and disconnected_at is null`),
    index('channels_access_ends')
      .on(t.access_ends_at)
      .where(sql`access_ends_at is not null and disconnected_at is null`),
  ],
);
export type ChannelRow = typeof channels.$inferSelect;

/** A person on the way through a channel's consent page: used once, within ten minutes. */
export const channelConnects = pgTable('channel_connects', {
  /** The hash of the state that travels along. */
  id: text().primaryKey(),
  company_id: uuid()
    .notNull()
    .references(() => companies.id),
  user_id: uuid().notNull(),
  source: text().$type<StoreSource>().notNull(),
  /** The hash of the cookie of the browser that asked. */
  browser_hash: text().notNull(),
  shop_address: text().notNull(),
  redirect_url: text().notNull(),
  error_redirect_url: text().notNull(),
  ati: text().notNull(),
  /** WooCommerce posts its keys apart from the browser; encrypted, until the browser is back. */
  keys: text(),
  used_at: bigint({ mode: 'number' }),
  expires_at: bigint({ mode: 'number' }).notNull(),
});
export type ChannelConnectRow = typeof channelConnects.$inferSelect;
