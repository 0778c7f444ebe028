import { eq } from 'drizzle-orm';
import {
  WEBHOOK_EVENT_TYPES,
  endpoints,
  type Order,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
} from '@sampan/contract';
import { createEgress, type EgressOptions } from '../../src/platform/egress/egress-client.ts';
import { outbox } from '../../src/platform/outbox/outbox.table.ts';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';
import { openTestApp, type TestApp } from '../app/test-app.fixtures.ts';
import { createWebhookDispatcher } from '../../src/modules/integration/webhook/dispatch-webhooks.ts';
import { createDeliveries } from '../../src/modules/integration/webhook/create-deliveries.ts';
import { startReceiver, type Receiver } from './receiver.fixtures.ts';
import { webhookEndpoints, webhookEvents } from '../../src/modules/integration/webhook/webhook.table.ts';

export interface WebhookHouse {
  app: TestApp;
  receiver: Receiver;
  /** A session of the owner in Singapore. */
  readonly owner: string;
  /** Turns the clock, and signs in anew where the session ended meanwhile. */
  later(seconds: number): Promise<void>;
  newEndpoint(change?: object, token?: string): Promise<WebhookEndpoint>;
  newOrder(): Promise<Order>;
  endpointOf(id: string): Promise<WebhookEndpoint>;
  deliveriesOf(id: string): Promise<WebhookDelivery[]>;
  /** Fans out and delivers until nothing is due. */
  deliverAll(): Promise<void>;
  /** What arrived, parsed. */
  bodies(): WebhookEvent[];
  /** Forgets every endpoint, event and request; the receiver answers 200 again. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A whole server with a receiver on this computer that it may call. */
export async function openWebhookHouse(
  options: EgressOptions & { receivers?: readonly string[] } = {},
): Promise<WebhookHouse> {
  const receiver = await startReceiver();
  const allow = [receiver.host, ...(options.receivers ?? [])];
  const app = await openTestApp({ ports: { egress: createEgress({ ...options, allow }) } });
  // What is due in a few seconds is due when a test says so, however long the test takes.
  app.clock.stop();
  let owner = await app.tokenOf('sg@demo.sampan.test');
  const { run } = createWebhookDispatcher(app.ctx);
  return {
    app,
    receiver,
    get owner() {
      return owner;
    },
    async later(seconds) {
      app.clock.advance(seconds);
      const body = { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD };
      owner = (await app.call<{ token: string }>(endpoints.login, { body })).body.token;
    },
    async newEndpoint(change = {}, token = owner) {
      const answer = await app.call<WebhookEndpoint>(endpoints.createWebhookEndpoint, {
        token,
        body: { url: receiver.url, events: [...WEBHOOK_EVENT_TYPES], ...change },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    async newOrder() {
      return (await app.call<Order>(endpoints.createOrder, { token: owner, body: { package_content: 'Jam' } })).body;
    },
    async endpointOf(id) {
      return (await app.call<WebhookEndpoint>(endpoints.getWebhookEndpoint, { token: owner, params: { id } })).body;
    },
    async deliveriesOf(id) {
      const { body } = await app.call<{ records: WebhookDelivery[] }>(endpoints.listWebhookDeliveries, {
        token: owner,
        params: { id },
        query: { per_page: '100' },
      });
      return body.records;
    },
    async deliverAll() {
      for (;;) {
        const found = await createDeliveries(app.ctx);
        if ((await run()) === 0 && found === 0) return;
      }
    },
    bodies: () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookEvent),
    async clear() {
      await app.ctx.db.delete(webhookEndpoints);
      await app.ctx.db.delete(webhookEvents);
      await app.ctx.db.delete(outbox).where(eq(outbox.topic, 'webhook'));
      receiver.received.length = 0;
      receiver.answer = (_request, response) => response.end('ok');
    },
    async close() {
      await receiver.close();
      await app.close();
    },
  };
}
