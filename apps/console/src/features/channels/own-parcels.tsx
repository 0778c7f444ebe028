import { canCall } from '@sampan/api-client';
import type { StoreOrder } from '@sampan/contract';
import { Button } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { SplitParcel } from './split-parcel.tsx';
import { canSplit, piecesOf } from './store-order-rules.ts';

/** What an order became: each parcel with its pieces leads to its own page, and can be split before its label is bought. */
export function OwnParcels({ order }: { order: StoreOrder }) {
  const { t } = useLocale();
  const user = useUser();
  /** The parcel that is being split. */
  const [splitting, setSplitting] = useState<string | null>(null);
  return (
    <section aria-labelledby="store-order-parcels">
      <h3 id="store-order-parcels">{t('store_order.parcels')}</h3>
      <ul className="c-store-order__list">
        {order.parcels.map((parcel) => (
          <li key={parcel.order_id}>
            <span>
              <Link to="/home" search={{ order: parcel.order_id }} className="s-num">
                {parcel.number}
              </Link>
              <small> {t(`status.${parcel.status}`)}</small>
              {parcel.is_from_file ? <small> · {t('store_order.from_file')}</small> : null}
              {parcel.own_edits.length === 0 ? null : <small> · {t('store_order.own_edits')}</small>}
              {order.parcels.length === 1 ? null : (
                <small className="c-store-order__words">
                  {piecesOf(order, parcel)
                    .map(({ quantity, name }) => `${quantity} × ${name}`)
                    .join(', ')}
                </small>
              )}
            </span>
            {parcel.tracking_code === null ? null : <small className="s-num">{parcel.tracking_code}</small>}
            {splitting === null && canCall('splitStoreOrder', user) && canSplit(order, parcel) ? (
              <Button size="sm" onClick={() => setSplitting(parcel.order_id)}>
                {t('store_order.split')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {order.parcels
        .filter(({ order_id }) => order_id === splitting)
        .map((parcel) => (
          <SplitParcel key={parcel.order_id} order={order} parcel={parcel} onClose={() => setSplitting(null)} />
        ))}
    </section>
  );
}
