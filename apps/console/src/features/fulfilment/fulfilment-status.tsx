import type { FulfillmentOrder, FulfillmentStatus } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';
import { StatusBadge } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

/** The look of each status: amber for what waits for somebody, red for what cannot go on (look-v2 6). */
const LOOKS: Readonly<Record<FulfillmentStatus, string>> = {
  new: 'awaiting_payment',
  picking: 'in_transit',
  picked: 'in_transit',
  packed: 'ready_to_ship',
  ready_to_ship: 'ready_to_ship',
  shipped: 'completed',
  on_hold: 'awaiting_payment',
  out_of_stock: 'exception',
  cancelled: 'cancelled',
};

export function wordOfStatus(
  { t }: Pick<Localisation, 't'>,
  { status, picker }: Pick<FulfillmentOrder, 'status' | 'picker'>,
): string {
  return status === 'picking' && picker !== null
    ? t('fulfilment.picking_by', { name: picker })
    : t(`fulfilment.status_${status}`);
}

/** Icon, word and colour of where an order is in the warehouse. */
export function FulfilmentStatus({ order }: { order: Pick<FulfillmentOrder, 'status' | 'picker'> }) {
  const locale = useLocale();
  return <StatusBadge status={LOOKS[order.status]} label={wordOfStatus(locale, order)} />;
}
