import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../shared/api/services.tsx';
import { keepComparedParcels } from '../bulk/compared-parcels.ts';

/** Parcels of one comparison. */
export const COMPARED_AT_ONCE = 1_000;
const PER_PAGE = 100;

/** The parcels of an import that have no label yet, in the order of the file. */
export function waitingOf(import_id: string) {
  return { import_id, status: 'new', sort: 'created_at:asc', per_page: String(PER_PAGE) } as const;
}

/** Leads to the prices of an import's parcels, up to a thousand at a time. */
export function useCompareImported(import_id: string) {
  const api = useApi();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const query = waitingOf(import_id);
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.listOrders({ query: cursor === undefined ? query : { ...query, cursor } });
        ids.push(...page.records.map(({ id }) => id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor && ids.length < COMPARED_AT_ONCE);
      return ids.slice(0, COMPARED_AT_ONCE);
    },
    onSuccess: async (ids) => {
      keepComparedParcels(ids);
      await navigate({ to: '/orders/compare' });
    },
  });
}
