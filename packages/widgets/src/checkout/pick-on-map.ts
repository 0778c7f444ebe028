import { loadMap } from '../address/load-map.ts';
import type { WidgetConnection } from '../shell/widget-api.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { CheckoutState } from './checkout.state.ts';

/** Puts a place of the map into the address form; leaving the map changes nothing. */
export async function pickOnMap(
  root: ShadowRoot,
  connection: WidgetConnection,
  port: Pick<CheckoutPort, 'addressOf'>,
  { address, country }: CheckoutState,
): Promise<void> {
  const { lat, lng } = address.$form.get().draft;
  const { searchAddresses: search, reverse } = port.addressOf(country);
  const { openMap } = await loadMap();
  const start = lat === null || lng === null ? null : { lat, lng };
  const place = await openMap({ root, connection, country, start, search, reverse });
  if (place !== null) address.pick(place);
}
