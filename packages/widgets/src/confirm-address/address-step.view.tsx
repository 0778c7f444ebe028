import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { Button, TextArea, type AddressSearchProps } from '@sampan/ui';
import type { ComponentType, ReactNode } from 'react';
import type { AddressFormStore, AddressLookups } from '@sampan/stores/address';
import { AddressProblems } from '../address/address-problems.view.tsx';
import { PlaceFields } from '../address/place-fields.view.tsx';
import type { ConfirmAddressModel, ConfirmState } from './confirm-address.model.ts';

export interface AddressStepProps {
  model: ConfirmAddressModel;
  form: AddressFormStore;
  state: ConfirmState;
  t: Translate;
  lookups: (country: CountryCode) => AddressLookups;
  /** The search box of the address form. */
  Search: ComponentType<AddressSearchProps>;
  onOpenMap?: ((form: AddressFormStore) => void) | undefined;
  disabled?: boolean | undefined;
}

/** The step with the address: prefilled, in the form of its country, with one button. */
export function AddressStep({
  model,
  form,
  t,
  lookups,
  Search,
  onOpenMap,
  state,
  disabled,
}: AddressStepProps): ReactNode {
  const { order, is_busy, instructions } = state;
  if (!order?.recipient) return null;
  const { recipient, cod } = order;
  return (
    <form
      noValidate
      className="s-confirm__form"
      onSubmit={(event) => {
        event.preventDefault();
        void model.confirm();
      }}
    >
      <p>
        {t('confirm.check')} <span>{t('confirm.for', { name: recipient.name, phone: recipient.phone_masked })}</span>
      </p>
      <AddressProblems model={form} t={t} idPrefix="confirm" />
      <PlaceFields
        model={form}
        country={form.country}
        t={t}
        port={lookups(form.country)}
        idPrefix="confirm"
        Search={Search}
        autoComplete="shipping"
        disabled={disabled}
        onOpenMap={onOpenMap === undefined ? undefined : () => onOpenMap(form)}
      />
      <TextArea
        id="confirm-note"
        label={t('address.delivery_note')}
        maxLength={300}
        rows={1}
        disabled={disabled}
        value={instructions}
        onValueChange={model.setInstructions}
      />
      {cod === null ? null : (
        <p className="s-confirm__cod" part="cod">
          {t('confirm.cod', { amount: cod.text.replace(' ', '\u00a0') })}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        block
        busy={is_busy}
        busyLabel={t('common.loading')}
        disabled={disabled}
        part="button"
      >
        {t('common.confirm')}
      </Button>
    </form>
  );
}
