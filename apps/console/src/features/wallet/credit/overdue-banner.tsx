import { canCall } from '@sampan/api-client';
import { moneyText } from '@sampan/country-rules';
import { Banner, buttonClass } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import './credit.css';
import { useCredit } from './use-credit.ts';

/** Tells a company that pays by invoice that it is late, on Home; its owner is led to the invoices. */
export function OverdueBanner() {
  const { t } = useLocale();
  const user = useUser();
  const { data } = useCredit();
  if (data === undefined || data.overdue === 0) return null;
  return (
    <div className="c-overdue">
      <Banner
        tone="danger"
        title={t('credit.overdue_title', { amount: moneyText(data.overdue, data.currency) })}
        {...(canCall('listInvoices', user)
          ? {
              action: (
                <Link to="/histories/invoices" search={{ status: 'overdue' }} className={buttonClass({ size: 'sm' })}>
                  {t('credit.see_invoices')}
                </Link>
              ),
            }
          : {})}
      >
        {t('credit.overdue_text')}
      </Banner>
    </div>
  );
}
