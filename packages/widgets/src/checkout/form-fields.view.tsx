import type { CountryCode, Currency } from '@sampan/country-rules';
import { addressRulesOf, moneyText } from '@sampan/country-rules';
import { Button, PhoneField, PriceBreakdown, Select, TextField, type PriceLine } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { AddressFormState } from '@sampan/stores/address';
import { PlaceFields } from '../address/place-fields.view.tsx';
import { useStore } from '../shell/use-store.ts';
import { Choices } from './choices.view.tsx';
import { arePricesMissing, chosenOption, chosenPayment } from './checkout-state.ts';
import type { FormFieldsProps } from './purchase-step.port.ts';

/** Everything the buyer fills in, what it costs, and the one button. */
export function FormFields(props: FormFieldsProps): ReactNode {
  const { state, listing, t, slots, disabled, step, address } = props;
  const form = useStore(address.$form);
  const is_card = state.method === 'card';
  return (
    <>
      <div className="s-checkout__fields">
        <step.Problems state={state} form={form} t={t} />
        <fieldset className="s-checkout__group" disabled={disabled}>
          <h3>{t('checkout.delivery')}</h3>
          <Recipient {...props} form={form} />
        </fieldset>
        <Choices {...props} disabled={disabled} />
        <step.TestCard {...props} />
        <div hidden={!is_card || listing.is_test} part="card">
          {slots.card}
        </div>
      </div>
      <div className="s-checkout__sum" part="summary">
        <Summary {...props} />
        <step.PaymentSummary {...props}>
          <PayButton {...props} />
        </step.PaymentSummary>
      </div>
    </>
  );
}

/** Who gets the parcel and where, in the form of the country. */
function Recipient(props: FormFieldsProps & { form: AddressFormState }): ReactNode {
  const { state, model, listing, t, address, form, disabled, connection, onOpenMap, step } = props;
  const { country } = state;
  const { draft, errors } = form;
  const person = (field: 'name' | 'phone') => ({
    id: `to-${field}`,
    label: t(`address.${field}`),
    error: errors[field],
    required: true,
    disabled,
    value: draft[field],
    onBlur: () => address.leave(field),
    onValueChange: (text: string) => address.change({ ...draft, [field]: text }),
  });
  return (
    <>
      <TextField
        id="to-email"
        label={t('checkout.email')}
        error={state.errors.email}
        required
        disabled={disabled}
        value={state.email}
        onValueChange={(text) => model.setText('email', text)}
        hint={t('checkout.email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className="s-checkout__pair">
        <TextField {...person('name')} autoComplete="shipping name" maxLength={120} />
        <PhoneField {...person('phone')} autoComplete="shipping tel" country={country} />
      </div>
      <Destination {...props} />
      <PlaceFields
        key={country}
        model={address}
        country={country}
        t={t}
        port={step.addressPortOf(connection, country)}
        idPrefix="to"
        Search={step.AddressSearch}
        autoComplete="shipping"
        disabled={disabled}
        countryHidden={listing.destination_countries.length > 1}
        onOpenMap={onOpenMap}
      />
    </>
  );
}

/** Where the parcel goes, when the shop sends to several countries. */
function Destination({ state, model, listing, t }: FormFieldsProps): ReactNode {
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
function Summary({ state, listing, t }: FormFieldsProps): ReactNode {
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
function PayButton({ state, t }: FormFieldsProps): ReactNode {
  const { phase, busy, unsure, pricing, quote } = state;
  const payment = chosenPayment(state);
  const amount = payment && quote ? moneyText(payment.total, quote.currency as Currency) : null;
  const label =
    unsure || arePricesMissing(state)
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
