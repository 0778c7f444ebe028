import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button, Dialog } from '@sampan/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { OtpInput } from '../../shared/credentials/otp-input.tsx';
import { otpSchema } from '../../shared/credentials/otp.schema.ts';
import { ResendButton } from '../../shared/credentials/resend-button.tsx';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { updateSessionUser } from '../../shared/session/session.store.ts';
import { useLogOut } from './use-log-out.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';

const FORM_ID = 'verify-email';

export interface BlockingDialogProps {
  /** '1 of 2' when another one follows or went before. */
  progress: string | null;
}

/** Blocks the page until the email is verified (spec section 4, Email verification modal). Close reloads the page. */
export function VerifyEmailDialog({ progress }: BlockingDialogProps) {
  const { t } = useLocale();
  const api = useApi();
  const { email } = useUser();
  const logOut = useLogOut();
  const form = useForm({ resolver: valibotResolver(otpSchema), defaultValues: { otp: '' }, mode: 'onSubmit' });
  useDelayedValidation(form);
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: async ({ otp }) => {
      await api.verifyMail({ body: { email, otp } });
      return api.getMe();
    },
    fields: { otp: 'otp' },
    onSuccess: (user) => {
      updateSessionUser(user);
      showToast(t('auth.verify_done'));
    },
  });
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={t('auth.verify_title')}
      headerActions={progress === null ? null : <span className="s-muted s-num">{progress}</span>}
      size="sm"
      blocking
      footer={
        <>
          <Button onClick={() => window.location.reload()}>{t('common.close')}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={is_busy} busyLabel={t('auth.verify_submitting')}>
            {t('auth.verify_submit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="c-stack" noValidate onSubmit={submit}>
        <p>{t('auth.verify_text', { email })}</p>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <OtpInput form={form} onComplete={submit} />
        <div className="c-row">
          <ResendButton send={() => api.resendMyMailVerification()} />
          {/* The way out for somebody whose email was mistyped. */}
          <Button variant="quiet" onClick={logOut}>
            {t('shell.log_out')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
