import type { User } from '@sampan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, problem, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { useTracking } from './use-tracking.ts';

const OWNER = { id: 'u1', payment_type: 'prepaid', currency: 'SGD', rights: [] } as unknown as User;

let shown: ShownPage;
beforeEach(() => startSession({ token: 'token', user: OWNER }));
afterEach(async () => {
  await shown.unmount();
  endSession();
});

/** A panel, and a button in the place of a live event. */
function Panel() {
  useTracking('parcel_1');
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: queryKeys.tracking })}>
      event
    </button>
  );
}

test('spec 4 Live events: every event brings the tracking panel up to date, not the first alone', async () => {
  shown = await showPage(Panel, '/auth', () => problem(404, 'not_found', 'Not there.'));
  const asked = () => shown.asked.filter(({ path }) => path.includes('parcel_1')).length;
  await vi.waitFor(() => expect(asked()).toBe(1));
  for (const times of [2, 3, 4]) {
    await click(shown.box.querySelector('button') as HTMLButtonElement);
    await vi.waitFor(() => expect(asked()).toBe(times));
  }
});
