import { useStore } from '@nanostores/react';
import {
  fieldsOfCopy,
  fieldsOfOrder,
  ORDER_STEPS,
  type OrderStep,
  type OrderStepName,
} from '@sampan/stores/order-draft';
import { Banner, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { AddressGuard, useNeedsAddresses } from '../../shared/address/address-guard.tsx';
import { useFailedOrder } from '../../shared/dialog/use-failed-order.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LabelPage } from './label/label.page.tsx';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { mayTopUp } from '../wallet/top-up/may-top-up.ts';
import { useOrderDraft } from './draft/order-draft.store.ts';
import { reachableStep } from './reachable-step.ts';
import { AddressesStep } from './steps/addresses-step.tsx';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { PackageStep } from './steps/package-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ServiceStep } from './steps/service-step.tsx';
import './create-label.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This visit of ?new=true has cleared the draft already: a reload keeps what was typed since. */
    draft_started?: boolean;
  }
}

/**
 * /orders/create_label/$step (spec section 2, Order creation steps). `?new=true` starts afresh, `?new={id}` with what another
 * parcel has, `?order_id=` goes on with an order of the server, or shows its label once it has one; a step that cannot be reached yet leads to the furthest that can.
 */
export function CreateLabelPage() {
  const search = useSearch({ from: '/signed-in/orders/create_label/$step' });
  const { step: segment } = useParams({ from: '/signed-in/orders/create_label/$step' });
  // Search and state of one location: while the next step is on its way, the page's own search is still that of the last.
  const asked = useRouterState({
    select: ({ location: { search, state } }) =>
      'new' in search && state.draft_started !== true ? (search.new ?? null) : null,
  });
  const must_reset = asked === 'true';
  const { t } = useLocale();
  const user = useUser();
  // Decided on arrival: the save that fills the addresses must not take the dialog away before its reload.
  const [needs_addresses] = useState(useNeedsAddresses());
  const navigate = useNavigate();
  const draft = useOrderDraft();

  useEffect(() => {
    if (!must_reset) return;
    draft.reset();
    void navigate(STARTED);
  }, [must_reset, draft, navigate]);

  if (must_reset) return <Waiting />;
  if (asked !== null && mayAddOrder(user)) return <StartedFromOrder id={asked} />;
  if (search.order_id !== undefined) return <OrderOrSteps id={search.order_id} segment={segment} />;
  if (!mayAddOrder(user)) {
    return (
      <Page>
        <Banner tone="info">{t('shell.read_only')}</Banner>
      </Page>
    );
  }
  return (
    <>
      <Steps segment={segment} />
      {needs_addresses ? (
        <AddressGuard onCancel={() => void navigate({ to: '/orders/$list', params: { list: 'new' } })} />
      ) : null}
    </>
  );
}

/** The first step of a draft that has just been started. */
const STARTED = {
  to: '/orders/create_label/$step',
  params: { step: ORDER_STEPS[0].path },
  search: { new: 'true' },
  state: { draft_started: true },
  replace: true,
} as const;

/** Starts a parcel with what another one has. */
function StartedFromOrder({ id }: { id: string }) {
  const { t } = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const draft = useOrderDraft();
  const query = useQuery({
    queryKey: queryKeys.order(id),
    queryFn: ({ signal }) => api.getOrder({ params: { id } }, { signal }),
  });
  useFailedOrder(query);
  const order = query.data;
  useEffect(() => {
    if (order === undefined) return;
    draft.load({ order_id: null, fields: fieldsOfCopy(order) });
    void navigate(STARTED);
  }, [order, draft, navigate]);
  return query.isError ? (
    <Page>
      <LoadError title={t('state.error_title')} query={query} />
    </Page>
  ) : (
    <Waiting />
  );
}

/** An order of the server: its label, or the steps with what it has. */
function OrderOrSteps({ id, segment }: { id: string; segment: string }) {
  const { t } = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const draft = useOrderDraft();
  const query = useQuery({
    queryKey: queryKeys.order(id),
    queryFn: ({ signal }) => api.getOrder({ params: { id } }, { signal }),
    refetchOnMount: 'always',
  });
  useFailedOrder(query);
  const order = query.data;
  // Only a fresh answer says that the steps may go on: an older one may be from before the purchase.
  const is_open =
    order !== undefined &&
    query.isFetchedAfterMount &&
    order.label === null &&
    order.label_state !== 'pending' &&
    order.status === 'new';
  useEffect(() => {
    if (order === undefined || !is_open) return;
    if (draft.$draft.get().order_id !== order.id) draft.load({ order_id: order.id, fields: fieldsOfOrder(order) });
    void navigate({ to: '/orders/create_label/$step', params: { step: segment }, search: {}, replace: true });
  }, [order, is_open, draft, navigate, segment]);

  if (query.isError) {
    return (
      <Page>
        <LoadError title={t('state.error_title')} query={query} />
      </Page>
    );
  }
  return order === undefined || is_open || (order.label === null && !query.isFetchedAfterMount) ? (
    <Waiting />
  ) : (
    <LabelPage order={order} />
  );
}

/** The step of the path, or the furthest one that may be opened. */
function Steps({ segment }: { segment: string }) {
  const navigate = useNavigate();
  const draft = useOrderDraft();
  const furthest = useStore(draft.$furthest_step);
  const step = reachableStep(segment, furthest, mayTopUp(useUser()));
  const must_move = step.path !== segment;
  useEffect(() => {
    if (must_move)
      void navigate({
        to: '/orders/create_label/$step',
        params: { step: step.path },
        search: (search) => search,
        state: (state) => state,
        replace: true,
      });
  }, [must_move, navigate, step.path]);
  if (must_move) return <Waiting />;
  const View = VIEWS[step.name];
  return <View step={step} />;
}

const VIEWS: Readonly<Record<OrderStepName, (props: { step: OrderStep }) => ReactNode>> = {
  customer_address: AddressesStep,
  package_detail: PackageStep,
  delivery_service: ServiceStep,
  create_label_confirmation: ConfirmStep,
  add_payment_method: PaymentStep,
};

function Page({ children }: { children: ReactNode }) {
  return <div className="c-page c-create">{children}</div>;
}

function Waiting() {
  const { t } = useLocale();
  return (
    <Page>
      <SkeletonRows rows={4} rowHeight={72} label={t('common.loading')} />
    </Page>
  );
}
