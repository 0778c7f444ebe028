import type { ComponentProps } from 'react';
import { checkPhone, addressRulesOf, type CheckedPhone, type CountryCode } from '@sampan/country-rules';
import { TextField } from '../text-field/text-field.tsx';
import type { FieldFrame } from '../field/field.tsx';

/** Reads a phone of a country as it was typed or pasted. */
export type ReadPhone = (text: string, country: CountryCode) => CheckedPhone;

export type PhoneFieldProps = Omit<
  ComponentProps<'input'>,
  'children' | 'prefix' | 'required' | 'className' | 'value' | 'type'
> &
  FieldFrame & {
    country: CountryCode;
    /** The national number without the country's code. */
    value: string;
    onValueChange: (text: string) => void;
    /** By lengths alone unless said otherwise: widgets carry no list of numbers. */
    read?: ReadPhone | undefined;
  };

/**
 * A phone number behind its country's code. Whatever is pasted or filled in (+63 917-…, 0917 …) becomes the national
 * number as soon as it is one; what is typed by hand is tidied when the field is left.
 */
export function PhoneField({ country, value, onValueChange, onBlur, read = checkPhone, ...rest }: PhoneFieldProps) {
  const tidy = (text: string) => {
    const checked = read(text, country);
    return checked.ok ? checked.phone : text;
  };
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      numeric
      addonStart={addressRulesOf(country).phone_code}
      addonBoxed
      value={value}
      onBlur={(event) => {
        const tidied = tidy(value);
        if (tidied !== value) onValueChange(tidied);
        onBlur?.(event);
      }}
      onValueChange={(text) => {
        const pasted = Math.abs(text.length - value.length) > 1;
        onValueChange(pasted ? tidy(text) : text);
      }}
    />
  );
}
