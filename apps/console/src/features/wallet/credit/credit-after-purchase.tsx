import type { EstimatedCost } from '@sampan/contract';
import { formatMoney, toMinor } from '@sampan/country-rules';
import { Banner, Skeleton } from '@sampan/ui';
import { CallProblem } from '../../../shared/form/call-problem.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useCredit } from './use-credit.ts';

export interface CreditAfterPurchaseProps {
  cost: EstimatedCost;
  /** What is missing was said above already. */
  is_told: boolean;
}

/** How much credit a label leaves, or how much it lacks, for a company that pays by invoice. */
export function CreditAfterPurchase({ cost, is_told }: CreditAfterPurchaseProps) {
  const { t } = useLocale();
  const { data, error, refetch, isFetching } = useCredit();
  if (error !== null) return <CallProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton height={20} />;
  const { currency } = cost;
  const after_minor = toMinor(data.available, currency) - toMinor(cost.total_fee, currency);
  if (after_minor >= 0)
    return (
      <dl className="c-facts s-num">
        <div>
          <dt>{t('credit.after')}</dt>
          <dd>{formatMoney(after_minor, currency)}</dd>
        </div>
      </dl>
    );
  return is_told ? null : (
    <Banner tone="warning" title={t('credit.short_title')}>
      {t('credit.short', { amount: formatMoney(-after_minor, currency) })}
    </Banner>
  );
}
