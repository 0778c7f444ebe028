import { Button, EmptyState, iconChart, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import '../../shared/list/list-head.css';
import '../../shared/list/list.css';
import './analysis.css';
import { AnalysisChart } from './analysis-chart.tsx';
import { FigureTiles } from './analysis-figures.tsx';
import { AnalysisFilters } from './analysis-filters.tsx';
import { analysisQueryOf, parseAnalysisSearch, type AnalysisSearch } from './analysis-search.ts';
import { AnalysisTable } from './analysis-table.tsx';
import { DrillDown } from './drill-down.tsx';
import { useAnalysis } from './use-analysis.ts';

/** /histories/analysis: what shipping cost and how it went (spec 3 orderAnalysis); everything chosen stands in the URL. */
export function AnalysisPage() {
  const { t, formatWireDate } = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/histories/analysis' });
  const found = useAnalysis(search);
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('analysis.title') }) : t('analysis.title'));
  const setSearch = (next: AnalysisSearch) =>
    void navigate({ to: '/histories/analysis', search: next, resetScroll: false });
  return (
    <div className="c-analysis">
      <header className="c-adjustments__head">
        <div>
          <h2>{t('analysis.title')}</h2>
          <p className="s-muted">
            {found.data === undefined
              ? t('analysis.text')
              : t('analysis.text_of', { from: formatWireDate(found.data.from), to: formatWireDate(found.data.to) })}
          </p>
        </div>
        <DownloadButton
          label={t('analysis.csv')}
          ask={() => api.downloadOrderAnalysis({ query: analysisQueryOf(search) as never })}
        />
      </header>
      <AnalysisFilters search={search} choices={found.data?.choices} onSearch={setSearch} />
      <AnalysisBody found={found} search={search} onSearch={setSearch} />
      {search.group === undefined ? null : <DrillDown id={search.group} search={search} onSearch={setSearch} />}
    </div>
  );
}

interface AnalysisBodyProps {
  found: ReturnType<typeof useAnalysis>;
  search: AnalysisSearch;
  onSearch: (search: AnalysisSearch) => void;
}

/** The analysis in each of its states: coming, failed, nothing shipped yet, nothing in the period, figures. */
function AnalysisBody({ found, search, onSearch }: AnalysisBodyProps) {
  const { t } = useLocale();
  if (found.isError) return <LoadError title={t('analysis.failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={4} rowHeight={120} label={t('common.loading')} />;
  const { data } = found;
  if (data.choices.couriers.length === 0)
    return (
      <EmptyState kind="no-records" headingLevel={3} icon={iconChart} title={t('analysis.empty_title')}>
        {t('analysis.empty_text')}
      </EmptyState>
    );
  if (data.totals.parcels === 0)
    return (
      <EmptyState
        kind="no-results"
        headingLevel={3}
        title={t('analysis.no_result')}
        action={
          <Button onClick={() => onSearch(parseAnalysisSearch({ group_by: search.group_by, measure: search.measure }))}>
            {t('analysis.clear')}
          </Button>
        }
      />
    );
  const open = (group: string) =>
    onSearch(parseAnalysisSearch({ ...search, group, page: undefined, cursor: undefined }));
  return (
    <>
      <FigureTiles figures={data.totals} currency={data.currency} />
      <section className="c-card" aria-label={t('analysis.chart')}>
        <AnalysisChart answer={data} measure={search.measure ?? 'net'} onOpen={open} />
      </section>
      <AnalysisTable answer={data} busy={found.isPlaceholderData} onOpen={open} />
    </>
  );
}
