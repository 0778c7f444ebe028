import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { useApi } from '../api/services.tsx';
import { useUser } from '../session/use-user.ts';

/** Couriers that collect in the company's country, and the name of any by its alias. */
export function useCouriers() {
  const api = useApi();
  const user = useUser();
  const constants = useQuery({
    queryKey: queryKeys.constants,
    queryFn: ({ signal }) => api.getConstants(undefined, { signal }),
    staleTime: Infinity,
  });
  const all = constants.data?.couriers ?? [];
  return {
    couriers: all.filter(({ countries }) => countries.includes(user.country_code)),
    courierName: (alias: string) => all.find((courier) => courier.alias === alias)?.name ?? alias,
  };
}
