import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { NavigationProvider, type Navigation, type PageLinkProps } from './navigation.tsx';

function RoutedLink({ to, search = {}, ...link }: PageLinkProps) {
  // The router's types know its routes by name; here stands any of them.
  return <Link to={to as '/auth'} search={search} {...link} />;
}

/** The navigation of pages that stand in the router. */
export function RoutedNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const navigation = useMemo(
    (): Navigation => ({
      search,
      Link: RoutedLink,
      replace: (path) => router.history.replace(path),
      go: (path) => void router.navigate({ to: path as '/auth' }),
    }),
    [router, search],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
