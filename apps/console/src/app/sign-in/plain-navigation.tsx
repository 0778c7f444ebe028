import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import {
  NavigationProvider,
  useNavigation,
  type Navigation,
  type PageLinkProps,
} from '../../shared/routing/navigation.tsx';
import { parsePlainSearch, writePlainSearch } from '../../shared/routing/plain-search.ts';

export interface PlainNavigationProps {
  /** The address is one of another page now. */
  onLeave: () => void;
  children: ReactNode;
}

/** A click that the browser would follow in this tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function PlainLink({ to, search = {}, children, ...link }: PageLinkProps) {
  const { go } = useNavigation();
  const address = `${to}${writePlainSearch(search)}`;
  // As the router marks a link to the page that is shown, or to one above it.
  const is_here = `${window.location.pathname}/`.startsWith(`${to}/`);
  return (
    <a
      {...link}
      href={address}
      aria-current={is_here ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(address);
      }}
    >
      {children}
    </a>
  );
}

/** The navigation of the one page that stands without a router: every way on leaves it. */
export function PlainNavigation({ onLeave, children }: PlainNavigationProps) {
  const [search, setSearch] = useState(() => parsePlainSearch(window.location.search));
  const path = useRef(window.location.pathname);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const follow = () => {
      if (window.location.pathname === path.current) setSearch(parsePlainSearch(window.location.search));
      else leave.current();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const navigation = useMemo((): Navigation => {
    const show = (address: string, way: 'pushState' | 'replaceState') => {
      window.history[way](null, '', address);
      if (window.location.pathname === path.current) setSearch(parsePlainSearch(window.location.search));
      else leave.current();
    };
    return {
      search,
      Link: PlainLink,
      replace: (to) => show(to, 'replaceState'),
      go: (to) => show(to, 'pushState'),
    };
  }, [search]);
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
