import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { useApi } from '../api/services.tsx';

/** The company's own parcel sizes. */
export function useSavedPackages() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.savedPackages,
    queryFn: ({ signal }) => api.getSavedPackages(undefined, { signal }),
    // A table that is being changed isn't replaced under the person's hands.
    refetchOnWindowFocus: false,
  });
}
