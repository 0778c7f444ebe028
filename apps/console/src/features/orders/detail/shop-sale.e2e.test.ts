import { useDemo } from '@sampan/testing/demo';
import { parcelsOfShoppers } from '#test/features/orders/detail/shop-sale.suite.ts';

// The merchant's own parcels are sold.
const demo = useDemo({ own: true });

/** The longest amounts with decimals; the other currencies are in shop-sale.matrix.test.ts. */
parcelsOfShoppers(
  {
    demoOf: () => demo,
    open: async (_country, options) => ({ ...(await demo.open({ ...options, as: 'id' })), demo }),
  },
  'ID',
  [375],
);
