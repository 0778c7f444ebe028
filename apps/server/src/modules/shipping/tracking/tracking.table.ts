import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CourierEventCode } from '../../../ports/courier.ts';

/** What couriers reported, append-only. The courier's own event id makes a report that comes twice one row. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    event_id: text().notNull(),
    courier_alias: text().notNull(),
    code: text().$type<CourierEventCode>().notNull(),
    description: text().notNull(),
    place: text().notNull(),
    pod_urls: jsonb().$type<string[]>().notNull().default([]),
    at: bigint({ mode: 'number' }).notNull(),
    /** The courier waits for the sender until then. */
    decide_by: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.order_id, t.event_id] })],
);

/** Parcels whose courier still has something to say, and when to ask next. */
export const trackingPolls = pgTable(
  'tracking_polls',
  {
    order_id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    courier_alias: text().notNull(),
    tracking_code: text().notNull(),
    next_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('tracking_polls_next').on(t.next_at), index('tracking_polls_code').on(t.tracking_code)],
);
