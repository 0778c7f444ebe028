import type { PayoutStatus } from '@sampan/contract';
import { moneyText, PER_PAGE_DEFAULT } from '@sampan/country-rules';
import {
  Banner,
  Button,
  EmptyState,
  iconCash,
  iconDownload,
  Pagination,
  Select,
  SkeletonRows,
  TableFrame,
  Tag,
} from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { PayoutSearch } from './payout-search.ts';
import { accountText, STATUSES, toneOf } from './payout-labels.ts';
import { useOpenFile, usePayoutList } from './use-payouts.ts';

export interface PayoutTableProps {
  search: PayoutSearch;
  onSearch: (search: PayoutSearch) => void;
}

/** Every payout, the newest first; a row leads to its details. */
export function PayoutTable({ search, onSearch }: PayoutTableProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const list = usePayoutList(search);
  const file = useOpenFile(() => api.exportPayouts());
  const statuses = STATUSES.map((status) => ({ value: status, label: t(`payout.status_${status}`) }));
  return (
    <section className="c-payouts__all">
      <header className="c-payouts__head">
        <h2>{t('payout.list')}</h2>
        <span className="c-row">
          <Select
            label={t('payout.status')}
            labelHidden
            options={[{ value: '', label: t('payout.all_statuses') }, ...statuses]}
            value={search.status ?? ''}
            onValueChange={(status) => onSearch(status === '' ? {} : { status: status as PayoutStatus })}
          />
          <Button icon={iconDownload} busy={file.isPending} onClick={() => file.mutate()}>
            {t('payout.export')}
          </Button>
        </span>
      </header>
      {file.isError ? <Banner tone="danger">{locale.errorText(file.error)}</Banner> : null}
      {list.isError ? (
        <LoadError title={t('payout.load_failed')} query={list} />
      ) : list.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={56} label={t('common.loading')} />
      ) : list.data.records.length === 0 ? (
        <div className="c-card">
          <EmptyState
            kind="no-results"
            icon={iconCash}
            title={t(search.status === undefined ? 'payout.empty' : 'payout.empty_status')}
          />
        </div>
      ) : (
        <TableFrame
          label={t('payout.list')}
          busy={list.isPlaceholderData}
          footer={
            <Pagination
              page={list.data.page}
              perPage={PER_PAGE_DEFAULT}
              total={list.data.total}
              onPageChange={(page) => onSearch({ ...search, page: String(page) })}
              labels={{
                label: t('payout.list'),
                previous: t('order.page_previous'),
                next: t('order.page_next'),
                range: (from, to, total) =>
                  t('order.page_range', {
                    from: locale.formatNumber(from),
                    to: locale.formatNumber(to),
                    total: locale.formatNumber(total),
                  }),
              }}
            />
          }
        >
          <thead>
            <tr>
              <th scope="col">{t('payout.number')}</th>
              <th scope="col">{t('payout.date')}</th>
              <th scope="col">{t('payout.to')}</th>
              <th scope="col">{t('payout.status')}</th>
              <th scope="col" className="s-table__end">
                {t('payout.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.data.records.map((payout) => (
              <tr key={payout.id}>
                <td data-lead="">
                  <Link to="/histories/payouts" search={{ ...search, payout: payout.id }} className="s-num">
                    {payout.number}
                  </Link>
                </td>
                <td data-label={t('payout.date')} className="s-num">
                  {locale.formatMoment(payout.created_at)}
                </td>
                <td data-label={t('payout.to')}>
                  <span className="s-num">{accountText(payout.account)}</span>
                  <span className="s-muted c-payouts__line">{payout.account.holder_name}</span>
                </td>
                <td data-label={t('payout.status')}>
                  <Tag tone={toneOf(payout.status)}>{t(`payout.status_${payout.status}`)}</Tag>
                </td>
                <td data-label={t('payout.amount')} className="s-table__end s-num">
                  {moneyText(payout.amount, payout.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </section>
  );
}
