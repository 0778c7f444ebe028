import type { TextFieldProps } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { PasswordInput } from './password-input.tsx';
import { passwordStrength } from './password-strength.ts';

export type NewPasswordInputProps = Omit<TextFieldProps, 'type' | 'addonEnd' | 'hint' | 'autoComplete'> & {
  /** What is typed so far. */
  typed: string;
};

/** A password to choose: the rule under it, and how hard it is to guess as soon as something is typed (trust 4.24). */
export function NewPasswordInput({ typed, ...field }: NewPasswordInputProps) {
  const { t } = useLocale();
  const strength = passwordStrength(typed);
  return (
    <div className="c-new-password">
      <PasswordInput {...field} required autoComplete="new-password" hint={t('register.password_hint')} />
      <p className={`c-strength c-strength--${strength}`} role="status" hidden={typed === ''}>
        <span className="c-strength__bar" aria-hidden="true" />
        {typed === '' ? null : t('register.strength', { level: t(`register.strength_${strength}`) })}
      </p>
    </div>
  );
}
