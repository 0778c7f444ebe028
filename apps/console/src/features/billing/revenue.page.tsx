import type { RevenueMonth } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { Select, SkeletonRows, TableFrame, Tag } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import '../../shared/list/list.css';
import { periodName } from '../../shared/locale/period-name.ts';
import './statements.css';

type Figures = Omit<RevenueMonth, 'key' | 'is_finished'>;

/** What makes `earned`, what makes `spent`, and what stands beside them. */
const EARNED = ['sales', 'sale_refunds', 'cod_collected', 'cod_settled'] as const;
const SPENT = ['shipping', 'insurance', 'fees', 'taxes', 'refunds', 'adjustments'] as const;

/** /histories/revenue: what the company earned and spent in each month of a year (spec 7 GET /statement/revenue). */
export function RevenuePage() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const navigate = useNavigate();
  const { year } = useSearch({ from: '/signed-in/histories/revenue' });
  const found = useQuery({
    queryKey: queryKeys.revenue(year ?? ''),
    queryFn: ({ signal }) => api.getStatementRevenue({ query: year === undefined ? {} : { year } }, { signal }),
  });
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('histories.revenue') }) : t('histories.revenue'));
  const revenue = found.data;
  if (found.isError) return <LoadError title={t('statement.revenue_failed')} query={found} />;
  if (revenue === undefined) return <SkeletonRows rows={8} rowHeight={60} label={t('common.loading')} />;
  return (
    <div className="c-statements">
      <div className="c-revenue__head">
        <p className="s-muted">{t('statement.revenue_text')}</p>
        <Select
          label={t('statement.year')}
          options={[...new Set([revenue.year, ...revenue.years])].map((value) => ({ value, label: value }))}
          value={revenue.year}
          onValueChange={(next) => void navigate({ to: '/histories/revenue', search: { year: next } })}
        />
      </div>
      <TableFrame label={t('histories.revenue')}>
        <thead>
          <tr>
            <th scope="col">{t('statement.period')}</th>
            <th scope="col" className="s-table__end">
              {t('statement.revenue_earned')}
            </th>
            <th scope="col" className="s-table__end">
              {t('statement.revenue_spent')}
            </th>
            <th scope="col" className="s-table__end">
              {t('statement.revenue_net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sinceFirst(revenue.months).map((month) => (
            <RevenueRow
              key={month.key}
              name={periodName(month.key, locale.locale)}
              is_finished={month.is_finished}
              figures={month}
              currency={revenue.currency}
            />
          ))}
        </tbody>
        <tbody className="c-revenue__whole">
          <RevenueRow
            name={`${t('statement.whole_year')} ${revenue.year}`}
            is_finished
            figures={revenue.totals}
            currency={revenue.currency}
          />
        </tbody>
      </TableFrame>
    </div>
  );
}

/** Newest first, without the months before anything happened; the newest always. */
function sinceFirst(months: readonly RevenueMonth[]): RevenueMonth[] {
  const first = months.findIndex((month) => [...EARNED, ...SPENT, 'bonus' as const].some((part) => month[part] !== 0));
  return months.slice(first === -1 ? -1 : first).toReversed();
}

interface RevenueRowProps {
  name: string;
  is_finished: boolean;
  figures: Figures;
  currency: Currency;
}

/** A month with its sums; what they are made of opens below its name. */
function RevenueRow({ name, is_finished, figures, currency }: RevenueRowProps) {
  const { t } = useLocale();
  const part = (key: (typeof EARNED)[number] | (typeof SPENT)[number] | 'bonus') => (
    <div key={key}>
      <dt>{t(`statement.revenue_${key}`)}</dt>
      <dd>{moneyText(key === 'sale_refunds' || key === 'refunds' ? -figures[key] : figures[key], currency)}</dd>
    </div>
  );
  return (
    <tr>
      <td data-lead="" aria-label={name}>
        <details className="c-revenue__month">
          <summary>
            {name} {is_finished ? null : <Tag>{t('statement.unfinished')}</Tag>}
          </summary>
          <dl className="c-revenue__parts s-num">
            {EARNED.map(part)}
            {SPENT.map(part)}
            {figures.bonus === 0 ? null : part('bonus')}
          </dl>
        </details>
      </td>
      <td className="s-table__end s-num" data-label={t('statement.revenue_earned')}>
        {moneyText(figures.earned, currency)}
      </td>
      <td className="s-table__end s-num" data-label={t('statement.revenue_spent')}>
        {moneyText(figures.spent, currency)}
      </td>
      <td className="s-table__end s-num" data-label={t('statement.revenue_net')}>
        {moneyText(figures.net, currency)}
      </td>
    </tr>
  );
}
