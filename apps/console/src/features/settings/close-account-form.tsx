import { isApiError } from '@sampan/api-client';
import type { AccountClosing } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, Button, SkeletonRows, TextField } from '@sampan/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { PasswordInput } from '../../shared/credentials/password-input.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { endSession } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';

type Obstacle = AccountClosing['obstacles'][number]['kind'];

/** Where each is ended. */
const PLACES = {
  jobs: { to: '/orders/$list', params: { list: 'new' } },
  parcels: { to: '/orders/$list', params: { list: 'in-transit' } },
  money: { to: '/histories/payouts' },
  debt: { to: '/home/top-up' },
  stores: { to: '/stores' },
  cards: { to: '/settings/payment-methods' },
} as const satisfies Record<Obstacle, object>;

/** First what goes and what stays, then what is still open; only an account with nothing open asks for the password. */
export function CloseAccountForm({ onKeep }: { onKeep: () => void }) {
  const { t } = useLocale();
  const api = useApi();
  const closing = useQuery({
    queryKey: ['account-closing'],
    queryFn: ({ signal }) => api.getAccountClosing(undefined, { signal }),
    // What was open a moment ago may have ended on another page.
    staleTime: 0,
  });
  const two_factor = useQuery({
    queryKey: queryKeys.twoFactor,
    queryFn: ({ signal }) => api.getTwoFactor(undefined, { signal }),
  });
  if (closing.isError) return <LoadError title={t('security.close_failed')} query={closing} />;
  if (two_factor.isError) return <LoadError title={t('security.close_failed')} query={two_factor} />;
  if (closing.data === undefined || two_factor.data === undefined)
    return <SkeletonRows rows={4} rowHeight={24} label={t('common.loading')} />;
  const { obstacles, balance, currency } = closing.data;
  return (
    <div className="c-stack">
      <p>{t('security.close_effect')}</p>
      <p>{t('security.close_kept')}</p>
      {balance > 0 ? <p>{t('security.close_balance', { amount: moneyText(balance, currency) })}</p> : null}
      <p>
        <Link to="/export">{t('security.close_export')}</Link>
      </p>
      {obstacles.length > 0 ? (
        <Open obstacles={obstacles} onKeep={onKeep} />
      ) : (
        <Proof asks_code={two_factor.data.is_on} onKeep={onKeep} />
      )}
    </div>
  );
}

function Open({ obstacles, onKeep }: { obstacles: AccountClosing['obstacles']; onKeep: () => void }) {
  const { t } = useLocale();
  return (
    <>
      <Banner tone="warning" title={t('security.close_open')}>
        <ul>
          {obstacles.map(({ kind, count }) => (
            <li key={kind}>
              <Link {...PLACES[kind]}>{t(`security.close_open_${kind}`, { count })}</Link>
            </li>
          ))}
        </ul>
      </Banner>
      <div className="c-code-form__actions">
        <Button onClick={onKeep}>{t('security.close_keep')}</Button>
      </div>
    </>
  );
}

function Proof({ asks_code, onKeep }: { asks_code: boolean; onKeep: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const settled = useSettledFields('close-account');
  const close = useMutation({
    mutationFn: () => api.closeAccount({ body: { password, otp } }),
    onSuccess: () => endSession('/auth'),
  });
  const error = isApiError(close.error) ? close.error : null;
  const wrong_password = error?.errors.find(({ param }) => param === 'password');
  const is_wrong_code = error?.code === 'otp_invalid';
  const missing = settled.has('password') && password === '' ? locale.issueText('validate.password_empty') : undefined;
  if (!user.has_password) return <Banner tone="warning">{t('security.close_password_first')}</Banner>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!close.isPending && password !== '') close.mutate();
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {close.error === null || is_wrong_code || wrong_password !== undefined ? null : (
        <Banner tone="danger">{errorTextWithWait(locale, close.error)}</Banner>
      )}
      <PasswordInput
        id="close-account-password"
        label={t('security.old_password')}
        required
        autoComplete="current-password"
        value={password}
        error={missing ?? (wrong_password === undefined ? undefined : locale.fieldErrorText(wrong_password))}
        onValueChange={setPassword}
      />
      {asks_code ? (
        <TextField
          id="close-account-otp"
          label={t('auth.code_label')}
          hint={t('security.two_factor_off_hint')}
          required
          numeric
          maxLength={30}
          autoComplete="one-time-code"
          value={otp}
          error={is_wrong_code ? t('auth.second_wrong') : undefined}
          onValueChange={setOtp}
        />
      ) : null}
      <div className="c-code-form__actions">
        <Button onClick={onKeep}>{t('security.close_keep')}</Button>
        <Button type="submit" variant="danger" busy={close.isPending} busyLabel={t('common.saving')}>
          {t('security.close')}
        </Button>
      </div>
    </form>
  );
}
