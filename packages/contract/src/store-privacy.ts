import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, epochSeconds, id, listOf, pageQuery } from './primitive.ts';
import { STORE_SOURCES } from './store.ts';

/**
 * - `open`: a buyer waits for an answer of the merchant
 * - `waiting`: a parcel is on its way, and keeps its address until it has arrived
 * - `done`: erased, or answered
 */
export const PRIVACY_STATES = ['open', 'waiting', 'done'] as const;

/** What a channel asked about a buyer's data. */
export const privacyRequest = v.object({
  id,
  store_id: id,
  store_name: v.string(),
  source: v.picklist(STORE_SOURCES),
  /** `data_request`: the buyer wants to know what is kept. `redact_buyer`: it is erased. */
  kind: v.picklist(['data_request', 'redact_buyer']),
  /** Null when it is about every order of the store, or about none that is known here. */
  store_order_id: v.nullable(id),
  /** The order's number at the store; empty when the order is not known here. */
  number: v.string(),
  state: v.picklist(PRIVACY_STATES),
  received_at: epochSeconds,
  /** When the channel wants it done. */
  due_at: epochSeconds,
  done_at: v.nullable(epochSeconds),
});
export type PrivacyRequest = v.InferOutput<typeof privacyRequest>;

const params = v.strictObject({ id });

export const listPrivacyRequests = endpoint({
  name: 'listPrivacyRequests',
  service: 'marketplace',
  method: 'GET',
  path: '/privacy/list',
  access: 'owner',
  summary: "List what channels asked about buyers' data, the latest first",
  spec: '4 Stores',
  query: v.strictObject(pageQuery),
  response: listOf(privacyRequest),
  errors: ['page_too_deep'],
});

const person = v.object({
  name: v.string(),
  phone: v.string(),
  /** Lines of the address, from the street to the country. */
  address: v.array(v.string()),
});

/** Everything that is kept of the buyer of an order. */
export const buyerData = v.object({
  store_name: v.string(),
  number: v.string(),
  ordered_at: epochSeconds,
  currency: v.string(),
  total: amount,
  recipient: person,
  note: v.string(),
  items: v.array(v.object({ name: v.string(), quantity: v.number() })),
  parcels: v.array(
    v.object({
      number: v.string(),
      tracking_code: v.nullable(v.string()),
      recipient: v.nullable(person),
      delivery_instructions: v.string(),
    }),
  ),
});
export type BuyerData = v.InferOutput<typeof buyerData>;

export const exportBuyerData = endpoint({
  name: 'exportBuyerData',
  service: 'marketplace',
  method: 'GET',
  path: '/privacy/{id}/export',
  access: 'owner',
  while_impersonating: false,
  summary: 'Get what is kept of the buyer that a request is about; no orders when nothing is',
  spec: '4 Stores',
  params,
  response: v.object({ orders: v.array(buyerData) }),
  errors: ['not_found'],
});

export const answerPrivacyRequest = endpoint({
  name: 'answerPrivacyRequest',
  service: 'marketplace',
  method: 'POST',
  path: '/privacy/{id}/answered',
  access: 'owner',
  while_impersonating: false,
  summary: "Mark a request for a buyer's data as answered. One to erase data is done by itself",
  spec: '4 Stores',
  params,
  response: privacyRequest,
  errors: ['not_found'],
});
