import type { ChatSettings } from '@sampan/contract';
import { chatEnvelope, chatMessageOf, type FromChatFrame, type ToChatFrame } from '@sampan/stores/third-parties';
import { chatwoot } from './chatwoot.ts';
import type { ChatService, ServiceWindow } from './chat-service.ts';
import { crisp } from './crisp.ts';
import { intercom } from './intercom.ts';
import './chat-frame.css';

/*
 * The page in the frame of the chat. The service's script runs here, under a policy that names its hosts, and not under that
 * of our pages, which stay as strict as they are.
 */
const SERVICES: Readonly<Record<ChatSettings['provider'], (host: ServiceWindow) => ChatService>> = {
  crisp,
  intercom,
  chatwoot,
};

const page = { window: window.parent, origin: window.location.origin };
const tell = (message: FromChatFrame) => window.parent.postMessage(chatEnvelope(message), page.origin);

/** Who chatted in this browser; visitors without a name are ''. */
const PERSON_KEY = 'sampan.chat_person';

/** Keeps who chats now, and answers whether it was somebody else. A browser that keeps nothing has nothing to forget. */
function isOtherPerson(id: string): boolean {
  try {
    const before = localStorage.getItem(PERSON_KEY);
    localStorage.setItem(PERSON_KEY, id);
    return before !== null && before !== id;
  } catch {
    return false;
  }
}

let service: ChatService | null = null;

async function start({ chat, language, identity }: Extract<ToChatFrame, { kind: 'start' }>): Promise<void> {
  const chosen = SERVICES[chat.provider](window as unknown as ServiceWindow);
  try {
    const is_other_person = isOtherPerson(identity?.id ?? '');
    await chosen.start(chat, { language, identity, is_other_person });
    service = chosen;
    tell({ kind: 'ready' });
  } catch {
    tell({ kind: 'unavailable' });
  }
}

window.addEventListener('message', (event) => {
  const message = chatMessageOf<ToChatFrame>(event, page);
  if (message?.kind === 'start') void start(message);
  if (message?.kind === 'identify') service?.identify(message.identity);
  if (message?.kind === 'forget') {
    service?.forget();
    tell({ kind: 'forgotten' });
  }
});
tell({ kind: 'waiting' });
