import { moneyText } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { AvailableCredit } from '../../features/wallet/credit/available-credit.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

/** What labels may still cost: the wallet's money, or the credit of a company that pays by invoice (spec section 2, Header). */
export function Balance() {
  return useUser().payment_type === 'post_billing' ? <AvailableCredit /> : <WalletBalance />;
}

/** The wallet's money, live, and the way to what moved in it (spec section 2, Header); what is held for labels in progress stands in its title. */
function WalletBalance() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const { data } = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
  });
  const amount = moneyText(data?.balance ?? user.balance, data?.currency ?? user.currency);
  const held =
    data === undefined || data.held === 0
      ? undefined
      : t('shell.held', { amount: moneyText(data.held, data.currency) });
  return (
    <Link to="/histories" className="c-balance" title={held ?? t('shell.balance')}>
      <span className="s-visually-hidden">{t('shell.balance_of', { amount })}</span>
      <span aria-hidden="true" className="s-num">
        {amount}
      </span>
      {held === undefined ? null : <span className="s-visually-hidden">{held}</span>}
    </Link>
  );
}
