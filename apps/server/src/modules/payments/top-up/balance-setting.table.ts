import type { AutoStopReason } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** What a company's owner wants to happen when the wallet runs low. The row comes with the first choice or the first fall. */
export const balanceSettings = pgTable(
  'balance_settings',
  {
    company_id: uuid().primaryKey(),
    low_is_on: boolean().notNull().default(true),
    low_threshold_minor: bigint({ mode: 'number' }).notNull(),
    /** As it was when last looked at: a fall is the step from false to true. */
    is_low: boolean().notNull().default(false),
    falls: integer().notNull().default(0),
    auto_is_on: boolean().notNull().default(false),
    auto_threshold_minor: bigint({ mode: 'number' }).notNull(),
    auto_amount_minor: bigint({ mode: 'number' }).notNull(),
    auto_cap_minor: bigint({ mode: 'number' }).notNull(),
    /** Whether the next fall below the automatic threshold is charged; false until the balance was above it again. */
    auto_is_armed: boolean().notNull().default(true),
    auto_falls: integer().notNull().default(0),
    auto_stop_reason: text().$type<AutoStopReason>(),
    auto_stopped_at: bigint({ mode: 'number' }),
    /** Who agreed that the card is charged while nobody looks, and when. */
    consent_by: uuid(),
    consent_at: bigint({ mode: 'number' }),
    /** The month (2026-11) whose cap the owner was told about. */
    cap_told_month: text(),
  },
  (t) => [
    index('balance_settings_automatic')
      .on(t.company_id)
      .where(sql`auto_is_on`),
  ],
);

export type BalanceSettingRow = typeof balanceSettings.$inferSelect;
