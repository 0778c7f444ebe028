import type { ChatSettings } from '@sampan/contract';
import {
  CHAT_FRAME_PATH,
  chatEnvelope,
  chatMessageOf,
  createChatSession,
  SERVICE_NAMES,
  type ChatSession,
  type ConsentStore,
  type FromChatFrame,
} from '@sampan/stores/third-parties';
import { button, element } from './dom.ts';
import type { PrivacyTexts } from './privacy-texts.ts';
import './chat-panel.css';

/** The frame with the chat and the session that speaks to it. Visitors of the site have no name. */
function openFrame(chat: ChatSettings, title: string): { frame: HTMLIFrameElement; session: ChatSession } {
  const frame = element('iframe', 'chat__frame');
  frame.title = title;
  const session = createChatSession({
    chat,
    language: document.documentElement.lang.split('-')[0] ?? 'en',
    identity: () => Promise.resolve(null),
    post: (message) => frame.contentWindow?.postMessage(chatEnvelope(message), location.origin),
  });
  window.addEventListener('message', (event) => {
    const from = { window: frame.contentWindow, origin: location.origin };
    const message = chatMessageOf<FromChatFrame>(event, from);
    if (message !== null) session.receive(message);
  });
  frame.src = CHAT_FRAME_PATH;
  return { frame, session };
}

/** A button that opens the chat. Nothing of the service is loaded before the visitor agrees. */
export function offerChat(chat: ChatSettings, consent: ConsentStore, texts: PrivacyTexts): void {
  const provider = SERVICE_NAMES[chat.provider];
  const mail = document.querySelector<HTMLAnchorElement>('.foot__last a[href^="mailto:"]')?.textContent ?? '';
  const panel = element('section', 'chat');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', texts['privacy.chat_open']);
  panel.tabIndex = -1;
  panel.hidden = true;
  const body = element('div', 'chat__body');
  const foot = element('div', 'chat__foot');
  panel.append(body, foot);
  const close = () => {
    panel.hidden = true;
    launcher.focus();
  };
  const stay_closed = button(texts['privacy.chat_close'], 'act act--small', close);

  const ask = () => {
    body.replaceChildren(
      element('p', 'chat__title', texts['privacy.chat_ask']),
      element('p', '', texts['privacy.chat_text'].replace('{{provider}}', provider)),
    );
    foot.replaceChildren(
      button(texts['privacy.chat_start'], 'act act--main act--small', () => {
        consent.answer('chat', 'given');
        talk();
      }),
      stay_closed,
    );
  };
  const talk = () => {
    const { frame, session } = openFrame(chat, texts['privacy.chat_open']);
    const state = element('p', 'chat__state', texts['privacy.chat_loading']);
    state.setAttribute('role', 'status');
    const withdraw = button(texts['privacy.chat_stop'], 'act act--small', () => {
      consent.answer('chat', 'refused');
      session.end();
    });
    session.$state.listen((now) => {
      state.hidden = now === 'ready';
      if (now === 'unavailable') {
        frame.remove();
        state.textContent = texts['privacy.chat_unavailable'].replace('{{mail}}', mail);
      }
      if (now === 'ended') {
        ask();
        close();
      }
    });
    body.replaceChildren(state, frame);
    foot.replaceChildren(withdraw, stay_closed);
    panel.focus();
  };
  const launcher = button(texts['privacy.chat_open'], 'chat__open', () => {
    panel.hidden = false;
    if (body.childElementCount === 0) (consent.allows('chat') ? talk : ask)();
    panel.focus();
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  document.body.append(launcher, panel);
}
