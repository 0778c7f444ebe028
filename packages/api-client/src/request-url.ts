import { SERVICE_BASES } from '@sampan/contract';
import type { Endpoint } from '@sampan/contract';

type Values = Readonly<Record<string, unknown>>;

/**
 * The address of a call: base, service, path with its parameters, query. Values that are undefined or null are left out of
 * the query. Null when a parameter is missing or would change the path: browsers fold '.' and '..' even when they are
 * escaped, so a tracking box with '..' in it would call another endpoint.
 */
export function requestUrl(
  base_url: string,
  endpoint: Endpoint,
  params: Values | undefined,
  query: Values | undefined,
): string | null {
  let complete = true;
  const path = endpoint.path.replace(/\{(\w+)\}/gu, (_whole, name: string) => {
    const value = params?.[name];
    const segment = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (segment === '' || segment === '.' || segment === '..') complete = false;
    return encodeURIComponent(segment);
  });
  return complete ? withoutTrailingSlash(base_url) + SERVICE_BASES[endpoint.service] + path + queryText(query) : null;
}

/** The base without the slash people write at its end; '' stays '' and means the page's own origin. */
export function withoutTrailingSlash(base_url: string): string {
  return base_url.replace(/\/+$/u, '');
}

function queryText(query: Values | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
