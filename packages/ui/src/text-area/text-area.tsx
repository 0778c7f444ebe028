import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldFrame } from '../field/field.tsx';
import { counterText } from '../field/counter.ts';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children' | 'required' | 'className'> &
  FieldFrame & {
    onValueChange?: ((value: string) => void) | undefined;
    /** Counts characters and shows the count only near this limit. */
    counterLimit?: number | undefined;
  };

/**
 * Several lines that grow with their text, up to ten lines; long Philippine addresses never hide behind a scroll bar.
 * Growing needs no script: an invisible copy of the text in the same grid cell sets the height.
 */
export function TextArea({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  id,
  onValueChange,
  onChange,
  counterLimit,
  rows = 2,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const text = area.value === undefined ? typed : String(area.value);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value);
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
      aside={counterText(text.length, counterLimit)}
    >
      {(control) => (
        <div
          className={classNames('s-input', 's-area', area.disabled === true && 's-input--disabled')}
          data-text={text}
        >
          <textarea
            {...area}
            {...control}
            rows={rows}
            className="s-input__control s-area__control"
            onChange={handleChange}
          />
        </div>
      )}
    </Field>
  );
}
