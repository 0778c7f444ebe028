import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, id, requiredText, text } from './primitive.ts';

/** The spec's aliases of online stores; `manual` is one that the merchant enters by hand. */
export const STORE_SOURCES = ['shopify', 'woocommerce', 'lazada', 'shopee', 'tiktok', 'manual'] as const;
export type StoreSource = (typeof STORE_SOURCES)[number];

/** Stores a company may have. */
export const MAX_STORES = 50;

/** A merchant's store. Its access token opens it elsewhere and is never answered. */
export const store = v.object({
  id,
  source: v.picklist(STORE_SOURCES),
  store_name: v.string(),
  profile_url: v.string(),
  store_logo: v.string(),
  social_network_id: v.string(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Store = v.InferOutput<typeof store>;

const availableStore = v.object({
  source: v.picklist(STORE_SOURCES),
  name: v.string(),
  is_available: v.boolean(),
  /**
   * - `no_keys`: the operator of this installation has entered none for this channel
   * - `not_connectable`: this version cannot connect stores of this channel
   */
  unavailable_reason: v.nullable(v.picklist(['no_keys', 'not_connectable'])),
  stores: v.array(store),
});
export type AvailableStore = v.InferOutput<typeof availableStore>;

/** Of a page or picture: http or https, nothing that a browser would run. */
const webAddress = v.regex(/^(?:https?:\/\/[^\s/]+\.\S+)?$/iu, 'validate.link_invalid');

/** The spec's store form. An empty `id` is a new store. */
const storeForm = v.strictObject({
  id: v.optional(v.nullable(id), null),
  store_name: requiredText(120),
  profile_url: v.pipe(requiredText(500), webAddress),
  store_logo: v.optional(v.pipe(text(500), webAddress), ''),
  access_token: requiredText(500),
  social_network_id: v.optional(text(80), ''),
});
export type StoreForm = v.InferOutput<typeof storeForm>;

export const listAvailableStores = endpoint({
  name: 'listAvailableStores',
  service: 'main',
  method: 'GET',
  path: '/setting/available_store',
  access: 'member',
  summary: 'List the kinds of stores, which of them this installation offers, and your stores',
  spec: '7 Settings and payment',
  response: v.object({ records: v.array(availableStore) }),
});

export const saveStore = endpoint({
  name: 'saveStore',
  service: 'main',
  method: 'POST',
  path: '/setting/store',
  access: 'owner',
  while_impersonating: false,
  summary: 'Add a store that you enter by hand, or update one',
  spec: '3 Other',
  body: storeForm,
  response: store,
  errors: ['not_found'],
});

export const disconnectStore = endpoint({
  name: 'disconnectStore',
  service: 'main',
  method: 'DELETE',
  path: '/setting/disconnect_store/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: 'Disconnect a store. Its access token is deleted; its orders stay',
  spec: '7 Settings and payment',
  params: v.strictObject({ id }),
  query: v.strictObject({
    store: v.picklist(STORE_SOURCES),
    shop_name: v.optional(text(120), ''),
    id: v.optional(id),
  }),
  response: done,
  errors: ['not_found'],
});
