import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';
import { useUser } from '../session/use-user.ts';

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
