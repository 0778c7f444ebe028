import { moneyText } from '@sampan/country-rules';
import { Banner } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AFTER_THE_PAGE } from '../../shared/api/query-client.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { readStored, writeStored } from '../../shared/storage/local-storage.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { TopUpLink } from '../../features/wallet/top-up/top-up-link.tsx';
import { LOW_BALANCE_HEIGHT, LowBalancePlace } from './low-balance-place.tsx';

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
    ...AFTER_THE_PAGE,
  });
  const wallet = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
    ...AFTER_THE_PAGE,
  });
  const frame = useRef<HTMLDivElement>(null);
  const is_known = setting.data !== undefined && wallet.data !== undefined;
  const fall = String(setting.data?.low_balance.falls);
  const is_shown = is_known && setting.data.low_balance.is_low && hidden !== fall;
  // The next page that is opened keeps this place from the start.
  useEffect(() => {
    if (is_known) writeStored(LOW_BALANCE_HEIGHT, is_shown ? String(frame.current?.offsetHeight ?? 0) : null);
  }, [is_known, is_shown]);
  if (!is_known) return setting.isError || wallet.isError ? null : <LowBalancePlace />;
  if (!is_shown) return null;
  const { currency, low_balance } = setting.data;
  const hide = () => {
    writeStored(name, fall);
    setHidden(fall);
  };
  return (
    <div className="c-low-balance" ref={frame}>
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
