import type { Order } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { presentDecision } from '../shipping-rule/index.ts';
import { codTypeOf } from './order-cod.ts';
import { customsPurposeOf } from './order-customs.ts';
import { findMissingFields } from './order-completeness.ts';
import type { OrderRow } from './order.table.ts';

/** How couriers show themselves, looked up once per answer. */
export function presentCourier(ctx: Pick<Ctx, 'ports'>, alias: string | null): Order['courier'] {
  const profile = alias === null ? undefined : ctx.ports.couriers.profileOf(alias);
  return profile
    ? { alias: profile.alias, name: profile.name, image_url: profile.image_url, color: profile.color }
    : null;
}

function presentDimension(row: OrderRow): Order['dimension'] {
  if (row.weight_g === null) return null;
  const cm = (mm: number | null) => (mm ?? 0) / 10;
  return { length: cm(row.length_mm), width: cm(row.width_mm), height: cm(row.height_mm), weight: row.weight_g / 1000 };
}

function presentLabel(row: OrderRow): Order['label'] {
  if (row.tracking_code === null || row.label_created_at === null) return null;
  return {
    tracking_code: row.tracking_code,
    route_code: row.route_code ?? '',
    pod_urls: row.pod_urls,
    created_at: row.label_created_at,
  };
}

/** A parcel as its company sees it on the wire (spec 3 'Order'). */
export function presentOrder(ctx: Pick<Ctx, 'ports'>, row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    reference_id: row.reference_id,
    status: row.status,
    rating: row.rating,
    driver_phone: row.driver_phone,
    origin_country_code: row.origin_country_code,
    destination_country_code: row.destination_country_code,
    courier: presentCourier(ctx, row.courier_alias),
    delivery_service: row.estimated_cost
      ? { id: row.estimated_cost.delivery_service.id, name: row.estimated_cost.delivery_service.name }
      : null,
    label: presentLabel(row),
    label_state: row.label_state,
    label_error: row.label_error,
    label_printed_at: row.label_printed_at,
    label_print_count: row.label_print_count,
    dimension: presentDimension(row),
    price: row.price_minor === null ? null : toMajor(row.price_minor, row.currency),
    currency: row.currency,
    estimated_cost: row.estimated_cost,
    billing_address: row.billing_address,
    shipping_address: row.shipping_address,
    package_type: row.package_type,
    package_content: row.package_content,
    item_category: row.item_category,
    total_package_value: toMajor(row.total_package_value_minor, row.currency),
    is_battery: row.is_battery,
    is_dangerous: row.is_dangerous,
    is_fragile: row.is_fragile,
    is_insured: row.is_insured,
    is_cod: row.is_cod,
    expected_cod_collection: toMajor(row.expected_cod_minor, row.currency),
    cod_includes_shipping_fee: row.cod_includes_shipping_fee,
    cod_type: codTypeOf(row),
    cod_state: row.cod_state,
    delivery_type: row.delivery_type,
    pick_up_date: row.pick_up_date,
    pick_up_time_slot_from: row.pick_up_time_slot_from,
    pick_up_time_slot_to: row.pick_up_time_slot_to,
    address_confirmed_at: row.address_confirmed_at,
    confirmation_sent_at: row.confirmation_sent_at,
    delivery_instructions: row.delivery_instructions,
    shippers_note: row.shippers_note,
    customs_purpose: customsPurposeOf(row),
    customs_explanation: row.extras.customs_explanation ?? '',
    items: row.items,
    marketplace: row.marketplace,
    voucher_promotion_code: row.voucher_promotion_code,
    missing: findMissingFields(row),
    requested_service: row.extras.requested_service ?? row.extras.store_service ?? null,
    rule_decision: presentDecision(row.extras.rule_decision, row.currency),
    shipped_elsewhere: row.extras.shipped_elsewhere ?? null,
    return_of: row.extras.return_of ?? null,
    returned_by: row.extras.returned_by ?? null,
    last_event: row.last_event,
    decide_by: row.decide_by,
    is_test: row.is_test,
    archived_at: row.archived_at,
    cancelled_at: row.cancelled_at,
    cancel_reason: row.cancel_reason,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
