import type { AvailableStore, Store } from '@sampan/contract';
import { Banner, Button } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { hasStopped, isEnding } from './store-state.ts';

export interface StoppedBannersProps {
  kinds: readonly AvailableStore[];
  /** Absent for people who may not connect. */
  onConnect: ((store: Store) => void) | undefined;
}

/** Stores that have stopped, and those whose permission ends within a week: what to do stands in a button. */
export function StoppedBanners({ kinds, onConnect }: StoppedBannersProps) {
  const locale = useLocale();
  const { t } = locale;
  const [now] = useState(() => Date.now() / 1000);
  const told = kinds.flatMap((kind) => kind.stores.map((store) => ({ kind, store })));
  return told.map(({ kind, store }) => {
    const stopped = hasStopped(store);
    if (!stopped && !isEnding(store, now)) return null;
    const words = { channel: kind.name, name: store.store_name };
    const date = locale.formatDate(store.connection?.authorisation_ends_at ?? now);
    const is_taken_back = store.connection?.state === 'disconnected_by_store';
    return (
      <Banner
        key={store.id}
        tone={stopped ? 'danger' : 'warning'}
        title={stopped ? t('store.stopped_title', words) : t('store.ending_title', words)}
        action={
          onConnect === undefined ? undefined : (
            <Button size="sm" onClick={() => onConnect(store)}>
              {t('store.connect_again')}
            </Button>
          )
        }
      >
        {!stopped
          ? t('store.ending_text', { date })
          : t(is_taken_back ? 'store.taken_back_text' : 'store.stopped_text', words)}
      </Banner>
    );
  });
}
