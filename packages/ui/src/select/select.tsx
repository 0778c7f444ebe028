import type { ChangeEvent, ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldFrame } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { iconChevronDown } from '../icon/icon-shapes.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'required' | 'className'> &
  FieldFrame & {
    options: readonly SelectOption[];
    onValueChange?: ((value: string) => void) | undefined;
    /** First line while nothing is chosen, for example "Choose a state"; its value is the empty text. */
    placeholder?: string | undefined;
    /** The options are on their way: the control says so and waits. */
    loading?: boolean | undefined;
    loadingLabel?: string | undefined;
  };

/** The browser's own select in the kit's clothes: the best list on every phone. */
export function Select({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  id,
  options,
  onValueChange,
  onChange,
  placeholder,
  loading = false,
  loadingLabel,
  disabled,
  ...select
}: SelectProps) {
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const off = disabled === true || loading;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      className={className}
    >
      {(control) => (
        <div className={classNames('s-input', 's-select', off && 's-input--disabled')} part="input-box">
          <select
            {...select}
            {...control}
            disabled={off}
            aria-busy={loading || undefined}
            className="s-input__control s-select__control"
            part="input"
            onChange={handleChange}
          >
            {placeholder === undefined ? null : (
              <option value="">{loading && loadingLabel !== undefined ? loadingLabel : placeholder}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon shape={iconChevronDown} className="s-select__arrow" />
        </div>
      )}
    </Field>
  );
}
