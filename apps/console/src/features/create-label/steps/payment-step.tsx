import { moneyText } from '@sampan/country-rules';
import { ORDER_STEPS, type OrderStep } from '@sampan/stores/order-draft';
import { Icon, iconChevronLeft, SkeletonRows } from '@sampan/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { AddCardForm } from '../../wallet/cards/add-card-form.tsx';
import { useCards } from '../../wallet/cards/use-cards.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { useLabelPayment } from '../buy/use-payment.ts';
import { CreateSteps } from '../create-steps.tsx';
import { DraftSummary } from '../draft-summary.tsx';
import { useQuote } from '../quote/use-quote.ts';

/** Step 5: a card for what the wallet lacks, and back to the label (spec section 2 'Add a payment method', with a back link). */
export function PaymentStep({ step }: { step: OrderStep }) {
  const { t } = useLocale();
  const navigate = useNavigate();
  const cards = useCards();
  const { chosen } = useQuote();
  const { balance, missing_minor } = useLabelPayment(chosen);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const title = t(`create.step_${step.name}`);
  usePageTitle(title);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const to = { to: '/orders/create_label/$step', params: { step: ORDER_STEPS[3].path } } as const;
  return (
    <div className="c-page c-create">
      <Link {...to} className="c-create__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('create_label.back')}
      </Link>
      <h1 ref={heading} tabIndex={-1} className="c-create__title">
        {title}
      </h1>
      <div className="c-create__steps">
        <CreateSteps done={step.number - 1} linked />
      </div>
      <div className="c-create__grid">
        <div className="c-create__main">
          <section className="c-card c-stack" aria-label={title}>
            {chosen === undefined || balance === undefined ? null : (
              <p className="s-muted">
                {t(missing_minor > 0 ? 'create_label.card_for_rest' : 'create_label.card_for_later', {
                  balance: moneyText(balance, chosen.currency),
                  price: moneyText(chosen.total_fee, chosen.currency),
                })}
              </p>
            )}
            {cards.data === undefined && !cards.isError ? (
              <SkeletonRows rows={3} rowHeight={64} label={t('common.loading')} />
            ) : (
              <AddCardForm
                has_others={(cards.data ?? []).length > 0}
                onSaved={() => {
                  showToast(t('payment.updated'));
                  void navigate(to);
                }}
              />
            )}
          </section>
        </div>
        <aside className="c-create__aside" aria-label={t('create.summary')}>
          <div className="c-card c-create__summary">
            <DraftSummary cost={chosen} />
          </div>
        </aside>
      </div>
    </div>
  );
}
