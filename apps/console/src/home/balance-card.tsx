import { moneyText } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@sampan/ui';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';
import { useLocale } from '../locale/locale.tsx';
import { useUser } from '../session/use-user.ts';
import { TopUpLink } from '../top-up/top-up-link.tsx';
import { LabelsChart } from './labels-chart.tsx';
import type { Figures } from './next-step.ts';

/** The wallet's money and how many labels were bought on each of the last 30 days. */
export function BalanceCard({ figures }: { figures: Figures | undefined }) {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const { data } = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
  });
  return (
    <section className="c-card c-money">
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
      <div className="c-money__chart">
        {figures === undefined ? <Skeleton height={96} shape="block" /> : <LabelsChart days={figures.daily_labels} />}
      </div>
    </section>
  );
}
