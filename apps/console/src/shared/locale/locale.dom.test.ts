import type { User } from '@sampan/contract';
import { loadMessages } from '@sampan/messages';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endSession, locale_store, setLanguage, startSession } from '../session/session.store.ts';
import { createConsoleI18n } from './locale.tsx';

const person = (country_code: User['country_code'], language: User['language']) =>
  ({ id: 'u1', country_code, language }) as User;

/** A first import compiles a whole catalogue: that belongs to no test's waiting. */
beforeAll(() => Promise.all((['en', 'my', 'ph', 'id', 'vi'] as const).map((language) => loadMessages(language))));
afterEach(() => {
  endSession();
  locale_store.setCountry(null);
  setLanguage(null);
});

/** Midnight UTC of 1 January 1970 as the page writes it. */
const shown = async (i18n: Awaited<ReturnType<typeof createConsoleI18n>>, country: string) => {
  await expect.poll(() => i18n.current().country).toBe(country);
  const { language, formatTrackingDateTime } = i18n.current();
  return [language, formatTrackingDateTime(0)];
};

describe('spec 4 Other: once signed in, the time zone is set per country', () => {
  test.each([
    ['MY', 'en', '01.01.1970, 08:00 am'],
    ['PH', 'en', '01.01.1970, 08:00 am'],
    ['ID', 'id', '01.01.1970, 07:00 am'],
  ] as const)('%s', async (country, language, moment) => {
    const i18n = await createConsoleI18n();
    expect(i18n.current().country).toBe('SG');
    startSession({ token: 't', user: person(country, language) });
    expect(await shown(i18n, country)).toEqual([language, moment]);
  });

  test("a person's own country wins over the one that was visited, and is gone with the session", async () => {
    locale_store.setCountry('PH');
    const i18n = await createConsoleI18n();
    startSession({ token: 't', user: person('ID', 'en') });
    expect(await shown(i18n, 'ID')).toEqual(['en', '01.01.1970, 07:00 am']);
    endSession();
    expect(await shown(i18n, 'PH')).toEqual(['en', '01.01.1970, 08:00 am']);
  });
});

describe('spec 9: languages', () => {
  test('the default language of a visitor is id for Indonesia, vi for Vietnam, en elsewhere', async () => {
    const i18n = await createConsoleI18n();
    for (const [country, language] of [
      ['ID', 'id'],
      ['VN', 'vi'],
      ['MY', 'en'],
      ['SG', 'en'],
    ] as const) {
      locale_store.setCountry(country);
      await expect.poll(() => i18n.current().country).toBe(country);
      expect(i18n.current().language).toBe(language);
    }
  });

  test('ID maps vi to id, VN maps id to vi', async () => {
    const i18n = await createConsoleI18n();
    setLanguage('vi');
    locale_store.setCountry('ID');
    await expect.poll(() => [i18n.current().country, i18n.current().language]).toEqual(['ID', 'id']);
    setLanguage('id');
    locale_store.setCountry('VN');
    await expect.poll(() => [i18n.current().country, i18n.current().language]).toEqual(['VN', 'vi']);
  });
});
