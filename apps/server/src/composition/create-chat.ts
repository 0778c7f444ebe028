import { createChatwootChat } from '../adapters/chat-chatwoot/index.ts';
import { createCrispChat } from '../adapters/chat-crisp/index.ts';
import { createIntercomChat } from '../adapters/chat-intercom/index.ts';
import type { Env } from '../platform/config/env.ts';
import type { Chat } from '../ports/chat.ts';

const CHATS = { crisp: createCrispChat, intercom: createIntercomChat, chatwoot: createChatwootChat };

/** The chat of the settings; null by default. */
export function createChat(env: Env): Chat | null {
  const { SAMPAN_CHAT: provider, SAMPAN_CHAT_SITE: site, SAMPAN_CHAT_SECRET: secret, SAMPAN_CHAT_URL: url } = env;
  if (provider === undefined || site === undefined || secret === undefined) return null;
  return CHATS[provider]({ site, secret, url: url === undefined ? null : new URL(url).origin });
}
