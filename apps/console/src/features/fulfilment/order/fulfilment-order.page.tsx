import { canCall } from '@sampan/api-client';
import type { FulfillmentOrder } from '@sampan/contract';
import { Icon, iconChevronLeft, SkeletonRows } from '@sampan/ui';
import { Link, useParams } from '@tanstack/react-router';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { FulfilmentStatus } from '../fulfilment-status.tsx';
import { ScanField } from '../scan-field.tsx';
import { useFulfilmentOrder } from '../use-fulfilment.ts';
import { useScan } from '../use-scan.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import '../../../shared/list/list.css';
import '../fulfilment.css';

/** /fulfillment/order/{id}: an order in the warehouse, its next step, and every code of it (volume 6). */
export function FulfilmentOrderPage() {
  const { t } = useLocale();
  const { id } = useParams({ from: '/signed-in/fulfillment/order/$id' });
  const found = useFulfilmentOrder(id);
  usePageTitle(found.data?.number ?? t('fulfilment.title'));
  return (
    <div className="c-page c-fulfil">
      <Link to="/fulfillment" className="c-fulfil__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('fulfilment.back')}
      </Link>
      {found.isError && found.data === undefined ? (
        <LoadError title={t('fulfilment.failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={5} rowHeight={72} label={t('common.loading')} />
      ) : (
        <Order order={found.data} />
      )}
    </div>
  );
}

function Order({ order }: { order: FulfillmentOrder }) {
  const may_write = canCall('moveFulfillmentOrder', useUser());
  const { error, done, scan } = useScan(() => order.id);
  const is_walked = order.status === 'new' || order.status === 'picking';
  return (
    <>
      <div className="c-page__head">
        <h1 className="c-fulfil__number s-num">
          {order.number} <FulfilmentStatus order={order} />
        </h1>
        {may_write ? <OrderSteps order={order} /> : null}
      </div>
      {may_write && is_walked ? <ScanField error={error} done={done} onScan={scan} /> : null}
      <OrderLines order={order} onConfirm={may_write && is_walked ? scan : undefined} />
      <OrderFacts order={order} />
    </>
  );
}
