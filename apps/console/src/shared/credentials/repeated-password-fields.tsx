import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useLocale } from '../locale/locale.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import { PasswordInput } from './password-input.tsx';

export interface RepeatedPasswordFieldsProps {
  new_field: UseFormRegisterReturn;
  confirm_field: UseFormRegisterReturn;
  /** The new password so far. */
  typed: string;
  errors: { readonly new_password?: FieldError; readonly confirm_new_password?: FieldError };
}

/** A new password and the same again: 'Password does not match' (spec section 5). */
export function RepeatedPasswordFields({ new_field, confirm_field, typed, errors }: RepeatedPasswordFieldsProps) {
  const { t, issueText } = useLocale();
  const said = (error: FieldError | undefined) => (error?.message === undefined ? undefined : issueText(error.message));
  return (
    <>
      <NewPasswordInput {...new_field} label={t('auth.new_password')} typed={typed} error={said(errors.new_password)} />
      <PasswordInput
        {...confirm_field}
        label={t('auth.confirm_password')}
        required
        autoComplete="new-password"
        error={said(errors.confirm_new_password)}
      />
    </>
  );
}
