import { describe, expect, test } from 'vitest';
import { endpointList } from './endpoints.ts';
import { fieldsOf } from '../test/fields-of.fixtures.ts';
import { SERVICE_BASES } from './service.ts';

const ADDRESS_LEVEL = 'country_code language per_page';

/** The calls of section 7, each with the service it goes to and every field that the section names. */
const CALLS: Readonly<Record<string, readonly (readonly [call: string, fields?: string])[]>> = {
  Account: [
    ['main POST /login', 'email password ati timezone'],
    ['main POST /register', 'email password phone timezone referral_code accept_emails business_types from_quotation'],
    ['main POST /login_facebook', 'access_token email timezone accept_emails'],
    ['main POST /login_google', 'access_token email timezone accept_emails'],
    ['main POST /verify_mail', 'email otp'],
    ['main POST /resend_mail_verification', 'email'],
    ['main POST /me/resend_mail_verification'],
    ['main POST /forgot_password', 'email'],
    ['main GET /me'],
    ['main PUT /me'],
    ['main POST /me/accept_locad'],
    ['main GET /me/wallet_balance'],
    ['main GET /me/track_login'],
    ['main POST /login_as_admin', 'access_token'],
  ],
  'Settings and payment': [
    ['main PUT /setting', 'name phone coordinate pickup_location is_same_billing_and_delivery_address'],
    ['main GET /setting/available_store'],
    ['main GET /setting/auth_store', 'source redirect_url shop_name error_redirect_url ati'],
    ['main DELETE /setting/disconnect_store/{id}', 'store shop_name id'],
    ['main GET /payment_method/list'],
    ['main POST /payment_method', 'payment_method_id is_default'],
    ['main PUT /payment_method/{id}', 'is_default'],
    ['main DELETE /payment_method/{id}'],
  ],
  'Top-up': [
    ['main POST /me/top_up', 'amount payment_method_id'],
    ['main POST /me/top_up/checkout', 'amount payment_method_type success_checkout_url cancalled_checkout_url'],
    ['main POST /me/top_up/bonus', 'amount'],
  ],
  Statements: [
    ['main GET /transaction/list'],
    ['main GET /transaction/list/weekly'],
    ['main GET /transaction/weekly'],
    ['main GET /transaction/order_analysis/list'],
    ['main GET /transaction/order_analysis/{id}'],
    ['main GET /invoice/list'],
    ['main GET /statement/revenue'],
  ],
  Orders: [
    [
      'main GET /order/list',
      'page per_page sort status formatted_pick_up_address courier delivery_type is_cod is_fulfillment',
    ],
    ['main GET /order/list_pick_up_address', 'delivery_type'],
    ['main GET /order/count'],
    ['main GET /order/{id}'],
    ['main POST /order'],
    ['main PUT /order/{id}'],
    ['main DELETE /order/{id}'],
    ['main PUT /order/{id}/{part}'],
    ['main POST /order/{id}/create_label'],
    ['tpl POST /order/{id}/estimated_costs'],
    ['tpl GET /order/{id}/download_label'],
    ['main DELETE /order/{id}/cancel', 'reason'],
    ['main DELETE /order/{id}/archive', 'reason'],
    ['main PUT /order/{id}/rate', 'rating'],
    ['main GET /order/list_track_package', 'status'],
    ['tpl GET /order/{id}/tracking_info'],
    ['tpl GET /order/{id}/public_tracking_info'],
    ['main POST /order/share/generate_link'],
    ['main POST /order/share/{id}/parse'],
    ['main POST /order/add_delivery_address', 'order_id user_id redirect_url email phone'],
    ['main POST /estimated_costs'],
    ['marketplace POST /order/sync_all'],
    ['main POST /bulk_order/convert_csv'],
    ['main POST /bulk_order/convert_csv/boxify'],
    ['main POST /me/track_active'],
    ['fulfillment GET /fulfillment_order/list', 'per_page page sort'],
  ],
  Common: [
    ['main GET /common/constant'],
    ['main POST /common/send_contact', 'email phone content name country_code'],
    ['main GET /common/search_addresses', 'address post_code country_code'],
    ['main GET /common/supported_locations/level_1/list', ADDRESS_LEVEL],
    ['main GET /common/supported_locations/level_2/list', `${ADDRESS_LEVEL} level1`],
    ['main GET /common/supported_locations/level_3/list', `${ADDRESS_LEVEL} level1 level2`],
    ['main GET /common/supported_locations/level_4/list', `${ADDRESS_LEVEL} level1 level2 level3`],
    ['main GET /message/latest'],
    ['main GET /pickup_location/list'],
    ['main GET /analytics/performance'],
  ],
};

/** Calls of section 7 that nobody has to be signed in for (spec 6: public tracking and public estimates among them). */
const WITHOUT_SIGN_IN = [
  'main POST /login',
  'main POST /register',
  'main POST /login_facebook',
  'main POST /login_google',
  'main POST /verify_mail',
  'main POST /resend_mail_verification',
  'main POST /forgot_password',
  'tpl GET /order/{id}/public_tracking_info',
  'main POST /order/share/{id}/parse',
  'main POST /estimated_costs',
  'main GET /common/constant',
  'main POST /common/send_contact',
  'main GET /common/search_addresses',
  ...[1, 2, 3, 4].map((level) => `main GET /common/supported_locations/level_${level}/list`),
];

const nameOf = ({ service, method, path }: (typeof endpointList)[number]) => `${service} ${method} ${path}`;
const KNOWN = new Map(endpointList.map((endpoint) => [nameOf(endpoint), endpoint]));

test('spec 7 base hosts: a main API v1 plus tpl, marketplace, capital, consumer, fulfillment and wms services', () => {
  expect(SERVICE_BASES.main).toBe('/api/v1');
  for (const service of ['tpl', 'marketplace', 'capital', 'consumer', 'fulfillment', 'wms'] as const)
    expect(SERVICE_BASES[service]).toBe(`/api/${service}/v1`);
});

describe.each(Object.entries(CALLS))('spec 7 %s', (_part, calls) => {
  test.each(calls.map(([call, fields = '']) => [call, fields] as const))(
    '%s takes every field the section names',
    (call, fields) => {
      const endpoint = KNOWN.get(call);
      expect(endpoint, call).toBeDefined();
      const taken = [endpoint?.params, endpoint?.query, endpoint?.body].flatMap(fieldsOf);
      expect(fields.split(' ').filter((field) => field !== '' && !taken.includes(field))).toEqual([]);
    },
  );
});

test('spec 6: public tracking and public estimates are unauthenticated, and of the calls of section 7 only these', () => {
  const calls = Object.values(CALLS).flatMap((part) => part.map(([call]) => call));
  expect(calls.filter((call) => KNOWN.get(call)?.access === 'public')).toEqual(WITHOUT_SIGN_IN);
});

test.each([
  ['main GET /me/wallet_balance', 'balance'],
  ['main POST /me/top_up/bonus', 'bonus_reward'],
  ['main POST /me/top_up/checkout', 'checkout_mobile_deeplink_url checkout_mobile_url checkout_url'],
  ['main POST /register', 'token user'],
  ['tpl GET /order/{id}/download_label', 'link'],
  ['main GET /common/constant', 'couriers package_statuses'],
])('spec 3 and 7: the answer of %s has %s', (call, fields) => {
  const answered = fieldsOf(KNOWN.get(call)?.response);
  expect(fields.split(' ').filter((field) => !answered.includes(field))).toEqual([]);
});
