import type { QuoteEntry } from '../estimate/index.ts';
import type { OrderRow } from '../order/index.ts';

declare module '../../../platform/domain-events.ts' {
  interface DomainEvents {
    /** A label is about to be bought; the order row is locked, and a subscriber that throws refuses the purchase. */
    'label.reserving': { order: OrderRow };
    /** A courier has the parcel and its price is paid; the order row is locked and not yet written. */
    'label.bought': { order: OrderRow; entry: QuoteEntry; tracking_code: string };
    /** The courier's own number of a parcel was entered by hand; the row is locked and written. */
    'label.numbered': { before: OrderRow; entry: QuoteEntry; tracking_code: string };
    /** A parcel is being cancelled; its row is locked and not yet written. */
    'order.cancelling': { order: OrderRow };
    /** A parcel was cancelled and its row written. */
    'order.cancelled': { order: OrderRow };
  }
}
