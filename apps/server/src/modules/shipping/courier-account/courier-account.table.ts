import type { AccountCourier } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * A company's own contract with a courier. A disconnected one stays for the parcels that name it, without what was entered.
 */
export const courierAccounts = pgTable(
  'courier_accounts',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    courier: text().$type<AccountCourier>().notNull(),
    country: text().$type<CountryCode>().notNull(),
    /** Encrypted, as JSON. Null once it is disconnected. */
    credentials: text(),
    connected_at: bigint({ mode: 'number' }).notNull(),
    /** When the courier last took what was entered. */
    checked_at: bigint({ mode: 'number' }).notNull(),
    disconnected_at: bigint({ mode: 'number' }),
  },
  (t) => [
    // One contract per courier and country.
    uniqueIndex('courier_accounts_connected')
      .on(t.company_id, t.country, t.courier)
      .where(sql`disconnected_at is null`),
    index('courier_accounts_company').on(t.company_id, t.connected_at),
  ],
);
export type CourierAccountRow = typeof courierAccounts.$inferSelect;
