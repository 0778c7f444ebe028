import type { ChatIdentity } from '@sampan/contract';
import { loadScript, type ChatService, type ServiceWindow } from './chat-service.ts';

type Call = (...command: unknown[]) => void;

const personOf = ({ id, name, phone, email, signature }: ChatIdentity) => ({
  user_id: id,
  name,
  phone,
  email,
  user_hash: signature,
});

/** Intercom's calls wait in a queue until its script takes them over. */
export function intercom(host: ServiceWindow, load = loadScript): ChatService {
  const call: Call = (...command) => (host['Intercom'] as Call)(...command);
  return {
    start: async ({ site, url }, { language, identity, is_other_person }) => {
      const queue: unknown[][] = [];
      host['Intercom'] = Object.assign((...command: unknown[]) => void queue.push(command), { q: queue });
      if (is_other_person) call('shutdown');
      call('boot', {
        app_id: site,
        hide_default_launcher: true,
        language_override: language,
        ...(identity === null ? {} : personOf(identity)),
      });
      call('show');
      await load(`${url}/widget/${site}`);
    },
    identify: (identity) => call('update', personOf(identity)),
    forget: () => call('shutdown'),
  };
}
