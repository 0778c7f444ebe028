import type { Order } from '@sampan/contract';
import { formatTimeSlot } from '@sampan/country-rules';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** How a parcel gets to its courier, and when it is collected. */
export function HandOverCell({ order }: { order: Order }) {
  const { t, formatWireDate } = useLocale();
  const { pick_up_date: day, pick_up_time_slot_from: from, pick_up_time_slot_to: to } = order;
  const when = [
    day === null ? null : formatWireDate(day),
    from === null || to === null ? null : formatTimeSlot(from, to),
  ].filter((part) => part !== null);
  return (
    <>
      <span>{t(`order.delivery_${order.delivery_type}`)}</span>
      {order.delivery_type === 'drop_off' || when.length === 0 ? null : <small>{when.join(', ')}</small>}
    </>
  );
}

/** The last word about a parcel, and when it came. */
export function LastEventCell({ order }: { order: Order }) {
  const { t, formatMoment } = useLocale();
  if (order.last_event === null) return <span className="s-dim">{t(`status.${order.status}`)}</span>;
  return (
    <>
      <span>{order.last_event.status_description}</span>
      <small>{formatMoment(order.last_event.created_at)}</small>
    </>
  );
}
