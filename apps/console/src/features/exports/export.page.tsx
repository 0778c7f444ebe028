import { EmptyState, iconFile, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { ExportFile } from './export-file.tsx';
import { ExportForm } from './export-form.tsx';
import { parseExportSearch, type ExportSearch } from './export-search.ts';
import { useExportActions, useExportList } from './use-exports.ts';
import '../../shared/list/list.css';
import './exports.css';

/** /export: a form for a new file, and the files of the last seven days (spec 2, look-v2 6). */
export function ExportPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/export' });
  const list = useExportList(search);
  const { retry, cancel } = useExportActions();
  usePageTitle(list.isError ? t('common.error_prefix', { title: t('export.title') }) : t('export.title'));
  const change = (part: Readonly<Record<string, string | undefined>>) => {
    const next: ExportSearch = parseExportSearch({ ...search, ...part });
    void navigate({ to: '/export', search: next, replace: true, resetScroll: false });
  };
  const page = list.data;
  return (
    <div className="c-page c-exports">
      <div className="c-page__head">
        <h1>{t('export.title')}</h1>
      </div>
      <div className="c-exports__grid">
        <ExportForm search={search} onChange={change} />
        <section className="c-card c-exports__files" aria-labelledby="export-files">
          <header className="c-exports__head">
            <h2 id="export-files">{t('export.files')}</h2>
            <span className="s-dim">{t('export.kept')}</span>
          </header>
          {list.isError ? (
            <LoadError title={t('export.failed')} query={list} />
          ) : page === undefined ? (
            <SkeletonRows rows={4} rowHeight={83} label={t('common.loading')} />
          ) : page.records.length === 0 ? (
            <EmptyState kind="no-records" headingLevel={3} icon={iconFile} title={t('export.empty_title')}>
              {t('export.empty_text')}
            </EmptyState>
          ) : (
            <ul className="c-exports__list">
              {page.records.map((file) => (
                <ExportFile key={file.id} file={file} onRetry={retry.mutate} onCancel={cancel.mutate} />
              ))}
            </ul>
          )}
          {page === undefined || page.total <= page.per_page ? null : (
            <ListPagination
              label={t('export.files')}
              page={search.page}
              answer={page}
              onPage={(next, cursor) => change({ page: next === '1' ? undefined : next, cursor })}
            />
          )}
        </section>
      </div>
    </div>
  );
}
