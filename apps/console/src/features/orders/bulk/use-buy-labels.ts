import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { $followed_job } from '../../../shared/dialog/followed-job.store.ts';
import { useIdempotencyKey } from '../../../shared/form/use-idempotency-key.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { printChoiceOf } from '../../../shared/printing/label-print.store.ts';
import type { Choices } from './choose-services.ts';
import { keepComparedParcels } from './compared-parcels.ts';

/** Starts buying the chosen labels, once however often the button is pressed, and follows the job in its dialog. */
export function useBuyLabels() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { payment_type } = useUser();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ choices, prints }: { choices: Choices; prints: boolean }) => {
      const labels = [...choices].map(([order_id, { id, total_fee }]) => ({
        order_id,
        estimated_costs_id: id,
        total_fee,
      }));
      const payment_method_type = payment_type === 'post_billing' ? ('post_billing' as const) : ('wallet' as const);
      const body = { labels, payment_method_type, ...(prints ? { print: printChoiceOf() } : {}) };
      return api.startCreateLabels({ body }, { idempotency_key: keyOf(body) });
    },
    onSuccess: async ({ id }) => {
      keepComparedParcels([]);
      $followed_job.set(id);
      void queries.invalidateQueries({ queryKey: queryKeys.bulkJobs });
      await navigate({ to: '/orders/$list', params: { list: 'new' } });
    },
  });
}
