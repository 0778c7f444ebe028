import { WEBHOOK_EVENT_TYPES, endpoints } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { purgeWebhooks } from './delivery.repo.ts';
import { openWebhookHouse, type WebhookHouse } from '#test/webhook/webhook-house.fixtures.ts';

let house: WebhookHouse;
beforeAll(async () => {
  house = await openWebhookHouse();
});
afterAll(() => house.close());
afterEach(() => house.clear());

describe('the delivery log', () => {
  test('is filtered and paged by number and by cursor, the newest on top', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created', 'order.cancelled'] });
    for (let n = 0; n < 5; n += 1) await house.newOrder();
    await house.deliverAll();
    house.receiver.answer = (_request, response) => response.writeHead(500).end();
    const order = await house.newOrder();
    await house.app.call(endpoints.cancelOrder, { token: house.owner, params: { id: order.id }, body: { reason: '' } });
    await house.deliverAll();
    type Page = { records: { id: string; type: string }[]; total: number; next_cursor: string | null };
    const list = async (query: Record<string, string>) =>
      (await house.app.call<Page>(endpoints.listWebhookDeliveries, { token: house.owner, params: { id }, query })).body;
    expect((await list({ state: 'delivered' })).total).toBe(5);
    expect((await list({ type: 'order.cancelled', state: 'pending' })).records.map(({ type }) => type)).toEqual([
      'order.cancelled',
    ]);
    const all = await list({ per_page: '100' });
    expect([all.total, all.next_cursor]).toEqual([7, null]);
    const first = await list({ per_page: '3' });
    const rest = await list({ per_page: '4', cursor: first.next_cursor ?? '' });
    expect([...first.records, ...rest.records]).toEqual(all.records);
    expect((await list({ per_page: '3', page: '2' })).records).toEqual(all.records.slice(3, 6));
    expect((await list({ cursor: 'nonsense' })) as unknown).toMatchObject({ code: 'invalid_input', param: 'cursor' });
  });

  test('is kept 30 days', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    await house.newOrder();
    await house.deliverAll();
    const [delivery] = await house.deliveriesOf(id);
    const created_at = delivery?.created_at ?? 0;
    await purgeWebhooks(house.app.ctx, created_at);
    expect(await house.deliveriesOf(id)).toEqual([delivery]);
    await purgeWebhooks(house.app.ctx, created_at + 1);
    expect(await house.deliveriesOf(id)).toEqual([]);
    expect((await house.app.ctx.db.execute(sql`select 1 from webhook_attempts`)).rows).toEqual([]);
  });

  test('every type of event is one that somebody can ask for', async () => {
    const made = await house.newEndpoint({ events: [...WEBHOOK_EVENT_TYPES] });
    expect(made.events).toEqual([...WEBHOOK_EVENT_TYPES]);
  });
});
