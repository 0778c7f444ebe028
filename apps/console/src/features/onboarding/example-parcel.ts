import type { Party } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { EMPTY_PACKAGE, type PackageForm } from '@sampan/stores/order-draft';

/** A parcel to try things with, where nothing is sent in earnest: a person at a real street of the country, and a small box. */
export interface ExampleParcel {
  readonly recipient: Party;
  readonly form: PackageForm;
}

type Place = Partial<Omit<Party['coordinate'], 'country'>>;

function partyOf(country: CountryCode, name: string, phone: string, place: Place): Party {
  return {
    name,
    phone,
    email: '',
    coordinate: {
      unit_number: '',
      street: '',
      building_name: '',
      post_code: '',
      city: '',
      state: '',
      district: '',
      county: '',
      lat: null,
      lng: null,
      formatted_address: '',
      ...place,
      country,
    },
  };
}

const RECIPIENTS: Readonly<Record<CountryCode, Party>> = {
  SG: partyOf('SG', 'Nurul Aisyah', '91234567', {
    unit_number: '#08-212',
    street: 'Blk 145 Toa Payoh Lorong 2',
    post_code: '310145',
    city: 'Singapore',
    lat: 1.334,
    lng: 103.845,
  }),
  MY: partyOf('MY', 'Farah Iskandar', '123456789', {
    street: '12 Jalan SS 2/24',
    post_code: '47300',
    city: 'Petaling Jaya',
    state: 'Selangor',
    lat: 3.1175,
    lng: 101.6219,
  }),
  PH: partyOf('PH', 'Angelica Santos', '9171234567', {
    street: 'Blk 7 Lot 12 Villa Alegria',
    post_code: '4114',
    state: 'Cavite',
    city: 'City of Dasmariñas',
    district: 'Salawag',
    lat: 14.3294,
    lng: 120.9367,
  }),
  ID: partyOf('ID', 'Siti Puspitasari', '81234567890', {
    street: 'Jalan Cikini Raya No. 73',
    post_code: '10330',
    state: 'DKI Jakarta',
    city: 'Kota Jakarta Pusat',
    district: 'Menteng',
    county: 'Cikini',
    lat: -6.1944,
    lng: 106.8387,
  }),
  VN: partyOf('VN', 'Trần Thu Hà', '912345678', {
    street: '12 Phố Huế',
    state: 'Hà Nội',
    city: 'Quận Hai Bà Trưng',
    district: 'Phường Phố Huế',
    lat: 21.0137,
    lng: 105.851,
  }),
};

/** Of the country's money, about the price of a book. */
const VALUES: Readonly<Record<CountryCode, string>> = { SG: '25', MY: '60', PH: '800', ID: '150000', VN: '200000' };

/** The sample of a country. What stands in it is data, as a customer would write it, and no text of ours. */
export function exampleParcelOf(country: CountryCode): ExampleParcel {
  return {
    recipient: RECIPIENTS[country],
    form: { ...EMPTY_PACKAGE, package_type: 'satchel', content: 'Book', value: VALUES[country] },
  };
}
