import type { Order, ShareSkipReason } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** So many parcels the server takes in one call. */
const AT_ONCE = 200;

export interface SkippedOrder {
  readonly order_id: string;
  readonly number: string;
  readonly reason: ShareSkipReason;
}

export interface SendOutcome {
  readonly sent: number;
  readonly skipped: readonly SkippedOrder[];
}

/** The selection in the calls it takes. */
function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
}

/**
 * Sends the confirmation links of a selection with one click. When all were sent a toast says so and `onAllSent` is called;
 * otherwise the outcome names what was left out and why.
 */
export function useSendLinks(onAllSent: () => void) {
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (orders: readonly Order[]): Promise<SendOutcome> => {
      const skipped: SkippedOrder[] = [];
      let sent = 0;
      for (const chunk of chunksOf(orders, AT_ONCE)) {
        const answer = await api.sendConfirmationLinks({ body: { order_ids: chunk.map(({ id }) => id) } });
        sent += answer.sent;
        for (const { order_id, number, reason } of answer.results)
          if (reason !== null) skipped.push({ order_id, number: number ?? '', reason });
      }
      return { sent, skipped };
    },
    onSuccess: ({ sent, skipped }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.orders });
      if (skipped.length > 0) return;
      showToast(locale.t('confirmation.sent_many', { count: sent }));
      onAllSent();
    },
    onError: (error) => {
      // Some may have gone out before the call that failed.
      void queries.invalidateQueries({ queryKey: queryKeys.orders });
      showToast(locale.errorText(error));
    },
  });
}
