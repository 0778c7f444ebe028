import type { CountryCode } from '@sampan/country-rules';
import { describe, expect, it } from 'vitest';
import { parsePastedAddress, type PastedAddress } from './pasted-address.ts';
import { choosePlaces, explain } from './pasted-place.ts';

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
      post_code: '12730',
      parts: [
        'Jl. Kemang Raya No. 12 RT 004/RW 011',
        'Kel. Bangka',
        'Kec. Mampang Prapatan',
        'Jakarta Selatan',
        'DKI Jakarta',
      ],
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

  // The S in front of a postcode is Singapore's alone: elsewhere it ends the name of the town.
  it.each([
    ['ID', 'Jl. Menara 1, Kudus 59311', 'Kudus'],
    ['PH', 'Alabang-Zapote Road, Las Piñas 1740', 'Las Piñas'],
    // Nor does a town that ends in 'no' make a house number of its postcode.
    ['PH', 'Rizal Street, Solano 3709', 'Solano'],
    ['MY', 'Jalan Besar, 22200 Besut, Kampung Ras 22200', 'Kampung Ras'],
  ] as const)('%s: "%s" keeps its last s', (country, text, town) => {
    expect(parsePastedAddress(text, country).parts.at(-1)).toBe(town);
  });
  it('takes the S of Singapore with its postcode', () => {
    for (const code of ['S208787', 'S(208787)', 'S 208787', 'Singapore 208787', 'SINGAPORE (208787)'])
      expect(parsePastedAddress(`10 Jalan Besar, ${code}`, 'SG')).toMatchObject({
        post_code: '208787',
        parts: ['10 Jalan Besar'],
      });
  });

  it.each([
    ['MY', 'Jalan Wong Ah Fook\n80000 Johor Bahru\nJohor\nTan Mei Ling 012-345 6789', 'Tan Mei Ling'],
    ['PH', 'J.P. Rizal Street\nMakati City 1210\nJuan Reyes\n0917 555 0123', 'Juan Reyes'],
    ['SG', '1 Fusionopolis Way\nSingapore 138632\nWei Ling Tan\nHP 9123 4567', 'Wei Ling Tan'],
  ] as const)('%s: a name behind the address is no part of the street', (country, text, name) => {
    const pasted = parsePastedAddress(text, country);
    expect(pasted.name).toBe(name);
    expect(pasted.parts.join()).not.toContain(name);
  });

  it.each([
    ['PH', 'Jose Cruz, 0918-345-6782, 2nd Floor Wanj Bldg.\nBrgy. San Jose\nDasmarinas, Cavite 4114', 'Jose Cruz'],
    ['ID', 'Ni Luh Ayu, 0813-5678-9013, Jl. Solo-Jogja KM 9, Tegalyoso,\nKabupaten Klaten 57424', 'Ni Luh Ayu'],
  ] as const)('%s: a name and a phone may begin the first of several lines', (country, text, name) => {
    const pasted = parsePastedAddress(text, country);
    expect([pasted.name, pasted.name_is_sure]).toEqual([name, true]);
    expect(pasted.parts.join()).not.toContain(name);
  });

  it('takes the code that maps write behind a Vietnamese province, and no number of a house or road', () => {
    const ends = ['Hà Nội 100000, Việt Nam', 'Hà Nội 11300', 'Quận 1, 700000'];
    for (const end of ends) {
      const { post_code, parts } = parsePastedAddress(`222 Trần Duy Hưng, Cầu Giấy, ${end}`, 'VN');
      expect([end, post_code, parts.join()]).toEqual([
        end,
        /\d{5,6}/u.exec(end)?.[0],
        expect.not.stringMatching(/\d{5}/u),
      ]);
    }
    const kept = parsePastedAddress('10000 Quốc lộ 1A, Thôn 5, Tỉnh Lâm Đồng', 'VN');
    expect([kept.post_code, kept.parts[0]]).toEqual(['', '10000 Quốc lộ 1A']);
  });

  it.each([
    ['VN', 'Người nhận: Lê Minh Khôi\nSĐT: 0912 345 678\nĐịa chỉ: 2 Công xã Paris, Phường Sài Gòn'],
    ['PH', 'Name: Ana Cruz CP#: 0917 555 0123 Address: Ayala Avenue, Makati City'],
    ['SG', '收件人：陈伟玲，电话：9123 4567，地址：10 Jalan Besar, Singapore 208787'],
  ] as const)('%s: labels in front of each part are read: %s', (country, text) => {
    const { name, phone, parts } = parsePastedAddress(text, country);
    expect([name !== '', phone !== '', parts.length > 0]).toEqual([true, true, true]);
    expect(`${name} ${parts.join()}`).not.toMatch(/[:：#]|SĐT|Address|电话/u);
  });

  it('reads nothing out of nothing', () => {
    expect(parsePastedAddress(' \n ', 'ID')).toEqual({
      name: '',
      name_is_sure: true,
      phone: '',
      email: '',
      post_code: '',
      unit_number: '',
      town: '',
      parts: [],
    });
  });

  it.each([
    ['MY', ['Jalan Niaga 6', 'Kuala Selangor'], { state: 'Selangor', city: 'Kuala Selangor' }, ['city']],
    [
      'ID',
      ['Jl. Merdeka 4', 'Kota Padang Sidempuan'],
      { state: 'Sumatera Utara', city: 'Kota Padangsidimpuan' },
      ['city'],
    ],
    [
      'ID',
      ['Jl. Melur 2', 'Kec. Gading Cemp.', 'Bengkulu'],
      { state: 'Bengkulu', district: 'Gading Cempaka' },
      ['state', 'district'],
    ],
    [
      'PH',
      ['1 Rizal St.', 'Salitran 2', 'Dasmarinas'],
      { city: 'Dasmarinas City', district: 'Salitran II' },
      ['city', 'district'],
    ],
  ] as const)('%s: %j names a place as a whole, in its own spelling', (country, parts, names, named) => {
    const levels = { state: '', city: '', district: '', county: '', ...names };
    const place = { id: '', country, formatted_address: '', street: '', building_name: '', ...levels, lat: 0, lng: 0 };
    const explained = explain({ ...place, post_code: '' }, { parts, post_code: '', town: '' }, country, []);
    expect(explained.street).toEqual([parts[0]]);
    expect(explained.named).toEqual(named);
  });

  it('keeps the street that goes on behind a name in the same part, and drops an older name', () => {
    const levels = { state: 'Jawa Timur', city: 'Kota Surabaya', district: 'Mulyorejo', county: 'Kalisari' };
    const place = { id: '', country: 'ID' as const, formatted_address: '', street: '', building_name: '', ...levels };
    const streetOf = (...parts: string[]) =>
      explain({ ...place, post_code: '', lat: 0, lng: 0 }, { parts, post_code: '', town: '' }, 'ID', []).street;
    const behind = streetOf('Central Park', 'Kel. Kalisari Blok AB No.9 Jl. Raya', 'Mulyorejo', 'Kota Surabaya');
    expect(behind).toEqual(['Central Park', 'Blok AB No.9 Jl. Raya']);
    expect(streetOf('Jl. Raya 9', 'Kec. Mulyorejo dan Kenjeran', 'Kota Surabaya')).toEqual(['Jl. Raya 9']);
  });

  it('takes the province of before a division for the one of today, and a city before a town of its name', () => {
    const place = { id: '', formatted_address: '', street: '', building_name: '', district: '', post_code: '' };
    const sorong = { ...place, country: 'ID' as const, state: 'Papua Barat Daya', city: 'Kota Sorong', lat: 0, lng: 0 };
    const parts = ['Jl. Basuki Rahmat 2', 'Kota Sorong', 'Papua Barat'];
    expect(explain(sorong, { parts, post_code: '', town: '' }, 'ID', []).street).toEqual(['Jl. Basuki Rahmat 2']);
    const bacolod = { ...place, country: 'PH' as const, state: '', lat: 0, lng: 0 };
    const text = { parts: ['1 Lacson St.', 'Bacolod City'], post_code: '', town: '' };
    const [city, town] = ['Bacolod City', 'Bacolod'].map((name) => explain({ ...bacolod, city: name }, text, 'PH', []));
    expect([city?.named, town?.named]).toEqual([['city'], ['city']]);
    expect(choosePlaces([town, city].flatMap((entry) => entry ?? [])).map(({ place: at }) => at.city)).toEqual([
      'Bacolod City',
    ]);
  });

  it('prefers the city of the postcode to a village elsewhere, and asks where nothing tells two apart', () => {
    const place = {
      id: '',
      country: 'ID' as const,
      formatted_address: '',
      street: '',
      building_name: '',
      district: '',
    };
    const at = { ...place, post_code: '', lat: 0, lng: 0 };
    const pontianak = { ...at, state: 'Kalimantan Barat', city: 'Kota Pontianak', county: '' };
    const aceh = { ...at, state: 'Aceh', city: 'Kabupaten Bireuen', county: 'Karang Anyar' };
    const riau = { ...at, state: 'Riau', city: 'Kabupaten Siak', county: 'Karang Anyar' };
    const chosen = (post_code: string, by_code: (typeof pontianak)[]) => {
      const text = { parts: ['Jl. Merdeka 1', 'Karang Anyar'], post_code, town: '' };
      return choosePlaces([aceh, riau, pontianak].map((each) => explain(each, text, 'ID', by_code)));
    };
    expect(chosen('78121', [pontianak]).map((each) => each.place.city)).toEqual(['Kota Pontianak']);
    expect(chosen('', []).map((each) => each.place.city)).toEqual(['Kabupaten Bireuen', 'Kabupaten Siak']);
  });

  it('keeps of the street what is no level of the place, as it was written', () => {
    const pasted = parsePastedAddress(TABLE[7]![1], 'ID');
    const place = {
      id: '',
      country: 'ID' as const,
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
    expect(explain(place, pasted, 'ID', []).street).toEqual(['Jl. Kemang Raya No. 12 RT 004/RW 011']);
  });
});

describe('kinds of the fourth set', () => {
  it('reads several units, and a code that is written twice once', () => {
    const two = parsePastedAddress('7 Ang Mo Kio Street 66 #01-09 & #01-12, Flora Vista, Singapore 567708', 'SG');
    expect([two.unit_number, two.parts]).toEqual(['#01-09&#01-12', ['7 Ang Mo Kio Street 66', 'Flora Vista']]);
    const twice = parsePastedAddress('114 Jurong East Street 13 Singapore 600114, #01-402, S600114', 'SG');
    expect([twice.post_code, twice.parts]).toEqual(['600114', ['114 Jurong East Street 13']]);
  });

  it('takes the country for no part of the street where a full stop ends it', () => {
    expect(parsePastedAddress('Sungai Choh, 48200 Serendah, Selangor, MALAYSIA.', 'MY').parts.at(-1)).toBe('Selangor');
  });

  it('parts Indonesian places where the word for their kind stands between them', () => {
    expect(parsePastedAddress('Jl. Raya Kunir 01/03 Kec.Wonodadi Kab.Blitar Kode Pos 66155', 'ID').parts).toEqual([
      'Jl. Raya Kunir 01/03',
      'Kec.Wonodadi',
      'Kab.Blitar',
    ]);
    expect(parsePastedAddress('Jl. Kecamatan No. 5, Kota Batu', 'ID').parts).toEqual([
      'Jl. Kecamatan No. 5',
      'Kota Batu',
    ]);
  });

  it('takes the building that one line without a phone begins with for nobody, and the person in front of a phone', () => {
    expect(parsePastedAddress('LOFICE I, 82 Scout Ojeda St., Quezon City 1103', 'PH').name).toBe('');
    expect(parsePastedAddress('Ana Cruz, 82 Scout Ojeda St., Quezon City 1103, 0917 555 0123', 'PH').name).toBe(
      'Ana Cruz',
    );
  });

  it('takes the number of a building for no postcode, and keeps a note about the way apart from the city', () => {
    const tower = parsePastedAddress('28th Floor, Tower 6789, 6789 Ayala Ave., Makati City', 'PH');
    expect([tower.post_code, tower.parts[1]]).toEqual(['', 'Tower 6789']);
    const note = parsePastedAddress('Quezon Ave., Alaminos City (in front of the market), Pangasinan', 'PH');
    expect(note.parts).toEqual(['Quezon Ave.', 'Alaminos City', 'in front of the market', 'Pangasinan']);
    expect(parsePastedAddress('Jl. Pahlawan 8, Kel/Desa Sidokumul, Gresik', 'ID').parts[1]).toBe('Kel Sidokumul');
  });

  it('takes an institution above the street for nobody, and a person for one', () => {
    const nameOf = (first: string) => parsePastedAddress(`${first}\nMabini Street\nPalompon, Leyte 6538`, 'PH').name;
    for (const first of ['Palompon Institute of Technology', 'Asian College', 'Bukidnon Cooperative', 'Rural Bank'])
      expect([first, nameOf(first)]).toEqual([first, '']);
    expect(nameOf('Maria dela Cruz')).toBe('Maria dela Cruz');
  });

  it('takes the country in short, or behind a dot, for no part of the address', () => {
    expect(parsePastedAddress('Ziga Ave, Tabaco City, Albay 4511 PHI', 'PH').parts).toEqual([
      'Ziga Ave',
      'Tabaco City',
      'Albay',
    ]);
    expect(parsePastedAddress('Cobo, Tabaco City, Albay 4511 · Philippines', 'PH').parts).toEqual([
      'Cobo',
      'Tabaco City',
      'Albay',
    ]);
    expect(parsePastedAddress('Brgy. San Rafael\nRoxas\nOriental Mindoro PH', 'PH').parts.at(-1)).toBe(
      'Oriental Mindoro',
    );
    expect(parsePastedAddress('Jl. Raya 5, Blok ID', 'ID').parts).toEqual(['Jl. Raya 5', 'Blok ID']);
  });

  it('takes a corner for nobody', () => {
    expect(parsePastedAddress('Corner San Jose, Bonifacio St., Kabankalan City', 'PH').name).toBe('');
  });

  it('takes no part called a city for the province of its name, and a city that is written twice for no street', () => {
    const place = { street: '', building_name: '', country: 'PH', district: '', county: '', post_code: '' } as const;
    const quezon = { ...place, id: 'a', formatted_address: '', state: 'Quezon', city: 'San Antonio', lat: 0, lng: 0 };
    const text = { parts: ['75 Corregidor St.', 'Quezon City'], post_code: '', town: '' };
    expect(explain(quezon, text, 'PH', []).named).toEqual([]);
    const makati = { ...quezon, state: 'Metro Manila', city: 'Makati City', district: 'Olympia' };
    const twice = {
      parts: ['457-B J. P. Rizal Street', 'Barangay Olympia', 'Makati City', 'Makati'],
      post_code: '',
      town: '',
    };
    expect(explain(makati, twice, 'PH', []).street).toEqual(['457-B J. P. Rizal Street']);
  });
});
