import type { CourierEventCode } from '../../ports/courier.ts';

/** EasyParcel's status codes. */
const CODES: Readonly<Record<number, CourierEventCode>> = {
  0: 'cancelled',
  2: 'label_created',
  3: 'picked_up',
  4: 'departed_hub',
  5: 'delivered',
  6: 'returned',
  7: 'label_created',
  8: 'delayed',
  11: 'picked_up',
};

/** Cancelled shipments come as "On Hold", and those on the last mile as "In Transit": there the text decides. Null for a code that is not known. */
export function codeOfStatus(status: number, text: string): CourierEventCode | null {
  if (/^cancell?ed\b/iu.test(text.trim())) return 'cancelled';
  return /\bout for delivery\b/iu.test(text) ? 'out_for_delivery' : (CODES[status] ?? null);
}

export const CANCELLED = 0;
