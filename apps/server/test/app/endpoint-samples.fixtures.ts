import { counterSamples } from '../adapters/counter.fixtures.ts';
import { fulfilmentSamples } from '../fulfilment/fulfilment-samples.fixtures.ts';
import { bulkJobSamples } from '../bulk-job/bulk-job.fixtures.ts';
import { importSamples } from '../order-import/import-samples.fixtures.ts';
import {
  endpoints,
  type EndpointName,
  type EstimateAnswer,
  type Order,
  type PublishableKey,
  type User,
  type Store,
  type WebhookEndpoint,
} from '@sampan/contract';
import { addressBookSamples } from '../address-book/address-book-samples.fixtures.ts';
import { adjustmentSamples } from '../adjustment/adjustment.fixtures.ts';
import {
  BUYER,
  PRODUCT_DRAFT,
  newProduct,
  quoteOf as checkoutQuoteOf,
  started,
} from '../checkout/checkout.fixtures.ts';
import { TEST_CARD, newSavedCard, newSetup, newTestCard } from '../payment-method/payment-method.fixtures.ts';
import { findInvoiceRow, newInvoice } from '../invoice/invoice.fixtures.ts';
import { exportSamples } from '../export/export.fixtures.ts';
import { claimSamples, LOST } from '../claim/claim-samples.fixtures.ts';
import { supportRequestSamples } from '../support-request/support-request-samples.fixtures.ts';
import { FAILS_ONCE, problemSamples } from '../tracking/problem-samples.fixtures.ts';
import { codSamples } from '../cod/cod-samples.fixtures.ts';
import { memberSamples } from '../member/member.fixtures.ts';
import { orderViewSamples } from '../order-view/order-view-samples.fixtures.ts';
import { SHIPPING_RULE_SAMPLES } from '../setting/shipping-rule-samples.fixtures.ts';
import { settingSamples } from '../setting/setting-samples.fixtures.ts';
import { enquirySamples } from '../enquiry/enquiry.fixtures.ts';
import { socialSamples } from '../social-login/social-login.fixtures.ts';
import { secretKeySamples } from '../secret-key/secret-key.fixtures.ts';
import { REASON, grantFor } from '../login-as/login-as.fixtures.ts';
import { signInMethodSamples } from '../account/sign-in-method-samples.fixtures.ts';
import { payoutSamples } from '../payout/payout.fixtures.ts';
import { newTopUp, topUpSamples } from '../top-up/top-up.fixtures.ts';
import { FULL_DRAFT, RECIPIENT } from './full-draft.fixtures.ts';
import { messageSamples } from '../service-message/service-message.fixtures.ts';
import { channelSamples } from '../channel/channel-samples.fixtures.ts';
import type { Sample } from './sample.ts';
import type { TestApp } from './test-app.fixtures.ts';

export { FULL_DRAFT, RECIPIENT };

const WEBHOOK = {
  url: 'https://hooks.example.com/sampan',
  events: ['order.updated', 'tracking.updated'],
  description: 'Our warehouse',
  is_enabled: true,
};
const KEY_PLACES = { allowed_origins: ['https://shop.example'], scopes: ['estimate', 'track'] };
const KEY = { name: 'Web shop', mode: 'live', ...KEY_PLACES };

export async function newOrder(app: TestApp, token: string, change: object = {}): Promise<Order> {
  const created = await app.call<Order>(endpoints.createOrder, { token, body: { ...FULL_DRAFT, ...change } });
  if (created.status !== 200) throw new Error(JSON.stringify(created.body));
  return created.body;
}

export async function quoteOf(app: TestApp, token: string, order_id: string): Promise<EstimateAnswer> {
  const quote = await app.call<EstimateAnswer>(endpoints.estimateOrder, { token, params: { id: order_id }, body: {} });
  if (quote.status !== 200) throw new Error(JSON.stringify(quote.body));
  return quote.body;
}

/** A parcel with a bought label. */
export async function shippedOrder(app: TestApp, token: string, change: object = {}): Promise<Order> {
  const order = await newOrder(app, token, change);
  const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
  const bought = await app.call<Order>(endpoints.createLabel, {
    token,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
  });
  if (bought.status !== 200) throw new Error(JSON.stringify(bought.body));
  return bought.body;
}

export async function completedOrder(app: TestApp, token: string): Promise<Order> {
  const order = await shippedOrder(app, token);
  await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
  return (await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } })).body;
}

/** A link of a parcel: its id, and the secret in its address. */
export async function newShareLink(
  app: TestApp,
  token: string,
  order_id: string,
): Promise<{ id: string; secret: string }> {
  const { body } = await app.call<{ id: string; url: string }>(endpoints.generateShareLink, {
    token,
    body: { order_id },
  });
  return { id: body.id, secret: new URL(body.url).searchParams.get('id') ?? '' };
}

const STORE = {
  store_name: 'Kaya corner',
  profile_url: 'https://instagram.com/kaya.corner',
  access_token: 'sample-store-token',
};

/** The smallest picture there is. */
const ONE_PIXEL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One call of every endpoint that the demo company in Singapore may make, on parcels of its own. */
export async function sampleCalls(app: TestApp, token: string): Promise<Record<EndpointName, Sample>> {
  const draft = await newOrder(app, token);
  const priced = await newOrder(app, token);
  const [entry] = (await quoteOf(app, token, priced.id)).estimated_costs;
  const shipped = await shippedOrder(app, token);
  const cancellable = await shippedOrder(app, token);
  const completed = await completedOrder(app, token);
  const archivable = await newOrder(app, token);
  const deletable = await newOrder(app, token);
  const key = (await app.call<PublishableKey>(endpoints.createPublishableKey, { token, body: KEY })).body;
  const newWebhook = async () =>
    (await app.call<WebhookEndpoint>(endpoints.createWebhookEndpoint, { token, body: WEBHOOK })).body;
  const newStore = async () => (await app.call<Store>(endpoints.saveStore, { token, body: STORE })).body;
  const kept_store = await newStore();
  const disconnectable = await newStore();
  const webhook = await newWebhook();
  const removable = await newWebhook();
  const tested = (await app.call<{ id: string }>(endpoints.testWebhookEndpoint, { token, params: { id: webhook.id } }))
    .body;
  const opened = await newShareLink(app, token, (await newOrder(app, token)).id);
  const confirmable = await newShareLink(app, token, (await newOrder(app, token)).id);
  const proof = RECIPIENT.phone.slice(-4);
  const open = await app.call<{ confirm_token: string }>(endpoints.parseShareLink, {
    params: { id: confirmable.secret },
    body: { proof },
  });
  const mailOf = (who: string) => `${who}-${draft.id}@example.test`;
  const product = await newProduct(app, token);
  const archived = await newProduct(app, token);
  const purchase = await checkoutQuoteOf(app, product);
  const [by_card] = purchase.shipping_options[0]?.payments ?? [];
  const unpaid = await started(app, product);
  const given_up = await started(app, product);
  const secret = unpaid.secret;
  const invoice = await newInvoice(app, token, () => shippedOrder(app, token));
  const open_invoice = await newInvoice(app, await app.tokenOf('postbilling@demo.sampan.test'), (by) =>
    shippedOrder(app, by),
  );
  const invoiced = { company_id: (await findInvoiceRow(app, invoice.id)).company_id };
  const me = (await app.call<User>(endpoints.getMe, { token })).body;
  const id = { id: draft.id };
  const coordinate = {
    ...RECIPIENT.coordinate,
    formatted_address: '#08-212, Blk 145 Toa Payoh Lorong 2, Singapore 310145',
  };
  const list = {
    page: '1',
    per_page: '10',
    sort: 'created_at:desc',
    status: 'new',
    search: 'nurul',
    courier: 'merlion-express',
    created_from: '0',
  };
  return {
    ...(await signInMethodSamples(app, mailOf)),
    ...(await socialSamples(app, token, mailOf)),
    ...(await exportSamples(app, token)),
    getMe: {},
    updateMe: { body: { name: 'Rachel Tan', phone: '91234567', language: 'en', is_first_login: false } },
    acceptTerms: {},
    getChatIdentity: {},
    getWalletBalance: {},
    saveSetting: {
      body: {
        name: 'Rachel Tan',
        phone: '91234567',
        coordinate,
        pickup_location: coordinate,
        is_same_billing_and_delivery_address: true,
      },
    },
    listPickupLocations: {},
    ...SHIPPING_RULE_SAMPLES,
    ...(await settingSamples(app, token, ONE_PIXEL_PNG)),
    ...(await orderViewSamples(app, token)),
    ...(await addressBookSamples(app, token)),
    getConstants: {},
    getPerformance: {},
    getToday: {},
    listNotices: {},
    readNotices: { body: { up_to: 1_764_000_000 } },
    getHealth: {},
    ...(await messageSamples(app)),
    ...enquirySamples(mailOf),
    listLevel1: { query: { country_code: 'PH', language: 'en', per_page: '1000' } },
    listLevel2: { query: { country_code: 'MY', level1: 'Selangor' } },
    listLevel3: { query: { country_code: 'PH', level1: 'Cavite', level2: 'City of Dasmariñas' } },
    listLevel4: {
      query: { country_code: 'ID', level1: 'DKI Jakarta', level2: 'Kota Jakarta Pusat', level3: 'Menteng' },
    },
    searchAddresses: { query: { country_code: 'SG', post_code: '310145' } },
    reverseGeocode: { query: { lat: '1.334', lng: '103.845', country_code: 'SG' } },
    listOrders: { query: list },
    listTrackPackage: { query: { ...list, status: 'in_transit' } },
    listPickUpAddresses: { query: { delivery_type: 'ready_to_ship' } },
    countOrders: {},
    generateShareLink: { body: { order_id: draft.id, redirect_url: 'http://127.0.0.1:8080/thanks' } },
    addDeliveryAddress: {
      body: {
        order_id: draft.id,
        user_id: draft.id,
        redirect_url: null,
        email: RECIPIENT.email,
        phone: RECIPIENT.phone,
      },
    },
    sendConfirmationLinks: { body: { order_ids: [draft.id] } },
    listShareLinks: { params: id },
    revokeShareLink: { params: { id: (await newShareLink(app, token, draft.id)).id } },
    parseShareLink: { params: { id: opened.secret }, body: { proof } },
    confirmShareLink: {
      params: { id: confirmable.secret },
      body: {
        confirm_token: open.body.confirm_token,
        address: coordinate,
        delivery_instructions: 'Blue door, ring twice',
      },
    },
    ...(await codSamples(app, token, {
      list,
      shipped: () => shippedOrder(app, token, { expected_cod_collection: 48 }),
    })),
    ...(await problemSamples(app, token, () => shippedOrder(app, token, FAILS_ONCE))),
    ...(await claimSamples(app, token, () => shippedOrder(app, token, LOST))),
    ...(await supportRequestSamples(app, token)),
    ...(await importSamples(app, token)),
    ...(await channelSamples(app, token)),
    ...(await bulkJobSamples(app, token, draft.id)),
    createOrder: { body: FULL_DRAFT },
    getOrder: { params: id },
    updateOrder: { params: id, body: FULL_DRAFT },
    saveCustomsPurposes: { body: { parcels: [{ order_id: id.id, customs_purpose: 'gift' }] } },
    deleteOrder: { params: { id: deletable.id } },
    updateOrderAddress: { params: { ...id, part: 'shipping_address' }, body: RECIPIENT },
    cancelOrder: { params: { id: cancellable.id }, body: { reason: 'Customer changed their mind' } },
    archiveOrder: { params: { id: archivable.id }, body: { reason: 'Test order' } },
    restoreOrder: { params: { id: archivable.id } },
    ...(await counterSamples(app, await shippedOrder(app, token))),
    createReturn: { params: { id: completed.id } },
    rateOrder: { params: { id: completed.id }, body: { rating: 5 } },
    estimateOrder: { params: id, body: { voucher_promotion_code: 'discount20', is_insured: true, refresh: true } },
    createLabel: {
      params: { id: priced.id },
      body: {
        estimated_costs_id: entry?.id,
        payment_method_type: 'wallet',
        total_fee: entry?.total_fee,
        print_option: '100x150',
        pick_up_date: '2026-11-23',
        pick_up_time_slot_from: '0900',
        delivery_instructions: 'Ring twice',
      },
    },
    downloadLabels: { body: { order_ids: [shipped.id], format: 'a4', start_position: 2, mask_phones: true } },
    downloadLabel: { params: { id: shipped.id }, query: { format: 'a6', start_position: '1', mask_phones: 'false' } },
    scanLabel: { body: { code: shipped.number } },
    downloadManifest: { query: { courier: 'merlion-express' } },
    getTracking: { params: { id: shipped.id } },
    getPublicTracking: { params: { id: shipped.label?.tracking_code ?? '' } },
    listPublishableKeys: { query: { page: '1', per_page: '10' } },
    createPublishableKey: { body: KEY },
    updatePublishableKey: { params: { id: key.id }, body: { name: 'Web shop', ...KEY_PLACES } },
    revokePublishableKey: { params: { id: key.id } },
    listAvailableStores: {},
    saveStore: { body: { ...STORE, id: kept_store.id } },
    disconnectStore: { params: { id: disconnectable.id }, query: { store: 'manual', shop_name: STORE.store_name } },
    listWebhookEndpoints: { query: { page: '1', per_page: '10' } },
    createWebhookEndpoint: { body: WEBHOOK },
    getWebhookDelivery: { params: { id: tested.id } },
    resendWebhookDelivery: { params: { id: tested.id } },
    getWebhookEndpoint: { params: { id: webhook.id } },
    updateWebhookEndpoint: { params: { id: webhook.id }, body: WEBHOOK },
    deleteWebhookEndpoint: { params: { id: removable.id } },
    revealWebhookSecret: { params: { id: webhook.id } },
    rotateWebhookSecret: { params: { id: webhook.id } },
    testWebhookEndpoint: { params: { id: webhook.id } },
    resendFailedWebhooks: { params: { id: webhook.id }, body: { since: 1_795_219_200 } },
    listWebhookDeliveries: {
      params: { id: webhook.id },
      query: { page: '1', per_page: '10', state: 'failed', type: 'webhook.test' },
    },
    checkKey: { headers: { 'X-Publishable-Key': key.key } },
    ...(await secretKeySamples(app, token)),
    listPaymentMethods: { query: { page: '1', per_page: '10' } },
    startCardSetup: {},
    tryTestCard: { params: { id: await newSetup(app, token) }, body: { ...TEST_CARD, code: '' } },
    createPaymentMethod: {
      body: { payment_method_id: await newTestCard(app, token), is_default: true, name: 'Rachel Tan' },
    },
    updatePaymentMethod: { params: { id: (await newSavedCard(app, token)).id }, body: { is_default: true } },
    deletePaymentMethod: { params: { id: (await newSavedCard(app, token)).id } },
    ...(await memberSamples(app, token, mailOf)),
    ...(await payoutSamples(app, token, me.email)),
    createTopUp: {
      body: { amount: 50, payment_method_id: (await newSavedCard(app, token)).id, confirm_duplicate: false },
    },
    lookUpTopUpBonus: { body: { amount: 300 } },
    getTopUp: { params: { id: (await newTopUp(app, token)).id } },
    downloadTopUpReceipt: { params: { id: (await newTopUp(app, token)).id } },
    ...(await topUpSamples(app, token)),
    listTransactions: {
      query: {
        page: '1',
        per_page: '10',
        account: 'wallet',
        group: 'labels',
        direction: 'out',
        from: '2020-01-01',
        to: '2099-12-31',
      },
    },
    listTransactionWeeks: { query: { page: '1', per_page: '10', account: 'wallet' } },
    getTransactionWeekly: { query: { weeks: '4', account: 'wallet' } },
    exportTransactions: { query: { account: 'wallet', direction: 'in', from: '2020-01-01' } },
    listStatements: { query: { page: '1', per_page: '10', unit: 'month', account: 'wallet' } },
    getStatementRevenue: { query: { year: '2026' } },
    getStatement: {
      params: { key: new Date(app.clock.now()).toISOString().slice(0, 4) },
      query: { page: '1', per_page: '10', account: 'wallet' },
    },
    downloadStatement: {
      params: { key: new Date(app.clock.now()).toISOString().slice(0, 4) },
      query: { format: 'csv', account: 'wallet' },
    },
    answerTestBank: { params: { id: (await newTopUp(app, token)).id }, body: { code: '123456' } },
    ...(await adjustmentSamples(app, token, shippedOrder)),
    listProducts: { query: { page: '1', per_page: '10', status: 'active', search: 'kaya' } },
    uploadProductImage: { body: { data_base64: ONE_PIXEL_PNG, type: 'image/png' } },
    createProduct: { body: PRODUCT_DRAFT },
    getProduct: { params: { id: product.id } },
    updateProduct: { params: { id: product.id }, body: { ...PRODUCT_DRAFT, stock_quantity_was: 40 } },
    archiveProduct: { params: { id: archived.id } },
    restoreProduct: { params: { id: archived.id } },
    ...(await fulfilmentSamples(app, token, () => newOrder(app, token))),
    getListing: { params: { id: product.public_id } },
    quoteCheckout: {
      body: {
        product_id: product.public_id,
        quantity: 2,
        address: { country: 'SG', post_code: '310145', state: '', city: 'Singapore' },
      },
    },
    startCheckout: {
      body: {
        quote_id: purchase.quote_id,
        shipping_option_id: 'flat',
        recipient: BUYER,
        payment_method: 'card',
        expected_total: by_card?.total,
      },
    },
    confirmSandboxPayment: {
      params: { id: unpaid.id },
      body: { secret, action: 'card', card_number: '4242424242424242', code: '' },
    },
    getCheckout: { params: { id: unpaid.id }, query: { secret } },
    getOrderSale: { params: id },
    cancelCheckout: { params: { id: given_up.id }, body: { secret: given_up.secret } },
    listInvoices: { query: { page: '1', per_page: '10', status: 'paid', year: '2026' } },
    getInvoice: { params: { id: invoice.id }, query: { page: '1', per_page: '10' } },
    downloadInvoice: { params: { id: invoice.id }, query: { format: 'csv' } },
    payInvoice: { params: { id: open_invoice.id }, body: { amount: 0.01, reference: `GIRO ${draft.id}` } },
    getCredit: {},
    listCreditCompanies: { query: { page: '1', per_page: '10', scope: 'all', search: 'kaya' } },
    getCreditCompany: { params: { id: invoiced.company_id } },
    changeCredit: { params: { id: invoiced.company_id }, body: { payment_type: 'prepaid', limit: 0 } },
    listActivity: {
      query: { page: '1', per_page: '10', actor: 'support', group: 'parcels', from: '0', object_type: 'order' },
    },
    findAnything: { query: { text: draft.number, kind: 'all' } },
    listAdminActivity: { query: { page: '1', per_page: '10', from: '0' } },
    getLedgerReport: {},
    checkLedger: {},
    listAdminPersons: { query: { search: 'kaya' } },
    createLoginAsGrant: { body: { user_id: me.id, reason: REASON } },
    loginAsAdmin: { body: { access_token: await grantFor(app, 'staff@demo.sampan.test') } },
    listDemoAccounts: {},
    advanceParcel: { body: { tracking_code: shipped.label?.tracking_code, to: 'next' } },
    listOutbox: { query: { to: 'sg@demo.sampan.test', page: '1', per_page: '10' } },
  };
}
