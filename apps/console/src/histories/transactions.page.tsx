import { usePageTitle } from '../app/page-title.ts';
import { Balance } from '../layout/balance.tsx';
import { useLocale } from '../locale/locale.tsx';
import { TopUpLink } from '../top-up/top-up-link.tsx';

/** The wallet and what moved in it. */
export function TransactionsPage() {
  const { t } = useLocale();
  usePageTitle(t('histories.title'));
  return (
    <section className="c-card c-row">
      <h2>{t('shell.balance')}</h2>
      <Balance />
      <TopUpLink />
    </section>
  );
}
