import type { CountryCode } from '@sampan/country-rules';

/** Somebody who does not exist, at a place that does. */
export interface ExamplePerson {
  name: string;
  phone: string;
  address: string;
  unit?: string;
  post_code: string;
  district?: string;
  city: string;
  state?: string;
}

export interface ExampleShop {
  people: readonly ExamplePerson[];
  /** What is sold: name, SKU, price, kilograms. */
  goods: readonly (readonly [name: string, sku: string, price: string, weight: string])[];
}

/** What the example files of a country are about. The sixth person's postcode starts with a zero where the country has such. */
export const EXAMPLE_SHOPS: Readonly<Record<CountryCode, ExampleShop>> = {
  SG: {
    people: [
      {
        name: 'Nurul Aisyah',
        phone: '91234567',
        address: '145 Lorong 2 Toa Payoh',
        unit: '#08-212',
        post_code: '310145',
        city: 'Singapore',
      },
      {
        name: 'Ong Jun Jie',
        phone: '81230091',
        address: '301 Serangoon Avenue 2',
        unit: '#09-114',
        post_code: '550301',
        city: 'Singapore',
      },
      {
        name: 'Priya Nair',
        phone: '92345011',
        address: '60 Paya Lebar Road',
        unit: '#03-11',
        post_code: '409051',
        city: 'Singapore',
      },
      {
        name: 'Vivian Chang',
        phone: '98110245',
        address: '3 Temasek Boulevard',
        unit: '#02-418',
        post_code: '038983',
        city: 'Singapore',
      },
      {
        name: 'Muhammad Faizal bin Osman',
        phone: '90017788',
        address: '1 Maritime Square',
        unit: '#09-56',
        post_code: '099253',
        city: 'Singapore',
      },
      {
        name: 'Mei Ling Ong',
        phone: '86620134',
        address: '50 Collyer Quay',
        unit: '#11-02',
        post_code: '049321',
        city: 'Singapore',
      },
    ],
    goods: [
      ['Kaya jam 250 g', 'KAYA-250', '18.00', '0.4'],
      ['Kopi mug', 'MUG-1', '36.90', '0.5'],
      ['Gift box', 'GIFT-1', '54.50', '0.8'],
    ],
  },
  MY: {
    people: [
      {
        name: 'Aminah binti Yusof',
        phone: '0123456789',
        address: '12 Jalan SS 21/39',
        post_code: '47400',
        city: 'Petaling Jaya',
        state: 'Selangor',
      },
      {
        name: 'Tan Boon Hock',
        phone: '0167781234',
        address: '22 Jalan Kerinchi',
        post_code: '59200',
        city: 'Kuala Lumpur',
        state: 'Kuala Lumpur',
      },
      {
        name: 'Farah Nadia',
        phone: '0112345678',
        address: '3 Jalan Tebrau',
        post_code: '80300',
        city: 'Johor Bahru',
        state: 'Johor',
      },
      {
        name: 'Siti Hajar',
        phone: '0134567890',
        address: '9 Persiaran Multimedia',
        post_code: '63000',
        city: 'Cyberjaya',
        state: 'Selangor',
      },
      {
        name: 'Lim Wei Sheng',
        phone: '0198765432',
        address: '5 Lebuh Chulia',
        post_code: '10200',
        city: 'George Town',
        state: 'Pulau Pinang',
      },
      {
        name: 'Zulkifli Rahman',
        phone: '0179988776',
        address: '7 Lorong Padi',
        post_code: '05000',
        city: 'Alor Setar',
        state: 'Kedah',
      },
    ],
    goods: [
      ['Batik scarf', 'BATIK-1', '32.00', '0.2'],
      ['Sambal 200 g', 'SAMBAL-200', '24.90', '0.3'],
      ['Baju kurung', 'KURUNG-M', '89.00', '0.6'],
    ],
  },
  PH: {
    people: [
      {
        name: 'Kristine Joy Macaraeg',
        phone: '09175550148',
        address: '88 Capitol Greenstreet',
        post_code: '1127',
        district: 'Holy Spirit',
        city: 'Quezon City',
        state: 'Metro Manila',
      },
      {
        name: 'Jose Miguel Santos',
        phone: '09178124410',
        address: '115 Kamagong Street',
        post_code: '1203',
        district: 'San Antonio',
        city: 'Makati City',
        state: 'Metro Manila',
      },
      {
        name: 'Maria Clara Reyes',
        phone: '09209931200',
        address: '14 Escario Street',
        post_code: '6000',
        district: 'Camputhaw',
        city: 'Cebu City',
        state: 'Cebu',
      },
      {
        name: 'Angelo dela Cruz',
        phone: '09351120094',
        address: '27 Bonifacio Street',
        post_code: '8000',
        district: 'Poblacion District',
        city: 'Davao City',
        state: 'Davao del Sur',
      },
      {
        name: 'Rowena Bautista',
        phone: '09063347781',
        address: '5 Session Road',
        post_code: '2600',
        district: 'Session Road Area',
        city: 'Baguio City',
        state: 'Benguet',
      },
      {
        name: 'Paolo Villanueva',
        phone: '09998127345',
        address: '9 Rizal Avenue',
        post_code: '1003',
        district: 'Santa Cruz',
        city: 'Manila',
        state: 'Metro Manila',
      },
    ],
    goods: [
      ['Barako coffee 500 g', 'COFFEE-500', '349.00', '0.55'],
      ['T-shirt', 'TEE-L', '450.00', '0.25'],
      ['Banig tote bag', 'TOTE-1', '620.00', '0.4'],
    ],
  },
  ID: {
    people: [
      {
        name: 'Budi Santoso',
        phone: '081290807712',
        address: 'Jl. Melati 14 RT 003/RW 009',
        post_code: '12430',
        district: 'Cilandak',
        city: 'Kota Jakarta Selatan',
        state: 'DKI Jakarta',
      },
      {
        name: 'Putri Ayu',
        phone: '081234567890',
        address: 'Jl. Tebet Raya 5',
        post_code: '12810',
        district: 'Tebet',
        city: 'Kota Jakarta Selatan',
        state: 'DKI Jakarta',
      },
      {
        name: 'Agus Salim',
        phone: '081345678901',
        address: 'Jl. Braga 10',
        post_code: '40111',
        district: 'Sumur Bandung',
        city: 'Kota Bandung',
        state: 'Jawa Barat',
      },
      {
        name: 'Dewi Lestari Putri',
        phone: '081556677889',
        address: 'Jl. Raya Darmo 21',
        post_code: '60241',
        district: 'Wonokromo',
        city: 'Kota Surabaya',
        state: 'Jawa Timur',
      },
      {
        name: 'Rizky Pratama',
        phone: '082112349876',
        address: 'Jl. Malioboro 52',
        post_code: '55213',
        district: 'Danurejan',
        city: 'Kota Yogyakarta',
        state: 'DI Yogyakarta',
      },
      {
        name: 'Sari Wulandari',
        phone: '085710203040',
        address: 'Jl. Pandanaran 8',
        post_code: '50134',
        district: 'Semarang Tengah',
        city: 'Kota Semarang',
        state: 'Jawa Tengah',
      },
    ],
    goods: [
      ['Kopi bubuk', 'KOPI-250', '85000', '0.3'],
      ['Kemeja batik', 'BATIK-L', '125000', '0.4'],
      ['Sarung', 'SARUNG-1', '150000', '0.5'],
    ],
  },
  VN: {
    people: [
      {
        name: 'Lê Hoàng Phương Anh',
        phone: '0912345678',
        address: '12 Nguyễn Huệ',
        post_code: '',
        city: 'Quận 1',
        state: 'Hồ Chí Minh',
      },
    ],
    goods: [['Áo thun', 'AO-1', '150000', '0.3']],
  },
};
