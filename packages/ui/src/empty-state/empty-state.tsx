import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconBox, iconSearch } from '../icon/icon-shapes.ts';

export type EmptyStateProps = {
  /** `no-records`: nothing exists yet, the first use. `no-results`: the filters match nothing. They never look the same. */
  kind: 'no-records' | 'no-results';
  title: ReactNode;
  /** What would stand here, and how it gets here. */
  children?: ReactNode | undefined;
  /** One primary button for no-records; "Clear filters" for no-results. */
  action?: ReactNode | undefined;
  /** A quieter second way. */
  secondary?: ReactNode | undefined;
  /** An icon shape in place of the usual one. */
  icon?: string | undefined;
  /** Level of its heading: one below the heading of the part it stands in. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** What a list says when it is empty, and what to do about it. */
export function EmptyState({ kind, title, children, action, secondary, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('s-empty', `s-empty--${kind}`)} role={kind === 'no-results' ? 'status' : undefined}>
      <span className="s-empty__mark">
        <Icon shape={icon ?? (kind === 'no-records' ? iconBox : iconSearch)} size={kind === 'no-records' ? 28 : 20} />
      </span>
      <Heading className="s-empty__title">{title}</Heading>
      {children === undefined ? null : <div className="s-empty__text">{children}</div>}
      {action === undefined && secondary === undefined ? null : (
        <div className="s-empty__actions">
          {action}
          {secondary}
        </div>
      )}
    </div>
  );
}
