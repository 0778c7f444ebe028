import type { ImportDraftRow } from '@sampan/contract';
import { Icon, iconAlert, iconEdit, iconInfo, Skeleton } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CELL_BAR_ID } from './cell-bar.tsx';
import { cellOf, type GridColumn } from './import-columns.ts';

const ICONS = { error: iconAlert, warning: iconInfo, repaired: iconEdit } as const;

/** The names of saved sizes, which the cell of the size offers. */
export const SIZES_ID = 'import-sizes';

export interface GridRowProps {
  index: number;
  /** Undefined while it is on its way. */
  row: ImportDraftRow | undefined;
  columns: readonly GridColumn[];
  /** The column of the cell that has the focus; -1 in other rows. */
  active: number;
  /** What is typed into it; null while nothing is. */
  typing: string | null;
  onActive: (column: number) => void;
  onType: (text: string) => void;
  onLeave: (text: string) => void;
}

/** A parcel of the file. What is wrong is said by colour, by an icon and, for the cell with the focus, by the bar above. */
export function GridRow({ index, row, columns, active, typing, onActive, onType, onLeave }: GridRowProps) {
  const { t } = useLocale();
  return (
    <div className="c-import__row" role="row" aria-rowindex={index + 2}>
      <div role="rowheader" className="c-import__line s-num">
        {row?.row}
      </div>
      {columns.map(({ field, is_number }, column) => {
        const { value, tone } = row ? cellOf(row, field) : { value: '', tone: null };
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
              if (!is_active) onActive(column);
            }}
            onMouseDown={() => onActive(column)}
            onDoubleClick={() => onType(value)}
          >
            {is_active && typing !== null && row?.outcome === null ? (
              <input
                className="c-import__input"
                // The person has just asked to type here.
                autoFocus
                aria-label={t(`order_import.field_${field}`)}
                list={field === 'package_type' ? SIZES_ID : undefined}
                value={typing}
                onChange={(event) => onType(event.currentTarget.value)}
                onMouseDown={(event) => event.stopPropagation()}
                onDoubleClick={(event) => event.stopPropagation()}
                onBlur={() => onLeave(typing)}
              />
            ) : row === undefined ? (
              column < 3 ? (
                <Skeleton />
              ) : null
            ) : (
              <>
                {tone === null ? null : <Icon shape={ICONS[tone]} size={14} />}
                <span className="c-import__text">
                  {value === '' && tone === 'error' ? <i>{t('order_import.empty')}</i> : value}
                </span>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
