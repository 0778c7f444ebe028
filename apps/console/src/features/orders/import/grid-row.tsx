import type { ImportDraftRow } from '@sampan/contract';
import { Icon, iconAlert, iconEdit, iconInfo, Skeleton } from '@sampan/ui';
import { memo } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CELL_BAR_ID } from './cell-bar.tsx';
import { cellOf, type GridColumn } from './import-columns.ts';
import { PLACES_ID } from './place-options.tsx';
import { spokenValue } from './spoken-purpose.ts';

const ICONS = { error: iconAlert, warning: iconInfo, repaired: iconEdit } as const;

/** The names of saved sizes, which the cell of the size offers. */
export const SIZES_ID = 'import-sizes';

/** Width of a wide letter, and of what stands in a cell besides its text. */
const LETTER = 8;
const BESIDE = 40;
const LINES = 2;

/** Whether a text may need more than the lines that a row has room for. */
function isLong(text: string, width: number): boolean {
  return text.length * LETTER > Math.max(width - BESIDE, LETTER) * LINES;
}

export interface GridRowProps {
  index: number;
  /** Undefined while it is on its way. */
  row: ImportDraftRow | undefined;
  columns: readonly GridColumn[];
  /** The column of the cell that has the focus; -1 in other rows. */
  active: number;
  /** What is typed into it; null while nothing is. */
  typing: string | null;
  /** The same functions at each drawing. */
  acts: GridActs;
}

export interface GridActs {
  activate: (row: number, column: number) => void;
  type: (text: string) => void;
  leave: (text: string) => void;
}

/**
 * A parcel of the file. What is wrong is said by colour, by an icon and, for the cell with the focus, by the bar above. A row that
 * stays as it is while others are scrolled in is not drawn again.
 */
export const GridRow = memo(function GridRow({ index, row, columns, active, typing, acts }: GridRowProps) {
  const { t } = useLocale();
  return (
    <div className="c-import__row" role="row" aria-rowindex={index + 2}>
      <div role="rowheader" className="c-import__line s-num">
        {row?.row}
      </div>
      {columns.map(({ field, is_number, width }, column) => {
        const { value: written, tone } = row ? cellOf(row, field) : { value: '', tone: null };
        const value = spokenValue(t, field, written);
        const is_active = column === active;
        return (
          <div
            key={field}
            role="gridcell"
            tabIndex={is_active || (active < 0 && index === 0 && column === 0) ? 0 : -1}
            data-active={is_active}
            aria-invalid={tone === 'error' || undefined}
            aria-disabled={row?.outcome === null ? undefined : true}
            aria-describedby={is_active ? CELL_BAR_ID : undefined}
            className={`c-import__cell${tone === null ? '' : ` c-import__cell--${tone}`}${is_number ? ' c-import__number' : ''}`}
            title={value}
            onFocus={() => {
              if (!is_active) acts.activate(index, column);
            }}
            onMouseDown={() => acts.activate(index, column)}
            onDoubleClick={() => acts.type(value)}
          >
            {is_active && typing !== null && row?.outcome === null ? (
              <input
                className="c-import__input"
                // The person has just asked to type here.
                autoFocus
                aria-label={t(`order_import.field_${field}`)}
                list={field === 'package_type' ? SIZES_ID : PLACES_ID}
                value={typing}
                onChange={(event) => acts.type(event.currentTarget.value)}
                onMouseDown={(event) => event.stopPropagation()}
                onDoubleClick={(event) => event.stopPropagation()}
                onBlur={() => acts.leave(typing)}
              />
            ) : row === undefined ? (
              column < 3 ? (
                <Skeleton />
              ) : null
            ) : (
              <>
                {tone === null ? null : <Icon shape={ICONS[tone]} size={14} />}
                <span className={isLong(value, width) ? 'c-import__text c-import__text--long' : 'c-import__text'}>
                  {value === '' && tone === 'error' ? <i>{t('order_import.empty')}</i> : value}
                </span>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
});
