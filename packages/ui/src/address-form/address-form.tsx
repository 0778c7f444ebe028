import { useRef } from 'react';
import { changeAddressField } from '@sampan/stores/address';
import { PhoneField, type ReadPhone } from '../phone-field/phone-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AddressSearch } from './address-search.tsx';
import { autoCompleteOf } from './auto-complete.ts';
import { PlaceForm, type PlaceFormProps } from './place-form.tsx';

type Person = 'name' | 'phone' | 'email';

export type AddressFormProps = Omit<PlaceFormProps, 'before' | 'Search'> & {
  /** Which parts of a person are asked for; all but the email unless said otherwise. */
  people?: readonly Person[] | undefined;
  /** How a phone is read; by lengths alone unless said otherwise. */
  readPhone?: ReadPhone | undefined;
};

/** The address form of a country (spec sections 3 and 5): the person, and the place by the rules of {@link PlaceForm}. */
export function AddressForm({ people = ['name', 'phone'], readPhone, ...props }: AddressFormProps) {
  const { country, value, onValueChange, errors = {}, onFieldBlur, t, disabled = false, idPrefix } = props;
  const latest = useRef(value);
  latest.current = value;
  const frame = (field: Person) => ({
    id: `${idPrefix}-${field}`,
    label: t(`address.${field}`),
    required: field !== 'email',
    error: errors[field],
    disabled,
    autoComplete: autoCompleteOf(field, props.autoComplete ?? 'off'),
    value: value[field],
    onBlur: () => onFieldBlur?.(field),
    onValueChange: (text: string) => onValueChange(changeAddressField(latest.current, field, text, country)),
  });
  return (
    <PlaceForm
      {...props}
      Search={AddressSearch}
      before={
        <>
          {people.includes('name') ? <TextField {...frame('name')} /> : null}
          {people.includes('phone') ? <PhoneField {...frame('phone')} country={country} read={readPhone} /> : null}
          {people.includes('email') ? (
            <TextField {...frame('email')} className="s-address__wide" type="email" inputMode="email" />
          ) : null}
        </>
      }
    />
  );
}
