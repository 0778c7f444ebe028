import type { Today } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { CreditFacts } from '../wallet/credit/credit-facts.tsx';
import { useCredit } from '../wallet/credit/use-credit.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { TopUpLink } from '../wallet/top-up/top-up-link.tsx';

/** The wallet's money, how long it lasts, and the way to fill it. */
function WalletMoney({ days_left }: { days_left: number | null }) {
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
      {days_left === null ? null : (
        <p className="c-money__pace">
          {days_left === 0 ? t('home.days_left_none') : t('home.days_left', { count: days_left })}
        </p>
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

/** What may be spent, and what is on its way to the shop. */
export function BalanceCard({ today }: { today: Pick<Today, 'days_left' | 'cod' | 'currency'> }) {
  const { t } = useLocale();
  const is_later = useUser().payment_type === 'post_billing';
  const { cod, currency } = today;
  return (
    <section className="c-card c-money">
      {is_later ? <LaterMoney /> : <WalletMoney days_left={today.days_left} />}
      {cod === null ? null : (
        <dl className="c-money__facts">
          <div>
            <dt>
              <Link to="/orders/$list" params={{ list: 'cod' }} search={{}}>
                {t('home.cod_on_the_way')}
              </Link>
            </dt>
            <dd className="s-num">{moneyText(cod.on_the_way, currency)}</dd>
          </div>
          <div>
            <dt>
              <Link to="/orders/$list" params={{ list: 'cod' }} search={{ cash: 'payable' }}>
                {t('cod.state_payable')}
              </Link>
            </dt>
            <dd className="s-num">{moneyText(cod.payable, currency)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
