import type { Order, OrderDraft } from '@sampan/contract';
import type { PackageFields } from './package-form.ts';

/** What the draft of a parcel keeps: the wire's fields, and the package form as it was typed, so that nothing typed is lost. */
export type CreateFields = PackageFields;

/** What of a draft goes to the server: everything but the texts of the form. */
export function wireOrderOf(fields: Partial<CreateFields>): OrderDraft {
  const { package_form: _typed, ...draft } = fields;
  return draft;
}

/** Fields that decide the price: as long as they stay, a quote stays (spec section 4, "Fee estimate is skipped"). */
const PRICED = [
  'dimension',
  'package_type',
  'total_package_value',
  'is_insured',
  'expected_cod_collection',
  'cod_type',
  'delivery_type',
  'voucher_promotion_code',
] as const;

/** One text for everything that decides the price of a draft. */
export function priceKeyOf(fields: Partial<CreateFields>): string {
  const places = [fields.billing_address?.coordinate, fields.shipping_address?.coordinate];
  return JSON.stringify([places, PRICED.map((name) => fields[name] ?? null)]);
}

/** An order of the server as a draft to go on with. */
export function fieldsOfOrder(order: Order): Partial<CreateFields> {
  const has_sides = (order.dimension?.length ?? 0) > 0;
  return {
    reference_id: order.reference_id,
    billing_address: order.billing_address,
    shipping_address: order.shipping_address,
    dimension: has_sides ? order.dimension : null,
    package_type: has_sides ? null : (order.package_type as OrderDraft['package_type']),
    package_content: order.package_content,
    item_category: order.item_category,
    ...(order.total_package_value > 0 ? { total_package_value: order.total_package_value } : {}),
    is_battery: order.is_battery,
    is_dangerous: order.is_dangerous,
    is_fragile: order.is_fragile,
    is_insured: order.is_insured,
    delivery_type: order.delivery_type,
    pick_up_date: order.pick_up_date,
    pick_up_time_slot_from: order.pick_up_time_slot_from,
    pick_up_time_slot_to: order.pick_up_time_slot_to,
    delivery_instructions: order.delivery_instructions,
    shippers_note: order.shippers_note,
    expected_cod_collection: order.expected_cod_collection,
    cod_includes_shipping_fee: order.cod_includes_shipping_fee,
    cod_type: order.cod_type,
    voucher_promotion_code: order.voucher_promotion_code,
    customs_purpose: order.customs_purpose,
    customs_explanation: order.customs_explanation,
    items: order.items,
  };
}

/**
 * An order of the server as the start of another one. What belongs to the first alone stays there: its reference, the day it was
 * picked up and the voucher that it used.
 */
export function fieldsOfCopy(order: Order): Partial<CreateFields> {
  const {
    reference_id: _reference,
    pick_up_date: _day,
    pick_up_time_slot_from: _from,
    pick_up_time_slot_to: _to,
    voucher_promotion_code: _voucher,
    ...fields
  } = fieldsOfOrder(order);
  return fields;
}
