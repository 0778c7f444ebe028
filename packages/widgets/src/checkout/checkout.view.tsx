import type { ReactNode } from 'react';
import { FailureLine } from '../shell/failure-line.view.tsx';
import type { WidgetError } from '../shell/widget-error.ts';
import { CheckoutForm } from './checkout-form.view.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.view.tsx';
import type { CheckoutViewProps } from './checkout.props.ts';

/** One product from its picture to the receipt, on one page (spec 1 'Product listings'). */
export function CheckoutView(props: CheckoutViewProps): ReactNode {
  const { slots } = props;
  return (
    <div className="s-checkout">
      {slots.header}
      {/* From the click on there is more to say than the form brings. */}
      <Phase {...props} t={props.state.step?.t ?? props.t} />
      {slots.footer}
    </div>
  );
}

function Phase(props: CheckoutViewProps): ReactNode {
  const { state, model, t, hosted_url } = props;
  const { phase, listing, failure, PurchaseStatus } = state;
  if (phase === 'failed')
    return (
      <FailureLine error={failure as WidgetError} t={t} hosted_url={hosted_url} onRetry={() => void model.retry()} />
    );
  if (listing === null) return <CheckoutSkeleton label={t('common.loading')} />;
  const is_after = PurchaseStatus !== null && (phase === 'paynow' || phase === 'done');
  return (
    <>
      {/* Hidden and not taken away: what was typed and the provider's card field stay in their place. */}
      <CheckoutForm {...props} listing={listing} hidden={is_after} />
      {is_after ? <PurchaseStatus state={state} model={model} t={t} /> : null}
    </>
  );
}
