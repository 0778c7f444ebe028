import { newId } from '../../../platform/ids.ts';
import type { QuoteEntry } from '../estimate/index.ts';
import { allocatePrice } from '../label/index.ts';
import type { adjustments } from './adjustment.table.ts';
import type { ShippedOrder } from './shipped-order.repo.ts';

const DAY_S = 86_400;
/** How long a merchant may answer; silence accepts then. */
export const RESPOND_DAYS = 7;

export type NewAdjustmentRow = typeof adjustments.$inferInsert;

/** What a courier's scale said, besides whose parcel it was. */
export interface Measurement {
  courier_reference: string;
  weight_g: number;
  /** Null when only the weight was measured: the declared sides count then. */
  sides_mm: readonly [length: number, width: number, height: number] | null;
  note: string;
  import_id: string | null;
}

/** The row of a weighing at a time: open when it is to pay, credited when it comes back. The parts sum to the difference. */
export function adjustmentRowOf(
  { order, purchase }: ShippedOrder,
  measured: Measurement,
  { before, after }: { before: QuoteEntry; after: QuoteEntry },
  at: number,
): NewAdjustmentRow {
  const [was, is] = [allocatePrice(before), allocatePrice(after)];
  const amount_minor = after.total_fee - before.total_fee;
  const is_credit = amount_minor < 0;
  const [length_mm, width_mm, height_mm] = measured.sides_mm ?? [null, null, null];
  return {
    // Two of one parcel may come within a second: their ids are in the order in which they came.
    id: newId(),
    company_id: order.company_id,
    order_id: order.id,
    purchase_id: purchase.id,
    import_id: measured.import_id,
    courier_alias: purchase.entry.courier.alias,
    courier_reference: measured.courier_reference,
    state: is_credit ? 'credited' : 'open',
    currency: purchase.currency,
    amount_minor,
    courier_minor: is.courier_minor - was.courier_minor,
    insurance_minor: is.insurance_minor - was.insurance_minor,
    platform_minor: is.platform_minor - was.platform_minor,
    tax_minor: is.tax_minor - was.tax_minor,
    order_number: order.number,
    tracking_code: order.tracking_code ?? '',
    declared_weight_g: order.weight_g ?? 0,
    declared_length_mm: order.length_mm,
    declared_width_mm: order.width_mm,
    declared_height_mm: order.height_mm,
    measured_weight_g: measured.weight_g,
    measured_length_mm: length_mm,
    measured_width_mm: width_mm,
    measured_height_mm: height_mm,
    before,
    after,
    note: measured.note,
    respond_by: is_credit ? null : at + RESPOND_DAYS * DAY_S,
    decided_at: is_credit ? at : null,
    booked_at: is_credit ? at : null,
    created_at: at,
    updated_at: at,
  };
}
