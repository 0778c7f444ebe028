import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { WebhookVerificationError, verifyWebhook, type WebhookInput } from './webhook.ts';

const NOW = 1_795_219_200;
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const SECRET = newSecret();
const EVENT = { type: 'order.deleted', timestamp: '2026-11-21T00:00:00.000Z', data: { order_id: 'é', status: 'x' } };
const BODY = JSON.stringify(EVENT, null, 1);

/** Signs as the standard says, in words of its own. */
function headersFor(secret: string, change: Record<string, string> = {}, body = BODY) {
  const [id, timestamp] = [change['webhook-id'] ?? 'msg_1', change['webhook-timestamp'] ?? String(NOW)];
  const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'));
  const signature = `v1,${mac.update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature, ...change };
}

const verify = (change: Partial<WebhookInput> = {}) =>
  verifyWebhook({ payload: BODY, headers: headersFor(SECRET), secret: SECRET, now_s: NOW, ...change });
const problemOf = (change: Partial<WebhookInput>) =>
  verify(change).then(
    () => 'none',
    (error: unknown) => (error instanceof WebhookVerificationError ? error.code : error),
  );

describe('verifyWebhook (trust 1 Webhooks out)', () => {
  test('the vector that Standard Webhooks publishes', async () => {
    const { id, event } = await verifyWebhook({
      payload: '{"test": 2432232314}',
      headers: {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      },
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      now_s: 1_614_265_330,
    });
    expect([id, event]).toEqual(['msg_p5jXN8AQM9LWM0D4loKWxJek', { test: 2_432_232_314 }]);
  });

  test('takes text and bytes, Headers, objects of Node and names in any case', async () => {
    const plain = headersFor(SECRET);
    const kinds: Partial<WebhookInput>[] = [
      {},
      { payload: new TextEncoder().encode(BODY) },
      { headers: new Headers(plain) },
      {
        headers: {
          'Webhook-Id': 'msg_1',
          'WEBHOOK-TIMESTAMP': String(NOW),
          'webhook-signature': [plain['webhook-signature']],
        },
      },
    ];
    for (const kind of kinds) expect(await verify(kind)).toEqual({ id: 'msg_1', sent_at: NOW, event: EVENT });
  });

  test('one right signature of several is enough, one right secret too: so secrets rotate', async () => {
    const next = newSecret();
    const both = `v1a,AAAA ${headersFor(next)['webhook-signature']} ${headersFor(SECRET)['webhook-signature']} v2,x`;
    expect((await verify({ headers: headersFor(SECRET, { 'webhook-signature': both }) })).id).toBe('msg_1');
    expect((await verify({ headers: headersFor(next), secret: [SECRET, next] })).id).toBe('msg_1');
    expect(await problemOf({ headers: headersFor(next) })).toBe('signature_wrong');
  });

  test('refuses what was changed, replaced or moved to another time', async () => {
    const right = headersFor(SECRET)['webhook-signature'];
    expect(await problemOf({ payload: JSON.stringify(EVENT) })).toBe('signature_wrong');
    expect(await problemOf({ headers: { ...headersFor(SECRET), 'webhook-id': 'msg_2' } })).toBe('signature_wrong');
    expect(await problemOf({ headers: { ...headersFor(SECRET), 'webhook-timestamp': String(NOW + 1) } })).toBe(
      'signature_wrong',
    );
    for (const wrong of [
      right.slice(0, -5),
      `${right.slice(0, -5)}AAAA=`,
      'v1,',
      'v1,!',
      'v2',
      right.replace('v1', 'v0'),
    ])
      expect(await problemOf({ headers: headersFor(SECRET, { 'webhook-signature': wrong }) })).toBe('signature_wrong');
  });

  test('takes requests of five minutes around now and no others', async () => {
    const at = (shift: number) => ({ headers: headersFor(SECRET, { 'webhook-timestamp': String(NOW + shift) }) });
    for (const shift of [-300, 0, 300]) expect(await problemOf(at(shift))).toBe('none');
    expect(await problemOf(at(-301))).toBe('timestamp_too_old');
    expect(await problemOf(at(301))).toBe('timestamp_in_future');
    const late = verifyWebhook({
      payload: BODY,
      headers: headersFor(SECRET, { 'webhook-timestamp': '1' }),
      secret: SECRET,
    });
    await expect(late).rejects.toThrow(/five minutes/u);
  });

  test('says what is missing', async () => {
    const { 'webhook-id': _, ...without_id } = headersFor(SECRET);
    expect(await problemOf({ headers: without_id })).toBe('headers_missing');
    expect(await problemOf({ headers: new Headers() })).toBe('headers_missing');
    for (const timestamp of ['soon', '1e9', '-1', '1795219200.5'])
      expect(await problemOf({ headers: headersFor(SECRET, { 'webhook-timestamp': timestamp }) })).toBe(
        'timestamp_invalid',
      );
    for (const secret of ['', 'whsec_', SECRET.slice(6), 'whsec_!!'])
      expect(await problemOf({ secret })).toBe('secret_invalid');
    expect(await problemOf({ payload: 'no json', headers: headersFor(SECRET, {}, 'no json') })).toBe('payload_invalid');
  });
});
