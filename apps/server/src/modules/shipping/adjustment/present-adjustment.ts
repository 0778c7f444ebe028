import type { Adjustment, AdjustmentSummary, WeighedPrice } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { QuoteEntry } from '../estimate/index.ts';
import { listPhotos } from './adjustment-photo.ts';
import type { AdjustmentRow } from './adjustment.table.ts';

/** A line of the list. */
export function presentSummary(row: AdjustmentRow): AdjustmentSummary {
  return {
    id: row.id,
    state: row.state,
    outcome: row.outcome,
    order_id: row.order_id,
    order_number: row.order_number,
    tracking_code: row.tracking_code,
    courier: { alias: row.before.courier.alias, name: row.before.courier.name },
    currency: row.currency,
    amount: toMajor(row.amount_minor, row.currency),
    declared_weight: row.declared_weight_g / 1000,
    measured_weight: row.measured_weight_g / 1000,
    respond_by: row.respond_by,
    created_at: row.created_at,
  };
}

/** An adjustment with all it rests on; photos by links of ten minutes. */
export async function presentAdjustment(ctx: Ctx, row: AdjustmentRow): Promise<Adjustment> {
  const money = (minor: number) => toMajor(minor, row.currency);
  const { weight, tax_rate, delivery_service, rate_card_version } = row.before;
  return {
    ...presentSummary(row),
    courier_reference: row.courier_reference,
    service_name: delivery_service.name,
    declared: measuredOf(row.declared_weight_g, [
      row.declared_length_mm,
      row.declared_width_mm,
      row.declared_height_mm,
    ]),
    measured: measuredOf(row.measured_weight_g, [
      row.measured_length_mm,
      row.measured_width_mm,
      row.measured_height_mm,
    ]),
    divisor: weight.divisor,
    rounding_step: weight.rounding_step_g / 1000,
    tax_name: tax_rate.name,
    tax_rate_percent: tax_rate.basis_points / 100,
    rate_card_version: rate_card_version ?? 0,
    before: presentPrice(row.before),
    after: presentPrice(row.after),
    parts: {
      courier: money(row.courier_minor),
      insurance: money(row.insurance_minor),
      platform: money(row.platform_minor),
      tax: money(row.tax_minor),
    },
    photos: await listPhotos(ctx, row.id),
    note: row.note,
    dispute_reason: row.dispute_reason,
    disputed_at: row.disputed_at,
    decision_note: row.decision_note,
    decided_at: row.decided_at,
    booked_at: row.booked_at,
    reversed_at: row.reversed_at,
  };
}

function measuredOf(weight_g: number, [length, width, height]: readonly (number | null)[]) {
  const cm = (mm: number | null | undefined) => (mm === null || mm === undefined ? null : mm / 10);
  return { weight: weight_g / 1000, length: cm(length), width: cm(width), height: cm(height) };
}

function presentPrice(entry: QuoteEntry): WeighedPrice {
  const money = (minor: number) => toMajor(minor, entry.currency);
  return {
    volumetric: entry.weight.volumetric_g / 1000,
    chargeable: entry.weight.chargeable_g / 1000,
    shipping_fee: money(entry.shipping_fee),
    surcharges: entry.surcharges.map(({ code, name, amount_minor }) => ({ code, name, amount: money(amount_minor) })),
    platform_fee: money(entry.platform_fee),
    cod_fee: money(entry.cod_fee),
    insurance: money(entry.delivery_sampan_premium),
    discount: money(entry.discount),
    tax: money(entry.tax),
    total: money(entry.total_fee),
  };
}
