import type { CourierEvent, CourierNetwork } from './courier.ts';
import type { Geocoder } from './geocoder.ts';

/** Moves parcels of the local courier network on request: for developers and tests, in the demo profile only. */
export interface ParcelSimulator {
  /** All events so far, oldest first; null for a number it does not know. */
  advance(tracking_code: string, to?: 'next' | 'picked_up' | 'out_for_delivery' | 'end'): Promise<CourierEvent[] | null>;
}

/** The outside world as verbs see it. `server.ts` decides which adapters stand behind it. */
export interface Ports {
  couriers: CourierNetwork;
  geocoder: Geocoder;
  simulator: ParcelSimulator;
}
