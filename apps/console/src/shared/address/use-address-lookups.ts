import type { CountryCode } from '@sampan/country-rules';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useApi } from '../api/services.tsx';
import { locale_store } from '../session/session.store.ts';
import { addressLookups, type AddressLookups } from './address-lookups.ts';

/** The address look-ups of a country in the language its places are asked for in. */
export function useAddressLookups(country: CountryCode): AddressLookups {
  const api = useApi();
  const language = useStore(locale_store.$location_language);
  return useMemo(() => addressLookups(api, country, language), [api, country, language]);
}
