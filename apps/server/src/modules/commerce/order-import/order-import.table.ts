import type {
  ConvertedFile,
  ImportIssue,
  ImportMapping,
  ImportOutcome,
  ImportRepair,
  ImportResult,
  ImportRow,
  ImportSummary,
  ImportValues,
} from '@sampan/contract';
import { isNotNull } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderRow } from '../../shipping/order/index.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A parcel as the file gives it, before it is mended and checked: what every later check starts from. */
export interface GivenRow {
  values: ImportValues;
  issues: ImportIssue[];
  repaired: ImportRepair[];
}

/** A file of orders on its way to parcels. It goes with its rows some days after it was made. */
export const orderImports = pgTable(
  'order_imports',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    state: text().$type<'draft' | 'imported'>().notNull().default('draft'),
    file_name: text().notNull(),
    /** Of the bytes, and of the bytes with how they are read: a second click has both alike. */
    file_hash: text().notNull(),
    reading_hash: text().notNull(),
    content: bytes().notNull(),
    created_by: uuid().notNull(),
    created_by_name: text().notNull(),
    is_shop: boolean().notNull(),
    detected: jsonb().$type<ConvertedFile['detected']>().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    columns: jsonb().$type<ConvertedFile['columns']>().notNull(),
    missing: jsonb().$type<ConvertedFile['missing']>().notNull(),
    defaults: jsonb().$type<ImportValues>().notNull(),
    summary: jsonb().$type<ImportSummary>().notNull(),
    result: jsonb().$type<ImportResult>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    expires_at: bigint({ mode: 'number' }).notNull(),
    imported_at: bigint({ mode: 'number' }),
    /** The row behind which places are not looked up yet; null once all are. */
    places_from: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    index('order_imports_list').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('order_imports_expiry').on(t.expires_at),
    index('order_imports_places').on(t.created_at, t.id).where(isNotNull(t.places_from)),
  ],
);

/** A parcel of an import. */
export const orderImportRows = pgTable(
  'order_import_rows',
  {
    company_id: uuid().notNull(),
    import_id: uuid().notNull(),
    row: integer().notNull(),
    /** 0 for rows that must be mended, 1 for those to look at, 2 for the rest; it stays, so that no row jumps while it is mended. */
    rank: integer().notNull(),
    lines: jsonb().$type<number[]>().notNull(),
    state: text().$type<ImportRow['state']>().notNull(),
    is_warned: boolean().notNull(),
    is_repaired: boolean().notNull(),
    given: jsonb().$type<GivenRow>().notNull(),
    edits: jsonb().$type<ImportValues>().notNull(),
    values: jsonb().$type<ImportValues>().notNull(),
    items: jsonb().$type<ImportRow['items']>().notNull(),
    issues: jsonb().$type<ImportIssue[]>().notNull(),
    repaired: jsonb().$type<ImportRepair[]>().notNull(),
    outcome: text().$type<ImportOutcome>(),
    order_id: uuid(),
    /** The parcel as it was before this row changed it: for the undo. */
    before: jsonb().$type<OrderRow>(),
    /** When this row wrote its parcel: one that changed later is left alone by the undo. */
    written_at: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id, t.row] }),
    index('order_import_rows_list').on(t.company_id, t.import_id, t.rank, t.row),
  ],
);

export type OrderImportRecord = typeof orderImports.$inferSelect;
export type OrderImportRowRecord = typeof orderImportRows.$inferSelect;

/** Columns a company chose for files with a header, by the hash of its sorted names. */
export const importMappings = pgTable(
  'import_mappings',
  {
    company_id: uuid().notNull(),
    header_hash: text().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.header_hash] })],
);
