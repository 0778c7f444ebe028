import type { AddressOptions, CountryCode } from '@sampan/country-rules';
import type { LooseTranslate, Translate } from '@sampan/i18n';
import { AddressForm, ErrorSummary, type AddressFormProps, type AddressTextField } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useStore } from '../shell/use-store.ts';
import type { AddressFormModel } from './address-form.model.ts';
import type { AddressPort } from './address.port.ts';

export interface AddressFieldsProps extends Pick<
  AddressFormProps,
  'people' | 'autoComplete' | 'disabled' | 'countryHidden'
> {
  model: AddressFormModel;
  country: CountryCode;
  t: Translate;
  port: AddressPort;
  /** Controls get the ids `<idPrefix>-<field>`. */
  idPrefix: string;
  options?: AddressOptions | undefined;
  /** Shows 'Use map'; answer it with the map part, see `load-map.ts`. */
  onOpenMap?: (() => void) | undefined;
}

/** The kit's address form on a model and the look-ups of a connection: what the console composes, for widgets. */
export function AddressFields({ model, country, t, port, ...rest }: AddressFieldsProps): ReactNode {
  const { draft, errors } = useStore(model.$form);
  return (
    <AddressForm
      {...rest}
      country={country}
      value={draft}
      onValueChange={model.change}
      errors={errors}
      onFieldBlur={model.leave}
      t={t as LooseTranslate}
      loadLevel={port.loadLevel}
      lookupPostcode={port.lookupPostcode}
      searchAddresses={port.searchAddresses}
    />
  );
}

/** What is wrong with the form, at its top, each line leading to its field. */
export function AddressProblems({
  model,
  t,
  idPrefix,
}: Pick<AddressFieldsProps, 'model' | 't' | 'idPrefix'>): ReactNode {
  const { errors, attempt } = useStore(model.$form);
  if (attempt === 0) return null;
  const problems = (Object.keys(errors) as AddressTextField[]).map((field) => ({
    fieldId: `${idPrefix}-${field}`,
    message: errors[field] ?? '',
  }));
  return (
    <ErrorSummary title={t('common.errors_found', { count: problems.length })} problems={problems} attempt={attempt} />
  );
}
