import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { nextFocus } from '../menu/roving-focus.ts';
import { useElementId } from '../use-element-id.ts';

export type TabItem = {
  id: string;
  label: ReactNode;
  /** Shown behind the label in quieter figures. */
  count?: number | string | undefined;
};

export type TabsProps = {
  /** Name of the row for screen readers. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (id: string) => void;
  /** What the chosen tab shows. */
  children?: ReactNode | undefined;
  className?: string | undefined;
};

function content(item: TabItem): ReactNode {
  return (
    <>
      {item.label}
      {item.count === undefined ? null : <span className="s-tab__count s-num"> {item.count}</span>}
    </>
  );
}

/** Views of one page. Arrow keys move, one tab stop for the row. */
export function Tabs({ label, items, value, onValueChange, children, className }: TabsProps) {
  const baseId = useElementId();
  const tabId = (id: string) => `${baseId}-tab-${id}`;
  const panelId = `${baseId}-panel`;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key.length === 1) return;
    const nodes = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const target = nextFocus(nodes, event.key, event.target);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
    const item = items[nodes.indexOf(target)];
    if (item !== undefined) onValueChange(item.id);
  };
  return (
    <div className={classNames('s-tabs', className)}>
      <div className="s-tabs__row" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            id={tabId(item.id)}
            type="button"
            role="tab"
            aria-selected={item.id === value}
            aria-controls={children === undefined ? undefined : panelId}
            tabIndex={item.id === value ? 0 : -1}
            className={classNames('s-tab', item.id === value && 's-tab--on')}
            onClick={() => onValueChange(item.id)}
          >
            {content(item)}
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(value)} className="s-tabs__panel">
          {children}
        </div>
      )}
    </div>
  );
}

export type TabLinksProps = {
  label: string;
  items: readonly TabItem[];
  current: string;
  /** Draws one link; gets the item, its content, the classes and whether it is the current one (set `aria-current="page"`). */
  renderLink: (item: TabItem, content: ReactNode, className: string, current: boolean) => ReactNode;
  /** Stands behind the links in their row. */
  children?: ReactNode | undefined;
};

/** The same row where each view has a URL of its own. */
export function TabLinks({ label, items, current, renderLink, children }: TabLinksProps) {
  return (
    <nav className="s-tabs__row" aria-label={label}>
      {items.map((item) =>
        renderLink(item, content(item), classNames('s-tab', item.id === current && 's-tab--on'), item.id === current),
      )}
      {children}
    </nav>
  );
}
