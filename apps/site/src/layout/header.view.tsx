import { COUNTRY_SCOPES, LOCAL_SCOPES, type Scope } from '../marketing/scope.ts';
import { LogoView } from './logo.view.tsx';
import type { PublicPage } from './public-page.ts';
import { siteTexts } from './site-texts.ts';

interface BarLink {
  readonly path: string;
  readonly name: string;
}

/** What the bar leads to: in a country's own language only what is written in it. */
function linksOf({ base, language }: Scope): BarLink[] {
  const t = siteTexts(language);
  const both = [
    { path: `${base}/services`, name: t.services },
    { path: `${base}/instant-quotation`, name: t.prices },
  ];
  if (language !== 'en') return [...both, { path: `${base}/blog/insurance/parcel-insurance`, name: t.insurance }];
  return [
    ...both,
    { path: `${base}/partners`, name: t.couriers },
    { path: `${base}/blog/guides`, name: 'Blog' },
    { path: '/developers', name: 'Developers' },
    { path: '/help', name: t.help },
  ];
}

export function HeaderView({ scope, siblings }: { scope: Scope; siblings: PublicPage['siblings'] }) {
  const t = siteTexts(scope.language);
  const pathIn = (one: Scope): string => siblings.find(({ locale }) => locale === one.locale)?.path ?? one.base;
  const languages = [...COUNTRY_SCOPES, ...LOCAL_SCOPES].filter(({ id }) => id === scope.id);
  return (
    <header className="bar">
      <div className="bar__inner">
        <a className="bar__home" href={scope.base || '/'}>
          <LogoView />
          <span>Sampan</span>
        </a>
        <nav className="bar__links" aria-label={t.bar}>
          {linksOf(scope).map(({ path, name }) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
        </nav>
        <details className="bar__country">
          <summary>{scope.country ?? t.country}</summary>
          <ul>
            {languages.length < 2
              ? null
              : languages.map((one) => (
                  <li key={one.locale}>
                    <a href={pathIn(one)} lang={one.locale} hrefLang={one.locale}>
                      {siteTexts(one.language).language}
                    </a>
                  </li>
                ))}
            {COUNTRY_SCOPES.filter(({ id }) => languages.length < 2 || id !== scope.id).map((one) => (
              <li key={one.id}>
                <a href={pathIn(one)}>{one.name.replace(/^the /u, 'The ')}</a>
              </li>
            ))}
          </ul>
        </details>
        <a className="bar__sign-in" href="/auth">
          {t.sign_in}
        </a>
        <a className="act act--main act--small" href="/auth/register">
          {t.start_free}
        </a>
      </div>
    </header>
  );
}
