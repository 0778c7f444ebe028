import type { StoreOrder } from '@sampan/contract';
import { isCurrency, moneyText } from '@sampan/country-rules';
import { Button, buttonClass, Checkbox, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { ChannelMark } from '../../shared/brand/channel-mark.tsx';
import { channelName } from '../../shared/brand/channel-name.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { buyableParcels, failedPush, pushSentence } from './store-order-rules.ts';
import { StoreOrderState } from './store-order-state.tsx';
import { changedStoreSearch, type StoreOrdersSearch } from './store-orders-search.ts';
import type { Comparison } from './use-comparison.ts';

export interface StoreOrderRowProps {
  order: StoreOrder;
  comparison: Comparison;
  search: StoreOrdersSearch;
}

/** An amount in the shop's currency, which may be one we do not ship with. */
function totalText({ total, currency }: StoreOrder, formatNumber: (value: number) => string): string {
  return isCurrency(currency) ? moneyText(total, currency) : `${currency} ${formatNumber(total)}`;
}

/** One order of a store: who bought what, where it stands, who picks the courier, and the one thing to do (look-v2 6). */
export function StoreOrderRow({ order, comparison, search }: StoreOrderRowProps) {
  const locale = useLocale();
  const { t } = locale;
  const buyable = comparison.all.includes(order.id);
  const open = changedStoreSearch(search, { order: order.id });
  return (
    <tr>
      <td className="c-store-orders__box">
        {buyable ? (
          <Checkbox
            label={t('store_order.select', { number: order.number })}
            labelHidden
            checked={comparison.isChosen(order)}
            onCheckedChange={(on) => comparison.choose(order, on)}
          />
        ) : null}
      </td>
      <td data-cell="number">
        <span className="c-store-orders__number">
          <ChannelMark source={order.source} />
          <span title={`${channelName(order.source) ?? ''}: ${order.store_name}`}>
            <Link to="/stores/orders" search={open} replace resetScroll={false} className="s-num">
              {order.number}
            </Link>
            <small>{locale.formatMoment(order.ordered_at)}</small>
          </span>
        </span>
      </td>
      <td data-cell="buyer">
        <span className="c-store-orders__buyer">{order.recipient_name || t('order.no_recipient')}</span>
        <small>{order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</small>
      </td>
      <td data-cell="state">
        <StoreOrderState order={order} />
      </td>
      <td data-cell="total" className="s-table__end s-num">
        {totalText(order, locale.formatNumber)}
        <small>{order.cod > 0 ? <Tag tone="cod">{t('status.cod')}</Tag> : t('store_order.paid')}</small>
      </td>
      <td data-cell="courier">
        <CourierCell order={order} />
      </td>
      <td data-cell="action" className="s-table__end">
        {order.attention !== null || failedPush(order) !== undefined ? (
          <Link to="/stores/orders" search={open} replace resetScroll={false} className={buttonClass({ size: 'sm' })}>
            {t(order.attention === null ? 'store_order.see_why' : 'store_order.review')}
          </Link>
        ) : buyable ? (
          <Button size="sm" onClick={() => comparison.compare(buyableParcels(order))}>
            {t('store_order.compare')}
          </Button>
        ) : (
          <Link to="/stores/orders" search={open} replace resetScroll={false}>
            {t('common.open')}
          </Link>
        )}
      </td>
    </tr>
  );
}

/** Who picks the courier decides what can be done; below it, what is worth knowing (look-v2 6). */
function CourierCell({ order }: { order: StoreOrder }) {
  const { t } = useLocale();
  const channel = channelName(order.source) ?? order.store_name;
  const push = order.pushes.at(-1);
  const detail =
    order.address_state !== 'shown'
      ? t(`store_order.address_${order.address_state}`, { channel })
      : push !== undefined
        ? t(pushSentence(push))
        : order.is_weight_assumed
          ? t('store_order.weight_assumed')
          : t(order.logistics === 'platform' ? 'store_order.channel_label' : 'store_order.ships_with_you', { channel });
  return (
    <>
      {t(order.logistics === 'platform' ? 'store_order.channels' : 'store_order.yours')}
      <small>{detail}</small>
    </>
  );
}
