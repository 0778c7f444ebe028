import type { BulkEstimateRow, User } from '@sampan/contract';
import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { CompareRows } from './compare-rows.tsx';

let shown: ShownPage | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  endSession();
});

const COST = {
  id: 'e1',
  courier: { alias: 'straits', name: 'Straits Parcel', image_url: null, color: '#000000' },
  delivery_service: {
    id: 'straits.standard',
    name: 'Standard',
    delivery_type: 'pick_up',
    eta_days_from: 1,
    eta_days_to: 1,
    cut_off: null,
    cod_available: true,
  },
  currency: 'SGD',
  total_fee: 4.5,
} as BulkEstimateRow['estimated_costs'][number];

const ROW = {
  reference_id: 'a',
  order_id: 'a',
  number: 'SP-100001',
  recipient_name: 'Tan Wei',
  country_code: 'SG',
  place: '310145',
  weight: 1,
  expected_cod_collection: 48,
  recipient_record: { parcels: 1, returned: 1 },
  // Long after every today: the day after it is the promise.
  pick_up_date: '2099-11-24',
  rule_decision: null,
  estimated_costs: [COST],
} as unknown as BulkEstimateRow;

test('a row says when its parcel arrives, how reliable the service is, and that its recipient returned COD', async () => {
  startSession({ token: 'token', user: { id: 'u-rows', country_code: 'SG', rights: [] } as unknown as User });
  shown = await showPage(
    () => (
      <CompareRows
        rows={[ROW]}
        choices={new Map([['a', COST]])}
        onChoose={() => undefined}
        reliabilityOf={(id) => (id === 'straits.standard' ? '96% on time, 48 delivered in 12 weeks' : null)}
      />
    ),
    '/auth',
    () => undefined,
  );
  const text = shown.box.textContent;
  expect(text).toContain('An earlier COD parcel to this phone number was returned');
  expect(text).toContain('Arrives Wed 25 Nov · 96% on time, 48 delivered in 12 weeks');
});
