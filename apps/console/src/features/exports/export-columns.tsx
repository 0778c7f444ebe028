import type { ExportColumn } from '@sampan/contract';
import { Button, Checkbox } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { columnsOf } from './column-choices.ts';
import type { ExportTab } from './export-search.ts';

export interface ExportColumnsProps {
  what: ExportTab;
  chosen: readonly ExportColumn[];
  onChoose: (columns: readonly ExportColumn[]) => void;
}

/** Every column of a file, to be chosen one by one; the file has them in this order. */
export function ExportColumns({ what, chosen, onChoose }: ExportColumnsProps) {
  const { t } = useLocale();
  const all = columnsOf(what);
  const toggle = (column: ExportColumn, is_on: boolean) =>
    onChoose(all.filter((each) => (each === column ? is_on : chosen.includes(each))));
  return (
    <fieldset className="c-exports__columns">
      <legend>{t('export.choose_columns')}</legend>
      <div className="c-exports__choices" role="group" aria-label={t('export.choose_columns')}>
        {all.map((column) => (
          <Checkbox
            key={column}
            label={t(`export.column_${column}`)}
            checked={chosen.includes(column)}
            onCheckedChange={(is_on) => toggle(column, is_on)}
          />
        ))}
      </div>
      <div className="c-exports__all">
        <Button size="sm" variant="quiet" onClick={() => onChoose(all)}>
          {t('common.all')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${t('common.clear')}: ${t('export.choose_columns')}`}
          onClick={() => onChoose([])}
        >
          {t('common.clear')}
        </Button>
      </div>
      {chosen.length === 0 ? <p className="c-exports__problem">{t('export.none_chosen')}</p> : null}
    </fieldset>
  );
}
