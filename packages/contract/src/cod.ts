import * as v from 'valibot';
import { codState, codType, recipientRecord } from './cod-state.ts';
import { endpoint } from './endpoint.ts';
import { orderFilters } from './order.ts';
import {
  amount,
  currencyCode,
  epochSeconds,
  id,
  languageCode,
  listOf,
  pageQuery,
  positiveAmount,
  requiredText,
} from './primitive.ts';

/** What stands in each state: parcels without a label yet are `not_shipped`. */
const codTotal = v.object({
  state: v.picklist([...codState.options, 'not_shipped']),
  count: v.number(),
  /** What is due to the shop for them. */
  amount,
});

export const codTotals = v.object({ currency: currencyCode, totals: v.array(codTotal), count: v.number(), amount });
export type CodTotals = v.InferOutput<typeof codTotals>;

/** The cash of one parcel: what is collected, who pays the fee, and how far it has come. */
export const orderCod = v.object({
  order_id: id,
  state: v.nullable(codState),
  currency: currencyCode,
  /** What is due to the shop (spec 3 `expected_cod_collection`). */
  amount,
  cod_type: codType,
  fee: amount,
  fee_tax: amount,
  /** What the courier asks at the door: the amount, and the fee with its tax where the recipient bears it. */
  to_collect: amount,
  rate_name: v.nullable(v.string()),
  rate_percent: v.number(),
  min_fee: amount,
  includes_shipping_fee: v.boolean(),
  /** What happened, oldest first. */
  steps: v.array(
    v.object({ step: v.picklist([...codState.options, 'cancelled', 'returned', 'lost']), at: epochSeconds }),
  ),
  /** When settled money may be paid out; null before it is settled. */
  payable_at: v.nullable(epochSeconds),
  /** What the courier said it handed over, where that was too little. */
  remitted: v.nullable(amount),
  settlement_id: v.nullable(id),
  remittance_reference: v.nullable(v.string()),
  /** What the shop reported. */
  dispute: v.nullable(v.object({ received: v.nullable(amount), note: v.string(), at: epochSeconds })),
  may_report_shortfall: v.boolean(),
  /** The recipient's earlier COD parcels, by phone; null when none was returned. */
  recipient_record: v.nullable(recipientRecord),
});
export type OrderCod = v.InferOutput<typeof orderCod>;

/** Parcels one call may ask about. */
const MOST_DAYS = 50;
const IDS = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:,[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})*$/iu;

/**
 * When the shop gets the cash of a parcel:
 * - `after_delivery`: nothing is collected yet
 * - `after_courier`: the courier has it, and nothing says when it hands it over
 * - `about`: as long after the delivery as this courier took lately; `on`: from that day on
 * - `now`: ready for payout; `paid`: on that day; `none`: there is no cash
 */
export const codDay = v.object({
  order_id: id,
  when: v.picklist(['after_delivery', 'after_courier', 'about', 'on', 'now', 'paid', 'none']),
  /** Where the shop is, as '2026-12-02'; null where no day is known. */
  day: v.nullable(v.pipe(v.string(), v.isoDate())),
});
export type CodDay = v.InferOutput<typeof codDay>;

/** The parcels of one company that one remittance of a courier settled. */
export const codSettlement = v.object({
  id,
  courier_alias: v.string(),
  courier_name: v.string(),
  references: v.array(v.string()),
  currency: currencyCode,
  count: v.number(),
  amount,
  settled_at: epochSeconds,
  payable_at: epochSeconds,
});
export type CodSettlement = v.InferOutput<typeof codSettlement>;

const link = v.object({ link: v.string(), expires_at: epochSeconds });

export const getCodTotals = endpoint({
  name: 'getCodTotals',
  service: 'main',
  method: 'GET',
  path: '/order/cod_totals',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get COD totals by state for the same filters as the list',
  spec: '2 COD Orders',
  query: v.strictObject(orderFilters),
  response: codTotals,
});

export const downloadCodList = endpoint({
  name: 'downloadCodList',
  service: 'main',
  method: 'GET',
  path: '/order/cod_file',
  access: 'member',
  holds_secret: true,
  summary: 'Get a CSV download link for filtered COD parcels, valid for 10 minutes',
  spec: '1 CSV exports',
  query: v.strictObject({ ...orderFilters, language: v.optional(languageCode, 'en') }),
  response: link,
});

export const getOrderCod = endpoint({
  name: 'getOrderCod',
  service: 'main',
  method: 'GET',
  path: '/order/{id}/cod',
  access: 'member',
  api_scope: 'orders:read',
  summary: "Get a parcel's COD amount, fee and status",
  spec: '1 Cash-on-delivery orders',
  params: v.strictObject({ id }),
  response: orderCod,
  errors: ['not_found'],
});

export const listCodDays = endpoint({
  name: 'listCodDays',
  service: 'main',
  method: 'GET',
  path: '/order/cod_days',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List when you get the cash of some COD parcels',
  spec: 'look-v2 12',
  query: v.strictObject({
    /** Ids of parcels, with commas between them. Those that are unknown or prepaid are left out of the answer. */
    order_ids: v.pipe(
      v.string(),
      v.regex(IDS, 'validate.id_invalid'),
      v.transform((ids) => ids.split(',')),
      v.maxLength(MOST_DAYS, `validate.too_many|max=${MOST_DAYS}`),
    ),
  }),
  response: v.object({ records: v.array(codDay) }),
});

export const reportCodShortfall = endpoint({
  name: 'reportCodShortfall',
  service: 'main',
  method: 'POST',
  path: '/order/{id}/cod/shortfall',
  access: 'writer',
  summary: 'Report a COD shortfall',
  spec: '1 Cash-on-delivery orders',
  params: v.strictObject({ id }),
  body: v.strictObject({
    /** What the courier did hand over, where the shop knows. */
    received: v.optional(v.nullable(positiveAmount), null),
    note: requiredText(500),
  }),
  response: orderCod,
  errors: ['not_found', 'cod_not_collected'],
});

export const listCodSettlements = endpoint({
  name: 'listCodSettlements',
  service: 'main',
  method: 'GET',
  path: '/cod/settlement/list',
  access: 'member',
  summary: 'List COD settlements, newest first',
  spec: '1 Cash-on-delivery orders',
  query: v.strictObject(pageQuery),
  response: listOf(codSettlement),
  errors: ['page_too_deep'],
});

export const downloadCodSettlement = endpoint({
  name: 'downloadCodSettlement',
  service: 'main',
  method: 'GET',
  path: '/cod/settlement/{id}/download',
  access: 'member',
  holds_secret: true,
  summary: 'Get a PDF or CSV download link for a settlement, valid for 10 minutes',
  spec: '1 CSV exports',
  params: v.strictObject({ id }),
  query: v.strictObject({
    format: v.optional(v.picklist(['pdf', 'csv']), 'pdf'),
    language: v.optional(languageCode, 'en'),
  }),
  response: link,
  errors: ['not_found'],
});
