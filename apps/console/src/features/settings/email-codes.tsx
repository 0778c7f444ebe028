import { isApiError } from '@sampan/api-client';
import { Banner, Button, OtpField } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { fieldError } from '../../shared/form/field-error.ts';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import '../../shared/credentials/code-form.css';

export interface EmailCodesProps {
  /** The email that is to be proved. */
  email: string;
  /** What the button does, in the words of the dialog's title. */
  action: string;
  /** Where the second code of people without a password went; null for all others. */
  old_label: string | null;
  onCancel: () => void;
  onDone: () => void;
}

/** The code of the new email, and of the present one, or of the phone, where no password said who asks. A wrong one stays to be looked at. */
export function EmailCodes({ email, action, old_label, onCancel, onDone }: EmailCodesProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const [otp, setOtp] = useState('');
  const [old_otp, setOldOtp] = useState('');
  const first = useRef<HTMLInputElement>(null);
  // The form before it took the focus along.
  useEffect(() => first.current?.focus(), []);
  const send = useMutation({
    mutationFn: () => api.confirmEmailChange({ body: old_label === null ? { otp } : { otp, old_otp } }),
    onSuccess: onDone,
    onError: () => first.current?.focus(),
  });
  const wrong = isApiError(send.error) && send.error.code === 'otp_invalid' ? locale.errorText(send.error) : undefined;
  const is_old_wrong = fieldError(send.error, 'old_otp') !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (otp === '' || (old_label !== null && old_otp === '')) first.current?.focus();
    else if (!send.isPending) send.mutate();
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {send.error === null || wrong !== undefined ? null : (
        <Banner tone="danger">{errorTextWithWait(locale, send.error)}</Banner>
      )}
      <p>{t('security.email_code', { email })}</p>
      <OtpField
        ref={first}
        label={t('security.email_code_new')}
        required
        value={otp}
        error={is_old_wrong ? undefined : wrong}
        onValueChange={setOtp}
      />
      {old_label === null ? null : (
        <OtpField
          label={old_label}
          required
          value={old_otp}
          error={is_old_wrong ? wrong : undefined}
          onValueChange={setOldOtp}
        />
      )}
      <div className="c-code-form__actions">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={send.isPending} busyLabel={t('common.saving')}>
          {action}
        </Button>
      </div>
    </form>
  );
}
