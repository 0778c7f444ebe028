import type { ReactNode } from 'react';
import type { AddressFormStore } from '@sampan/stores/address';
import { AddressProblems } from '../address/address-problems.view.tsx';
import { PlaceFields, type PlaceFieldsProps } from '../address/place-fields.view.tsx';
import { submitOnEnter } from './submit-on-enter.ts';

interface AddressFieldProps extends Pick<PlaceFieldsProps, 't' | 'port' | 'disabled' | 'onOpenMap' | 'Search'> {
  form: AddressFormStore;
  /** The form of the page around the element. */
  around: HTMLFormElement | null;
}

/** The address form alone, as a field of the shop's own form. */
export function AddressField({ form, around, t, ...rest }: AddressFieldProps): ReactNode {
  return (
    <div className="s-confirm" onKeyDown={({ nativeEvent }) => submitOnEnter(nativeEvent, around)}>
      <AddressProblems model={form} t={t} idPrefix="address" />
      <PlaceFields {...rest} model={form} country={form.country} t={t} idPrefix="address" autoComplete="shipping" />
    </div>
  );
}
