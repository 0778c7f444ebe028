import { COUNTRY_CODES, addressRulesOf, isCountryCode, type CountryCode } from '@sampan/country-rules';
import { Select } from '@sampan/ui';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useLocale } from '../../shared/locale/locale.tsx';
import { PhoneInput } from '../../shared/phones/phone-input.tsx';

export interface CountryPhoneProps<Typed extends FieldValues, Read> {
  form: Pick<UseFormReturn<Typed, unknown, Read>, 'control' | 'clearErrors'>;
  /** Of the number in the form. */
  name: FieldPath<Typed>;
  country: CountryCode;
  onCountry: (country: CountryCode) => void;
  is_optional?: boolean;
  error: string | undefined;
}

/** The country, which says how a phone number looks and who answers, and the number. */
export function CountryPhone<Typed extends FieldValues, Read>(props: CountryPhoneProps<Typed, Read>) {
  const { form, name, country, onCountry, is_optional = false, error } = props;
  const { t } = useLocale();
  const { field } = useController({ control: form.control, name });
  return (
    <div className="c-contact__pair">
      <Select
        label={t('contact.country')}
        autoComplete="country"
        options={COUNTRY_CODES.map((code) => ({
          value: code,
          label: `${t(`country.${code}`)} (${addressRulesOf(code).phone_code})`,
        }))}
        value={country}
        onValueChange={(code) => {
          if (!isCountryCode(code)) return;
          onCountry(code);
          form.clearErrors(name);
        }}
      />
      <PhoneInput
        ref={field.ref}
        label={is_optional ? `${t('contact.phone')} (${t('common.optional')})` : t('contact.phone')}
        required={!is_optional}
        autoComplete="tel-national"
        country={country}
        value={field.value ?? ''}
        error={error}
        onBlur={field.onBlur}
        onValueChange={field.onChange}
      />
    </div>
  );
}
