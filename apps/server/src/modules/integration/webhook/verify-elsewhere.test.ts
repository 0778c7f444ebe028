import { spawnSync } from 'node:child_process';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyCases, type VerifyCase } from '#test/webhook/verify-cases.fixtures.ts';
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

const has_python = spawnSync('python3', ['-c', 'import hmac, http.server']).status === 0;

function verifyInPython(cases: readonly VerifyCase[]): string[] {
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
function verifyHere({ headers, body, secret, now }: VerifyCase): string {
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

const verifyAll = (cases: readonly VerifyCase[]) => (has_python ? verifyInPython(cases) : cases.map(verifyHere));

let house: WebhookHouse;
beforeAll(async () => {
  house = await openWebhookHouse();
});
afterAll(() => house.close());

describe(`a consumer in ${has_python ? 'Python, with its standard library' : 'a second reading of the standard: no python3 here'} (trust C3)`, () => {
  test('takes what we send and refuses what was changed, is old or is signed with a secret that was rotated away', async () => {
    const expected = await verifyCases(house);
    const [[good]] = expected;
    expect(good.body).toContain('Jam');
    expect(verifyAll(expected.map(([one]) => one))).toEqual(expected.map(([, outcome]) => outcome));
    // The reading that machines without Python fall back to says the same.
    expect(expected.map(([one]) => verifyHere(one))).toEqual(expected.map(([, outcome]) => outcome));
  });
});
