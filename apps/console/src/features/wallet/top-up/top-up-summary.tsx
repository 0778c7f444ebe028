import type { TopUpBonus } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface TopUpSummaryProps {
  currency: Currency;
  /** What the server says of the amount; nothing while there is none. */
  bonus: TopUpBonus | undefined;
  balance: number;
  is_loading: boolean;
}

/** The result summary (spec section 2 'Top-up dialog'): every number is the server's, none moves on its way (look.md 2). */
export function TopUpSummary({ currency, bonus, balance, is_loading }: TopUpSummaryProps) {
  const { t } = useLocale();
  const rows = [
    [t('top_up.cash'), bonus?.amount ?? 0],
    [t('top_up.rewards'), bonus?.bonus_reward ?? 0],
    [t('top_up.updated'), bonus?.updated_balance ?? balance],
  ] as const;
  return (
    <dl className="c-top-up__sum" aria-busy={is_loading || undefined}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="s-num">{moneyText(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
