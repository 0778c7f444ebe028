/**
 * What a field with money in it may do (trust 4.9, API3). None of them sets what somebody is charged:
 * - `said`: a merchant's statement about goods of their own; what it costs is the server's to say
 * - `seen`: the price the client showed; only compared, another one is answered `price_changed`
 * - `asked`: how much of their own money somebody wants to move, within what the server allows
 * - `chosen`: picks one of what the server offers, or a filter of a list
 * - `noted`: kept with the parcel and shown again, of no effect
 */
export type MoneyRole = 'said' | 'seen' | 'asked' | 'chosen' | 'noted';

/** Every field of the contract that carries money or decides about it. One without a row here fails the test. */
export const MONEY_FIELDS: Readonly<Record<string, MoneyRole>> = {
  'createLabel body.estimated_costs_id': 'chosen',
  'createLabel body.payment_method_id': 'noted',
  'createLabel body.payment_method_type': 'chosen',
  'createLabel body.quotation_id': 'chosen',
  'createLabel body.total_fee': 'seen',
  'createOrder body.cod_includes_shipping_fee': 'chosen',
  'createOrder body.cod_type': 'noted',
  'createOrder body.expected_cod_collection': 'said',
  'createOrder body.items.*.unit_value': 'said',
  'createOrder body.total_package_value': 'said',
  'createOrder body.user_tpl_account_id': 'noted',
  'createOrder body.voucher_promotion_code': 'chosen',
  'createOrder body.voucher_promotion_type': 'noted',
  'createPaymentMethod body.payment_method_id': 'chosen',
  'createProduct body.cod_allowed': 'chosen',
  'createProduct body.product_price': 'said',
  'createProduct body.shipping_fee': 'said',
  'createProduct body.shipping_fee_model': 'chosen',
  'createTopUp body.amount': 'asked',
  'createTopUp body.payment_method_id': 'chosen',
  'estimateOrder body.voucher_promotion_code': 'chosen',
  'estimatePublic body.expected_cod_collection': 'said',
  'estimatePublic body.total_package_value': 'said',
  'listOrders query.is_cod': 'chosen',
  'listTrackPackage query.is_cod': 'chosen',
  'lookUpTopUpBonus body.amount': 'asked',
  'register body.from_quotation': 'noted',
  'startCheckout body.expected_total': 'seen',
  'startCheckout body.payment_method': 'chosen',
  'updateOrder body.cod_includes_shipping_fee': 'chosen',
  'updateOrder body.cod_type': 'noted',
  'updateOrder body.expected_cod_collection': 'said',
  'updateOrder body.items.*.unit_value': 'said',
  'updateOrder body.total_package_value': 'said',
  'updateOrder body.user_tpl_account_id': 'noted',
  'updateOrder body.voucher_promotion_code': 'chosen',
  'updateOrder body.voucher_promotion_type': 'noted',
  'updateProduct body.cod_allowed': 'chosen',
  'updateProduct body.product_price': 'said',
  'updateProduct body.shipping_fee': 'said',
  'updateProduct body.shipping_fee_model': 'chosen',
};
