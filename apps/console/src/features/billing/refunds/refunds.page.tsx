import { moneyText } from '@sampan/country-rules';
import { EmptyState, iconUndo, SkeletonRows, TableFrame } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import '../../../shared/list/list-head.css';
import '../../../shared/list/list.css';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { DownloadButton } from '../../../shared/files/download-button.tsx';
import { parseRefundSearch, type RefundSearch } from './refund-search.ts';
import './refunds.css';

function useRefunds(search: RefundSearch) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.refundList({ ...search }),
    queryFn: ({ signal }) => api.listRefunds({ query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** /histories/refunds: the money of cancelled labels that came back, part by part, each with its credit note. */
export function RefundsPage() {
  const { t } = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/histories/refunds' });
  const found = useRefunds(search);
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('refund.title') }) : t('refund.title'));
  const setSearch = (next: RefundSearch) =>
    void navigate({ to: '/histories/refunds', search: next, resetScroll: false });
  return (
    <div className="c-adjustments">
      <header className="c-adjustments__head">
        <div>
          <h2>{t('refund.title')}</h2>
          <p className="s-muted">{t('refund.text')}</p>
        </div>
        <DownloadButton label={t('refund.csv')} ask={() => api.downloadRefunds()} />
      </header>
      <RefundList found={found} search={search} onSearch={setSearch} />
    </div>
  );
}

interface RefundListProps {
  found: ReturnType<typeof useRefunds>;
  search: RefundSearch;
  onSearch: (search: RefundSearch) => void;
}

/** The list in each of its states: coming, failed, nothing yet, refunds. */
function RefundList({ found, search, onSearch }: RefundListProps) {
  const { t } = useLocale();
  if (found.isError) return <LoadError title={t('refund.failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={6} rowHeight={64} label={t('common.loading')} />;
  if (found.data.records.length === 0)
    return (
      <EmptyState kind="no-records" headingLevel={3} icon={iconUndo} title={t('refund.empty_title')}>
        {t('refund.empty_text')}
      </EmptyState>
    );
  return <RefundTable answer={found.data} busy={found.isPlaceholderData} search={search} onSearch={onSearch} />;
}

type RefundAnswer = NonNullable<ReturnType<typeof useRefunds>['data']>;

function RefundTable({
  answer,
  busy,
  search,
  onSearch,
}: {
  answer: RefundAnswer;
  busy: boolean;
  search: RefundSearch;
  onSearch: (search: RefundSearch) => void;
}) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const money = (amount: number) => moneyText(amount, answer.currency);
  const parts = ['courier', 'insurance', 'platform', 'tax'] as const;
  const { total_parts } = answer;
  return (
    <TableFrame
      label={t('refund.title')}
      busy={busy}
      footer={
        <>
          <dl className="c-refunds__totals s-num">
            {parts.map((part) => (
              <div key={part}>
                <dt>{t(`refund.part_${part}`)}</dt>
                <dd>{money(total_parts[part])}</dd>
              </div>
            ))}
            <div data-total="">
              <dt>{t('refund.total', { number: answer.total })}</dt>
              <dd>{money(answer.total_amount)}</dd>
            </div>
          </dl>
          <ListPagination
            label={t('refund.title')}
            page={search.page}
            answer={answer}
            onPage={(page, cursor) => onSearch(parseRefundSearch({ page, cursor }))}
          />
        </>
      }
    >
      <thead>
        <tr>
          <th scope="col">{t('refund.parcel')}</th>
          <th scope="col">{t('refund.refunded')}</th>
          {parts.map((part) => (
            <th key={part} scope="col" className="s-table__end">
              {t(`refund.part_${part}`)}
            </th>
          ))}
          <th scope="col" className="s-table__end">
            {t('refund.amount')}
          </th>
          <th scope="col">
            <span className="s-visually-hidden">{t('refund.credit_note')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {answer.records.map((refund) => (
          <tr key={refund.id}>
            <td data-lead="">
              <Link to="/home" search={{ order: refund.order_id }}>
                {refund.order_number}
              </Link>
              <small className="s-muted">{`${refund.courier.name} · ${refund.service_name}`}</small>
            </td>
            <td data-label={t('refund.refunded')} className="s-num">
              {locale.formatDate(refund.refunded_at)}
            </td>
            {parts.map((part) => (
              <td key={part} data-label={t(`refund.part_${part}`)} className="s-table__end s-num">
                {money(refund.parts[part])}
              </td>
            ))}
            <td data-label={t('refund.amount')} className="s-table__end s-num">
              <strong>{money(refund.amount)}</strong>
            </td>
            <td className="s-table__end">
              <DownloadButton
                size="sm"
                variant="quiet"
                label={refund.number}
                name={t('refund.credit_note_of', { number: refund.number })}
                ask={() => api.downloadCreditNote({ params: { id: refund.id } })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
