import { COUNTRY_SCOPES, type Scope } from '../marketing/scope.ts';
import { LogoView } from './logo.view.tsx';
import type { PublicPage } from './public-page.ts';

const LINKS = [
  ['/services', 'Services'],
  ['/instant-quotation', 'Prices'],
  ['/partners', 'Couriers'],
  ['/blog/guides', 'Blog'],
] as const;

export function HeaderView({ scope, siblings }: { scope: Scope; siblings: PublicPage['siblings'] }) {
  return (
    <header className="bar">
      <div className="bar__inner">
        <a className="bar__home" href={scope.base || '/'}>
          <LogoView />
          <span>Sampan</span>
        </a>
        <nav className="bar__links" aria-label="Site">
          {LINKS.map(([path, name]) => (
            <a key={path} href={`${scope.base}${path}`}>
              {name}
            </a>
          ))}
          <a href="/developers">Developers</a>
          <a href="/help">Help</a>
        </nav>
        <details className="bar__country">
          <summary>{scope.country ?? 'Country'}</summary>
          <ul>
            {COUNTRY_SCOPES.map((one) => (
              <li key={one.id}>
                <a href={siblings.find(({ locale }) => locale === one.locale)?.path ?? one.base}>
                  {one.name.replace(/^the /u, 'The ')}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <a className="bar__sign-in" href="/auth">
          Sign in
        </a>
        <a className="act act--main act--small" href="/auth/register">
          Start free
        </a>
      </div>
    </header>
  );
}
