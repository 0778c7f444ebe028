import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** An icon shape. */
  icon: string;
  /** What the button does; read out, and shown as a tooltip. */
  label: string;
  /** A 32 px button for dense rows; the touch size stays. */
  size?: 'sm' | 'md' | undefined;
  outlined?: boolean | undefined;
};

/** A square button with an icon only. */
export function IconButton({
  icon,
  label,
  size = 'md',
  outlined = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        's-icon-button',
        size === 'sm' && 's-icon-button--sm',
        outlined && 's-icon-button--outlined',
        className,
      )}
    >
      <Icon shape={icon} />
    </button>
  );
}
