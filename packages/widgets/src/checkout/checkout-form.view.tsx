import type { Listing } from '@sampan/contract';
import { addressRulesOf, moneyText, type CountryCode, type Currency } from '@sampan/country-rules';
import { Button, ErrorSummary, PriceBreakdown, Select, TextField, type PriceLine } from '@sampan/ui';
import type { ReactNode } from 'react';
import { AddressFields } from '../address/address-fields.view.tsx';
import { useStore } from '../shell/use-store.ts';
import { Choices } from './choices.view.tsx';
import type { CheckoutViewProps } from './checkout.view.tsx';
import { chosenOption, chosenPayment } from './checkout.state.ts';
import { problemText } from './problem-text.ts';
import { ProductHead } from './product-head.view.tsx';

type FormProps = CheckoutViewProps & { listing: Listing; hidden: boolean };

/** Everything the buyer fills in, and the one button. */
export function CheckoutForm(props: FormProps): ReactNode {
  const { state, model, listing, t, slots, hidden } = props;
  const { phase, unsure, busy, method, errors, problem } = state;
  const is_locked = phase !== 'form' || unsure || busy;
  const { draft: _, errors: address_errors } = useStore(state.address.$form);
  const problems = Object.entries({ email: errors.email, ...address_errors, card_number: errors.card_number })
    .filter(([, message]) => message !== undefined && message !== '')
    .map(([field, message]) => ({ fieldId: `to-${field}`, message: message ?? '' }));
  if (listing.stock.status === 'sold_out' && phase === 'form')
    return (
      <div className="s-checkout__form">
        <ProductHead {...props} />
      </div>
    );
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
      <ProductHead {...props} disabled={is_locked} />
      <div className="s-checkout__fields">
        {state.attempt > 0 && phase !== 'challenge' ? (
          <ErrorSummary
            title={t('common.errors_found', { count: problems.length })}
            problems={problems}
            attempt={state.attempt}
          />
        ) : null}
        <fieldset className="s-checkout__group" disabled={is_locked}>
          <h3>{t('checkout.delivery')}</h3>
          <TextField
            id="to-email"
            label={t('checkout.email')}
            hint={t('checkout.email_hint')}
            error={errors.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={state.email}
            onValueChange={(text) => model.setText('email', text)}
          />
          <Destination {...props} />
          <AddressFields
            key={state.country}
            model={state.address}
            country={state.country}
            t={t}
            port={props.addressPort}
            idPrefix="to"
            people={['name', 'phone']}
            autoComplete="shipping"
            disabled={is_locked}
            countryHidden={listing.destination_countries.length > 1}
            onOpenMap={props.onOpenMap}
          />
        </fieldset>
        <Choices {...props} disabled={is_locked} />
        {method === 'card' && listing.is_test ? (
          <TextField
            id="to-card_number"
            label={t('checkout.card_number')}
            hint={t('checkout.card_hint')}
            error={errors.card_number}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
            numeric
            disabled={is_locked}
            value={state.card_number}
            onValueChange={(text) => model.setText('card_number', text)}
          />
        ) : null}
        <div hidden={method !== 'card' || listing.is_test} part="card">
          {slots.card}
        </div>
      </div>
      <div className="s-checkout__sum" part="summary">
        <Summary {...props} />
        {phase === 'challenge' ? (
          <TextField
            id="to-code"
            label={t('checkout.code')}
            hint={t('checkout.code_hint')}
            error={errors.code}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            numeric
            value={state.code}
            onValueChange={(text) => model.setText('code', text)}
          />
        ) : null}
        {problem === null ? null : (
          <p className="s-checkout__problem" role="alert" part="failure">
            {problemText(problem, t)}
          </p>
        )}
        <PayButton {...props} />
        {phase === 'card' || phase === 'challenge' ? (
          <button type="button" className="s-link" onClick={() => void model.giveUp()}>
            {t('checkout.other_way')}
          </button>
        ) : null}
      </div>
    </form>
  );
}

/** Where the parcel goes, when the shop sends to several countries. */
function Destination({ state, model, listing, t }: FormProps): ReactNode {
  const { destination_countries: countries } = listing;
  if (countries.length < 2) return null;
  return (
    <Select
      label={t('create.recipient_country')}
      autoComplete="shipping country"
      options={countries.map((code) => ({ value: code, label: addressRulesOf(code).name }))}
      value={state.country}
      onValueChange={(code) => model.setCountry(code as CountryCode)}
    />
  );
}

/** What it costs, in parts that add up; every number is the server's. */
function Summary({ state, listing, t }: FormProps): ReactNode {
  const { quote, pricing } = state;
  const option = chosenOption(state);
  const payment = chosenPayment(state);
  if (quote === null || option === undefined || payment === undefined)
    return <p className="s-checkout__hint">{pricing ? t('checkout.pricing') : t('checkout.price_later')}</p>;
  const money = (amount: number): string => moneyText(amount, quote.currency);
  const { tax_included: tax } = option;
  const lines: PriceLine[] = [
    {
      id: 'items',
      label: listing.product_name,
      note: `${quote.quantity} × ${money(quote.unit_price)}`,
      amount: money(quote.item_total),
    },
    {
      id: 'shipping',
      label: t('estimate.shipping_fee'),
      note: tax
        ? t('checkout.tax_included', { name: tax.name, rate: tax.rate_percent, amount: money(tax.amount) })
        : undefined,
      amount: option.fee === 0 ? t('checkout.free') : money(option.fee),
    },
  ];
  if (payment.cod_fee > 0) lines.push({ id: 'cod', label: t('estimate.cod_fee'), amount: money(payment.cod_fee) });
  return (
    <div className="s-checkout__price" aria-live="polite" aria-busy={pricing}>
      <PriceBreakdown lines={lines} total={{ label: t('estimate.total'), amount: money(payment.total) }} />
    </div>
  );
}

/** The one button, with the whole price in it. */
function PayButton({ state, t }: FormProps): ReactNode {
  const { phase, busy, unsure, pricing, quote } = state;
  const payment = chosenPayment(state);
  const amount = payment && quote ? moneyText(payment.total, quote.currency as Currency) : null;
  const label = unsure
    ? t('common.try_again')
    : phase === 'challenge'
      ? t('common.confirm')
      : amount === null
        ? t('checkout.pay_plain')
        : t(state.method === 'cod' ? 'checkout.order_for' : 'checkout.pay', { amount });
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      part="pay"
      busy={busy || pricing || phase === 'confirming'}
      busyLabel={pricing ? t('checkout.pricing') : t('checkout.paying')}
    >
      {label}
    </Button>
  );
}
