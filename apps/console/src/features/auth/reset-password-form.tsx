import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError } from '@sampan/api-client';
import { Banner, Button } from '@sampan/ui';
import { resetPasswordSchema } from '@sampan/validators';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { RepeatedPasswordFields } from '../../shared/credentials/repeated-password-fields.tsx';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { recheckWrong, useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';

export interface ResetPasswordFormProps {
  token: string;
  email_masked: string;
  /** Epoch seconds. */
  expires_at: number;
  /** The password is changed, or the link died while somebody was typing. */
  onEnd: (end: 'done' | 'dead') => void;
}

/** A strict password, twice (spec section 5). Nobody is signed in by it (trust 4.22). */
export function ResetPasswordForm({ token, email_masked, expires_at, onEnd }: ResetPasswordFormProps) {
  const { t, formatTime } = useLocale();
  const api = useApi();
  const form = useForm({
    resolver: valibotResolver(resetPasswordSchema),
    defaultValues: { new_password: '', confirm_new_password: '' },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const typed = useWatch({ control: form.control, name: 'new_password' });
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: (passwords) => api.resetPassword({ body: { token, ...passwords } }),
    fields: { new_password: 'new_password', confirm_new_password: 'confirm_new_password' },
    onSuccess: () => onEnd('done'),
    onFailure: (error) => {
      const is_dead = isApiError(error) && error.code === 'reset_link_not_available';
      if (is_dead) onEnd('dead');
      return is_dead;
    },
  });
  useFormTitle(t('auth.reset_title'), form.formState);
  return (
    <>
      <p className="s-muted">{t('auth.reset_for', { email: email_masked, time: formatTime(expires_at) })}</p>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <RepeatedPasswordFields
          new_field={form.register('new_password', { onChange: () => recheckWrong(form, 'confirm_new_password') })}
          confirm_field={form.register('confirm_new_password')}
          typed={typed ?? ''}
          errors={form.formState.errors}
        />
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('common.saving')}>
          {t('auth.change_password')}
        </Button>
      </form>
    </>
  );
}
