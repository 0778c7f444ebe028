import type { ImportDraftRow, ImportField } from '@sampan/contract';
import {
  Button,
  Icon,
  iconAlert,
  iconCheck,
  iconChevronLeft,
  iconChevronRight,
  iconEdit,
  IconButton,
  iconInfo,
} from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { cellOf } from './import-columns.ts';
import { spokenIssue } from './spoken-purpose.ts';
import type { useCellEdits } from './use-cell-edits.ts';

export const CELL_BAR_ID = 'import-cell-bar';
const ICONS = { error: iconAlert, warning: iconInfo, repaired: iconEdit } as const;

export interface CellBarProps {
  row: ImportDraftRow | undefined;
  field: ImportField;
  edits: ReturnType<typeof useCellEdits>;
  onNext: () => void;
  onBefore: () => void;
}

/** Says of the cell with the focus what is wrong or was mended, with what can be done about it. */
export function CellBar({ row, field, edits, onNext, onBefore }: CellBarProps) {
  const locale = useLocale();
  const { t } = locale;
  const cell = row ? cellOf(row, field) : null;
  const whole = row?.issues.find((issue) => issue.field === null);
  const said = cell?.issue ?? whole;
  return (
    <div className={`c-import__cellbar c-import__cellbar--${cell?.tone ?? 'none'}`}>
      <Icon shape={cell?.tone ? ICONS[cell.tone] : iconCheck} />
      <p id={CELL_BAR_ID} aria-live="polite">
        <b>
          {row === undefined
            ? t('order_import.no_cell')
            : t('order_import.cell', { line: String(row.row), field: t(`order_import.field_${field}`) })}
        </b>{' '}
        {said
          ? locale.fieldErrorText(spokenIssue(t, said))
          : cell?.repair
            ? t('order_import.was', {
                what: locale.fieldErrorText(cell.repair),
                before: cell.repair.from === '' ? t('order_import.empty') : cell.repair.from,
              })
            : row === undefined
              ? ''
              : t('order_import.cell_good')}
      </p>
      {edits.like === null ? null : (
        <Button size="sm" onClick={edits.fixLike}>
          {t('order_import.fix_like', { count: edits.like.count })}
        </Button>
      )}
      <span className="c-import__saved s-muted" role="status">
        {edits.is_saving ? t('order_import.saving') : t('order_import.saved')}
      </span>
      <IconButton icon={iconChevronLeft} size="sm" label={t('order_import.problem_before')} onClick={onBefore} />
      <IconButton icon={iconChevronRight} size="sm" label={t('order_import.problem_next')} onClick={onNext} />
    </div>
  );
}
