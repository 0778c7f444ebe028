import { moneyText, type Currency } from '@sampan/country-rules';
import { Button, EmptyState, iconWallet } from '@sampan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { TopUpLink } from '../wallet/top-up/top-up-link.tsx';

export interface TransactionsPlaceholderProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  is_filtered: boolean;
  balance: number;
  currency: Currency;
  onClear: () => void;
}

/** What stands in place of entries: an error with Retry, filters that match nothing, or the first use (look.md 4 Wallet). */
export function TransactionsPlaceholder({
  query,
  is_filtered,
  balance,
  currency,
  onClear,
}: TransactionsPlaceholderProps) {
  const { t } = useLocale();
  if (query.error !== null) return <LoadError title={t('transaction.failed')} query={query} />;
  if (is_filtered)
    return (
      <EmptyState
        kind="no-results"
        title={t('transaction.nothing')}
        action={<Button onClick={onClear}>{t('order.clear_filters')}</Button>}
      >
        {t('transaction.nothing_text')}
      </EmptyState>
    );
  return (
    <EmptyState
      kind="no-records"
      icon={iconWallet}
      title={t('transaction.empty_title', { amount: moneyText(balance, currency) })}
      action={<TopUpLink />}
    >
      {t('transaction.empty_text')}
    </EmptyState>
  );
}
