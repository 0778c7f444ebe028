import type { Order } from '@sampan/contract';
import { formatMoney, moneyText, toMinor } from '@sampan/country-rules';
import { Banner, buttonClass, SkeletonRows } from '@sampan/ui';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sortServices } from '@sampan/stores/estimate';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { BuyProblem } from '../create-label/buy/buy-problem.tsx';
import { purchaseProblem } from '../create-label/buy/purchase-problem.ts';
import { useBuyLabel } from '../create-label/buy/use-buy-label.ts';
import { CallProblem } from '../../shared/form/call-problem.tsx';
import { useOrderDraft } from '../create-label/draft/order-draft.store.ts';
import { useQuote } from '../create-label/quote/use-quote.ts';
import { PriceNotices } from '../create-label/steps/price-notices.tsx';
import { useTrip } from '../create-label/quote/use-trip.ts';
import { ServiceList } from '../create-label/steps/service-list.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import type { StepProps } from './person-step.tsx';
import { StepForm } from './step-form.tsx';
import '../create-label/steps/services.css';

export interface LabelStepProps extends Omit<StepProps, 'onDone'> {
  is_demo: boolean;
  onBought: (order: Order) => void;
}

/** Step 4: the couriers, the best one chosen, and one button that pays and prints. */
export function LabelStep({ is_demo, onBought, onSkip }: LabelStepProps) {
  const locale = useLocale();
  const { t } = locale;
  const draft = useOrderDraft();
  useStore(draft.$draft);
  const quote = useQuote();
  const trip = useTrip();
  const { query, chosen } = quote;
  const missing = useMissing(chosen);
  const buy = useBuyLabel((order) => {
    draft.reset();
    onBought(order);
  });
  const problem = buy.error === null ? null : purchaseProblem(buy.error);
  const total = chosen === undefined ? null : moneyText(chosen.total_fee, chosen.currency);
  const services = sortServices(query.data?.estimated_costs ?? [], 'recommended');
  return (
    <StepForm
      title={t('onboard.label_title')}
      text={t('onboard.label_text')}
      action={total === null ? t('create.confirm_title') : t('onboard.buy', { amount: total })}
      onSkip={onSkip}
      busy={buy.isPending}
      busyLabel={t('create.buying')}
      blocked={chosen === undefined || quote.is_expired || missing !== null}
      onSubmit={() => {
        if (chosen !== undefined)
          buy.mutate(
            { cost: chosen, by_card: null },
            {
              onError: (error) => {
                const { kind } = purchaseProblem(error);
                if (kind === 'price_changed' || kind === 'quote_expired') void quote.refresh();
              },
            },
          );
      }}
    >
      <PriceNotices quote={quote} />
      {problem === null || buy.error === null ? null : (
        <BuyProblem
          problem={problem}
          error={buy.error}
          currency={chosen?.currency ?? null}
          shown_total={buy.variables?.cost.total_fee ?? null}
        />
      )}
      {query.isError ? (
        <CallProblem
          error={query.error}
          title={t('create_label.prices_failed')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.isPending ? (
        <div className="c-card">
          <SkeletonRows rows={3} rowHeight={74} leading label={t('estimate.asking')} />
        </div>
      ) : null}
      {query.data !== undefined && services.length === 0 ? (
        <Banner tone="warning" title={t('create_label.no_service')}>
          {t('estimate.none_text')}
        </Banner>
      ) : null}
      <ServiceList services={services} chosen={chosen} onChoose={quote.choose} trip={trip} reliabilityOf={() => null} />
      {missing === null ? (
        is_demo ? (
          <p className="s-muted">{t('onboard.demo_credit')}</p>
        ) : null
      ) : (
        <Banner
          tone="warning"
          title={t('create.balance_short', { amount: missing })}
          action={
            <Link to="/home/top-up" className={buttonClass({ size: 'sm' })}>
              {t('onboard.top_up')}
            </Link>
          }
        >
          {t('onboard.top_up_first')}
        </Banner>
      )}
    </StepForm>
  );
}

/** What the wallet lacks for a price, as text; null when it is enough, when invoices pay, or while nobody knows. */
function useMissing(cost: { total_fee: number; currency: Parameters<typeof toMinor>[1] } | undefined): string | null {
  const api = useApi();
  const user = useUser();
  const is_invoiced = user.payment_type === 'post_billing';
  const wallet = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
    enabled: !is_invoiced,
  });
  if (is_invoiced || cost === undefined || wallet.data === undefined) return null;
  const short = toMinor(cost.total_fee, cost.currency) - toMinor(wallet.data.balance, cost.currency);
  return short > 0 ? formatMoney(short, cost.currency) : null;
}
