import { useCallback, useEffect, useRef, useState } from 'react';
import { TIMINGS } from '@sampan/country-rules';
import type { FoundAddress, ReverseGeocode } from '@sampan/stores/address';
import type { MapPoint } from './map-view.ts';

export type PlaceState =
  | { status: 'none' }
  | { status: 'finding'; point: MapPoint }
  | { status: 'nothing'; point: MapPoint }
  | { status: 'failed'; point: MapPoint }
  | { status: 'found'; place: FoundAddress };

export type PlaceFinder = {
  state: PlaceState;
  /** Finds what lies at a point, after the map has rested a moment. */
  findAt: (point: MapPoint) => void;
  /** A place chosen from the search list needs no look-up. */
  choose: (place: FoundAddress) => void;
};

/** The address under the pin. Answers for a point that was left are dropped; the place keeps the pin's own position. */
export function usePlace(reverse: ReverseGeocode): PlaceFinder {
  const [state, setState] = useState<PlaceState>({ status: 'none' });
  const ask = useRef(reverse);
  ask.current = reverse;
  const running = useRef<{ abort: AbortController; timer: ReturnType<typeof setTimeout> } | null>(null);
  const stop = useCallback(() => {
    clearTimeout(running.current?.timer);
    running.current?.abort.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const findAt = useCallback(
    (point: MapPoint) => {
      stop();
      setState({ status: 'finding', point });
      const abort = new AbortController();
      const run = async () => {
        const places = await ask.current(point, abort.signal).catch(() => null);
        if (abort.signal.aborted) return;
        const nearest = places?.[0];
        if (places === null) setState({ status: 'failed', point });
        else if (nearest === undefined) setState({ status: 'nothing', point });
        else setState({ status: 'found', place: { ...nearest, ...point } });
      };
      running.current = { abort, timer: setTimeout(() => void run(), TIMINGS.wait_default_ms) };
    },
    [stop],
  );
  const choose = useCallback(
    (place: FoundAddress) => {
      stop();
      setState({ status: 'found', place });
    },
    [stop],
  );
  return { state, findAt, choose };
}
