import { moneyText, type Currency } from '@sampan/country-rules';
import { Button, EmptyState, ErrorBlock, iconWallet } from '@sampan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { requestIdOf } from '../app/query-client.ts';
import { useLocale } from '../locale/locale.tsx';
import { TopUpLink } from '../top-up/top-up-link.tsx';

export interface TransactionsInsteadProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  is_filtered: boolean;
  balance: number;
  currency: Currency;
  onClear: () => void;
}

/** What stands in place of entries: an error with Retry, filters that match nothing, or the first use (look.md 4 Wallet). */
export function TransactionsInstead({ query, is_filtered, balance, currency, onClear }: TransactionsInsteadProps) {
  const locale = useLocale();
  const { t } = locale;
  if (query.error !== null) {
    const id = requestIdOf(query.error);
    return (
      <div className="c-parcels__instead">
        <ErrorBlock
          title={t('transaction.failed')}
          onRetry={() => void query.refetch()}
          retryLabel={t('common.try_again')}
          retrying={query.isFetching}
          reference={
            id === null
              ? undefined
              : {
                  label: t('state.reference', { id: '' }).trim(),
                  id,
                  copyLabel: t('common.copy'),
                  copiedLabel: t('common.copied'),
                }
          }
        >
          {locale.errorText(query.error)}
        </ErrorBlock>
      </div>
    );
  }
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
