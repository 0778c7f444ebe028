import type { OrderChange } from '../order/index.ts';

/** When and how the parcel is handed over, as the last step may still say. */
export interface HandOver {
  pick_up_date?: string | null | undefined;
  pick_up_time_slot_from?: string | null | undefined;
  pick_up_time_slot_to?: string | null | undefined;
  delivery_instructions?: string | undefined;
  shippers_note?: string | undefined;
}

const FIELDS = [
  'pick_up_date',
  'pick_up_time_slot_from',
  'pick_up_time_slot_to',
  'delivery_instructions',
  'shippers_note',
] as const;

/** The parts of a label request that belong to the parcel itself; absent ones stay as they are. */
export function labelChangeOf(body: HandOver): OrderChange {
  return Object.fromEntries(FIELDS.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]));
}
