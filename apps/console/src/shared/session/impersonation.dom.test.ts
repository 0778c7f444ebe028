import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { startImpersonation } from './impersonation.ts';
import { $country, $language, $user, endSession, session, setLanguage, startSession } from './session.store.ts';

const personOf = (id: string, country_code: string, is_admin_logged_in: boolean) =>
  ({ id, country_code, is_admin_logged_in, rights: [] }) as unknown as User;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  endSession();
});

test.each([
  ['SG', 'en'],
  ['MY', 'en'],
  ['PH', 'en'],
  ['ID', 'id'],
])(
  'spec 4 Login as: the session and the country follow a person of %s, the language is %s, the page reloads after 0.5 s',
  (country, language) => {
    vi.useFakeTimers();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    startSession({ token: 'own', user: personOf('admin', 'ID', false) });
    setLanguage('id');
    startImpersonation({ token: 'theirs', user: personOf('shop', country, true) });
    expect([session.$session.get()?.token, $user.get()?.id, $country.get(), $language.get()]).toEqual([
      'theirs',
      'shop',
      country,
      language,
    ]);
    vi.advanceTimersByTime(499);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  },
);
