import { Link, type LinkProps } from '@tanstack/react-router';
import './tab-links.css';

export interface TabLink {
  path: NonNullable<LinkProps['to']>;
  label: string;
  /** The first page: it is only the current one at its own address, not below it. */
  exact?: boolean;
}

/** The pages of one place as a row of links; on a phone the row scrolls sideways. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className="c-tab-links" aria-label={label}>
      {links.map(({ path, label: name, exact = false }) => (
        <Link
          key={path}
          to={path}
          className="c-tab-links__item"
          activeOptions={{ exact, includeSearch: false }}
          activeProps={{ className: 'c-tab-links__item--on', 'aria-current': 'page' as const }}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
