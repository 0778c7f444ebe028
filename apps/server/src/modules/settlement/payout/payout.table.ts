import type { BankFailure, PayoutFailure, PayoutMethod, PayoutStatus } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Where a company is paid out to. Number and holder are sealed with a key of this purpose alone, bound to the row; what stands
 * in clear is what a list shows. An account is never changed: a correction is another one, with a cooling-off of its own.
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    method: text().$type<PayoutMethod>().notNull(),
    bank_name: text().notNull(),
    last4: text().notNull(),
    /** `{ holder_name, number }`. */
    sealed: text().notNull(),
    /** Keyed hash of method, bank and number: the same account twice is the same row. */
    fingerprint: text().notNull(),
    usable_from: bigint({ mode: 'number' }).notNull(),
    created_by: uuid().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    removed_at: bigint({ mode: 'number' }),
    /** What the bank said of it the last time; null when it paid, or was never asked. */
    last_failure: text().$type<BankFailure>(),
  },
  (t) => [
    uniqueIndex('payout_accounts_once')
      .on(t.company_id, t.fingerprint)
      .where(sql`removed_at is null`),
    index('payout_accounts_company').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** Money on its way from `payable` to a bank. Whoever changes the status moves the money, in one transaction. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    /** The company's own sequence, from 1. */
    seq: integer().notNull(),
    /** As everybody calls it: 'PO-000012'. */
    number: text().notNull(),
    account_id: uuid()
      .notNull()
      .references(() => payoutAccounts.id),
    status: text().$type<PayoutStatus>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    comment: text().notNull(),
    /** The end of the account's cooling-off when it was asked for. */
    not_before: bigint({ mode: 'number' }).notNull(),
    /** What the bank is told: it pays once per reference, however often it is asked. */
    client_ref: text().notNull(),
    bank_reference: text().notNull().default(''),
    file_id: uuid(),
    failure: text().$type<PayoutFailure>(),
    reason: text().notNull().default(''),
    /** What of its money paid a debt when it came back. */
    set_off_minor: bigint({ mode: 'number' }).notNull().default(0),
    timeline: jsonb().$type<{ status: PayoutStatus; at: number }[]>().notNull(),
    /** When a server looks at it next; null when there is nothing to do by itself. */
    look_at: bigint({ mode: 'number' }),
    requested_by: uuid().notNull(),
    decided_by: uuid(),
    created_at: bigint({ mode: 'number' }).notNull(),
    ended_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('payouts_number').on(t.company_id, t.seq),
    uniqueIndex('payouts_client_ref').on(t.client_ref),
    index('payouts_company').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('payouts_company_status').on(
      t.company_id,
      t.status,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('payouts_created').on(t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('payouts_status').on(t.status, t.created_at, t.id),
    index('payouts_due')
      .on(t.look_at)
      .where(sql`look_at is not null`),
    index('payouts_file')
      .on(t.file_id)
      .where(sql`file_id is not null`),
    check('payout_is_positive', sql`amount_minor > 0`),
  ],
);

export type PayoutRow = typeof payouts.$inferSelect;

/** Payouts that somebody of Sampan took to the bank together. Which they are, their rows say. */
export const payoutFiles = pgTable(
  'payout_files',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    count: integer().notNull(),
    total_minor: bigint({ mode: 'number' }).notNull(),
    created_by: uuid().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('payout_files_created').on(t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())],
);

export type PayoutFileRow = typeof payoutFiles.$inferSelect;

/** Money of the payout balance that became credit for shipping: one row per decision, so that a double click is seen. */
export const payableUses = pgTable(
  'payable_uses',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    created_by: uuid().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('payable_uses_company').on(t.company_id, t.created_at)],
);
