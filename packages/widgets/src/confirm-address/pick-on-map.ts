import type { AddressFormStore, AddressLookups } from '@sampan/stores/address';
import { loadMap } from '../address/load-map.ts';
import type { WidgetConnection } from '../shell/widget-api.ts';

/** Fetches the map, lets somebody pick a place on it, and puts that into the form. Rejects when the map cannot be fetched. */
export async function pickOnMap(
  root: ShadowRoot,
  connection: WidgetConnection,
  form: AddressFormStore,
  { searchAddresses: search, reverse }: AddressLookups,
): Promise<void> {
  const { lat, lng } = form.$form.get().draft;
  const start = lat === null || lng === null ? null : { lat, lng };
  const { openMap } = await loadMap();
  const place = await openMap({ root, connection, country: form.country, start, search, reverse });
  if (place !== null) form.pick(place);
}
