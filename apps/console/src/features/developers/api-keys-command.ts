import { KEY_ENDPOINTS } from '@sampan/api-client';
import type { ApiScope, EndpointName } from '@sampan/contract';

/** A harmless call for each scope that has one without an id in it. */
const CALLS = [
  ['orders:read', 'countOrders'],
  ['account:read', 'getMe'],
  ['wallet:read', 'getWalletBalance'],
  ['products:read', 'listProducts'],
] as const satisfies readonly (readonly [ApiScope, EndpointName])[];
/** What any key may ask for. */
const HEALTH = '/api/health';

/** A command for a terminal that this key may send, with a secret or the name of a variable that holds it. */
export function commandOf({
  origin,
  scopes,
  secret,
}: {
  origin: string;
  scopes: readonly ApiScope[];
  secret: string;
}): string {
  const name = CALLS.find(([scope]) => scopes.includes(scope))?.[1];
  const path = KEY_ENDPOINTS.find((endpoint) => endpoint.name === name)?.path ?? HEALTH;
  return `curl ${origin}${path} \\\n  -H "Authorization: Bearer ${secret}"`;
}
