import { PASSWORD, type Company } from './companies.ts';
import type { Recorder } from './recorder.ts';

const PAGE = { page: '1', per_page: '5' };

/** What a company reads and does about its money. */
export async function moneyCalls({ call, prepare }: Recorder, company: Company): Promise<void> {
  const { token: by, card_id, country } = company;
  await call('POST /api/v1/me/top_up', { by, note: 'too small', body: { amount: 0.5, payment_method_id: card_id } });
  await call('POST /api/v1/me/top_up', {
    by,
    note: 'unknown card',
    body: { amount: 50, payment_method_id: company.user.id },
  });
  const bonus = { SG: 300, MY: 1_000, PH: 10_000, ID: 1_000_000 }[country];
  await call('POST /api/v1/me/top_up/bonus', { by, note: country, body: { amount: bonus } });
  const paid = await call('POST /api/v1/me/top_up', {
    by,
    note: `${country} again`,
    body: { amount: bonus, payment_method_id: card_id, confirm_duplicate: true },
  });
  await call(`GET /api/v1/me/top_up/${paid.id}`, { by });
  await call(`GET /api/v1/me/top_up/${paid.id}/receipt`, { by });
  await call('GET /api/v1/payment_method/list', { by, note: country, query: PAGE });
  await call('GET /api/v1/me/balance_setting', { by, note: country });
  await call('PUT /api/v1/me/balance_setting/low_balance', { by, body: { is_on: true, threshold: 20 } });
  await call('PUT /api/v1/me/balance_setting/automatic_top_up', {
    by,
    body: { is_on: true, threshold: 20, amount: 1, monthly_cap: 1, consent: false },
  });
  for (const path of [
    'transaction/list',
    'statement/list',
    'invoice/list',
    'refund/list',
    'adjustment/list',
    'cod/settlement/list',
  ])
    await call(`GET /api/v1/${path}`, { by, note: country, query: PAGE });
  for (const query of [
    { account: 'wallet', direction: 'in' },
    { account: 'wallet', group: 'labels' },
    { from: 'yesterday' },
    { account: 'nobody' },
  ])
    await call('GET /api/v1/transaction/list', { by, note: country, query });
  await call('GET /api/v1/transaction/list/weekly', { by, note: country, query: { ...PAGE, account: 'wallet' } });
  await call('GET /api/v1/transaction/weekly', { by, note: country, query: { weeks: '4', account: 'wallet' } });
  await call('GET /api/v1/transaction/export', { by, note: country, query: { account: 'wallet' } });
  await call('GET /api/v1/transaction/order_analysis/list', { by, note: country, query: { group_by: 'courier' } });
  await call('GET /api/v1/refund/download', { by, note: country });
  const { records } = await prepare('GET /api/v1/refund/list', { by });
  await call(`GET /api/v1/refund/${records[0].id}/credit_note`, { by, note: country });
  const payout = '/api/capital/v1/payout';
  await call(`GET ${payout}/balance`, { by, note: country });
  await call(`GET ${payout}/list`, { by, note: country });
  const bank = {
    method: 'bank',
    bank_name: 'DBS Bank',
    bank_account: '0012345678',
    number: '0012345678',
    beneficiary_name: 'Kopi & Kaya',
  };
  await call('POST /api/capital/v1/payout_account', {
    by,
    note: `${country} wrong password`,
    body: { ...bank, password: 'Wrong#2026' },
  });
  const account = await call('POST /api/capital/v1/payout_account', {
    by,
    note: country,
    body: { ...bank, password: PASSWORD },
  });
  await call('POST /api/capital/v1/payout', {
    by,
    note: `${country} more than there is`,
    body: { payout_account_id: account.id, amount: 50, password: PASSWORD, confirm_duplicate: false },
  });
  await call('GET /api/capital/v1/payout_account/list', { by, note: country });
  await call(`DELETE /api/capital/v1/payout_account/${account.id}`, { by, note: country });
}

/** A product from its listing to a paid sale, and what else the public asks. */
export async function sellingCalls({ call }: Recorder, { token: by }: Company): Promise<void> {
  const draft = {
    product_name: 'Kaya jam, 240 g',
    product_price: 8.5,
    product_description: 'Pandan and coconut, cooked for six hours.',
    product_weight: 0.4,
    shipping_fee: 3.5,
    shipping_fee_model: 'flat_per_order',
    stock_quantity: 40,
    allow_edit_qty_by_customer: true,
    cod_allowed: true,
    hs_code: '200799',
    dimension: { length: 8, width: 8, height: 10 },
  };
  const product = await call('POST /api/wms/v1/product', { by, body: draft });
  await call('POST /api/wms/v1/product', {
    by,
    note: 'no name, no price',
    body: { ...draft, product_name: '', product_price: -1 },
  });
  await call(`GET /api/wms/v1/product/${product.id}`, { by });
  await call(`PUT /api/wms/v1/product/${product.id}`, {
    by,
    body: { ...draft, stock_quantity: 12, stock_quantity_was: 40 },
  });
  await call('GET /api/wms/v1/product/list', { by, query: { ...PAGE, status: 'active', search: 'kaya' } });
  await call(`GET /api/consumer/v1/checkout/product/${product.public_id}`);
  const address = { country: 'SG', post_code: '310145', state: '', city: 'Singapore' };
  const quote = await call('POST /api/consumer/v1/checkout/quote', {
    body: { product_id: product.public_id, quantity: 2, address },
  });
  await call('POST /api/consumer/v1/checkout/quote', {
    note: 'more than there is',
    body: { product_id: product.public_id, quantity: 500, address },
  });
  const recipient = {
    name: 'Nurul Aisyah binti Rahman',
    phone: '91234567',
    email: 'nurul@example.test',
    coordinate: { unit_number: '#08-212', street: 'Blk 145 Toa Payoh Lorong 2', ...address, lat: 1.334, lng: 103.845 },
  };
  const [option] = quote.shipping_options;
  const buy = { quote_id: quote.quote_id, shipping_option_id: option.id, recipient, payment_method: 'card' };
  await call('POST /api/consumer/v1/checkout', { note: 'another total', body: { ...buy, expected_total: 0.01 } });
  const total = (option.payments as { method: string; total: number }[]).find(({ method }) => method === 'card')?.total;
  const refused = await call('POST /api/consumer/v1/checkout', {
    note: 'declined',
    body: { ...buy, expected_total: total },
  });
  await call(`POST /api/consumer/v1/checkout/${refused.id}/sandbox_payment`, {
    note: 'declined',
    body: { secret: refused.secret, action: 'card', card_number: '4000000000000002' },
  });
  const checkout = await call('POST /api/consumer/v1/checkout', { body: { ...buy, expected_total: total } });
  const card = { secret: checkout.secret, action: 'card', card_number: '4242424242424242' };
  await call(`POST /api/consumer/v1/checkout/${checkout.id}/sandbox_payment`, { body: card });
  await call(`GET /api/consumer/v1/checkout/${checkout.id}`, { query: { secret: checkout.secret } });
  await call(`POST /api/consumer/v1/checkout/${checkout.id}/cancel`, {
    note: 'paid',
    body: { secret: checkout.secret },
  });
  await call(`DELETE /api/wms/v1/product/${product.id}`, { by });
  await call(`POST /api/wms/v1/product/${product.id}/restore`, { by });
  await call('GET /api/v1/common/constant');
  await call('GET /api/health');
  await call('GET /api/v1/common/reverse_geocode', { query: { lat: '1.334', lng: '103.845', country_code: 'SG' } });
  const person = { name: 'Hui Min', phone: '91234567', country_code: 'SG' };
  await call('POST /api/v1/common/send_contact', {
    body: { ...person, email: 'hui@example.test', content: 'Do you pick up on Saturdays?' },
  });
  await call('POST /api/v1/common/send_contact', { note: 'bad', body: { ...person, email: 'hui', content: '' } });
  await call('GET /api/v1/nothing-here', { note: 'unknown path' });
  await call('PATCH /api/v1/me', { note: 'unknown method' });
}
