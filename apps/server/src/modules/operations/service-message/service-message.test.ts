import { endpoints, type ServiceMessage } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { messageBody } from '#test/service-message/service-message.fixtures.ts';

const DAY_S = 86_400;
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.stop();
  admin = await app.tokenOf('admin@demo.sampan.test');
});
afterAll(() => app.close());

const write = async (body: object) =>
  (await app.call<ServiceMessage>(endpoints.createServiceMessage, { token: admin, body })).body;
const latest = async (person: string, language = 'en') => {
  const token = await app.tokenOf(`${person}@demo.sampan.test`);
  const { body } = await app.call<{ message: { text: string; tone: string } | null }>(endpoints.getLatestMessage, {
    token,
    headers: { 'X-User-Language': language },
  });
  return body.message;
};

describe('spec 7 GET message/latest', () => {
  test('nothing is told while nobody has written anything', async () => {
    expect(await latest('sg')).toBeNull();
  });

  test('the newest message of the country or of all is told, in the language of the reader or in English', async () => {
    await write(messageBody(app, 'Everywhere'));
    app.clock.advance(1);
    const texts = { en: 'Rain in Penang', my: 'Hujan di Pulau Pinang' };
    const { id } = await write({ ...messageBody(app), texts, tone: 'warning', country_code: 'MY' });
    expect([await latest('my', 'my'), await latest('my', 'vi'), await latest('sg')]).toMatchObject([
      { text: 'Hujan di Pulau Pinang', tone: 'warning' },
      { text: 'Rain in Penang' },
      { text: 'Everywhere', tone: 'info' },
    ]);
    const end = () => app.call(endpoints.endServiceMessage, { token: admin, params: { id } });
    expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
    expect(await latest('my')).toMatchObject({ text: 'Everywhere' });
  });

  test('a message ends by itself, and within 90 days', async () => {
    app.clock.advance(600);
    expect(await latest('sg')).toBeNull();
    const now = Math.floor(app.clock.now() / 1000);
    for (const ends_at of [now, now + 91 * DAY_S]) {
      const refused = await app.refusal(endpoints.createServiceMessage, {
        token: admin,
        body: { texts: { en: 'Late' }, ends_at },
      });
      expect([refused.status, refused.body.errors[0]]).toMatchObject([
        422,
        { param: 'ends_at', message: 'Choose an end within the next 90 days' },
      ]);
    }
  });

  test('an English text is needed, and an unknown message is not found', async () => {
    const now = Math.floor(app.clock.now() / 1000);
    const refused = await app.refusal(endpoints.createServiceMessage, {
      token: admin,
      body: { texts: { en: ' ', my: 'Hai' }, ends_at: now + DAY_S },
    });
    expect([refused.status, refused.body.errors[0]?.param]).toEqual([422, 'texts.en']);
    const id = '0190a5f0-0000-7000-8000-00000000dead';
    expect((await app.refusal(endpoints.endServiceMessage, { token: admin, params: { id } })).status).toBe(404);
  });
});
