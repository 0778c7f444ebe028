import type { AdjustmentOutcome, AdjustmentState, ReweighProblem } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { QuoteEntry } from '../estimate/index.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * What a courier's scale changed about the price of a parcel: the measurement, both prices and what came of it. Money moves
 * by a row in the state `charged`, `credited` or `reversed` only, and its journal bears the row's id.
 */
export const adjustments = pgTable(
  'adjustments',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    purchase_id: uuid().notNull(),
    /** The file it came with; null when somebody entered it. */
    import_id: uuid(),
    courier_alias: text().notNull(),
    /** The courier's own name of the weighing. */
    courier_reference: text().notNull(),
    state: text().$type<AdjustmentState>().notNull(),
    outcome: text().$type<AdjustmentOutcome>(),
    currency: text().$type<Currency>().notNull(),
    /** Positive: to pay. Negative: comes back. The four parts sum to it. */
    amount_minor: bigint({ mode: 'number' }).notNull(),
    courier_minor: bigint({ mode: 'number' }).notNull(),
    insurance_minor: bigint({ mode: 'number' }).notNull(),
    platform_minor: bigint({ mode: 'number' }).notNull(),
    tax_minor: bigint({ mode: 'number' }).notNull(),
    order_number: text().notNull(),
    tracking_code: text().notNull(),
    declared_weight_g: integer().notNull(),
    declared_length_mm: integer(),
    declared_width_mm: integer(),
    declared_height_mm: integer(),
    measured_weight_g: integer().notNull(),
    measured_length_mm: integer(),
    measured_width_mm: integer(),
    measured_height_mm: integer(),
    /** The price that stood, and the price at the measured weight, by the same rate card and rates. */
    before: jsonb().$type<QuoteEntry>().notNull(),
    after: jsonb().$type<QuoteEntry>().notNull(),
    note: text().notNull().default(''),
    /** Silence accepts it then; null for a credit. */
    respond_by: bigint({ mode: 'number' }),
    reminded_at: bigint({ mode: 'number' }),
    dispute_reason: text().notNull().default(''),
    disputed_at: bigint({ mode: 'number' }),
    decision_note: text().notNull().default(''),
    decided_at: bigint({ mode: 'number' }),
    booked_at: bigint({ mode: 'number' }),
    reversed_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('adjustments_once').on(t.courier_alias, t.courier_reference),
    // Two at a time would each be the difference to the same old price.
    uniqueIndex('adjustments_undecided')
      .on(t.purchase_id)
      .where(sql`state in ('open', 'disputed')`),
    index('adjustments_company').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('adjustments_company_state').on(
      t.company_id,
      t.state,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('adjustments_purchase').on(t.purchase_id, t.created_at.desc().nullsFirst()),
    index('adjustments_order').on(t.company_id, t.order_id),
    index('adjustments_all').on(t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('adjustments_state').on(t.state, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('adjustments_unanswered')
      .on(t.respond_by)
      .where(sql`state = 'open'`),
    index('adjustments_due')
      .on(t.company_id, t.created_at)
      .where(sql`state = 'due'`),
    check(
      'adjustment_parts',
      sql`amount_minor = courier_minor + insurance_minor + platform_minor + tax_minor and amount_minor <> 0`,
    ),
  ],
);

export type AdjustmentRow = typeof adjustments.$inferSelect;

/** Evidence: photos of the scale by the courier, of the parcel by the merchant, encoded anew by us. */
export const adjustmentPhotos = pgTable(
  'adjustment_photos',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    adjustment_id: uuid()
      .notNull()
      .references(() => adjustments.id),
    by: text().$type<'courier' | 'merchant'>().notNull(),
    jpeg: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('adjustment_photos_of').on(t.adjustment_id, t.created_at)],
);

/** Files of couriers and what became of their rows. */
export const reweighImports = pgTable(
  'reweigh_imports',
  {
    id: uuid().primaryKey(),
    courier_alias: text().notNull(),
    file_name: text().notNull(),
    created_by: uuid().notNull(),
    rows: integer().notNull(),
    opened: integer().notNull(),
    known: integer().notNull(),
    unchanged: integer().notNull(),
    refused: integer().notNull(),
    problems: jsonb().$type<ReweighProblem[]>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('reweigh_imports_created').on(t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
