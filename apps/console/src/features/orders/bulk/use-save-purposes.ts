import type { CustomsPurpose } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

interface Answer {
  id: string;
  purpose: CustomsPurpose;
  /** Said with `other` alone. */
  explanation: string;
}

/** Writes why parcels cross a border, all with one call, and asks for the prices again. */
export function useSavePurposes() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answers: readonly Answer[]) =>
      api.saveCustomsPurposes({
        body: {
          parcels: answers.map(({ id, purpose, explanation }) => ({
            order_id: id,
            customs_purpose: purpose,
            ...(purpose === 'other' ? { customs_explanation: explanation.trim() } : {}),
          })),
        },
      }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.orders });
      await queries.invalidateQueries({ queryKey: ['bulk-estimate'] });
    },
  });
}
