import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button } from '@sampan/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { OtpInput } from '../../shared/credentials/otp-input.tsx';
import { otpSchema } from '../../shared/credentials/otp.schema.ts';
import { ResendButton } from '../../shared/credentials/resend-button.tsx';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface VerifyCodeFormProps {
  email: string;
  onVerified: () => void;
  onChangeEmail: () => void;
}

/** The code from the mail; the sixth digit sends it. */
export function VerifyCodeForm({ email, onVerified, onChangeEmail }: VerifyCodeFormProps) {
  const { t } = useLocale();
  const api = useApi();
  const form = useForm({ resolver: valibotResolver(otpSchema), defaultValues: { otp: '' }, mode: 'onSubmit' });
  useDelayedValidation(form);
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: ({ otp }) => api.verifyMail({ body: { email, otp } }),
    fields: { otp: 'otp' },
    onSuccess: onVerified,
  });
  useFormTitle(t('auth.verify_title'), form.formState);
  return (
    <>
      <p className="s-muted">{t('auth.verify_text', { email })}</p>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <OtpInput form={form} onComplete={submit} />
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('auth.verify_submitting')}>
          {t('auth.verify_submit')}
        </Button>
      </form>
      <div className="c-row">
        <ResendButton send={() => api.resendMailVerification({ body: { email } })} />
        <Button variant="quiet" onClick={onChangeEmail}>
          {t('auth.forgot_change')}
        </Button>
      </div>
    </>
  );
}
