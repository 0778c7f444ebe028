import { useStore } from '@nanostores/react';
import type { ChatSettings } from '@sampan/contract';
import {
  CHAT_FRAME_PATH,
  chatEnvelope,
  chatMessageOf,
  createChatSession,
  type FromChatFrame,
} from '@sampan/stores/third-parties';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { $chat_open } from '../../shared/privacy/chat-panel.store.ts';
import { consent } from '../../shared/privacy/third-parties.ts';
import { useUser } from '../../shared/session/use-user.ts';

/** Speaks with the chat's frame for as long as it is drawn, and tells it of changes of the profile (spec 7). */
export function useChatFrame(chat: ChatSettings, language: string, onEnd: () => void) {
  const api = useApi();
  const { name, phone, email } = useUser();
  const frame = useRef<HTMLIFrameElement>(null);
  const [session] = useState(() =>
    createChatSession({
      chat,
      language,
      identity: async () => (await api.getChatIdentity()).identity,
      post: (message) => frame.current?.contentWindow?.postMessage(chatEnvelope(message), location.origin),
    }),
  );
  const state = useStore(session.$state);
  const [listens, setListens] = useState(false);
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const from = { window: frame.current?.contentWindow ?? null, origin: location.origin };
      const message = chatMessageOf<FromChatFrame>(event, from);
      if (message !== null) session.receive(message);
    };
    window.addEventListener('message', receive);
    // The frame speaks first: it is loaded once somebody listens.
    setListens(true);
    return () => window.removeEventListener('message', receive);
  }, [session]);

  const told = useRef({ name, phone, email });
  useEffect(() => {
    const before = told.current;
    told.current = { name, phone, email };
    if (before.name !== name || before.phone !== phone || before.email !== email) session.profileChanged();
  }, [session, name, phone, email]);

  // Consent may be withdrawn here and in the settings. The frame goes once the service has forgotten this browser.
  useEffect(() => consent.$answers.listen(() => (consent.allows('chat') ? undefined : session.end())), [session]);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (state !== 'ended') return;
    $chat_open.set(false);
    end.current();
  }, [state]);
  return { frame, state, src: listens ? CHAT_FRAME_PATH : undefined };
}
