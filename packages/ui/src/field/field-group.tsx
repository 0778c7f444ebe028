import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconAlert } from '../icon/icon-shapes.ts';
import type { FieldFrame } from './field.tsx';
import { useElementId } from '../use-element-id.ts';

export type FieldGroupProps = FieldFrame & {
  id?: string | undefined;
  /** "radiogroup" when the controls are radios: one choice, which can be required and wrong as a whole. */
  role?: 'group' | 'radiogroup' | undefined;
  children: ReactNode;
};

/** Several controls under one question: a `<fieldset>` with legend, hint and error. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  required = false,
  labelHidden = false,
  className,
  role = 'group',
  children,
}: FieldGroupProps) {
  const ownId = useElementId();
  const groupId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== '';
  const described = [hint === undefined ? '' : `${groupId}-hint`, hasError ? `${groupId}-error` : '']
    .filter((part) => part !== '')
    .join(' ');
  return (
    <fieldset
      id={groupId}
      role={role}
      {...(role === 'radiogroup'
        ? { 'aria-invalid': hasError || undefined, 'aria-required': required || undefined }
        : {})}
      className={classNames('s-group', hasError && 's-group--invalid', className)}
      aria-describedby={described === '' ? undefined : described}
      tabIndex={-1}
    >
      <legend className={classNames('s-field__label', labelHidden && 's-visually-hidden')}>
        {label}
        {required ? (
          <span className="s-field__star" aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </legend>
      {hint === undefined ? null : (
        <p className="s-field__hint" id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {hasError ? (
        <p className="s-field__error s-group__error" id={`${groupId}-error`}>
          <Icon shape={iconAlert} size={14} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
