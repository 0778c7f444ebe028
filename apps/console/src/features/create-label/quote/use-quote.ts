import { useStore } from '@nanostores/react';
import type { EstimateAnswer, EstimatedCost } from '@sampan/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { priceKeyOf } from '@sampan/stores/order-draft';
import { useApi } from '../../../shared/api/services.tsx';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useSaveOrder } from '../draft/use-save-order.ts';

/** A price that is not what it was a moment ago. */
export interface PriceChange {
  readonly old_total: number;
  readonly new_total: number;
}

export interface Quote {
  readonly query: UseQueryResult<EstimateAnswer>;
  /** The chosen service, once the couriers have answered. */
  readonly chosen: EstimatedCost | undefined;
  readonly choose: (cost: EstimatedCost) => void;
  readonly is_expired: boolean;
  /** Set when the chosen service came back with another price. */
  readonly price_change: PriceChange | null;
  /** Asks every courier anew and keeps the chosen service. */
  readonly refresh: () => Promise<void>;
  readonly refreshing: boolean;
}

/** What was chosen last, per draft: a fresh quote has new ids for the same services. */
const lastChosen = new Map<string, { service_id: string; total_fee: number; price_key: string }>();

/**
 * The prices of the draft's parcel. The draft is saved first; the same parameters give the same quote until it expires
 * (spec section 4). A service is always chosen: the one chosen before, else the recommended one.
 */
export function useQuote(enabled = true): Quote {
  const api = useApi();
  const queries = useQueryClient();
  const draft = useOrderDraft();
  const kept = useStore(draft.$draft);
  const save = useSaveOrder();
  const price_key = priceKeyOf(kept.fields);
  const queryKey = ['estimate', price_key];
  const [refreshing, setRefreshing] = useState(false);
  const [price_change, setPriceChange] = useState<PriceChange | null>(null);

  const ask = async (refresh: boolean) => {
    const id = await save();
    return api.estimateOrder({ params: { id }, body: { refresh } });
  };
  const query = useQuery({
    queryKey,
    queryFn: () => ask(false),
    enabled,
    staleTime: Infinity,
    gcTime: 15 * 60_000,
    refetchOnWindowFocus: false,
  });
  const answer = query.data;
  const is_expired = useExpired(answer?.expires_at);

  const costs = answer?.estimated_costs;
  const chosen = costs?.find((cost) => cost.id === kept.estimated_costs_id);
  useEffect(() => {
    if (answer === undefined || costs === undefined || chosen !== undefined) return;
    const before = lastChosen.get(draftKey(kept.order_id));
    const same = costs.find((cost) => cost.delivery_service.id === before?.service_id);
    const next = same ?? costs.find((cost) => cost.recommended) ?? costs[0];
    // Another parcel has another price, which surprises nobody.
    const is_same_parcel = before?.price_key === price_key;
    if (is_same_parcel && before !== undefined && same !== undefined && before.total_fee !== same.total_fee)
      setPriceChange({ old_total: before.total_fee, new_total: same.total_fee });
    draft.choose(next === undefined ? null : { quotation_id: answer.quotation_id, estimated_costs_id: next.id });
    if (next !== undefined) remember(kept.order_id, next, price_key);
  }, [answer, costs, chosen, draft, kept.order_id, price_key]);
  // A change that was told belongs to the parcel as it was.
  useEffect(() => setPriceChange(null), [price_key]);

  return {
    query,
    chosen,
    choose: (cost) => {
      if (answer === undefined) return;
      setPriceChange(null);
      remember(kept.order_id, cost, price_key);
      draft.choose({ quotation_id: answer.quotation_id, estimated_costs_id: cost.id });
    },
    is_expired,
    price_change,
    refresh: async () => {
      setRefreshing(true);
      try {
        queries.setQueryData(queryKey, await ask(true));
      } finally {
        setRefreshing(false);
      }
    },
    refreshing,
  };
}

const draftKey = (order_id: string | null): string => order_id ?? 'new';

function remember(order_id: string | null, { delivery_service, total_fee }: EstimatedCost, price_key: string): void {
  lastChosen.set(draftKey(order_id), { service_id: delivery_service.id, total_fee, price_key });
}

/** True from the moment a quote no longer holds. */
function useExpired(expires_at: number | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (expires_at === undefined) return;
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, expires_at * 1000 - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [expires_at]);
  return expires_at !== undefined && now >= expires_at * 1000;
}
