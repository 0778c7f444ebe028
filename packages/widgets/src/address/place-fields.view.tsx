import type { AddressOptions, CountryCode } from '@sampan/country-rules';
import type { LooseTranslate, Translate } from '@sampan/messages';
import { PlaceForm, type PlaceFormProps } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { AddressFormStore, AddressLookups } from '@sampan/stores/address';
import { useStore } from '../shell/use-store.ts';

export interface PlaceFieldsProps extends Pick<
  PlaceFormProps,
  'autoComplete' | 'disabled' | 'countryHidden' | 'Search'
> {
  model: AddressFormStore;
  country: CountryCode;
  t: Translate;
  port: AddressLookups;
  /** Controls get the ids `<idPrefix>-<field>`. */
  idPrefix: string;
  options?: AddressOptions | undefined;
  /** Shows 'Use map'; answer it with the map part, see `load-map.ts`. */
  onOpenMap?: (() => void) | undefined;
}

/** The place part of the kit's address form on a model and the look-ups of a connection. */
export function PlaceFields({ model, t, port, ...rest }: PlaceFieldsProps): ReactNode {
  const { draft, errors } = useStore(model.$form);
  return (
    <PlaceForm
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
