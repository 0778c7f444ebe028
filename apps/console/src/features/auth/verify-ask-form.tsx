import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button, TextField } from '@sampan/ui';
import { forgotPasswordSchema } from '@sampan/validators';
import { useForm } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface VerifyAskFormProps {
  /** What was typed before, to be corrected. */
  email: string;
  /** A code is on its way to it, or the person has one. */
  onEmail: (email: string) => void;
}

/** Which email is to be verified. The answer is the same whether somebody waits for a code or not (trust 4.22). */
export function VerifyAskForm({ email, onEmail }: VerifyAskFormProps) {
  const { t, issueText } = useLocale();
  const api = useApi();
  const form = useForm({
    resolver: valibotResolver(forgotPasswordSchema),
    defaultValues: { email },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: (values) => api.resendMailVerification({ body: { email: values.email } }),
    fields: { email: 'email' },
    onSuccess: (_answer, values) => onEmail(values.email),
  });
  const { errors } = form.formState;
  useFormTitle(t('auth.verify_title'), form.formState);
  return (
    <>
      <p className="s-muted">{t('auth.verify_ask_text')}</p>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <TextField
          {...form.register('email')}
          label={t('sign_in.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message === undefined ? undefined : issueText(errors.email.message)}
        />
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('auth.sending')}>
          {t('auth.verify_send')}
        </Button>
        {/* The mail that led here has a code in it, which a new one would make useless. */}
        <Button block onClick={(event) => void form.handleSubmit((values) => onEmail(values.email))(event)}>
          {t('auth.verify_has_code')}
        </Button>
      </form>
    </>
  );
}
