import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type Api } from '@sampan/api-client';
import { Banner, Button, Checkbox, TextField } from '@sampan/ui';
import { joinSchema } from '@sampan/validators';
import { useRouter } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { startSession } from '../../shared/session/session.store.ts';
import { ConsentText } from '../../shared/form/linked-text.tsx';
import { NewPasswordInput } from '../../shared/credentials/new-password-input.tsx';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';

export type OpenInvitation = Awaited<ReturnType<Api['parseInvitation']>>;

export interface JoinFormProps {
  invitation: OpenInvitation;
  secret: string;
  /** The link stopped working while the form was open: the page shows why. */
  onGone: () => void;
}

/** Name and a strict password (spec 5), and the person belongs to the company. */
export function JoinForm({ invitation, secret, onGone }: JoinFormProps) {
  const { t, issueText, language } = useLocale();
  const api = useApi();
  const router = useRouter();
  const form = useForm({
    resolver: valibotResolver(joinSchema),
    defaultValues: { name: '', password: '', is_read: false },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  useDelayedValidation(form);
  const { submit, is_busy, failure } = useSubmit({
    form,
    fields: { name: 'name', password: 'password', is_read: 'is_read' },
    call: (values) => api.acceptInvitation({ body: { ...values, token: secret, language } }),
    onSuccess: (session) => {
      startSession(session);
      void router.navigate({ to: '/orders/$list', params: { list: 'new' }, replace: true });
    },
    onFailure: (error) => {
      const is_over =
        isApiError(error) && (error.code === 'invitation_not_available' || error.code === 'other_company');
      if (is_over) onGone();
      return is_over;
    },
  });
  const { errors } = form.formState;
  const said = (message: string | undefined) => (message === undefined ? undefined : issueText(message));
  const { company_name, country_code, email, role } = invitation;
  return (
    <>
      <div className="c-stack">
        <h1 className="c-auth__title">{t('member.join_title', { company: company_name })}</h1>
        <p>{t('member.join_lead', { role: t(`settings.role_${role}`) })}</p>
      </div>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <TextField label={t('sign_in.email')} type="email" autoComplete="username" readOnly value={email} />
        <TextField
          {...form.register('name')}
          label={t('register.name')}
          required
          autoComplete="name"
          maxLength={120}
          error={said(errors.name?.message)}
        />
        <NewPasswordInput
          {...form.register('password')}
          label={t('sign_in.password')}
          typed={typed ?? ''}
          error={said(errors.password?.message)}
        />
        <Checkbox
          {...form.register('is_read')}
          label={<ConsentText country={country_code} />}
          error={said(errors.is_read?.message)}
        />
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('member.joining')}>
          {t('member.join_submit', { company: company_name })}
        </Button>
      </form>
    </>
  );
}
