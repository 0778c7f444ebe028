import { useStore } from '@nanostores/react';
import type { ChatSettings } from '@sampan/contract';
import { supportMailOf } from '@sampan/country-rules';
import { SERVICE_NAMES } from '@sampan/stores/third-parties';
import { Button, IconButton, iconX } from '@sampan/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $chat_open } from '../../shared/privacy/chat-panel.store.ts';
import { consent } from '../../shared/privacy/third-parties.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { useChatFrame } from './use-chat-frame.ts';
import './chat-panel.css';

/** The chat beside the page. Nothing of the service is loaded before the person agrees; it is asked for in this panel. */
export function ChatPanel({ chat }: { chat: ChatSettings }) {
  const { t } = useLocale();
  const is_open = useStore($chat_open);
  useStore(consent.$answers);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (is_open) panel.current?.focus();
  }, [is_open]);
  const is_allowed = consent.allows('chat');
  // After a withdrawal the conversation stays until the service has forgotten.
  const [is_talking, setTalking] = useState(is_allowed);
  if (is_allowed && !is_talking) setTalking(true);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={t('privacy.chat_open')}
      tabIndex={-1}
      className="c-chat"
      hidden={!is_open}
      onKeyDown={({ key }) => {
        if (key === 'Escape') $chat_open.set(false);
      }}
    >
      <header className="c-chat__head">
        <strong>{t('privacy.chat_open')}</strong>
        <IconButton icon={iconX} label={t('privacy.chat_close')} onClick={() => $chat_open.set(false)} />
      </header>
      {is_talking ? (
        <Conversation chat={chat} onEnd={() => setTalking(false)} />
      ) : (
        <Question provider={SERVICE_NAMES[chat.provider]} />
      )}
    </section>
  );
}

function Question({ provider }: { provider: string }) {
  const { t } = useLocale();
  return (
    <div className="c-chat__question">
      <h2>{t('privacy.chat_ask')}</h2>
      <p>{t('privacy.chat_text', { provider })}</p>
      <p>{t('privacy.chat_identity_text')}</p>
      <Button variant="primary" onClick={() => consent.answer('chat', 'given')}>
        {t('privacy.chat_start')}
      </Button>
    </div>
  );
}

function Conversation({ chat, onEnd }: { chat: ChatSettings; onEnd: () => void }) {
  const { t, language } = useLocale();
  const user = useUser();
  const { frame, state, src } = useChatFrame(chat, language, onEnd);
  return (
    <>
      <div className="c-chat__body">
        {state === 'loading' ? <p role="status">{t('privacy.chat_loading')}</p> : null}
        {state === 'unavailable' ? (
          <p role="status">{t('privacy.chat_unavailable', { mail: supportMailOf(user.country_code) })}</p>
        ) : (
          <iframe
            ref={frame}
            src={src}
            title={t('privacy.chat_open')}
            className="c-chat__frame"
            // Services keep who chats in storage and cookies, which a frame without an origin is refused.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
          />
        )}
      </div>
      <footer className="c-chat__foot">
        <Button size="sm" onClick={() => consent.answer('chat', 'refused')}>
          {t('privacy.chat_stop')}
        </Button>
      </footer>
    </>
  );
}
