import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import type { Services } from './services.tsx';

export interface RouterContext {
  readonly services: Services;
  readonly queries: QueryClient;
}

/** Every page hangs below it. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Outlet });

/** A search parameter that is a text with something in it. */
export const textParam = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Where a page that asks for a session wants to lead afterwards. */
export const readNext = (search: Record<string, unknown>): { next?: string } => {
  const next = textParam(search['next']);
  return next === undefined ? {} : { next };
};

/** Unknown paths, and what does not exist for this person, lead to /404 (spec section 2). */
export const toNotFound = () => redirect({ to: '/404', replace: true });
