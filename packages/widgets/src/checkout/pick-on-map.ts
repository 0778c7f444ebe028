import { loadMap } from '../address/load-map.ts';
import type { WidgetConnection } from '../shell/widget-api.ts';
import { addressPortOf } from './purchase-address.ts';
import { addressIn, type CheckoutState } from './checkout-state.ts';

/** Puts a place of the map into the address form; leaving the map changes nothing. */
export async function pickOnMap(root: ShadowRoot, connection: WidgetConnection, state: CheckoutState): Promise<void> {
  const { country } = state;
  const address = addressIn(state);
  const { lat, lng } = address.$form.get().draft;
  const { searchAddresses: search, reverse } = addressPortOf(connection, country);
  const { openMap } = await loadMap();
  const start = lat === null || lng === null ? null : { lat, lng };
  const place = await openMap({ root, connection, country, start, search, reverse });
  if (place !== null) address.pick(place);
}
