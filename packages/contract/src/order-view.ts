import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, id, requiredText, text } from './primitive.ts';

/** The parcel lists of the console. */
export const VIEW_LISTS = ['new', 'pick-up', 'in-transit', 'completed', 'cancelled', 'cod'] as const;

/** What a list may show of a parcel besides its recipient. */
export const ORDER_COLUMNS = ['number', 'contents', 'courier', 'hand_over', 'status', 'last_event', 'price'] as const;
export type OrderColumnName = (typeof ORDER_COLUMNS)[number];

/** What narrows and sorts a list, as its address in the console says it. */
export const VIEW_FILTERS = [
  'search',
  'courier',
  'pick_up_address',
  'delivery_type',
  'cod',
  'cash',
  'unconfirmed',
  'unprinted',
  'problem',
  'archived',
  'import',
  'from',
  'to',
  'sort',
] as const;

/** More views than anybody reads as tabs; a program that loops must stop somewhere. */
export const MAX_ORDER_VIEWS = 30;

const list = v.picklist(VIEW_LISTS, 'validate.value_invalid');
const columns = v.pipe(
  v.array(v.picklist(ORDER_COLUMNS, 'validate.value_invalid')),
  v.maxLength(ORDER_COLUMNS.length, `validate.too_many|max=${ORDER_COLUMNS.length}`),
);
const filters = v.record(v.picklist(VIEW_FILTERS, 'validate.value_invalid'), text(400));

const viewInput = {
  name: requiredText(40),
  filters,
  /** Absent columns are the usual ones of the list. */
  columns: v.optional(v.nullable(columns), null),
  /** Seen by everybody of the company. */
  is_shared: v.optional(v.boolean(), false),
};

/** Filters, sorting and columns of a list under a name. */
const orderView = v.object({
  id,
  list,
  ...viewInput,
  /** False for one that a colleague shared. */
  is_own: v.boolean(),
});
export type OrderView = v.InferOutput<typeof orderView>;

/** How a person wants lists drawn. */
const orderLayout = v.object({
  /** Rows of one line. */
  is_compact: v.boolean(),
  /** By list; one that is absent shows its usual columns. */
  columns: v.record(v.string(), columns),
});
export type OrderLayout = v.InferOutput<typeof orderLayout>;

export const getOrderViews = endpoint({
  name: 'getOrderViews',
  service: 'main',
  method: 'GET',
  path: '/order_view',
  access: 'member',
  summary: 'Get your saved views of parcel lists, those your colleagues share, and how you want lists drawn',
  spec: '2 Parcels',
  response: v.object({ views: v.array(orderView), layout: orderLayout }),
});

export const saveOrderLayout = endpoint({
  name: 'saveOrderLayout',
  service: 'main',
  method: 'PUT',
  path: '/order_view/layout',
  access: 'member',
  while_impersonating: false,
  summary: "Update how you want parcel lists drawn; omitted fields don't change",
  spec: '2 Parcels',
  body: v.strictObject({
    is_compact: v.optional(v.boolean()),
    /** Null goes back to the usual columns. */
    columns: v.optional(v.strictObject({ list, names: v.nullable(columns) })),
  }),
  response: orderLayout,
});

export const createOrderView = endpoint({
  name: 'createOrderView',
  service: 'main',
  method: 'POST',
  path: '/order_view',
  access: 'member',
  while_impersonating: false,
  summary: 'Save filters, sorting and columns of a parcel list under a name',
  spec: '2 Parcels',
  body: v.strictObject({ list, ...viewInput }),
  response: orderView,
});

export const updateOrderView = endpoint({
  name: 'updateOrderView',
  service: 'main',
  method: 'PUT',
  path: '/order_view/{id}',
  access: 'member',
  while_impersonating: false,
  summary: 'Rename, share or replace one of your saved views',
  spec: '2 Parcels',
  params: v.object({ id }),
  body: v.strictObject(viewInput),
  response: orderView,
  errors: ['not_found'],
});

export const deleteOrderView = endpoint({
  name: 'deleteOrderView',
  service: 'main',
  method: 'DELETE',
  path: '/order_view/{id}',
  access: 'member',
  while_impersonating: false,
  summary: 'Delete one of your saved views; owners also delete shared ones',
  spec: '2 Parcels',
  params: v.object({ id }),
  response: done,
  errors: ['not_found'],
});
