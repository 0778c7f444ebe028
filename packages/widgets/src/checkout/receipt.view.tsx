import type { CheckoutInfo } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { PriceBreakdown, type PriceLine } from '@sampan/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** What was bought, in parts that add up, and where to follow it. */
export function Receipt({ info, email, t }: { info: CheckoutInfo; email: string; t: Translate }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const money = (amount: number): string => moneyText(amount, info.currency as Currency);
  const lines: PriceLine[] = [
    {
      id: 'items',
      label: info.product_name,
      note: `${info.quantity} × ${money(info.unit_price)}`,
      amount: money(info.item_total),
    },
    {
      id: 'shipping',
      label: t('estimate.shipping_fee'),
      note: info.shipping_name || undefined,
      amount: info.shipping_fee === 0 ? t('checkout.free') : money(info.shipping_fee),
    },
  ];
  if (info.cod_fee > 0) lines.push({ id: 'cod', label: t('estimate.cod_fee'), amount: money(info.cod_fee) });
  return (
    <section className="s-checkout__receipt" part="receipt">
      <h2 ref={title} tabIndex={-1}>
        {t('checkout.thanks')}
      </h2>
      <p>
        {t('checkout.order_number', { number: info.order_number ?? '' })}
        {info.status === 'confirmed' ? <> {t('checkout.at_door', { amount: money(info.total) })}</> : null}
      </p>
      <PriceBreakdown lines={lines} total={{ label: t('estimate.total'), amount: money(info.total) }} />
      <p>{t('checkout.receipt_sent', { email, shop: info.shop_name })}</p>
      {info.tracking_url === null ? null : (
        <a href={info.tracking_url} target="_blank" rel="noopener noreferrer">
          {t('checkout.track')}
        </a>
      )}
    </section>
  );
}
