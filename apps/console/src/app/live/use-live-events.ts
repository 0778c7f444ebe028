import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { whenFirstScreenShown } from '../../shared/api/first-screen.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import type * as LiveEvents from './live-events.ts';
import { $live } from './live.store.ts';

let loaded: Promise<typeof LiveEvents> | null = null;

/** The first rows come first. One that could not be fetched is asked for again by the next page. */
function loadLiveEvents(): Promise<typeof LiveEvents> {
  loaded ??= whenFirstScreenShown().then(() => import('./live-events.ts'));
  loaded.catch(() => (loaded = null));
  return loaded;
}

/** Keeps the live connection of the signed-in person open and refreshes what its events change. */
export function useLiveEvents(user_id: string): void {
  const { t } = useLocale();
  const textsNow = {
    back_online: t('shell.back_online'),
    confirmed: (number: string) => t('confirmation.live_confirmed', { number }),
  };
  const texts = useRef(textsNow);
  texts.current = textsNow;
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let is_gone = false;
    loadLiveEvents().then(
      ({ followLiveEvents }) => {
        if (!is_gone) stop = followLiveEvents({ api, queries, router, user_id, texts: () => texts.current });
      },
      // Lists are asked for anew every few minutes then, and the banner says so.
      () => $live.set('lost'),
    );
    return () => {
      is_gone = true;
      stop?.();
    };
  }, [api, queries, router, user_id]);
}
