import type { CountryCode } from '@sampan/country-rules';
import { describe, expect, it } from 'vitest';
import { match } from './pasted-match.ts';

const TABLE: readonly [country: CountryCode, names: string[], parts: string[], street: string[], named: string[]][] = [
  // The town twice, once with its province.
  ['PH', ['Bulacan', 'Pandi'], ['A&E Complex', 'Pandi Bulacan', 'Pandi'], ['A&E Complex'], ['state', 'city']],
  ['PH', ['Leyte', 'Ormoc City'], ['SM Center', 'Ormoc City Leyte', 'Ormoc'], ['SM Center'], ['state', 'city']],
  [
    'ID',
    ['Banten', 'Kabupaten Tangerang'],
    ['Ruko 8', 'Kab Tangerang Banten', 'Tangerang'],
    ['Ruko 8'],
    ['state', 'city'],
  ],
  // A word for a village in front of one whose name the list has without it.
  [
    'ID',
    ['', '', 'Pancur Batu', 'Tengah'],
    ['Jl. Golf 1', 'Kp. Tengah', 'Pancur Batu'],
    ['Jl. Golf 1'],
    ['district', 'county'],
  ],
  // The list has the end of the name alone: nothing of it is lost.
  [
    'ID',
    ['', '', 'Kertak Hanyar', 'Belayung Baru'],
    ['Jl. A. Yani KM 8', 'Tatah Belayung Baru', 'Kec. Kertak Hanyar'],
    ['Jl. A. Yani KM 8', 'Tatah Belayung Baru'],
    ['district', 'county'],
  ],
  [
    'ID',
    ['', '', 'Cilodong', 'Sukamaju'],
    ['Blok C', 'RT 4 Sukamaju', 'Cilodong'],
    ['Blok C', 'RT 4'],
    ['district', 'county'],
  ],
  // What stands behind a barangay is no part of its name.
  [
    'PH',
    ['', 'Quezon City', 'Obrero'],
    ['82 Ojeda St.', 'Brgy. Obrero Diliman', 'Quezon City'],
    ['82 Ojeda St.', 'Diliman'],
    ['city', 'district'],
  ],
  ['ID', ['', '', 'Simboro'], ['Jl. Raya 9', 'Kec. Simboro dan Kepulauan'], ['Jl. Raya 9'], ['district']],
  // A word in front of the list's name, or a number behind it, makes another name of it: the part stays.
  [
    'PH',
    ['', 'Alfonso', 'Luksuhin'],
    ['Aguinaldo St.', 'Brgy. Bagong Luksuhin', 'Alfonso'],
    ['Aguinaldo St.', 'Brgy. Bagong Luksuhin'],
    ['city', 'district'],
  ],
  [
    'PH',
    ['', 'Bacoor City', 'Poblacion'],
    ['2 Luna St.', 'Brgy. Poblacion 1', 'Bacoor'],
    ['2 Luna St.', 'Brgy. Poblacion 1'],
    ['city'],
  ],
  [
    'PH',
    ['Bulacan', 'Guiguinto'],
    ['2 Luna St.', 'Guiguinto', 'Bulacan', 'Region III (Central Luzon)'],
    ['2 Luna St.'],
    ['state', 'city'],
  ],
  [
    'PH',
    ['', 'Lipa City', 'Marauoy'],
    ['Lipa City', 'Brgy. Marauoy', 'Laurel Highway'],
    ['Laurel Highway'],
    ['city', 'district'],
  ],
  ['ID', ['Riau', 'Kota Pekanbaru'], ['Jl. Sudirman 8', 'Pekanbaru-Riau'], ['Jl. Sudirman 8'], ['state', 'city']],
  ['ID', ['', 'Kabupaten Bogor'], ['Jl. Muslim 8', 'Kodya Bogor'], ['Jl. Muslim 8', 'Kodya Bogor'], []],
  ['ID', ['', 'Kota Padangsidimpuan'], ['Jl. A 8', 'Kodya Padang Sidempuan'], ['Jl. A 8'], ['city']],
  ['ID', ['', 'Kabupaten Badung', 'Kuta'], ['Jl. A 8', 'North Kuta', 'Badung'], ['Jl. A 8', 'North Kuta'], ['city']],
  [
    'ID',
    ['', '', 'Ciamis', 'Sindangrasa'],
    ['Jl. A 8', 'Desa Sindangrasa', 'Sindangrasa', 'Ciamis'],
    ['Jl. A 8'],
    ['district', 'county'],
  ],
  ['ID', ['', '', 'Kanigoro', 'Kanigoro'], ['Jl. Raya Kanigoro', 'Kec. Kanigoro'], ['Jl. Raya Kanigoro'], ['district']],
  [
    'ID',
    ['', '', '', 'Pondok Benda'],
    ['Jl. Bratasena I', 'Pondok Benda', 'Pondok Benda'],
    ['Jl. Bratasena I'],
    ['county'],
  ],
  [
    'ID',
    ['', '', 'Bandung Wetan', 'Citarum'],
    ['Jl. Taman Citarum', 'Kec. Bandung Wetan'],
    ['Jl. Taman Citarum'],
    ['district', 'county'],
  ],
  ['ID', ['', 'Kota Medan'], ['Jl. Muslim 8', 'Kodya Medan'], ['Jl. Muslim 8'], ['city']],
  [
    'PH',
    ['Quezon', 'San Antonio', 'Poblacion'],
    ['Wagan Ave. Poblacion', 'San Antonio', 'Quezon', 'Region 4A'],
    ['Wagan Ave.'],
    ['state', 'city', 'district'],
  ],
];

it('does not doubt a city that the name of its district says', () => {
  const read = (district: string) =>
    match(['Jl. A 8', 'Kel. Damai', district], ['', 'Kota Balikpapan', district], { town: '', is_served: false }, 'ID');
  expect([read('Balikpapan Selatan').is_doubtful, read('Tanah Merah').is_doubtful]).toEqual([false, true]);
});

describe('the parts of an address that are the names of its place', () => {
  it.each(TABLE)('%s %j: %j', (country, names, parts, street, named) => {
    const found = match(parts, names, { town: '', is_served: false }, country);
    expect([found.street, found.named]).toEqual([street, named]);
  });

  it('reads the older spelling of a town where the postcode says which one it is', () => {
    const read = (is_served: boolean) =>
      match(
        ['Unit 5', 'Baliuag Bulacan', 'Baliuag'],
        ['Bulacan', 'Baliwag City'],
        { town: 'Baliuag', is_served },
        'PH',
      );
    expect(read(true).street).toEqual(['Unit 5']);
    expect(read(false).named).not.toContain('city');
  });
});
