import { endpoints } from '@sampan/contract';
import { expect } from 'vitest';
import type { ReceivedWebhook } from './receiver.fixtures.ts';
import type { WebhookHouse } from './webhook-house.fixtures.ts';

/** A webhook as a consumer got it, or as somebody changed it. */
export interface VerifyCase {
  headers: Record<string, string | undefined>;
  body: string;
  secret: string;
  now: number;
}

const WRONG_SIGNATURE = 'refused: the signature is wrong';
const WRONG_TIME = 'refused: too old, or from the future';

/** Webhooks of before, during and after a rotation of the secret, right ones and changed ones, and what a consumer says of each. */
export async function verifyCases(house: WebhookHouse): Promise<[[VerifyCase, string], ...[VerifyCase, string][]]> {
  const params = { id: (await house.newEndpoint({ events: ['order.created'] })).id };
  const token = () => house.owner;
  const secretBy = async (endpoint: typeof endpoints.revealWebhookSecret | typeof endpoints.rotateWebhookSecret) =>
    (await house.app.call<{ secret: string }>(endpoint, { token: token(), params })).body.secret;
  const send = async (): Promise<ReceivedWebhook> => {
    await house.newOrder();
    await house.deliverAll();
    const last = house.receiver.received.at(-1);
    if (!last) throw new Error('nothing arrived');
    return last;
  };
  const caseOf = ({ headers, body }: ReceivedWebhook, secret: string): VerifyCase => ({
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    body,
    secret,
    now: Number(headers['webhook-timestamp']),
  });

  const first_secret = await secretBy(endpoints.revealWebhookSecret);
  const first = await send();
  const second_secret = await secretBy(endpoints.rotateWebhookSecret);
  const during = await send();
  await house.later(86_400 + 1);
  const after = await send();
  expect(String(first.headers['webhook-signature']).split(' ')).toHaveLength(1);
  expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2);
  expect(String(after.headers['webhook-signature']).split(' ')).toHaveLength(1);

  const good = caseOf(first, first_secret);
  return [
    [good, 'order.created'],
    [{ ...good, now: good.now + 300 }, 'order.created'],
    [{ ...good, now: good.now + 301 }, WRONG_TIME],
    [{ ...good, now: good.now - 301 }, WRONG_TIME],
    [{ ...good, body: good.body.replace('Jam', 'Gem') }, WRONG_SIGNATURE],
    [{ ...good, body: `${good.body} ` }, WRONG_SIGNATURE],
    [{ ...good, headers: { ...good.headers, 'webhook-id': 'msg_other' } }, WRONG_SIGNATURE],
    [{ ...good, headers: { ...good.headers, 'webhook-timestamp': String(good.now + 1) } }, WRONG_SIGNATURE],
    [{ ...good, headers: { ...good.headers, 'webhook-signature': 'v1,' } }, WRONG_SIGNATURE],
    [caseOf(first, second_secret), WRONG_SIGNATURE],
    [caseOf(during, first_secret), 'order.created'],
    [caseOf(during, second_secret), 'order.created'],
    [caseOf(after, second_secret), 'order.created'],
    [caseOf(after, first_secret), WRONG_SIGNATURE],
  ];
}
