import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** Search of an address, as the ways in hand it on to each other. */
export type LinkSearch = Readonly<Partial<Record<'next' | 'ref', string>>>;

export interface PageLinkProps {
  /** A path of the console without parameters. */
  to: string;
  search?: LinkSearch;
  className?: string;
  children: ReactNode;
}

/** What a page needs of a router when it is also shown without one, as the sign-in page is. */
export interface Navigation {
  /** The search of the address that is shown. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly Link: ComponentType<PageLinkProps>;
  /** Leads to a path, in the place of the one that is shown. */
  readonly replace: (path: string) => void;
  readonly go: (path: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** The ways on from a page below a {@link NavigationProvider}. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('useNavigation needs a NavigationProvider above it');
  return navigation;
}

/** A link to another page of the console. */
export function PageLink(props: PageLinkProps) {
  const { Link } = useNavigation();
  return <Link {...props} />;
}
