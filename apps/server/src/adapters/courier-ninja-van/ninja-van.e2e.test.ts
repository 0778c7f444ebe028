import { startCourierStandIns } from '@sampan/stand-ins';
import { useDemo } from '@sampan/testing/demo';
import { afterAll } from 'vitest';
import { courierJourney } from '#test/adapters/courier-journey.suite.ts';
import { NINJA_VAN_RATES } from '#test/adapters/ninja-van.fixtures.ts';
import { RECIPIENT } from '#test/app/full-draft.fixtures.ts';

// It has to listen before the server is told where.
const { ninja_van, url, stop } = await startCourierStandIns({ now: () => Date.now() });
afterAll(() => stop());

const demo = useDemo({
  env: {
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
    NINJA_VAN_ACCOUNTS: `SG:${ninja_van.client_id}:${ninja_van.client_secret}:${ninja_van.prefix}`,
    NINJA_VAN_URL: `${url}/ninja-van`,
  },
});

courierJourney(demo, {
  name: 'Ninja Van',
  alias: 'ninja-van-sg',
  country: 'SG',
  stand_in: ninja_van,
  rates: NINJA_VAN_RATES,
  recipient: RECIPIENT,
  words: { out_for_delivery: 'On Vehicle for Delivery', delivered: 'Completed' },
});
