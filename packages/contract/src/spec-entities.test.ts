import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { IGNORED_PRICE_FIELDS } from './ignored-price.ts';
import { fieldAt, fieldsOf } from '../test/fields-of.fixtures.ts';

const ORDER = endpoints.getOrder.response;
const ESTIMATE = endpoints.estimatePublic.response;
/** The `{product}` of the specification. */
const PRODUCT = 'sampan';

/** The entities of section 3 as our API says them: where each stands, and the names the section gives. */
test.each([
  [
    'User account',
    endpoints.getMe.response,
    '',
    `id name email phone avatar balance country_code payment_type company_role is_admin is_admin_logged_in is_first_login
     is_test is_mail_verified requires_email_verification accept_locad invite_code pickup_location coordinate paymentMethodList`,
  ],
  ['paymentMethodList.records[]', endpoints.getMe.response, 'paymentMethodList.records', 'id is_default'],
  [
    'Order',
    ORDER,
    '',
    `id reference_id number status rating driver_phone origin_country_code courier label dimension price billing_address
     shipping_address package_type package_content total_package_value`,
  ],
  ['Order courier', ORDER, 'courier', 'image_url'],
  ['Order label', ORDER, 'label', 'tracking_code pod_urls'],
  ['Order dimension', ORDER, 'dimension', 'height width length weight'],
  ['Order addresses', ORDER, 'shipping_address', 'name coordinate'],
  [
    'Order coordinate',
    ORDER,
    'billing_address.coordinate',
    'unit_number street city country post_code formatted_address state district county lat lng',
  ],
  [
    'Estimated cost entry',
    ESTIMATE,
    'estimated_costs',
    `courier currency delivery_service discount discount_percent id reference_id reward_program_name shipping_fee sub_total tax
     tax_discount total_fee total_fee_before_discount tax_before_discount total_fee_before_discount_non_tax
     original_delivery_${PRODUCT}_premium delivery_${PRODUCT}_premium recommended`,
  ],
  ['Estimated cost entry courier', ESTIMATE, 'estimated_costs.courier', 'alias'],
  ['Estimated cost entry service', ESTIMATE, 'estimated_costs.delivery_service', 'id'],
  [
    'Tracking entry',
    endpoints.getTracking.response,
    'trackings',
    'status status_description image_url courier_alias created_at updated_at',
  ],
  [
    'Geocoded address',
    endpoints.searchAddresses.response,
    'records',
    'formatted_address street building_name district city state country post_code lat lng id',
  ],
  [
    'Shipment payload for bulk estimate',
    endpoints.estimateBulk.body,
    'shipments',
    'country_code delivery_type is_test package sender recipient reference_id marketplace social_network',
  ],
  [
    'Shipment package',
    endpoints.estimateBulk.body,
    'shipments.package',
    'dimension currency package_content package_type package_value',
  ],
  ['Shipment sender', endpoints.estimateBulk.body, 'shipments.sender', 'address email phone name'],
  [
    'Shipment recipient address',
    endpoints.estimateBulk.body,
    'shipments.recipient.address',
    'address1 state city district county post_code lat lng country',
  ],
])('spec 3 %s: every field of the section is there', (_entity, schema, path, names) => {
  const fields = fieldsOf(path === '' ? schema : fieldAt(schema, path));
  expect(names.split(/\s+/u).filter((name) => !fields.includes(name))).toEqual([]);
});

/** Spec 3 'Order create/update/label payload'; what it says of prices and of who pays them is taken and not used. */
const PAYLOAD = `dimension estimated_costs is_battery is_dangerous is_fragile package_type print_option pick_up_date drop_off_date
   pick_up_time_slot_from pick_up_time_slot_to pick_up_time_slot_id payment_method_id package_content total_package_value
   is_insured add_on_services delivery_instructions shippers_note distribution_id expected_cod_collection
   cod_includes_shipping_fee items delivery_${PRODUCT}_premium marketplace vehicle_type mover_count processing_fees
   actual_weight volume_weight payment_method_type transaction_ref_id check_parcel_option_alias cod_type quotation_id
   sender_stop_id recipient_stop_id voucher_promotion_code voucher_promotion_type user_tpl_account_id estimated_costs_id`;

test.each([
  ['createOrder', endpoints.createOrder.body],
  ['updateOrder', endpoints.updateOrder.body],
  ['createLabel', endpoints.createLabel.body],
] as const)('spec 3 Order create/update/label payload: %s takes every name', (_call, body) => {
  const taken = new Set([...fieldsOf(body), ...IGNORED_PRICE_FIELDS]);
  expect(PAYLOAD.split(/\s+/u).filter((name) => !taken.has(name))).toEqual([]);
});

test('spec 3: a name that no entity has is noticed', () => {
  expect(fieldsOf(ORDER)).not.toContain('no_such_field');
  expect(fieldsOf(fieldAt(ORDER, 'no_such.field'))).toEqual([]);
});
