import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import type { Services } from '../../shared/api/services.tsx';
import { RoutedNavigation } from '../../shared/routing/routed-navigation.tsx';

export interface RouterContext {
  readonly services: Services;
  readonly queries: QueryClient;
}

/** Every page hangs below it. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <RoutedNavigation>
      <Outlet />
    </RoutedNavigation>
  ),
});

/** Unknown paths, and what does not exist for this person, lead to /404 (spec section 2). */
export const toNotFound = () => redirect({ to: '/404', replace: true });
