import { Skeleton } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { CheckoutFormProps } from './checkout.props.ts';
import { ProductHead } from './product-head.view.tsx';

/** The product, at once, and beside it everything the buyer fills in, as soon as it is there. */
export function CheckoutForm(props: CheckoutFormProps): ReactNode {
  const { state, model, listing, t, hidden } = props;
  const { phase, unsure, busy, step, address } = state;
  const disabled = phase !== 'form' || unsure || busy;
  if (listing.stock.status === 'sold_out' && phase === 'form') return <ProductHead {...props} disabled />;
  return (
    <form
      className="s-checkout__form"
      noValidate
      hidden={hidden}
      onSubmit={(event) => {
        event.preventDefault();
        void model.pay();
      }}
    >
      <ProductHead {...props} disabled={disabled} />
      {step === null || address === null ? (
        <div className="s-checkout__fields" role="status" aria-label={t('common.loading')}>
          <Skeleton height={360} shape="block" />
        </div>
      ) : (
        <step.FormFields {...props} step={step} address={address} disabled={disabled} />
      )}
    </form>
  );
}
