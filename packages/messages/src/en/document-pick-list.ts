/** Words of the printed pick list, with `{{placeholders}}`. */
export const documentPickList = {
  title: 'Pick list',
  orders: 'Orders',
  units: 'Units',
  shelf: 'Shelf',
  sku: 'SKU',
  item: 'Item',
  quantity: 'Quantity',
  for_orders: 'For',
  no_shelf: 'No shelf',
  empty: 'Nothing to pick',
  page: 'Page {{page}} of {{pages}}',
} as const;
