import type { CountryCode } from '@sampan/country-rules';
import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOn } from '../../../../platform/database/database.ts';
import type { Geocoder } from '../../../../ports/geocoder.ts';
import { createLocalGeocoder } from './local-geocoder.ts';

let database: TestDatabase;
let geocoder: Geocoder;
beforeAll(async () => {
  database = await createTestDatabase();
  geocoder = createLocalGeocoder({ db: databaseOn(database.pool) });
});
afterAll(() => database.drop());

const search = (country: CountryCode, text: string, limit = 10) =>
  geocoder.searchText({ text, country, language: 'en', limit });
const best = async (country: CountryCode, text: string) => (await search(country, text))[0];

describe('searching by text', () => {
  it.each([
    ['PH', 'dasmarinas', { city: 'Dasmariñas City', state: 'Cavite', post_code: '4114' }],
    ['PH', 'DASMARIÑAS', { city: 'Dasmariñas City', state: 'Cavite' }],
    ['PH', 'dasmarinas cav', { city: 'Dasmariñas City', state: 'Cavite' }],
    ['PH', 'dasmarinyas', { city: 'Dasmariñas City', state: 'Cavite' }],
    ['PH', 'cebu', { city: 'Cebu City', state: 'Cebu' }],
    ['PH', 'Sampaloc, Manila', { city: 'Sampaloc, Manila', state: 'Metro Manila', post_code: '1008' }],
    [
      'PH',
      '123 Katipunan Ave, Brgy Loyola Heights, QC',
      { street: '123 Katipunan Ave', district: 'Loyola Heights', city: 'Quezon City', post_code: '1108' },
    ],
    ['PH', 'Unit 5 Cubao, Quezon City', { street: 'Unit 5, Cubao', city: 'Quezon City', post_code: '1109' }],
    ['ID', 'kecamatan menteng', { county: '', district: 'Menteng', city: 'Kota Jakarta Pusat', state: 'DKI Jakarta' }],
    [
      'ID',
      'Jl. Teuku Umar No 1, Menteng, Jakarta Pusat 10310',
      { street: 'Jl. Teuku Umar No 1', county: 'Menteng', district: 'Menteng', post_code: '10310' },
    ],
    // A village of the same name elsewhere (83 of them) does not beat the city and its postcode.
    ['ID', 'Jl. Merdeka, Karang Anyar, Pontianak 78121', { city: 'Kota Pontianak', post_code: '78121' }],
    ['ID', 'Batam, Kepri 29461', { city: 'Kota Batam', state: 'Kepulauan Riau' }],
    ['MY', '11900 Bayan Lepas, P. Pinang', { city: 'Bayan Lepas', state: 'Pulau Pinang' }],
    ['PH', 'Pasay, NCR', { city: 'Pasay City', state: 'Metro Manila' }],
    ['ID', 'kota bogor', { city: 'Kota Bogor', state: 'Jawa Barat' }],
    ['ID', 'kabupaten bogor', { city: 'Kabupaten Bogor', state: 'Jawa Barat' }],
    ['ID', 'jaksel', { city: 'Kota Jakarta Selatan', state: 'DKI Jakarta' }],
    ['MY', 'petaling jaya', { city: 'Petaling Jaya', state: 'Selangor' }],
    [
      'MY',
      '12 Jalan SS2/24, 47300 Petaling Jaya, Selangor',
      { street: '12 Jalan SS2/24', city: 'Petaling Jaya', state: 'Selangor', post_code: '47300' },
    ],
    [
      'MY',
      'Jalan Bukit Bintang, 55100 KL',
      { street: 'Jalan Bukit Bintang', city: 'Kuala Lumpur', post_code: '55100' },
    ],
    ['MY', 'johor bharu', { city: 'Johor Bahru', state: 'Johor' }],
    ['MY', 'Taman Tun Dr Ismail', { street: 'Taman Tun Dr Ismail', city: 'Kuala Lumpur' }],
    ['PH', '12 Quezon Avenue, Quezon City', { street: '12 Quezon Avenue', city: 'Quezon City', state: 'Metro Manila' }],
    ['ID', 'bandung', { city: 'Kota Bandung', state: 'Jawa Barat' }],
    [
      'ID',
      'Jalan Cikini Raya No. 73, RT 004/RW 011, Kelurahan Cikini, Kecamatan Menteng, Jakarta Pusat 10330',
      { street: 'Jalan Cikini Raya No. 73, RT 004/RW 011', county: 'Cikini', district: 'Menteng', post_code: '10330' },
    ],
    ['SG', '10 Anson Road #05-12 S(079903)', { street: '10 Anson Road #05-12', post_code: '079903' }],
    ['MY', 'KL', { city: 'Kuala Lumpur', state: 'Kuala Lumpur' }],
    [
      'MY',
      '8 Lebuh Pantai, George Town, Penang',
      { street: '8 Lebuh Pantai', city: 'Pulau Pinang', state: 'Pulau Pinang' },
    ],
    ['SG', 'toa payoh', { district: 'Toa Payoh', city: 'Singapore', post_code: '' }],
    [
      'SG',
      'Blk 123 Toa Payoh Lor 1 #05-12 Singapore 310123',
      { street: 'Blk 123 Toa Payoh Lor 1 #05-12', district: 'Toa Payoh', post_code: '310123' },
    ],
    ['SG', 'ang mo ki', { district: 'Ang Mo Kio' }],
    ['VN', 'quan 1', { city: 'Phường Bến Thành', state: 'Thành phố Hồ Chí Minh' }],
    ['VN', 'Phường Sài Gòn', { city: 'Phường Sài Gòn', state: 'Thành phố Hồ Chí Minh' }],
  ] as const)('%s "%s"', async (country, text, expected) => {
    expect(await best(country, text)).toMatchObject(expected);
  });

  it('finds the place behind a street and keeps the street as typed', async () => {
    const records = await search('PH', 'Blk 7 Lot 12 Brgy San Antonio, Dasmarinas Cavite');
    expect(records.map((record) => record.district)).toEqual(['San Antonio De Padua I', 'San Antonio De Padua II']);
    expect(new Set(records.map((record) => record.street))).toEqual(new Set(['Blk 7 Lot 12 Brgy San Antonio']));
  });

  it('leads old Vietnamese names to the places of today and shows both (design 8.5)', async () => {
    const record = await best('VN', '12 Nguyễn Huệ, Phường Bến Nghé, Q.1, TP HCM');
    expect(record).toMatchObject({ street: '12 Nguyễn Huệ', city: 'Phường Sài Gòn', state: 'Thành phố Hồ Chí Minh' });
    expect(record?.formatted_address).toContain('Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh');
    const district = await search('VN', '12 Nguyen Trai, Quan 1');
    expect(
      district.every((entry) => entry.street === '12 Nguyen Trai' && entry.formatted_address.includes('Quận 1')),
    ).toBe(true);
    expect(district.length).toBe(4);
  });

  it("finds 'nguyen trai' in every province that has one, today's places first", async () => {
    const records = await search('VN', 'nguyen trai');
    expect(
      records
        .slice(0, 2)
        .map((record) => record.city)
        .toSorted(),
    ).toEqual(['Phường Nguyễn Trãi', 'Xã Nguyễn Trãi']);
    expect(new Set(records.map((record) => record.state)).size).toBeGreaterThan(3);
  });

  it('always brings a street in the Philippines, where it has to come from the list (spec 5)', async () => {
    for (const text of ['dasmarinas', 'Makati, Metro Manila', 'Cubao', 'Brgy Poblacion, Davao City']) {
      const records = await search('PH', text);
      expect(records.length).toBeGreaterThan(0);
      expect(records.filter((record) => record.street === '')).toEqual([]);
    }
  });

  it('says every line of Singapore once, however many places of one name the tables have', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `insert into location_places (id, country, name, search_key, lat, lng)
       select 900000000 + id, country, name, search_key, lat, lng from location_places where country = 'SG' returning name`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) {
      const lines = (await search('SG', name)).map((record) => record.formatted_address);
      expect([name, lines.length > 0, lines.length]).toEqual([name, true, new Set(lines).size]);
    }
    await database.pool.query('delete from location_places where id > 900000000');
  });

  it('offers a street first in the place that stands behind it', async () => {
    expect(await best('PH', 'Ayala Avenue, San Lorenzo, Makati City, Metro Manila')).toMatchObject({
      street: 'Ayala Avenue',
      district: 'San Lorenzo',
      city: 'Makati City',
    });
  });

  it('leads a divided Vietnamese ward to all that took over', async () => {
    const { rows } = await database.pool.query<{
      name: string;
      district: string;
      province: string;
      successors: number;
    }>(
      `select l.name, o.name as district, p.name as province, cardinality(l.replaced_by) as successors from location_levels l
       join location_levels o on o.id = l.parent_id join location_levels p on p.id = o.parent_id
       where l.country = 'VN' and l.level = 3 and cardinality(l.replaced_by) > 3 order by l.id limit 3`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, district, province, successors } of rows) {
      const found = await search('VN', `12 Nguyễn Huệ, ${name}, ${district}, ${province}`);
      const own = found.filter((record) => record.former_names?.[0] === name && record.former_names[1] === district);
      expect(own).toHaveLength(Math.min(successors, 10));
    }
  });

  it('answers at most as many as asked for, with points and different ids', async () => {
    const records = await search('PH', 'san jose', 5);
    expect(records).toHaveLength(5);
    expect(new Set(records.map((record) => record.id)).size).toBe(5);
    expect(records.every((record) => Math.abs(record.lat) <= 90 && record.lng > 90)).toBe(true);
  });

  it('finds nothing for nonsense, and does not mind signs that mean something to a database', async () => {
    expect(await search('PH', 'zzzzqqqq xkcd')).toEqual([]);
    for (const text of ["%' or 1=1 --", '%%%', '___', '\\', "'; drop table orders", 'a\nb', '🙂🙂🙂', 'x'.repeat(200)])
      expect(Array.isArray(await search('ID', text))).toBe(true);
  });
});

describe('searching by postcode', () => {
  const searchCode = (country: CountryCode, post_code: string) =>
    geocoder.searchPostcode({ post_code, country, limit: 50 });

  it('answers the villages, towns or areas a code serves', async () => {
    expect((await searchCode('ID', '10310')).map((record) => record.county)).toEqual(['Menteng']);
    expect((await searchCode('MY', '86400')).map((record) => record.city)).toEqual(['Batu Pahat', 'Parit Raja']);
    expect((await searchCode('PH', '4114'))[0]).toMatchObject({ city: 'Dasmariñas City', state: 'Cavite', street: '' });
    expect((await searchCode('PH', '1109')).map((record) => record.street)).toContain('Cubao');
  });

  it('finds nothing for codes that are not in use or not of the country', async () => {
    for (const [country, code] of [
      ['SG', '999999'],
      ['SG', '740001'],
      ['MY', '55555'],
      ['PH', '310123'],
      ['ID', 'abc'],
    ] as const)
      expect(await searchCode(country, code)).toEqual([]);
  });
});

describe('searching by point', () => {
  it('answers the nearest official place and a named place beside it', async () => {
    const [record] = await geocoder.reverse({ lat: 3.118, lng: 101.622, country: 'MY' });
    expect(record).toMatchObject({ city: 'Petaling Jaya', state: 'Selangor', lat: 3.118, lng: 101.622 });
    const [quezon] = await geocoder.reverse({ lat: 14.65, lng: 121.05, country: 'PH' });
    expect(quezon).toMatchObject({ city: 'Quezon City', state: 'Metro Manila' });
    expect(quezon?.street).not.toBe('');
  });

  it('chooses the country itself when none is given', async () => {
    const countries = await Promise.all(
      [
        [1.35, 103.82],
        [3.14, 101.69],
        [14.6, 121],
        [-6.2, 106.83],
        [21.03, 105.85],
      ].map(async ([lat = 0, lng = 0]) => (await geocoder.reverse({ lat, lng, country: null }))[0]?.country),
    );
    expect(countries).toEqual(['SG', 'MY', 'PH', 'ID', 'VN']);
  });

  it('does not call a whole town a street', async () => {
    const [record] = await geocoder.reverse({ lat: -6.2, lng: 106.84, country: 'ID' });
    expect(record?.street).toBe('');
  });
});
