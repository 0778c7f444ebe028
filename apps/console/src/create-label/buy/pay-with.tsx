import type { EstimatedCost } from '@sampan/contract';
import { formatMoney, toMinor, moneyText } from '@sampan/country-rules';
import { Banner, Icon, iconFile, iconWallet, Skeleton } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../app/query-keys.ts';
import { useApi } from '../../app/services.tsx';
import { useLocale } from '../../locale/locale.tsx';
import { useUser } from '../../session/use-user.ts';

export interface PayWithProps {
  cost: EstimatedCost;
  /** What is missing was said above already. */
  is_told?: boolean;
}

/** What pays: the wallet with the balance that remains, or the monthly invoice of a post_billing company (spec section 6). */
export function PayWith({ cost, is_told = false }: PayWithProps) {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const is_invoiced = user.payment_type === 'post_billing';
  const wallet = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
    enabled: !is_invoiced,
  });
  const balance = wallet.data?.balance;
  // Minor units: the difference of two decimal numbers is not always one.
  const after_minor =
    balance === undefined ? undefined : toMinor(balance, cost.currency) - toMinor(cost.total_fee, cost.currency);
  return (
    <section className="c-card c-receipt" aria-labelledby="pay-title">
      <h2 id="pay-title">{t('create.pay_with')}</h2>
      <div className="c-pay">
        <Icon shape={is_invoiced ? iconFile : iconWallet} size={20} />
        <strong>{is_invoiced ? t('create.pay_post_billing') : t('create.pay_wallet')}</strong>
        {is_invoiced ? null : (
          <span className="c-pay__amount s-num">
            {balance === undefined ? <Skeleton width="72px" height={14} /> : moneyText(balance, cost.currency)}
          </span>
        )}
      </div>
      {is_invoiced || after_minor === undefined ? null : after_minor >= 0 ? (
        <dl className="c-facts s-num">
          <div>
            <dt>{t('create.balance_after')}</dt>
            <dd>{formatMoney(after_minor, cost.currency)}</dd>
          </div>
        </dl>
      ) : is_told ? null : (
        <Banner tone="warning">
          {t('create.balance_short', { amount: formatMoney(-after_minor, cost.currency) })}
        </Banner>
      )}
    </section>
  );
}
