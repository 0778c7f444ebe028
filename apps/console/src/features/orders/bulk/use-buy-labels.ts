import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { $followed_job } from '../../../shared/dialog/followed-job.store.ts';
import { useRetryKey } from '../../../shared/form/use-retry-key.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { printChoiceOf } from '../../../shared/printing/label-print.store.ts';
import { CardDeclined, type CardCharge } from '../../wallet/charge/charge-card.ts';
import type { Charger } from '../../wallet/charge/use-charge.ts';
import type { Choices } from './choose-services.ts';
import { keepComparedParcels } from './compared-parcels.ts';

export interface Purchase {
  choices: Choices;
  prints: boolean;
  /** What a card adds to the wallet first; null where the wallet pays, as far as it goes. */
  by_card: CardCharge | null;
}

/** Starts buying the chosen labels, once however often the button is pressed, and follows the job in its dialog. */
export function useBuyLabels(charge: Charger['charge']) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { payment_type } = useUser();
  const label_key = useRetryKey();
  const charge_key = useRetryKey();
  const refusals = useRef(0);
  return useMutation({
    mutationFn: async ({ choices, prints, by_card }: Purchase) => {
      const labels = [...choices].map(([order_id, { id, total_fee }]) => ({
        order_id,
        estimated_costs_id: id,
        total_fee,
      }));
      const payment_method_type = payment_type === 'post_billing' ? ('post_billing' as const) : ('wallet' as const);
      const body = { labels, payment_method_type, ...(prints ? { print: printChoiceOf() } : {}) };
      if (by_card !== null) {
        await charge(charge_key.keyFor({ labels, by_card, refusals: refusals.current }), by_card);
        // What the card added counts before anything is asked of it again.
        await queries.invalidateQueries({ queryKey: queryKeys.balance });
      }
      return api.startCreateLabels({ body }, { idempotency_key: label_key.keyFor(body) });
    },
    onError: (error) => {
      // Another try with a card that was refused is another payment.
      if (error instanceof CardDeclined) refusals.current += 1;
    },
    onSuccess: async ({ id }) => {
      keepComparedParcels([]);
      $followed_job.set(id);
      void queries.invalidateQueries({ queryKey: queryKeys.bulkJobs });
      await navigate({ to: '/orders/$list', params: { list: 'new' } });
    },
  });
}
