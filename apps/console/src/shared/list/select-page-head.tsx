import { Checkbox } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import type { RowSelection } from './use-row-selection.ts';

/** The head of a table's column of boxes: selects every row that is shown. */
export function SelectPageHead({ selection, disabled }: { selection: RowSelection; disabled: boolean }) {
  const { t } = useLocale();
  return (
    <th scope="col" className="s-table__check">
      <Checkbox
        label={t('order.select_page')}
        labelHidden
        checked={selection.is_all}
        indeterminate={selection.is_some}
        disabled={disabled}
        onCheckedChange={selection.toggleAll}
      />
    </th>
  );
}
