import type { StoreOrder } from '@sampan/contract';
import { Tag, type TagTone } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { isWaiting } from './store-order-rules.ts';

const TONES: Readonly<Record<StoreOrder['status'], TagTone>> = {
  not_yet: 'neutral',
  ready: 'info',
  arranged: 'info',
  shipped: 'success',
  done: 'success',
  cancel_asked: 'danger',
  cancelled: 'neutral',
  problem: 'danger',
  held: 'warning',
};
const DAY_S = 86_400;

/** Where an order stands, why it is no parcel, and until when the channel wants it shipped. */
export function StoreOrderState({ order }: { order: StoreOrder }) {
  const locale = useLocale();
  const { t } = locale;
  const [now] = useState(() => Date.now() / 1000);
  const { ship_by, skip_reason, status } = order;
  const when = ship_by === null ? '' : locale.formatMoment(ship_by);
  const is_late = ship_by !== null && ship_by < now;
  return (
    <span className="c-store-orders__state">
      {order.attention === null ? (
        <Tag tone={TONES[status]}>{t(`store_order.status_${status}`)}</Tag>
      ) : (
        <Tag tone="danger">{t('store_order.attention')}</Tag>
      )}
      {ship_by === null || !isWaiting(order) ? null : (
        <small className={is_late ? 'c-store-orders__late' : ship_by - now < DAY_S ? 'c-store-orders__soon' : ''}>
          {t(is_late ? 'store_order.late' : 'store_order.ship_by', { when })}
        </small>
      )}
      {skip_reason === null || skip_reason === status ? null : <small>{t(`store.skip_${skip_reason}`)}</small>}
    </span>
  );
}
