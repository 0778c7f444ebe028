import { moneyText } from '@sampan/country-rules';
import { Banner } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { readStored, writeStored } from '../../shared/storage/local-storage.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { TopUpLink } from '../../features/wallet/top-up/top-up-link.tsx';

/** Says that the balance is below the company's threshold; put away, it comes back with the next fall. */
export function LowBalance() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const name = `sampan.low_balance.${user.id}`;
  const [hidden, setHidden] = useState(readStored(name));
  const setting = useQuery({
    queryKey: queryKeys.balanceSetting,
    queryFn: ({ signal }) => api.getBalanceSetting(undefined, { signal }),
    staleTime: 60_000,
  });
  const wallet = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
  });
  if (setting.data === undefined || wallet.data === undefined) return null;
  const { currency, low_balance } = setting.data;
  const fall = String(low_balance.falls);
  if (!low_balance.is_low || hidden === fall) return null;
  const hide = () => {
    writeStored(name, fall);
    setHidden(fall);
  };
  return (
    <div className="c-low-balance">
      <Banner
        tone="warning"
        title={t('top_up.low_title')}
        action={<TopUpLink />}
        onDismiss={hide}
        dismissLabel={t('top_up.low_dismiss')}
      >
        {t('top_up.low', {
          balance: moneyText(wallet.data.balance, currency),
          threshold: moneyText(low_balance.threshold, currency),
        })}
      </Banner>
    </div>
  );
}
