import { describe, expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

describe('address lines follow each country (domain.md 1.5)', () => {
  test('SG: street with unit, then Singapore and the postcode', () => {
    expect(
      addressLines({
        unit_number: '05-12',
        street: 'Blk 412 Geylang East Avenue 1',
        city: 'Singapore',
        state: 'Singapore',
        post_code: '389412',
        country: 'SG',
      }),
    ).toEqual(['Blk 412 Geylang East Avenue 1 #05-12', 'Singapore 389412']);
  });

  test.each(['N/A', 'n/a', 'NA', ''])("SG: the unit '%s' means none (spec 5)", (unit_number) => {
    expect(addressLines({ unit_number, street: '1 Fullerton Square', post_code: '049178', country: 'SG' })).toEqual([
      '1 Fullerton Square',
      'Singapore 049178',
    ]);
  });

  test('a unit or a building the street already names is not repeated, part of a number is no such name', () => {
    const at = { street: '12 Raffles Quay #05-12, One Raffles', post_code: '048583', country: 'SG' };
    expect(addressLines({ ...at, unit_number: '#05-12', building_name: 'One Raffles' })[0]).toBe(
      '12 Raffles Quay #05-12, One Raffles',
    );
    expect(
      addressLines({
        unit_number: '1',
        street: '12 Jalan Ampang',
        post_code: '50450',
        city: 'Kuala Lumpur',
        country: 'MY',
      })[0],
    ).toBe('1, 12 Jalan Ampang');
  });

  test('MY: village, postcode and town, state', () => {
    expect(
      addressLines({
        unit_number: 'A-12-3',
        street: '18 Lebuh Tunku Kudin 3',
        district: 'Gelugor',
        post_code: '11700',
        city: 'George Town',
        state: 'Pulau Pinang',
        country: 'MY',
      }),
    ).toEqual(['A-12-3, 18 Lebuh Tunku Kudin 3', 'Gelugor', '11700 George Town', 'Pulau Pinang']);
  });

  test('MY: a federal territory is written once', () => {
    expect(
      addressLines({
        street: '23 Jalan Masjid India',
        post_code: '50100',
        city: 'Kuala Lumpur',
        state: 'Kuala Lumpur',
        country: 'MY',
      }),
    ).toEqual(['23 Jalan Masjid India', '50100 Kuala Lumpur']);
  });

  test('PH: barangay, city, postcode and province', () => {
    expect(
      addressLines({
        street: 'Blk 7 Lot 12',
        district: 'Barangay San Antonio de Padua',
        city: 'Dasmariñas City',
        state: 'Cavite',
        post_code: '4114',
        country: 'PH',
      }),
    ).toEqual(['Blk 7 Lot 12', 'Barangay San Antonio de Padua', 'Dasmariñas City', '4114 Cavite']);
  });

  test('ID: kelurahan and kecamatan, kota, province and postcode', () => {
    expect(
      addressLines({
        street: 'Jl. Kebon Kacang 9, RT 004/RW 011',
        county: 'Kebon Kacang',
        district: 'Tanah Abang',
        city: 'Kota Jakarta Pusat',
        state: 'DKI Jakarta',
        post_code: '10240',
        country: 'ID',
      }),
    ).toEqual([
      'Jl. Kebon Kacang 9, RT 004/RW 011',
      'Kebon Kacang, Tanah Abang',
      'Kota Jakarta Pusat',
      'DKI Jakarta 10240',
    ]);
  });

  test('VN: ward and district on one line, since 2025 the district may be missing', () => {
    const at = { street: '15 phố Gốm', district: 'Phường Láng', city: 'Quận Đống Đa', state: 'Hà Nội', country: 'VN' };
    expect(addressLines(at)).toEqual(['15 phố Gốm', 'Phường Láng, Quận Đống Đa', 'Hà Nội']);
    expect(addressLines({ ...at, city: '' })).toEqual(['15 phố Gốm', 'Phường Láng', 'Hà Nội']);
  });

  test('an address stored as NFD comes out composed', () => {
    expect(addressLines({ street: 'đường Nguyễn Trãi'.normalize('NFD'), country: 'VN' })).toEqual([
      'đường Nguyễn Trãi',
    ]);
  });

  test('another country gets a common order, and empty parts leave no line', () => {
    expect(addressLines({ street: '5 Rue Oberkampf', city: 'Paris', post_code: '75011', country: 'FR' })).toEqual([
      '5 Rue Oberkampf',
      'Paris 75011',
    ]);
    expect(addressLines({ country: 'PH' })).toEqual([]);
  });
});
