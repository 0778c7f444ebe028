import { canCall } from '@sampan/api-client';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { needsOnboarding } from '../../shared/session/needs-onboarding.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { useOnboarding } from '../onboarding/use-onboarding.ts';
import { useCredit } from '../wallet/credit/use-credit.ts';
import { mayTopUp } from '../wallet/top-up/may-top-up.ts';
import { workOf } from './work-items.ts';

/** What /home says, once all of it is there: parts that come one by one would push each other down the page. */
export function useHome() {
  const api = useApi();
  const user = useUser();
  const today = useQuery({ queryKey: queryKeys.today, queryFn: ({ signal }) => api.getToday(undefined, { signal }) });
  const performance = useQuery({
    queryKey: queryKeys.performance,
    queryFn: ({ signal }) => api.getPerformance(undefined, { signal }),
  });
  const setting = useQuery({
    queryKey: queryKeys.balanceSetting,
    queryFn: ({ signal }) => api.getBalanceSetting(undefined, { signal }),
    staleTime: 60_000,
  });
  const onboarding = useOnboarding(needsOnboarding(user));
  const credit = useCredit();
  const failed = [today, performance].find(({ isError }) => isError);
  // What does not come is left out: without it there is still the day's work.
  const is_settled =
    !setting.isPending &&
    (!onboarding.isPending || !needsOnboarding(user)) &&
    (!credit.isPending || user.payment_type !== 'post_billing');
  if (failed !== undefined) return { state: 'failed', query: failed } as const;
  if (today.data === undefined || performance.data === undefined || !is_settled) return { state: 'loading' } as const;
  const work = workOf(today.data, {
    may_write: mayAddOrder(user),
    may_top_up: mayTopUp(user),
    may_connect: canCall('authStore', user),
    is_balance_low: setting.data?.low_balance.is_low ?? false,
  });
  return { state: 'ready', today: today.data, performance: performance.data, balance: setting.data, work } as const;
}
