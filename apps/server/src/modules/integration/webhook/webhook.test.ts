import { endpoints, type WebhookDeliveryDetail, type WebhookEndpoint } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { openWebhookHouse, type WebhookHouse } from '#test/webhook/webhook-house.fixtures.ts';
import { decryptSecret, encryptSecret } from './signing-secret.ts';
import { webhookEndpoints } from './webhook.table.ts';

let house: WebhookHouse;
let stranger: string;
let staff: string;
let read_only: string;

beforeAll(async () => {
  house = await openWebhookHouse({ resolve: async () => ['93.184.215.14'] });
  stranger = await house.app.tokenOf('my@demo.sampan.test');
  staff = await house.app.tokenOf('staff@demo.sampan.test');
  read_only = await house.app.tokenOf('readonly@demo.sampan.test');
});
afterAll(() => house.close());
afterEach(async () => {
  house.receiver.received.length = 0;
  await house.app.ctx.db.delete(webhookEndpoints);
});

const call = <T>(endpoint: (typeof endpoints)[keyof typeof endpoints], token: string, id: string, body?: object) =>
  house.app.call<T>(endpoint, { token, params: { id }, ...(body ? { body } : {}) });

describe('webhook endpoints (trust 1 Webhooks out)', () => {
  test('say what they are told of and how they are doing, and never their secret', async () => {
    const made = await house.newEndpoint({
      url: 'https://hooks.example.com/sampan',
      events: ['order.updated', 'label.purchased', 'order.updated'],
      description: 'Our warehouse',
    });
    expect(made).toMatchObject({
      url: 'https://hooks.example.com/sampan',
      events: ['order.updated', 'label.purchased'],
      description: 'Our warehouse',
      is_enabled: true,
      state: 'unused',
      disabled_reason: null,
      previous_secret_until: null,
    });
    const list = await house.app.call<{ records: WebhookEndpoint[] }>(endpoints.listWebhookEndpoints, {
      token: read_only,
    });
    expect(list.body.records).toEqual([made]);
    expect(JSON.stringify([made, list.body])).not.toMatch(/secret"|whsec_/u);
    const changed = await call<WebhookEndpoint>(endpoints.updateWebhookEndpoint, house.owner, made.id, {
      events: ['order.created'],
    });
    expect(changed.body).toMatchObject({ url: made.url, events: ['order.created'], description: 'Our warehouse' });
    expect((await call(endpoints.deleteWebhookEndpoint, house.owner, made.id)).body).toEqual({ success: true });
    expect((await call(endpoints.getWebhookEndpoint, house.owner, made.id)).status).toBe(404);
  });

  test('an address that is not callable is refused beside its field, when made and when changed (trust 4.15)', async () => {
    const wrong = {
      'http://hooks.example.com/': 'validate.url_not_https',
      'https://hooks.example.com:8443/': 'validate.url_port',
      'https://a:b@hooks.example.com/': 'validate.url_credentials',
      'https://2130706433/': 'validate.url_odd_host',
      'https://localhost/': 'validate.url_local',
      'https://169.254.169.254/latest/meta-data/': 'validate.url_local',
      'hooks.example.com': 'validate.url_malformed',
    };
    const { id } = await house.newEndpoint();
    for (const [url, code] of Object.entries(wrong)) {
      const made = await house.app.refusal(endpoints.createWebhookEndpoint, {
        token: house.owner,
        body: { url, events: ['order.updated'] },
      });
      expect([url, made.status, made.body.errors.map((error) => [error.param, error.code])]).toEqual([
        url,
        422,
        [['url', code]],
      ]);
      expect((await call(endpoints.updateWebhookEndpoint, house.owner, id, { url })).status).toBe(422);
    }
  });

  test('are ten at most, also when many are made at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 14 }, () => house.newEndpoint()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refused = await house.app.refusal(endpoints.createWebhookEndpoint, {
      token: house.owner,
      body: { url: house.receiver.url, events: ['order.updated'] },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'webhook_limit']);
  });

  test('the owner changes them, everybody else of the company looks, others find nothing (spec 6, trust A2)', async () => {
    const { id } = await house.newEndpoint();
    const tested = await call<WebhookDeliveryDetail>(endpoints.testWebhookEndpoint, house.owner, id);
    const changes = [
      [endpoints.updateWebhookEndpoint, id, { description: 'Mine' }],
      [endpoints.deleteWebhookEndpoint, id, undefined],
      [endpoints.revealWebhookSecret, id, undefined],
      [endpoints.rotateWebhookSecret, id, undefined],
      [endpoints.testWebhookEndpoint, id, undefined],
      [endpoints.resendFailedWebhooks, id, { since: 0 }],
      [endpoints.resendWebhookDelivery, tested.body.id, undefined],
    ] as const;
    for (const [endpoint, target, body] of changes) {
      expect(endpoint.while_impersonating).toBe(false);
      for (const token of [staff, read_only])
        expect([endpoint.name, (await call(endpoint, token, target, body)).status]).toEqual([endpoint.name, 403]);
      expect([endpoint.name, (await call(endpoint, stranger, target, body)).status]).toEqual([endpoint.name, 404]);
    }
    const looks = [
      [endpoints.getWebhookEndpoint, id],
      [endpoints.listWebhookDeliveries, id],
      [endpoints.getWebhookDelivery, tested.body.id],
    ] as const;
    for (const [endpoint, target] of looks) {
      expect([endpoint.name, (await call(endpoint, read_only, target)).status]).toEqual([endpoint.name, 200]);
      expect([endpoint.name, (await call(endpoint, stranger, target)).status]).toEqual([endpoint.name, 404]);
    }
    expect(await house.endpointOf(id)).toMatchObject({ description: '' });
  });

  test('the secret is shown on request and written down each time; the audit log has neither secrets nor paths (trust 8)', async () => {
    const { id } = await house.newEndpoint({ url: `${house.receiver.url}/token-4711` });
    const reveal = async () =>
      (await call<{ secret: string }>(endpoints.revealWebhookSecret, house.owner, id)).body.secret;
    const secret = await reveal();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    expect(await reveal()).toBe(secret);
    const rotated = (
      await call<{ secret: string; previous_secret_until: number }>(endpoints.rotateWebhookSecret, house.owner, id)
    ).body;
    expect(rotated.secret).not.toBe(secret);
    expect(await reveal()).toBe(rotated.secret);
    expect(rotated.previous_secret_until).toBe(epochSeconds(house.app.clock) + 86_400);
    await call(endpoints.updateWebhookEndpoint, house.owner, id, { is_enabled: false });
    await call(endpoints.deleteWebhookEndpoint, house.owner, id);
    const rows = await house.app.ctx.db.select().from(auditLog).where(eq(auditLog.object_id, id)).orderBy(auditLog.seq);
    expect(rows.map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.secret_reveal',
      'webhook.secret_reveal',
      'webhook.secret_rotate',
      'webhook.secret_reveal',
      'webhook.update',
      'webhook.delete',
    ]);
    expect(rows.every(({ company_id, actor_id }) => company_id !== null && actor_id !== null)).toBe(true);
    expect(rows[5]).toMatchObject({ before: { is_enabled: true }, after: { is_enabled: false } });
    expect(JSON.stringify(rows)).not.toMatch(/whsec_|token-4711/u);
  });

  test('the secret is stored encrypted, bound to its endpoint and to the secret of the server (trust 4.2)', async () => {
    const { id } = await house.newEndpoint();
    const [row] = await house.app.ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    const { secret } = (await call<{ secret: string }>(endpoints.revealWebhookSecret, house.owner, id)).body;
    expect(JSON.stringify(row)).not.toContain(secret.slice(6, 20));
    const KEYS = [{ id: 'a', secret: 'server secret' }];
    const sealed = encryptSecret(KEYS, id, secret);
    expect(encryptSecret(KEYS, id, secret)).not.toBe(sealed);
    expect(decryptSecret(KEYS, id, sealed)).toBe(secret);
    expect(decryptSecret([{ id: 'a', secret: 'another secret' }], id, sealed)).toBeNull();
    expect(decryptSecret(KEYS, 'another endpoint', sealed)).toBeNull();
    expect(decryptSecret(KEYS, id, `${sealed.slice(0, -4)}AAAA`)).toBeNull();
    expect(decryptSecret(KEYS, id, '')).toBeNull();

    await house.app.ctx.db.update(webhookEndpoints).set({ secret: sealed }).where(eq(webhookEndpoints.id, id));
    const refused = await house.app.refusal(endpoints.revealWebhookSecret, { token: house.owner, params: { id } });
    expect([refused.status, refused.body.code]).toEqual([409, 'webhook_secret_unreadable']);
    const sent = await call<WebhookDeliveryDetail>(endpoints.testWebhookEndpoint, house.owner, id);
    expect(sent.body).toMatchObject({ state: 'failed', last_failure: 'secret_unreadable' });
  });

  test('a test is sent at once and tells what came back, once, whatever the endpoint is worth', async () => {
    const { id } = await house.newEndpoint({ is_enabled: false });
    const ok = await call<WebhookDeliveryDetail>(endpoints.testWebhookEndpoint, house.owner, id);
    expect(ok.body).toMatchObject({
      type: 'webhook.test',
      state: 'delivered',
      attempt_count: 1,
      next_attempt_at: null,
      attempts: [{ number: 1, status_code: 200, failure: null, response_body: 'ok' }],
    });
    expect(JSON.parse(ok.body.payload)).toMatchObject({ type: 'webhook.test', data: { endpoint_id: id } });
    expect(house.receiver.received.map(({ body }) => body)).toEqual([ok.body.payload]);
    house.receiver.answer = (_request, response) => response.writeHead(410).end('gone');
    const gone = await call<WebhookDeliveryDetail>(endpoints.testWebhookEndpoint, house.owner, id);
    expect(gone.body).toMatchObject({ state: 'failed', last_failure: 'gone', next_attempt_at: null });
    expect(await house.endpointOf(id)).toMatchObject({
      state: 'disabled',
      disabled_reason: 'owner',
      failing_since: null,
    });
    house.receiver.answer = (_request, response) => response.end('ok');
  });
});
