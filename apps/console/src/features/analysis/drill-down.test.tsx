import type { User } from '@sampan/contract';
import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { parseAnalysisSearch } from './analysis-search.ts';
import { DrillDown } from './drill-down.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

const FIGURES = {
  parcels: 3,
  cancelled: 0,
  weight: 3,
  spend: 9,
  refunds: 0,
  adjustments: 0,
  net: 9,
  average_per_parcel: 3,
  average_per_kg: 3,
  delivered: 3,
  failed: 0,
  delivery_success: 1,
  on_time: 3,
  on_time_share: 1,
};

/** Bought at this moment; everything else of it is of no interest here. */
const parcel = (moment: string) => ({
  order_id: moment,
  order_number: `SP-${moment}`,
  bought_at: Date.parse(moment) / 1000,
  courier: { alias: 'merlion-express', name: 'Merlion Express' },
  service_name: 'Next day',
  destination_country: 'SG',
  destination_state: '',
  outcome: 'delivered',
  is_on_time: true,
  spend: 3,
  refunds: 0,
  adjustments: 0,
  net: 3,
});

test('spec 3 Other: the parcels of an order analysis are grouped by month and year, in the time of the country', async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  // The second is still the 31st of October in UTC, and the 1st of November in Singapore.
  const records = ['2026-11-20T04:00:00Z', '2026-10-31T20:00:00Z', '2026-10-03T04:00:00Z', '2025-11-20T04:00:00Z'].map(
    parcel,
  );
  const group = { group_by: 'courier', key: 'merlion-express', label: 'Merlion Express', from: '', to: '' };
  const answer = { ...group, figures: FIGURES, records, total: 4, page: 1, per_page: 20, currency: 'SGD' };
  const Page = () => <DrillDown id="group" search={parseAnalysisSearch({})} onSearch={() => undefined} />;
  shown = await showPage(Page, '/auth', () => Response.json(answer));
  await expect
    .poll(() => [...shown.box.querySelectorAll('.c-period')].map((row) => row.textContent), { timeout: 15_000 })
    .toEqual(['November 2026', 'October 2026', 'November 2025']);
  expect([...shown.box.querySelectorAll('tbody')].map((month) => month.querySelectorAll('td').length / 8)).toEqual([
    2, 1, 1,
  ]);
});
