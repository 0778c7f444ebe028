import type { Order } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';
import { StatusBadge } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

const PROBLEMS = ['delayed', 'delivery_failed', 'returning', 'returned', 'lost'] as const;

function isProblem(status: string | undefined): status is (typeof PROBLEMS)[number] {
  return PROBLEMS.some((problem) => problem === status);
}

const DECIDED = ['attempt_booked', 'address_corrected', 'return_booked'] as const;

function isDecided(status: string | undefined): status is (typeof DECIDED)[number] {
  return DECIDED.some((decided) => decided === status);
}

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
  const last = order.last_event?.status;
  if (order.status !== 'cancelled' && isProblem(last)) return { look: 'exception', word: t(`event.${last}`) };
  if (order.status === 'in_transit' && isDecided(last)) return { look: 'in_transit', word: t(`event.${last}`) };
  if (order.status === 'in_transit' && last === 'out_for_delivery')
    return { look: 'in_transit', word: t('event.out_for_delivery') };
  return { look: order.status, word: t(`status.${order.status}`) };
}

/** Icon, word and colour of where a parcel stands. */
export function OrderStatusBadge({ order }: { order: Order }) {
  const locale = useLocale();
  const { look, word } = statusOf(order, locale);
  return <StatusBadge status={look} label={word} />;
}
