import { startCourierStandIns } from '@sampan/stand-ins';
import { useDemo } from '@sampan/testing/demo';
import { afterAll } from 'vitest';
import { courierJourney } from '#test/adapters/courier-journey.suite.ts';
import { RECIPIENT, SENDER } from '#test/app/full-draft.fixtures.ts';

// It has to listen before the server is told where.
const { lalamove, url, stop } = await startCourierStandIns({ now: () => Date.now() });
afterAll(() => stop());

const demo = useDemo({
  env: {
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
    LALAMOVE_ACCOUNTS: `SG:${lalamove.api_key}:${lalamove.api_secret}`,
    LALAMOVE_URL: `${url}/lalamove`,
  },
});

courierJourney(demo, {
  name: 'Lalamove',
  alias: 'lalamove-sg',
  country: 'SG',
  stand_in: lalamove,
  rates: null,
  has_label: false,
  recipient: RECIPIENT,
  sender: SENDER,
  words: { out_for_delivery: 'PICKED_UP', delivered: 'COMPLETED' },
});
