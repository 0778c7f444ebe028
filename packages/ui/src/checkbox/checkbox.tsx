import { useEffect, useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useElementId } from '../use-element-id.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className' | 'ref'> & {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some, not all: the box of a table head. */
  indeterminate?: boolean | undefined;
  className?: string | undefined;
  ref?: ((node: HTMLInputElement | null) => void) | undefined;
};

/** A check box whose whole line is the target. */
export function Checkbox({
  label,
  labelHidden = false,
  hint,
  error,
  onCheckedChange,
  onChange,
  indeterminate = false,
  className,
  id,
  ref,
  ...input
}: CheckboxProps) {
  const ownId = useElementId();
  const inputId = id ?? ownId;
  const box = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  const hasError = error !== undefined && error !== null && error !== '';
  const described = [hint === undefined ? '' : `${inputId}-hint`, hasError ? `${inputId}-error` : '']
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className={classNames('s-check', className)}>
      <label className="s-check__line" htmlFor={inputId}>
        <input
          {...input}
          ref={(node) => {
            box.current = node;
            ref?.(node);
          }}
          id={inputId}
          type="checkbox"
          className="s-check__box"
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={hasError || undefined}
          onChange={handleChange}
        />
        <span className={labelHidden ? 's-visually-hidden' : 's-check__label'}>{label}</span>
      </label>
      {hint === undefined ? null : (
        <p className="s-field__hint s-check__under" id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {hasError ? (
        <p className="s-field__error s-check__under" id={`${inputId}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
