import type { Api } from '@sampan/api-client';
import { addressLevelsOf, PER_PAGE_LOCATIONS, type CountryCode, type Language } from '@sampan/country-rules';
import type { LevelPlace } from '@sampan/stores/address';
import { $country, locale_store, session } from '../session/session.store.ts';

/** The list of states as it was loaded, by country and language; one that failed is asked for again. */
const lists = new Map<string, Promise<readonly LevelPlace[]>>();

/** The states or provinces of a country: what was loaded at the start, else asked for now. */
export function loadLevelOne(api: Api, country: CountryCode, language: Language): Promise<readonly LevelPlace[]> {
  const key = `${country} ${language}`;
  const kept = lists.get(key);
  if (kept !== undefined) return kept;
  const query = { country_code: country, language, per_page: String(PER_PAGE_LOCATIONS) };
  const asked = api.listLevel1({ query }).then(({ records }) => records);
  lists.set(key, asked);
  asked.catch(() => lists.delete(key));
  return asked;
}

/**
 * Loads level 1 at the start and whenever the token changes (spec section 7, Common), so that address forms have their states
 * when they open. A failed list is empty for whoever opens a form, and is asked for again then. Gives back how to stop.
 */
export function keepLevelOne(api: Api): () => void {
  const load = () => {
    const country = $country.get();
    if (addressLevelsOf(country).length > 0)
      loadLevelOne(api, country, locale_store.$location_language.get()).catch(() => undefined);
  };
  let token = session.getToken();
  load();
  return session.$session.listen(() => {
    if (token === session.getToken()) return;
    token = session.getToken();
    lists.clear();
    // Country and language follow the session within this turn.
    queueMicrotask(load);
  });
}
