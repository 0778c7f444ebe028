import type { Coordinate } from '@sampan/contract';
import { formatAddress } from '@sampan/country-rules';

type Place = Omit<Coordinate, 'formatted_address' | 'building_name' | 'county' | 'district'> &
  Partial<Pick<Coordinate, 'district' | 'county' | 'building_name'>>;

function placed(place: Place): Coordinate {
  const coordinate = { building_name: '', county: '', district: '', ...place };
  return { ...coordinate, formatted_address: formatAddress(coordinate, place.country) };
}

const PAYA_LEBAR = placed({
  unit_number: '#03-11',
  street: '60 Paya Lebar Road',
  building_name: 'Paya Lebar Square',
  post_code: '409051',
  city: 'Singapore',
  state: '',
  country: 'SG',
  lat: 1.3181,
  lng: 103.8926,
});
const HARBOURFRONT = placed({
  unit_number: '#09-56',
  street: '1 Maritime Square',
  building_name: 'HarbourFront Centre',
  post_code: '099253',
  city: 'Singapore',
  state: '',
  country: 'SG',
  lat: 1.2645,
  lng: 103.8197,
});
const PETALING_JAYA = placed({
  unit_number: '12A',
  street: 'Jalan SS 2/24',
  post_code: '47300',
  city: 'Petaling Jaya',
  state: 'Selangor',
  country: 'MY',
  lat: 3.1179,
  lng: 101.6217,
});
const MAKATI = placed({
  unit_number: 'Unit 4B',
  street: '115 Kamagong Street',
  post_code: '1203',
  city: 'Makati City',
  state: 'Metro Manila',
  district: 'San Antonio',
  country: 'PH',
  lat: 14.5647,
  lng: 121.0085,
});
const CIKINI = placed({
  unit_number: 'RT 004/RW 011',
  street: 'Jalan Cikini Raya No. 73',
  post_code: '10330',
  city: 'Kota Jakarta Pusat',
  state: 'DKI Jakarta',
  district: 'Menteng',
  county: 'Cikini',
  country: 'ID',
  lat: -6.1915,
  lng: 106.8388,
});

/** Where each demo company keeps shop, by its owner's email: its billing and its pick-up address. */
export const DEMO_SHOPS: Readonly<Record<string, Coordinate>> = {
  'sg@demo.sampan.test': PAYA_LEBAR,
  'my@demo.sampan.test': PETALING_JAYA,
  'ph@demo.sampan.test': MAKATI,
  'id@demo.sampan.test': CIKINI,
  'postbilling@demo.sampan.test': HARBOURFRONT,
  'admin@demo.sampan.test': PAYA_LEBAR,
};
