import type { CountryCode } from '@sampan/country-rules';
import { describe, expect, it } from 'vitest';
import { streetOfPasted } from './apply-pasted.ts';
import { parsePastedAddress, type PastedAddress } from './pasted-address.ts';

const TABLE: readonly [country: CountryCode, text: string, expected: Partial<PastedAddress>][] = [
  [
    'SG',
    'Nurul Aisyah binti Rahman\n9123 4567\nBlk 145 Toa Payoh Lorong 2 #08-212\nSingapore 310145',
    {
      name: 'Nurul Aisyah binti Rahman',
      phone: '91234567',
      unit_number: '#08-212',
      post_code: '310145',
      parts: ['Blk 145 Toa Payoh Lorong 2'],
    },
  ],
  [
    'SG',
    'Wei Ling Tan, 10 Jalan Besar #03-21 S(208787), +65 8123-4567',
    { name: 'Wei Ling Tan', phone: '81234567', unit_number: '#03-21', post_code: '208787', parts: ['10 Jalan Besar'] },
  ],
  [
    'SG',
    'Name: Priya d/o Subramaniam\nHP: 6581234567\nAddress: 52 Serangoon North Ave 4, #11-08, Singapore 555853',
    {
      name: 'Priya d/o Subramaniam',
      phone: '81234567',
      unit_number: '#11-08',
      post_code: '555853',
      parts: ['52 Serangoon North Ave 4'],
    },
  ],
  [
    'MY',
    'Nama: Ahmad Faizal bin Osman\nNo. HP: 012-345 6789\nAlamat: No 12, Jalan SS 2/24, Taman Bahagia,\n47300 Petaling Jaya, Selangor',
    {
      name: 'Ahmad Faizal bin Osman',
      phone: '123456789',
      post_code: '47300',
      parts: ['No 12', 'Jalan SS 2/24', 'Taman Bahagia', 'Petaling Jaya', 'Selangor'],
    },
  ],
  [
    'MY',
    'Tan Mei Ling\n+60 11-1234 5678\nB-12-3A Residensi Kiara, Jalan Kiara 5\n50480 Kuala Lumpur, Malaysia',
    {
      name: 'Tan Mei Ling',
      phone: '1112345678',
      post_code: '50480',
      parts: ['B-12-3A Residensi Kiara', 'Jalan Kiara 5', 'Kuala Lumpur'],
    },
  ],
  [
    'PH',
    'Maria Teresa Dela Cruz\n0917 555 0123\nBlk 7 Lot 12 Phase 3, Villa San Lorenzo Subdivision, Barangay San Antonio de Padua, Dasmariñas City, Cavite 4114',
    {
      name: 'Maria Teresa Dela Cruz',
      phone: '9175550123',
      post_code: '4114',
      parts: [
        'Blk 7 Lot 12 Phase 3',
        'Villa San Lorenzo Subdivision',
        'Barangay San Antonio de Padua',
        'Dasmariñas City',
        'Cavite',
      ],
    },
  ],
  [
    'PH',
    'Juan P. Reyes | +63 (917) 555-0199 | 1245 Taft Ave., Ermita, Manila | 1000',
    { name: 'Juan P. Reyes', phone: '9175550199', post_code: '1000', parts: ['1245 Taft Ave.', 'Ermita', 'Manila'] },
  ],
  [
    'ID',
    'Penerima: Budi Santoso\nWA: 0812-3456-7890\nAlamat lengkap: Jl. Kemang Raya No. 12 RT 004/RW 011, Kel. Bangka, Kec. Mampang Prapatan, Jakarta Selatan, DKI Jakarta\nKode Pos 12730',
    {
      name: 'Budi Santoso',
      phone: '81234567890',
      unit_number: 'RT 004/RW 011',
      post_code: '12730',
      parts: ['Jl. Kemang Raya No. 12', 'Kel. Bangka', 'Kec. Mampang Prapatan', 'Jakarta Selatan', 'DKI Jakarta'],
    },
  ],
  [
    'ID',
    '*Dewi Lestari*\n+62 811 2345 678\ndewi@contoh.test\nPerumahan Griya Asri Blok C2 No. 8\nSleman, DI Yogyakarta 55284, Indonesia',
    {
      name: 'Dewi Lestari',
      phone: '8112345678',
      email: 'dewi@contoh.test',
      post_code: '55284',
      parts: ['Perumahan Griya Asri Blok C2 No. 8', 'Sleman', 'DI Yogyakarta'],
    },
  ],
  [
    'VN',
    'Nguyễn Thị Ánh Tuyết\n0912 345 678\n12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Hồ Chí Minh',
    {
      name: 'Nguyễn Thị Ánh Tuyết',
      phone: '912345678',
      parts: ['12 Nguyễn Huệ', 'Phường Bến Nghé', 'Quận 1', 'Hồ Chí Minh'],
    },
  ],
];

describe('paste a whole address (look.md 3.1, step 1)', () => {
  it.each(TABLE)('%s: %s', (country, text, expected) => {
    expect(parsePastedAddress(text, country)).toMatchObject(expected);
  });

  it('takes no house number for a postcode and no postcode for a phone', () => {
    expect(parsePastedAddress('60 Paya Lebar Road #03-11 409051', 'SG')).toMatchObject({
      name: '',
      phone: '',
      post_code: '409051',
    });
    expect(parsePastedAddress('1000 Roxas Boulevard, Pasay', 'PH').parts).toEqual(['1000 Roxas Boulevard', 'Pasay']);
  });

  it('reads nothing out of nothing', () => {
    expect(parsePastedAddress(' \n ', 'ID')).toEqual({
      name: '',
      phone: '',
      email: '',
      post_code: '',
      unit_number: '',
      parts: [],
    });
  });

  it('keeps of the street what is no level of the place, as it was written', () => {
    const pasted = parsePastedAddress(TABLE[7]![1], 'ID');
    const place = {
      id: '',
      formatted_address: '',
      street: '',
      building_name: '',
      state: 'DKI Jakarta',
      city: 'Kota Jakarta Selatan',
      district: 'Mampang Prapatan',
      county: 'Bangka',
      post_code: '12730',
      lat: 0,
      lng: 0,
    };
    expect(streetOfPasted(pasted, place)).toBe('Jl. Kemang Raya No. 12');
    expect(streetOfPasted(pasted, null)).toBe(pasted.parts.join(', '));
  });
});
