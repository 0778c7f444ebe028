import { useIsFetching, useIsMutating, type QueryKey } from '@tanstack/react-query';

/**
 * Whether the call of this name is in flight, whoever made it (spec 3 Client session state, per-call fetching flags). Questions
 * have the names of `queryKeys`, where a prefix names all below it; a change has one where it was given one.
 */
export function useInFlight(name: QueryKey): boolean {
  return useIsFetching({ queryKey: name }) + useIsMutating({ mutationKey: name }) > 0;
}
