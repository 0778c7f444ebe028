import type { GeocodedAddress } from '@sampan/contract';
import { formatAddress } from '@sampan/country-rules';
import type { Geocoder } from '../../ports/geocoder.ts';

/**
 * Writes state, city and district of a service's answer as the product's own lists write them ('Dasmariñas' becomes 'Dasmariñas City'), so that the
 * lists of the address form find them again. What the lists do not know stays as the service wrote it.
 */
export async function alignLevels(record: GeocodedAddress, local: Geocoder): Promise<GeocodedAddress> {
  const { country, state, city, district, county = '' } = record;
  if (country === 'SG') return record;
  const named = [county, district, city, state].filter(
    (text, index, all) => text !== '' && all.indexOf(text) === index,
  );
  const [known] = await local.searchText({ text: named.join(', '), country, language: 'en', limit: 1 });
  if (known === undefined || known.state === '') return record;
  const levels = {
    state: known.state,
    city: known.city || city,
    district: known.district || district,
    county: known.county || county,
  };
  const post_code = record.post_code || known.post_code;
  return {
    ...record,
    ...levels,
    post_code,
    formatted_address: formatAddress({ ...levels, street: record.street, post_code, country }, country),
  };
}
