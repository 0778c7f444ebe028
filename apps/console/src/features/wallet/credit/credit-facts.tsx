import type { Credit } from '@sampan/contract';
import { moneyText, toMinor } from '@sampan/country-rules';
import { useLocale } from '../../../shared/locale/locale.tsx';
import './credit.css';

/** Credit left, how much of the limit is used, what invoices ask for, and when the next one comes. */
export function CreditFacts({ credit }: { credit: Credit }) {
  const { t, formatDate } = useLocale();
  const { currency } = credit;
  const money = (amount: number) => moneyText(amount, currency);
  const [used_minor, limit_minor] = [toMinor(credit.used, currency), toMinor(credit.limit, currency)];
  return (
    <div className="c-credit">
      <p className="c-credit__left s-num">{money(credit.available)}</p>
      <meter
        className="c-credit__meter"
        min={0}
        max={Math.max(1, limit_minor)}
        value={used_minor}
        aria-label={t('credit.used')}
      />
      <p className="s-muted s-num">
        {t('credit.used_of', { used: money(credit.used), limit: money(credit.limit) })}
        {credit.held === 0 ? null : ` · ${t('shell.held', { amount: money(credit.held) })}`}
      </p>
      <dl className="c-credit__facts">
        <div>
          <dt>{t('credit.to_pay')}</dt>
          <dd className="s-num">{money(credit.outstanding)}</dd>
        </div>
        <div>
          <dt>{t('credit.next', { date: formatDate(credit.next_invoice_at) })}</dt>
          <dd className="s-num">{money(credit.next_invoice)}</dd>
        </div>
      </dl>
    </div>
  );
}
