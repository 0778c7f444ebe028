import type { User } from '@sampan/contract';
import { useQuery } from '@tanstack/react-query';
import { act, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, problem, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { JobPill } from '../../features/jobs/job-pill.tsx';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { HeaderMessage } from './header-message.tsx';
import { LowBalance } from './low-balance.tsx';

const OWNER = { id: 'u1', payment_type: 'prepaid', currency: 'SGD', rights: [] } as unknown as User;
const NEWEST = { page: '1', per_page: '20' } as const;

let shown: ShownPage;
beforeEach(() => startSession({ token: 'token', user: OWNER }));
afterEach(async () => {
  await shown.unmount();
  endSession();
});

/** Asks what a page of each kind asks, and says so when one did not come. */
function useAnswersOfPages(): boolean {
  const api = useApi();
  const asked = [
    useQuery({ queryKey: queryKeys.balanceSetting, queryFn: () => api.getBalanceSetting() }),
    useQuery({ queryKey: queryKeys.balance, queryFn: () => api.getWalletBalance() }),
    useQuery({ queryKey: queryKeys.performance, queryFn: () => api.getPerformance() }),
    useQuery({ queryKey: queryKeys.bulkJobList(NEWEST), queryFn: () => api.listBulkJobs({ query: NEWEST }) }),
  ];
  return asked.every(({ isError }) => isError);
}

/** A page whose calls fail, and what surrounds it once the button is pressed. */
function Page({ around }: { around: ReactNode }) {
  const [has_more, setHasMore] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasMore(true)}>
        {useAnswersOfPages() ? 'failed' : 'loading'}
      </button>
      {has_more ? around : null}
    </>
  );
}

test('what comes after a page does not ask again what the page failed to get', async () => {
  const failing = ['/me/balance_setting', '/me/wallet_balance', '/analytics/performance', '/bulk_job/list'];
  const around = (
    <>
      <LowBalance />
      <HeaderMessage />
      <JobPill />
    </>
  );
  shown = await showPage(
    () => <Page around={around} />,
    '/auth',
    ({ path }) => (failing.includes(path) ? problem(409, 'conflict', 'Not now.') : Response.json({ message: null })),
  );
  const button = shown.box.querySelector('button') as HTMLButtonElement;
  await act(() => vi.waitFor(() => expect(button.textContent).toBe('failed')));
  await click(button);
  await act(() => vi.waitFor(() => expect(shown.asked.map(({ path }) => path)).toContain('/message/latest')));
  for (const path of failing) expect(shown.asked.filter((call) => call.path === path)).toHaveLength(1);
  expect(button.textContent).toBe('failed');
});
