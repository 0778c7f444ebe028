import { Button, Pagination, Skeleton, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { OrderDrawer } from '../orders/detail/order-drawer.tsx';
import '../../shared/list/list.css';
import { useUser } from '../../shared/session/use-user.ts';
import { AccountCard } from './account-card.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import { changedSearch, isFiltered, type TransactionSearch } from './transaction-search.ts';
import { TransactionsPlaceholder } from './transactions-placeholder.tsx';
import { useTransactions, useWeeks } from './use-transactions.ts';
import { WeeksChart } from './weeks-chart.tsx';
import './transactions.css';

const WeeksDialog = lazyPart('money', () => import('./weeks-dialog.tsx'), 'WeeksDialog');

/** The chart of the weeks with its ways to more, px: its place is kept until it has come. */
const WEEKS_HEIGHT = 312;

/** /histories: what the accounts hold and what moved on them; account, filters and page stand in the URL. */
export function TransactionsPage() {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/histories/' });
  const found = useTransactions(search);
  const weeks = useWeeks(search.account);
  const page = found.data;
  const [shows_weeks, setShowsWeeks] = useState(false);
  const loads_weeks = useWasOpen(shows_weeks);
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('histories.title') }) : t('histories.title'));

  const setSearch = (next: TransactionSearch) => void navigate({ to: '/histories', search: next, resetScroll: false });
  const change = (part: Parameters<typeof changedSearch>[1]) => setSearch(changedSearch(search, part));
  const clear = () => setSearch(search.account === undefined ? {} : { account: search.account });
  const page_number = Number(search.page ?? '1');
  const goTo = (next: number) => {
    const cursor = next === page_number + 1 ? (page?.next_cursor ?? undefined) : undefined;
    change({ page: next === 1 ? undefined : String(next), cursor });
    window.scrollTo({ top: 0 });
  };
  const currency = page?.currency ?? user.currency;
  const is_empty = page !== undefined && page.records.length === 0;
  // The accounts have as many lines as the company has money in: nothing is drawn below them before they are known.
  if (found.isPending) return <LedgerWait />;
  return (
    <div className="c-ledger">
      <div className="c-ledger__top">
        <AccountCard page={page} />
        <section className="c-card">
          {weeks.isError ? (
            <LoadError title={t('state.error_title')} query={weeks} />
          ) : weeks.data === undefined ? (
            <Skeleton height={WEEKS_HEIGHT} shape="block" />
          ) : (
            <>
              <WeeksChart weeks={weeks.data.weeks} currency={weeks.data.currency} />
              <Button size="sm" variant="quiet" onClick={() => setShowsWeeks(true)}>
                {t('transaction.weeks_all')}
              </Button>
            </>
          )}
        </section>
      </div>
      <TransactionFilters
        search={search}
        accounts={page?.accounts.map(({ account }) => account) ?? []}
        onChange={change}
        onClear={clear}
      />
      <LedgerTable
        label={t('histories.transactions')}
        entries={page?.records}
        currency={currency}
        totals={page === undefined ? undefined : { sums: page.totals, count: page.total }}
        busy={found.isPlaceholderData}
        onOpen={(order) => change({ order })}
        placeholder={
          found.isError || is_empty ? (
            <TransactionsPlaceholder
              query={found}
              is_filtered={isFiltered(search)}
              balance={page?.balance ?? 0}
              currency={currency}
              onClear={clear}
            />
          ) : undefined
        }
        footer={
          page === undefined || is_empty ? undefined : (
            <Pagination
              page={page_number}
              perPage={page.per_page}
              total={page.total}
              onPageChange={goTo}
              labels={{
                label: t('histories.transactions'),
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
          )
        }
      />
      {loads_weeks && shows_weeks ? (
        <WeeksDialog account={search.account} onClose={() => setShowsWeeks(false)} />
      ) : null}
      <OrderDrawer id={search.order} onClose={() => change({ order: undefined })} />
    </div>
  );
}

/** The page in its outlines, while its first entries are on their way. */
function LedgerWait() {
  const { t } = useLocale();
  return (
    <div className="c-ledger">
      <div className="c-ledger__top">
        <section className="c-card">
          <Skeleton height={120} shape="block" />
        </section>
        <section className="c-card">
          <Skeleton height={WEEKS_HEIGHT} shape="block" />
        </section>
      </div>
      <SkeletonRows rows={6} rowHeight={56} label={t('common.loading')} />
    </div>
  );
}
