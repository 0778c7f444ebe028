import { endpoints, type Session } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const QUESTION = {
  client_id: 'sampan-demo',
  redirect_uri: 'http://127.0.0.1:8080/auth/social',
  response_type: 'id_token',
  state: 'state "of" <a page>',
  nonce: 'nonce of a page',
};
const ask = (change: Partial<typeof QUESTION> = {}, provider = 'google') =>
  app.app.request(`/dev/social/${provider}?${new URLSearchParams({ ...QUESTION, ...change }).toString()}`);
const choose = (person: string, change: Partial<typeof QUESTION> = {}) =>
  app.app.request('/dev/social/google', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...QUESTION, ...change, person }).toString(),
  });

describe("the consent page of the demo's provider", () => {
  test('offers its made-up people, escapes what it was asked with, and may load nothing', async () => {
    const page = await ask();
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const word of ['Demo provider', 'Amelia Goh', 'sg@demo.sampan.test', 'Farid Osman', 'Cancel'])
      expect(html).toContain(word);
    expect(html).toContain('state &quot;of&quot; &lt;a page&gt;');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/u);
  });

  test('hands a token to /auth/social of this server, with the state, in the fragment', async () => {
    const led = await choose('demo-new');
    expect(led.status).toBe(303);
    const back = new URL(led.headers.get('location') ?? '', 'http://sampan.test');
    expect([back.origin, back.pathname, back.search]).toEqual(['http://sampan.test', '/auth/social', '']);
    const answer = new URLSearchParams(back.hash.slice(1));
    expect(answer.get('state')).toBe(QUESTION.state);
    const body = { access_token: answer.get('id_token'), nonce: QUESTION.nonce };
    const entered = await app.call<Session>(endpoints.loginGoogle, { body });
    expect(entered.body.user.name).toBe('Amelia Goh');
  });

  test('cancelling, and somebody it does not know, lead back with access_denied', async () => {
    for (const person of ['', 'nobody']) {
      const led = await choose(person);
      expect(led.headers.get('location')).toMatch(/^\/auth\/social#error=access_denied&state=/u);
    }
  });

  test('a question with a piece missing, of another client or for another page is refused', async () => {
    for (const change of [
      { state: '' },
      { nonce: '' },
      { client_id: 'another' },
      { redirect_uri: 'https://evil.example/steal' },
      { redirect_uri: 'no address' },
      { state: 'x'.repeat(201) },
    ]) {
      expect((await ask(change)).status).toBe(400);
      expect((await choose('demo-new', change)).status).toBe(400);
    }
    expect((await ask({}, 'twitter')).status).toBe(404);
  });

  test('a foreign host in the redirect address leads nowhere but here', async () => {
    const led = await choose('demo-new', { redirect_uri: 'https://evil.example/auth/social' });
    expect(led.headers.get('location')).toMatch(/^\/auth\/social#/u);
  });
});
