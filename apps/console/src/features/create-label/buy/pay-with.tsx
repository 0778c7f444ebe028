import type { EstimatedCost } from '@sampan/contract';
import { brandName, formatMoney, moneyText, toMinor } from '@sampan/country-rules';
import { ORDER_STEPS } from '@sampan/stores/order-draft';
import { Banner, buttonClass, Icon, iconCard, iconFile, iconWallet, Select, Skeleton } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { CreditAfterPurchase } from '../../wallet/credit/credit-after-purchase.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { LabelPayment } from './use-payment.ts';

export interface PayWithProps {
  cost: EstimatedCost;
  payment: LabelPayment;
  /** What is missing was said above already. */
  is_told?: boolean;
}

/** What pays: the wallet, the wallet and a card, or the monthly invoice of a post_billing company (spec sections 2 and 6). */
export function PayWith({ cost, payment, is_told = false }: PayWithProps) {
  const { t } = useLocale();
  const { is_invoiced, balance, missing_minor } = payment;
  const { currency } = cost;
  return (
    <section className="c-card c-receipt" aria-labelledby="pay-title">
      <h2 id="pay-title">{t('create.pay_with')}</h2>
      <div className="c-charge">
        <Icon shape={is_invoiced ? iconFile : iconWallet} size={20} />
        <strong>{is_invoiced ? t('create.pay_post_billing') : t('create.pay_wallet')}</strong>
        {is_invoiced ? null : (
          <span className="c-charge__amount s-num">
            {balance === undefined ? <Skeleton width="72px" height={14} /> : moneyText(balance, currency)}
          </span>
        )}
      </div>
      {is_invoiced ? (
        <CreditAfterPurchase cost={cost} is_told={is_told} />
      ) : balance === undefined ? null : missing_minor === 0 ? (
        <dl className="c-facts s-num">
          <div>
            <dt>{t('create.balance_after')}</dt>
            <dd>{formatMoney(toMinor(balance, currency) - toMinor(cost.total_fee, currency), currency)}</dd>
          </div>
        </dl>
      ) : (
        <Missing cost={cost} payment={payment} is_told={is_told} />
      )}
    </section>
  );
}

/** What the wallet lacks, and who adds it. */
function Missing({ cost: { currency }, payment, is_told }: Required<PayWithProps>) {
  const { t } = useLocale();
  const { missing_minor, cards, may_add_card, card_id, setCard, charge } = payment;
  const short = t('create.balance_short', { amount: formatMoney(missing_minor, currency) });
  if (!may_add_card) return is_told ? null : <Banner tone="warning">{short}</Banner>;
  if (cards === undefined) return <Skeleton height={44} />;
  if (charge === null)
    return (
      <Banner
        tone="warning"
        title={short}
        action={
          <Link
            to="/orders/create_label/$step"
            params={{ step: ORDER_STEPS[4].path }}
            className={buttonClass({ size: 'sm' })}
          >
            {t('payment.add')}
          </Link>
        }
      >
        {t('create_label.no_card')}
      </Banner>
    );
  const charge_minor = toMinor(charge.amount, currency);
  return (
    <>
      <div className="c-charge">
        <Icon shape={iconCard} size={20} />
        <strong>{t('create_label.card_adds')}</strong>
        <span className="c-charge__amount s-num">{formatMoney(charge_minor, currency)}</span>
      </div>
      <Select
        label={t('create_label.card')}
        options={(cards ?? []).map(({ id, brand, last4 }) => ({
          value: id,
          label: t('payment.ending', { brand: brandName(brand), last4 }),
        }))}
        value={card_id}
        onValueChange={setCard}
      />
      <p className="s-muted">
        {charge_minor > missing_minor
          ? t('create_label.card_rest', {
              missing: formatMoney(missing_minor, currency),
              least: formatMoney(charge_minor, currency),
            })
          : t('create_label.card_exact')}
      </p>
    </>
  );
}
