import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconAlert } from '../icon/icon-shapes.ts';
import { useElementId } from '../use-element-id.ts';

/** What every field shows around its control. */
export type FieldFrame = {
  label: ReactNode;
  /** A line of help under the control, for example 'If no unit number, then type N/A'. */
  hint?: ReactNode | undefined;
  /** The problem, in words; it is tied to the control and sets `aria-invalid`. */
  error?: ReactNode | undefined;
  /** Shows a star beside the label and sets `aria-required`. */
  required?: boolean | undefined;
  /** Keeps the label for screen readers only: for search boxes whose place says what they are. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = FieldFrame & {
  /** The control's id when the caller needs a known one (an error summary links to it). */
  id?: string | undefined;
  /** A short text at the right of the label, for example a character counter. */
  aside?: ReactNode | undefined;
  /** A live line under the control, for example "= Rp 10,000.00". */
  echo?: ReactNode | undefined;
  children: (control: FieldControl) => ReactNode;
};

/**
 * Label above, control, error, and the hint last, so that controls beside each other stand on one line. Every single-control field of the kit is made of it.
 */
export function Field({
  id,
  label,
  hint,
  error,
  required = false,
  labelHidden = false,
  className,
  aside,
  echo,
  children,
}: FieldProps) {
  const ownId = useElementId();
  const controlId = id ?? ownId;
  const has = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== '';
  const hintId = has(hint) ? `${controlId}-hint` : '';
  const errorId = has(error) ? `${controlId}-error` : '';
  const echoId = has(echo) ? `${controlId}-echo` : '';
  const described = [hintId, errorId, echoId].filter((part) => part !== '').join(' ');
  return (
    <div className={classNames('s-field', errorId !== '' && 's-field--invalid', className)} part="field">
      <div className={classNames('s-field__top', labelHidden && 's-visually-hidden')}>
        <label className="s-field__label" htmlFor={controlId} part="label">
          {label}
          {required ? (
            <span className="s-field__star" aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </label>
        {has(aside) ? <span className="s-field__aside s-num">{aside}</span> : null}
      </div>
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': errorId === '' ? undefined : true,
        'aria-required': required || undefined,
      })}
      {echoId === '' ? null : (
        <p className="s-field__echo s-num" id={echoId}>
          {echo}
        </p>
      )}
      {errorId === '' ? null : (
        <p className="s-field__error" id={errorId} part="error">
          <Icon shape={iconAlert} size={14} />
          <span>{error}</span>
        </p>
      )}
      {hintId === '' ? null : (
        <p className="s-field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
