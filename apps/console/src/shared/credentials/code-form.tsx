import { isApiError } from '@sampan/api-client';
import { Banner, Button, TextField } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { errorTextWithWait } from '../form/form-error.ts';
import { useLocale } from '../locale/locale.tsx';
import './code-form.css';

export interface CodeFormProps<Answer> {
  hint?: string;
  action: string;
  busy: string;
  tone?: 'primary' | 'danger';
  /** Of a page that is about the code alone. */
  block?: boolean;
  /** Leaves everything as it is; of a dialog. */
  onCancel?: () => void;
  call: (otp: string) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
}

/** One code of an authenticator app, or a recovery code, and nothing else. A wrong one stays to be looked at. */
export function CodeForm<Answer>(props: CodeFormProps<Answer>) {
  const { hint, action, busy, tone = 'primary', block = false, onCancel, call, onSuccess } = props;
  const locale = useLocale();
  const { t } = locale;
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const send = useMutation({ mutationFn: call, onSuccess, onError: () => field.current?.focus() });
  const is_wrong = isApiError(send.error) && send.error.code === 'otp_invalid';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (otp.trim() === '') field.current?.focus();
    else send.mutate(otp);
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {send.error === null || is_wrong ? null : <Banner tone="danger">{errorTextWithWait(locale, send.error)}</Banner>}
      <TextField
        ref={field}
        label={t('auth.code_label')}
        hint={hint}
        required
        numeric
        maxLength={30}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={otp}
        error={is_wrong ? t('auth.second_wrong') : undefined}
        onValueChange={(text) => {
          setOtp(text);
          if (is_wrong) send.reset();
        }}
      />
      <div className={block ? undefined : 'c-code-form__actions'}>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{t('common.cancel')}</Button>}
        <Button
          type="submit"
          variant={tone}
          size={block ? 'lg' : 'md'}
          block={block}
          busy={send.isPending}
          busyLabel={busy}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
