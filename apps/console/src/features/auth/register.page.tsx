import { valibotResolver } from '@hookform/resolvers/valibot';
import { COUNTRY_CODES, isCountryCode, rulesOf, SIGN_IN_TIME_ZONE, type CountryCode } from '@sampan/country-rules';
import { Banner, Button, buttonClass, Checkbox, Select, TextField } from '@sampan/ui';
import { registerFormSchema } from '@sampan/validators';
import { useStore } from '@nanostores/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $country, locale_store } from '../../shared/session/session.store.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ConsentText } from '../../shared/form/linked-text.tsx';
import { NewPasswordInput } from '../../shared/credentials/new-password-input.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { PhoneInput } from '../../shared/phones/phone-input.tsx';
import { visitSource } from '../../shared/session/visit-source.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useEnter } from './use-sign-in.ts';

/** Vietnam takes no sign-up (design 8.4). */
const OPEN_COUNTRIES = COUNTRY_CODES.filter((country) => !rulesOf(country).is_closed);

/** What a shop may say it sells (spec section 7, business_types). */
const BUSINESS_TYPES = ['fashion', 'beauty', 'food', 'electronics', 'home', 'mixed'] as const;

/** /auth/register: email, strict password, country, company, referral code and the terms box (spec sections 2 and 5). */
export function RegisterPage() {
  const { t, issueText } = useLocale();
  const api = useApi();
  const search = useAuthSearch();
  const chosen = useStore($country);
  const country: CountryCode = OPEN_COUNTRIES.includes(chosen) ? chosen : 'SG';
  const [name, setName] = useState('');
  const [company_name, setCompanyName] = useState('');
  const form = useForm({
    resolver: valibotResolver(registerFormSchema(country)),
    // A friend's link brings the code along (spec section 2, Refer-a-friend box).
    defaultValues: {
      email: '',
      password: '',
      isRead: false,
      referralCode: search.ref ?? '',
      phone: '',
      accept_emails: false,
      business_type: '',
    },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const password = useWatch({ control: form.control, name: 'password' });
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: ({ email, password: chosen_password, isRead, referralCode, phone, accept_emails, business_type }) =>
      api.register({
        body: {
          email,
          password: chosen_password,
          name: name.trim(),
          company_name: company_name.trim(),
          referral_code: referralCode,
          country_code: country,
          timezone: SIGN_IN_TIME_ZONE,
          is_read: isRead,
          phone,
          accept_emails,
          business_types: business_type === '' ? [] : [business_type],
          ...visitSource(),
        },
      }),
    fields: { email: 'email', phone: 'phone', password: 'password', referral_code: 'referralCode', is_read: 'isRead' },
    onSuccess: useEnter(),
  });
  const said = (message: string | undefined) => (message === undefined ? undefined : issueText(message));
  const { errors } = form.formState;
  useFormTitle(t('register.title'), form.formState);
  return (
    <AuthLayout>
      <h1 className="c-auth__title">{t('register.title')}</h1>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <Select
          label={t('register.country')}
          autoComplete="country"
          options={OPEN_COUNTRIES.map((code) => ({ value: code, label: t(`country.${code}`) }))}
          value={country}
          onValueChange={(code) => {
            if (isCountryCode(code)) locale_store.setCountry(code);
          }}
        />
        <TextField
          label={t('register.name')}
          autoComplete="name"
          maxLength={120}
          value={name}
          onValueChange={setName}
        />
        <TextField
          label={`${t('register.company_name')} (${t('common.optional')})`}
          autoComplete="organization"
          maxLength={120}
          value={company_name}
          onValueChange={setCompanyName}
        />
        <TextField
          {...form.register('email')}
          label={t('sign_in.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={said(errors.email?.message)}
        />
        <Controller
          control={form.control}
          name="phone"
          render={({ field }) => (
            <PhoneInput
              label={`${t('address.phone')} (${t('common.optional')})`}
              country={country}
              value={field.value ?? ''}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              error={said(errors.phone?.message)}
            />
          )}
        />
        <NewPasswordInput
          {...form.register('password')}
          label={t('sign_in.password')}
          typed={password ?? ''}
          error={said(errors.password?.message)}
        />
        <TextField
          {...form.register('referralCode')}
          label={`${t('register.referral_code')} (${t('common.optional')})`}
          autoComplete="off"
          autoCapitalize="characters"
          error={said(errors.referralCode?.message)}
        />
        <Controller
          control={form.control}
          name="business_type"
          render={({ field }) => (
            <Select
              label={`${t('register.business_type')} (${t('common.optional')})`}
              options={[
                { value: '', label: t('register.business_none') },
                ...BUSINESS_TYPES.map((type) => ({ value: type, label: t(`register.business_${type}`) })),
              ]}
              value={field.value ?? ''}
              onValueChange={field.onChange}
            />
          )}
        />
        <Checkbox {...form.register('accept_emails')} label={t('register.accept_emails')} />
        <Checkbox
          {...form.register('isRead')}
          label={<ConsentText country={country} />}
          error={said(errors.isRead?.message)}
        />
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('register.submitting')}>
          {t('register.submit')}
        </Button>
      </form>
      <div className="c-auth__others">
        <p className="c-auth__or">{t('sign_in.or')}</p>
        <SocialButtons />
        <Link to="/auth/phone" search={search} className={buttonClass({ size: 'lg', block: true })}>
          {t('sign_in.by_phone')}
        </Link>
      </div>
      <p className="c-auth__foot">
        {t('sign_in.have_account')}{' '}
        <Link to="/auth" search={search}>
          {t('sign_in.submit')}
        </Link>
      </p>
    </AuthLayout>
  );
}
