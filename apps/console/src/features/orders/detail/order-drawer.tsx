import { Drawer } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailedOrder } from '../../../shared/dialog/use-failed-order.ts';
import { lazyPart } from '../../../shared/locale/lazy-part.tsx';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import './drawer-width.css';

const DrawerSteps = lazyPart('parts', () => import('./drawer-steps.tsx'), 'DrawerSteps');
const OrderDetail = lazyPart('parts', () => import('./order-detail.tsx'), 'OrderDetail');

export interface OrderDrawerProps {
  /** The parcel to show; undefined keeps the drawer closed. */
  id: string | undefined;
  onClose: () => void;
  /** The parcels of the list behind it, for going on to the next without closing (look-v2 3). */
  ids?: readonly string[] | undefined;
  onOpen?: ((id: string) => void) | undefined;
}

/** A parcel's details beside its list (look-v2 3: 560 px). Its id stands in the URL. */
export function OrderDrawer({ id, onClose, ids, onOpen }: OrderDrawerProps) {
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
      headerActions={
        id === undefined || ids === undefined || onOpen === undefined ? undefined : (
          <DrawerSteps id={id} ids={ids} onOpen={onOpen} />
        )
      }
      flush
      className="c-order-drawer"
    >
      {id === undefined ? null : <OrderDetail query={order} onClose={onClose} />}
    </Drawer>
  );
}
