import { isApiError } from '@sampan/api-client';
import { moneyText } from '@sampan/country-rules';
import type { Currency } from '@sampan/country-rules';
import { Banner } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { IncompleteOrder, ToStep } from './incomplete-order.tsx';
import type { PurchaseProblem } from './purchase-problem.ts';

export interface BuyProblemProps {
  problem: PurchaseProblem;
  error: Error;
  currency: Currency | null;
  /** The price the button showed. */
  shown_total: number | null;
}

/** Why no label was bought and what to do now; nothing that was typed is gone (spec section 8). */
export function BuyProblem({ problem, error, currency, shown_total }: BuyProblemProps) {
  const locale = useLocale();
  const { t } = locale;
  const is_later = useUser().payment_type === 'post_billing';
  switch (problem.kind) {
    case 'price_changed':
      return currency === null || problem.new_total === null || shown_total === null ? (
        <Banner tone="warning">{locale.errorText(error)}</Banner>
      ) : (
        <Banner
          tone="warning"
          title={t('create.price_changed', {
            old: moneyText(shown_total, currency),
            new: moneyText(problem.new_total, currency),
          })}
        >
          {t('create_label.price_changed_text')}
        </Banner>
      );
    case 'insufficient_balance':
      return (
        <Banner tone="danger" title={is_later ? t('credit.short_title') : locale.errorText(error)}>
          {problem.missing === null || currency === null
            ? undefined
            : t(is_later ? 'credit.short' : 'create.balance_short', { amount: moneyText(problem.missing, currency) })}
        </Banner>
      );
    case 'card_refused':
      return (
        <Banner tone="danger" title={t('top_up.failed_title')}>
          {t(`top_up.declined_${problem.reason}`)}
        </Banner>
      );
    case 'charge_left':
      return <Banner tone="info">{t('create_label.charge_left')}</Banner>;
    case 'courier_refused':
    case 'courier_unavailable':
      return (
        <Banner
          tone="danger"
          title={locale.errorText(error)}
          action={<ToStep step={2}>{t('create_label.other_courier')}</ToStep>}
        >
          {problem.kind === 'courier_refused' && problem.detail !== '' ? problem.detail : undefined}
        </Banner>
      );
    case 'incomplete':
      return isApiError(error) ? <IncompleteOrder error={error} /> : null;
    case 'quote_expired':
      return <Banner tone="warning">{locale.errorText(error)}</Banner>;
    case 'pending':
    case 'locked':
    case 'address_required':
      return <Banner tone="info">{locale.errorText(error)}</Banner>;
    case 'other':
      return (
        <Banner
          tone="danger"
          title={t('create.label_failed')}
          {...(problem.request_id === ''
            ? {}
            : {
                reference: {
                  label: t('create_label.reference'),
                  id: problem.request_id,
                  copyLabel: t('common.copy'),
                  copiedLabel: t('common.copied'),
                },
              })}
        >
          {locale.errorText(error)} <code>{problem.code}</code>
          <div>{t('create_label.not_charged_twice')}</div>
        </Banner>
      );
  }
}
