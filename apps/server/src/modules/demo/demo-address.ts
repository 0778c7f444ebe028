import type { Coordinate } from '@sampan/contract';
import { formatAddress, type CountryCode } from '@sampan/country-rules';

type Place = Omit<Coordinate, 'formatted_address' | 'building_name' | 'county' | 'district'> & Partial<Pick<Coordinate, 'district' | 'county' | 'building_name'>>;

function placed(place: Place): Coordinate {
  const coordinate = { building_name: '', county: '', district: '', ...place };
  return { ...coordinate, formatted_address: formatAddress(coordinate, place.country) };
}

/** Where each demo company keeps shop: its billing and its pick-up address. */
export const DEMO_SHOPS: Partial<Record<CountryCode, Coordinate>> = {
  SG: placed({ unit_number: '#03-11', street: '60 Paya Lebar Road', post_code: '409051', city: 'Singapore', state: '', country: 'SG', lat: 1.3181, lng: 103.8926 }),
  MY: placed({ unit_number: '12A', street: 'Jalan SS 2/24', post_code: '47300', city: 'Petaling Jaya', state: 'Selangor', country: 'MY', lat: 3.1179, lng: 101.6217 }),
  PH: placed({ unit_number: 'Unit 4B', street: '115 Kamagong Street', post_code: '1203', city: 'City of Makati', state: 'Metro Manila', district: 'San Antonio', country: 'PH', lat: 14.5647, lng: 121.0085 }),
  ID: placed({ unit_number: 'RT 004/RW 011', street: 'Jalan Cikini Raya No. 73', post_code: '10330', city: 'Kota Jakarta Pusat', state: 'DKI Jakarta', district: 'Menteng', county: 'Cikini', country: 'ID', lat: -6.1915, lng: 106.8388 }),
};
