import { valibotResolver } from '@hookform/resolvers/valibot';
import { useStore } from '@nanostores/react';
import { COUNTRY_CODES, addressRulesOf, isCountryCode, rulesOf, type CountryCode } from '@sampan/country-rules';
import { Banner, Button, Select, TextField } from '@sampan/ui';
import { phoneLoginRequestSchema } from '@sampan/validators';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocale } from '../../shared/locale/locale.tsx';
import { PhoneInput } from '../../shared/phones/phone-input.tsx';
import { $country } from '../../shared/session/session.store.ts';
import { useAuthSearch } from './use-auth-search.ts';
import { useAskCode, type AskedCode } from './use-ask-code.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';

export interface PhoneNumberFormProps {
  /** What was given before, when somebody comes back to change it. */
  given: AskedCode | null;
  onAsked: (asked: AskedCode) => void;
}

/** Country, number, and for newcomers their name and a friend's code. The answer is the same for known and new numbers. */
export function PhoneNumberForm({ given, onAsked }: PhoneNumberFormProps) {
  const { t, issueText } = useLocale();
  const search = useAuthSearch();
  const visited = useStore($country);
  const [country, setCountry] = useState<CountryCode>(given?.person.country_code ?? visited);
  const form = useForm({
    resolver: valibotResolver(phoneLoginRequestSchema(country)),
    defaultValues: {
      name: given?.person.name ?? '',
      phone: given?.number ?? '',
      referralCode: given?.person.referral_code ?? search.ref ?? '',
    },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const askCode = useAskCode();
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: ({ phone, name, referralCode }) =>
      askCode({ phone, name, referral_code: referralCode, country_code: country }, form.getValues('phone') ?? ''),
    fields: { phone: 'phone', name: 'name', referral_code: 'referralCode' },
    onSuccess: onAsked,
  });
  const { errors } = form.formState;
  const said = (message: string | undefined) => (message === undefined ? undefined : issueText(message));
  useFormTitle(t('auth.phone_title'), form.formState);
  const country_select = (
    <Select
      label={t('auth.phone_country')}
      autoComplete="country"
      options={COUNTRY_CODES.map((code) => ({
        value: code,
        label: `${t(`country.${code}`)} (${addressRulesOf(code).phone_code})`,
      }))}
      value={country}
      onValueChange={(code) => {
        if (!isCountryCode(code)) return;
        setCountry(code);
        form.clearErrors('phone');
      }}
    />
  );
  if (rulesOf(country).is_closed)
    return (
      <div className="c-stack">
        {country_select}
        <Banner
          tone="warning"
          action={
            <Link to="/maintain" className="c-auth__link">
              {t('auth.closed_more')}
            </Link>
          }
        >
          {t('error.country_closed')}
        </Banner>
      </div>
    );
  return (
    <>
      <p className="s-muted">{t('auth.phone_text')}</p>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        {country_select}
        <Controller
          control={form.control}
          name="phone"
          render={({ field }) => (
            <PhoneInput
              ref={field.ref}
              name={field.name}
              label={t('auth.phone_number')}
              required
              autoComplete="tel-national"
              country={country}
              value={field.value ?? ''}
              error={said(errors.phone?.message)}
              onBlur={field.onBlur}
              onValueChange={field.onChange}
            />
          )}
        />
        <details className="c-auth__more" open={given !== null || search.ref !== undefined}>
          <summary>{t('auth.phone_new')}</summary>
          <div className="c-stack">
            <p className="s-muted">{t('auth.phone_new_text')}</p>
            <TextField
              {...form.register('name')}
              label={`${t('register.name')} (${t('common.optional')})`}
              autoComplete="name"
              error={said(errors.name?.message)}
            />
            <TextField
              {...form.register('referralCode')}
              label={`${t('register.referral_code')} (${t('common.optional')})`}
              autoComplete="off"
              autoCapitalize="characters"
              error={said(errors.referralCode?.message)}
            />
          </div>
        </details>
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('auth.sending')}>
          {t('auth.phone_send')}
        </Button>
      </form>
    </>
  );
}
