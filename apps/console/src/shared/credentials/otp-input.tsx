import { OtpField } from '@sampan/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useLocale } from '../locale/locale.tsx';

/** A form of a one-time code and nothing else. */
export type OtpForm = UseFormReturn<{ otp?: string | null | undefined }, unknown, { otp: string }>;

export interface OtpInputProps {
  form: OtpForm;
  /** The last digit arrived. */
  onComplete: () => void;
}

/** The one field of a one-time code, tied to its form: a wrong code stays to be looked at, and is focused. */
export function OtpInput({ form: { control, formState }, onComplete }: OtpInputProps) {
  const { t, issueText } = useLocale();
  const message = formState.errors.otp?.message;
  return (
    <Controller
      control={control}
      name="otp"
      render={({ field }) => (
        <OtpField
          ref={field.ref}
          label={t('auth.code_label')}
          required
          autoFocus
          value={field.value ?? ''}
          error={message === undefined ? undefined : issueText(message)}
          onValueChange={field.onChange}
          onComplete={() => onComplete()}
        />
      )}
    />
  );
}
