import { canCall } from '@sampan/api-client';
import type { AvailableStore, Store } from '@sampan/contract';
import { Button, buttonClass, classNames, Icon, iconMore, Menu, Tag } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { ChannelMark } from '../../shared/brand/channel-mark.tsx';
import { StoreFacts } from './store-facts.tsx';
import { hasStopped, stateOf, STATE_TONES } from './store-state.ts';
import type { StoreTask } from './store-task.ts';
import { useKindName, useSync } from './use-stores.ts';

export interface StoreCardProps {
  kind: AvailableStore;
  store: Store;
  onConnect: () => void;
  onEdit: () => void;
  onTask: (what: StoreTask['what']) => void;
}

/** One store: how it is doing, what came and what did not, and what can be done (look-v2 6). */
export function StoreCard({ kind, store, onConnect, onEdit, onTask }: StoreCardProps) {
  const { t } = useLocale();
  const user = useUser();
  const sync = useSync();
  const state = stateOf(store);
  const channel = useKindName()(kind);
  const may_connect = canCall('authStore', user);
  const is_connected = store.connection !== null;
  const is_syncing = store.connection?.is_syncing === true || sync.isPending;
  return (
    <article className="c-store" aria-label={`${channel}: ${store.store_name}`}>
      <header className="c-store__head">
        {store.store_logo === '' ? (
          <ChannelMark source={store.source} size="lg" />
        ) : (
          <img className="c-store__logo" src={store.store_logo} alt="" width={40} height={40} loading="lazy" />
        )}
        <div className="c-store__names">
          <h2>{channel}</h2>
          <span className="s-dim">{store.store_name}</span>
        </div>
        <Tag tone={STATE_TONES[state]}>{t(`store.state_${state}`)}</Tag>
      </header>
      {is_connected ? (
        <StoreFacts kind={kind} store={store} />
      ) : (
        <p className={classNames('c-store__page', 's-muted')}>
          <a href={store.profile_url} target="_blank" rel="noopener noreferrer">
            {store.profile_url}
          </a>
        </p>
      )}
      <footer className="c-store__foot">
        {!is_connected ? (
          canCall('saveStore', user) ? (
            <Button size="sm" onClick={onEdit}>
              {t('store.edit')}
            </Button>
          ) : null
        ) : hasStopped(store) && may_connect ? (
          <Button size="sm" onClick={onConnect}>
            {t('store.connect_again')}
          </Button>
        ) : canCall('syncAllStores', user) ? (
          <Button size="sm" busy={is_syncing} busyLabel={t('store.syncing')} onClick={() => sync.mutate(store.id)}>
            {t('store.sync_now')}
          </Button>
        ) : null}
        {is_connected && canCall('saveStoreSettings', user) ? (
          <Button size="sm" variant="quiet" onClick={() => onTask('settings')}>
            {t('shell.settings')}
          </Button>
        ) : null}
        <StoreMenu store={store} onConnect={onConnect} onTask={onTask} />
      </footer>
    </article>
  );
}

function StoreMenu({ store, onConnect, onTask }: Pick<StoreCardProps, 'store' | 'onConnect' | 'onTask'>) {
  const { t } = useLocale();
  const user = useUser();
  const navigate = useNavigate();
  const is_connected = store.connection !== null;
  const items = [
    ...(is_connected
      ? [
          {
            id: 'orders',
            label: t('store.view_orders'),
            onSelect: () => void navigate({ to: '/stores/orders', search: { store_id: store.id } }),
          },
        ]
      : []),
    ...(is_connected && canCall('fetchStoreOrder', user)
      ? [{ id: 'fetch', label: t('store.fetch'), onSelect: () => onTask('fetch') }]
      : []),
    ...(is_connected && canCall('authStore', user)
      ? [{ id: 'connect', label: t('store.connect_again'), onSelect: onConnect }]
      : []),
    ...(canCall('disconnectStore', user)
      ? [{ id: 'disconnect', label: t('store.disconnect'), danger: true, onSelect: () => onTask('disconnect') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <span className="c-store__more">
      <Menu
        label={t('store.actions', { name: store.store_name })}
        trigger={<Icon shape={iconMore} />}
        triggerClassName={buttonClass({ variant: 'quiet', size: 'sm' })}
        align="end"
        items={items}
      />
    </span>
  );
}
