import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldFrame } from '../field/field.tsx';
import { counterText } from '../field/counter.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'prefix' | 'required' | 'className'> &
  FieldFrame & {
    /** The new text, at every keystroke. `onChange` with the event works as well (form libraries). */
    onValueChange?: ((value: string) => void) | undefined;
    /** Fixed text or an icon before the text, for example "+65". */
    addonStart?: ReactNode | undefined;
    /** Draws a line between the addon and the text. */
    addonBoxed?: boolean | undefined;
    /** A unit or a button after the text, for example "kg". */
    addonEnd?: ReactNode | undefined;
    /** Counts characters and shows the count only near this limit. */
    counterLimit?: number | undefined;
    echo?: ReactNode | undefined;
    /** Tabular figures: postcodes, amounts, tracking numbers. */
    numeric?: boolean | undefined;
  };

/** One line of text with a label above it. Controlled by `value` or left alone with `defaultValue`. */
export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  id,
  onValueChange,
  onChange,
  addonStart,
  addonBoxed = false,
  addonEnd,
  counterLimit,
  echo,
  numeric = false,
  type = 'text',
  ...input
}: TextFieldProps) {
  const [typedLength, setTypedLength] = useState(String(input.defaultValue ?? '').length);
  const length = input.value === undefined ? typedLength : String(input.value).length;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTypedLength(event.currentTarget.value.length);
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      className={className}
      aside={counterText(length, counterLimit)}
      echo={echo}
    >
      {(control) => (
        <div className={classNames('s-input', input.disabled === true && 's-input--disabled')} part="input-box">
          {addonStart === undefined ? null : (
            <span className={classNames('s-input__addon', addonBoxed && 's-input__addon--boxed')}>{addonStart}</span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            part="input"
            className={classNames('s-input__control', numeric && 's-num')}
            onChange={handleChange}
          />
          {addonEnd === undefined ? null : <span className="s-input__addon s-input__addon--end">{addonEnd}</span>}
        </div>
      )}
    </Field>
  );
}
