import { buttonClass, IconButton, iconMenu } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { TopUpLink } from '../../features/wallet/top-up/top-up-link.tsx';
import { Balance } from './balance.tsx';
import { Brand } from '../../shared/brand/brand.tsx';
import { CountryFlag } from '../../shared/brand/country-flag.tsx';
import { Outside } from '../privacy/outside.tsx';
import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { LanguageMenu } from '../../shared/locale/language-menu.tsx';
import { TrackForm } from './track-form.tsx';
import { UserMenu } from './user-menu.tsx';

const HeaderMessage = lazyPart('layout', () => import('./header-message.tsx'), 'HeaderMessage');
const NoticeBell = lazyPart(
  'layout',
  () => import('../../features/notifications/notice-bell.tsx'),
  'NoticeBell',
  <span className="c-header__bell" />,
);
const JobPill = lazyPart('layout', () => import('../../features/jobs/job-pill.tsx'), 'JobPill');

export interface HeaderProps {
  /** Opens the menu of a phone, or makes the sidebar of a desktop narrow or wide. */
  onMenu: () => void;
  menuLabel: string;
  /** Opens the search over everything. */
  onSearch: () => void;
}

/** The bar over every signed-in page (spec section 2, Header). */
export function Header({ onMenu, menuLabel, onSearch }: HeaderProps) {
  const { t } = useLocale();
  const { country_code } = useUser();
  return (
    <header className="c-header">
      <a className={`${buttonClass({ size: 'sm' })} c-skip`} href="#main">
        {t('shell.skip_to_content')}
      </a>
      <IconButton icon={iconMenu} label={menuLabel} onClick={onMenu} />
      <Link to="/home" className="c-brand c-header__brand">
        <Brand size={26} />
      </Link>
      <div className="c-header__track">
        <TrackForm />
        <button
          type="button"
          className="c-header__find"
          onClick={onSearch}
          title={t('keyboard.find')}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <span className="s-visually-hidden">{t('keyboard.find')}</span>
          <kbd aria-hidden="true">Ctrl</kbd>
          <kbd aria-hidden="true">K</kbd>
        </button>
      </div>
      <HeaderMessage />
      <div className="c-header__end">
        <Outside part="social_links" />
        <JobPill />
        <LanguageMenu />
        <NoticeBell />
        <span className="c-header__money">
          <span className="c-header__country" title={t(`country.${country_code}`)}>
            <CountryFlag country={country_code} />
            <span>{country_code}</span>
          </span>
          <Balance />
          <TopUpLink className="c-header__top-up" />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
