import { Link, useRouterState, type LinkProps } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import './tab-links.css';

export interface TabLink {
  path: NonNullable<LinkProps['to']>;
  label: string;
  /** The first page: it is only the current one at its own address, not below it. */
  exact?: boolean;
}

/** The pages of one place as a row of links; on a phone the row scrolls sideways, and the current one is in sight. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useLayoutEffect(() => {
    const nav = row.current;
    const here = nav?.querySelector<HTMLElement>('[aria-current=page]');
    if (nav && here) nav.scrollLeft = here.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  return (
    <nav ref={row} className="c-tab-links" aria-label={label}>
      {links.map(({ path: to, label: name, exact = false }) => (
        <Link
          key={to}
          to={to}
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
