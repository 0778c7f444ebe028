import * as v from 'valibot';
import { startedBulkJob } from './bulk-job.ts';
import { endpoint } from './endpoint.ts';
import { id, listOf, pageQuery, queryFlag, requiredText, text } from './primitive.ts';
import { STORE_SOURCES } from './store.ts';
import { STORE_ORDER_STATUSES, storeOrder, storePush } from './store-order.ts';

export const listStoreOrders = endpoint({
  name: 'listStoreOrders',
  service: 'marketplace',
  method: 'GET',
  path: '/order/list',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List orders of your connected stores, the latest change first',
  spec: '2 Sidebar',
  query: v.strictObject({
    ...pageQuery,
    store_id: v.optional(id),
    source: v.optional(v.picklist(STORE_SOURCES)),
    status: v.optional(v.picklist(STORE_ORDER_STATUSES)),
    logistics: v.optional(v.picklist(['platform', 'own'])),
    /** `true`: those that are no parcel here; `false`: those that are. */
    skipped: v.optional(queryFlag),
    needs_attention: v.optional(queryFlag),
    /** Those whose number the store was not told. */
    push_failed: v.optional(queryFlag),
    /** A number of the store, or the beginning of one. */
    search: v.optional(text(80)),
    sort: v.optional(v.picklist(['changed', 'ship_by']), 'changed'),
  }),
  response: listOf(storeOrder),
  errors: ['page_too_deep'],
});

export const getStoreOrder = endpoint({
  name: 'getStoreOrder',
  service: 'marketplace',
  method: 'GET',
  path: '/order/{id}',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get an order of a connected store with its parcels and what the store was told',
  spec: '4 Stores',
  params: v.strictObject({ id }),
  response: storeOrder,
  errors: ['not_found'],
});

export const syncAllStores = endpoint({
  name: 'syncAllStores',
  service: 'marketplace',
  method: 'POST',
  path: '/order/sync_all',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Read the orders of every connected store, or of one, as a bulk job',
  spec: '7 Other',
  body: v.optional(v.strictObject({ store_id: v.optional(id) }), {}),
  response: startedBulkJob,
  errors: ['not_found', 'no_store_connected'],
});

export const fetchStoreOrder = endpoint({
  name: 'fetchStoreOrder',
  service: 'marketplace',
  method: 'POST',
  path: '/order/fetch',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Read one order of a connected store by its number, now',
  spec: '4 Stores',
  body: v.strictObject({ store_id: id, number: requiredText(80) }),
  response: storeOrder,
  errors: ['not_found', 'store_order_unknown', 'store_unreachable', 'store_needs_reconnect'],
});

export const resolveStoreOrder = endpoint({
  name: 'resolveStoreOrder',
  service: 'marketplace',
  method: 'POST',
  path: '/order/{id}/resolve',
  access: 'writer',
  api_scope: 'labels:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Answer a change that came after the label: keep the label, or cancel it and make a new parcel',
  spec: '4 Stores',
  params: v.strictObject({ id }),
  body: v.strictObject({ action: v.picklist(['keep', 'relabel']) }),
  response: storeOrder,
  errors: ['not_found', 'cannot_cancel', 'courier_unavailable', 'label_pending'],
});

export const splitStoreOrder = endpoint({
  name: 'splitStoreOrder',
  service: 'marketplace',
  method: 'POST',
  path: '/order/{id}/split',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Move quantities of an order into a parcel of their own',
  spec: '4 Stores',
  params: v.strictObject({ id }),
  body: v.strictObject({
    /** The parcel they leave; it has no label yet. */
    order_id: id,
    lines: v.pipe(
      v.array(
        v.strictObject({
          line_id: requiredText(80),
          quantity: v.pipe(
            v.number('validate.number_invalid'),
            v.integer('validate.number_invalid'),
            v.minValue(1, 'validate.number_min|min=1'),
            v.maxValue(1_000_000, 'validate.number_max|max=1000000'),
          ),
        }),
      ),
      v.minLength(1, 'validate.required'),
      v.maxLength(100, 'validate.too_many|max=100'),
    ),
  }),
  response: storeOrder,
  errors: ['not_found', 'order_locked'],
});

export const arrangeStoreOrder = endpoint({
  name: 'arrangeStoreOrder',
  service: 'marketplace',
  method: 'POST',
  path: '/order/{id}/arrange',
  access: 'writer',
  api_scope: 'labels:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Arrange the shipment of an order that its marketplace carries, at the marketplace. Nothing is charged here',
  spec: '4 Stores',
  params: v.strictObject({ id }),
  response: storeOrder,
  errors: ['not_found', 'store_own_order', 'store_refused', 'store_unreachable', 'store_needs_reconnect'],
});

export const getPlatformLabel = endpoint({
  name: 'getPlatformLabel',
  service: 'marketplace',
  method: 'GET',
  path: '/order/{id}/label',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get the label that the marketplace made for one of its parcels',
  spec: '4 Stores',
  params: v.strictObject({ id }),
  query: v.strictObject({ parcel_id: requiredText(120) }),
  response: v.object({ file_name: v.string(), format: v.picklist(['pdf', 'html']), data_base64: v.string() }),
  errors: ['not_found', 'store_own_order', 'store_refused', 'store_label_pending', 'store_unreachable'],
});

export const pushAgain = endpoint({
  name: 'pushAgain',
  service: 'marketplace',
  method: 'POST',
  path: '/push/{id}/again',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Tell the store a tracking number again',
  spec: '4 Stores',
  params: v.strictObject({ id }),
  response: storePush,
  errors: ['not_found'],
});

export const pushByHand = endpoint({
  name: 'pushByHand',
  service: 'marketplace',
  method: 'POST',
  path: '/push/{id}/by_hand',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Mark a tracking number as entered at the store by hand',
  spec: '4 Stores',
  params: v.strictObject({ id }),
  response: storePush,
  errors: ['not_found'],
});
