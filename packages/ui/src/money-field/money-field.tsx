import { useState, type ComponentProps } from 'react';
import { CURRENCIES, formatMoney, parseAmount, type AmountRefusal, type Currency } from '@sampan/country-rules';
import { TextField } from '../text-field/text-field.tsx';
import type { FieldFrame } from '../field/field.tsx';

export type MoneyFieldProps = Omit<
  ComponentProps<'input'>,
  'children' | 'prefix' | 'required' | 'className' | 'value' | 'type'
> &
  FieldFrame & {
    currency: Currency;
    /** The text as typed: '.' is the decimal point and ',' groups, in every country (spec section 5). */
    value: string;
    onValueChange: (text: string) => void;
    /** The amount in minor units, or null while the text is none. Called with every change of the text. */
    onAmountChange?: ((amount_minor: number | null) => void) | undefined;
    /** Why a text is refused, in words; 'ambiguous' ("10.000") is said while typing, the rest after leaving the field. */
    refusalText: (reason: AmountRefusal) => string;
  };

/**
 * An amount with its currency in front. Where the country writes amounts differently from how they are typed here
 * (Indonesia, Vietnam), the field says what it understood: "= Rp 10.000,00".
 */
export function MoneyField({
  currency,
  value,
  onValueChange,
  onAmountChange,
  refusalText,
  error,
  onBlur,
  ...rest
}: MoneyFieldProps) {
  const [left, setLeft] = useState(false);
  const parsed = parseAmount(value, currency);
  const convention = CURRENCIES[currency];
  const echo = parsed.ok && convention.group === '.' ? `= ${formatMoney(parsed.amount_minor, currency)}` : undefined;
  const refused =
    !parsed.ok && parsed.reason !== 'empty' && (left || parsed.reason === 'ambiguous')
      ? refusalText(parsed.reason)
      : undefined;
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      numeric
      addonStart={convention.symbol}
      addonBoxed
      value={value}
      echo={echo}
      error={refused ?? error}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      onValueChange={(text) => {
        setLeft(false);
        onValueChange(text);
        const amount = parseAmount(text, currency);
        onAmountChange?.(amount.ok ? amount.amount_minor : null);
      }}
    />
  );
}
