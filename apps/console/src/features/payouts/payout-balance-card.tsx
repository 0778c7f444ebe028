import type { PayoutBalance } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Button } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

const PARTS = ['cod', 'sales', 'used_for_shipping', 'paid_out', 'disputes', 'other'] as const;

export interface PayoutBalanceCardProps {
  balance: PayoutBalance;
  /** Owners in their own name; everybody else only looks. */
  may_ask: boolean;
  onPayOut: () => void;
  onUse: () => void;
}

/** What may be paid out, made of its parts, and what is not there yet. */
export function PayoutBalanceCard({ balance, may_ask, onPayOut, onUse }: PayoutBalanceCardProps) {
  const { t } = useLocale();
  const money = (amount: number) => moneyText(amount, balance.currency);
  const shown = PARTS.filter((part) => balance.parts[part] !== 0);
  return (
    <section className="c-card c-payouts__balance">
      <div className="c-payouts__sum">
        <h2>{t('payout.available')}</h2>
        <strong className="c-payouts__amount s-num" data-testid="payout-available">
          {money(balance.available)}
        </strong>
        <p className="s-muted">{t('payout.wallet_note')}</p>
        {may_ask ? (
          <div className="c-row">
            <Button variant="primary" disabled={balance.available <= 0} onClick={onPayOut}>
              {t('payout.pay_out')}
            </Button>
            <Button disabled={balance.available <= 0} onClick={onUse}>
              {t('payout.use_shipping')}
            </Button>
          </div>
        ) : null}
      </div>
      <dl className="c-payouts__parts">
        {shown.map((part) => (
          <div key={part}>
            <dt>{t(part === 'other' ? 'payout.part_rest' : `payout.part_${part}`)}</dt>
            <dd className="s-num">{money(balance.parts[part])}</dd>
          </div>
        ))}
        {shown.length === 0 ? null : (
          <div className="c-payouts__total">
            <dt>{t('payout.available')}</dt>
            <dd className="s-num">{money(balance.available)}</dd>
          </div>
        )}
        {balance.owed === 0 ? null : (
          <div>
            <dt>
              {t('payout.owed')}
              <span className="s-muted c-payouts__hint">{t('payout.owed_hint')}</span>
            </dt>
            <dd className="s-num">{money(balance.owed)}</dd>
          </div>
        )}
        <div>
          <dt>{t('payout.on_its_way')}</dt>
          <dd className="s-num">{money(balance.on_its_way)}</dd>
        </div>
        <div>
          <dt>
            {t('payout.unreleased')}
            <span className="s-muted c-payouts__hint">
              {t('payout.unreleased_hint', { days: String(balance.limits.sales_release_days) })}
            </span>
          </dt>
          <dd className="s-num">{money(balance.unreleased_sales)}</dd>
        </div>
      </dl>
    </section>
  );
}
