import { isApiError } from '@sampan/api-client';
import type { TopUp, TopUpBonus } from '@sampan/contract';
import { TIMINGS, toMajor, type Currency } from '@sampan/country-rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { IS_MOBILE } from '../../../shared/device/is-mobile.ts';
import { addPendingPayment, removePendingPayment, showPayment } from './pending-payments.ts';
import { forgetDraft, forgetKey, keyOf } from './top-up-draft.ts';

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

/** A refusal is an answer, and ends the call's key; after a broken line, or while it still runs, the same call is sent again. */
function isAnswer(error: Error): boolean {
  if (!isApiError(error) || error.code === 'idempotency_in_progress') return false;
  return error.status >= 400 && error.status < 500;
}

export interface CardDraft {
  amount: number;
  payment_method_id: string;
  confirm_duplicate: boolean;
}

/** Asks a card for money, once however often the button is pressed and the page reloaded: the key stays until there is an answer. */
export function useCreateTopUp(user_id: string) {
  const api = useApi();
  const refresh = useRefreshWallet();
  return useMutation({
    mutationFn: (draft: CardDraft) => api.createTopUp({ body: draft }, { idempotency_key: keyOf(user_id, draft) }),
    onSuccess: (top_up) => {
      forgetKey(user_id);
      if (top_up.status === 'succeeded') {
        forgetDraft(user_id);
        refresh();
      } else if (top_up.status !== 'failed') addPendingPayment(top_up.id);
    },
    onError: (error) => {
      if (isAnswer(error)) forgetKey(user_id);
    },
  });
}

export interface PayNowDraft {
  amount: number;
  confirm_duplicate: boolean;
}

/** Opens the payment page and leaves for it (spec section 7 'The response checkout urls redirect the browser'). */
export function useStartCheckout(user_id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (draft: PayNowDraft) => {
      const { origin } = window.location;
      const body = {
        ...draft,
        payment_method_type: 'paynow' as const,
        success_checkout_url: `${origin}/histories?success=true`,
        cancalled_checkout_url: `${origin}/histories?success=false`,
      };
      return api.createTopUpCheckout({ body }, { idempotency_key: keyOf(user_id, { ...draft, way: 'paynow' }) });
    },
    onSuccess: (checkout) => {
      forgetKey(user_id);
      addPendingPayment(checkout.top_up_id);
      window.location.assign(IS_MOBILE ? checkout.checkout_mobile_url : checkout.checkout_url);
    },
    onError: (error) => {
      if (isAnswer(error)) forgetKey(user_id);
    },
  });
}

/** How an open top-up goes on, asked until it ended. */
export function useOpenTopUp(started: TopUp | null): TopUp | null {
  const api = useApi();
  const refresh = useRefreshWallet();
  const is_open = started !== null && (started.status === 'pending' || started.status === 'requires_action');
  const open_id = is_open ? started.id : null;
  useEffect(() => (open_id === null ? undefined : showPayment(open_id)), [open_id]);
  const { data } = useQuery({
    queryKey: ['top-up', 'one', started?.id],
    queryFn: async () => {
      const now = await api.getTopUp({ params: { id: started?.id ?? '' } });
      if (now.status === 'succeeded') refresh();
      if (now.status === 'failed') removePendingPayment(now.id);
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
