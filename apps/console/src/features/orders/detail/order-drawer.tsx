import { Drawer } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailedOrder } from '../../../shared/dialog/use-failed-order.ts';
import { lazyPart } from '../../../shared/locale/lazy-part.tsx';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';

const OrderDetail = lazyPart('parts', () => import('./order-detail.tsx'), 'OrderDetail');

export interface OrderDrawerProps {
  /** The parcel to show; undefined keeps the drawer closed. */
  id: string | undefined;
  onClose: () => void;
}

/** A parcel's details beside its list (look.md 3.1: a drawer of 480 px). Its id stands in the URL. */
export function OrderDrawer({ id, onClose }: OrderDrawerProps) {
  const { t } = useLocale();
  const api = useApi();
  const order = useQuery({
    queryKey: queryKeys.order(id ?? ''),
    queryFn: ({ signal }) => api.getOrder({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  });
  useFailedOrder(order);
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      title={order.data === undefined ? t('shell.parcels') : t('order.detail_title', { number: order.data.number })}
      closeLabel={t('common.close')}
      flush
    >
      {id === undefined ? null : <OrderDetail query={order} onClose={onClose} />}
    </Drawer>
  );
}
