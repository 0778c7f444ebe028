import type {
  CodState,
  CodType,
  CustomsPurpose,
  EstimatedCost,
  OrderItem,
  OrderStatus,
  PublicInstruction,
} from '@sampan/contract';
import type { CountryCode, Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { party } from '../../../platform/database/party-column.ts';
import type { StoredDecision } from '../shipping-rule/index.ts';

export interface LastEvent {
  status: string;
  status_description: string;
  /** Not a report: what the sender asked the courier to do. */
  instruction?: PublicInstruction;
  created_at: number;
}

/** Another parcel of the company, as people know it. */
interface OtherOrder {
  id: string;
  number: string;
}

/** Rarely used fields of spec 3 'Order create/update/label payload' that nothing searches or sorts by. */
export interface OrderExtras {
  drop_off_date?: string | null;
  pick_up_time_slot_id?: string | null;
  print_option?: string;
  add_on_services?: string[];
  distribution_id?: string | null;
  cod_type?: CodType | null;
  vehicle_type?: string | null;
  mover_count?: number | null;
  check_parcel_option_alias?: string | null;
  sender_stop_id?: string | null;
  recipient_stop_id?: string | null;
  transaction_ref_id?: string | null;
  user_tpl_account_id?: string | null;
  /** The delivery service a file of orders asks for. */
  requested_service?: string;
  /** How the store calls the delivery it sold. It chooses only where the company says what it means; the rules look at it. */
  store_service?: string;
  /** The company's rules look at it, whether or not one decided. */
  is_ruled?: boolean;
  /** Which rule of the company decided, as it read then. */
  rule_decision?: StoredDecision;
  /** The delivered parcel that this one brings back, and the other way around. */
  return_of?: OtherOrder;
  returned_by?: OtherOrder;
  /** Sent without a label of ours: the number that a courier gave it elsewhere. */
  shipped_elsewhere?: { tracking_number: string; courier: string; at: number };
  /** The marketplace carries the parcel: no label of ours may be bought. */
  logistics?: 'platform';
  voucher_promotion_type?: string | null;
  customs_purpose?: CustomsPurpose;
  customs_explanation?: string;
}

export type LabelState = 'none' | 'pending' | 'bought' | 'failed' | 'refunded';

/** A parcel. The key carries the company, so that every table of a company can live together (design 6). */
export const orders = pgTable(
  'orders',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    number: text().notNull(),
    reference_id: text(),
    status: text().$type<OrderStatus>().notNull().default('new'),
    origin_country_code: text().$type<CountryCode>().notNull(),
    destination_country_code: text().$type<CountryCode>(),
    currency: text().$type<Currency>().notNull(),
    billing_address: party(),
    shipping_address: party(),
    formatted_pick_up_address: text().notNull().default(''),
    /** Name, phone, number, reference and tracking code, folded for search. */
    search_key: text().notNull().default(''),
    package_type: text(),
    package_content: text().notNull().default(''),
    item_category: text().notNull().default(''),
    weight_g: integer(),
    length_mm: integer(),
    width_mm: integer(),
    height_mm: integer(),
    total_package_value_minor: bigint({ mode: 'number' }).notNull().default(0),
    expected_cod_minor: bigint({ mode: 'number' }).notNull().default(0),
    cod_includes_shipping_fee: boolean().notNull().default(false),
    is_cod: boolean().notNull().default(false),
    /** Written by the cod module alone, with its own row: here because lists are filtered by it. */
    cod_state: text().$type<CodState>(),
    is_battery: boolean().notNull().default(false),
    is_dangerous: boolean().notNull().default(false),
    is_fragile: boolean().notNull().default(false),
    is_insured: boolean().notNull().default(false),
    is_fulfillment: boolean().notNull().default(false),
    is_test: boolean().notNull().default(false),
    delivery_type: text().$type<'pick_up' | 'drop_off'>().notNull().default('pick_up'),
    pick_up_date: text(),
    pick_up_time_slot_from: text(),
    pick_up_time_slot_to: text(),
    /** When the recipient confirmed `shipping_address` by a link; emptied when the merchant changes the place. */
    address_confirmed_at: bigint({ mode: 'number' }),
    confirmation_sent_at: bigint({ mode: 'number' }),
    delivery_instructions: text().notNull().default(''),
    shippers_note: text().notNull().default(''),
    items: jsonb().$type<OrderItem[]>().notNull().default([]),
    /** The file the parcel came with, or was last changed by. */
    import_id: uuid(),
    marketplace: jsonb().$type<{ id: string; number: string; source: string }>(),
    voucher_promotion_code: text(),
    extras: jsonb().$type<OrderExtras>().notNull().default({}),
    courier_alias: text(),
    /** The bought entry exactly as it was offered: old orders are never priced again (design 8.1). */
    estimated_cost: jsonb().$type<EstimatedCost>(),
    price_minor: bigint({ mode: 'number' }),
    label_state: text().$type<LabelState>().notNull().default('none'),
    label_error: text(),
    tracking_code: text(),
    route_code: text(),
    label_created_at: bigint({ mode: 'number' }),
    /** When a file with the label was last opened, and how often. */
    label_printed_at: bigint({ mode: 'number' }),
    label_print_count: integer().notNull().default(0),
    pod_urls: jsonb().$type<string[]>().notNull().default([]),
    driver_phone: text(),
    last_event: jsonb().$type<LastEvent>(),
    /** The parcel needs somebody: a failed attempt, a delay, lost or on its way back. */
    has_problem: boolean().notNull().default(false),
    /** Of a problem: the courier goes ahead by itself then. */
    decide_by: bigint({ mode: 'number' }),
    estimated_delivery_at: bigint({ mode: 'number' }),
    completed_at: bigint({ mode: 'number' }),
    rating: real(),
    archived_at: bigint({ mode: 'number' }),
    cancelled_at: bigint({ mode: 'number' }),
    cancel_reason: text(),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('orders_number').on(t.company_id, t.number),
    uniqueIndex('orders_reference')
      .on(t.company_id, t.reference_id)
      .where(sql`reference_id is not null and status <> 'cancelled'`),
    index('orders_id').on(t.id),
    index('orders_tracking_code')
      .on(t.tracking_code)
      .where(sql`tracking_code is not null`),
    // Every list has an index in its own order; the id breaks ties. `nullsFirst` is what a plain `order by ... desc` means:
    // without it PostgreSQL would sort all rows instead of reading the index.
    index('orders_by_created')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_by_updated')
      .on(t.company_id, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_status_created')
      .on(t.company_id, t.status, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_status_updated')
      .on(t.company_id, t.status, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_courier_created')
      .on(t.company_id, t.courier_alias, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_delivery_created')
      .on(t.company_id, t.delivery_type, t.status, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_pick_up_created')
      .on(t.company_id, t.formatted_pick_up_address, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_cod_created')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_cod and archived_at is null`),
    index('orders_problem_created')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`has_problem and archived_at is null`),
    index('orders_problem_decide')
      .on(t.company_id, sql`coalesce(decide_by, 9999999999)`, t.id)
      .where(sql`has_problem and archived_at is null`),
    index('orders_archived')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
    index('orders_courier_status')
      .on(t.company_id, t.courier_alias, t.status, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_delivery_alone')
      .on(t.company_id, t.delivery_type, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('orders_pick_up_status')
      .on(
        t.company_id,
        t.formatted_pick_up_address,
        t.status,
        t.created_at.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`archived_at is null`),
    index('orders_cod_status')
      .on(t.company_id, t.status, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_cod and archived_at is null`),
    index('orders_cod_state')
      .on(t.company_id, t.cod_state, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_cod and archived_at is null`),
    index('orders_cod_unconfirmed')
      .on(t.company_id, t.status, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_cod and address_confirmed_at is null and archived_at is null`),
    index('orders_unprinted')
      .on(t.company_id, t.status, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`label_state = 'bought' and label_printed_at is null and archived_at is null`),
    // The next day a courier comes, and what waits for it.
    index('orders_pick_up_day')
      .on(t.company_id, t.pick_up_date)
      .where(sql`status = 'ready_to_ship' and delivery_type = 'pick_up' and archived_at is null`),
    index('orders_by_import')
      .on(t.company_id, t.import_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`import_id is not null and archived_at is null`),
    index('orders_search').using('gin', t.search_key.op('gin_trgm_ops')),
    // How many parcels went to one person: the phone is what stays the same, however the name is written.
    index('orders_recipient_phone').on(t.company_id, sql`(shipping_address ->> 'phone')`),
    index('orders_label_created')
      .on(t.company_id, t.label_created_at)
      .where(sql`label_created_at is not null`),
    index('orders_completed')
      .on(t.company_id, t.completed_at)
      .where(sql`completed_at is not null`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** Changes to how many parcels stand where; their sum is the count. Rows are only added, so that nobody waits for a counter. */
export const orderCounts = pgTable(
  'order_counts',
  {
    company_id: uuid().notNull(),
    status: text().notNull(),
    is_cod: boolean().notNull(),
    has_problem: boolean().notNull(),
    /** Parcels a warehouse works on; they are not in the lists of new ones and of those to be collected. */
    is_fulfillment: boolean().notNull(),
    n: integer().notNull(),
  },
  (t) => [index('order_counts_company').on(t.company_id)],
);
