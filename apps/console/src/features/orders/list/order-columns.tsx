import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { isCountryCode, formatAddress, formatTimeSlot, moneyText } from '@sampan/country-rules';
import { buttonClass, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { STATE_LABELS } from '../../cod/cod-state-labels.ts';
import { lazyPart } from '../../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { isUnprinted, mayEdit } from '../detail/order-actions.ts';
import { ConfirmationTag } from './confirmation-tag.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** Most lists show none, so it is fetched with the first. */
const ChannelTag = lazyPart('parts', () => import('../../../shared/brand/channel-tag.tsx'), 'ChannelTag');

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

/** The next step of a draft: complete it or buy its label. */
function ActionCell({ order }: { order: Order }) {
  const { t } = useLocale();
  const user = useUser();
  if (!canCall('updateOrder', user) || !mayEdit(order)) return null;
  const is_complete = order.missing.length === 0;
  return (
    <Link
      to="/orders/create_label/$step"
      params={{ step: is_complete ? '3+delivery_service' : '1+customer_address' }}
      search={{ order_id: order.id }}
      className={buttonClass({ size: 'sm', ...(is_complete ? { variant: 'quiet' as const } : {}) })}
      aria-label={`${t(is_complete ? 'order.row_buy' : 'order.row_fix')}: ${order.number}`}
    >
      {t(is_complete ? 'order.row_buy' : 'order.row_fix')}
    </Link>
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
        <>
          <small>{`${t('status.cod')} ${moneyText(order.expected_cod_collection, order.currency)}`}</small>
          {order.cod_state === null ? null : <small>{t(STATE_LABELS[order.cod_state])}</small>}
        </>
      ) : null}
    </>
  );
}

/** The day after which the courier goes ahead, and the step that most parcels need. */
function DecideCell({ order }: { order: Order }) {
  const { t, formatDate } = useLocale();
  if (order.decide_by === null) return '–';
  return (
    <>
      <span>{formatDate(order.decide_by)}</span>
      <Link
        to="."
        search={(search: object) => ({ ...search, order: order.id })}
        className={buttonClass({ size: 'sm' })}
        aria-label={`${t('problem.attempt')}: ${order.number}`}
        resetScroll={false}
      >
        {t('problem.attempt')}
      </Link>
    </>
  );
}

export interface OrderColumn {
  readonly id: 'recipient' | 'number' | 'contents' | 'courier' | 'status' | 'price' | 'decide' | 'action';
  readonly Cell: ComponentType<{ order: Order }>;
}

const RECIPIENT = { id: 'recipient', Cell: RecipientCell } as const;
const NUMBER = { id: 'number', Cell: NumberCell } as const;
const CONTENTS = { id: 'contents', Cell: ContentsCell } as const;
const STATUS = { id: 'status', Cell: StatusCell } as const;

/** A new parcel has no courier and no price yet: it shows what is in it and what to do next (look-v2 2). */
const NEW_COLUMNS: readonly OrderColumn[] = [RECIPIENT, NUMBER, CONTENTS, STATUS, { id: 'action', Cell: ActionCell }];

/** What is in a parcel shows where there is room for it. */
const SHIPPED_COLUMNS: readonly OrderColumn[] = [
  RECIPIENT,
  NUMBER,
  CONTENTS,
  { id: 'courier', Cell: CourierCell },
  STATUS,
  { id: 'price', Cell: PriceCell },
];

/** Of a problem, the day to decide by counts and not what the label cost (look-v2 3). */
const PROBLEM_COLUMNS: readonly OrderColumn[] = [...SHIPPED_COLUMNS.slice(0, -1), { id: 'decide', Cell: DecideCell }];

/** The columns of a parcel list, in order; none of them stays empty. Sorting, filters and pages are the server's. */
export function columnsOf(list: ListName, are_problems: boolean): readonly OrderColumn[] {
  if (are_problems) return PROBLEM_COLUMNS;
  return list === 'new' ? NEW_COLUMNS : SHIPPED_COLUMNS;
}
