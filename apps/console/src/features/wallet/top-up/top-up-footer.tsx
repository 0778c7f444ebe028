import { formatMoney, type Currency } from '@sampan/country-rules';
import { Button, classNames } from '@sampan/ui';
import { useId } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { PaymentOptions } from './payment-options.ts';

export interface TopUpFooterProps {
  ways: PaymentOptions;
  amount_minor: number | null;
  currency: Currency;
  is_card_expired: boolean;
  busy: boolean;
  in_flight: boolean;
  onCancel: () => void;
}

/**
 * 'Pay with Paynow' or the card, and Cancel, always in view; why the button waits is said beside it (spec section 4 Other).
 * Singapore and test accounts have the wide one.
 */
export function TopUpFooter(props: TopUpFooterProps) {
  const { ways, amount_minor, currency, is_card_expired, busy, in_flight, onCancel } = props;
  const { t } = useLocale();
  const reason_id = useId();
  const reason = in_flight
    ? t('top_up.in_flight')
    : amount_minor === null
      ? t('top_up.needs_amount')
      : is_card_expired && !ways.paynow
        ? t('top_up.expired_card')
        : null;
  return (
    <div className={classNames('c-top-up__foot', ways.has_wide_foot && 'c-top-up__foot--wide')}>
      {ways.is_test ? <p className="c-top-up__test">{t('top_up.test_note')}</p> : null}
      <div className="c-top-up__buttons">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={reason !== null && !busy}
          aria-describedby={reason_id}
          busy={busy}
          busyLabel={t(ways.paynow ? 'top_up.paynow_opening' : 'top_up.submitting')}
        >
          {ways.paynow
            ? t('top_up.paynow')
            : amount_minor === null
              ? t('top_up.button')
              : t('top_up.submit', { amount: formatMoney(amount_minor, currency) })}
        </Button>
      </div>
      <p id={reason_id} className="s-muted c-top-up__reason" role="status">
        {reason}
      </p>
    </div>
  );
}
