import { createHmac } from 'node:crypto';
import { endpoints, type ChatIdentity, type User } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chat } from '../../../ports/chat.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

const SECRET = 'identity-secret';
const CHAT: Chat = {
  settings: { provider: 'intercom', site: 'site-1', url: 'https://chat.example' },
  hosts: { script: [], connect: [], frame: [], image: [], font: [], media: [] },
  provenBy: ({ id }) => id,
  secret: SECRET,
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('spec 7 Third-party: the server proves who chats to the service of the settings, and to nobody without one', async () => {
  const token = await app.tokenOf('sg@demo.sampan.test');
  const ask = async () =>
    (await app.call<{ identity: ChatIdentity | null }>(endpoints.getChatIdentity, { token })).body.identity;
  expect(await ask()).toBeNull();
  app.ctx.ports.chat = CHAT;
  const identity = await ask();
  const { body: me } = await app.call<User>(endpoints.getMe, { token });
  expect(me.phone).not.toBe('');
  expect(identity).toMatchObject({
    id: me.id,
    email: 'sg@demo.sampan.test',
    name: 'Rachel Tan Hui Min',
    phone: me.phone,
  });
  expect(identity?.signature).toBe(
    createHmac('sha256', SECRET)
      .update(identity?.id ?? '')
      .digest('hex'),
  );
});
