import { endpointList, SERVICE_BASES } from '@sampan/contract';

/** An endpoint as a developer looks it up. */
export interface KeyEndpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

/** What secret keys may call, as far as their scopes go: every endpoint that names a scope. */
export const KEY_ENDPOINTS: readonly KeyEndpoint[] = endpointList
  .filter(({ api_scope }) => api_scope !== null)
  .map(({ name, method, service, path, summary }) => ({ name, method, path: SERVICE_BASES[service] + path, summary }));
