import type { SecretKey } from '@sampan/contract';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies, users } from '../account/account.table.ts';

/** A key that a shop's server calls the API with: what it may do, and from where. Its secrets stand beside it, hashed. */
export const secretKeys = pgTable(
  'secret_keys',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    mode: text().$type<SecretKey['mode']>().notNull(),
    scopes: jsonb().$type<SecretKey['scopes']>().notNull(),
    allowed_ips: jsonb().$type<string[]>().notNull(),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: bigint({ mode: 'number' }).notNull(),
    expires_at: bigint({ mode: 'number' }),
    /** Exact to a minute: using a key must not write on every call. */
    last_used_at: bigint({ mode: 'number' }),
    last_used_ip: text(),
    revoked_at: bigint({ mode: 'number' }),
    /** When it last came from a web page, and when its owners were last told. */
    seen_in_page_at: bigint({ mode: 'number' }),
    warned_at: bigint({ mode: 'number' }),
  },
  (t) => [index('secret_keys_company').on(t.company_id, t.created_at)],
);

/** The secrets of a key: one that works, and those a rotation left to die. Only hashes, as of session tokens (trust 4.2). */
export const secretKeySecrets = pgTable(
  'secret_key_secrets',
  {
    secret_hash: text().primaryKey(),
    key_id: uuid()
      .notNull()
      .references(() => secretKeys.id),
    /** The last four characters, by which people tell their keys apart. */
    last4: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** Null for the one that works; else when it stops. */
    ends_at: bigint({ mode: 'number' }),
  },
  (t) => [index('secret_key_secrets_key').on(t.key_id)],
);

export type SecretKeyRow = typeof secretKeys.$inferSelect;
export type SecretRow = typeof secretKeySecrets.$inferSelect;
