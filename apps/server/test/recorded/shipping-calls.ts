import { HOMES, type Company } from './companies.ts';
import type { Recorder } from './recorder.ts';

/** A parcel with everything filled in, every kind of field among it. */
function fullDraft({ country }: Company) {
  const { recipient, value } = HOMES[country];
  return {
    shipping_address: recipient,
    dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
    package_content: 'Kaya jam, 6 jars',
    item_category: 'food',
    total_package_value: value,
    is_fragile: true,
    is_insured: false,
    delivery_type: 'drop_off',
    print_option: '100x150',
    delivery_instructions: 'Leave with the guard',
    shippers_note: 'Second order of this customer',
    expected_cod_collection: 0,
    cod_includes_shipping_fee: false,
    items: [
      { name: 'Kaya jam', quantity: 4, weight: 0.25, unit_value: value / 4, hs_code: '200799', origin_country: 'SG' },
    ],
  };
}

/** A parcel from its first field to its door, in one country. */
export async function shippingCalls(recorder: Recorder, company: Company): Promise<void> {
  const { call, prepare } = recorder;
  const { token: by, country } = company;
  const input = (note: string, body?: unknown) => ({
    by,
    note: `${country} ${note}`,
    ...(body === undefined ? {} : { body }),
  });
  const draft = fullDraft(company);
  const order = await call('POST /api/v1/order', input('full', draft));
  await call('POST /api/v1/order', input('empty', {}));
  await call(
    'POST /api/v1/order',
    input('heavy', { ...draft, dimension: { length: 500, width: 20, height: 10, weight: 900 } }),
  );
  await call(
    'POST /api/v1/order',
    input('bad phone', { ...draft, shipping_address: { ...draft.shipping_address, phone: '12' } }),
  );
  await call(`GET /api/v1/order/${order.id}`, input('draft'));
  await call(`PUT /api/v1/order/${order.id}`, input('update', { ...draft, package_content: 'Pandan cake' }));
  await call(`PUT /api/v1/order/${order.id}/shipping_address`, input('address', draft.shipping_address));
  const insured = { is_insured: true, voucher_promotion_code: 'discount20' };
  await call(`POST /api/tpl/v1/order/${order.id}/estimated_costs`, input('insured', insured));
  await call(
    `POST /api/tpl/v1/order/${order.id}/estimated_costs`,
    input('unknown voucher', { voucher_promotion_code: 'NOBODY' }),
  );
  const prices = await call(`POST /api/tpl/v1/order/${order.id}/estimated_costs`, input('plain', {}));
  const [price] = prices.estimated_costs;
  await call(
    `POST /api/v1/order/${order.id}/create_label`,
    input('wrong fee', { estimated_costs_id: price.id, total_fee: 0.01 }),
  );
  const buy = {
    estimated_costs_id: price.id,
    payment_method_type: 'wallet',
    total_fee: price.total_fee,
    print_option: '100x150',
  };
  const bought = await call(`POST /api/v1/order/${order.id}/create_label`, input('wallet', buy));
  await untilTracked(recorder, by, order.id);
  await call(`POST /api/v1/order/${order.id}/create_label`, input('twice', buy));
  await call(`GET /api/tpl/v1/order/${order.id}/tracking_info`, input('bought'));
  await call(`GET /api/tpl/v1/order/${order.id}/download_label?format=a6`, input('a6'));
  await call(
    'POST /api/tpl/v1/order/download_labels',
    input('a4', { order_ids: [order.id], format: 'a4', start_position: 2 }),
  );
  await call(`GET /api/tpl/v1/order/${bought.label.tracking_code}/public_tracking_info`, { note: country });
  await prepare('POST /api/dev/courier/advance', { body: { tracking_code: bought.label.tracking_code, to: 'end' } });
  await call(`GET /api/v1/order/${order.id}`, input('delivered'));
  await call(`GET /api/tpl/v1/order/${bought.label.tracking_code}/public_tracking_info`, {
    note: `${country} delivered`,
  });
  await call(`PUT /api/v1/order/${order.id}/rate`, input('five', { rating: 5 }));
  await call(`DELETE /api/v1/order/${order.id}/cancel`, input('too late', { reason: 'Not needed' }));
  await listCalls(recorder, company);
  await endCalls(recorder, company, draft);
  await estimateCalls(recorder, company);
}

/** The courier's first event comes a moment after the purchase was answered. */
async function untilTracked({ prepare }: Pick<Recorder, 'prepare'>, by: string, id: string): Promise<void> {
  for (let left = 400; left > 0; left -= 1) {
    if ((await prepare(`GET /api/v1/order/${id}`, { by })).last_event !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The courier says nothing.');
}

/** Each list finds one parcel: those of one second have no order. */
async function listCalls({ call }: Recorder, { token: by, country }: Company): Promise<void> {
  const list = { page: '1', per_page: '5', sort: 'created_at:desc' };
  for (const more of [
    { search: 'SP-100001' },
    { status: 'new', search: 'SP-100002' },
    { status: 'completed' },
    { sort: 'nobody' },
    { per_page: '1000000' },
  ])
    await call('GET /api/v1/order/list', { by, note: country, query: { ...list, ...more } });
  await call('GET /api/v1/order/list_track_package', { by, note: country, query: list });
  await call('GET /api/v1/order/list_pick_up_address', {
    by,
    note: country,
    query: { delivery_type: 'ready_to_ship' },
  });
  await call('GET /api/v1/order/count', { by, note: country });
  await call('GET /api/v1/analytics/performance', { by, note: country });
}

/** Parcels that end otherwise: cancelled, archived, brought back, deleted, sold for cash at the door. */
async function endCalls(
  { call, prepare }: Recorder,
  company: Company,
  draft: ReturnType<typeof fullDraft>,
): Promise<void> {
  const { token: by, country } = company;
  const note = country;
  const create = (change: object = {}) => prepare('POST /api/v1/order', { by, body: { ...draft, ...change } });
  const ship = async (change: object = {}) => {
    const { id } = await create(change);
    const { estimated_costs } = await prepare(`POST /api/tpl/v1/order/${id}/estimated_costs`, { by, body: {} });
    const [price] = estimated_costs;
    const body = { estimated_costs_id: price.id, payment_method_type: 'wallet', total_fee: price.total_fee };
    const bought = await prepare(`POST /api/v1/order/${id}/create_label`, { by, body });
    await untilTracked({ prepare }, by, id);
    return bought;
  };
  const unwanted = await ship();
  await call(`DELETE /api/v1/order/${unwanted.id}/cancel`, {
    by,
    note,
    body: { reason: 'Customer changed their mind' },
  });
  await call(`GET /api/v1/order/${unwanted.id}`, { by, note: `${note} cancelled` });
  const old = await create();
  await call(`DELETE /api/v1/order/${old.id}/archive`, { by, note, body: { reason: 'Test order' } });
  await call(`POST /api/v1/order/${old.id}/restore`, { by, note });
  await call(`DELETE /api/v1/order/${old.id}`, { by, note: `${note} restored` });
  const { value } = HOMES[country];
  const cash = await ship({ expected_cod_collection: value });
  await call(`GET /api/v1/order/${cash.id}/cod`, { by, note });
  await prepare('POST /api/dev/courier/advance', { body: { tracking_code: cash.label.tracking_code, to: 'end' } });
  await call(`GET /api/v1/order/${cash.id}/cod`, { by, note: `${note} delivered` });
  await call('GET /api/v1/order/cod_totals', { by, note });
  const open = await create();
  const link = await call('POST /api/v1/order/share/generate_link', { by, note, body: { order_id: open.id } });
  const secret = new URL(link.url).searchParams.get('id') ?? '';
  await call(`POST /api/v1/order/share/${secret}/parse`, { note: `${note} wrong proof`, body: { proof: '0000' } });
  const proof = draft.shipping_address.phone.slice(-4);
  const opened = await call(`POST /api/v1/order/share/${secret}/parse`, { note, body: { proof } });
  const address = { ...draft.shipping_address.coordinate, formatted_address: 'as written' };
  const confirm = { confirm_token: opened.confirm_token, address, delivery_instructions: 'Blue door, ring twice' };
  await call(`POST /api/consumer/v1/order/share/${secret}/confirm`, { note, body: confirm });
  await call(`GET /api/v1/order/${open.id}/share/list`, { by, note });
  await call(`DELETE /api/v1/order/share/${link.id}`, { by, note });
}

/** Prices without an order, as the calculator asks for them; and the lists of addresses. */
async function estimateCalls({ call }: Recorder, { country }: Company): Promise<void> {
  const { coordinate, recipient, value } = HOMES[country];
  const base = { sender: coordinate, recipient: recipient.coordinate, is_insured: false };
  const place = ({ post_code = '', state = '', city = '' }: Record<string, unknown>) => ({
    country,
    post_code,
    state,
    city,
  });
  const question = { ...base, sender: place(base.sender), recipient: place(base.recipient) };
  const light = { length: 20, width: 15, height: 10, weight: 0.4 };
  const dimensions = [
    light,
    { ...light, weight: 5 },
    { length: 60, width: 50, height: 40, weight: 3 },
    { ...light, weight: 29.9 },
  ];
  for (const dimension of dimensions)
    await call('POST /api/v1/estimated_costs', {
      note: `${country} ${dimension.length} cm ${dimension.weight} kg`,
      body: { ...question, dimension },
    });
  await call('POST /api/v1/estimated_costs', {
    note: `${country} cash and insurance`,
    body: {
      ...question,
      dimension: light,
      is_insured: true,
      total_package_value: value,
      expected_cod_collection: value,
    },
  });
  for (const to of ['SG', 'MY', 'PH', 'ID', 'US'].filter((each) => each !== country))
    await call('POST /api/v1/estimated_costs', {
      note: `${country} to ${to}`,
      body: { ...question, dimension: light, recipient: { country: to, post_code: '', state: '', city: '' } },
    });
  const level = { country_code: country, language: 'en', per_page: '5' };
  await call('GET /api/v1/common/supported_locations/level_1/list', { query: level });
  await call('GET /api/v1/common/supported_locations/level_2/list', {
    query: { ...level, level1: String(coordinate['state'] ?? '') },
  });
  await call('GET /api/v1/common/search_addresses', {
    query: { country_code: country, post_code: String(coordinate['post_code']) },
  });
}
