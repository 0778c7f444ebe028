import * as v from 'valibot';
import { documentLinkAnswer } from './adjustment.ts';
import { endpoint } from './endpoint.ts';
import { amount, countryCode, currencyCode, epochSeconds, id, isoDate, listOf, pageQuery, text } from './primitive.ts';

/** By what parcels are put together. Weeks begin on Monday; a destination is a country with its state. */
export const ANALYSIS_GROUPS = ['month', 'week', 'day', 'courier', 'service', 'destination'] as const;
export const analysisGroup = v.picklist(ANALYSIS_GROUPS);
export type AnalysisGroup = v.InferOutput<typeof analysisGroup>;

/** The longest period, in days. */
export const MAX_ANALYSIS_DAYS = 1100;

/** The days in the company's time zone, both included, on which labels were bought; and which of them. */
const filters = {
  from: v.optional(isoDate),
  to: v.optional(isoDate),
  group_by: v.optional(analysisGroup, 'week'),
  courier: v.optional(text(60)),
  service: v.optional(text(120)),
  country: v.optional(countryCode),
  state: v.optional(text(120)),
};

/**
 * The figures of some parcels. `net` is `spend` less `refunds` plus `adjustments`; averages are of `net` over the parcels that
 * were not cancelled, null where there are none. Rates are shares from 0 to 1, null where nothing has ended yet.
 */
const figures = v.object({
  parcels: v.number(),
  cancelled: v.number(),
  /** Kilograms of the parcels that were not cancelled, as declared. */
  weight: v.number(),
  spend: amount,
  refunds: amount,
  adjustments: amount,
  net: amount,
  average_per_parcel: v.nullable(amount),
  average_per_kg: v.nullable(amount),
  delivered: v.number(),
  /** Came back or was lost. */
  failed: v.number(),
  /** Delivered, of all that ended. */
  delivery_success: v.nullable(v.number()),
  on_time: v.number(),
  /** On the promised day or before, of the delivered. */
  on_time_share: v.nullable(v.number()),
});
export type AnalysisFigures = v.InferOutput<typeof figures>;

const group = v.object({
  /** Opaque; names the group with all filters for the drill-down. */
  id: v.string(),
  /** `2026-11`, the Monday of a week, a day; a courier's or service's name; a country's code and state, as `MY/Selangor`. */
  key: v.string(),
  label: v.string(),
  /** First and last day; of everything else the whole period. */
  from: isoDate,
  to: isoDate,
  figures,
});
export type AnalysisRow = v.InferOutput<typeof group>;

const choice = v.object({ value: v.string(), label: v.string() });

export const listOrderAnalysis = endpoint({
  name: 'listOrderAnalysis',
  service: 'main',
  method: 'GET',
  path: '/transaction/order_analysis/list',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get shipping costs and performance by period, courier, service or destination',
  spec: '7 Statements',
  query: v.strictObject(filters),
  response: v.object({
    ...listOf(group).entries,
    currency: currencyCode,
    group_by: analysisGroup,
    from: isoDate,
    to: isoDate,
    /** Of all groups together. */
    totals: figures,
    /** What one can filter by: everything the company ever shipped with and to. */
    choices: v.object({
      couriers: v.array(choice),
      services: v.array(v.object({ ...choice.entries, courier: v.string() })),
      destinations: v.array(v.object({ country: v.string(), state: v.string() })),
    }),
  }),
});

export const downloadOrderAnalysis = endpoint({
  name: 'downloadOrderAnalysis',
  service: 'main',
  method: 'GET',
  path: '/transaction/order_analysis/download',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get a CSV download link for the analysis, valid for 10 minutes',
  spec: '7 Statements',
  query: v.strictObject(filters),
  response: documentLinkAnswer,
});

const analysedParcel = v.object({
  order_id: id,
  order_number: v.string(),
  bought_at: epochSeconds,
  courier: v.object({ alias: v.string(), name: v.string() }),
  service_name: v.string(),
  destination_country: v.string(),
  destination_state: v.string(),
  weight: v.number(),
  spend: amount,
  refunds: amount,
  adjustments: amount,
  net: amount,
  outcome: v.picklist(['under_way', 'delivered', 'failed', 'cancelled']),
  /** Null until it is delivered, or when no day was promised. */
  is_on_time: v.nullable(v.boolean()),
});
export type AnalysedParcel = v.InferOutput<typeof analysedParcel>;

export const getOrderAnalysis = endpoint({
  name: 'getOrderAnalysis',
  service: 'main',
  method: 'GET',
  path: '/transaction/order_analysis/{id}',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'List the parcels in one group, newest first',
  spec: '7 Statements',
  params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(1500, 'validate.id_invalid')) }),
  query: v.strictObject(pageQuery),
  response: v.object({
    ...listOf(analysedParcel).entries,
    currency: currencyCode,
    group_by: analysisGroup,
    key: v.string(),
    label: v.string(),
    from: isoDate,
    to: isoDate,
    figures,
  }),
  errors: ['not_found', 'page_too_deep'],
});
