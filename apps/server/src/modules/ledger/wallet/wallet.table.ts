import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Accounts of a company: their sums are kept in the row. None may go below zero, but `owed`, which never goes above it. */
export type CompanyAccountKind =
  /** Credit for shipping: filled by top-ups, spent on labels, never paid out. */
  | 'wallet'
  /** What may be paid out to the company's bank. */
  | 'payable'
  /** Payouts that were asked for and have not left yet. */
  | 'payout_pending'
  /** Cash that couriers collected at the door and have not handed over yet. */
  | 'cod_collected'
  /** Sales of parcels that have not arrived yet; those of tests apart, so that no sum of real money ever counts them. */
  | 'merchant_sales'
  | 'test_merchant_sales'
  /** What the company owes us after a lost dispute; less than zero until it is set off. */
  | 'owed';

/** Sampan's own accounts, one per currency and kind; nobody waits for them, their sums are counted when asked. */
export type PlatformAccountKind =
  | 'provider_clearing'
  | 'courier_payable'
  | 'tax_payable'
  | 'platform_fee'
  | 'insurance_payable'
  | 'refund'
  /** Credit that nobody paid for: top-up bonus, referrals, the demo's starting credit. */
  | 'promotion'
  /** What payment providers hold of buyers' money; that of tests apart. */
  | 'payment_clearing'
  | 'test_payment_clearing'
  /** Cash of merchants that couriers owe us. */
  | 'cod_receivable'
  /** Our bank, and what is on its way from it to merchants. */
  | 'bank_clearing'
  | 'payout_clearing';

export type AccountKind = CompanyAccountKind | PlatformAccountKind;

/** Why money moved. */
export type JournalKind =
  | 'top_up'
  | 'label'
  | 'label_refund'
  /** A parcel that its sender had brought back. */
  | 'parcel_return'
  /** What a courier pays for a lost or damaged parcel. */
  | 'claim'
  | 'sale'
  | 'sale_refund'
  /** A refund that the buyer's bank did not take. */
  | 'sale_refund_reversal'
  | 'promotion'
  | 'adjustment'
  | 'adjustment_reversal'
  /** A buyer's bank asks for the money of a sale; it decided for the shop; or for the buyer, who has more than was taken. */
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost'
  /** The same of a top-up. */
  | 'top_up_dispute'
  | 'top_up_dispute_won'
  | 'top_up_dispute_lost'
  /** What the company owed was taken from what became payable. */
  | 'dispute_set_off'
  /** A sale whose parcel arrived. */
  | 'sale_release'
  /** Money of the payout balance that became credit for shipping. */
  | 'payable_use'
  | 'payout'
  | 'payout_sent'
  | 'payout_paid'
  | 'payout_return'
  /** Cash on delivery: at the door, at our bank, and free to be paid out. */
  | 'cod_collected'
  | 'cod_settled'
  | 'cod_payable'
  | 'invoice_payment';

/** What a line of a statement needs to say what it was for. Ids of the company's own things, no personal data. */
export interface JournalDetails {
  order_id?: string;
  order_number?: string;
  /** Of a payout. */
  payout_id?: string;
  payout_number?: string;
  /** Of an adjustment. */
  adjustment_id?: string;
  /** Of an invoice that was paid. */
  invoice_id?: string;
  invoice_number?: string;
}

/**
 * A place where money stands. `posted` of a company's account is what it owns there, `held` what waits for an answer.
 * `entry_seq` and `last_entry_at` number and date its entries, so that their order is the order in which they happened.
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
    entry_seq: bigint({ mode: 'number' }).notNull().default(0),
    last_entry_at: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    uniqueIndex('ledger_accounts_company')
      .on(t.company_id, t.kind)
      .where(sql`company_id is not null`),
    uniqueIndex('ledger_accounts_house')
      .on(t.kind, t.currency)
      .where(sql`company_id is null`),
    check(
      'never_overdrawn',
      sql`company_id is null or kind = 'owed' or posted_minor - held_minor + credit_limit_minor >= 0`,
    ),
    check('debts_are_no_credit', sql`kind <> 'owed' or posted_minor <= 0`),
    check('hold_never_negative', sql`held_minor >= 0`),
  ],
);

/** One movement of money; its entries sum to zero per currency (checked by the database when the transaction commits). */
export const journals = pgTable(
  'journals',
  {
    id: uuid().primaryKey(),
    company_id: uuid(),
    kind: text().$type<JournalKind>().notNull(),
    /** What caused it; unique per kind, so that a cause moves money once. */
    reference: text().notNull(),
    description: text().notNull(),
    details: jsonb().$type<JournalDetails>().notNull().default({}),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('journals_once').on(t.kind, t.reference),
    index('journals_company').on(t.company_id, t.created_at.desc().nullsFirst()),
    index('journals_order')
      .on(t.company_id, sql`(details ->> 'order_number')`)
      .where(sql`details ? 'order_number'`),
  ],
);

/**
 * Append-only: corrections are new journals (trust 2.3). Credit of an account is positive. On a company's account an entry
 * has its number (`account_seq`, without gaps) and the sum after it (`balance_minor`); `created_at` never decreases along it.
 */
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
    kind: text().$type<JournalKind>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    account_seq: bigint({ mode: 'number' }),
    balance_minor: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('entries_journal').on(t.journal_id),
    uniqueIndex('entries_account')
      .on(t.account_id, t.account_seq.desc().nullsFirst())
      .where(sql`account_seq is not null`),
    index('entries_account_kind')
      .on(t.account_id, t.kind, t.account_seq.desc().nullsFirst())
      .where(sql`account_seq is not null`),
    index('entries_account_time')
      .on(t.account_id, t.created_at, t.account_seq)
      .where(sql`account_seq is not null`),
  ],
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
