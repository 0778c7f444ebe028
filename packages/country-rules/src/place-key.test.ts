import { describe, expect, it } from 'vitest';
import { foldText, searchKeyOf } from './place-key.ts';

describe('folded text', () => {
  it('is the same for Vietnamese in either normal form, with and without marks', () => {
    for (const text of ['Nguyễn Trãi', 'Nguyễn Trãi'.normalize('NFD'), 'NGUYEN TRAI', 'nguyen  trai'])
      expect(foldText(text)).toBe('nguyen trai');
    expect(foldText('Đống Đa')).toBe('dong da');
  });
  it('drops apostrophes and turns other signs into one space', () => {
    expect(foldText("M'Lang")).toBe('mlang');
    expect(foldText('Al-Barka (Pob.)')).toBe('al barka pob');
  });
});

describe('search keys', () => {
  it.each([
    ['PH', 'City of Dasmariñas', 'dasmarinas'],
    ['PH', 'Dasmarinas City', 'dasmarinas'],
    ['PH', 'Brgy. Sta. Cruz', 'santa cruz'],
    ['PH', 'QC', 'quezon'],
    ['PH', 'Sampaloc, Manila', 'sampaloc'],
    ['PH', 'NCR', 'metro manila'],
    ['PH', 'Dao District', 'dao'],
    ['PH', 'S.K.', 'sultan kudarat'],
    ['PH', 'Neg. Occ.', 'negros occidental'],
    ['PH', 'Q.C.', 'quezon'],
    ['PH', 'GenSan City', 'general santos'],
    ['PH', 'Montalban', 'rodriguez'],
    ['ID', 'Kepri', 'kepulauan riau'],
    ['ID', 'Kalsel', 'kalimantan selatan'],
    ['ID', 'South Jakarta', 'jakarta selatan'],
    ['ID', 'South Jakarta City', 'jakarta selatan'],
    ['ID', 'North Kuta District', 'kuta utara'],
    ['ID', 'East Java Province', 'jawa timur'],
    ['ID', 'Mampang Prapatan Sub-district', 'mampang prapatan'],
    ['ID', 'Kal-Tim', 'kalimantan timur'],
    ['ID', 'Kodya Medan', 'medan'],
    ['ID', 'Propinsi Jawa Timur', 'jawa timur'],
    ['ID', 'Daerah Khusus Jakarta', 'jakarta'],
    ['ID', 'Sei Beduk', 'sungai beduk'],
    ['ID', 'Gn. Putri', 'gunung putri'],
    ['ID', 'Jkt Utara', 'jakarta utara'],
    ['ID', 'Distrik Jayapura Selatan', 'jayapura selatan'],
    ['ID', 'East Nusa Tenggara', 'nusa tenggara timur'],
    ['ID', 'Southwest Papua', 'papua barat daya'],
    ['ID', 'Kecamatan Menteng', 'menteng'],
    ['ID', 'Kota Administrasi Jakarta Pusat', 'jakarta pusat'],
    ['ID', 'Daerah Khusus Ibukota Jakarta', 'jakarta'],
    ['ID', 'Jaksel', 'jakarta selatan'],
    ['MY', 'Wp Kuala Lumpur', 'kuala lumpur'],
    ['MY', 'PJ', 'petaling jaya'],
    ['MY', 'P. Pinang', 'pulau pinang'],
    ['MY', 'Selangor Darul Ehsan', 'selangor'],
    ['MY', 'Johor Bharu', 'johor baru'],
    ['MY', 'JB', 'johor baru'],
    ['MY', 'Tanjong Bungah', 'tanjung bungah'],
    ['VN', 'Thành phố Hồ Chí Minh', 'ho chi minh'],
    ['VN', 'Tỉnh Bến Tre', 'ben tre'],
    ['SG', 'Toa Payoh New Town', 'toa payoh'],
  ] as const)('%s: %s is found as "%s"', (country, name, key) => {
    expect(searchKeyOf(name, country)).toBe(key);
  });

  it('keeps the word of a numbered place, however it is written', () => {
    for (const name of ['Quận 1', 'quan 1', 'Q.1', 'Q1', 'q 1']) expect(searchKeyOf(name, 'VN')).toBe('quan 1');
    expect(searchKeyOf('Phường 12', 'VN')).toBe('phuong 12');
    expect(searchKeyOf('Brgy 5', 'PH')).toBe('barangay 5');
  });
});
