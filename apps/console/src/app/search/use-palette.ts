import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SearchAnswer } from '@sampan/contract';
import { TIMINGS } from '@sampan/country-rules';
import { iconClock, iconSearch } from '@sampan/ui';
import { useEffect, useMemo, useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePhoneText } from '../../shared/phones/use-phone-text.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { readTyped, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';
import { actionEntries, pageEntries } from './palette-places.ts';
import { parcelEntry, personEntry } from './parcel-entry.ts';
import { readRecent } from './recent-entries.ts';

const MOST_PLACES = 4;

export interface Palette {
  text: string;
  groups: PaletteGroup[];
  /** What is shown belongs to what is typed. */
  is_settled: boolean;
  /** The words are written nearly so. */
  is_near: boolean;
  query: UseQueryResult<SearchAnswer>;
  asks_server: boolean;
}

/** Follows a text, so many ms behind its last change. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), TIMINGS.text_input_debounce_ms);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

/** What the palette shows for a typed text: the server's parcels and people, and the pages and actions of this person. */
export function usePalette(typed: string): Palette {
  const locale = useLocale();
  const user = useUser();
  const api = useApi();
  const phoneText = usePhoneText();
  const { kind, text } = readTyped(typed);
  const delayed = useDelayed(text);
  const asks_server = kind !== 'action' && text !== '';
  const server_kind = kind === 'action' ? 'all' : kind;
  const query = useQuery({
    queryKey: queryKeys.search(server_kind, delayed),
    queryFn: ({ signal }) => api.findAnything({ query: { text: delayed, kind: server_kind } }, { signal }),
    enabled: asks_server && delayed !== '',
    placeholderData: keepPreviousData,
  });
  const answer = asks_server ? query.data : undefined;

  const groups = useMemo((): PaletteGroup[] => {
    const { t } = locale;
    const group = (id: string, title: string, entries: PaletteEntry[]): PaletteGroup => ({ id, title, entries });
    const parcels = (answer?.parcels ?? []).map((parcel) => parcelEntry(parcel, locale));
    const hidden = (answer?.parcels_total ?? 0) - parcels.length;
    if (kind === 'all' && parcels.length > 0 && hidden > 0)
      parcels.push({
        id: 'all-parcels',
        icon: iconSearch,
        title:
          answer?.parcels_total_is_exact === false
            ? t('search.more_parcels')
            : t('search.all_parcels', { count: answer?.parcels_total ?? 0 }),
        types: `#${text}`,
      });
    const people = (answer?.people ?? []).map((person) => personEntry(person, locale, phoneText));
    const recent = text === '' && kind === 'all' ? readRecent(user.id) : [];
    const actions = kind === 'all' || kind === 'action' ? actionEntries(user, locale, text) : [];
    const places = kind === 'action' || (kind === 'all' && text !== '') ? pageEntries(user, locale, text) : [];
    return [
      group(
        'recent',
        t('search.recent'),
        recent.map((entry, index) => ({ id: `recent-${index}`, icon: iconClock, ...entry })),
      ),
      group('parcels', t('shell.parcels'), parcels),
      group('people', t('search.people'), people),
      group('actions', t('search.actions'), actions),
      group('pages', t('search.pages'), kind === 'all' ? places.slice(0, MOST_PLACES) : places),
    ].filter(({ entries }) => entries.length > 0);
  }, [answer, kind, text, locale, user, phoneText]);

  return {
    text,
    groups,
    asks_server,
    is_settled: !asks_server || (delayed === text && !query.isPlaceholderData && !query.isFetching),
    is_near: asks_server && answer?.is_near === true,
    query,
  };
}
