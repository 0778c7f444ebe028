import type { StoreOrder } from '@sampan/contract';
import { Banner, Dialog, Skeleton } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { channelName } from '../../shared/brand/channel-name.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AttentionChange } from './attention-change.tsx';
import { OwnParcels } from './own-parcels.tsx';
import { PlatformParcels } from './platform-parcels.tsx';
import { PushList } from './push-list.tsx';
import { StoreOrderState } from './store-order-state.tsx';
import { useStoreOrder } from './use-store-orders.ts';
import './stores.css';

export interface StoreOrderDialogProps {
  /** Undefined while nothing is open. */
  id: string | undefined;
  onClose: () => void;
}

/** One order of a store: what it is, what it became, what changed since, and what the store was told. */
export function StoreOrderDialog({ id, onClose }: StoreOrderDialogProps) {
  const { t } = useLocale();
  const query = useStoreOrder(id);
  const order = query.data;
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={t('store_order.details', { number: order?.number ?? '' })}
      closeLabel={t('common.close')}
      size="lg"
      mobile="full"
    >
      {query.isError ? (
        <LoadError title={t('store_order.details_failed')} query={query} />
      ) : order === undefined ? (
        <Skeleton height={240} />
      ) : (
        <Details order={order} />
      )}
    </Dialog>
  );
}

function Details({ order }: { order: StoreOrder }) {
  const locale = useLocale();
  const { t } = locale;
  const channel = channelName(order.source) ?? order.store_name;
  const words = [order.native_status, order.hold_reason].filter((text) => text !== '').join(': ');
  return (
    <div className="c-stack c-store-order">
      {order.attention === null ? null : <AttentionChange order={order} attention={order.attention} />}
      {order.logistics === 'platform' ? <PlatformParcels order={order} /> : null}
      {order.skip_reason === null ? null : (
        <Banner tone="warning">
          {t('store_order.skipped_text', { reason: t(`store.skip_${order.skip_reason}`) })}
        </Banner>
      )}
      {order.same_number.map(({ order_id, number }) => (
        <Banner key={order_id} tone="warning">
          {t('store_order.same_number', { number })}{' '}
          <Link to="/home" search={{ order: order_id }}>
            {t('common.open')}
          </Link>
        </Banner>
      ))}
      <dl className="c-store__facts">
        <Fact name={t('store_order.store')}>
          {channel}: {order.store_name}
        </Fact>
        <Fact name={t('store_order.column_state')}>
          <StoreOrderState order={order} />
        </Fact>
        {words === '' ? null : <Fact name={t('store_order.says', { channel })}>{words}</Fact>}
        <Fact name={t('order.column_recipient')}>{order.recipient_name || t('order.no_recipient')}</Fact>
        <Fact name={t('store_order.ordered')}>{locale.formatMoment(order.ordered_at)}</Fact>
        <Fact name={t('store_order.changed')}>{locale.formatMoment(order.changed_at)}</Fact>
      </dl>
      <section aria-labelledby="store-order-items">
        <h3 id="store-order-items">{t('store_order.items')}</h3>
        <ul className="c-store-order__list">
          {order.lines.map((line) => (
            <li key={line.line_id}>
              <span>
                {line.quantity} × {line.name}
                {line.sku === '' ? null : <small> {line.sku}</small>}
              </span>
              {line.shipped_quantity === 0 ? null : (
                <small className="s-num">
                  {t('store_order.item_shipped', { shipped: line.shipped_quantity, quantity: line.quantity })}
                </small>
              )}
            </li>
          ))}
        </ul>
      </section>
      {order.parcels.length === 0 ? null : <OwnParcels order={order} />}
      {order.pushes.length === 0 ? null : <PushList order={order} />}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
