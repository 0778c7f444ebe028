import { useEffect, useRef, useState } from 'react';
import { POSTCODE_LOOKUP_DEBOUNCE_MS, SG_POSTCODE_LOOKUP_LENGTH, type CountryCode } from '@sampan/country-rules';
import type { FoundAddress, LookupPostcode } from '@sampan/stores/address';

export type PostcodeLookup = {
  state: 'idle' | 'waiting' | 'outside';
  /** What the code is the code of, in one line; '' while nothing is known. */
  found: string;
  /** Tell it every typed postcode; it asks 500 ms after the last one, and only at 6 characters. */
  typed: (post_code: string) => void;
};

/**
 * Singapore's postcode look-up (spec section 5): one building per code. An empty answer means the code lies outside
 * Singapore; a failed one changes nothing (spec section 8: logged only), the rest can be typed.
 */
export function usePostcodeLookup(
  country: CountryCode,
  current: string,
  lookup: LookupPostcode | undefined,
  onFound: (place: FoundAddress) => void,
): PostcodeLookup {
  const [answer, setAnswer] = useState<{ code: string; state: PostcodeLookup['state']; found?: string }>({
    code: '',
    state: 'idle',
  });
  const run = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const put = useRef(onFound);
  put.current = onFound;
  useEffect(
    () => () => {
      run.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );
  const typed = (post_code: string) => {
    clearTimeout(timer.current);
    run.current += 1;
    const own = run.current;
    const code = post_code.trim();
    if (country !== 'SG' || lookup === undefined || code.length !== SG_POSTCODE_LOOKUP_LENGTH) {
      setAnswer({ code, state: 'idle' });
      return;
    }
    setAnswer({ code, state: 'waiting' });
    timer.current = setTimeout(() => {
      lookup(code)
        .then((places) => {
          if (own !== run.current) return;
          const place = places[0];
          setAnswer({ code, state: place === undefined ? 'outside' : 'idle', found: place?.formatted_address ?? '' });
          if (place !== undefined) put.current(place);
        })
        .catch(() => {
          if (own === run.current) setAnswer({ code, state: 'idle' });
        });
    }, POSTCODE_LOOKUP_DEBOUNCE_MS);
  };
  // An answer is about the code it was asked for: a place from the map may have brought another one meanwhile.
  const { state, found = '' } = answer.code === current.trim() ? answer : { state: 'idle' as const };
  return { state, found, typed };
}
