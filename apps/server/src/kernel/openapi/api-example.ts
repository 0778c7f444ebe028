import type { EndpointName } from '@sampan/contract';

const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';
const SHOP = { country: 'SG', post_code: '409051', street: '60 Paya Lebar Road', unit_number: '#03-11' };
const RECIPIENT = {
  name: 'Nurul Aisyah binti Rahman',
  phone: '91234567',
  email: 'nurul@example.test',
  coordinate: { country: 'SG', post_code: '310145', street: '145 Lorong 2 Toa Payoh', unit_number: '#08-212' },
};
const DIMENSION = { length: 30, width: 20, height: 10, weight: 1.5 };
const PARCEL = {
  shipping_address: RECIPIENT,
  dimension: DIMENSION,
  package_content: 'Kaya jam, 6 jars',
  total_package_value: 48,
};

const PRODUCT = {
  product_name: 'Kaya jam, 240 g',
  product_price: 8.5,
  product_description: 'Pandan and coconut, cooked for six hours.',
  product_weight: 0.4,
  shipping_fee: 3.5,
  shipping_fee_model: 'flat_per_order',
  stock_quantity: 40,
  allow_edit_qty_by_customer: true,
};
/** The smallest picture there is: one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const DEMO_PRODUCT = 'prod_sg_kaya_jam_trio';

/** A request body for every endpoint that takes one, ready to be sent: most work as they are on a demo server. */
export const BODY_EXAMPLES: Partial<Record<EndpointName, object>> = {
  login: { email: 'sg@demo.sampan.test', password: 'Sampan#2026' },
  register: {
    email: 'hello@example.test',
    password: 'Sampan#2026',
    name: 'Hui Min',
    phone: '91234567',
    country_code: 'SG',
  },
  loginGoogle: {
    access_token: 'the ID token or access token of Google',
    timezone: 'Asia/Singapore',
    accept_emails: false,
  },
  loginFacebook: { access_token: 'the access token of Facebook', timezone: 'Asia/Singapore', accept_emails: false },
  linkSocialLogin: { provider: 'google', access_token: 'the ID token or access token of Google' },
  sendContact: {
    name: 'Hui Min',
    email: 'hello@example.test',
    phone: '91234567',
    content: 'Do you pick up on Saturdays?',
    country_code: 'SG',
  },
  sendSalesLead: {
    first_name: 'Hui Min',
    last_name: 'Tan',
    company_name: 'Kopi & Kaya Goods',
    company_email: 'hello@example.test',
    company_phone: '91234567',
    company_website: 'https://shop.example',
    region: 'Singapore',
    service: 'International shipping',
    comment: 'About 400 parcels a month.',
    country_code: 'SG',
  },
  sendCompanyEnquiry: {
    kind: 'api',
    name: 'Kopi & Kaya Goods',
    email: 'hello@example.test',
    phone: '91234567',
    brand_name: 'Kopi & Kaya',
    website_url: 'https://shop.example',
    country_code: 'SG',
  },
  updateMe: { name: 'Rachel Tan Hui Min', phone: '91234567', language: 'en' },
  createPickupLocation: {
    place_name: 'Warehouse',
    name: 'Hui Min',
    phone: '91234567',
    note: 'Gate B',
    coordinate: SHOP,
  },
  updatePickupLocation: {
    place_name: 'Warehouse',
    name: 'Hui Min',
    phone: '91234567',
    note: 'Gate B',
    coordinate: SHOP,
  },
  saveCompany: {
    name: 'Kopi & Kaya Goods Pte. Ltd.',
    brand_name: 'Kopi & Kaya',
    website_url: 'https://shop.example',
    business: { entity_type: 'Private limited company', date: '2019-05-02', uen: '201912345K' },
  },
  uploadCompanyFile: { name: 'Profile.png', type: 'image/png', data_base64: PICTURE },
  uploadAvatar: { type: 'image/png', data_base64: PICTURE },
  saveNotificationChoices: { sale: true, parcel_problem: false },
  createLoginAsGrant: { user_id: ID, reason: 'They asked why a label was refused' },
  loginAsAdmin: { access_token: 'the access_token of the grant' },
  saveSetting: { coordinate: SHOP, pickup_location: SHOP },
  inviteMember: { email: 'wei.jie@example.test', role: 'staff' },
  parseInvitation: { token: 'what stands behind the # of the link' },
  acceptInvitation: {
    token: 'what stands behind the # of the link',
    name: 'Marcus Lim Wei Jie',
    password: 'Sampan#2026',
    is_read: true,
  },
  changeMemberRole: { role: 'staff_ro' },
  createOrder: PARCEL,
  updateOrder: { ...PARCEL, package_content: 'Kaya jam, 12 jars', total_package_value: 96 },
  updateOrderAddress: RECIPIENT,
  cancelOrder: { reason: 'The customer changed their mind' },
  archiveOrder: { reason: 'A test' },
  rateOrder: { rating: 5 },
  addDeliveryAddress: { order_id: ID, email: 'nurul@example.test' },
  sendConfirmationLinks: { order_ids: [ID] },
  generateShareLink: { order_id: ID },
  parseShareLink: { proof: '4567' },
  confirmShareLink: {
    confirm_token: 'of the answer of parse',
    address: RECIPIENT.coordinate,
    delivery_instructions: 'Leave with the guard',
  },
  estimateOrder: { is_insured: false, refresh: false },
  estimatePublic: {
    sender: { country: 'MY', post_code: '47300', state: 'Selangor', city: 'Petaling Jaya' },
    recipient: { country: 'MY', post_code: '10200', state: 'Pulau Pinang', city: 'George Town' },
    dimension: DIMENSION,
  },
  createLabel: { estimated_costs_id: `${ID}.1`, total_fee: 4.78, payment_method_type: 'wallet' },
  downloadLabels: { order_ids: [ID], format: 'a4', start_position: 1 },
  createSecretKey: { name: 'Order robot', mode: 'test', scopes: ['orders:read', 'orders:write', 'rates:read'] },
  updateSecretKey: { name: 'Order robot', scopes: ['orders:read'], allowed_ips: ['203.0.113.0/24'] },
  rotateSecretKey: { overlap_hours: 24 },
  createProduct: PRODUCT,
  updateProduct: { ...PRODUCT, product_price: 9.5, stock_quantity: 60, stock_quantity_was: 40 },
  uploadProductImage: { data_base64: PICTURE, type: 'image/png' },
  quoteCheckout: { product_id: DEMO_PRODUCT, quantity: 2, address: { country: 'SG', post_code: '310145' } },
  startCheckout: {
    quote_id: 'the quote_id of the quote',
    shipping_option_id: 'flat',
    recipient: RECIPIENT,
    payment_method: 'card',
    expected_total: 41.8,
  },
  confirmSandboxPayment: {
    secret: 'the secret of the started checkout',
    action: 'card',
    card_number: '4242424242424242',
  },
  cancelCheckout: { secret: 'the secret of the started checkout' },
  tryTestCard: { card_number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2031, code: '' },
  createPaymentMethod: { payment_method_id: 'pm_1PkfLq2eZvKYlo2C', is_default: true, name: 'RACHEL TAN' },
  updatePaymentMethod: { is_default: true },
  createPublishableKey: {
    name: 'Web shop',
    mode: 'live',
    allowed_origins: ['https://shop.example'],
    scopes: ['estimate', 'track'],
  },
  updatePublishableKey: { allowed_origins: ['https://shop.example', 'https://www.shop.example'] },
  advanceParcel: { tracking_code: 'SMPSP00000000017', to: 'next' },
};
