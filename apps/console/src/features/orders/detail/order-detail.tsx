import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import {
  Banner,
  Button,
  buttonClass,
  iconArchive,
  iconPrint,
  iconRefresh,
  iconTrash,
  iconUndo,
  iconX,
  PriceBreakdown,
  Skeleton,
  SkeletonRows,
  Tag,
} from '@sampan/ui';
import { priceParts } from '@sampan/widgets/pricing';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { CodCard } from '../../cod/cod-card.tsx';
import { OrderAdjustments } from '../../adjustments/order-adjustments.tsx';
import { ChannelTag } from '../../../shared/brand/channel-tag.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { lazyPart } from '../../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { OrderStatusBadge } from '../list/order-status-badge.tsx';
import { mayAddOrder } from '../../../shared/session/may-add-order.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { decisionText, unservedText } from '../../../shared/shipping-rule/rule-text.ts';
import { useCouriers } from '../../../shared/shipping-rule/use-couriers.ts';
import { ConfirmationTag } from '../list/confirmation-tag.tsx';
import { OrderProblem } from '../problem/order-problem.tsx';
import { AddressConfirmation } from './address-confirmation.tsx';
import {
  isFinished,
  isHandedIn,
  mayArchive,
  mayCancel,
  mayDelete,
  mayEdit,
  mayPrint,
  mayReturn,
} from './order-actions.ts';
import { OrderDialogs, type OrderDialog } from './order-dialogs.tsx';
import { OrderSaleBanner } from './order-sale.tsx';
import { OrderTracking } from './order-tracking.tsx';
import { PartyCard } from './party-card.tsx';
import { useArchive } from './use-archive.ts';
import { useReturn } from './use-return.ts';
import './order-drawer.css';

const CounterNumber = lazyPart('parts', () => import('./counter-number.tsx'), 'CounterNumber');

export interface OrderDetailProps {
  query: UseQueryResult<Order>;
  onClose: () => void;
}

/** One parcel: where it stands, its label, its way, both addresses, its price in parts, and what can be done with it. */
export function OrderDetail({ query, onClose }: OrderDetailProps) {
  const { t } = useLocale();
  if (query.isLoadingError) {
    return (
      <div className="c-sheet">
        <LoadError title={t('state.error_title')} query={query} />
      </div>
    );
  }
  if (query.data === undefined) {
    return (
      <div className="c-sheet" aria-busy="true">
        <Skeleton width="40%" height={24} />
        <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
      </div>
    );
  }
  return <OrderFacts order={query.data} onClose={onClose} />;
}

function OrderFacts({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, formatMoment } = useLocale();
  return (
    <div className="c-sheet">
      <header className="c-sheet__head">
        <div className="c-row">
          <OrderStatusBadge order={order} />
          {order.is_cod ? (
            <Tag tone="cod">{`${t('status.cod')} ${moneyText(order.expected_cod_collection, order.currency)}`}</Tag>
          ) : null}
          <ConfirmationTag order={order} always />
          {order.archived_at === null ? null : <Tag>{t('status.archived')}</Tag>}
        </div>
        {order.marketplace === null ? null : <ChannelTag marketplace={order.marketplace} />}
        <span className="s-dim">{formatMoment(order.created_at)}</span>
      </header>
      <OrderProblem order={order} />
      <OrderButtons order={order} onClose={onClose} />
      {isHandedIn(order) ? <CounterNumber key={`${order.id}${order.status}`} order={order} /> : null}
      <OrderSaleBanner order={order} />
      {order.label_error === null || order.label_state !== 'failed' ? null : (
        <Banner tone="danger">{order.label_error}</Banner>
      )}
      {order.cancel_reason === null || order.cancel_reason === '' ? null : (
        <Banner tone="info" title={t('cancel.reason')}>
          {order.cancel_reason}
        </Banner>
      )}
      {order.label === null ? null : (
        <div className="c-sheet__tracking">
          <OrderTracking id={order.id} />
        </div>
      )}
      {order.label === null ? (
        <section className="c-sheet__part">
          <PartyCard order={order} part="shipping_address" />
          <PartyCard order={order} part="billing_address" />
        </section>
      ) : null}
      {order.is_cod ? <CodCard order={order} /> : null}
      <AddressConfirmation order={order} />
      <OrderPackage order={order} />
      <OrderPrice order={order} />
      <OrderAdjustments order={order} />
    </div>
  );
}

function OrderPackage({ order }: { order: Order }) {
  const locale = useLocale();
  const { t, formatWeight, formatMoment } = locale;
  const { courierName } = useCouriers();
  const facts: [string, ReactNode][] = [];
  if (order.reference_id !== null && order.reference_id !== '')
    facts.push([t('order.detail_reference'), order.reference_id]);
  if (order.package_content !== '') facts.push([t('order.detail_contents'), order.package_content]);
  if (order.total_package_value > 0)
    facts.push([t('order.detail_value'), moneyText(order.total_package_value, order.currency)]);
  if (order.dimension !== null) {
    const { length, width, height, weight } = order.dimension;
    facts.push([
      t('order.column_weight'),
      length > 0 ? `${formatWeight(weight)} · ${t('common.size_cm', { length, width, height })}` : formatWeight(weight),
    ]);
  }
  if (order.label_printed_at !== null)
    facts.push([
      t('print.last'),
      `${formatMoment(order.label_printed_at)} · ${t('print.count', { count: order.label_print_count })}`,
    ]);
  if (order.shipped_elsewhere !== null) {
    const { courier, tracking_number, at } = order.shipped_elsewhere;
    const said = [courier, tracking_number, formatMoment(at)].filter((part) => part !== '');
    facts.push([t('tracking_file.tag'), said.join(' · ')]);
  }
  if (order.return_of !== null)
    facts.push([t('order.return_of'), <OtherOrder key="first" list="completed" {...order.return_of} />]);
  if (order.returned_by !== null)
    facts.push([t('order.returned_by'), <OtherOrder key="back" list="new" {...order.returned_by} />]);
  if (order.requested_service !== null) facts.push([t('service_match.asked'), order.requested_service]);
  if (order.rule_decision !== null)
    facts.push([
      t('shipping_rule.decided'),
      <>
        {decisionText(order.rule_decision, { currency: order.currency, courierName }, locale)}
        {order.rule_decision.is_served === false ? (
          <small className="s-dim">{unservedText(order.rule_decision, courierName, t)}</small>
        ) : null}
      </>,
    ]);
  if (facts.length === 0) return null;
  return (
    <dl className="c-sheet__facts s-num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Another parcel, opened over the list it is likely in. */
function OtherOrder({ id, number, list }: { id: string; number: string; list: 'new' | 'completed' }) {
  return (
    <Link to="/orders/$list" params={{ list }} search={{ order: id }}>
      {number}
    </Link>
  );
}

function OrderPrice({ order }: { order: Order }) {
  const { t } = useLocale();
  if (order.estimated_cost === null) return null;
  return (
    <section className="c-sheet__part">
      <h3>{t('estimate.price_parts')}</h3>
      <PriceBreakdown {...priceParts(order.estimated_cost, t)} />
    </section>
  );
}

function OrderButtons({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useLocale();
  const user = useUser();
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const { restore } = useArchive(onClose);
  const giveBack = useReturn();
  const may_write = canCall('updateOrder', user);
  return (
    <div className="c-sheet__actions">
      {mayPrint(order) ? (
        // Once the courier has the parcel, another label is not what it needs.
        <Button
          variant={order.status === 'ready_to_ship' ? 'primary' : 'secondary'}
          icon={iconPrint}
          onClick={() => setDialog('print')}
        >
          {t('order.print_label')}
        </Button>
      ) : null}
      {may_write && mayEdit(order) ? (
        <Link
          to="/orders/create_label/$step"
          params={{
            step: order.missing.length > 0 ? '1+customer_address' : '3+delivery_service',
          }}
          search={{ order_id: order.id }}
          className={buttonClass({ variant: 'primary' })}
        >
          {order.missing.length > 0 ? t('order.continue_draft') : t('order.buy_label')}
        </Link>
      ) : null}
      {may_write && mayEdit(order) && order.missing.length === 0 ? (
        <Link
          to="/orders/create_label/$step"
          params={{ step: '1+customer_address' }}
          search={{ order_id: order.id }}
          className={buttonClass()}
        >
          {t('common.edit')}
        </Link>
      ) : null}
      {mayAddOrder(user) && order.shipping_address !== null ? (
        <Link
          to="/orders/create_label/$step"
          params={{ step: '1+customer_address' }}
          search={{ new: order.id }}
          className={buttonClass()}
        >
          {t(isFinished(order) ? 'order.ship_again' : 'order.duplicate')}
        </Link>
      ) : null}
      {canCall('createReturn', user) && mayReturn(order) ? (
        <Button icon={iconUndo} busy={giveBack.isPending} onClick={() => giveBack.mutate(order)}>
          {t('order.create_return')}
        </Button>
      ) : null}
      {canCall('cancelOrder', user) && mayCancel(order) ? (
        <Button icon={iconX} onClick={() => setDialog('cancel')}>
          {t('order.cancel')}
        </Button>
      ) : null}
      {canCall('restoreOrder', user) && order.archived_at !== null ? (
        <Button icon={iconRefresh} busy={restore.isPending} onClick={() => restore.mutate(order)}>
          {t('order.restore')}
        </Button>
      ) : null}
      {canCall('archiveOrder', user) && mayArchive(order) ? (
        <Button icon={iconArchive} onClick={() => setDialog('archive')}>
          {t('order.archive')}
        </Button>
      ) : null}
      {canCall('deleteOrder', user) && mayDelete(order) ? (
        <Button icon={iconTrash} onClick={() => setDialog('delete')}>
          {t('order.delete')}
        </Button>
      ) : null}
      <OrderDialogs order={order} open={dialog} onClose={() => setDialog(null)} onGone={onClose} />
    </div>
  );
}
