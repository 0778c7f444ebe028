import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width it is given. */
  block?: boolean | undefined;
};

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  ButtonLook & {
    children: ReactNode;
    /** Work is under way: a spinner takes the words' place, the width stays, clicks do nothing, focus is kept. */
    busy?: boolean | undefined;
    /** Read out while busy, for example "Saving". */
    busyLabel?: string | undefined;
    /** An icon shape before the words. */
    icon?: string | undefined;
    /** An icon shape after the words. */
    iconEnd?: string | undefined;
  };

/** The button's classes, for links that look like buttons: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'md', block = false }: ButtonLook = {}): string {
  return classNames(
    's-button',
    `s-button--${variant}`,
    size !== 'md' && `s-button--${size}`,
    block && 's-button--block',
  );
}

/**
 * A button. `type` is "button" unless said otherwise. One `primary` per view; `danger` only in a confirmation.
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      // A busy submit button must not send the form a second time.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, block }), busy && 's-button--busy', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      <span className="s-button__content">
        {icon === undefined ? null : <Icon shape={icon} />}
        <span className="s-button__label">{children}</span>
        {iconEnd === undefined ? null : <Icon shape={iconEnd} />}
      </span>
      {busy ? <span className="s-button__spinner" aria-hidden="true" /> : null}
      {busy && busyLabel !== undefined ? (
        <span className="s-visually-hidden" role="status">
          {busyLabel}
        </span>
      ) : null}
    </button>
  );
}
