import type { CountryCode } from '@sampan/country-rules';
import { describe, expect, it } from 'vitest';
import { joinedLines } from './joined-lines.ts';

const TABLE: readonly [country: CountryCode, lines: string[], text: string][] = [
  ['ID', ['Denpasar Selatan, Kota', 'Denpasar, Bali'], 'Denpasar Selatan, Kota Denpasar, Bali'],
  ['ID', ['Jl. Veteran 3, Kec.', 'Klojen', 'Malang'], 'Jl. Veteran 3, Kec. Klojen, Malang'],
  ['ID', ['Serpong, Kota Tangerang', 'Selatan'], 'Serpong, Kota Tangerang Selatan'],
  ['ID', ['Jl. Raya 3, Tanjung', 'Priok, Jakarta Utara'], 'Jl. Raya 3, Tanjung Priok, Jakarta Utara'],
  ['PH', ['Purok 3, Brgy.', 'San Isidro'], 'Purok 3, Brgy. San Isidro'],
  ['PH', ['Brgy. San Jose, Tacloban', 'City, Leyte'], 'Brgy. San Jose, Tacloban City, Leyte'],
  ['PH', ['88 Real St., General', 'Trias City'], '88 Real St., General Trias City'],
  // Where a line ends behind a name, a comma stands; a kind word that ends a name is none in front of the next.
  ['ID', ['Jl. Ahmad Yani', 'Batam Kota', 'Batam'], 'Jl. Ahmad Yani, Batam Kota, Batam'],
  ['ID', ['Jl. Balai Desa', 'Desa Kedungwuluh Lor'], 'Jl. Balai Desa, Desa Kedungwuluh Lor'],
  ['PH', ['Brgy. San Rafael', 'Roxas', 'Oriental Mindoro'], 'Brgy. San Rafael, Roxas, Oriental Mindoro'],
  ['PH', ['Bacolod City, Negros', 'Occidental'], 'Bacolod City, Negros Occidental'],
  ['PH', ['12 Rizal Street', 'City Hall Compound'], '12 Rizal Street, City Hall Compound'],
  ['PH', ['12 Rizal Street', 'Del Carmen, Surigao', 'del Norte'], '12 Rizal Street, Del Carmen, Surigao del Norte'],
  ['ID', ['Jl. Raya 3', 'Barat Daya Indah'], 'Jl. Raya 3, Barat Daya Indah'],
  ['PH', ['12 Rizal Street', 'San Isidro', 'Makati City'], '12 Rizal Street, San Isidro, Makati City'],
  ['MY', ['Jalan Besar', 'Selatan Baru'], 'Jalan Besar, Selatan Baru'],
];

describe('lines of an address as one text', () => {
  it.each(TABLE)('%s: %j', (country, lines, text) => {
    expect(joinedLines(lines, country)).toBe(text);
  });
});
