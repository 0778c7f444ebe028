import { valibotResolver } from '@hookform/resolvers/valibot';
import { COUNTRY_CODES, isCountryCode, rulesOf, SIGN_IN_TIME_ZONE, type CountryCode } from '@sampan/country-rules';
import { Banner, Button, Checkbox, Select, TextField } from '@sampan/ui';
import { registerSchema, type RegisterOutput } from '@sampan/validators';
import { useStore } from '@nanostores/react';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePageTitle } from '../app/page-title.ts';
import { useApi } from '../app/services.tsx';
import { useLocale } from '../locale/locale.tsx';
import { $country, locale_store } from '../session/session.store.ts';
import { AuthFrame } from './auth-frame.tsx';
import { PasswordInput } from './password-input.tsx';
import { useEnter } from './use-sign-in.ts';

/** Vietnam takes no sign-up (design 8.4). */
const OPEN_COUNTRIES = COUNTRY_CODES.filter((country) => !rulesOf(country).is_closed);

/** /auth/register: email, strict password, country, referral code and the terms box (spec sections 2 and 5). */
export function RegisterPage() {
  const locale = useLocale();
  const { t, issueText } = locale;
  const api = useApi();
  const enter = useEnter();
  const search = useSearch({ from: '/auth' });
  const chosen = useStore($country);
  const country: CountryCode = OPEN_COUNTRIES.includes(chosen) ? chosen : 'SG';
  const [name, setName] = useState('');
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(registerSchema),
    defaultValues: { email: '', password: '', isRead: false, referralCode: '' },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const signUp = useMutation({
    mutationFn: ({ email, password, referralCode }: RegisterOutput) =>
      api.register({
        body: {
          email,
          password,
          name: name.trim(),
          referral_code: referralCode,
          country_code: country,
          timezone: SIGN_IN_TIME_ZONE,
        },
      }),
    onSuccess: enter,
  });
  const said = (message: string | undefined) => (message === undefined ? undefined : issueText(message));
  const { errors } = formState;
  usePageTitle(t('register.title'));
  return (
    <AuthFrame>
      <h1 className="c-auth__title">{t('register.title')}</h1>
      <form
        className="c-stack"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => signUp.mutate(values))(event)}
      >
        {signUp.isError ? <Banner tone="danger">{locale.errorText(signUp.error)}</Banner> : null}
        <Select
          label={t('register.country')}
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
          {...register('email')}
          label={t('sign_in.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={said(errors.email?.message)}
        />
        <PasswordInput
          {...register('password')}
          label={t('sign_in.password')}
          required
          hint={t('register.password_hint')}
          autoComplete="new-password"
          error={said(errors.password?.message)}
        />
        <TextField
          {...register('referralCode')}
          label={`${t('register.referral_code')} (${t('common.optional')})`}
          autoComplete="off"
          error={said(errors.referralCode?.message)}
        />
        <Checkbox {...register('isRead')} label={t('register.accept_terms')} error={said(errors.isRead?.message)} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={signUp.isPending}
          busyLabel={t('register.submitting')}
        >
          {t('register.submit')}
        </Button>
      </form>
      <p className="c-auth__foot">
        {t('sign_in.have_account')}{' '}
        <Link to="/auth" search={search}>
          {t('sign_in.submit')}
        </Link>
      </p>
    </AuthFrame>
  );
}
