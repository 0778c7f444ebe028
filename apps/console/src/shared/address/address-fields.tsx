import type { CountryCode } from '@sampan/country-rules';
import { applyFoundAddress, type AddressDraft } from '@sampan/stores/address';
import { AddressForm, type AddressFormProps } from '@sampan/ui';
import { MapPicker } from '@sampan/ui/map-picker';
import { useState } from 'react';
import { untypedTranslate, useLocale } from '../locale/locale.tsx';
import { usePhoneReader } from '../phones/use-phone-reader.ts';
import type { AddressErrors } from './party-draft.ts';
import { PostcodeNote } from './postcode-note.tsx';
import { readTypedAddress } from './read-typed-address.ts';
import { useAddressLookups } from './use-address-lookups.ts';
import { useMapsSession } from './use-maps-session.ts';

export interface AddressFieldsProps {
  country: CountryCode;
  value: AddressDraft;
  onValueChange: (next: AddressDraft) => void;
  errors: AddressErrors;
  idPrefix: string;
  people?: AddressFormProps['people'];
  autoComplete?: AddressFormProps['autoComplete'];
  onFieldBlur?: AddressFormProps['onFieldBlur'];
  disabled?: boolean;
}

/** The address form of a country with its look-ups and the map picker 'Select your location' behind it. */
export function AddressFields({ country, value, onValueChange, errors, idPrefix, ...rest }: AddressFieldsProps) {
  const locale = useLocale();
  const t = untypedTranslate(locale);
  const lookups = useAddressLookups(country);
  const readPhone = usePhoneReader();
  const [mapOpen, setMapOpen] = useState(false);
  const map = useMapsSession(mapOpen);
  return (
    <>
      <AddressForm
        {...rest}
        readPhone={readPhone}
        country={country}
        value={value}
        onValueChange={onValueChange}
        errors={errors}
        idPrefix={idPrefix}
        t={t}
        loadLevel={lookups.loadLevel}
        lookupPostcode={lookups.lookupPostcode}
        searchAddresses={lookups.searchAddresses}
        readTyped={(text) => readTypedAddress(lookups, country, text)}
        postcodeNote={
          <PostcodeNote
            country={country}
            value={value}
            onValueChange={onValueChange}
            lookupPostcode={lookups.lookupPostcode}
          />
        }
        onOpenMap={() => setMapOpen(true)}
      />
      <MapPicker
        open={mapOpen}
        onClose={() => setMapOpen(false)}
        onConfirm={(place) => {
          onValueChange(applyFoundAddress(value, place, country));
          setMapOpen(false);
        }}
        country={country}
        start={value.lat !== null && value.lng !== null ? { lat: value.lat, lng: value.lng } : null}
        search={lookups.searchPlaces}
        reverse={lookups.reverse}
        coastUrl={map?.coast_url}
        tileUrl={map?.tile_url ?? undefined}
        tileAttribution={map?.tile_attribution ?? undefined}
        t={t}
      />
    </>
  );
}
