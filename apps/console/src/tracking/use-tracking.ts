import type { PublicTrackingInfo, TrackingInfo } from '@sampan/contract';
import { createTrackingModel, isMobileDevice, type TrackingModel } from '@sampan/widgets/tracking/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';

/** Only phones can call the driver (spec section 9: by user agent). */
export const IS_MOBILE = typeof navigator !== 'undefined' && isMobileDevice(navigator.userAgent);

/** How often a public page asks again; the console hears of changes by itself. */
const PUBLIC_REFRESH_MS = 60_000;

/** The tracking panel's state for a parcel of our own; it follows live events. */
export function useTracking(id: string): TrackingModel {
  const api = useApi();
  const queries = useQueryClient();
  const model = useMemo(
    () =>
      createTrackingModel({
        load: async (handle) => ({
          view: 'full',
          info: (await api.getTracking({ params: { id: handle } })) satisfies TrackingInfo,
        }),
        rate: async (order_id, rating) => {
          await api.rateOrder({ params: { id: order_id }, body: { rating } });
          void queries.invalidateQueries({ queryKey: queryKeys.orders });
        },
      }),
    [api, queries],
  );
  useEffect(() => {
    void model.open(id);
    // Live events mark everything under `tracking` stale; this panel reads it anew.
    const cache = queries.getQueryCache();
    const key = [...queryKeys.tracking, 'shown', id];
    queries.setQueryData(key, 0);
    const unsubscribe = cache.subscribe((event) => {
      if (
        event.type === 'updated' &&
        event.action.type === 'invalidate' &&
        event.query.queryHash === JSON.stringify(key)
      )
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

/** The same for anybody with the link: the public view, asked again every minute while the page is looked at. */
export function usePublicTracking(id: string): TrackingModel {
  const api = useApi();
  const model = useMemo(
    () =>
      createTrackingModel({
        load: async (handle) => ({
          view: 'public',
          info: (await api.getPublicTracking({ params: { id: handle } })) satisfies PublicTrackingInfo,
        }),
      }),
    [api],
  );
  useEffect(() => {
    void model.open(id);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void model.refresh();
    }, PUBLIC_REFRESH_MS);
    return () => {
      clearInterval(timer);
      model.stop();
    };
  }, [model, id]);
  return model;
}
