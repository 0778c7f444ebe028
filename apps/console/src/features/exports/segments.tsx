import { useId } from 'react';

export interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onPick: (value: Value) => void;
}

/** One of two or three words side by side. Native radios: arrow keys work as everywhere. */
export function Segments<Value extends string>({ label, options, value, onPick }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="c-segments">
      <legend className="s-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="c-segments__item">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
