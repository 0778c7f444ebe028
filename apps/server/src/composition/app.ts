import { endpoints } from '@sampan/contract';
import { Hono } from 'hono';
import { CALLBACK_PATH } from '../modules/commerce/channel/index.ts';
import { serveDomains } from '../modules/identity/recipient-domain/index.ts';
import { refuseMalformedPath } from '../platform/http/refuse-malformed-unicode.ts';
import { createMethodFinder } from '../platform/http/wrong-method.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { mountRoutes, type Deps } from '../platform/http/mount.ts';
import { domainErrorOf, problemOf } from '../platform/http/problem-answer.ts';
import { newId } from '../platform/ids.ts';
import { refuseWhilePaused, type PauseWatch } from '../platform/setting/pause.ts';
import { appPathOf } from '../platform/http/cors.ts';
import { DomainError } from '../platform/errors.ts';
import { routes } from './routes.ts';

/** What a paused server still does, so that the operator can see what was restored. */
const LOOKING_AROUND = new Set([endpoints.login, endpoints.logout, endpoints.createLiveTicket].map(appPathOf));
/** A store's permission is exchanged for tokens by a page that a browser opens. */
const ACTING = [CALLBACK_PATH, appPathOf(endpoints.authStore)];

/** The API as an app that answers requests; `main.ts` listens with it, tests call it in process. */
export function createApp(deps: Deps, pause: PauseWatch): Hono {
  const app = new Hono();
  app.use(securityHeaders(deps.env));
  app.use(refuseMalformedPath);
  app.use(serveDomains(deps));
  app.use(refuseWhilePaused(pause, { allowed: LOOKING_AROUND, acting: ACTING }));
  const methodsOf = createMethodFinder(routes);
  mountRoutes(app, routes, deps);
  app.notFound((c) => {
    const methods = methodsOf(c);
    const error = new DomainError(methods === null ? 'not_found' : 'method_not_allowed');
    return c.json(problemOf(error, newId()), error.status as 404, {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...(methods === null ? {} : { Allow: methods }),
    });
  });
  app.onError((thrown, c) => {
    const error = domainErrorOf(thrown);
    const request_id = newId();
    if (error.status >= 500) deps.log.error({ err: thrown, request_id }, 'request failed');
    return c.json(problemOf(error, request_id), error.status as 500, { 'Content-Type': 'application/problem+json' });
  });
  return app;
}
