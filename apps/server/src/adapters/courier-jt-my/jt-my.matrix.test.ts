import { startCourierStandIns } from '@sampan/stand-ins';
import { useDemo } from '@sampan/testing/demo';
import { afterAll } from 'vitest';
import { courierJourney } from '#test/adapters/courier-journey.suite.ts';
import { MY_RECIPIENT, NINJA_VAN_RATES } from '#test/adapters/ninja-van.fixtures.ts';

// It has to listen before the server is told where.
const { jt_my, url, stop } = await startCourierStandIns({ now: () => Date.now() });
afterAll(() => stop());

const demo = useDemo({
  env: {
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
    JT_MY_ACCOUNT: [jt_my.api_account, jt_my.private_key, jt_my.customer_code, jt_my.password].join(':'),
    JT_MY_URL: `${url}/jt-my`,
  },
});

courierJourney(demo, {
  name: 'J&T Express',
  alias: 'jt-my',
  country: 'MY',
  stand_in: jt_my,
  rates: NINJA_VAN_RATES.replace('ninja-van-sg', 'jt-my').replace(',SGD,SG,*,SG,*', ',MYR,MY,*,MY,*'),
  recipient: MY_RECIPIENT,
  words: { out_for_delivery: '94', delivered: '100' },
});
