import type { Order } from '@sampan/contract';
import { isCountryCode, formatAddress, moneyText } from '@sampan/country-rules';
import { Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { STATE_LABELS } from '../../cod/cod-state-labels.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { isUnprinted } from '../detail/order-actions.ts';
import { ConfirmationTag } from './confirmation-tag.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** The recipient's address in one line, without its name. */
export function addressLineOf(order: Pick<Order, 'shipping_address'>): string {
  const place = order.shipping_address?.coordinate;
  if (place === undefined) return '';
  if (place.formatted_address !== '') return place.formatted_address;
  return isCountryCode(place.country) ? formatAddress(place, place.country) : '';
}

function RecipientCell({ order }: { order: Order }) {
  const { t } = useLocale();
  return (
    <>
      <span className="c-parcel__name">
        <Link
          to="."
          search={(search: object) => ({ ...search, order: order.id })}
          className="c-parcel__link"
          resetScroll={false}
        >
          {order.shipping_address?.name ?? t('order.no_recipient')}
        </Link>
        {order.is_cod ? <Tag tone="cod">{t('status.cod')}</Tag> : null}
      </span>
      <small className="c-parcel__address" title={addressLineOf(order)}>
        {addressLineOf(order)}
      </small>
    </>
  );
}

function NumberCell({ order }: { order: Order }) {
  const { formatMoment } = useLocale();
  return (
    <>
      <span>{order.number}</span>
      <small>{formatMoment(order.created_at)}</small>
    </>
  );
}

function CourierCell({ order }: { order: Order }) {
  const { t } = useLocale();
  if (order.courier === null) return <span className="s-dim">{t('order.no_courier')}</span>;
  return (
    <>
      <span>{order.courier.name}</span>
      <small>{order.label?.tracking_code ?? order.delivery_service?.name ?? ''}</small>
    </>
  );
}

function StatusCell({ order }: { order: Order }) {
  const { t, formatMoment } = useLocale();
  const last = order.last_event;
  return (
    <>
      <span className="c-parcel__status">
        <OrderStatusBadge order={order} />
        <ConfirmationTag order={order} />
        {isUnprinted(order) ? <Tag tone="warning">{t('print.view')}</Tag> : null}
      </span>
      {last === null || order.status === 'new' ? null : (
        <small title={`${formatMoment(last.created_at)}: ${last.status_description}`}>{last.status_description}</small>
      )}
    </>
  );
}

function PriceCell({ order }: { order: Order }) {
  const { t } = useLocale();
  return (
    <>
      <span>{order.price === null ? '–' : moneyText(order.price, order.currency)}</span>
      {order.is_cod ? (
        <>
          <small>{`${t('status.cod')} ${moneyText(order.expected_cod_collection, order.currency)}`}</small>
          {order.cod_state === null ? null : <small>{t(STATE_LABELS[order.cod_state])}</small>}
        </>
      ) : null}
    </>
  );
}

export interface OrderColumn {
  readonly id: 'recipient' | 'number' | 'courier' | 'status' | 'price';
  readonly Cell: ComponentType<{ order: Order }>;
}

/** The columns of every parcel list, in order. Sorting, filters and pages are the server's. */
export const ORDER_COLUMNS: readonly OrderColumn[] = [
  { id: 'recipient', Cell: RecipientCell },
  { id: 'number', Cell: NumberCell },
  { id: 'courier', Cell: CourierCell },
  { id: 'status', Cell: StatusCell },
  { id: 'price', Cell: PriceCell },
];
