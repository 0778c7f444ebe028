import { startCourierStandIns } from '@sampan/stand-ins';
import { useDemo } from '@sampan/testing/demo';
import { afterAll } from 'vitest';
import { courierJourney } from '#test/adapters/courier-journey.suite.ts';
import { RECIPIENT, SENDER } from '#test/app/full-draft.fixtures.ts';

// It has to listen before the server is told where.
const { grab_express: grab, url, stop } = await startCourierStandIns({ now: () => Date.now() });
afterAll(() => stop());

const demo = useDemo({
  env: {
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
    GRAB_EXPRESS_ACCOUNTS: ['SG', grab.client_id, grab.client_secret, grab.message_secret].join(':'),
    GRAB_EXPRESS_URL: `${url}/grab-express`,
  },
});

courierJourney(demo, {
  name: 'GrabExpress',
  alias: 'grab-express-sg',
  country: 'SG',
  stand_in: grab,
  rates: null,
  has_label: false,
  recipient: RECIPIENT,
  sender: SENDER,
  words: { out_for_delivery: 'IN_DELIVERY', delivered: 'COMPLETED' },
});
