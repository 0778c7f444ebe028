import { COPYRIGHT_YEARS, supportMailOf } from '@sampan/country-rules';
import { siteTexts } from './site-texts.ts';
import { COUNTRY_SCOPES, type Scope } from '../marketing/scope.ts';

interface FootLink {
  readonly name: string;
  readonly path: string;
  /** Set where the page is in another language than this one. */
  readonly locale?: string;
}
/** Columns of the foot, by title. */
export type FootLinks = readonly { readonly title: string; readonly links: readonly FootLink[] }[];

export function FooterView({ scope, foot }: { scope: Scope; foot: FootLinks }) {
  const t = siteTexts(scope.language);
  const mail = supportMailOf(scope.country ?? 'SG');
  return (
    <footer className="foot">
      <div className="foot__inner">
        {foot.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="foot__title">{title}</p>
            <ul>
              {links.map(({ name, path, locale }) => (
                <li key={path}>
                  <a href={path} lang={locale} hrefLang={locale}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label={t.countries}>
          <p className="foot__title">{t.countries}</p>
          <ul>
            {COUNTRY_SCOPES.map((one) => (
              <li key={one.id}>
                <a href={one.base}>{`${one.name.replace(/^the /u, 'The ')}, ${one.currency}`}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="foot__last">
          © {COPYRIGHT_YEARS} Sampan · <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      </div>
    </footer>
  );
}
