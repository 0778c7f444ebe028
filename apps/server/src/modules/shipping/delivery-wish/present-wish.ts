import type { DeliveryWish } from '@sampan/contract';
import type { DeliveryWishRow } from './delivery-wish.table.ts';

/** What the recipient wants, for the company's own people. */
export function presentWish(row: DeliveryWishRow | null): DeliveryWish | null {
  if (row?.place == null) return null;
  return { place: row.place, note: row.note, state: row.state, at: row.wished_at };
}
