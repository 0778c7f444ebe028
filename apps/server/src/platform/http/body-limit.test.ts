import { readFileSync } from 'node:fs';
import { SERVICE_BASES, endpointList, endpoints, type Problem } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let owner: string;
let admin: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
});
afterAll(() => app.close());

const CHUNK = new Uint8Array(65_536).fill(0x78);
/** What a stream may be read beyond its limit: the chunk that crosses it, and the one the stream made ready. */
const SLACK = 2 * CHUNK.byteLength;

/** Sends a body that never ends, in chunks and with no length. Answers how much of it was taken. */
async function sendEndless(path: string, headers: Record<string, string>, method = 'POST') {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += CHUNK.byteLength;
      if (taken > 64_000_000) controller.close();
      else controller.enqueue(CHUNK);
    },
  });
  const response = await app.app.request(`http://sampan.test${path}`, {
    method,
    headers,
    body,
    duplex: 'half',
  } as never);
  return { status: response.status, taken, text: await response.text() };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' };
const withBody = endpointList.filter(({ body, access }) => body && access !== 'dev');
const tokenFor = (access: string) => (access === 'public' ? null : access === 'admin' ? admin : owner);

describe('a body without a length is counted while it streams, and cut at its limit (trust 6)', () => {
  test.each([
    ['JSON', JSON_TYPE],
    ['a form', FORM_TYPE],
  ] as const)('%s, at every address that takes one', async (_, type) => {
    for (const endpoint of withBody) {
      const token = tokenFor(endpoint.access);
      const path =
        SERVICE_BASES[endpoint.service] + endpoint.path.replaceAll(/\{\w+\}/gu, '0190aaaa-0000-7000-8000-000000000000');
      const headers = { ...type, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) };
      const { status, taken } = await sendEndless(path, headers, endpoint.method);
      const limit = endpoint.max_body_bytes ?? (token === null ? 131_072 : 1_048_576);
      expect([endpoint.name, taken <= limit + SLACK, taken]).toEqual([endpoint.name, true, taken]);
      expect([endpoint.name, status < 500]).toEqual([endpoint.name, true]);
    }
  });

  test('a stranger sends 128 kB at most, and is told so', async () => {
    const { status, text } = await sendEndless('/api/v1/login', JSON_TYPE);
    expect(status).toBe(413);
    expect(JSON.parse(text) as Problem).toMatchObject({
      code: 'body_too_large',
      detail: 'The request body may have 128 kB at most.',
    });
  });

  test('without a session nothing is read of what only members send', async () => {
    const { status, taken } = await sendEndless(
      SERVICE_BASES[endpoints.uploadAvatar.service] + endpoints.uploadAvatar.path,
      FORM_TYPE,
      endpoints.uploadAvatar.method,
    );
    expect([status, taken <= SLACK]).toEqual([401, true]);
  });

  test('the message of a payment provider and the form of the consent page', async () => {
    for (const path of ['/api/webhooks/stripe', '/dev/social/google']) {
      const { status, taken } = await sendEndless(path, { 'Content-Type': 'application/x-www-form-urlencoded' });
      expect([path, status < 500, taken <= 262_144 + SLACK]).toEqual([path, true, true]);
    }
  });

  test('the proxy of the guide has a limit as well, above all that the server takes', () => {
    const proxy = readFileSync(new URL('../../../../../examples/self-host/Caddyfile', import.meta.url), 'utf8');
    const limit = Number(/^\s*request_body \{\s*max_size (\d+)MB$/mu.exec(proxy)?.[1]) * 1_000_000;
    const largest = Math.max(...withBody.map(({ max_body_bytes }) => max_body_bytes ?? 0));
    expect([limit >= largest, limit < 2 * largest]).toEqual([true, true]);
  });

  test('a limit is one of bytes, not of characters', async () => {
    const body = JSON.stringify({ email: 'a@b.test', password: '你'.repeat(50_000) });
    const answer = await app.refusal(endpoints.login, { body });
    expect([body.length < 131_072, answer.status]).toEqual([true, 413]);
  });
});
