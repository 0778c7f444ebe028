import { Banner, Skeleton } from '@sampan/ui';
import { moneyText } from '@sampan/country-rules';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CreditFacts } from './credit-facts.tsx';
import { useCredit } from './use-credit.ts';
import './credit.css';

/** The credit of a company that pays by invoice, with what is overdue above it. */
export function CreditCard() {
  const { t } = useLocale();
  const credit = useCredit();
  return (
    <section className="c-card c-credit-card" aria-labelledby="credit-title">
      <h2 id="credit-title">{t('credit.left')}</h2>
      {credit.isError ? (
        <LoadError title={t('state.error_title')} query={credit} />
      ) : credit.data === undefined ? (
        <Skeleton height={120} shape="block" />
      ) : (
        <>
          {credit.data.overdue === 0 ? null : (
            <Banner
              tone="danger"
              title={t('credit.overdue_title', { amount: moneyText(credit.data.overdue, credit.data.currency) })}
            >
              {t('credit.overdue_text')}
            </Banner>
          )}
          <CreditFacts credit={credit.data} />
        </>
      )}
    </section>
  );
}
