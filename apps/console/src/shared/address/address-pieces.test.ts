import type { CountryCode } from '@sampan/country-rules';
import { expect, it } from 'vitest';
import { piecesOf } from './address-pieces.ts';

const TABLE: readonly [country: CountryCode, address: string, pieces: string[]][] = [
  ['PH', 'Perez Jr. Avenue Brgy. Poblacion, Urdaneta', ['Perez Jr. Avenue', 'Brgy. Poblacion', 'Urdaneta']],
  ['PH', 'J. Pacana St. Brgy. 21, Cagayan de Oro', ['J. Pacana St.', 'Brgy. 21', 'Cagayan de Oro']],
  ['PH', 'Mabini-Velez St. Brgy. 14 Pob. Cagayan de Oro', ['Mabini-Velez St.', 'Brgy. 14 Cagayan de Oro']],
  ['PH', 'Mambog II Barangay Hall, Bacoor', ['Mambog II Barangay Hall', 'Bacoor']],
  ['PH', 'Trapiche Road, Poblacion Barangay 6', ['Trapiche Road', 'Poblacion Barangay 6']],
  ['ID', 'Jl. Raya Kunir 01/03 Kec.Wonodadi Kab.Blitar', ['Jl. Raya Kunir 01/03', 'Kec.Wonodadi', 'Kab.Blitar']],
  ['ID', 'Gambirono Kab. Jember Propinsi Jawa Timur', ['Gambirono', 'Kab. Jember', 'Propinsi Jawa Timur']],
  ['ID', 'Jl. Pahlawan 8, Kel/Desa Sidokumul', ['Jl. Pahlawan 8', 'Kel Sidokumul']],
  ['ID', 'Kantor Kecamatan Wonodadi', ['Kantor Kecamatan Wonodadi']],
  ['MY', 'Jalan Besar (near the market), Kulai', ['Jalan Besar', 'near the market', 'Kulai']],
];

it.each(TABLE)('%s: %s', (country, address, pieces) => {
  expect(piecesOf(address, country).flatMap((piece) => piece.trim() || [])).toEqual(pieces);
});
