import type { Order, OrderSale } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, type BannerProps } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useOrderSale } from './use-order-sale.ts';

const TONES: Readonly<Record<OrderSale['state'], NonNullable<BannerProps['tone']>>> = {
  collect: 'info',
  paid: 'success',
  refunding: 'warning',
  refunded: 'info',
  refund_failed: 'danger',
  disputed: 'danger',
  lost: 'danger',
};

/** What the shopper paid for this parcel, and where that money is now; nothing for parcels nobody bought in a checkout. */
export function OrderSaleBanner({ order }: { order: Order }) {
  const { t, formatMoment } = useLocale();
  const sale = useOrderSale(order);
  if (!sale) return null;
  const amount = moneyText(sale.amount, sale.currency);
  const says = () => {
    if (sale.state === 'refunding' && sale.failed_refunds > 0)
      return t('order.sale_refund_fails', { amount, tries: sale.failed_refunds });
    if (sale.state === 'refunded' && sale.refunded_at !== null)
      return t('order.sale_refunded', { amount, date: formatMoment(sale.refunded_at) });
    return t(`order.sale_${sale.state}`, { amount, date: '' });
  };
  return <Banner tone={TONES[sale.state]}>{says()}</Banner>;
}
