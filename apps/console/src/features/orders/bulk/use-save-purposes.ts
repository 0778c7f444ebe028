import type { CustomsPurpose } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** Parcels that are written at the same time. */
const AT_ONCE = 4;

interface Answer {
  id: string;
  purpose: CustomsPurpose;
  /** Said with `other` alone. */
  explanation: string;
}

/** Writes why each parcel crosses a border, and asks for the prices again; those that were written stay so when one fails. */
export function useSavePurposes() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (answers: readonly Answer[]) => {
      const left = [...answers];
      const work = async (): Promise<void> => {
        for (let one = left.shift(); one !== undefined; one = left.shift()) {
          const { id, purpose, explanation } = one;
          const body = {
            customs_purpose: purpose,
            ...(purpose === 'other' ? { customs_explanation: explanation.trim() } : {}),
          };
          await api.updateOrder({ params: { id }, body });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.orders });
      await queries.invalidateQueries({ queryKey: ['bulk-estimate'] });
    },
  });
}
