import type { Listing } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Field } from '@sampan/ui';
import { useState, type ReactNode } from 'react';
import type { CheckoutViewProps } from './checkout.view.tsx';

type HeadProps = Pick<CheckoutViewProps, 'state' | 'model' | 't'> & { listing: Listing; disabled?: boolean };

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
function Quantity({ state, model, listing, t, disabled = false }: HeadProps): ReactNode {
  const { max_quantity: max, stock } = listing;
  const [typed, setTyped] = useState<string | null>(null);
  const left = stock.left === null ? undefined : t('checkout.left', { left: stock.left });
  if (max < 2) return left === undefined ? null : <p className="s-checkout__hint">{left}</p>;
  const step = (by: number) => {
    const wanted = state.quantity + by;
    const is_out = wanted < 1 || wanted > max;
    return (
      <button
        type="button"
        aria-label={t(by < 0 ? 'checkout.fewer' : 'checkout.more')}
        disabled={disabled || is_out}
        onClick={() => model.setQuantity(wanted)}
      >
        {by < 0 ? '−' : '+'}
      </button>
    );
  };
  return (
    <Field label={t('checkout.quantity')} hint={left}>
      {(control) => (
        <div className="s-input s-checkout__steps">
          {step(-1)}
          <input
            {...control}
            className="s-input__control s-num"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? state.quantity}
            disabled={disabled}
            onBlur={() => setTyped(null)}
            onChange={(event) => {
              const text = event.currentTarget.value;
              const wanted = Math.min(Math.trunc(Number(text)), max);
              setTyped(text === '' ? '' : null);
              if (wanted >= 1) model.setQuantity(wanted);
            }}
          />
          {step(1)}
        </div>
      )}
    </Field>
  );
}
