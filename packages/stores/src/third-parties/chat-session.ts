import type { ChatIdentity, ChatSettings } from '@sampan/contract';
import { TIMINGS } from '@sampan/country-rules';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { FromChatFrame, ToChatFrame } from './chat-message.ts';

/** How long a withdrawal waits for the service to forget before the frame goes anyway. */
const FORGET_MS = 2_000;

export type ChatState = 'loading' | 'ready' | 'unavailable' | 'ended';

export interface ChatSessionOptions {
  chat: ChatSettings;
  language: string;
  /** Who chats, as the server says it; null for visitors. */
  identity: () => Promise<ChatIdentity | null>;
  post: (message: ToChatFrame) => void;
}

export interface ChatSession {
  readonly $state: ReadableAtom<ChatState>;
  readonly receive: (message: FromChatFrame) => void;
  /** The profile changed: the service learns of it 1.2 s later (spec 7). Changes within that time are told once. */
  readonly profileChanged: () => void;
  /** Withdraws: the service forgets this browser, then the frame may go. */
  readonly end: () => void;
}

/** The conversation between a page and the frame of its chat, from consent to withdrawal. */
export function createChatSession({ chat, language, identity, post }: ChatSessionOptions): ChatSession {
  const $state = atom<ChatState>('loading');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const has_ended = () => $state.get() === 'ended';
  const start = async () => {
    // Without the server's word a person chats like any visitor.
    const who = await identity().catch(() => null);
    if (!has_ended()) post({ kind: 'start', chat, language, identity: who });
  };
  const identify = async () => {
    const who = await identity().catch(() => null);
    if (who !== null && !has_ended()) post({ kind: 'identify', identity: who });
  };
  return {
    $state,
    receive: ({ kind }) => {
      if (has_ended()) return;
      if (kind === 'waiting') void start();
      else $state.set(kind === 'forgotten' ? 'ended' : kind);
    },
    profileChanged: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void identify(), TIMINGS.chat_profile_update_ms);
    },
    end: () => {
      clearTimeout(timer);
      if ($state.get() !== 'ready') return $state.set('ended');
      post({ kind: 'forget' });
      timer = setTimeout(() => $state.set('ended'), FORGET_MS);
    },
  };
}
