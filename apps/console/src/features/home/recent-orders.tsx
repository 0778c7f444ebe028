import type { Order } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { SkeletonRows, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { addressLineOf } from '../orders/list/order-columns.tsx';
import { OrderStatusBadge } from '../orders/list/order-status-badge.tsx';

/** The newest parcels that still need work, each opening its drawer. */
export function RecentOrders({ query }: { query: UseQueryResult<{ records: Order[] }> }) {
  const locale = useLocale();
  const { t } = locale;
  if (query.isError) {
    return <LoadError title={t('order.error_title')} query={query} />;
  }
  if (query.data === undefined) return <SkeletonRows rows={5} rowHeight={60} label={t('common.loading')} />;
  if (query.data.records.length === 0) return <p className="c-home__none">{t('state.empty')}</p>;
  return (
    <ul className="c-recent">
      {query.data.records.map((order) => (
        <li key={order.id}>
          <Link to="/home" search={{ order: order.id }} resetScroll={false} className="c-recent__row">
            <span className="c-recent__who">
              <strong>
                {order.shipping_address?.name ?? t('order.no_recipient')}
                {order.is_cod ? <Tag tone="cod">{t('status.cod')}</Tag> : null}
              </strong>
              <span>{addressLineOf(order) === '' ? order.number : addressLineOf(order)}</span>
            </span>
            <OrderStatusBadge order={order} />
            <span className="c-recent__end s-num">
              {order.price === null ? order.number : moneyText(order.price, order.currency)}
              <small>{locale.formatMoment(order.created_at)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
