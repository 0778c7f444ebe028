import { isApiError } from '@sampan/api-client';
import { TextField } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';

/** Whether the server asked for the password, or did not take it. People without one are never asked. */
export function isPasswordWanted(error: unknown): boolean {
  return isApiError(error) && error.errors.some(({ param }) => param === 'password');
}

export interface PasswordAgainProps {
  value: string;
  onValueChange: (password: string) => void;
  /** Why the call before was refused. */
  error: unknown;
}

/** The password once more, before something that outlives the session. It takes the focus when it appears. */
export function PasswordAgain({ value, onValueChange, error }: PasswordAgainProps) {
  const locale = useLocale();
  const { t } = locale;
  const label = t('api_key.password');
  const failure = isApiError(error) ? error.errors.find(({ param }) => param === 'password') : undefined;
  return (
    <TextField
      label={label}
      hint={t('api_key.password_hint')}
      type="password"
      required
      autoFocus
      autoComplete="current-password"
      maxLength={128}
      value={value}
      error={
        failure === undefined || failure.code === 'validate.required'
          ? undefined
          : locale.fieldErrorText(failure, label)
      }
      onValueChange={onValueChange}
    />
  );
}
