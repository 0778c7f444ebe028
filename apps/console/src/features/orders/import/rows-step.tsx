import type { ImportRowFilter, OrderImport } from '@sampan/contract';
import {
  Banner,
  Button,
  EmptyState,
  Icon,
  iconAlert,
  iconCheck,
  iconDownload,
  iconEdit,
  iconInfo,
  iconUndo,
} from '@sampan/ui';
import { canCall } from '@sampan/api-client';
import { useState } from 'react';
import { useIsWide } from '../../../shared/device/use-is-wide.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { ImportServices } from './import-services.tsx';
import { KEPT_DAYS } from './import-limits.ts';
import { RowCards } from './row-cards.tsx';
import { RowGrid } from './row-grid.tsx';
import { saveText } from '../../../shared/file/save-file.ts';
import { useCellEdits } from './use-cell-edits.ts';
import { useCompareImported } from './use-compare-imported.ts';
import { useImportActions } from './use-import.ts';

const FILTERS: readonly { filter: ImportRowFilter; icon: string | null; tone: string }[] = [
  { filter: 'all', icon: null, tone: '' },
  { filter: 'error', icon: iconAlert, tone: 'error' },
  { filter: 'warning', icon: iconInfo, tone: 'warning' },
  { filter: 'repaired', icon: iconEdit, tone: 'repaired' },
  { filter: 'ready', icon: iconCheck, tone: 'ready' },
];

/** Rows in a grid, those that need somebody first; what is good becomes parcels, the rest stays. */
export function RowsStep({ draft, onCreated }: { draft: OrderImport; onCreated: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const is_wide = useIsWide();
  const { summary, result } = draft;
  const [filter, setFilter] = useState<ImportRowFilter>(summary.errors > 0 && !is_wide ? 'error' : 'all');
  const [next, setNext] = useState<'result' | 'compare'>('result');
  const edits = useCellEdits(draft.id);
  const { create, refused } = useImportActions(draft.id);
  const left = summary.ready - result.created - result.updated;
  const counts: Record<ImportRowFilter, number> = {
    all: summary.rows,
    error: summary.errors,
    warning: summary.warnings,
    repaired: summary.repaired,
    ready: left,
    skipped: summary.skipped,
  };
  const shown = FILTERS.filter((each) => each.filter === 'all' || counts[each.filter] > 0 || each.filter === filter);
  const Rows = is_wide ? RowGrid : RowCards;
  const may_buy = canCall('startCreateLabels', useUser());
  const compare = useCompareImported(draft.id);
  const error = edits.error ?? create.error ?? compare.error ?? refused.error;
  return (
    <div className="c-stack">
      <div className="c-import__bar">
        <div className="c-import__chips" role="group" aria-label={t('order_import.filter')}>
          {shown.map(({ filter: each, icon, tone }) => (
            <button
              key={each}
              type="button"
              className={`c-import__chip c-import__chip--${tone}`}
              aria-pressed={filter === each}
              onClick={() => setFilter(each)}
            >
              {icon === null ? null : <Icon shape={icon} size={16} />}
              <b className="s-num">{locale.formatNumber(counts[each])}</b> {t(`order_import.filter_${each}`)}
            </button>
          ))}
        </div>
        {draft.is_checking ? (
          <span className="s-muted" role="status">
            {t('order_import.checking')}
          </span>
        ) : null}
        <span className="c-row">
          <Button icon={iconUndo} size="sm" disabled={!edits.can_undo} onClick={edits.undo}>
            {t('order_import.undo')}
          </Button>
          {summary.errors === 0 ? null : (
            <Button
              icon={iconDownload}
              size="sm"
              busy={refused.isPending}
              onClick={() => refused.mutate(undefined, { onSuccess: ({ file_name, csv }) => saveText(file_name, csv) })}
            >
              {t('order_import.rows_with_errors')}
            </Button>
          )}
        </span>
      </div>
      {error === null ? null : <Banner tone="danger">{locale.errorText(error)}</Banner>}
      <ImportServices draft={draft} />
      {counts[filter] === 0 && filter !== 'all' ? (
        <EmptyState kind="no-results" headingLevel={2} title={t('order_import.no_rows')} />
      ) : (
        <Rows key={filter} draft={draft} filter={filter} total={counts[filter]} edits={edits} />
      )}
      <div className="c-card c-import__foot">
        <div>
          <b>{t('order_import.can_go', { count: left, total: locale.formatNumber(summary.rows) })}</b>
          <div className="s-muted">
            {summary.errors === 0
              ? t('order_import.all_go')
              : t('order_import.stay', { count: summary.errors, days: String(KEPT_DAYS) })}
          </div>
        </div>
        <span className="c-row c-import__choices">
          {left === 0 || !may_buy ? null : (
            <Button
              busy={compare.isPending || (create.isPending && next === 'compare')}
              disabled={create.isPending}
              onClick={() => {
                setNext('compare');
                // The result takes the place of this step meanwhile: a promise goes on, a callback would not be called.
                void create
                  .mutateAsync(undefined)
                  .then(async () => compare.mutateAsync())
                  .catch(() => undefined);
              }}
            >
              {t('order_import.create_and_compare', { count: left })}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={left === 0 || compare.isPending || (create.isPending && next === 'compare')}
            busy={create.isPending && next === 'result'}
            busyLabel={t('order_import.creating')}
            onClick={() => {
              setNext('result');
              create.mutate(undefined, { onSuccess: onCreated });
            }}
          >
            {t('order_import.create', { count: left })}
          </Button>
        </span>
      </div>
    </div>
  );
}
