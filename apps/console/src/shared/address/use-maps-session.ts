import { useStore } from '@nanostores/react';
import { TIMINGS } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import { useApi } from '../api/services.tsx';
import { $session } from '../session/session.store.ts';

/**
 * What the map picker draws with. Asked for 1 s after the profile is there (spec section 9, Maps/location session delay), when
 * the page has what it shows first, or as soon as the map opens.
 */
export function useMapsSession(is_map_open: boolean) {
  const api = useApi();
  const person = useStore($session)?.user.id;
  const [is_due, setDue] = useState(false);
  useEffect(() => {
    setDue(false);
    if (person === undefined) return;
    const timer = setTimeout(() => setDue(true), TIMINGS.maps_session_delay_ms);
    return () => clearTimeout(timer);
  }, [person]);
  const { data } = useQuery({
    queryKey: queryKeys.constants,
    queryFn: () => api.getConstants(),
    staleTime: Infinity,
    enabled: is_due || is_map_open,
  });
  return data?.map;
}
