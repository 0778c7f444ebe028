import type { PayoutStatus } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { EmptyState, iconCash, Pagination, Select, SkeletonRows } from '@sampan/ui';
import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import '../../payouts/payouts.css';
import { BankFiles } from './bank-files.tsx';
import { PayoutReviewTable } from './payout-review-table.tsx';
import { usePayoutReview } from './use-payout-review.ts';
import './payout-review.css';
import { STATUSES } from '../../payouts/payout-labels.ts';

const route = getRouteApi('/signed-in/operator/payouts');

/** /operator/payouts: what waits for somebody of Sampan, and the files that go to the bank (trust 4.38). */
export function PayoutReviewPage() {
  const locale = useLocale();
  const { t } = locale;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { status = 'needs_approval' } = search;
  const found = usePayoutReview(search);
  const by_file = found.data?.leaves_by === 'file';
  usePageTitle(t('payout.title'));
  const countOf = (each: PayoutStatus) =>
    (found.data?.open ?? []).filter((sum) => sum.status === each).reduce((sum, { count }) => sum + count, 0);
  const label = (each: PayoutStatus) => {
    const waiting = countOf(each);
    return `${t(`payout.status_${each}`)}${waiting === 0 ? '' : ` (${waiting})`}`;
  };
  const sums = (found.data?.open ?? []).filter((sum) => sum.status === status);
  return (
    <div className="c-payouts">
      <section className="c-payouts__all">
        <header className="c-payouts__head">
          <h2>{t('payout.desk_queue')}</h2>
          <Select
            label={t('payout.status')}
            labelHidden
            options={STATUSES.map((each) => ({ value: each, label: label(each) }))}
            value={status}
            onValueChange={(next) => void navigate({ search: { status: next as PayoutStatus } })}
          />
        </header>
        {sums.length === 0 ? null : (
          <ul className="c-payouts__sums s-muted s-num">
            {sums.map(({ count, currency, total }) => (
              <li key={currency}>{`${count} × ${currency}: ${moneyText(total, currency)}`}</li>
            ))}
          </ul>
        )}
        {by_file ? null : <p className="s-muted">{t('payout.desk_itself')}</p>}
        {found.isError ? (
          <LoadError title={t('payout.load_failed')} query={found} />
        ) : found.data === undefined ? (
          <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
        ) : found.data.records.length === 0 ? (
          <div className="c-card">
            <EmptyState kind="no-results" icon={iconCash} title={t('payout.desk_empty')} />
          </div>
        ) : (
          <PayoutReviewTable
            payouts={found.data.records}
            busy={found.isPlaceholderData}
            by_file={by_file}
            footer={
              <Pagination
                page={found.data.page}
                perPage={found.data.per_page}
                total={found.data.total}
                onPageChange={(page) => void navigate({ search: { ...search, page: String(page) } })}
                labels={{
                  label: t('payout.desk_queue'),
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
          />
        )}
      </section>
      {by_file ? <BankFiles open={found.data?.open ?? []} /> : null}
    </div>
  );
}
