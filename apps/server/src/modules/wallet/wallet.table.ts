import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Kinds of accounts. A company has one wallet and one account of its sales; the others are Sampan's own, one per currency. */
export type AccountKind =
  | 'wallet'
  | 'provider_clearing'
  | 'courier_payable'
  | 'tax_payable'
  | 'platform_fee'
  | 'insurance_payable'
  | 'refund'
  /** Credit that nobody paid for: referrals, the demo's starting credit. */
  | 'promotion'
  /** What payment providers hold of buyers' money, and what a merchant is owed for sales; the same for tests, apart. */
  | 'payment_clearing'
  | 'merchant_sales'
  | 'test_payment_clearing'
  | 'test_merchant_sales';

/**
 * A place where money stands. `posted` of a wallet is what the company owns, `held` what waits for a courier's answer;
 * only a wallet keeps its sum in the row, because only a wallet must not go below zero.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid().primaryKey(),
    company_id: uuid(),
    kind: text().$type<AccountKind>().notNull(),
    currency: text().$type<Currency>().notNull(),
    posted_minor: bigint({ mode: 'number' }).notNull().default(0),
    held_minor: bigint({ mode: 'number' }).notNull().default(0),
    /** How far below zero a company paying later may go; 0 for everybody else. */
    credit_limit_minor: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    uniqueIndex('ledger_accounts_company')
      .on(t.company_id, t.kind)
      .where(sql`company_id is not null`),
    uniqueIndex('ledger_accounts_house')
      .on(t.kind, t.currency)
      .where(sql`company_id is null`),
    check('wallet_never_overdrawn', sql`kind <> 'wallet' or posted_minor - held_minor + credit_limit_minor >= 0`),
    check('hold_never_negative', sql`held_minor >= 0`),
  ],
);

/** One movement of money; its entries sum to zero per currency (checked by the database when the transaction commits). */
export const journals = pgTable(
  'journals',
  {
    id: uuid().primaryKey(),
    company_id: uuid(),
    kind: text()
      .$type<'top_up' | 'label' | 'label_refund' | 'sale' | 'sale_refund' | 'promotion' | 'adjustment'>()
      .notNull(),
    /** What caused it; unique per kind, so that a cause moves money once. */
    reference: text().notNull(),
    description: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('journals_once').on(t.kind, t.reference),
    index('journals_company').on(t.company_id, t.created_at.desc().nullsFirst()),
  ],
);

/** Append-only: corrections are new journals (trust 2.3). Credit of an account is positive. */
export const entries = pgTable(
  'entries',
  {
    id: uuid().primaryKey(),
    journal_id: uuid()
      .notNull()
      .references(() => journals.id),
    account_id: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    currency: text().$type<Currency>().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('entries_journal').on(t.journal_id), index('entries_account').on(t.account_id)],
);

/** Money set aside for a label until the courier has answered. */
export const holds = pgTable(
  'holds',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    account_id: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    state: text().$type<'placed' | 'captured' | 'released'>().notNull().default('placed'),
    reference: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    ended_at: bigint({ mode: 'number' }),
  },
  (t) => [
    index('holds_placed')
      .on(t.created_at)
      .where(sql`state = 'placed'`),
    index('holds_company').on(t.company_id, t.created_at),
  ],
);
