import { canCall } from '@sampan/api-client';
import { Icon, iconChevronLeft, iconChevronRight } from '@sampan/ui';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useIsWide } from '../../shared/device/use-is-wide.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';
import './settings.css';

/** The menu beside every page of /settings; on a phone /settings is the list, and each page leads back to it (look.md 3). */
export function SettingsLayout() {
  const { t } = useLocale();
  const is_wide = useIsWide();
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/$/u, '') });
  if (!is_wide && path === '/settings') return <SettingsList />;
  return (
    <div className="c-page c-settings">
      {is_wide ? (
        <nav className="c-settings__nav" aria-label={t('settings.title')}>
          <SettingsLinks />
        </nav>
      ) : (
        <Link to="/settings" className="c-settings__back">
          <Icon shape={iconChevronLeft} size={16} />
          {t('settings.back')}
        </Link>
      )}
      {/* In one place at every width: a tablet that is turned keeps what was typed on the page. */}
      <div className="c-settings__page">
        <Outlet />
      </div>
    </div>
  );
}

/** The first page has two addresses: on a phone /settings itself is the list. */
const PROFILE = '/settings/profile';

function SettingsLinks({ of_phone = false }: { of_phone?: boolean }) {
  const { t } = useLocale();
  const user = useUser();
  const here = useRouterState({ select: ({ location }) => location.pathname.replace(/\/$/u, '') });
  return SETTINGS_PAGES.filter(({ needs }) => canCall(needs, user)).map(({ path, label }) => {
    const is_below = path !== '/settings' && here.startsWith(`${path}/`);
    const is_here = here === path || is_below || (path === '/settings' && here === PROFILE);
    return (
      <Link
        key={path}
        to={of_phone && path === '/settings' ? PROFILE : path}
        className={is_here && !of_phone ? 'c-nav__item c-nav__item--on' : 'c-nav__item'}
        {...(is_here && !of_phone ? { 'aria-current': 'page' as const } : {})}
      >
        <span>{t(label)}</span>
        {of_phone ? <Icon shape={iconChevronRight} size={16} /> : null}
      </Link>
    );
  });
}

function SettingsList() {
  const { t } = useLocale();
  usePageTitle(t('settings.title'));
  return (
    <div className="c-page c-settings">
      <h1>{t('settings.title')}</h1>
      <nav className="c-card c-settings__list" aria-label={t('settings.title')}>
        <SettingsLinks of_phone />
      </nav>
    </div>
  );
}
