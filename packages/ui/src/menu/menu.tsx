import { Fragment, useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useAnchored } from '../popover/use-anchored.ts';
import { nextFocus } from './roving-focus.ts';
import { useElementId } from '../use-element-id.ts';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: string | undefined;
  /** A quieter text at the end: a shortcut, a count. */
  aside?: ReactNode | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A tick: the chosen language. */
  checked?: boolean | undefined;
  /** A line above this item. */
  separated?: boolean | undefined;
  onSelect: () => void;
};

export type MenuProps = {
  /** Name of the menu for screen readers, and of the trigger when it shows an icon only. */
  label: string;
  /** Content of the trigger button. */
  trigger: ReactNode;
  /** Classes of the trigger, for example `buttonClass()` or "s-icon-button". */
  triggerClassName: string;
  /** Content above the items: the name and email of the signed-in user. */
  header?: ReactNode | undefined;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  disabled?: boolean | undefined;
  /** Open from the start: the press that fetched it already asked for it. */
  defaultOpen?: boolean | undefined;
};

/** A button that opens a list of actions. Arrow keys, Home, End, first letters and Escape work as in a desktop menu. */
export function Menu({
  label,
  trigger,
  triggerClassName,
  header,
  items,
  align = 'end',
  disabled = false,
  defaultOpen = false,
}: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  const anchor = useRef<HTMLButtonElement | null>(null);
  const panel = useRef<HTMLDivElement | null>(null);
  const menuId = useElementId();
  const close = useCallback(() => setOpen(false), []);
  useAnchored({ open, anchor, panel, align, onOutside: close });
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('[role^=menuitem]:not(:disabled)')?.focus();
  }, [open]);

  const closeAndReturn = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      closeAndReturn();
      return;
    }
    const nodes = [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? [])];
    const target = nextFocus(nodes, event.key, event.target);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={triggerClassName}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={label}
        disabled={disabled}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open ? (
        <div ref={panel} popover="manual" className="s-popover s-menu" onKeyDown={onKeyDown}>
          {header === undefined ? null : <div className="s-menu__header">{header}</div>}
          <div id={menuId} role="menu" aria-label={label}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.separated === true ? <hr className="s-menu__rule" /> : null}
                <button
                  type="button"
                  role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={item.checked}
                  tabIndex={-1}
                  disabled={item.disabled}
                  className={classNames('s-menu__item', item.danger === true && 's-menu__item--danger')}
                  onClick={() => {
                    closeAndReturn();
                    item.onSelect();
                  }}
                >
                  {item.icon === undefined ? null : <Icon shape={item.icon} />}
                  <span className="s-menu__label">{item.label}</span>
                  {item.aside === undefined ? null : <span className="s-menu__aside">{item.aside}</span>}
                </button>
              </Fragment>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}
