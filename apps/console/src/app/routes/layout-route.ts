import { createRoute } from '@tanstack/react-router';
import { signedInGuard } from '../../shared/routing/guards.ts';
import { rootRoute } from './root-route.tsx';
import { textParam } from '../../shared/routing/search-param.ts';
import { lazyPage } from './lazy-page.ts';

const AppLayout = lazyPage('app', () => import('../layout/app-layout.tsx'), 'AppLayout');

/** The sidebar and header around every signed-in page. `track` and `order` open their panels over any of them. */
export const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: AppLayout,
  validateSearch: (search: Record<string, unknown>): { track?: string } => {
    const track = textParam(search['track']);
    return track === undefined ? {} : { track };
  },
  beforeLoad: ({ location }) => signedInGuard(location.href),
});
