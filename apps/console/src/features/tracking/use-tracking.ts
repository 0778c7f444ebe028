import { canCall } from '@sampan/api-client';
import type { TrackingInfo } from '@sampan/contract';
import { createTrackingStore, type TrackingStore } from '@sampan/stores/tracking';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useUser } from '../../shared/session/use-user.ts';

/** The tracking panel's state for a parcel of our own; it follows live events. */
export function useTracking(id: string): TrackingStore {
  const api = useApi();
  const queries = useQueryClient();
  const may_rate = canCall('rateOrder', useUser());
  const model = useMemo(
    () =>
      createTrackingStore({
        load: async (handle) => ({
          view: 'full',
          info: (await api.getTracking({ params: { id: handle } })) satisfies TrackingInfo,
        }),
        rate: may_rate
          ? async (order_id, rating) => {
              await api.rateOrder({ params: { id: order_id }, body: { rating } });
              void queries.invalidateQueries({ queryKey: queryKeys.orders });
            }
          : undefined,
      }),
    [api, queries, may_rate],
  );
  useEffect(() => {
    void model.open(id);
    // Live events mark everything under `tracking` stale; this panel reads it anew.
    const cache = queries.getQueryCache();
    const key = [...queryKeys.tracking, 'shown', id];
    queries.setQueryData(key, 0);
    const unsubscribe = cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (event.query.queryHash !== JSON.stringify(key)) return;
      // What is marked stale already is not told of again: it is fresh from here on, and the next event is heard.
      queries.setQueryData(key, 0);
      void model.refresh();
    });
    return () => {
      unsubscribe();
      queries.removeQueries({ queryKey: key });
      model.stop();
    };
  }, [model, id, queries]);
  return model;
}
