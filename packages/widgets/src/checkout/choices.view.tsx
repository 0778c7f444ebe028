import type { CheckoutPaymentMethod, Listing, ShippingOption } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import type { MessageKey, Translate } from '@sampan/messages';
import type { ReactNode } from 'react';
import { chosenOption } from './checkout-state.ts';
import { problemText } from './problem-text.ts';
import type { PurchaseStepProps } from './purchase-step.port.ts';

const METHOD_NAMES = {
  card: 'checkout.card',
  paynow: 'checkout.paynow',
  cod: 'create.cod',
} as const satisfies Record<CheckoutPaymentMethod, MessageKey>;

const METHOD_HINTS = {
  card: 'checkout.card_text',
  paynow: 'checkout.paynow_hint',
  cod: 'checkout.cod_text',
} as const satisfies Record<CheckoutPaymentMethod, MessageKey>;

/** How it is sent and how it is paid. */
export function Choices({
  state,
  model,
  listing,
  t,
  disabled,
}: PurchaseStepProps & { listing: Listing; disabled: boolean }): ReactNode {
  const { quote, pricing, price_problem, method, option_id } = state;
  const option = chosenOption(state);
  const methods = option?.payments.map((payment) => payment.method) ?? listing.payment_methods;
  return (
    <>
      <fieldset className="s-checkout__group" disabled={disabled} aria-busy={pricing}>
        <h3 id="shipping">{t('checkout.shipping')}</h3>
        {quote === null || option === undefined ? (
          <p className="s-checkout__hint" role="status">
            {price_problem === null
              ? t(pricing ? 'checkout.pricing' : 'checkout.shipping_wait')
              : problemText(price_problem, t)}
          </p>
        ) : (
          <Picks
            name="shipping"
            picks={quote.shipping_options.map((each) => ({
              value: each.id,
              title: optionName(each, t),
              detail: etaText(each, t),
              aside: each.fee === 0 ? t('checkout.free') : moneyText(each.fee, quote.currency),
            }))}
            value={option_id}
            onPick={model.setOption}
          />
        )}
      </fieldset>
      <fieldset className="s-checkout__group" disabled={disabled}>
        <h3 id="payment">{t('checkout.payment')}</h3>
        <Picks
          name="payment"
          picks={methods.map((name) => ({ value: name, title: t(METHOD_NAMES[name]), detail: t(METHOD_HINTS[name]) }))}
          value={method}
          onPick={(name) => model.setMethod(name as CheckoutPaymentMethod)}
        />
      </fieldset>
    </>
  );
}

interface PicksProps {
  /** Also the id of the heading that says what is chosen. */
  name: string;
  picks: readonly { value: string; title: string; detail?: string | undefined; aside?: string }[];
  value: string;
  onPick: (value: string) => void;
}

/** One of a few. Native radios: arrow keys work as everywhere. */
function Picks({ name, picks, value, onPick }: PicksProps): ReactNode {
  return (
    <div role="radiogroup" aria-labelledby={name}>
      {picks.map((pick) => (
        <label key={pick.value} className="s-pick" part="option">
          <input
            type="radio"
            name={name}
            value={pick.value}
            checked={pick.value === value}
            onChange={() => onPick(pick.value)}
          />
          <span>
            {pick.title}
            {pick.detail === undefined ? null : <small>{pick.detail}</small>}
          </span>
          <strong className="s-num">{pick.aside}</strong>
        </label>
      ))}
    </div>
  );
}

/** A courier's service by its name; a fee of the shop's own by ours. */
function optionName({ kind, courier_name, service_name }: ShippingOption, t: Translate): string {
  if (kind !== 'live') return t('checkout.standard');
  return `${courier_name} ${service_name}`.trim();
}

function etaText({ eta_days_from: from, eta_days_to: to }: ShippingOption, t: Translate): string | undefined {
  if (from === null || to === null) return undefined;
  if (to === 0) return t('checkout.same_day');
  return from === to ? t('checkout.days', { count: to }) : t('checkout.days_range', { from, to });
}
