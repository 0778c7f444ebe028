import { createIdempotencyKey, isApiError } from '@sampan/api-client';
import type { TopUp, TopUpBonus } from '@sampan/contract';
import { TIMINGS, toMajor, type Currency } from '@sampan/country-rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';

/** While a bank has not answered, the server is asked this often. */
const LOOK_EVERY_MS = 2_000;

/** What an amount would do, asked 300 ms after its last change (spec section 4 Other). */
export function useBonus(amount_minor: number | null, currency: Currency): UseQueryResult<TopUpBonus> {
  const api = useApi();
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(amount_minor), TIMINGS.bonus_lookup_debounce_ms);
    return () => clearTimeout(timer);
  }, [amount_minor]);
  return useQuery({
    queryKey: ['top-up', 'bonus', asked],
    queryFn: () => api.lookUpTopUpBonus({ body: { amount: toMajor(asked ?? 0, currency) } }),
    enabled: asked !== null && asked === amount_minor,
    placeholderData: keepPreviousData,
  });
}

export interface TopUpDraft {
  amount: number;
  payment_method_id: string;
  confirm_duplicate: boolean;
}

/** Asks a card for money, once however often the button is pressed: the key stays until there is an answer. */
export function useCreateTopUp() {
  const api = useApi();
  const key = useRef(createIdempotencyKey());
  const refresh = useRefreshWallet();
  return useMutation({
    mutationFn: (draft: TopUpDraft) => api.createTopUp({ body: draft }, { idempotency_key: key.current }),
    onSuccess: (top_up) => {
      key.current = createIdempotencyKey();
      if (top_up.status === 'succeeded') refresh();
    },
    onError: (error) => {
      // A refusal is an answer; after a broken line the same call is sent again.
      if (isApiError(error) && error.status !== null && error.status < 500) key.current = createIdempotencyKey();
    },
  });
}

/** How an open top-up goes on, asked until it ended. */
export function useOpenTopUp(started: TopUp | null): TopUp | null {
  const api = useApi();
  const refresh = useRefreshWallet();
  const is_open = started !== null && (started.status === 'pending' || started.status === 'requires_action');
  const { data } = useQuery({
    queryKey: ['top-up', 'one', started?.id],
    queryFn: async () => {
      const now = await api.getTopUp({ params: { id: started?.id ?? '' } });
      if (now.status === 'succeeded') refresh();
      return now;
    },
    enabled: is_open,
    refetchInterval: ({ state }) =>
      state.data?.status === 'succeeded' || state.data?.status === 'failed' ? false : LOOK_EVERY_MS,
  });
  return data ?? started;
}

function useRefreshWallet(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: queryKeys.balance });
    void queries.invalidateQueries({ queryKey: queryKeys.me });
  };
}
