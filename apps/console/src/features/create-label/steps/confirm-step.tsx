import { canCall } from '@sampan/api-client';
import { moneyText } from '@sampan/country-rules';
import { useStore } from '@nanostores/react';
import { ORDER_STEPS, type OrderStep } from '@sampan/stores/order-draft';
import { SkeletonRows } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AddressGuard } from '../../../shared/address/address-guard.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { BankDialog } from '../../wallet/charge/bank-dialog.tsx';
import { BuyProblem } from '../buy/buy-problem.tsx';
import { PayWith } from '../buy/pay-with.tsx';
import { purchaseProblem } from '../buy/purchase-problem.ts';
import { useBuyLabel } from '../buy/use-buy-label.ts';
import { useCharge } from '../../wallet/charge/use-charge.ts';
import { useLabelPayment } from '../buy/use-payment.ts';
import { CallProblem } from '../../../shared/form/call-problem.tsx';
import { CreateLabelLayout } from '../create-label-layout.tsx';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useQuote } from '../quote/use-quote.ts';
import { PriceNotices } from './price-notices.tsx';
import { Receipt } from './receipt.tsx';
import './receipt.css';

/** Step 4: everything once more, and one button that pays and creates the label (spec section 2). */
export function ConfirmStep({ step }: { step: OrderStep }) {
  const locale = useLocale();
  const { t } = locale;
  const navigate = useNavigate();
  const draft = useOrderDraft();
  // Support prepares a parcel in a merchant's name and leaves the paying to them.
  const may_buy = canCall('createLabel', useUser());
  const { order_id } = useStore(draft.$draft);
  const quote = useQuote();
  const { query, chosen } = quote;
  const [guarding, setGuarding] = useState(false);

  const openOrder = (id: string) =>
    navigate({
      to: '/orders/create_label/$step',
      params: { step: ORDER_STEPS[3].path },
      search: { order_id: id },
      replace: true,
    });
  const payment = useLabelPayment(chosen);
  const charger = useCharge();
  const buy = useBuyLabel((order) => {
    // First the page of the label, then the draft goes: the other way round the steps would lead back to the first.
    void openOrder(order.id).then(() => draft.reset());
  }, charger.charge);
  const needs_card = payment.may_add_card && payment.missing_minor > 0 && payment.cards?.length === 0;
  const problem = buy.isError ? purchaseProblem(buy.error) : null;
  const submit = () => {
    if (chosen === undefined || !may_buy) return;
    // Who has no payment method for what is missing is led to one (spec section 2, step 5).
    if (needs_card) {
      void navigate({ to: '/orders/create_label/$step', params: { step: ORDER_STEPS[4].path } });
      return;
    }
    buy.mutate(
      { cost: chosen, by_card: payment.charge },
      {
        onError: (error) => {
          const { kind } = purchaseProblem(error);
          const id = draft.$draft.get().order_id;
          if ((kind === 'pending' || kind === 'locked') && id !== null) void openOrder(id);
          if (kind === 'address_required') setGuarding(true);
          if (kind === 'quote_expired')
            void quote.refresh().then(() => {
              showToast(t('create_label.fresh_prices'));
              return navigate({ to: '/orders/create_label/$step', params: { step: ORDER_STEPS[2].path } });
            });
          if (kind === 'price_changed') void quote.refresh();
        },
      },
    );
  };
  const trouble = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    // The button stands at the foot of a phone; what it ran into stands at the head.
    if (buy.error !== null) trouble.current?.focus({ preventScroll: true });
    if (buy.error !== null) window.scrollTo({ top: 0 });
  }, [buy.error]);
  const is_slow = useIsSlow(buy.isPending);
  const total = chosen === undefined ? null : moneyText(chosen.total_fee, chosen.currency);
  const is_known = query.data !== undefined && chosen !== undefined;

  return (
    <>
      <CreateLabelLayout
        step={step}
        action={
          needs_card
            ? t('payment.add')
            : total === null
              ? t('create.confirm_title')
              : t('create.buy', { amount: total })
        }
        onSubmit={submit}
        busy={buy.isPending}
        busyLabel={t('create.buying')}
        cost={chosen}
        blocked={
          !may_buy
            ? t('error.impersonation_refused')
            : chosen === undefined
              ? t('estimate.asking')
              : quote.is_expired
                ? t('estimate.expired')
                : payment.is_known
                  ? undefined
                  : t('common.loading')
        }
        note={
          buy.isPending
            ? is_slow
              ? t('create.buying_long')
              : t('create.buying')
            : is_known && !quote.is_expired
              ? t('create_label.held_until', { time: locale.formatTime(query.data.expires_at) })
              : undefined
        }
        has_errors={problem !== null}
      >
        <PriceNotices quote={quote} />
        {problem === null || buy.error === null ? null : (
          <div ref={trouble} tabIndex={-1} className="c-create__trouble">
            <BuyProblem
              problem={problem}
              error={buy.error}
              currency={chosen?.currency ?? null}
              shown_total={buy.variables?.cost.total_fee ?? null}
            />
          </div>
        )}
        {query.isError ? (
          <CallProblem
            error={query.error}
            title={t('create_label.prices_failed')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : null}
        {query.isPending ? <SkeletonRows rows={3} rowHeight={74} label={t('estimate.asking')} /> : null}
        {chosen === undefined ? null : <Receipt cost={chosen} />}
        {chosen === undefined ? null : (
          <PayWith cost={chosen} payment={payment} is_told={problem?.kind === 'insufficient_balance'} />
        )}
        {guarding && order_id !== null ? <AddressGuard onCancel={() => setGuarding(false)} /> : null}
      </CreateLabelLayout>
      {/* Beside the frame, which is a form: the bank's question is one of its own. */}
      <BankDialog open={charger.open} onClose={charger.leave} />
    </>
  );
}

/** After this the page says that it is still at work (look.md 1.4). */
const SLOW_MS = 4_000;

function useIsSlow(busy: boolean): boolean {
  const [is_slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return is_slow;
}
