import type { CourierNetwork } from './courier.ts';
import type { Geocoder } from './geocoder.ts';

/** The outside world as verbs see it. `main.ts` decides which adapters stand behind it. */
export interface Ports {
  couriers: CourierNetwork;
  geocoder: Geocoder;
}
