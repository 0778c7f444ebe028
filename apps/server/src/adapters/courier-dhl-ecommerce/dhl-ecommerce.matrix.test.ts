import { startCourierStandIns } from '@sampan/stand-ins';
import { useDemo } from '@sampan/testing/demo';
import { afterAll } from 'vitest';
import { courierJourney } from '#test/adapters/courier-journey.suite.ts';
import { MY_RECIPIENT, NINJA_VAN_RATES } from '#test/adapters/ninja-van.fixtures.ts';

// It has to listen before the server is told where.
const { dhl_ecommerce: dhl, url, stop } = await startCourierStandIns({ now: () => Date.now() });
afterAll(() => stop());

const { client_id, password, pickup_account, sold_to_account, prefix } = dhl;
const demo = useDemo({
  env: {
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
    DHL_ECOMMERCE_ACCOUNTS: ['MY', client_id, password, pickup_account, sold_to_account, prefix].join(':'),
    DHL_ECOMMERCE_URL: `${url}/dhl-ecommerce`,
  },
});

courierJourney(demo, {
  name: 'DHL eCommerce',
  alias: 'dhl-ecommerce-my',
  country: 'MY',
  stand_in: dhl,
  rates: NINJA_VAN_RATES.replace('ninja-van-sg', 'dhl-ecommerce-my').replace(',SGD,SG,*,SG,*', ',MYR,MY,*,MY,*'),
  recipient: MY_RECIPIENT,
  words: { out_for_delivery: 'Out for delivery', delivered: 'Successfully delivered' },
});
