import { endpoints } from '@sampan/contract';
import { spawnSync } from 'node:child_process';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReceivedWebhook } from '#test/webhook/receiver.fixtures.ts';
import { openWebhookHouse, type WebhookHouse } from '#test/webhook/webhook-house.fixtures.ts';

/** The Python of the page for consumers, as it stands there. */
const EXAMPLE = /```python\n([\s\S]*?)```/u.exec(
  readFileSync(new URL('../../../../../../docs/webhooks.md', import.meta.url), 'utf8'),
)?.[1];
const HARNESS = `
import sys
from example import verify
for case in json.load(sys.stdin):
    try:
        event = verify(case["headers"], case["body"].encode(), case["secret"], case["now"])
        print(json.dumps(event["type"]))
    except ValueError as problem:
        print(json.dumps("refused: " + str(problem)))
`;

interface Case {
  headers: Record<string, string | undefined>;
  body: string;
  secret: string;
  now: number;
}

const has_python = spawnSync('python3', ['-c', 'import hmac, http.server']).status === 0;

function verifyInPython(cases: readonly Case[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-webhook-'));
  try {
    writeFileSync(join(folder, 'example.py'), EXAMPLE ?? '');
    writeFileSync(join(folder, 'harness.py'), `import json\n${HARNESS}`);
    const run = spawnSync('python3', ['harness.py'], { cwd: folder, input: JSON.stringify(cases), encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where there is no Python: the standard read anew, with nothing of the signer in it. */
function verifyHere({ headers, body, secret, now }: Case): string {
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (Math.abs(now - Number(timestamp)) > 300) return 'refused: too old, or from the future';
  const mac = createHmac('sha256', Buffer.from(secret.split('_')[1] ?? '', 'base64'));
  mac
    .update(headers['webhook-id'] ?? '')
    .update('.')
    .update(timestamp)
    .update('.')
    .update(Buffer.from(body));
  const expected = mac.digest();
  const is_right = (headers['webhook-signature'] ?? '').split(' ').some((entry) => {
    const given = Buffer.from(entry.replace(/^v1,/u, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return is_right ? (JSON.parse(body) as { type: string }).type : 'refused: the signature is wrong';
}

const verifyAll = (cases: readonly Case[]) => (has_python ? verifyInPython(cases) : cases.map(verifyHere));

let house: WebhookHouse;
beforeAll(async () => {
  house = await openWebhookHouse();
});
afterAll(() => house.close());

describe(`a consumer in ${has_python ? 'Python, with its standard library' : 'a second reading of the standard: no python3 here'} (trust C3)`, () => {
  test('takes what we send and refuses what was changed, is old or is signed with a secret that was rotated away', async () => {
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
    const caseOf = ({ headers, body }: ReceivedWebhook, secret: string, change: Partial<Case> = {}): Case => ({
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      body,
      secret,
      now: Number(headers['webhook-timestamp']),
      ...change,
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
    const refused = 'refused: the signature is wrong';
    const expected: [Case, string][] = [
      [good, 'order.created'],
      [{ ...good, now: good.now + 300 }, 'order.created'],
      [{ ...good, now: good.now + 301 }, 'refused: too old, or from the future'],
      [{ ...good, now: good.now - 301 }, 'refused: too old, or from the future'],
      [{ ...good, body: good.body.replace('Jam', 'Gem') }, refused],
      [{ ...good, body: `${good.body} ` }, refused],
      [{ ...good, headers: { ...good.headers, 'webhook-id': 'msg_other' } }, refused],
      [{ ...good, headers: { ...good.headers, 'webhook-timestamp': String(good.now + 1) } }, refused],
      [{ ...good, headers: { ...good.headers, 'webhook-signature': 'v1,' } }, refused],
      [caseOf(first, second_secret), refused],
      [caseOf(during, first_secret), 'order.created'],
      [caseOf(during, second_secret), 'order.created'],
      [caseOf(after, second_secret), 'order.created'],
      [caseOf(after, first_secret), refused],
    ];
    expect(good.body).toContain('Jam');
    expect(verifyAll(expected.map(([one]) => one))).toEqual(expected.map(([, outcome]) => outcome));
    // The reading that machines without Python fall back to says the same.
    expect(expected.map(([one]) => verifyHere(one))).toEqual(expected.map(([, outcome]) => outcome));
  });
});
