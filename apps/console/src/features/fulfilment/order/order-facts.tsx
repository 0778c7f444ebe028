import type { FulfillmentOrder } from '@sampan/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** Who it is for, when it has to leave, and the parcel behind it. */
export function OrderFacts({ order }: { order: FulfillmentOrder }) {
  const locale = useLocale();
  const { t } = locale;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('order.column_recipient'), order.recipient_name],
    [
      t('fulfilment.parcel'),
      <Link key="parcel" to="/home" search={{ order: order.order_id }}>
        {order.order_number}
      </Link>,
    ],
    ...(order.source === '' ? [] : [[t('fulfilment.source'), order.source] as const]),
    [t('fulfilment.label'), t(order.has_label ? 'fulfilment.label_bought' : 'fulfilment.label_missing')],
    [t('fulfilment.warehouse'), order.warehouse_name],
    ...(order.picker === null ? [] : [[t('fulfilment.picker'), order.picker] as const]),
    order.shipped_at === null
      ? [t('fulfilment.ship_by'), locale.formatMoment(order.ship_by)]
      : [t('fulfilment.shipped_at'), locale.formatMoment(order.shipped_at)],
    ...(order.hold_reason === '' ? [] : [[t('fulfilment.hold_reason'), order.hold_reason] as const]),
  ];
  return (
    <section className="c-card c-fulfil__facts">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="s-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.status === 'packed' ? <p className="s-muted">{t('fulfilment.buy_label_hint')}</p> : null}
    </section>
  );
}
