import type { LooseTranslate } from '@sampan/i18n';
import { AddressForm, type AddressFormProps } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useStore } from '../shell/use-store.ts';
import type { PlaceFieldsProps } from './place-fields.view.tsx';

/** The kit's address form, name and phone included, on a model and the look-ups of a connection. */
export function AddressFields({
  model,
  t,
  port,
  ...rest
}: Omit<PlaceFieldsProps, 'Search'> & Pick<AddressFormProps, 'people'>): ReactNode {
  const { draft, errors } = useStore(model.$form);
  return (
    <AddressForm
      {...rest}
      {...port}
      value={draft}
      onValueChange={model.change}
      errors={errors}
      onFieldBlur={model.leave}
      t={t as LooseTranslate}
    />
  );
}
