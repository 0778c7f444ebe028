import { TIMINGS } from '@sampan/country-rules';
import { useEffect } from 'react';
import { useApi } from '../../shared/api/services.tsx';

/** Tells the server every 5 minutes that somebody looks at the page; a hidden page says nothing (spec section 7, track-active). */
export function useTrackActive(): void {
  const api = useApi();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') api.trackActive().catch(() => undefined);
    }, TIMINGS.polling_default_ms);
    return () => clearInterval(timer);
  }, [api]);
}
