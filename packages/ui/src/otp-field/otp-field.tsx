import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import type { FieldFrame } from '../field/field.tsx';

export type OtpFieldProps = FieldFrame & {
  id?: string | undefined;
  value: string;
  onValueChange: (digits: string) => void;
  /** Called once with the whole code, when the last digit arrives. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: number | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** For a form that focuses what is wrong. */
  ref?: TextFieldProps['ref'];
};

/**
 * A one-time code in one field, so that pasting, the phone's own suggestion and password managers work. Takes digits
 * only: "123 456" and "Your code is 123456" both give 123456.
 */
export function OtpField({ value, onValueChange, onComplete, length = 6, autoFocus = false, ...rest }: OtpFieldProps) {
  return (
    <TextField
      {...rest}
      className="s-otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      numeric
      data-autofocus={autoFocus ? '' : undefined}
      value={value}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/[^0-9]/g, '').slice(0, length);
        // Preact keeps what was typed where the state does not change; write the cleaned text back.
        event.currentTarget.value = digits;
        if (digits === value) return;
        onValueChange(digits);
        if (digits.length === length) onComplete?.(digits);
      }}
    />
  );
}
