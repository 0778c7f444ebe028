import { moneyText } from '@sampan/country-rules';
import { Banner, EmptyState, Icon, iconArrowLeft, Pagination, SkeletonRows, Tag } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { OrderDrawer } from '../orders/detail/order-drawer.tsx';
import '../../shared/list/list.css';
import { LedgerTable } from './ledger-table.tsx';
import { periodName } from '../../shared/locale/period-name.ts';
import { StatementFiles } from './statement-files.tsx';
import { parseStatementSearch, type StatementSearch } from './statement-search.ts';
import { GROUPS } from './transaction-choices.ts';
import './statements.css';
import './transactions.css';

/** /histories/statements/2026-11: one month or year with its sums and its entries. */
export function StatementPage() {
  const locale = useLocale();
  const { t, formatNumber } = locale;
  const api = useApi();
  const navigate = useNavigate();
  const { key } = useParams({ from: '/signed-in/histories/statements/$key' });
  const search = useSearch({ from: '/signed-in/histories/statements/$key' });
  const { account = 'wallet', page = '1', cursor } = search;
  const query = { account, page, per_page: '50', ...(cursor === undefined ? {} : { cursor }) } as const;
  const found = useQuery({
    queryKey: queryKeys.statements({ key, ...query, locale: locale.locale }),
    queryFn: ({ signal }) => api.getStatement({ params: { key }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const name = periodName(key, locale.locale);
  const title = t('statement.title', { period: name });
  usePageTitle(found.isError ? t('common.error_prefix', { title }) : title);
  const change = (part: { [N in keyof StatementSearch]?: StatementSearch[N] | undefined }) =>
    void navigate({
      to: '/histories/statements/$key',
      params: { key },
      search: parseStatementSearch({ ...search, ...part }),
      resetScroll: false,
    });
  const statement = found.data;
  const goTo = (next: number) => {
    const onward = next === Number(page) + 1 ? (statement?.lines.next_cursor ?? undefined) : undefined;
    change({ page: String(next), cursor: onward });
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="c-ledger">
      <div className="c-statement__head">
        <Link to="/histories/statements" search={account === 'wallet' ? {} : { account }} className="c-statement__back">
          <Icon shape={iconArrowLeft} size={16} /> {t('statement.all')}
        </Link>
        <h2>
          {title} {account === 'wallet' ? null : <Tag>{t(`transaction.account_${account}`)}</Tag>}
        </h2>
        <StatementFiles period={key} account={account} />
      </div>
      {found.isError ? (
        <LoadError title={t('statement.failed')} query={found} />
      ) : statement === undefined ? (
        <SkeletonRows rows={8} rowHeight={60} label={t('common.loading')} />
      ) : (
        <>
          {statement.is_finished ? null : <Banner>{t('statement.unfinished_text')}</Banner>}
          <section className="c-card" aria-label={t('statement.summary')}>
            <dl className="c-statement__sums s-num">
              <div>
                <dt>{t('statement.opening')}</dt>
                <dd>{moneyText(statement.opening_balance, statement.currency)}</dd>
              </div>
              {GROUPS.filter((group) => statement.sums[group] !== 0).map((group) => (
                <div key={group}>
                  <dt>{t(`transaction.group_${group}`)}</dt>
                  <dd>{moneyText(statement.sums[group], statement.currency)}</dd>
                </div>
              ))}
              <div className="c-statement__closing">
                <dt>{t('statement.closing')}</dt>
                <dd>{moneyText(statement.closing_balance, statement.currency)}</dd>
              </div>
            </dl>
          </section>
          <LedgerTable
            label={title}
            entries={statement.lines.records}
            currency={statement.currency}
            totals={{
              sums: { amount_in: statement.amount_in, amount_out: statement.amount_out },
              count: statement.entries,
            }}
            busy={found.isPlaceholderData}
            onOpen={(order) => change({ order })}
            placeholder={
              statement.entries === 0 ? <EmptyState kind="no-results" title={t('transaction.nothing')} /> : undefined
            }
            footer={
              statement.lines.total <= statement.lines.per_page ? undefined : (
                <Pagination
                  page={Number(page)}
                  perPage={statement.lines.per_page}
                  total={statement.lines.total}
                  onPageChange={goTo}
                  labels={{
                    label: title,
                    previous: t('order.page_previous'),
                    next: t('order.page_next'),
                    range: (from, to, total) =>
                      t('order.page_range', {
                        from: formatNumber(from),
                        to: formatNumber(to),
                        total: formatNumber(total),
                      }),
                  }}
                />
              )
            }
          />
        </>
      )}
      <OrderDrawer id={search.order} onClose={() => change({ order: undefined })} />
    </div>
  );
}
