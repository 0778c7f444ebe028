import * as v from 'valibot';
import { party } from './address.ts';
import { codType } from './cod-state.ts';
import { dimension } from './estimate.ts';
import { orderItem } from './order-item.ts';
import { isoDate, positiveAmount, text } from './primitive.ts';

export const deliveryType = v.picklist(['pick_up', 'drop_off']);

/** HHMM, as in 0900 (spec 3 'Pickup time slots'). */
const timeSlot = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3])[0-5]\d$/u, 'validate.time_slot_invalid'));
const shortText = text(120);

/** Where an order came from. */
export const marketplace = v.strictObject({ id: text(80), number: text(80), source: text(40) });

/** Why a parcel crosses a border: the categories of the UPU's forms CN 22 and CN 23, which have one for the whole parcel. */
export const customsPurpose = v.picklist([
  'sale_of_goods',
  'gift',
  'commercial_sample',
  'documents',
  'returned_goods',
  'other',
]);
export type CustomsPurpose = v.InferOutput<typeof customsPurpose>;

/** What a merchant may say about a parcel (spec 3 'Order create/update/label payload'). Anything else is refused by name. */
export const orderDraft = v.strictObject({
  reference_id: v.optional(v.nullable(text(64))),
  billing_address: v.optional(v.nullable(party)),
  shipping_address: v.optional(v.nullable(party)),
  dimension: v.optional(v.nullable(dimension)),
  package_type: v.optional(
    v.nullable(
      v.picklist(
        ['satchel', 'handbag', 'shoebox', 'briefcase', 'carry_on', 'check_in'],
        'validate.package_type_required',
      ),
    ),
  ),
  package_content: v.optional(text(200)),
  item_category: v.optional(text(60)),
  total_package_value: v.optional(positiveAmount),
  is_battery: v.optional(v.boolean()),
  is_dangerous: v.optional(v.boolean()),
  is_fragile: v.optional(v.boolean()),
  is_insured: v.optional(v.boolean()),
  delivery_type: v.optional(deliveryType),
  pick_up_date: v.optional(v.nullable(isoDate)),
  drop_off_date: v.optional(v.nullable(isoDate)),
  pick_up_time_slot_from: v.optional(v.nullable(timeSlot)),
  pick_up_time_slot_to: v.optional(v.nullable(timeSlot)),
  pick_up_time_slot_id: v.optional(v.nullable(shortText)),
  print_option: v.optional(v.picklist(['100x150', 'a6', 'a4', 'zpl'])),
  add_on_services: v.optional(v.pipe(v.array(shortText), v.maxLength(20))),
  delivery_instructions: v.optional(text(300)),
  shippers_note: v.optional(text(300)),
  distribution_id: v.optional(v.nullable(shortText)),
  expected_cod_collection: v.optional(positiveAmount),
  cod_includes_shipping_fee: v.optional(v.boolean()),
  /** Who bears the fee for collecting; the sender when nothing is said. */
  cod_type: v.optional(v.nullable(codType)),
  /** For customs, when it crosses a border; the sale of goods when nothing is said. */
  customs_purpose: v.optional(customsPurpose),
  /** What the purpose `other` is, in words of customs: required with it across a border. */
  customs_explanation: v.optional(text(60)),
  items: v.optional(v.pipe(v.array(orderItem), v.maxLength(100, 'validate.too_many|max=100'))),
  marketplace: v.optional(v.nullable(marketplace)),
  vehicle_type: v.optional(v.nullable(shortText)),
  mover_count: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)))),
  check_parcel_option_alias: v.optional(v.nullable(shortText)),
  sender_stop_id: v.optional(v.nullable(shortText)),
  recipient_stop_id: v.optional(v.nullable(shortText)),
  transaction_ref_id: v.optional(v.nullable(shortText)),
  user_tpl_account_id: v.optional(v.nullable(shortText)),
  voucher_promotion_code: v.optional(v.nullable(text(40))),
  voucher_promotion_type: v.optional(v.nullable(text(40))),
});
export type OrderDraft = v.InferOutput<typeof orderDraft>;
