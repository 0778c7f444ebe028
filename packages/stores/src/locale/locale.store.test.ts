import type { CountryCode, Language } from '@sampan/country-rules';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createLocaleStore } from './locale.store.ts';
import { createMemoryStorage } from '../storage/storage.port.ts';

describe('locale (spec 9)', () => {
  it('is SG and English of somebody unknown, and kept once chosen', () => {
    const storage = createMemoryStorage();
    const locale = createLocaleStore({ storage });
    expect([locale.$country.get(), locale.$language.get(), locale.$header_languages.get()]).toEqual(['SG', 'en', []]);
    locale.setCountry('ID');
    locale.setLanguage('en');
    const reloaded = createLocaleStore({ storage });
    expect([reloaded.$country.get(), reloaded.$language.get(), reloaded.$header_languages.get()]).toEqual([
      'ID',
      'en',
      ['en', 'id'],
    ]);
  });

  it('takes country and language from the user first', () => {
    const $user = atom<{ country_code: CountryCode; language?: Language } | null>(null);
    const locale = createLocaleStore({ storage: createMemoryStorage(), $user, app_country: 'PH' });
    expect(locale.$country.get()).toBe('PH');
    locale.setCountry('MY');
    $user.set({ country_code: 'ID', language: 'id' });
    expect([locale.$country.get(), locale.$language.get()]).toEqual(['ID', 'id']);
    locale.setLanguage('en');
    expect(locale.$language.get()).toBe('en');
    $user.set(null);
    expect(locale.$country.get()).toBe('MY');
  });

  it('reads vi as id in Indonesia and id as vi in Vietnam, for the lists too', () => {
    const locale = createLocaleStore({ storage: createMemoryStorage() });
    locale.setLanguage('vi');
    locale.setCountry('ID');
    expect([locale.$language.get(), locale.$location_language.get()]).toEqual(['id', 'en']);
    locale.setLanguage('id');
    expect([locale.$language.get(), locale.$location_language.get()]).toEqual(['id', 'id']);
    locale.setCountry('VN');
    expect(locale.$language.get()).toBe('vi');
  });
});
