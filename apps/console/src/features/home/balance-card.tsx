import { moneyText } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@sampan/ui';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { CreditFacts } from '../wallet/credit/credit-facts.tsx';
import { useCredit } from '../wallet/credit/use-credit.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { TopUpLink } from '../wallet/top-up/top-up-link.tsx';
import { LabelsChart } from './labels-chart.tsx';
import type { Figures } from './next-step.ts';

/** The wallet's money, and the way to fill it. */
function WalletMoney() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const { data } = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
  });
  return (
    <>
      <div className="c-money__head">
        <h2 className="c-money__title">{t('shell.balance')}</h2>
        <TopUpLink />
      </div>
      <p className="c-money__amount s-num">
        {moneyText(data?.balance ?? user.balance, data?.currency ?? user.currency)}
      </p>
      {data === undefined || data.held === 0 ? null : (
        <p className="s-muted">{t('shell.held', { amount: moneyText(data.held, data.currency) })}</p>
      )}
    </>
  );
}

/** The credit of a company that pays by invoice. */
function LaterMoney() {
  const { t } = useLocale();
  const credit = useCredit();
  return (
    <>
      <h2 className="c-money__title">{t('credit.left')}</h2>
      {credit.isError ? (
        <LoadError title={t('state.error_title')} query={credit} />
      ) : credit.data === undefined ? (
        <Skeleton height={120} shape="block" />
      ) : (
        <CreditFacts credit={credit.data} />
      )}
    </>
  );
}

export interface BalanceCardProps {
  /** Undefined while they are on their way, and when they did not come. */
  figures: Figures | undefined;
  has_failed: boolean;
}

/** What may be spent, and how many labels were bought on each of the last 30 days. */
export function BalanceCard({ figures, has_failed }: BalanceCardProps) {
  const is_later = useUser().payment_type === 'post_billing';
  return (
    <section className="c-card c-money">
      {is_later ? <LaterMoney /> : <WalletMoney />}
      {has_failed ? null : (
        <div className="c-money__chart">
          {figures === undefined ? <Skeleton height={96} shape="block" /> : <LabelsChart days={figures.daily_labels} />}
        </div>
      )}
    </section>
  );
}
