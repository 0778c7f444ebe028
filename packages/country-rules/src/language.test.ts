import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './country-code.ts';
import { headerLanguagesOf, languageFor } from './country-language.ts';
import { locationLanguageFor } from './location-language.ts';
import { BCP47_OF_LANGUAGE, LANGUAGES } from './language.ts';

describe('languages (spec sections 2, 7 and 9)', () => {
  it('whitelists five and maps each to a tag that Intl knows', () => {
    expect(LANGUAGES).toEqual(['en', 'my', 'ph', 'id', 'vi']);
    const tags = LANGUAGES.map((language) => BCP47_OF_LANGUAGE[language]);
    expect(tags).toEqual(['en', 'ms-MY', 'fil-PH', 'id-ID', 'vi-VN']);
    expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
  });

  it('defaults to id in Indonesia, vi in Vietnam and en elsewhere', () => {
    expect(COUNTRY_CODES.map((country) => languageFor(country, null))).toEqual(['en', 'en', 'en', 'id', 'vi']);
    expect(COUNTRY_CODES.map((country) => languageFor(country, ''))).toEqual(['en', 'en', 'en', 'id', 'vi']);
  });

  it('maps vi to id in ID and id to vi in VN; others keep what is stored', () => {
    expect(languageFor('ID', 'vi')).toBe('id');
    expect(languageFor('VN', 'id')).toBe('vi');
    expect(languageFor('ID', 'en')).toBe('en');
    expect(languageFor('SG', 'vi')).toBe('vi');
    expect(languageFor('MY', 'my')).toBe('my');
  });

  it('falls back to en for what is not on the list', () => {
    expect(languageFor('ID', 'fr')).toBe('en');
    expect(languageFor('SG', '../etc')).toBe('en');
  });

  it('offers English and Bahasa in ID, English and Vietnamese in VN, nothing elsewhere', () => {
    expect(COUNTRY_CODES.map(headerLanguagesOf)).toEqual([[], [], [], ['en', 'id'], ['en', 'vi']]);
  });

  it('asks for locations in vi in VN unless id is stored, in id in ID unless vi is, in en for PH and MY', () => {
    expect([null, 'vi', 'en', 'id'].map((stored) => locationLanguageFor('VN', stored))).toEqual([
      'vi',
      'vi',
      'vi',
      'en',
    ]);
    expect([null, 'id', 'en', 'vi'].map((stored) => locationLanguageFor('ID', stored))).toEqual([
      'id',
      'id',
      'id',
      'en',
    ]);
    expect(
      ['vi', 'id', null].flatMap((stored) => [locationLanguageFor('PH', stored), locationLanguageFor('MY', stored)]),
    ).toEqual(Array(6).fill('en'));
  });
});
