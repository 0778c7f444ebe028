import {
  LIVE_PATH,
  type AvailableStore,
  type BulkEstimateRow,
  type FulfillmentOrder,
  type LiveEvent,
  type Order,
  type Sku,
  type Warehouse,
} from '@sampan/contract';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const demo = useDemo();

let owner: NewCompany;
let events: LiveEvent[];
let socket: WebSocket;

const post = <Answer>(path: string, body: object = {}) => owner.api.call<Answer>('POST', path, body);

/** Listens as the console does: over a socket, with a ticket. */
async function listen({ api }: NewCompany): Promise<[WebSocket, LiveEvent[]]> {
  const { ticket } = await api.call<{ ticket: string }>('POST', '/api/v1/me/live_ticket');
  const opened = new WebSocket(`${demo.url.replace('http', 'ws')}${LIVE_PATH}?token=${ticket}`);
  const heard: LiveEvent[] = [];
  opened.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as LiveEvent));
  await new Promise((resolve) => opened.addEventListener('open', resolve, { once: true }));
  return [opened, heard];
}

/** What the database says of a job and its stores, to find out why the end of one did not come. */
async function whereItStands(id: string): Promise<string> {
  const { rows } = await demo.database.pool.query(
    `select row_to_json(j) as job, (select json_agg(i) from bulk_job_items i where i.job_id = j.id) as items,
      (select json_agg(json_build_object('id', c.id, 'state', c.state, 'leased', c.sync_leased_until, 'attempt', c.sync_attempt,
        'failures', c.failures, 'problem', c.problem_message)) from channels c where c.company_id = j.company_id) as stores,
      extract(epoch from now()) as now from bulk_jobs j where j.id = $1`,
    [id],
  );
  const said = demo.server
    .output()
    .split('\n')
    .filter((line) => /bulk|store/u.test(line));
  return JSON.stringify({ rows, said: said.slice(-5) });
}

/** The completion of a job or export, once it has come. */
async function ended(event_type: string, id: string): Promise<LiveEvent> {
  const isIt = (event: LiveEvent) =>
    event.event_type === event_type && [event.data['job_id'], event.data['export_id']].includes(id);
  await expect
    .poll(() => events.some(isIt), { timeout: 60_000 })
    .toBe(true)
    .catch(async (error: Error) => {
      throw new Error(`${error.message}; ${await whereItStands(id)}`, { cause: error });
    });
  return events.find(isIt) as LiveEvent;
}

function progressOf(event_type: string, id: string): LiveEvent['data'][] {
  return events
    .filter((event) => event.event_type === event_type)
    .map(({ data }) => data)
    .filter(({ job_id, export_id }) => [job_id, export_id].includes(id));
}

async function newParcels(count: number): Promise<string[]> {
  const coordinate = { country: 'SG', unit_number: '#08-212', street: '145 Lorong 2 Toa Payoh', post_code: '310145' };
  const parcel = {
    shipping_address: { name: 'Nurul Aisyah', phone: '91234567', email: 'buyer@example.test', coordinate },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
  };
  const made = await Promise.all(Array.from({ length: count }, () => post<Order>('/api/v1/order', parcel)));
  return made.map(({ id }) => id);
}

async function boughtParcels(count: number): Promise<string[]> {
  const order_ids = await newParcels(count);
  const { rows } = await post<{ rows: BulkEstimateRow[] }>('/api/tpl/v1/bulk/estimated_costs', { order_ids });
  const labels = rows.map(({ order_id, estimated_costs: [cheapest] }) => ({
    order_id,
    estimated_costs_id: cheapest?.id,
    total_fee: cheapest?.total_fee,
  }));
  const job = await post<{ id: string }>('/api/v1/bulk_job/create_labels', { labels });
  await ended('create_labels_completed', job.id);
  return order_ids;
}

async function newFulfilments(count: number): Promise<string[]> {
  const warehouse = await post<Warehouse>('/api/wms/v1/warehouse', {
    name: 'Ubi store room',
    address: '10 Ubi Crescent',
  });
  const sku = await post<Sku>('/api/wms/v1/sku', { sku: 'KAYA-250', name: 'Kaya jam 250 g', weight: 0.25 });
  const stock = { warehouse_id: warehouse.id, sku_id: sku.id, delta: 20, note: 'Counted' };
  await post('/api/wms/v1/stock/adjust', stock);
  const ids: string[] = [];
  for (const order_id of await newParcels(count)) {
    const body = { order_ids: [order_id], lines: [{ sku: sku.sku, quantity: 1 }] };
    const { records } = await post<{ records: FulfillmentOrder[] }>(
      '/api/fulfillment/v1/fulfillment_order/create',
      body,
    );
    ids.push(...records.map(({ id }) => id));
  }
  return ids;
}

/** Connects a store as a browser does, through its consent page. */
async function connectStore(source: string): Promise<string> {
  const query = new URLSearchParams({ source, redirect_url: `${demo.url}/stores` });
  const asked = await fetch(`${demo.url}/api/v1/setting/auth_store?${query.toString()}`, {
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  const { url } = (await asked.json()) as { url: string };
  const page = await (await fetch(url)).text();
  const allow = /class="allow" href="([^"]+)"/u.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const back = (await fetch(new URL(allow, url), { redirect: 'manual' })).headers.get('location') ?? '';
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  await fetch(back, { redirect: 'manual', headers: { Cookie: cookie } });
  const { records } = await owner.api.call<{ records: AvailableStore[] }>('GET', '/api/v1/setting/available_store');
  const [store] = records.find((kind) => kind.source === source)?.stores ?? [];
  if (!store) throw new Error(`${source} is not connected`);
  return store.id;
}

beforeAll(async () => {
  owner = await demo.newCompany({ country: 'SG', money: 300 });
  [socket, events] = await listen(owner);
});
afterAll(() => socket.close());

/** Of one server (`bulk-runner.ts`). */
const MOST_ITEMS_AT_ONCE = 8;
const COUNTS = { success: 2, failed: 0, remaining: 0, total: 2 };

describe('outcomes of long jobs reach the person through the socket (spec 4 Live events)', () => {
  test.each([
    {
      kind: 'print_labels',
      start: async () => post<{ id: string }>('/api/v1/bulk_job/print_labels', { order_ids: await boughtParcels(2) }),
      more: { link: expect.stringMatching(/\/labels\.pdf$/u) },
    },
    {
      kind: 'cancel_orders',
      start: async () =>
        post<{ id: string }>('/api/v1/bulk_job/cancel_orders', { order_ids: await newParcels(2), reason: 'Sold out' }),
      more: {},
    },
    {
      kind: 'pick_orders',
      start: async () =>
        post<{ id: string }>('/api/fulfillment/v1/fulfillment_order/pick', { ids: await newFulfilments(2) }),
      more: {},
    },
    {
      kind: 'cancel_fulfillment_orders',
      start: async () => {
        const { records } = await owner.api.call<{ records: FulfillmentOrder[] }>(
          'GET',
          '/api/fulfillment/v1/fulfillment_order/list?page=1&per_page=10',
        );
        const ids = records.map(({ id }) => id);
        return post<{ id: string }>('/api/fulfillment/v1/fulfillment_order/cancel', { ids, reason: 'Sold out' });
      },
      more: {},
    },
  ])('$kind: progress with its four counts, then the end', async ({ kind, start, more }) => {
    const { id } = await start();
    const end = await ended(`${kind}_completed`, id);
    expect(end.user_id).toBe(owner.user.id);
    expect(end.data).toEqual({ job_id: id, state: 'completed', ...COUNTS, ...more });
    // Two items may be done before anybody counts them.
    for (const { success, failed, remaining, total, ...rest } of progressOf(`${kind}_progress`, id)) {
      expect([total, Number(success) + Number(failed) + Number(remaining)]).toEqual([2, 2]);
      expect(rest).toEqual({ job_id: id, state: expect.any(String) });
    }
  });

  test('a job of more items than are worked on at a time tells its progress before its end', async () => {
    const items = MOST_ITEMS_AT_ONCE + 1;
    const order_ids = await newParcels(items);
    const { id } = await post<{ id: string }>('/api/v1/bulk_job/cancel_orders', { order_ids, reason: 'Sold out' });
    await ended('cancel_orders_completed', id);
    const [first] = progressOf('cancel_orders_progress', id);
    expect(first).toMatchObject({ job_id: id, state: 'running', failed: 0, total: items });
    const seqs = events.filter(({ data }) => data['job_id'] === id).map(({ event_type }) => event_type);
    expect([seqs[0], seqs.at(-1)]).toEqual(['cancel_orders_progress', 'cancel_orders_completed']);
  });

  test('print_labels without a label to print says so in error_message, and has no link', async () => {
    const { id } = await post<{ id: string }>('/api/v1/bulk_job/print_labels', { order_ids: await newParcels(2) });
    const { data } = await ended('print_labels_completed', id);
    expect(data).toEqual({
      job_id: id,
      state: 'completed',
      ...COUNTS,
      success: 0,
      failed: 2,
      error_message: 'This label is not available now',
    });
  });

  test.each(['orders', 'transactions'])('export_%s_csv: progress, then a link to the file', async (kind) => {
    const { id } = await post<{ id: string }>(`/api/v1/export/${kind}`);
    const { data } = await ended(`export_${kind}_csv_completed`, id);
    expect(data).toMatchObject({ export_id: id, rows: expect.any(Number) });
    expect(data).not.toHaveProperty('error_message');
    const file = await fetch(new URL(String(data['link']), demo.url));
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(Number(data['rows']) + 1);
    const [first] = progressOf(`export_${kind}_csv_progress`, id);
    expect(first).toEqual({ export_id: id, success: 0, failed: 0, remaining: data['rows'], total: data['rows'] });
  });

  test('store_sync: the end of it', async () => {
    const store_id = await connectStore('lazada');
    const { id } = await post<{ id: string }>('/api/marketplace/v1/order/sync_all', { store_id });
    const { data } = await ended('store_sync_completed', id);
    // Its counts are of orders, of which a shop that was opened just now has none or few.
    const { success, total, ...rest } = data;
    expect(rest).toEqual({ job_id: id, state: 'completed', failed: 0, remaining: 0 });
    expect(success).toBe(total);
    await owner.api.call('DELETE', `/api/v1/setting/disconnect_store/${store_id}?store=lazada`);
  });

  test('payment_completed: what was paid, and that it succeeded', async () => {
    const { records } = await owner.api.call<{ records: { id: string }[] }>('GET', '/api/v1/payment_method/list');
    const top_up = await post<{ id: string }>('/api/v1/me/top_up', { amount: 50, payment_method_id: records[0]?.id });
    const mine = () => events.find(({ data }) => data['top_up_id'] === top_up.id);
    await expect.poll(mine, { timeout: 60_000 }).toBeTruthy();
    expect(mine()).toMatchObject({
      event_type: 'payment_completed',
      data: { success: true, is_label: false, started_by: owner.user.id, message: expect.stringContaining('50.00') },
    });
  });

  test('nothing of it reaches another company', async () => {
    const [other, heard] = await listen(await demo.newCompany({ country: 'MY' }));
    const { id } = await post<{ id: string }>('/api/v1/export/orders');
    await ended('export_orders_csv_completed', id);
    expect(heard.filter(({ user_id }) => user_id === owner.user.id)).toEqual([]);
    other.close();
  });
});
