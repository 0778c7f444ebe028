import type { OrderColumnName, OrderView } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A parcel list as a person saved it under a name. */
export const orderViews = pgTable(
  'order_views',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    user_id: uuid().notNull(),
    list: text().$type<OrderView['list']>().notNull(),
    name: text().notNull(),
    filters: jsonb().$type<OrderView['filters']>().notNull(),
    columns: jsonb().$type<OrderColumnName[]>(),
    is_shared: boolean().notNull().default(false),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    index('order_views_of_person').on(t.company_id, t.user_id, t.created_at, t.id),
    index('order_views_shared')
      .on(t.company_id, t.created_at, t.id)
      .where(sql`is_shared`),
  ],
);

export type OrderViewRow = typeof orderViews.$inferSelect;

/** How a person wants parcel lists drawn. Its row is what saving a view locks, so that a limit counts. */
export const orderLayouts = pgTable(
  'order_layouts',
  {
    company_id: uuid().notNull(),
    user_id: uuid().notNull(),
    is_compact: boolean().notNull().default(false),
    columns: jsonb().$type<Record<string, OrderColumnName[]>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.user_id] })],
);
