import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, id, requiredText, text } from './primitive.ts';
import { STORE_SKIP_REASONS, storeSettings } from './store-setting.ts';

/** The spec's aliases of online stores; `manual` is one that the merchant enters by hand. */
export const STORE_SOURCES = ['shopify', 'woocommerce', 'lazada', 'shopee', 'tiktok', 'manual'] as const;
export type StoreSource = (typeof STORE_SOURCES)[number];

/** Stores a company may have. */
export const MAX_STORES = 50;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * - `connected`
 * - `needs_reconnect`: the channel no longer accepts the connection; the merchant connects the store again
 * - `disconnected_by_store`: the permission was taken back at the channel
 */
export const STORE_STATES = ['connected', 'needs_reconnect', 'disconnected_by_store'] as const;

/** Why the last attempt to read a store failed; the channel's own words are the message. */
export const STORE_PROBLEMS = ['throttled', 'unauthorised', 'unavailable', 'clock', 'refused'] as const;

/**
 * Prices at the store's own checkout:
 * - `offered`: the store can ask for them, once the merchant adds them to its delivery options
 * - `plan`: the store's plan doesn't let it ask others
 * - `permission`: the permission was given before this was asked for; connecting again gives it
 */
const checkoutRates = v.object({
  state: v.picklist(['offered', 'plan', 'permission']),
  /** The channel's own words; empty when it said yes. */
  message: v.string(),
});
export type CheckoutRates = v.InferOutput<typeof checkoutRates>;

/** How a connected store is doing (channels C5). */
const storeHealth = v.object({
  state: v.picklist(STORE_STATES),
  /** What the channel calls the store: its host or number. */
  external_shop_id: v.string(),
  problem: v.nullable(v.object({ code: v.picklist(STORE_PROBLEMS), message: v.string(), since: epochSeconds })),
  /** When the merchant must connect again; null when refreshing goes on for good. */
  authorisation_ends_at: v.nullable(epochSeconds),
  is_syncing: v.boolean(),
  last_success_at: v.nullable(epochSeconds),
  next_run_at: v.nullable(epochSeconds),
  seen: count,
  imported: count,
  skipped: count,
  /** Orders that arrived in each of the last 24 hours, the oldest first; past orders that were fetched later don't count. */
  last_day: v.pipe(v.array(count), v.length(24)),
  skips: v.array(v.object({ reason: v.picklist(STORE_SKIP_REASONS), orders: count })),
  /** Orders that changed at the store after their label was bought. */
  needs_attention: count,
  /** Tracking numbers the store does not know yet, and those somebody has to see to. */
  pushes_pending: count,
  pushes_failed: count,
  /** The store's own page of orders; null where its address is not known. */
  orders_url: v.nullable(v.string()),
  /** Null where the channel asks nobody for prices. */
  checkout_rates: v.nullable(checkoutRates),
  settings: storeSettings,
});
export type StoreHealth = v.InferOutput<typeof storeHealth>;

/** A merchant's store. Its access token opens it elsewhere and is never answered. */
export const store = v.object({
  id,
  source: v.picklist(STORE_SOURCES),
  store_name: v.string(),
  profile_url: v.string(),
  store_logo: v.string(),
  social_network_id: v.string(),
  /** Null for a store that is entered by hand. */
  connection: v.nullable(storeHealth),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Store = v.InferOutput<typeof store>;

const availableStore = v.object({
  source: v.picklist(STORE_SOURCES),
  name: v.string(),
  is_available: v.boolean(),
  /** `no_keys`: the operator of this installation has entered none for this channel. */
  unavailable_reason: v.nullable(v.picklist(['no_keys'])),
  /** Whether connecting asks for the store's address first. */
  needs_shop_name: v.boolean(),
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

const webUrl = requiredText(2048);

/** Connecting ends at the redirect address: with `/home` behind it, or `?login_true=true` for Lazada. */
export const authStore = endpoint({
  name: 'authStore',
  service: 'main',
  method: 'GET',
  path: '/setting/auth_store',
  access: 'owner',
  // It is asked for by GET and begins a connection all the same: not before the email is proved.
  is_gated: true,
  while_impersonating: false,
  holds_secret: true,
  summary:
    'Get the address where a store gives its permission. It works once, for ten minutes, in the browser that asked',
  spec: '7 Settings and payment',
  query: v.strictObject({
    source: v.picklist(STORE_SOURCES),
    redirect_url: webUrl,
    /** The store's address; needed for Shopify and WooCommerce. */
    shop_name: v.optional(text(255), ''),
    /** Where a failure ends, with `error` and `error_description`; `redirect_url` when absent. */
    error_redirect_url: v.optional(text(2048), ''),
    /** Yours: comes back with the redirect, unchanged. */
    ati: v.optional(text(120), ''),
  }),
  response: v.object({ url: v.string(), expires_at: epochSeconds }),
  errors: ['store_not_available'],
});

export const saveStoreSettings = endpoint({
  name: 'saveStoreSettings',
  service: 'main',
  method: 'PUT',
  path: '/setting/store/{id}/settings',
  access: 'owner',
  while_impersonating: false,
  summary: 'Change how orders of a connected store are taken over',
  spec: '7 Settings and payment',
  params: v.strictObject({ id }),
  body: storeSettings,
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
