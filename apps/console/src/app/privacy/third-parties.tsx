import { useStore } from '@nanostores/react';
import { canCall } from '@sampan/api-client';
import type { PageViewSettings } from '@sampan/contract';
import { countedPath, createViewCounter, sendPageView, SERVICE_NAMES } from '@sampan/stores/third-parties';
import { Banner, Button } from '@sampan/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { consent, third_parties } from '../../shared/privacy/third-parties.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { ChatPanel } from './chat-panel.tsx';
import './privacy.css';

/** What lies over the signed-in pages where the settings name a service besides ours: the question, the count and the chat. */
export function ThirdParties() {
  const user = useUser();
  const { page_views, chat } = third_parties;
  return (
    <>
      {page_views === null ? null : <PageViews settings={page_views} />}
      {chat === null || !canCall('getChatIdentity', user) ? null : <ChatPanel chat={chat} />}
    </>
  );
}

/** Tells the counting service of each page and asks for consent where the law asks. */
function PageViews({ settings }: { settings: PageViewSettings }) {
  const { t } = useLocale();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [counter] = useState(() =>
    createViewCounter({
      settings,
      consent,
      origin: location.origin,
      language: navigator.language,
      send: sendPageView,
    }),
  );
  useEffect(() => counter.stop, [counter]);
  useEffect(() => {
    const counted = countedPath(path, false);
    if (counted !== null) counter.visit(counted, '');
  }, [counter, path]);
  // A given or refused answer draws this again.
  useStore(consent.$answers);
  if (!consent.hasQuestion()) return null;
  return (
    <div className="c-privacy-question">
      <Banner
        tone="info"
        title={t('privacy.views_ask')}
        action={
          <div className="c-privacy-question__answers">
            <Button onClick={() => consent.answer('page_views', 'given')}>{t('privacy.views_allow')}</Button>
            <Button onClick={() => consent.answer('page_views', 'refused')}>{t('privacy.views_refuse')}</Button>
          </div>
        }
      >
        {t('privacy.views_text', { provider: SERVICE_NAMES[settings.provider] })} {t('privacy.choice_hint')}
      </Banner>
    </div>
  );
}
