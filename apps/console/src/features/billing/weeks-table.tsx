import type { TransactionWeek } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface WeeksTableProps {
  /** Newest first. */
  weeks: readonly TransactionWeek[];
  currency: Currency;
  /** Stands in the place of the day on which a week that still runs began. */
  runningName?: string;
}

/** What came and left in each week, and what was there at its end. */
export function WeeksTable({ weeks, currency, runningName }: WeeksTableProps) {
  const { t, formatWireDate } = useLocale();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('transaction.week')}</th>
          <th scope="col">{t('transaction.amount_in')}</th>
          <th scope="col">{t('transaction.amount_out')}</th>
          <th scope="col">{t('statement.closing')}</th>
        </tr>
      </thead>
      <tbody className="s-num">
        {weeks.map(({ week, from, is_finished, amount_in, amount_out, closing_balance }) => (
          <tr key={week}>
            <th scope="row">{is_finished ? formatWireDate(from) : (runningName ?? formatWireDate(from))}</th>
            <td>{moneyText(amount_in, currency)}</td>
            <td>{moneyText(amount_out, currency)}</td>
            <td>{moneyText(closing_balance, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
