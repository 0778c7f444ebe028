import { supportMailOf } from '@sampan/country-rules';
import { useStore } from '@nanostores/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '../../shared/brand/brand.tsx';
import { LanguageMenu } from '../../shared/locale/language-menu.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $country, $session } from '../../shared/session/session.store.ts';
import { ThemeMenu } from '../../shared/theme/theme-menu.tsx';
import './contact.css';

const PAGES = [
  { path: '/contact', label: 'contact.support' },
  { path: '/contact/sales', label: 'contact.sales' },
  { path: '/contact/api', label: 'contact.api' },
  { path: '/contact/brand', label: 'contact.brand' },
] as const;

/** The page around every enquiry form (spec section 2, Forms implied): anybody may open it, signed in or not. */
export function ContactLayout({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useLocale();
  const is_signed_in = useStore($session) !== null;
  const mail = supportMailOf(useStore($country));
  const [before = '', after = ''] = t('contact.by_mail', { mail: '\n' }).split('\n');
  return (
    <div className="c-contact">
      <header className="c-contact__head">
        <Link to="/" className="c-brand">
          <Brand size={28} />
        </Link>
        <span className="c-contact__head-end">
          <LanguageMenu />
          <ThemeMenu />
        </span>
      </header>
      <main className="c-contact__main">
        <nav className="c-contact__nav" aria-label={t('contact.nav')}>
          {PAGES.map(({ path, label }) => (
            <Link
              key={path}
              to={path}
              className="c-contact__tab"
              activeOptions={{ exact: true, includeSearch: false }}
              activeProps={{ className: 'c-contact__tab--on', 'aria-current': 'page' }}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <div>
          <h1>{title}</h1>
          <p className="s-muted">{text}</p>
        </div>
        <div className="c-card">{children}</div>
        <p className="c-contact__mail">
          {before}
          <a href={`mailto:${mail}`}>{mail}</a>
          {after}
        </p>
        {is_signed_in ? (
          <p>
            <Link to="/settings/support">{t('support.title')}</Link>
            <br />
            <Link to="/home">{t('contact.to_console')}</Link>
          </p>
        ) : null}
      </main>
    </div>
  );
}
