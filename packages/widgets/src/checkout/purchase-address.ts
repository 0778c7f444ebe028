import { checkAddress, type CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import {
  type AddressFormStore,
  type AddressLookups,
  createAddressFormStore,
  emptyAddress,
} from '@sampan/stores/address';
import { createAddressPort } from '../address/address.port.ts';
import type { WidgetConnection } from '../shell/widget-api.ts';
import type { Receiver } from './purchase-step.port.ts';

/** The buyer's form for a country; who gets the parcel may be known already. */
export function createAddress(country: CountryCode, t: Translate, receiver: Receiver | null): AddressFormStore {
  const empty = emptyAddress(country);
  const start = receiver === null ? empty : { ...empty, name: receiver.name, phone: receiver.phone };
  return createAddressFormStore({ country, t, start, check: (typed) => checkAddress(typed, country) });
}

const ports = new WeakMap<WidgetConnection, Partial<Record<CountryCode, AddressLookups>>>();

/** The look-ups behind the address form of a country: the same ones each time, so that the form asks once. */
export function addressPortOf(connection: WidgetConnection, country: CountryCode): AddressLookups {
  let known = ports.get(connection);
  if (known === undefined) ports.set(connection, (known = {}));
  return (known[country] ??= createAddressPort(connection, country));
}
