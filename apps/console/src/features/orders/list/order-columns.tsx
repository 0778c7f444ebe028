import { canCall } from '@sampan/api-client';
import type { Order, OrderColumnName } from '@sampan/contract';
import { isCountryCode, formatAddress, formatTimeSlot, moneyText } from '@sampan/country-rules';
import { buttonClass, IconButton, iconMore, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { lazyPart } from '../../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { isUnprinted, mayEdit } from '../detail/order-actions.ts';
import { ConfirmationTag } from './confirmation-tag.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** Most lists show none, so it is fetched with the first. */
const ChannelTag = lazyPart('parts', () => import('../../../shared/brand/channel-tag.tsx'), 'ChannelTag');
const RowMenu = lazyPart('parts', () => import('./row-menu.tsx'), 'RowMenu');
const MissingNames = lazyPart('layout', () => import('./missing-names.tsx'), 'MissingNames', <small>&nbsp;</small>);
/** What few lists show. */
const LaterCell = lazyPart('parts', () => import('./later-cells.tsx'), 'LaterCell');

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
        {order.is_cod ? (
          <Tag tone="cod">
            {order.status === 'new'
              ? `${t('status.cod')} ${moneyText(order.expected_cod_collection, order.currency)}`
              : t('status.cod')}
          </Tag>
        ) : null}
      </span>
      <small className="c-parcel__address" title={addressLineOf(order)}>
        {addressLineOf(order)}
      </small>
    </>
  );
}

function NumberCell({ order }: { order: Order }) {
  const { formatMoment } = useLocale();
  // The shop's own number, which its buyers ask with.
  const own = order.reference_id ?? order.marketplace?.number ?? null;
  return (
    <>
      <span>{order.number}</span>
      {order.marketplace !== null && order.marketplace.source !== 'checkout' ? (
        <ChannelTag marketplace={order.marketplace} />
      ) : own === null || own === order.number ? null : (
        <small className="c-parcel__own">{own}</small>
      )}
      <small>{formatMoment(order.created_at)}</small>
    </>
  );
}

/** What is in a parcel that has no courier yet, and how heavy it is. */
function ContentsCell({ order }: { order: Order }) {
  const { formatWeight } = useLocale();
  return (
    <>
      <span>{order.package_content}</span>
      {order.dimension === null ? null : <small>{formatWeight(order.dimension.weight)}</small>}
    </>
  );
}

/** The next step of a draft, complete it or buy its label, and everything else that can be done with a parcel. */
function ActionCell({ order }: { order: Order }) {
  const { t } = useLocale();
  const user = useUser();
  const [asked, setAsked] = useState(false);
  const is_complete = order.missing.length === 0;
  const verb = t(is_complete ? 'order.row_buy' : 'order.row_fix');
  const dots = (
    <IconButton
      icon={iconMore}
      size="sm"
      aria-haspopup="menu"
      label={`${t('common.more')}: ${order.number}`}
      onClick={() => setAsked(true)}
    />
  );
  return (
    <span className="c-parcel__actions">
      {canCall('updateOrder', user) && mayEdit(order) ? (
        <Link
          to="/orders/create_label/$step"
          params={{
            step: is_complete ? '3+delivery_service' : '1+customer_address',
          }}
          search={{ order_id: order.id }}
          className={buttonClass({
            size: 'sm',
            ...(is_complete ? { variant: 'quiet' as const } : {}),
          })}
          aria-label={`${verb}: ${order.number}`}
          data-shortcut="buy"
        >
          {verb}
        </Link>
      ) : null}
      {asked ? <RowMenu order={order} /> : dots}
    </span>
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
  const { t, formatMoment, formatWireDate } = useLocale();
  const last = order.last_event;
  const { day, window } = last?.instruction ?? {};
  // The badge says what was asked of the courier, so the line says when.
  const said = last?.instruction
    ? [day && formatWireDate(day), window && formatTimeSlot(...window.split('-'))].filter(Boolean).join(', ')
    : last?.status_description;
  return (
    <>
      <span className="c-parcel__status">
        <OrderStatusBadge order={order} />
        <ConfirmationTag order={order} />
        {isUnprinted(order) ? <Tag tone="warning">{t('print.view')}</Tag> : null}
      </span>
      {order.status === 'new' && order.missing.length > 0 ? <MissingNames paths={order.missing} /> : null}
      {last === null || order.status === 'new' ? null : (
        <small title={`${formatMoment(last.created_at)}: ${said}`}>{said}</small>
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
        <small>{`${t('status.cod')} ${moneyText(order.expected_cod_collection, order.currency)}`}</small>
      ) : null}
    </>
  );
}

export interface CellProps {
  order: Order;
  id: OrderColumn['id'];
}

export interface OrderColumn {
  readonly id: 'recipient' | OrderColumnName | 'cash' | 'decide' | 'action';
  readonly Cell: ComponentType<CellProps>;
}

/** Every column in its order. Sorting, filters and pages are the server's. */
const COLUMNS: readonly OrderColumn[] = [
  { id: 'recipient', Cell: RecipientCell },
  { id: 'number', Cell: NumberCell },
  { id: 'contents', Cell: ContentsCell },
  { id: 'courier', Cell: CourierCell },
  { id: 'hand_over', Cell: LaterCell },
  { id: 'status', Cell: StatusCell },
  { id: 'last_event', Cell: LaterCell },
  { id: 'price', Cell: PriceCell },
  { id: 'cash', Cell: LaterCell },
  { id: 'decide', Cell: LaterCell },
  { id: 'action', Cell: ActionCell },
];

/** What a list shows until somebody chooses: a new parcel has no courier and no price yet, and of a problem the day to decide by counts. */
export function usualColumns(list: ListName, are_problems: boolean): readonly string[] {
  if (list === 'new') return ['number', 'contents', 'status'];
  return ['number', 'contents', 'courier', 'status', ...(are_problems || list === 'cod' ? [] : ['price'])];
}

/** The columns of a parcel list, in order; none of them stays empty. Who, and what to do, are always there. */
export function columnsOf(list: ListName, are_problems: boolean, chosen?: readonly string[]): readonly OrderColumn[] {
  const names = [
    'recipient',
    'action',
    ...(are_problems ? ['decide'] : []),
    ...(list === 'cod' ? ['cash'] : []),
    ...(chosen ?? usualColumns(list, are_problems)),
  ];
  return COLUMNS.filter(({ id }) => names.includes(id));
}
