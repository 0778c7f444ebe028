import type { Transaction, TransactionTotals } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { wireDateOf } from '@sampan/i18n';
import { classNames, SkeletonRows, TableFrame } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { groupByPeriod, PeriodRow } from '../../shared/list/period-groups.tsx';
import { TransactionRow } from './transaction-row.tsx';

const SKELETON_ROWS = 8;

export interface LedgerTableProps {
  label: string;
  /** Undefined while the first answer is on its way. */
  entries: readonly Transaction[] | undefined;
  currency: Currency;
  /** Of all entries, on this page or not; they stand under the rows. */
  totals?: { sums: Pick<TransactionTotals, 'amount_in' | 'amount_out'>; count: number } | undefined;
  busy: boolean;
  /** Opens the parcel an entry was for. */
  onOpen: (order_id: string) => void;
  /** Stands in the place of rows: an error, an empty list. */
  placeholder?: ReactNode | undefined;
  footer?: ReactNode | undefined;
}

/** Entries of an account, newest first and by month, with the balance after each; on a phone a list grouped by day. */
export function LedgerTable({ label, entries, currency, totals, busy, onOpen, placeholder, footer }: LedgerTableProps) {
  const { t, country, formatDate, formatNumber } = useLocale();
  const days = daysOf(entries ?? [], (at) => wireDateOf(at, country));
  return (
    <TableFrame label={label} busy={busy} footer={footer}>
      <colgroup>
        <col className="c-col-when" />
        <col />
        <col className="c-col-money" />
        <col className="c-col-money" />
        <col className="c-col-money" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('transaction.date')}</th>
          <th scope="col">{t('transaction.description')}</th>
          <th scope="col" className="s-table__end">
            {t('transaction.amount_in')}
          </th>
          <th scope="col" className="s-table__end">
            {t('transaction.amount_out')}
          </th>
          <th scope="col" className="s-table__end">
            {t('transaction.balance_after')}
          </th>
        </tr>
      </thead>
      {placeholder !== undefined || entries === undefined ? (
        <tbody>
          <tr className="c-parcel__instead">
            <td colSpan={5}>
              {placeholder ?? <SkeletonRows rows={SKELETON_ROWS} rowHeight={60} label={t('common.loading')} />}
            </td>
          </tr>
        </tbody>
      ) : (
        days.map(({ day, at, rows, opens_month }) => (
          <tbody key={day} className="c-ledger__day">
            {opens_month ? <PeriodRow period={day.slice(0, 7)} columns={5} /> : null}
            <tr className="c-ledger__date">
              <th scope="rowgroup" colSpan={5}>
                {formatDate(at)}
              </th>
            </tr>
            {rows.map((entry) => (
              <TransactionRow key={entry.id} entry={entry} currency={currency} onOpen={onOpen} />
            ))}
          </tbody>
        ))
      )}
      {totals === undefined || placeholder !== undefined || entries === undefined ? null : (
        <tfoot>
          <tr className={classNames('c-ledger__totals', 's-num')}>
            <td colSpan={2}>{t('transaction.total', { count: totals.count, n: formatNumber(totals.count) })}</td>
            <td className="s-table__end" data-label={t('transaction.amount_in')}>
              {`${totals.sums.amount_in > 0 ? '+' : ''}${moneyText(totals.sums.amount_in, currency)}`}
            </td>
            <td className="s-table__end" data-label={t('transaction.amount_out')}>
              {moneyText(-totals.sums.amount_out, currency)}
            </td>
            <td aria-hidden="true" />
          </tr>
        </tfoot>
      )}
    </TableFrame>
  );
}

/** Entries in runs of the same day; the first day of each month says so. */
function daysOf(entries: readonly Transaction[], dayOf: (at: number) => string) {
  return groupByPeriod(entries, ({ created_at }) => dayOf(created_at)).map(({ period: day, rows }, index, days) => ({
    day,
    at: rows[0]?.created_at ?? 0,
    rows,
    opens_month: days[index - 1]?.period.slice(0, 7) !== day.slice(0, 7),
  }));
}
