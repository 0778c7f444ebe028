import { useStore } from '@nanostores/react';
import { isApiError } from '@sampan/api-client';
import type { EstimateAnswer } from '@sampan/contract';
import { ORDER_STEPS, type OrderStep } from '@sampan/stores/order-draft';
import { Banner, Button, buttonClass, Chip, EmptyState, iconRefresh, iconTruck, SkeletonRows } from '@sampan/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SERVICE_SORTS, sortServices, type ServiceSort } from '@sampan/stores/estimate';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { reasonText } from '../../../shared/locale/reason-text.ts';
import { IncompleteOrder } from '../buy/incomplete-order.tsx';
import { CallProblem } from '../../../shared/form/call-problem.tsx';
import { CreateLabelLayout } from '../create-label-layout.tsx';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useQuote } from '../quote/use-quote.ts';
import { HandoverMethodField, type HandoverMethod } from './handover-method-field.tsx';
import { useReliability } from '../../../shared/delivery/use-reliability.ts';
import { useTrip } from '../quote/use-trip.ts';
import { CodRecord } from './cod-record.tsx';
import { PriceNotices } from './price-notices.tsx';
import { ServiceList } from './service-list.tsx';
import { VoucherField } from './voucher-field.tsx';
import './services.css';

const SKELETON_ROWS = 3;
const ROW_HEIGHT = 74;

/** Step 3: the couriers beside each other, the hand-over, and a voucher (spec section 2; look.md 2, estimate list). */
export function ServiceStep({ step }: { step: OrderStep }) {
  const locale = useLocale();
  const { t } = locale;
  const navigate = useNavigate();
  const draft = useOrderDraft();
  const { order_id, fields } = useStore(draft.$draft);
  const quote = useQuote();
  const trip = useTrip();
  const reliability = useReliability();
  const [sort, setSort] = useState<ServiceSort>('recommended');
  const { query, chosen } = quote;
  // The list is drawn once, with what each service is known for: a line that came later would move the prices.
  const answer = reliability.is_pending ? undefined : query.data;
  const is_waiting = query.isPending || (reliability.is_pending && !query.isError);
  const [hand_over, setHandOver] = useState<HandoverMethod>(() =>
    draft.$draft.get().fields.delivery_type === 'drop_off' ? 'drop_off' : 'any',
  );
  const offered = (answer?.estimated_costs ?? []).filter(
    (cost) => hand_over === 'any' || cost.delivery_service.delivery_type === hand_over,
  );
  const services = sortServices(offered, sort);
  const count = services.length;
  const first = services[0];
  const is_chosen_hidden = chosen !== undefined && !offered.includes(chosen);
  useEffect(() => {
    // What is chosen is always in sight: another way of handing over chooses its first service. The quote is a new object
    // at every render and no reason to choose again.
    if (is_chosen_hidden && first !== undefined) quote.choose(first);
  }, [is_chosen_hidden, first, quote]);
  const changeHandOver = (choice: HandoverMethod) => {
    setHandOver(choice);
    // Services that offer both ways are priced for the wanted one.
    const delivery_type = choice === 'drop_off' ? 'drop_off' : 'pick_up';
    if ((fields.delivery_type ?? 'pick_up') !== delivery_type) draft.change({ delivery_type });
  };

  return (
    <CreateLabelLayout
      step={step}
      action={t('create.to_confirmation')}
      onSubmit={() => void navigate({ to: '/orders/create_label/$step', params: { step: ORDER_STEPS[3].path } })}
      cost={chosen}
      blocked={
        chosen === undefined ? (query.isPending ? t('estimate.asking') : t('create_label.choose_service')) : undefined
      }
      note={
        answer === undefined || chosen === undefined
          ? undefined
          : quote.is_expired
            ? t('estimate.expired')
            : t('create_label.held_until', { time: locale.formatTime(answer.expires_at) })
      }
    >
      <PriceNotices quote={quote} />
      <CodRecord is_saved={query.data !== undefined} />
      <HandoverMethodField
        choice={hand_over}
        onChoice={changeHandOver}
        delivery_type={chosen?.delivery_service.delivery_type}
      />
      <section aria-labelledby="services-title">
        <div className="c-create__list-head">
          <h2 id="services-title">
            {answer === undefined ? t('estimate.title') : t('create_label.services', { count })}
          </h2>
          {count < 2 ? null : (
            <div className="c-row" role="group" aria-label={t('order.sort')}>
              {SERVICE_SORTS.map((name) => (
                <Chip key={name} selected={name === sort} onClick={() => setSort(name)}>
                  {t(`estimate.${name}`)}
                </Chip>
              ))}
            </div>
          )}
        </div>
        {is_waiting || (quote.refreshing && count === 0) ? (
          <div className="c-card c-create__waiting">
            <SkeletonRows rows={SKELETON_ROWS} rowHeight={ROW_HEIGHT} leading label={t('estimate.asking')} />
          </div>
        ) : null}
        {query.isError ? (
          <Failed
            error={query.error}
            order_id={order_id}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : null}
        {answer === undefined ? null : (
          <>
            {count === 0 ? (
              <NoService
                answer={answer}
                onAll={
                  hand_over === 'any' || answer.estimated_costs.length === 0 ? undefined : () => changeHandOver('any')
                }
              />
            ) : (
              <ServiceList
                services={services}
                chosen={chosen}
                onChoose={quote.choose}
                trip={trip}
                reliabilityOf={reliability.textOf}
              />
            )}
            <Silent answer={answer} onAsk={() => void quote.refresh()} asking={quote.refreshing} />
          </>
        )}
      </section>
      <VoucherField costs={answer?.estimated_costs} />
    </CreateLabelLayout>
  );
}

function Failed({
  error,
  order_id,
  onRetry,
  retrying,
}: {
  error: Error;
  order_id: string | null;
  onRetry: () => void;
  retrying: boolean;
}) {
  const { t } = useLocale();
  if (isApiError(error) && error.code === 'order_locked' && order_id !== null) {
    return (
      <Banner
        tone="info"
        action={
          <Link
            to="/orders/create_label/$step"
            params={{ step: ORDER_STEPS[3].path }}
            search={{ order_id }}
            className={buttonClass({ size: 'sm' })}
          >
            {t('create_label.open_label')}
          </Link>
        }
      >
        {t('error.order_locked')}
      </Banner>
    );
  }
  if (isApiError(error) && error.code === 'order_incomplete') return <IncompleteOrder error={error} />;
  return <CallProblem error={error} title={t('create_label.prices_failed')} onRetry={onRetry} retrying={retrying} />;
}

/** Nobody takes it: why, and what can be changed (look.md 4). */
function NoService({ answer, onAll }: { answer: EstimateAnswer; onAll: (() => void) | undefined }) {
  const locale = useLocale();
  const { t } = locale;
  const [abroad] = answer.reasons.filter(({ code }) => code === 'origin_abroad');
  if (abroad !== undefined) {
    return (
      <div className="c-card">
        <EmptyState
          kind="no-results"
          icon={iconTruck}
          title={t('create_label.no_service')}
          action={
            <Link to="/orders/import" className={buttonClass()}>
              {t('tracking_file.choose')}
            </Link>
          }
        >
          <p>{reasonText(locale, abroad)}</p>
        </EmptyState>
      </div>
    );
  }
  if (onAll !== undefined) {
    return (
      <div className="c-card">
        <EmptyState
          kind="no-results"
          icon={iconTruck}
          title={t('create_label.no_service_this_way')}
          action={<Button onClick={onAll}>{t('create_label.any_hand_over')}</Button>}
        />
      </div>
    );
  }
  return (
    <div className="c-card">
      <EmptyState
        kind="no-results"
        icon={iconTruck}
        title={t('create_label.no_service')}
        action={
          <Link to="/orders/create_label/$step" params={{ step: ORDER_STEPS[1].path }} className={buttonClass()}>
            {t('create_label.change_package')}
          </Link>
        }
        secondary={
          <Link
            to="/orders/create_label/$step"
            params={{ step: ORDER_STEPS[0].path }}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('create_label.change_addresses')}
          </Link>
        }
      >
        <p>{t('estimate.none_text')}</p>
        {answer.reasons.length === 0 ? null : (
          <ul className="c-create__reasons">
            {answer.reasons.map(({ code, message }) => (
              <li key={code}>{reasonText(locale, { code, message })}</li>
            ))}
          </ul>
        )}
      </EmptyState>
    </div>
  );
}

/** Couriers that did not answer, and asking them again (look.md 4: partial). */
function Silent({ answer, onAsk, asking }: { answer: EstimateAnswer; onAsk: () => void; asking: boolean }) {
  const { t } = useLocale();
  const silent = answer.couriers_unavailable;
  if (silent.length === 0) return null;
  const asked = new Set([
    ...answer.estimated_costs.map(({ courier }) => courier.alias),
    ...silent.map(({ courier_alias }) => courier_alias),
  ]).size;
  const names = silent
    .map(({ courier_name, reason }) => `${courier_name} ${t(`estimate.reason_${reason}`)}`)
    .join(', ');
  return (
    <p className="c-create__silent" role="status">
      {t('create_label.silent', { count: silent.length, total: asked })} <span className="s-dim">({names})</span>{' '}
      <Button
        size="sm"
        variant="quiet"
        icon={iconRefresh}
        busy={asking}
        busyLabel={t('estimate.asking')}
        onClick={onAsk}
      >
        {t('create_label.ask_again')}
      </Button>
    </p>
  );
}
