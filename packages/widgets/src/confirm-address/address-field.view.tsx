import type { ReactNode } from 'react';
import { PlaceFields, type PlaceFieldsProps } from '../address/place-fields.view.tsx';
import type { AddressFormModel } from '../address/place-form.model.ts';
import type { FormExtras } from './address-step.view.tsx';

interface AddressFieldProps extends Pick<PlaceFieldsProps, 't' | 'port' | 'disabled' | 'onOpenMap'> {
  form: AddressFormModel;
  extras: FormExtras;
}

/** The address form alone, as a field of the shop's own form. */
export function AddressField({ form, t, extras, ...rest }: AddressFieldProps): ReactNode {
  return (
    <>
      <extras.Problems model={form} t={t} idPrefix="address" />
      <PlaceFields
        {...rest}
        Search={extras.Search}
        model={form}
        country={form.country}
        t={t}
        idPrefix="address"
        autoComplete="shipping"
      />
    </>
  );
}
