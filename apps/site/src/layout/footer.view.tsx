import { COPYRIGHT_YEARS, supportMailOf } from '@sampan/country-rules';
import { COUNTRY_SCOPES, type Scope } from '../marketing/scope.ts';

interface FootLink {
  readonly name: string;
  readonly path: string;
}
/** Columns of the foot, by title. */
export type FootLinks = readonly { readonly title: string; readonly links: readonly FootLink[] }[];

export function FooterView({ scope, foot }: { scope: Scope; foot: FootLinks }) {
  const mail = supportMailOf(scope.country ?? 'SG');
  return (
    <footer className="foot">
      <div className="foot__inner">
        {foot.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="foot__title">{title}</p>
            <ul>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="Countries">
          <p className="foot__title">Countries</p>
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
