import type { Coordinate } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { phone } from '../../../platform/database/phone-column.ts';
import { companies } from '../account/account.table.ts';

/** A place where a company's parcels are picked up, with the person to ask for. */
export const pickupLocations = pgTable(
  'pickup_locations',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    /** What the company calls it: 'Warehouse Tuas'. */
    place_name: text().notNull().default(''),
    name: text().notNull(),
    phone: phone().notNull(),
    /** Opening hours, a gate code: what a driver must know. */
    note: text().notNull().default(''),
    coordinate: jsonb().$type<Coordinate>().notNull(),
    is_default: boolean().notNull().default(false),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('pickup_locations_company').on(t.company_id, t.created_at),
    uniqueIndex('pickup_locations_one_default')
      .on(t.company_id)
      .where(sql`is_default`),
  ],
);
