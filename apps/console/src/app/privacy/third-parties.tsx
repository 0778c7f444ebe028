import { useStore } from '@nanostores/react';
import { countedPath, createViewCounter, sendPageView, SERVICE_NAMES } from '@sampan/stores/third-parties';
import { Banner, Button } from '@sampan/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { consent, third_parties } from '../../shared/privacy/third-parties.ts';
import './privacy.css';

/** Tells the counting service of each page and asks for consent where the law asks. */
export function ThirdParties() {
  const { t } = useLocale();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { page_views } = third_parties;
  const [counter] = useState(() =>
    page_views === null
      ? null
      : createViewCounter({
          settings: page_views,
          consent,
          origin: location.origin,
          language: navigator.language,
          send: sendPageView,
        }),
  );
  useEffect(() => () => counter?.stop(), [counter]);
  useEffect(() => {
    const counted = countedPath(path, false);
    if (counted !== null) counter?.visit(counted, '');
  }, [counter, path]);
  // A given or refused answer draws this again.
  useStore(consent.$answers);
  if (page_views === null || !consent.hasQuestion()) return null;
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
        {t('privacy.views_text', { provider: SERVICE_NAMES[page_views.provider] })} {t('privacy.choice_hint')}
      </Banner>
    </div>
  );
}
