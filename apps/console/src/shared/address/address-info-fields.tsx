import type { CountryCode } from '@sampan/country-rules';
import { AddressSummary, Checkbox, TextField } from '@sampan/ui';
import { formatAddress } from '@sampan/country-rules';
import { useLocale } from '../locale/locale.tsx';
import { PhoneInput } from '../phones/phone-input.tsx';
import { AddressFields } from './address-fields.tsx';
import { withBilling, withPickUp, withSameToggled, type AddressInfo, type AddressInfoErrors } from './address-info.ts';
import './address-info.css';

const NO_ERRORS: AddressInfoErrors = { billing: {}, pick_up: {} };

export interface AddressInfoFieldsProps {
  country: CountryCode;
  info: AddressInfo;
  onChange: (next: AddressInfo) => void;
  errors: AddressInfoErrors | null;
  disabled?: boolean | undefined;
  /** Controls get ids that begin with it. */
  idPrefix: string;
  /** Leaves name and phone to the page around it. */
  placesOnly?: boolean | undefined;
}

/** Billing Address and Pick-up address with the box that makes them one (spec section 2, Address info dialog). */
export function AddressInfoFields({
  country,
  info,
  onChange,
  errors,
  disabled = false,
  idPrefix,
  placesOnly = false,
}: AddressInfoFieldsProps) {
  const { t } = useLocale();
  const { billing, pick_up, ...person } = errors ?? NO_ERRORS;
  return (
    <div className="c-info">
      {placesOnly ? null : (
        <div className="c-info__person">
          <TextField
            id={`${idPrefix}-name`}
            label={t('address.name')}
            required
            autoComplete="name"
            disabled={disabled}
            value={info.name}
            error={person.name}
            onValueChange={(name) => onChange({ ...info, name })}
          />
          <PhoneInput
            id={`${idPrefix}-phone`}
            label={t('address.phone')}
            required
            country={country}
            disabled={disabled}
            value={info.phone}
            error={person.phone}
            onValueChange={(phone) => onChange({ ...info, phone })}
          />
        </div>
      )}
      <section aria-labelledby={`${idPrefix}-billing`} className="c-info__place">
        <h3 id={`${idPrefix}-billing`}>{t('address.billing')}</h3>
        <AddressFields
          country={country}
          value={info.billing}
          onValueChange={(next) => onChange(withBilling(info, next))}
          errors={billing}
          idPrefix={`${idPrefix}-billing`}
          people={[]}
          autoComplete="billing"
          disabled={disabled}
        />
      </section>
      <section aria-labelledby={`${idPrefix}-pick-up`} className="c-info__place">
        <h3 id={`${idPrefix}-pick-up`}>{t('address.pick_up')}</h3>
        <Checkbox
          label={t('address.same_as_billing')}
          checked={info.is_same}
          disabled={disabled}
          onCheckedChange={() => onChange(withSameToggled(info, country))}
        />
        {info.is_same ? (
          <AddressSummary name={info.name} address={formatAddress(info.pick_up, country)} />
        ) : (
          <AddressFields
            country={country}
            value={info.pick_up}
            onValueChange={(next) => onChange(withPickUp(info, next))}
            errors={pick_up}
            idPrefix={`${idPrefix}-pick-up`}
            people={[]}
            autoComplete="shipping"
            disabled={disabled}
          />
        )}
      </section>
    </div>
  );
}
