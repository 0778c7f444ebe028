import type { TransactionPage } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Icon, iconClock } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { TopUpLink } from '../wallet/top-up/top-up-link.tsx';

export interface AccountCardProps {
  /** Undefined when it did not come. */
  page: Pick<TransactionPage, 'accounts' | 'currency' | 'pending_payments'> | undefined;
}

/** What the wallet holds, what is held of it, what stands on the company's other accounts (look.md 3 Wallet /histories). */
export function AccountCard({ page }: AccountCardProps) {
  const { t } = useLocale();
  const user = useUser();
  const currency = page?.currency ?? user.currency;
  const [wallet, ...others] = page?.accounts ?? [];
  return (
    <section className="c-card c-wallet">
      <div className="c-wallet__head">
        <h2 className="c-wallet__title">{t('shell.balance')}</h2>
        <TopUpLink />
      </div>
      <p className="c-wallet__amount s-num">{moneyText(wallet?.balance ?? user.balance, currency)}</p>
      {wallet === undefined || wallet.held === 0 ? null : (
        <p className="s-muted">{t('shell.held', { amount: moneyText(wallet.held, currency) })}</p>
      )}
      {page === undefined || page.pending_payments === 0 ? null : (
        <p className="c-wallet__pending" role="status">
          <Icon shape={iconClock} size={16} />
          {t('transaction.pending', { count: page.pending_payments })}
        </p>
      )}
      {others.length === 0 ? null : (
        <dl className="c-wallet__others" aria-label={t('transaction.accounts')}>
          {others.map(({ account, balance }) => (
            <div key={account}>
              <dt>
                <Link to="/histories" search={account === 'wallet' ? {} : { account }}>
                  {t(`transaction.account_${account}`)}
                </Link>
              </dt>
              <dd className="s-num">{moneyText(balance, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
