import type { Currency } from '@sampan/country-rules';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountKind } from './wallet.table.ts';

/** What stands on all accounts of a kind in a currency. */
export interface AccountTotal {
  owner: 'company' | 'house';
  kind: AccountKind;
  currency: Currency;
  accounts: number;
  entries: number;
  amount_minor: number;
  held_minor: number;
}

/** Every recomputation of the ledger and what it found (trust 2.5), for the operator's desk. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: uuid().primaryKey(),
    at: bigint({ mode: 'number' }).notNull(),
    cause: text().$type<'start' | 'schedule' | 'asked'>().notNull(),
    took_ms: bigint({ mode: 'number' }).notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    differences: jsonb().$type<{ currency: Currency; amount_minor: number }[]>().notNull(),
    wrong_accounts: jsonb().$type<string[]>().notNull(),
    wrong_accounts_total: bigint({ mode: 'number' }).notNull(),
    wrong_entries: bigint({ mode: 'number' }).notNull(),
    wrong_journals: bigint({ mode: 'number' }).notNull(),
    /** Kept sums of days that are not those of their entries. */
    wrong_days: bigint({ mode: 'number' }).notNull(),
    totals: jsonb().$type<AccountTotal[]>().notNull(),
  },
  (t) => [index('ledger_checks_at').on(t.at.desc(), t.id.desc())],
);
