import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useUser } from '../../../shared/session/use-user.ts';

/** Credit of a company that pays by invoice (spec 3 payment_type); asked for no other. */
export function useCredit() {
  const api = useApi();
  const { payment_type } = useUser();
  return useQuery({
    queryKey: queryKeys.credit,
    queryFn: ({ signal }) => api.getCredit(undefined, { signal }),
    enabled: payment_type === 'post_billing',
  });
}
