import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconChevronDown, iconChevronUp } from '../icon/icon-shapes.ts';

export type TableFrameProps = {
  /** Name of the table; read out, not shown. */
  label: string;
  /** Rows of 36 px instead of the comfortable height. */
  compact?: boolean | undefined;
  /** New rows are on their way: the old ones stay, quieter. */
  busy?: boolean | undefined;
  /** Replaces the head with a bar of the same height while rows are selected. */
  bulkBar?: ReactNode | undefined;
  /** `<thead>`, `<tbody>` and `<tfoot>`. */
  children: ReactNode;
  /** Stands under the rows inside the frame: pagination, an empty block. */
  footer?: ReactNode | undefined;
};

/**
 * The frame of a table: card, sticky head, sideways scrolling inside itself when the page is narrow. Give cells
 * `data-label`: under 640 px of room the rows become cards and the label stands before its value.
 */
export function TableFrame({ label, compact = false, busy = false, bulkBar, children, footer }: TableFrameProps) {
  return (
    <div
      className={classNames('s-table', compact && 's-table--compact', busy && 's-table--busy')}
      aria-busy={busy || undefined}
    >
      {bulkBar === undefined ? null : <div className="s-table__bulk">{bulkBar}</div>}
      <div className="s-table__scroll">
        <table aria-label={label}>{children}</table>
      </div>
      {footer}
    </div>
  );
}

export type SortHeadProps = {
  children: ReactNode;
  /** The direction when the list is sorted by this column, else null. */
  direction: 'asc' | 'desc' | null;
  onSort: () => void;
  align?: 'start' | 'end' | undefined;
};

/** A column head that sorts. The order belongs into the URL. */
export function SortHead({ children, direction, onSort, align = 'start' }: SortHeadProps) {
  return (
    <th
      scope="col"
      className={align === 'end' ? 's-table__end' : undefined}
      aria-sort={direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className="s-table__sort" onClick={onSort}>
        {children}
        <Icon
          shape={direction === 'asc' ? iconChevronUp : iconChevronDown}
          size={14}
          className={direction === null ? 's-table__arrow--off' : ''}
        />
      </button>
    </th>
  );
}
