import { endpoints } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeOutbox } from '../../platform/outbox/write-outbox.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { composeMail } from '../../platform/messaging/index.ts';

const TYPED = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const write = (payload: Record<string, unknown>) =>
    writeOutbox(app.ctx, { topic: 'mail', company_id: null, payload });
  await write(
    composeMail({
      to: 'mai@example.test',
      subject: TYPED,
      lines: [TYPED, { label: 'Confirm', url: 'https://ship.example/c/1?a=1&b=2' }],
    }),
  );
  for (let n = 0; n < 20; n += 1) await write({ channel: 'sms', to: '+6591234567', text: `Message ${n}` });
});
afterAll(() => app.close());

const get = async (path: string) => {
  const response = await app.app.request(`http://sampan.test${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? '';

describe('/dev/outbox (design 7)', () => {
  test('shows messages newest first, with pages, and one recipient by ?to=', async () => {
    const first = await get('/dev/outbox');
    expect(first.text.indexOf('Message 19')).toBeLessThan(first.text.indexOf('Message 18'));
    expect(first.text.match(/<article>/gu)).toHaveLength(20);
    expect(first.text).toContain('href="/dev/outbox?page=2"');
    expect((await get('/dev/outbox?page=2')).text).toContain('mai@example.test');
    const one = await get('/dev/outbox?to=mai@example.test');
    expect(one.text.match(/<article>/gu)).toHaveLength(1);
    expect(one.text).toContain('Waiting');
    expect(one.text).toContain('<a href="https://ship.example/c/1?a=1&amp;b=2">');
    expect((await get('/dev/outbox?to=nobody@example.test')).text).toContain(
      'Nothing was sent to nobody@example.test.',
    );
  });

  test('what people typed is text on it, and its policy allows no script at all (trust I4)', async () => {
    for (const path of ['/dev/outbox?to=mai@example.test', `/dev/outbox?to=${encodeURIComponent(TYPED)}`]) {
      const page = await get(path);
      expect(page.text).not.toMatch(/<script|<img|<style| style=/iu);
      expect(policyOf(page)).toMatch(/^default-src 'none'; style-src 'self';/u);
    }
    expect((await get('/dev/outbox.css')).headers.get('content-type')).toContain('text/css');
  });

  test('a mail is shown as it looks on a page that may do nothing', async () => {
    const list = await app.call<{ records: { id: string }[] }>(endpoints.listOutbox, {
      query: { to: 'mai@example.test' },
    });
    const id = list.body.records[0]?.id ?? '';
    const mail = await get(`/dev/outbox/${id}`);
    expect(mail.text).toMatch(/<p class="text"[^>]*>&lt;script&gt;/u);
    expect(policyOf(mail)).toMatch(/default-src 'none'; style-src 'unsafe-inline'; .*sandbox/u);
    const other = await app.call<{ records: { id: string }[] }>(endpoints.listOutbox, { query: { to: '+6591234567' } });
    expect((await get(`/dev/outbox/${other.body.records[0]?.id}`)).status).toBe(404);
    expect((await get('/dev/outbox/999999999')).status).toBe(404);
  });

  test('a wrong page number is the first page', async () => {
    for (const page of ['0', '-1', 'x', '1e9', "1' or 1=1"])
      expect((await get(`/dev/outbox?page=${encodeURIComponent(page)}`)).text).toContain('Message 19');
  });

  test('production has none of it', async () => {
    const live = await openTestApp({
      env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET },
    });
    for (const path of ['/dev/outbox', '/dev/outbox.css', '/dev/outbox/1', '/api/dev/outbox'])
      expect((await live.app.request(`http://sampan.test${path}`)).status).toBe(404);
    expect(live.ctx.ports).toMatchObject({ mailer: null, sms: null });
    await live.close();
  });
});
