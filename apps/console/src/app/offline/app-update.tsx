import { UTC_OFFSETS_H } from '@sampan/country-rules';
import { useStore } from '@nanostores/react';
import { Button, Icon, iconRefresh } from '@sampan/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $country, $session } from '../../shared/session/session.store.ts';
import { writeStored } from '../../shared/storage/local-storage.ts';
import { startAppWorker } from './app-worker.ts';
import { UPDATED_AT } from './forget-offline.ts';
import { keepOfflinePage } from './offline-page.ts';

/**
 * The console as an app: what is shown without a network is kept while somebody is signed in, and forgotten when they sign out
 * (`forgetAtSignOut`). Says when there is a new build; nothing is shown until then.
 */
export function AppUpdate() {
  const { t } = useLocale();
  const queries = useQueryClient();
  const [is_ready, setReady] = useState(false);
  const words = {
    language: document.documentElement.lang,
    offset: UTC_OFFSETS_H[useStore($country)],
    title: t('offline.title'),
    text: t('offline.text'),
    seen: t('offline.seen', { when: '{{when}}' }),
    retry: t('common.try_again'),
  };
  const spoken = JSON.stringify(words);
  useEffect(() => {
    // Not in insecure pages, and not in every private window.
    if (!('caches' in globalThis)) return;
    keepOfflinePage(JSON.parse(spoken) as typeof words).catch(() => undefined);
  }, [spoken]);
  useEffect(() => (import.meta.env.DEV ? undefined : startAppWorker(() => setReady(true))), []);
  useEffect(() => {
    const note = () => {
      if ($session.get() !== null) writeStored(UPDATED_AT, String(lastAnswer(queries)));
    };
    // A phone ends what it has hidden without a word.
    window.addEventListener('pagehide', note);
    document.addEventListener('visibilitychange', note);
    return () => {
      window.removeEventListener('pagehide', note);
      document.removeEventListener('visibilitychange', note);
    };
  }, [queries]);
  if (!is_ready) return null;
  return (
    <div className="c-connection" role="status">
      <p className="c-connection__line">
        <Icon shape={iconRefresh} size={16} />
        {t('offline.new_build')}
        <Button size="sm" onClick={() => window.location.reload()}>
          {t('offline.reload')}
        </Button>
      </p>
    </div>
  );
}

/** When the newest answer on any screen came. */
function lastAnswer(queries: QueryClient): number {
  return Math.max(
    0,
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
}
