import type { Statement } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { Chip, Pagination, SkeletonRows, TableFrame, Tag } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import '../../shared/list/list.css';
import { periodName } from '../../shared/locale/period-name.ts';
import { parseStatementSearch, type StatementSearch } from './statement-search.ts';
import { StatementFiles } from './statement-files.tsx';
import { ACCOUNTS } from './transaction-choices.ts';
import './statements.css';

const PER_PAGE = '24';

/** /histories/statements: every month or year of an account with what it did, newest first. */
export function StatementsPage() {
  const { t } = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/histories/statements' });
  const { unit = 'month', account = 'wallet', page = '1' } = search;
  const query = { unit, account, page, per_page: PER_PAGE } as const;
  const found = useQuery({
    queryKey: queryKeys.statements(query),
    queryFn: ({ signal }) => api.listStatements({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
  usePageTitle(
    found.isError ? t('common.error_prefix', { title: t('histories.statements') }) : t('histories.statements'),
  );
  const change = (part: { [N in keyof StatementSearch]?: StatementSearch[N] | undefined }) =>
    void navigate({
      to: '/histories/statements',
      search: parseStatementSearch({ ...search, page: undefined, ...part }),
      resetScroll: false,
    });
  const list = found.data;
  return (
    <div className="c-statements">
      <div className="c-filters">
        <div role="group" aria-label={t('statement.unit')} className="c-statements__unit">
          <Chip selected={unit === 'month'} onClick={() => change({ unit: undefined })}>
            {t('statement.months')}
          </Chip>
          <Chip selected={unit === 'year'} onClick={() => change({ unit: 'year' })}>
            {t('statement.years')}
          </Chip>
        </div>
        <ChoiceFilter
          name={t('transaction.account')}
          value={search.account}
          options={ACCOUNTS.map((value) => ({ value, label: t(`transaction.account_${value}`) }))}
          onPick={(value) => {
            const next = ACCOUNTS.find((one) => one === value);
            change({ account: next === 'wallet' ? undefined : next });
          }}
        />
      </div>
      {found.isError ? (
        <LoadError title={t('statement.failed')} query={found} />
      ) : list === undefined ? (
        <SkeletonRows rows={8} rowHeight={60} label={t('common.loading')} />
      ) : (
        <TableFrame
          label={t('histories.statements')}
          busy={found.isPlaceholderData}
          footer={
            list.total <= list.per_page ? undefined : (
              <Pagination
                page={Number(page)}
                perPage={list.per_page}
                total={list.total}
                onPageChange={(next) => change({ page: String(next) })}
                labels={{
                  label: t('histories.statements'),
                  previous: t('order.page_previous'),
                  next: t('order.page_next'),
                  range: (from, to, total) => t('order.page_range', { from, to, total }),
                }}
              />
            )
          }
        >
          <thead>
            <tr>
              <th scope="col">{t('statement.period')}</th>
              <th scope="col" className="s-table__end">
                {t('statement.opening')}
              </th>
              <th scope="col" className="s-table__end">
                {t('transaction.amount_in')}
              </th>
              <th scope="col" className="s-table__end">
                {t('transaction.amount_out')}
              </th>
              <th scope="col" className="s-table__end">
                {t('statement.closing')}
              </th>
              <th scope="col">{t('statement.files')}</th>
            </tr>
          </thead>
          <tbody>
            {list.records.map((statement) => (
              <StatementRow key={statement.key} statement={statement} currency={list.currency} search={search} />
            ))}
          </tbody>
        </TableFrame>
      )}
    </div>
  );
}

interface StatementRowProps {
  statement: Statement;
  currency: Currency;
  search: StatementSearch;
}

function StatementRow({ statement, currency, search }: StatementRowProps) {
  const { t, locale } = useLocale();
  const { key, is_finished, opening_balance, closing_balance, amount_in, amount_out } = statement;
  const { account } = search;
  return (
    <tr>
      <td data-lead="">
        <Link
          to="/histories/statements/$key"
          params={{ key }}
          search={account === undefined ? {} : { account }}
          className="c-statement__open"
        >
          {periodName(key, locale)}
        </Link>
        {is_finished ? null : (
          <>
            {' '}
            <Tag>{t('statement.unfinished')}</Tag>
          </>
        )}
      </td>
      <td className="s-table__end s-num" data-label={t('statement.opening')}>
        {moneyText(opening_balance, currency)}
      </td>
      <td className="s-table__end s-num" data-label={t('transaction.amount_in')}>
        {moneyText(amount_in, currency)}
      </td>
      <td className="s-table__end s-num" data-label={t('transaction.amount_out')}>
        {moneyText(amount_out, currency)}
      </td>
      <td className="s-table__end s-num" data-label={t('statement.closing')}>
        {moneyText(closing_balance, currency)}
      </td>
      <td className="c-statement__cell">
        <StatementFiles period={key} account={account ?? 'wallet'} />
      </td>
    </tr>
  );
}
