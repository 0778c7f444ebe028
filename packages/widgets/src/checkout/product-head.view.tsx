import type { Listing } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Select } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { PurchaseStepProps } from './purchase-step.port.ts';

type HeadProps = PurchaseStepProps & { listing: Listing; disabled: boolean };

/** What is sold, by whom, for how much, and how many of it. */
export function ProductHead(props: HeadProps): ReactNode {
  const { listing, t } = props;
  const { stock } = listing;
  return (
    <section className="s-checkout__product" part="product">
      {listing.product_image === null ? null : (
        <img src={listing.product_image} alt="" width={120} height={120} decoding="async" />
      )}
      <div className="s-checkout__about">
        <h2>{listing.product_name}</h2>
        <strong className="s-num">{moneyText(listing.product_price, listing.currency)}</strong>
        <p className="s-checkout__shop">{t('checkout.sold_by', { shop: listing.shop_name })}</p>
      </div>
      <p className="s-checkout__description">{listing.product_description}</p>
      {stock.status === 'sold_out' ? <p role="status">{t('checkout.sold_out')}</p> : <Quantity {...props} />}
    </section>
  );
}

/** Asked for only where the shop lets buyers take several. */
function Quantity({ state, model, listing, t, disabled }: HeadProps): ReactNode {
  const { max_quantity: max, stock } = listing;
  const left = stock.left === null ? undefined : t('checkout.left', { left: stock.left });
  if (max < 2) return left === undefined ? null : <p className="s-checkout__hint">{left}</p>;
  const numbers = Array.from({ length: max }, (_, index) => `${index + 1}`);
  return (
    <Select
      label={t('checkout.quantity')}
      hint={left}
      options={numbers.map((value) => ({ value, label: value }))}
      value={`${state.quantity}`}
      disabled={disabled}
      onValueChange={(value) => model.setQuantity(Number(value))}
    />
  );
}
