import { describe, expect, it } from 'vitest';
import { levelNamed } from './level-named.ts';
import { isShortForm, withDigits } from './pasted-short-form.ts';

describe('names that are cut short', () => {
  it.each([
    ['ID', 'Kec. Gading Cemp.', 'Gading Cempaka'],
    ['ID', 'Kb. Sirih', 'Kebon Sirih'],
    ['ID', 'Kec. Kby. Baru', 'Kebayoran Baru'],
    ['ID', 'Kec. Klaten Sel.', 'Klaten Selatan'],
    ['ID', 'Kel.Tj. Duren Utara', 'Tanjung Duren Utara'],
    ['ID', 'Kec. Gn. Putri', 'Gunungputri'],
    ['ID', 'Ilir Bar. I', 'Ilir Barat Satu'],
    ['ID', 'Kec. Tlk. Betung Utara', 'Telukbetung Utara'],
    ['ID', 'Klp. Dua', 'Kelapadua'],
    ['ID', 'Sukamaju Sel.', 'Sukamajuselatan'],
    ['PH', 'Brgy. Sta. Cruz', 'Santa Cruz'],
    ['PH', 'Gen. Trias', 'General Trias'],
  ] as const)('%s: %s is %s', (country, part, name) => {
    expect(isShortForm(part, name, country)).toBe(true);
  });

  it.each([
    ['ID', 'Gading Cemp', 'Gading Cempaka'],
    ['ID', 'Kb. Sirih', 'Kebon Jeruk'],
    ['ID', 'Kec. Klaten Sel.', 'Klaten Utara'],
    ['ID', 'Kec. Menteng', 'Menteng Atas'],
    ['ID', 'Gn. Putri', 'Sukaputri'],
    ['ID', 'Gn. Putri', 'Putri'],
    ['ID', 'Jl. A. B.', 'Abang Banda'],
    ['PH', 'St. Peter', 'Salvador Peter I'],
  ] as const)('%s: %s is not %s', (country, part, name) => {
    expect(isShortForm(part, name, country)).toBe(false);
  });

  it('means none of a list where it may mean two', () => {
    const list = [{ name: 'Kebon Jeruk' }, { name: 'Kebun Jeruk' }, { name: 'Kebon Sirih' }];
    expect(levelNamed(list, ['Kb. Sirih'], 'ID')).toEqual({ name: 'Kebon Sirih' });
    expect(levelNamed(list, ['Kb. Jeruk'], 'ID')).toBeNull();
  });
});

describe('Roman numbers', () => {
  it.each([
    ['salitran ii', 'salitran 2'],
    ['barangay iv a', 'barangay 4 a'],
    ['zone xix', 'zone 19'],
    ['zone xxxix', 'zone 39'],
    ['ilir barat satu', 'ilir barat 1'],
    ['dua boccoe', 'dua boccoe'],
    ['san vicente', 'san vicente'],
    ['v', 'v'],
    ['vi', 'vi'],
  ])('%s is %s', (key, digits) => {
    expect(withDigits(key)).toBe(digits);
  });
});
