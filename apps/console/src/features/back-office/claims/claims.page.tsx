import { moneyText } from '@sampan/country-rules';
import { EmptyState, Select, SkeletonRows, TableFrame } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import '../../../shared/list/list-head.css';
import '../../../shared/list/list.css';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import '../../adjustments/adjustments.css';
import { parseClaimSearch, STATES, type ClaimSearch } from './claim-search.ts';

function useClaims(search: ClaimSearch) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.operatorClaimList({ ...search }),
    queryFn: ({ signal }) => api.listOperatorClaims({ query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** /operator/claims: what merchants want for lost and damaged parcels, the oldest first. */
export function ClaimsPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/operator/claims' });
  const found = useClaims(search);
  usePageTitle(t('claim.operator_title'));
  const setSearch = (next: ClaimSearch) => void navigate({ to: '/operator/claims', search: next, resetScroll: false });
  return (
    <div className="c-adjustments">
      <header className="c-adjustments__head">
        <div>
          <h2>{t('claim.operator_title')}</h2>
          <p className="s-muted">{t('claim.operator_text')}</p>
        </div>
      </header>
      <div className="c-adjustments__filter">
        <Select
          label={t('claim.state')}
          value={search.state ?? 'sent'}
          options={STATES.map((state) => ({ value: state, label: t(`claim.state_${state}`) }))}
          onValueChange={(state) => setSearch(parseClaimSearch({ state }))}
        />
      </div>
      <ClaimList found={found} search={search} onSearch={setSearch} />
    </div>
  );
}

interface ClaimListProps {
  found: ReturnType<typeof useClaims>;
  search: ClaimSearch;
  onSearch: (search: ClaimSearch) => void;
}

function ClaimList({ found, search, onSearch }: ClaimListProps) {
  const { t, formatDate } = useLocale();
  if (found.isError) return <LoadError title={t('claim.list_failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={6} rowHeight={64} label={t('common.loading')} />;
  if (found.data.records.length === 0) return <EmptyState kind="no-records" headingLevel={3} title={t('claim.none')} />;
  return (
    <TableFrame
      label={t('claim.operator_title')}
      busy={found.isPlaceholderData}
      footer={
        <ListPagination
          label={t('claim.operator_title')}
          page={search.page}
          answer={found.data}
          onPage={(page) => onSearch(parseClaimSearch({ ...search, page }))}
        />
      }
    >
      <thead>
        <tr>
          <th scope="col">{t('order.column_order')}</th>
          <th scope="col">{t('claim.company')}</th>
          <th scope="col">{t('order.column_courier')}</th>
          <th scope="col">{t('claim.reason')}</th>
          <th scope="col">{t('order.column_created')}</th>
          <th scope="col" className="s-table__end">
            {t('claim.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.data.records.map((row) => (
          <tr key={row.id}>
            <td data-lead="">
              <Link to="/operator/claims/$id" params={{ id: row.id }}>
                {row.order_number}
              </Link>
              <br />
              <small className="s-muted s-num">{row.tracking_code}</small>
            </td>
            <td data-label={t('claim.company')}>{row.company.name}</td>
            <td data-label={t('order.column_courier')}>{row.courier.name}</td>
            <td data-label={t('claim.reason')}>{t(`claim.reason_${row.reason}`)}</td>
            <td data-label={t('order.column_created')}>{formatDate(row.created_at)}</td>
            <td data-label={t('claim.value')} className="s-table__end s-num">
              {moneyText(row.value, row.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
