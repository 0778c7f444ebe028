import { mayCall } from '@sampan/api-client';
import { Link, Outlet } from '@tanstack/react-router';
import { useLocale } from '../locale/locale.tsx';
import { useUser } from '../session/use-user.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';
import './settings.css';

/** The menu beside every page of /settings; on a phone it is a row that scrolls above them. */
export function SettingsFrame() {
  const { t } = useLocale();
  const user = useUser();
  return (
    <div className="c-page c-settings">
      <nav className="c-settings__nav" aria-label={t('settings.title')}>
        {SETTINGS_PAGES.filter(({ needs }) => mayCall(needs, user)).map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            className="c-nav__item"
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ className: 'c-nav__item--on', 'aria-current': 'page' }}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className="c-settings__page">
        <Outlet />
      </div>
    </div>
  );
}
