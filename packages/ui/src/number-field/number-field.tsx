import type { KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconMinus, iconPlus } from '../icon/icon-shapes.ts';
import { Field, type FieldFrame } from '../field/field.tsx';
import { classNames } from '../class-names.ts';
import { stepNumberText } from './step-number-text.ts';

export type NumberFieldProps = FieldFrame & {
  id?: string | undefined;
  name?: string | undefined;
  /** The text as typed; the caller validates it. */
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** Size of one press of the buttons or the arrow keys. */
  step?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Stands after the number: "kg", "cm". */
  unit?: string | undefined;
  /** With both names the minus and plus buttons show. */
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
};

/** A number with an optional stepper. Decimals are typed with '.', a ',' becomes one. */
export function NumberField({
  id,
  name,
  value,
  onValueChange,
  onBlur,
  step = 1,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  unit,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  placeholder,
  ...frame
}: NumberFieldProps) {
  const go = (direction: 1 | -1) => onValueChange(stepNumberText(value, direction * step, min, max));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };
  const current = Number(value);
  const known = value.trim() !== '' && Number.isFinite(current);
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <div className={classNames('s-input', disabled && 's-input--disabled')}>
          {decreaseLabel === undefined ? null : (
            <span className="s-number__step">
              <IconButton
                icon={iconMinus}
                label={decreaseLabel}
                disabled={disabled || (known && current <= min)}
                onClick={() => go(-1)}
              />
            </span>
          )}
          <input
            {...control}
            name={name}
            type="text"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            role="spinbutton"
            aria-valuenow={known ? current : undefined}
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            autoComplete="off"
            className={classNames('s-input__control s-num', decreaseLabel !== undefined && 's-number__center')}
            value={value}
            disabled={disabled}
            placeholder={placeholder}
            onBlur={onBlur}
            onChange={(event) => onValueChange(event.currentTarget.value.replace(',', '.'))}
            onKeyDown={onKeyDown}
          />
          {unit === undefined ? null : <span className="s-input__addon s-input__addon--end">{unit}</span>}
          {increaseLabel === undefined ? null : (
            <span className="s-number__step">
              <IconButton
                icon={iconPlus}
                label={increaseLabel}
                disabled={disabled || (known && current >= max)}
                onClick={() => go(1)}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
