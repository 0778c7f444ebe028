import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id } from './primitive.ts';

/** Who chats, for the chat service. Asked for after consent alone. */
export const chatIdentity = v.object({
  id,
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** Proves to the service that we say so: an HMAC with the secret of our settings. */
  signature: v.string(),
});
export type ChatIdentity = v.InferOutput<typeof chatIdentity>;

export const getChatIdentity = endpoint({
  name: 'getChatIdentity',
  service: 'main',
  method: 'GET',
  path: '/me/chat_identity',
  access: 'member',
  while_impersonating: false,
  holds_secret: true,
  summary: 'Get your identity for the chat service; null without one',
  spec: '7 Account',
  response: v.object({ identity: v.nullable(chatIdentity) }),
});
