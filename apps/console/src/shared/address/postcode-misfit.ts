import type { GeocodedAddress } from '@sampan/contract';
import { addressLevelsOf, checkPostcode, searchKeyOf, type CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/stores/address';

/** Whether the form has a postcode and a place that can be held against each other. */
export function canMisfit(value: AddressDraft, country: CountryCode): boolean {
  const is_named = value.state !== '' && value.city !== '';
  return (
    is_named &&
    addressLevelsOf(country).length > 0 &&
    value.post_code !== '' &&
    checkPostcode(value.post_code, country).ok
  );
}

/**
 * The place a postcode belongs to where the form names another one; null when they fit, and when nobody knows the code.
 * Malaysia writes the post office's town or that of the district, so only another state is another place there.
 */
export function misfitOf(
  places: readonly GeocodedAddress[],
  value: AddressDraft,
  country: CountryCode,
): GeocodedAddress | null {
  const isSame = (a: string, b: string) => searchKeyOf(a, country) === searchKeyOf(b, country);
  const known = places.filter(({ city }) => city !== '');
  const fits = known.some(
    ({ state, city }) => isSame(state, value.state) && (country === 'MY' || isSame(city, value.city)),
  );
  return fits ? null : (known[0] ?? null);
}

/** The form with the levels of the postcode's place; street and person stay, what lies below the city is open. */
export function withPlaceOf(value: AddressDraft, { state, city, lat, lng }: GeocodedAddress): AddressDraft {
  return { ...value, state, city, district: '', county: '', formatted_address: '', lat, lng };
}
