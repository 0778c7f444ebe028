import { Link, useParams } from '@tanstack/react-router';
import { TrackingActions, TrackingView } from '@sampan/widgets/tracking/react';
import '@sampan/widgets/tracking/tracking.css';
import { useEffect } from 'react';
import { usePageTitle } from '../app/page-title.ts';
import { Brand } from '../layout/brand.tsx';
import { useLocale } from '../locale/locale.tsx';
import { ThemeMenu } from '../theme/theme-menu.tsx';
import { IS_MOBILE, usePublicTracking } from './use-tracking.ts';
import './public-tracking.css';

/** Search engines keep no copy of a parcel's way. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** /t/{id}: where anybody with the link follows a parcel; nothing personal stands on it (design 8.10). */
export function PublicTrackingPage() {
  const locale = useLocale();
  const { t } = locale;
  const { id } = useParams({ from: '/t/$id' });
  const model = usePublicTracking(id);
  usePageTitle(t('tracking.public_title'));
  useNoIndex();
  return (
    <div className="c-public">
      <header className="c-public__head">
        <Link to="/" className="c-brand">
          <Brand size={28} />
        </Link>
        <div className="c-row">
          <TrackingActions model={model} t={t} isMobile={IS_MOBILE} />
          <ThemeMenu />
        </div>
      </header>
      <main className="c-public__main">
        <h1 className="s-visually-hidden">{t('tracking.public_title')}</h1>
        <div className="c-card">
          <TrackingView model={model} t={t} format={locale} isMobile={IS_MOBILE} headingLevel={2} />
        </div>
        <p className="c-public__advice">{t('tracking.public_advice')}</p>
      </main>
    </div>
  );
}
