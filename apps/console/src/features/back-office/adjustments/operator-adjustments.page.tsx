import { Button, EmptyState, iconPlus, iconScan, iconUpload, Select, SkeletonRows } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { parseAdjustmentSearch, STATES, type AdjustmentSearch } from '../../adjustments/adjustment-search.ts';
import { AdjustmentTable } from '../../adjustments/adjustment-table.tsx';
import '../../../shared/list/list-head.css';
import '../../../shared/list/list.css';
import '../../adjustments/adjustments.css';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CreateAdjustmentDialog } from './create-adjustment-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

function useOperatorAdjustments(search: AdjustmentSearch) {
  const api = useApi();
  const { order_id: _, ...query } = search;
  return useQuery({
    queryKey: queryKeys.operatorAdjustmentList(query),
    queryFn: ({ signal }) => api.listOperatorAdjustments({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** /operator/adjustments: files of couriers, single weighings, and the disputes of all companies. */
export function OperatorAdjustmentsPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/operator/adjustments' });
  const found = useOperatorAdjustments(search);
  const [opened, setOpened] = useState<'import' | 'enter' | null>(null);
  usePageTitle(t('adjustment.operator_title'));
  const setSearch = (next: AdjustmentSearch) =>
    void navigate({ to: '/operator/adjustments', search: next, resetScroll: false });
  const count = (state: string) => found.data?.counts.find((one) => one.state === state)?.count ?? 0;
  return (
    <div className="c-adjustments">
      <header className="c-adjustments__head">
        <div>
          <h2>{t('adjustment.operator_title')}</h2>
          <p className="s-muted">
            {t('adjustment.operator_text', { disputed: count('disputed'), open: count('open') })}
          </p>
        </div>
        <div className="c-adjustments__actions">
          <Button variant="primary" icon={iconUpload} onClick={() => setOpened('import')}>
            {t('adjustment.import')}
          </Button>
          <Button icon={iconPlus} onClick={() => setOpened('enter')}>
            {t('adjustment.enter')}
          </Button>
        </div>
      </header>
      <div className="c-adjustments__filter">
        <Select
          label={t('adjustment.state')}
          value={search.state ?? ''}
          placeholder={t('adjustment.all_states')}
          options={STATES.map((state) => ({
            value: state,
            label: `${t(`adjustment.state_${state}`)} (${count(state)})`,
          }))}
          onValueChange={(state) => setSearch(parseAdjustmentSearch({ state }))}
        />
      </div>
      <OperatorList found={found} search={search} onSearch={setSearch} />
      <ImportDialog open={opened === 'import'} onClose={() => setOpened(null)} />
      <CreateAdjustmentDialog open={opened === 'enter'} onClose={() => setOpened(null)} />
    </div>
  );
}

interface OperatorListProps {
  found: ReturnType<typeof useOperatorAdjustments>;
  search: AdjustmentSearch;
  onSearch: (search: AdjustmentSearch) => void;
}

function OperatorList({ found, search, onSearch }: OperatorListProps) {
  const { t } = useLocale();
  if (found.isError) return <LoadError title={t('adjustment.failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={6} rowHeight={64} label={t('common.loading')} />;
  if (found.data.records.length === 0)
    return (
      <EmptyState
        kind={search.state === undefined ? 'no-records' : 'no-results'}
        headingLevel={3}
        icon={iconScan}
        title={t('adjustment.no_result')}
        action={
          search.state === undefined ? undefined : (
            <Button onClick={() => onSearch({})}>{t('adjustment.show_all')}</Button>
          )
        }
      />
    );
  return (
    <AdjustmentTable
      records={found.data.records}
      busy={found.isPlaceholderData}
      company={(row) => row.company.name}
      to="/operator/adjustments/$id"
      footer={
        <ListPagination
          label={t('adjustment.operator_title')}
          page={search.page}
          answer={found.data}
          onPage={(page, cursor) => onSearch(parseAdjustmentSearch({ ...search, page, cursor }))}
        />
      }
    />
  );
}
