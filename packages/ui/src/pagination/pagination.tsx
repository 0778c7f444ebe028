import { IconButton } from '../icon-button/icon-button.tsx';
import { iconChevronLeft, iconChevronRight } from '../icon/icon-shapes.ts';

export type PaginationProps = {
  /** From 1, as on the wire. */
  page: number;
  perPage: number;
  total: number;
  onPageChange: (page: number) => void;
  /** Stands quietly before the buttons: keys of the list. */
  hint?: string | undefined;
  labels: {
    /** Name of the navigation. */
    label: string;
    previous: string;
    next: string;
    /** "1-20 of 428". */
    range: (from: number, to: number, total: number) => string;
  };
};

/** Where in the list we are, back and forth. Shows nothing when everything fits one page. */
export function Pagination({ page, perPage, total, onPageChange, hint, labels }: PaginationProps) {
  if (total <= perPage && page === 1) return null;
  const from = Math.min(total, (page - 1) * perPage + 1);
  const to = Math.min(total, page * perPage);
  return (
    <nav className="s-pages" aria-label={labels.label}>
      <span className="s-num s-muted" role="status">
        {labels.range(from, to, total)}
      </span>
      {hint === undefined ? null : <span className="s-pages__hint s-muted">{hint}</span>}
      <span className="s-pages__buttons">
        <IconButton
          icon={iconChevronLeft}
          label={labels.previous}
          outlined
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          icon={iconChevronRight}
          label={labels.next}
          outlined
          disabled={to >= total}
          onClick={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
