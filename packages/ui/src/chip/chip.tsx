import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconChevronDown, iconX } from '../icon/icon-shapes.ts';

export type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode;
  /** Pressed or chosen; sets `aria-pressed`. */
  selected?: boolean | undefined;
  icon?: string | undefined;
};

/** A small toggle: a sort order, a quick top-up amount. */
export function Chip({ children, selected = false, icon, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={classNames('s-chip', selected && 's-chip--on', className)}
    >
      {icon === undefined ? null : <Icon shape={icon} size={14} />}
      {children}
    </button>
  );
}

export type FilterChipProps = {
  /** The filter's name, for example "Courier". */
  name: string;
  /** What it is set to, for example "Merlion Express"; nothing while it is off. */
  value?: string | undefined;
  /** Opens the choice. */
  onOpen: () => void;
  expanded?: boolean | undefined;
  /** Takes the filter off; shows the cross. */
  onClear?: (() => void) | undefined;
  /** Name of the cross, for example "Clear Courier". */
  clearLabel?: string | undefined;
  ref?: ((node: HTMLButtonElement | null) => void) | { current: HTMLButtonElement | null } | undefined;
};

/** One filter of a list: name while off, "name: value" and a cross while on. */
export function FilterChip({ name, value, onOpen, expanded = false, onClear, clearLabel, ref }: FilterChipProps) {
  const on = value !== undefined && value !== '';
  return (
    <span className={classNames('s-chip s-chip--filter', on && 's-chip--on')}>
      <button
        ref={ref}
        type="button"
        className="s-chip__open"
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onOpen}
      >
        {on ? `${name}: ${value}` : name}
        {on && onClear !== undefined ? null : <Icon shape={iconChevronDown} size={14} />}
      </button>
      {on && onClear !== undefined ? (
        <button type="button" className="s-chip__clear" aria-label={clearLabel} onClick={onClear}>
          <Icon shape={iconX} size={14} />
        </button>
      ) : null}
    </span>
  );
}
