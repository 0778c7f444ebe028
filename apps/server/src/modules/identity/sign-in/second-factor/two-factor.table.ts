import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The authenticator app of a person, from the moment its secret was shown. */
export const twoFactors = pgTable('two_factors', {
  user_id: uuid().primaryKey(),
  /** Sealed by the keyring: the server must read it again to check a code. */
  secret: text().notNull(),
  /** Null until a first code proved that the app has the secret; before that, nobody is asked for codes. */
  confirmed_at: bigint({ mode: 'number' }),
  /** The time step of the last code that was accepted: it and older ones are spent. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  /** SHA-256 of the recovery codes that are left. */
  recovery_hashes: text().array().notNull().default([]),
  created_at: bigint({ mode: 'number' }).notNull(),
});

export type TwoFactorRow = typeof twoFactors.$inferSelect;
