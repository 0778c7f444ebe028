import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What became of a parcel, as the analysis counts it. */
export type ParcelOutcome = 'under_way' | 'delivered' | 'failed' | 'cancelled';

/**
 * A parcel with a label as a few figures: `orders` has addresses and prices in every row and would have to be read whole for
 * each sum. The database keeps it (`analysis.custom.sql`); nothing else writes it, and it holds nothing personal.
 */
export const analysedParcels = pgTable(
  'analysed_parcels',
  {
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    bought_at: bigint({ mode: 'number' }).notNull(),
    courier_alias: text().notNull(),
    courier_name: text().notNull(),
    service_id: text().notNull(),
    service_name: text().notNull(),
    destination_country: text().notNull(),
    destination_state: text().notNull(),
    weight_g: integer().notNull(),
    spend_minor: bigint({ mode: 'number' }).notNull(),
    refund_minor: bigint({ mode: 'number' }).notNull(),
    adjustment_minor: bigint({ mode: 'number' }).notNull().default(0),
    outcome: text().$type<ParcelOutcome>().notNull(),
    promised_at: bigint({ mode: 'number' }),
    delivered_at: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id] }),
    index('analysed_parcels_bought').on(t.company_id, t.bought_at.desc().nullsFirst(), t.order_id.desc().nullsFirst()),
  ],
);

/** With whom and to where a company ever shipped: what its analysis can be filtered by. Kept by the same trigger. */
export const analysedLanes = pgTable(
  'analysed_lanes',
  {
    company_id: uuid().notNull(),
    courier_alias: text().notNull(),
    courier_name: text().notNull(),
    service_id: text().notNull(),
    service_name: text().notNull(),
    destination_country: text().notNull(),
    destination_state: text().notNull(),
  },
  (t) => [
    primaryKey({
      columns: [t.company_id, t.courier_alias, t.service_id, t.destination_country, t.destination_state],
    }),
  ],
);
