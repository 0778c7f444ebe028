import type { Party } from '@sampan/contract';
import type { Ctx } from '../platform/context.ts';
import type { AuditEntry } from '../platform/audit/record-audit.ts';
import type { RateSource } from '../ports/courier.ts';
import type { HistoricBooking } from '../ports/ports.ts';
import type { NewAdjustmentRow } from '../modules/shipping/adjustment/index.ts';
import type { adjustmentPhotos } from '../modules/shipping/adjustment/adjustment.table.ts';
import type { CompanyRow } from '../modules/identity/account/account.table.ts';
import type { PurchaseRow } from '../modules/shipping/label/label.table.ts';
import type { OrderRow } from '../modules/shipping/order/index.ts';
import type { trackingEvents } from '../modules/shipping/tracking/tracking.table.ts';
import type { SeedMovement } from '../modules/ledger/wallet/index.ts';
import type { DemoCountry } from './demo-customer.ts';
import type { DemoShop } from './demo-shop.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A company of the demo with all it needs to invent its parcels. */
export interface SeedContext {
  ctx: Ctx;
  rates: RateSource;
  shop: DemoShop;
  company: CompanyRow;
  sender: Party;
  customers: ReadonlyMap<DemoCountry, readonly Party[]>;
  /** Who packs and clicks: the owner, and the staff where there is any. */
  people: readonly string[];
  random: SeededRandom;
  now_ms: number;
}

/** A weighing of the past, with the photos of it. */
export interface SeedReweigh {
  row: NewAdjustmentRow;
  photos: (typeof adjustmentPhotos.$inferInsert)[];
}

type Deed = Pick<AuditEntry, 'action' | 'details'> & { at: number };

/** One parcel with everything that was written while it happened. Its number follows when all are known. */
export interface SeedParcel {
  order: OrderRow;
  purchase: PurchaseRow | null;
  booking: HistoricBooking | null;
  events: (typeof trackingEvents.$inferInsert)[];
  /** When to ask the courier next; null when it has nothing more to say. */
  next_poll_at: number | null;
  /** What the courier's scale changed later; absent for most. */
  adjustment?: SeedReweigh;
  movements: SeedMovement[];
  deeds: Deed[];
}
