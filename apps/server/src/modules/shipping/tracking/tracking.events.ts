import type { CourierEvent } from '../../../ports/courier.ts';
import type { OrderRow } from '../order/index.ts';

declare module '../../../platform/domain-events.ts' {
  interface DomainEvents {
    /** New reports of a courier are stored and the order row written; `order` is the row before. */
    'tracking.applied': { order: OrderRow; events: readonly CourierEvent[] };
    /** Reports moved a parcel to another status. */
    'order.moved': { order: OrderRow };
    /** A courier reported the delivery. */
    'parcel.delivered': { order: OrderRow };
  }
}
