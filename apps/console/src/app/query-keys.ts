/** The names under which answers are kept. A prefix names everything below it, for invalidation. */
export const queryKeys = {
  me: ['me'],
  constants: ['constants'],
  balance: ['balance'],
  performance: ['performance'],
  demoAccounts: ['demo-accounts'],
  orders: ['orders'],
  orderList: (query: Readonly<Record<string, unknown>>) => ['orders', 'list', query],
  orderCount: ['orders', 'count'],
  pickUpAddresses: ['orders', 'pick-up-addresses'],
  order: (id: string) => ['orders', 'one', id],
  shareLinks: (order_id: string) => ['orders', 'share-links', order_id],
  tracking: ['tracking'],
  publishableKeys: ['publishable-keys'],
  products: ['products'],
  paymentMethods: ['payment-methods'],
} as const;
