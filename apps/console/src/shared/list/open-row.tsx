import { Icon, iconChevronRight } from '@sampan/ui';
import type { ReactNode } from 'react';
import './open-row.css';

export interface OpenRowButtonProps {
  /** What it opens, where its words alone do not say that. */
  'aria-label'?: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** In a row of a table: the whole row opens what it is about. One to a row. */
export function OpenRowButton({ 'aria-label': label, onOpen, children }: OpenRowButtonProps) {
  return (
    <button type="button" className="c-row-open" aria-label={label} onClick={onOpen}>
      {children}
    </button>
  );
}

/** The last cell of a row that opens; on phones the row is a card and has none. */
export function OpenRowArrow() {
  return (
    <td className="s-table__end c-row-arrow" aria-hidden="true">
      <Icon shape={iconChevronRight} size={16} />
    </td>
  );
}
