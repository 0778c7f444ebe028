import { isApiError } from '@sampan/api-client';
import { TextField } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

const isWanted = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ param }) => param === 'password');

/**
 * The password is asked for when the server wants it: for live keys, of people who have one. `noteRefusal` is told of every
 * refusal and answers whether that was it.
 */
export function usePasswordAgain() {
  const [password, setPassword] = useState('');
  const [times, setTimes] = useState(0);
  const [refusal, setRefusal] = useState<unknown>(null);
  return {
    password,
    setPassword,
    /** How often it was asked for; from the second time on, what is missing is said beside the field. */
    times,
    refusal,
    isWanted,
    noteRefusal: (error: unknown) => {
      setRefusal(error);
      if (isWanted(error)) setTimes(times + 1);
    },
  };
}

/** The password once more, before something that outlives the session. It takes the focus when it appears. */
export function PasswordAgain({ again }: { again: ReturnType<typeof usePasswordAgain> }) {
  const locale = useLocale();
  const { t } = locale;
  if (again.times === 0) return null;
  const label = t('api_key.password');
  const failure = isApiError(again.refusal)
    ? again.refusal.errors.find(({ param }) => param === 'password')
    : undefined;
  const is_first_question = again.times === 1 && failure?.code === 'validate.required';
  return (
    <TextField
      label={label}
      hint={t('api_key.password_hint')}
      type="password"
      required
      autoFocus
      autoComplete="current-password"
      maxLength={128}
      value={again.password}
      error={failure === undefined || is_first_question ? undefined : locale.fieldErrorText(failure, label)}
      onValueChange={again.setPassword}
    />
  );
}
