import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountKind, JournalKind } from './wallet.table.ts';

/**
 * What moved on a day of a company, by the clocks of its country: per kind of account and of movement. Rows on accounts of
 * the company (`account_kind` 'wallet', 'payable', ...) are its own entries; rows on Sampan's accounts say where its money
 * went. The database keeps them in the statement that writes the entries (decision 28), so that sums over a million entries
 * are sums over some hundred days.
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    company_id: uuid().notNull(),
    account_kind: text().$type<AccountKind>().notNull(),
    /** Days since 1970-01-01 in the company's time zone. */
    day: integer().notNull(),
    kind: text().$type<JournalKind>().notNull(),
    in_minor: bigint({ mode: 'number' }).notNull(),
    out_minor: bigint({ mode: 'number' }).notNull(),
    in_count: bigint({ mode: 'number' }).notNull(),
    out_count: bigint({ mode: 'number' }).notNull(),
    /** Numbers of its first and last entry on the account; null on Sampan's accounts, which number nothing. */
    first_seq: bigint({ mode: 'number' }),
    last_seq: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.account_kind, t.day, t.kind] }),
    index('ledger_days_company').on(t.company_id, t.day),
  ],
);
