import type { ReweighReason } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { QuoteEntry, Repricer } from '../estimate/index.ts';
import type { EncodedImage } from '../../../platform/image/reencode-image.ts';
import { bookAdjustment } from '../../ledger/wallet/index.ts';
import { addPhotos } from './adjustment-photo.ts';
import { adjustmentRowOf, type Measurement } from './adjustment-row.ts';
import { findOpenAdjustment } from './adjustment.repo.ts';
import { adjustments, type AdjustmentRow } from './adjustment.table.ts';
import { bookingOf } from './charge-adjustment.ts';
import type { ShippedOrder } from './shipped-order.repo.ts';
import { notifyAdjustment } from './notify-adjustment.ts';

/** What a courier's scale said of one parcel. */
export interface CourierMeasurement extends Measurement {
  tracking_code: string;
  photos: readonly EncodedImage[];
  /** The courier whose file it is; null takes whichever carried the parcel. */
  courier_alias: string | null;
}

export type CreateAdjustmentResult =
  | { status: 'opened'; row: AdjustmentRow }
  /** The same weighing was taken before. */
  | { status: 'known' }
  /** The price stays as it is. */
  | { status: 'unchanged' }
  | { status: 'refused'; column: 'tracking_code' | 'weight_kg'; reason: ReweighReason };

const refused = (column: 'tracking_code' | 'weight_kg', reason: ReweighReason): CreateAdjustmentResult => ({
  status: 'refused',
  column,
  reason,
});

/**
 * Opens the adjustment of a weighing: the parcel priced again by the rate card and the rates its label was bought with, never by
 * today's. Less than before is credited at once. Must run in a transaction.
 */
export async function createAdjustment(
  tx: Ctx,
  repricer: Repricer,
  measurement: CourierMeasurement,
  shipped: ShippedOrder | undefined,
): Promise<CreateAdjustmentResult> {
  const problem = problemOf(measurement, shipped);
  if (problem !== null || shipped === undefined) return problem ?? refused('tracking_code', 'unknown_tracking_code');
  const { order, purchase } = shipped;
  if (order.billing_address === null || order.shipping_address === null || order.weight_g === null)
    return refused('tracking_code', 'no_addresses');
  const standing = await findOpenAdjustment(tx, purchase.id);
  if (standing !== null && standing.courier_reference === measurement.courier_reference) return { status: 'known' };
  if (standing !== null && (standing.state === 'open' || standing.state === 'disputed'))
    return refused('tracking_code', 'undecided');

  const [length_mm, width_mm, height_mm] = measurement.sides_mm ?? [order.length_mm, order.width_mm, order.height_mm];
  const before = standing?.after ?? purchase.entry;
  const after = await repricer.reprice(before, {
    origin: order.billing_address.coordinate,
    destination: order.shipping_address.coordinate,
    weight_g: measurement.weight_g,
    length_mm: length_mm ?? 0,
    width_mm: width_mm ?? 0,
    height_mm: height_mm ?? 0,
    value_minor: order.total_package_value_minor,
    cod_minor: order.expected_cod_minor,
  });
  if (after === null) return refused('weight_kg', 'no_price');
  if (after.total_fee === before.total_fee) return { status: 'unchanged' };
  const row = await insert(tx, measurement, shipped, before, after);
  if (row === null) return { status: 'known' };
  await addPhotos(tx, row, 'courier', measurement.photos);
  await settleOpened(tx, row);
  return { status: 'opened', row };
}

/** Why a weighing cannot be of this parcel. */
function problemOf(measurement: CourierMeasurement, shipped: ShippedOrder | undefined): CreateAdjustmentResult | null {
  if (shipped === undefined) return refused('tracking_code', 'unknown_tracking_code');
  const { order, purchase } = shipped;
  if (measurement.courier_alias !== null && measurement.courier_alias !== purchase.entry.courier.alias)
    return refused('tracking_code', 'other_courier');
  if (purchase.state !== 'bought') return refused('tracking_code', 'label_cancelled');
  if (order.status !== 'in_transit' && order.status !== 'completed') return refused('tracking_code', 'not_picked_up');
  return null;
}

async function insert(
  tx: Ctx,
  measurement: CourierMeasurement,
  shipped: ShippedOrder,
  before: QuoteEntry,
  after: QuoteEntry,
): Promise<AdjustmentRow | null> {
  const [row] = await tx.db
    .insert(adjustments)
    .values(adjustmentRowOf(shipped, measurement, { before, after }, epochSeconds(tx.clock)))
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Audit row, letter and, for a credit, the money: together with the row or not at all. */
async function settleOpened(tx: Ctx, row: AdjustmentRow): Promise<void> {
  const is_credit = row.state === 'credited';
  if (is_credit) await bookAdjustment(tx, bookingOf(row));
  await recordAudit(tx, {
    action: is_credit ? 'wallet.adjustment_credit' : 'wallet.adjustment_open',
    object_type: 'adjustment',
    object_id: row.id,
    company_id: row.company_id,
    details: {
      order_number: row.order_number,
      amount_minor: row.amount_minor,
      currency: row.currency,
      courier_reference: row.courier_reference,
    },
  });
  await notifyAdjustment(tx, row, is_credit ? 'credited' : 'opened');
}
