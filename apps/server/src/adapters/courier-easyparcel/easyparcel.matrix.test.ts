import { startCourierStandIns } from '@sampan/stand-ins';
import { useDemo } from '@sampan/testing/demo';
import { afterAll } from 'vitest';
import { courierJourney } from '#test/adapters/courier-journey.suite.ts';
import { MY_RECIPIENT } from '#test/adapters/ninja-van.fixtures.ts';

// It has to listen before the server is told where.
const { easyparcel: ep, url, stop } = await startCourierStandIns({ now: () => Date.now() });
afterAll(() => stop());

const demo = useDemo({
  env: {
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
    EASYPARCEL_ACCOUNT: [ep.client_id, ep.client_secret, ep.refresh_token, ep.message_secret, 'demo'].join(':'),
    EASYPARCEL_URL: `${url}/easyparcel`,
  },
});

courierJourney(demo, {
  name: 'EasyParcel',
  alias: 'easyparcel-my',
  country: 'MY',
  stand_in: ep,
  rates: null,
  recipient: MY_RECIPIENT,
  words: { out_for_delivery: 'Out for delivery', delivered: 'Delivered to recipient' },
});
