import { COUNTRY_CODES, addressRulesOf, isCountryCode, type CountryCode } from '@sampan/country-rules';
import { Select } from '@sampan/ui';
import type { Ref } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { PhoneInput } from '../../shared/phones/phone-input.tsx';

export interface CountryPhoneProps {
  country: CountryCode;
  onCountry: (country: CountryCode) => void;
  phone: string;
  onPhone: (phone: string) => void;
  onPhoneBlur: () => void;
  phoneRef: Ref<HTMLInputElement>;
  is_optional?: boolean;
  error: string | undefined;
}

/** The country, which says how a phone number looks and who answers, and the number. */
export function CountryPhone({
  country,
  onCountry,
  phone,
  onPhone,
  onPhoneBlur,
  phoneRef,
  is_optional = false,
  error,
}: CountryPhoneProps) {
  const { t } = useLocale();
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
          if (isCountryCode(code)) onCountry(code);
        }}
      />
      <PhoneInput
        ref={phoneRef}
        label={is_optional ? `${t('contact.phone')} (${t('common.optional')})` : t('contact.phone')}
        required={!is_optional}
        autoComplete="tel-national"
        country={country}
        value={phone}
        error={error}
        onBlur={onPhoneBlur}
        onValueChange={onPhone}
      />
    </div>
  );
}
