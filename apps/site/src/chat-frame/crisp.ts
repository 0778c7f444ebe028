import type { ChatIdentity } from '@sampan/contract';
import { loadScript, type ChatService, type ServiceWindow } from './chat-service.ts';

/** Crisp's commands go into a queue that its script works off. It refuses a person without an email. */
export function crisp(host: ServiceWindow, load = loadScript): ChatService {
  const push = (...command: unknown[]) => (host['$crisp'] as unknown[]).push(command);
  const identify = ({ id, name, phone, email, signature }: ChatIdentity) => {
    if (email !== '') push('set', 'user:email', [email, signature]);
    push('set', 'user:nickname', [name]);
    if (phone !== '') push('set', 'user:phone', [phone]);
    push('set', 'session:data', [[['user_id', id]]]);
  };
  return {
    start: async ({ site, url }, { language, identity, is_other_person }) => {
      host['$crisp'] = [];
      host['CRISP_WEBSITE_ID'] = site;
      host['CRISP_RUNTIME_CONFIG'] = { locale: language };
      if (is_other_person) push('do', 'session:reset');
      if (identity !== null) identify(identity);
      push('do', 'chat:open');
      await load(`${url}/l.js`);
    },
    identify,
    forget: () => push('do', 'session:reset'),
  };
}
