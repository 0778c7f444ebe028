import type { ChatIdentity } from '@sampan/contract';
import { loadScript, type ChatService, type ServiceWindow } from './chat-service.ts';

interface ChatwootSdk {
  run(settings: { websiteToken: string; baseUrl: string }): void;
}
interface Chatwoot {
  setUser(identifier: string, person: Record<string, string>): void;
  toggle(state: 'open'): void;
  reset(): void;
}

/** Chatwoot says in an event of the window that it can be spoken to. */
export function chatwoot(host: ServiceWindow, load = loadScript, events: EventTarget = window): ChatService {
  const sdk = () => host['$chatwoot'] as Chatwoot;
  const identify = ({ id, name, phone, email, signature }: ChatIdentity) =>
    sdk().setUser(id, { name, email, phone_number: phone, identifier_hash: signature });
  return {
    start: async ({ site, url }, { language, identity, is_other_person }) => {
      host['chatwootSettings'] = { hideMessageBubble: true, locale: language };
      const ready = new Promise<void>((resolve) => {
        events.addEventListener('chatwoot:ready', () => resolve(), { once: true });
      });
      await load(`${url}/packs/js/sdk.js`);
      (host['chatwootSDK'] as ChatwootSdk).run({ websiteToken: site, baseUrl: url });
      await ready;
      if (is_other_person) sdk().reset();
      if (identity !== null) identify(identity);
      sdk().toggle('open');
    },
    identify,
    forget: () => sdk().reset(),
  };
}
