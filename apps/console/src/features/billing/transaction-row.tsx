import type { Transaction } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { useLocale } from '../../shared/locale/locale.tsx';
import { EntryDescription } from './entry-description.tsx';

export interface TransactionRowProps {
  entry: Transaction;
  currency: Currency;
  onOpen: (order_id: string) => void;
}

/** One entry: when, what for, how much, and the balance after it. */
export function TransactionRow({ entry, currency, onOpen }: TransactionRowProps) {
  const { t, formatMoment, formatTime } = useLocale();
  const { created_at, amount, balance } = entry;
  return (
    <tr>
      <td className="s-num c-ledger__when">
        <span className="c-ledger__moment">{formatMoment(created_at)}</span>
        <span className="c-ledger__time">{formatTime(created_at)}</span>
      </td>
      <td data-lead="">
        <EntryDescription entry={entry} onOpen={onOpen} />
      </td>
      <td className="s-table__end s-num c-ledger__in" data-empty={amount > 0 ? undefined : ''}>
        {amount > 0 ? `+${moneyText(amount, currency)}` : null}
      </td>
      <td className="s-table__end s-num" data-empty={amount < 0 ? undefined : ''}>
        {amount < 0 ? moneyText(amount, currency) : null}
      </td>
      <td className="s-table__end s-num c-ledger__balance" data-label={t('transaction.balance_after')}>
        {moneyText(balance, currency)}
      </td>
    </tr>
  );
}
