import { isApiError } from '@sampan/api-client';
import { Banner, Button } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { CodeForm } from '../../shared/credentials/code-form.tsx';
import { PasswordInput } from '../../shared/credentials/password-input.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

export interface TwoFactorSetupProps {
  onConfirmed: (recovery_codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The password first, then the secret as a picture and as text, then the app's first code. */
export function TwoFactorSetup({ onConfirmed, onCancel }: TwoFactorSetupProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const [password, setPassword] = useState('');
  const start = useMutation({ mutationFn: () => api.startTwoFactor({ body: { password } }) });
  const wrong = isApiError(start.error) ? start.error.errors.find(({ param }) => param === 'password') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!start.isPending) start.mutate();
  };
  if (start.data !== undefined)
    return (
      <>
        <p>{t('security.two_factor_scan')}</p>
        <img
          className="c-security__qr"
          src={start.data.qr}
          alt={t('security.two_factor_qr')}
          width={192}
          height={192}
        />
        <p>
          {t('security.two_factor_type')} <code className="c-security__secret">{start.data.secret}</code>
        </p>
        <CodeForm
          hint={t('security.two_factor_first_hint')}
          action={t('security.two_factor_confirm')}
          busy={t('common.saving')}
          onCancel={onCancel}
          call={(otp) => api.confirmTwoFactor({ body: { otp } })}
          onSuccess={({ recovery_codes }) => onConfirmed(recovery_codes)}
        />
      </>
    );
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {start.error === null || wrong !== undefined ? null : (
        <Banner tone="danger">{errorTextWithWait(locale, start.error)}</Banner>
      )}
      {user.has_password ? (
        <PasswordInput
          name="two_factor_password"
          label={t('security.old_password')}
          required
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={wrong === undefined ? undefined : locale.fieldErrorText(wrong)}
        />
      ) : null}
      <div className="c-code-form__actions">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={start.isPending} busyLabel={t('common.saving')}>
          {t('common.continue')}
        </Button>
      </div>
    </form>
  );
}
