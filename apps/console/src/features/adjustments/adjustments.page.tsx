import { Button, EmptyState, iconScan, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { parseAdjustmentSearch, type AdjustmentSearch } from './adjustment-search.ts';
import { AdjustmentTable, signedMoney } from './adjustment-table.tsx';
import { AdjustmentTotals } from './adjustment-totals.tsx';
import '../../shared/list/list-head.css';
import '../../shared/list/list.css';
import './adjustments.css';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { useAdjustments } from './use-adjustments.ts';

/** /histories/adjustments: what couriers' scales changed about prices; the state and the page stand in the URL. */
export function AdjustmentsPage() {
  const { t } = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/histories/adjustments' });
  const found = useAdjustments(search);
  // Which states there are does not depend on the one that is chosen.
  const all = useAdjustments(search.order_id === undefined ? {} : { order_id: search.order_id });
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('adjustment.title') }) : t('adjustment.title'));
  const setSearch = (next: AdjustmentSearch) =>
    void navigate({ to: '/histories/adjustments', search: parseAdjustmentSearch({ ...next }), resetScroll: false });
  const filter = parseAdjustmentSearch({ state: search.state, order_id: search.order_id });
  return (
    <div className="c-adjustments">
      <header className="c-adjustments__head">
        <div>
          <h2>{t('adjustment.title')}</h2>
          <p className="s-muted">{t('adjustment.text')}</p>
        </div>
        <DownloadButton label={t('adjustment.csv')} ask={() => api.downloadAdjustments({ query: filter })} />
      </header>
      {all.data === undefined || all.data.records.length === 0 ? null : (
        <AdjustmentTotals
          currency={all.data.currency}
          totals={all.data.totals}
          chosen={search.state}
          onChoose={(state) => {
            const { state: __, ...others } = filter;
            setSearch(state === undefined ? others : { ...others, state });
          }}
        />
      )}
      <AdjustmentList found={found} search={search} onSearch={setSearch} />
    </div>
  );
}

interface AdjustmentListProps {
  found: ReturnType<typeof useAdjustments>;
  search: AdjustmentSearch;
  onSearch: (search: AdjustmentSearch) => void;
}

/** The list in each of its states: coming, failed, nothing yet, nothing found, adjustments. */
function AdjustmentList({ found, search, onSearch }: AdjustmentListProps) {
  const { t } = useLocale();
  if (found.isError) return <LoadError title={t('adjustment.failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={6} rowHeight={64} label={t('common.loading')} />;
  if (found.data.records.length === 0)
    return search.state !== undefined || search.order_id !== undefined ? (
      <EmptyState
        kind="no-results"
        headingLevel={3}
        title={t('adjustment.no_result')}
        action={<Button onClick={() => onSearch({})}>{t('adjustment.show_all')}</Button>}
      />
    ) : (
      <EmptyState kind="no-records" headingLevel={3} icon={iconScan} title={t('adjustment.empty_title')}>
        {t('adjustment.empty_text')}
      </EmptyState>
    );
  return (
    <AdjustmentTable
      records={found.data.records}
      busy={found.isPlaceholderData}
      to="/histories/adjustments/$id"
      footer={
        <>
          {search.state === undefined ? null : (
            <p className="c-adjustments__sum">
              {t('adjustment.sum_of_list')}
              <strong className="s-num">{signedMoney(found.data.total_amount, found.data.currency)}</strong>
            </p>
          )}
          <ListPagination
            label={t('adjustment.title')}
            page={search.page}
            answer={found.data}
            onPage={(page, cursor) => onSearch(parseAdjustmentSearch({ ...search, page, cursor }))}
          />
        </>
      }
    />
  );
}
