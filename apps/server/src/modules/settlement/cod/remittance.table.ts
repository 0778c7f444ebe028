import type { RemittanceReason, RemittanceState } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A remittance file of a courier. The same file is read once (`file_hash`). */
export const codRemittances = pgTable(
  'cod_remittances',
  {
    id: uuid().primaryKey(),
    courier_alias: text().notNull(),
    file_name: text().notNull(),
    file_hash: text().notNull(),
    /** The file's own first row, for the list of what does not fit. */
    header: jsonb().$type<string[]>().notNull(),
    state: text().$type<RemittanceState>().notNull(),
    uploaded_by: uuid().notNull(),
    /** Whoever settles owns it until then; afterwards any server may go on. */
    lease_until: bigint({ mode: 'number' }).notNull().default(0),
    created_at: bigint({ mode: 'number' }).notNull(),
    finished_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('cod_remittances_file').on(t.courier_alias, t.file_hash),
    index('cod_remittances_list').on(t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('cod_remittances_open')
      .on(t.lease_until)
      .where(sql`state = 'settling'`),
  ],
);

export type RemittanceRow = typeof codRemittances.$inferSelect;

/** A row of a remittance file: what it says, and what became of it. The partial index settles a courier's line once. */
export const codRemittanceRows = pgTable(
  'cod_remittance_rows',
  {
    remittance_id: uuid().notNull(),
    /** As spreadsheets count: the header is 1. */
    row: integer().notNull(),
    courier_alias: text().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    tracking_code: text().notNull(),
    reference: text().notNull(),
    currency: text().$type<Currency>(),
    collected_minor: bigint({ mode: 'number' }),
    fee_minor: bigint({ mode: 'number' }),
    /** What the courier kept of it, and did not hand over. */
    kept_minor: bigint({ mode: 'number' }),
    state: text().$type<'good' | 'bad' | 'settled'>().notNull(),
    reason: text().$type<RemittanceReason>(),
    column: text(),
    /** What was expected, where that is why it does not fit. */
    expected_minor: bigint({ mode: 'number' }),
    expected_currency: text().$type<Currency>(),
  },
  (t) => [
    primaryKey({ columns: [t.remittance_id, t.row] }),
    uniqueIndex('cod_remittance_rows_once')
      .on(t.courier_alias, t.tracking_code, t.reference)
      .where(sql`state = 'settled'`),
    index('cod_remittance_rows_state').on(t.remittance_id, t.state, t.row),
  ],
);

export type RemittanceLine = typeof codRemittanceRows.$inferSelect;
