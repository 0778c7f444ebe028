import { describe, expect, test } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import { createChat } from './create-chat.ts';

const chatOf = (provider: string, more: Record<string, string> = {}) =>
  createChat(
    readEnv({ SAMPAN_CHAT: provider, SAMPAN_CHAT_SITE: 'site-1', SAMPAN_CHAT_SECRET: 'identity-secret', ...more }),
  );
const PERSON = { id: 'u1', email: 'r@shop.test' };

describe('the chat of the settings', () => {
  test.each([
    ['crisp', 'https://client.crisp.chat', 'r@shop.test'],
    ['intercom', 'https://widget.intercom.io', 'u1'],
    ['chatwoot', 'https://app.chatwoot.com', 'u1'],
  ])('%s: its script comes from %s, and the proof is made of %s', (provider, url, proven) => {
    const chat = chatOf(provider);
    expect(chat?.settings).toEqual({ provider, site: 'site-1', url });
    expect(chat?.hosts.script).toContain(url);
    expect(chat?.provenBy(PERSON)).toBe(proven);
    for (const host of Object.values(chat?.hosts ?? {}).flat()) expect(host).toMatch(/^(?:https|wss):\/\/[a-z.-]+$/u);
  });

  test('your own server stands in the place of the service', () => {
    expect(chatOf('chatwoot', { SAMPAN_CHAT_URL: 'https://chat.shop.example/app' })?.hosts.connect).toEqual([
      'https://chat.shop.example',
    ]);
  });

  test('is off by default, and half a setting stops the start', () => {
    expect(createChat(readEnv({}))).toBeNull();
    expect(() => readEnv({ SAMPAN_CHAT: 'crisp' })).toThrow(/SAMPAN_CHAT_SITE, SAMPAN_CHAT_SECRET must be set/u);
  });
});
