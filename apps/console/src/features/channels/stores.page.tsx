import { canCall } from '@sampan/api-client';
import type { AvailableStore, Store, StoreSource } from '@sampan/contract';
import { Banner, Button, iconPlus, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';
import { asListed } from '../../shared/list/as-listed.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { AddCard } from './add-card.tsx';
import { ConnectResult } from './connect-result.tsx';
import { StoppedBanners } from './stopped-banners.tsx';
import { StoreCard } from './store-card.tsx';
import { hasStopped } from './store-state.ts';
import type { StoreTask } from './store-task.ts';
import { storesOf, useStores } from './use-stores.ts';
import './stores.css';

const ConnectDialog = lazyPart('stores', () => import('./connect-dialog.tsx'), 'ConnectDialog');
const ManualStoreDialog = lazyPart('stores', () => import('./manual-store-dialog.tsx'), 'ManualStoreDialog');
const PrivacyRequests = lazyPart('stores', () => import('./privacy-requests.tsx'), 'PrivacyRequests');
const StoreTaskDialog = lazyPart('stores', () => import('./store-task-dialog.tsx'), 'StoreTaskDialog');

/** /stores: each store with its health, and what can be connected (spec 2 'Social Media: Your stores', look-v2 6). */
export function StoresPage() {
  const { t } = useLocale();
  const user = useUser();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/stores' });
  const stores = useStores();
  /** The kind that is being connected; `null` while the kind is chosen, `undefined` while none is. */
  const [connecting, setConnecting] = useState<StoreSource | null | undefined>();
  /** Of the store that is connected again; empty for a new one. */
  const [address, setAddress] = useState('');
  const [form, setForm] = useState<Store | 'new' | null>(null);
  const [started, setTask] = useState<StoreTask | null>(null);
  const connects = useWasOpen(connecting !== undefined);
  const enters = useWasOpen(form !== null);
  const works = useWasOpen(started !== null);
  usePageTitle(stores.isError ? t('common.error_prefix', { title: t('store.title') }) : t('store.title'));
  const kinds = stores.data?.records;
  const task = started === null ? null : { ...started, store: asListed(storesOf(kinds), started.store) };
  const may_connect = canCall('authStore', user);
  const add = (source: StoreSource) => (source === 'manual' ? setForm('new') : setConnecting(source));
  const connectAgain = ({ source, connection }: Store) => {
    setAddress(connection?.external_shop_id ?? '');
    setConnecting(source);
  };
  /** One that has stopped is meant, where it is the only one of its kind. */
  const tryAgain = (source: StoreSource) => {
    const stopped = storesOf(kinds).filter((store) => store.source === source && hasStopped(store));
    const [store] = stopped;
    if (store !== undefined && stopped.length === 1) connectAgain(store);
    else add(source);
  };
  return (
    <div className="c-page c-stores">
      <div className="c-page__head">
        <h1>{t('store.title')}</h1>
        {may_connect ? (
          <div className="c-page__actions">
            <Button variant="primary" icon={iconPlus} onClick={() => setConnecting(null)}>
              {t('store.add')}
            </Button>
          </div>
        ) : null}
      </div>
      {stores.isError ? (
        <LoadError title={t('store.failed')} query={stores} />
      ) : kinds === undefined ? (
        <SkeletonRows rows={3} rowHeight={240} label={t('common.loading')} />
      ) : (
        <>
          <ConnectResult
            search={search}
            kinds={kinds}
            onRetry={tryAgain}
            onClose={() => void navigate({ to: '/stores', search: {}, replace: true })}
          />
          <StoppedBanners kinds={kinds} onConnect={may_connect ? connectAgain : undefined} />
          {may_connect ? null : <Banner tone="info">{t('store.owner_only')}</Banner>}
          <div className="c-stores__grid">
            {kinds.flatMap((kind) =>
              kind.stores.map((store) => (
                <StoreCard
                  key={store.id}
                  kind={kind}
                  store={store}
                  onConnect={() => connectAgain(store)}
                  onEdit={() => setForm(store)}
                  onTask={(what) => setTask({ what, kind, store })}
                />
              )),
            )}
            {kinds.filter(isOffered).map((kind) => (
              <AddCard key={kind.source} kind={kind} onAdd={may_connect ? () => add(kind.source) : undefined} />
            ))}
          </div>
          {canCall('listPrivacyRequests', user) ? <PrivacyRequests /> : null}
          {connects ? (
            <ConnectDialog
              kinds={kinds}
              source={connecting}
              address={address}
              onPick={(source) => {
                setConnecting(source === 'manual' ? undefined : source);
                if (source === 'manual') setForm('new');
              }}
              onClose={() => {
                setConnecting(undefined);
                setAddress('');
              }}
            />
          ) : null}
          {enters ? <ManualStoreDialog store={form} onClose={() => setForm(null)} /> : null}
          {works ? <StoreTaskDialog task={task} onClose={() => setTask(null)} /> : null}
        </>
      )}
    </div>
  );
}

/** A kind that nobody uses yet has a card of its own; one by hand may come as often as somebody sells elsewhere. */
function isOffered({ source, stores }: AvailableStore): boolean {
  return stores.length === 0 || source === 'manual';
}
