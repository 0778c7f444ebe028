import { endpoints, type OrderListQuery } from '@sampan/contract';
import type { TestApp } from '#test/app/test-app.fixtures.ts';
import { p95 } from './p95.ts';

const CALLS = 40;

type Query = { [K in keyof OrderListQuery]?: string };

/** Every filter and every sort of spec 7 'GET order/list', alone and together, near and far pages. */
const LISTS: Record<string, Query> = {
  'first page, newest first': {},
  'status new': { status: 'new' },
  'status completed, oldest first': { status: 'completed', sort: 'created_at:asc' },
  'status in transit, last updated': { status: 'in_transit', sort: 'updated_at:desc' },
  'first updated': { sort: 'updated_at:asc' },
  'page 400': { page: '400' },
  courier: { courier: 'kilat-rider' },
  'courier and status': { courier: 'kilat-rider', status: 'ready_to_ship' },
  'pick-up address': { formatted_pick_up_address: 'Pick-up place 3' },
  'pick-up address and status': { formatted_pick_up_address: 'Pick-up place 3', status: 'ready_to_ship' },
  'delivery type and status': { delivery_type: 'drop_off', status: 'new' },
  'delivery type': { delivery_type: 'pick_up' },
  COD: { is_cod: 'true' },
  'COD in transit': { is_cod: 'true', status: 'in_transit' },
  problems: { has_problem: 'true' },
  archived: { is_archived: 'true' },
  'one day': { created_from: '1750000000', created_to: '1750086400' },
  'search by number': { search: 'SP-2777123' },
  'search by a rare name': { search: 'c4ca4238a' },
  'search by a common name': { search: 'nguyen' },
  'search without a match': { search: 'zzyzx' },
};

async function timed(app: TestApp, token: string, query: Query): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await app.call(endpoints.listOrders, { token, query: query as Record<string, string> });
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(answer.body)}`);
  }
  return p95(times);
}

/** Follows the cursor far into the list; how deep it is must not matter. */
async function timedDeep(app: TestApp, token: string): Promise<number> {
  const times: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 300; page += 1) {
    const started = performance.now();
    const answer = await app.call<{ next_cursor: string }>(endpoints.listOrders, {
      token,
      query: { per_page: '100', ...(cursor ? { cursor } : {}) },
    });
    times.push(performance.now() - started);
    cursor = answer.body.next_cursor;
  }
  return p95(times);
}

/** Lists, a far page and the counts, over whatever parcels the company has (issue target: any list under 50 ms p95). */
export async function listFigures(app: TestApp, token: string) {
  const figures: { name: string; value: number; unit: string; target: string | null }[] = [];
  for (const [name, query] of Object.entries(LISTS)) {
    await timed(app, token, query);
    figures.push({ name: `p95 ${name}`, value: await timed(app, token, query), unit: 'ms', target: '<= 50' });
  }
  figures.push({
    name: 'p95 of 300 pages of 100 by cursor',
    value: await timedDeep(app, token),
    unit: 'ms',
    target: '<= 50',
  });
  const count = performance.now();
  await app.call(endpoints.countOrders, { token });
  figures.push({ name: 'count of every status', value: performance.now() - count, unit: 'ms', target: '<= 50' });
  return figures;
}
