import { canCall } from '@sampan/api-client';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $chat_open } from '../../shared/privacy/chat-panel.store.ts';
import { third_parties } from '../../shared/privacy/third-parties.ts';
import { useUser } from '../../shared/session/use-user.ts';

/** Opens the chat, where the settings name one. Whoever acts for somebody else does not chat as them. */
export function ChatLink() {
  const { t } = useLocale();
  const user = useUser();
  if (third_parties.chat === null || !canCall('getChatIdentity', user)) return null;
  return (
    <li>
      <button type="button" className="c-nav__item" onClick={() => $chat_open.set(true)}>
        <span className="c-nav__label">{t('privacy.chat_open')}</span>
      </button>
    </li>
  );
}
