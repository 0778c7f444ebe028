import { useStore } from '@nanostores/react';
import { TIMINGS } from '@sampan/country-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { $live } from './live.store.ts';

/** Asks again for what is on screen every 5 minutes while no live connection tells of changes (spec section 9, polling). */
export function usePolling(): void {
  const queries = useQueryClient();
  const is_live = useStore($live) === 'open';
  useEffect(() => {
    if (is_live) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void queries.invalidateQueries();
    }, TIMINGS.polling_default_ms);
    return () => clearInterval(timer);
  }, [queries, is_live]);
}
