import type { Order } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';
import { StatusBadge } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

const PROBLEMS = ['pick_up_missed', 'delayed', 'delivery_failed', 'returning', 'returned', 'lost'] as const;
/** What its sender has decided, and the last stage of its way. */
const SAID = ['pick_up_booked', 'attempt_booked', 'address_corrected', 'return_booked', 'out_for_delivery'] as const;

/** The badge of a parcel: its look and its words. What needs somebody goes before where the parcel stands. */
export function statusOf(
  order: Pick<Order, 'status' | 'label_state' | 'missing' | 'last_event' | 'archived_at'>,
  { t }: Pick<Localisation, 't'>,
): { look: string; word: string } {
  if (order.status === 'new') {
    if (order.label_state === 'pending') return { look: 'awaiting_payment', word: t('status.label_pending') };
    if (order.label_state === 'failed') return { look: 'failed', word: t('status.label_failed') };
    if (order.missing.length > 0)
      return { look: 'exception', word: t('order.missing', { count: order.missing.length }) };
    if (order.archived_at === null) return { look: 'completed', word: t('order.ready_to_buy') };
  }
  const last = order.status === 'cancelled' ? null : order.last_event?.status;
  const problem = PROBLEMS.find((status) => status === last);
  if (problem) return { look: 'exception', word: t(`event.${problem}`) };
  const said = order.status !== 'completed' && SAID.find((status) => status === last);
  return said
    ? { look: 'in_transit', word: t(`event.${said}`) }
    : { look: order.status, word: t(`status.${order.status}`) };
}

/** Icon, word and colour of where a parcel stands. */
export function OrderStatusBadge({ order }: { order: Order }) {
  const locale = useLocale();
  const { look, word } = statusOf(order, locale);
  return <StatusBadge status={look} label={word} />;
}
