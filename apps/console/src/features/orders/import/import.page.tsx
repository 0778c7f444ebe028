import type { OrderImport } from '@sampan/contract';
import { Icon, iconChevronLeft, SkeletonRows, StepIndicator } from '@sampan/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { IMPORT_STEPS, type ImportStep } from './import-search.ts';
import { MatchStep } from './match-step.tsx';
import { ResultStep } from './result-step.tsx';
import { RowsStep } from './rows-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { useImport } from './use-import.ts';
import '../../../shared/list/list.css';
import './import.css';

/** Where an import stands when its link names no step. Columns are shown only where somebody has to look at them. */
function stepOf({ state, missing, detected, summary }: OrderImport): ImportStep {
  if (state === 'imported') return summary.errors > 0 ? 'rows' : 'result';
  return missing.length > 0 || detected.preset === null ? 'columns' : 'rows';
}

/** /orders/import: a file of orders becomes parcels in four steps. The URL holds the import and its step. */
export function ImportPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/orders/import' });
  const found = useImport(search.id);
  const step = search.id === undefined ? 'upload' : (search.step ?? (found.data ? stepOf(found.data) : 'rows'));
  usePageTitle(t('order_import.title'));
  const go = (id: string, next?: ImportStep) =>
    void navigate({ to: '/orders/import', search: next === undefined ? { id } : { id, step: next } });
  const draft = found.data;
  return (
    <div className="c-page c-import">
      <div className="c-page__head">
        <Link
          to="/orders/$list"
          params={{ list: 'new' }}
          className="c-import__back"
          aria-label={t('order_import.back')}
        >
          <Icon shape={iconChevronLeft} />
        </Link>
        <h1>{t('order_import.title')}</h1>
      </div>
      <StepIndicator
        steps={[
          { id: 'upload', label: t('order_import.step_upload') },
          { id: 'columns', label: t('order_import.step_columns') },
          { id: 'rows', label: t('order_import.step_rows') },
          { id: 'result', label: t('order_import.step_result') },
        ]}
        current={IMPORT_STEPS.indexOf(step)}
        label={t('order_import.steps')}
        doneLabel={t('order_import.step_done')}
        progressLabel={(number, total) => t('order_import.step_of', { number: String(number), total: String(total) })}
        renderDone={(each, content, className) =>
          each.id === 'upload' || draft === undefined ? (
            <Link to="/orders/import" className={className}>
              {content}
            </Link>
          ) : (
            <Link
              to="/orders/import"
              search={{ id: draft.id, step: each.id === 'columns' ? ('columns' as const) : ('rows' as const) }}
              className={className}
            >
              {content}
            </Link>
          )
        }
      />
      {search.id === undefined ? (
        <UploadStep onOpen={go} />
      ) : found.isError ? (
        <LoadError title={t('order_import.not_loaded')} query={found} />
      ) : draft === undefined ? (
        <SkeletonRows rows={8} rowHeight={44} label={t('common.loading')} />
      ) : step === 'columns' && draft.state === 'draft' ? (
        <MatchStep
          // A file that is read otherwise has other columns.
          key={`${draft.id} ${draft.detected.header_row} ${draft.detected.encoding}`}
          draft={draft}
          onDone={() => go(draft.id, 'rows')}
        />
      ) : step === 'result' && draft.state === 'imported' ? (
        <ResultStep draft={draft} onFix={() => go(draft.id, 'rows')} onUndone={() => go(draft.id, 'rows')} />
      ) : (
        <RowsStep draft={draft} onCreated={() => go(draft.id, 'result')} />
      )}
    </div>
  );
}
