import type { ChatIdentity, ChatSettings } from '@sampan/contract';
import { isRecord } from '../storage/storage.port.ts';

/** Where the server answers the frame of the chat. */
export const CHAT_FRAME_PATH = '/chat-frame';

/** What a page asks of the frame with the chat. */
export type ToChatFrame =
  | { kind: 'start'; chat: ChatSettings; language: string; identity: ChatIdentity | null }
  | { kind: 'identify'; identity: ChatIdentity }
  /** Consent was withdrawn: the service forgets who it talked to in this browser. */
  | { kind: 'forget' };

/** What the frame tells the page. */
export type FromChatFrame = { kind: 'waiting' } | { kind: 'ready' } | { kind: 'unavailable' } | { kind: 'forgotten' };

interface MessageLike {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** A message of the other side, which is a page of our own origin. The service in the frame sends messages too; they are not for us. */
export function chatMessageOf<Message extends { kind: string }>(
  { origin, source, data }: MessageLike,
  from: { window: unknown; origin: string },
): Message | null {
  if (origin !== from.origin || source !== from.window || !isRecord(data) || data['for'] !== 'sampan-chat') return null;
  return data['message'] as Message;
}

/** As it is posted: what a service posts to its own window never looks like it. */
export const chatEnvelope = (message: ToChatFrame | FromChatFrame) => ({ for: 'sampan-chat', message });
