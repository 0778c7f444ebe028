import type { Context } from 'hono';
import { appPathOf } from './cors.ts';
import type { Route } from './route.ts';

/** Which methods an address has that exists but was asked in another way; null for one that does not exist. */
export function createMethodFinder(routes: readonly Route[]): (c: Context) => string | null {
  const known = routes.map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: new RegExp(`^${appPathOf(endpoint).replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'),
  }));
  return (c) => {
    const { path, method } = c.req;
    const methods = new Set<string>(known.filter(({ pattern }) => pattern.test(path)).map((route) => route.method));
    // Everything that is no API is a file or a page.
    if (!path.startsWith('/api/')) methods.add('GET');
    if (methods.has('GET')) methods.add('HEAD');
    return methods.size === 0 || methods.has(method) ? null : [...methods].join(', ');
  };
}
